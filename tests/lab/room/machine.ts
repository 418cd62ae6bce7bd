// Starts a machine that is described as data, has it run commands, and takes it away.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, watch } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Image, packTexts } from './image.ts';

/** Something that a machine runs; what it prints is kept. */
export interface Command {
  name: string;
  /** A script of the shell. */
  run: string;
  /** What QEMU's monitor is told once the command has started. */
  monitor?: readonly string[];
}

export interface Machine {
  name: string;
  image: Image;
  /** MiB. */
  memory: number;
  /** Arguments of QEMU for what is attached; `{folder}` stands for the folder of the drives. */
  devices?: readonly string[];
  /** Sparse files, by name, with their bytes. */
  drives?: Readonly<Record<string, number>>;
  commands: readonly Command[];
  /** Whether its clock is the host's: its drivers wait for devices by reading it, which is slow where instructions are counted. */
  hostClock?: boolean;
  /** Seconds without an answer until it is taken for hung; those in which it waited for the host's processor do not count. */
  silence: number;
  /** Seconds that one command has, where the tool itself can still be ended. */
  each?: number;
  /** Is told all that was printed so far, again and again. */
  hear(printed: readonly Printed[]): void;
}

/** What a command printed. */
export interface Printed {
  name: string;
  code: number;
  output: string;
  /** Seconds on the machine's clock. */
  took: number;
}

export interface Run {
  printed: Printed[];
  /** The command at which the machine stopped answering. */
  hung?: string;
  seconds: number;
}

/** Every mark starts so: a byte that no tool prints. */
const MARK = '\u0001';

/** The first program of the machine: it mounts, loads, runs each file of `/lab`, and switches off. */
const init = ({ image: { modules }, each = 0 }: Machine): string => `#!/bin/sh
export PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp LC_ALL=C MDADM_NO_UDEV=1
mkdir -p /proc /sys /dev /run /tmp /var/lib /mnt /drives /etc
mount -t proc proc /proc; mount -t sysfs sys /sys; mount -t devtmpfs dev /dev
mount -t tmpfs run /run; mount -t tmpfs tmp /tmp; mount -t tmpfs -o size=75% drives /drives
ln -sf /proc/self/mounts /etc/mtab; ln -sf /proc/self/fd /dev/fd; mkdir -p /run/lock /run/mdadm
[ -e /etc/passwd ] || echo 'root:x:0:0:root:/root:/bin/sh' > /etc/passwd
for module in ${modules.join(' ')}; do modprobe "$module" || echo "lab: $module was not loaded"; done
until set -- /dev/vport*p1 && [ -e "$1" ]; do :; done
exec 3> "$1"
for file in /lab/*; do
  name=\${file##*/}
  printf '\\001start %s\\n' "$name" >&3
  timeout ${each} sh "$file" > /run/printed 2>&1 < /dev/null 3>&-
  code=$?
  read -r up rest < /proc/uptime
  printf '\\001end %s %s %s %s\\n' "$name" "$code" "$(stat -c %s /run/printed)" "$up" >&3
  cat /run/printed >&3
done
printf '\\001off\\n' >&3
sync
echo o > /proc/sysrq-trigger
sleep 60
`;

const number = (index: number): string => String(index).padStart(5, '0');

/** Reads what came through the port: marks, and after each end as many bytes as it states. */
export function readPort(bytes: Buffer, commands: readonly Command[]): { printed: Printed[]; hung?: string } {
  const printed: Printed[] = [];
  let at = 0;
  let started: string | undefined;
  let before = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf('\n', at);
    if (end < 0) break;
    const [mark, index, code, size, up] = bytes.toString('utf8', at, end).split(' ');
    at = end + 1;
    const command = commands[Number(index)];
    if (mark === `${MARK}start`) started = command?.name;
    if (mark !== `${MARK}end` || !command || at + Number(size) > bytes.length) continue;
    const output = bytes.toString('utf8', at, at + Number(size));
    at += Number(size);
    started = undefined;
    printed.push({ name: command.name, code: Number(code), output, took: Number(up) - before });
    before = Number(up);
  }
  return started === undefined ? { printed } : { printed, hung: started };
}

const BARE = ['-nodefaults', '-nographic', '-no-reboot', '-accel', 'tcg', '-cpu', 'max', '-M', 'q35', '-smp', '1'];

/** An instruction takes 2 ns of the machine's time, so that a busy host makes it slow but none of its ticks late. */
const CLOCK = ['-icount', 'shift=1'];

/** The files lie in ramfs: tmpfs takes half of the memory that the kernel has found so far, which may be too little. */
const KERNEL =
  'console=ttyS0 loglevel=4 panic=-1 rdinit=/init mitigations=off no_timer_check init_on_alloc=0 rootfstype=ramfs';

function qemuArguments(machine: Machine, folder: string): string[] {
  return [
    ...BARE,
    ...(machine.hostClock ? [] : CLOCK),
    ...['-m', String(machine.memory), '-kernel', machine.image.kernel, '-initrd', join(folder, 'initrd')],
    ...['-append', KERNEL],
    ...['-serial', `file:${join(folder, 'console')}`, '-monitor', `unix:${join(folder, 'monitor')},server=on,wait=off`],
    ...['-chardev', `file,id=port,path=${join(folder, 'port')}`, '-device', 'virtio-serial-pci,addr=0x1e'],
    ...['-device', 'virtserialport,chardev=port,name=lab'],
    ...(machine.devices ?? []).map((argument) => argument.replaceAll('{folder}', folder)),
  ];
}

function lay(machine: Machine, folder: string): void {
  const texts = new Map([['init', init(machine)]]);
  for (const [index, { run }] of machine.commands.entries()) texts.set(`lab/${number(index)}`, run);
  const scripts = join(folder, 'scripts.cpio');
  packTexts(texts, join(folder, 'scripts'), scripts);
  const join_ = 'cat "$@" > "$0"';
  spawnSync('sh', ['-c', join_, join(folder, 'initrd'), ...machine.image.archives, scripts]);
  for (const [name, bytes] of Object.entries(machine.drives ?? {}))
    spawnSync('truncate', ['-s', String(bytes), join(folder, name)]);
}

const text = (path: string): Buffer => {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
};

/** Tells the monitor what belongs to each command as soon as the port has its mark; returns what ends the watch. */
function tellMonitor(folder: string, commands: readonly Command[]): () => void {
  const waiting = new Map(commands.entries().filter(([, { monitor }]) => monitor !== undefined));
  if (waiting.size === 0) return () => undefined;
  const watcher = watch(folder, () => {
    const port = text(join(folder, 'port'));
    for (const [index, { monitor = [] }] of waiting) {
      if (!port.includes(`${MARK}start ${number(index)}\n`)) continue;
      waiting.delete(index);
      const socket = connect(join(folder, 'monitor'));
      // What the monitor answers is of no use, and unread it would keep the socket open.
      socket.resume().end(`${monitor.join('\n')}\n`);
    }
  });
  return () => watcher.close();
}

/** Seconds between two looks at a port. */
const LOOK = 5;

/** Seconds for which a process had something to do and no processor to do it on. */
function waited(pid: number | undefined): number {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return 0;
  const nanoseconds = readdirSync(threads).map((id) => Number(`${text(join(threads, id, 'schedstat'))}`.split(' ')[1]));
  return Math.max(0, ...nanoseconds.filter(Number.isFinite)) / 1e9;
}

/** Calls where a port has something new, and where it had nothing for so many seconds in which the machine could run. */
function listen(port: string, pid: number | undefined, seconds: number, onNews: () => void, onSilence: () => void) {
  let heard = 0;
  let silent = 0;
  let before = 0;
  const timer = setInterval(() => {
    const size = statSync(port, { throwIfNoEntry: false })?.size ?? 0;
    const now = waited(pid);
    silent = size === heard ? silent + Math.max(0, LOOK - (now - before)) : 0;
    if (size !== heard) onNews();
    heard = size;
    before = now;
    if (silent >= seconds) onSilence();
  }, LOOK * 1000);
  return () => clearInterval(timer);
}

/** What ends this program by default without its handlers of `exit`, which end the machine. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const end = (): never => process.exit(1);

/** Runs a machine to its end or until it is silent for too long; nothing of it is left. */
export async function boot(machine: Machine): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-lab-'));
  const started = Date.now();
  try {
    lay(machine, folder);
    const qemu = spawn(
      'nice',
      ['-n', '8', 'ionice', '-c', '3', 'qemu-system-x86_64', ...qemuArguments(machine, folder)],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let complaint = '';
    qemu.stderr.on('data', (bytes) => {
      complaint += bytes;
    });
    const stop = () => qemu.kill('SIGKILL');
    const leave = () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    };
    const read = () => readPort(text(join(folder, 'port')), machine.commands);
    const onNews = () => machine.hear(read().printed);
    const unlisten = listen(join(folder, 'port'), qemu.pid, machine.silence, onNews, stop);
    process.on('exit', leave);
    for (const signal of ENDINGS) process.on(signal, end);
    const unwatch = tellMonitor(folder, machine.commands);
    await new Promise((resolve) => qemu.on('close', resolve));
    unwatch();
    unlisten();
    process.off('exit', leave);
    for (const signal of ENDINGS) process.off(signal, end);
    const run = read();
    machine.hear(run.printed);
    const hung = run.hung ?? (run.printed.length < machine.commands.length ? 'start' : undefined);
    if (hung === 'start') console.log(complaint + text(join(folder, 'console')).toString().slice(-2000));
    return { printed: run.printed, ...(hung !== undefined && { hung }), seconds: (Date.now() - started) / 1000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
