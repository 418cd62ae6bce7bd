// Boots the machines of known state, keeps what they print, and has the diagnosis read it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Image } from '../room/image.ts';
import { boot, type Command, type Machine, type Printed, type Run } from '../room/machine.ts';
import { LOCALE_PACKAGES } from '../room/releases.ts';
import { releaseNamed, room } from '../room/rooms.ts';
import { faultsIn } from './judge.ts';
import {
  type Attached,
  attached,
  commandOf,
  DESCRIBED,
  type Described,
  modules,
  PASTES,
  packages,
  plainName,
} from './machines.ts';

/** Seconds that a command may take on a busy host, and a machine until it has started. */
const EACH = 120;
const SILENCE = 360;

/** Between two states of a machine: nothing of the first is left, and the kernel's log is the second's own. */
const CLEAR = `exec 2> /run/cleared
[ ! -e /run/load ] || kill "$(cat /run/load)"; rm -f /run/load; umount /mnt /tank
[ ! -d /proc/spl/kstat/zfs/tank ] || { zpool destroy tank; echo 0 > /sys/module/zfs/parameters/zfs_scan_suspend_progress; }
[ ! -d /dev/vg ] || { vgreduce -f --removemissing vg; vgremove -f vg; dmsetup remove_all --force; }
[ ! -e /sys/block/md0 ] || { echo idle > /sys/block/md0/md/sync_action; mdadm --stop /dev/md0; }
btrfs device scan --forget; [ -e /sys/block/vdd ] || echo 1 > /sys/bus/pci/rescan
[ ! -e /dev/vda1 ] || for part in /dev/vd?1; do zpool labelclear -f "$part"; done
wipefs -qa /dev/vd? && mdadm --zero-superblock /dev/vd?; wipefs -qa /dev/nvme?n1 && mdadm --zero-superblock /dev/nvme?n1
dmesg -C; true`;

function drives({ drives: sizes, through = {}, also = {} }: Attached): string[] {
  return Object.keys(sizes).flatMap((id) => {
    const filter = through[id];
    const file =
      filter === undefined
        ? `file.driver=file,file.filename={folder}/${id}`
        : `file.driver=${filter},file.image.driver=file,file.image.filename={folder}/${id}`;
    const options = ['if=none', `id=${id}`, 'driver=raw', file, also[id]].filter(Boolean);
    return ['-drive', options.join(',')];
  });
}

const mebibytes = (size: string): number => Number.parseInt(size, 10) * 2 ** 20;

/** What one machine printed in its state, and what is wrong with it or with what the diagnosis says of it. */
export interface Recorded {
  machine: Described;
  printed: Printed[];
  faults: string[];
  counts: Counts;
}

/** How outputs fared: `refused` are those of a command that failed, `showing` those in which the fault can be seen. */
const COUNTED = ['states', 'hung', 'outputs', 'refused', 'showing', 'missed', 'late', 'untrue'] as const;
export type Counts = Record<(typeof COUNTED)[number], number>;

/** What comes before the outputs. */
const STEPS = ['clear', 'setup', 'until'];

/** The log of the start is the first state's own; where a machine starts anew, the next state begins with an empty one. */
const hasLogOfStart = new Set([...Map.groupBy(DESCRIBED, ({ on }) => on).values()].map(([first]) => first?.name));

function commandsOf({ name, setup = 'true', until = 'true', monitor, outputs: names }: Described): Command[] {
  return [
    { name: `${name}/clear`, run: hasLogOfStart.has(name) ? 'true' : CLEAR },
    { name: `${name}/setup`, run: setup },
    { name: `${name}/until`, run: until, ...(monitor && { monitor }) },
    ...names.map((output) => ({ name: `${name}/${output}`, run: commandOf(output) ?? 'false' })),
  ];
}

/** States of one start: few enough that what they leave behind slows none of them down. */
const OF_A_START = 30;

/** States that one machine goes through, one after the other. */
interface Share {
  release: string;
  on: string;
  states: readonly Described[];
}

/** A drive that QEMU unplugged does not come back with the next state. */
const unplugs = ({ monitor = [] }: Described): boolean => monitor.some((line) => line.startsWith('device_del'));

/** Shares of all states, so that machines may run side by side; what unplugs a drive comes last. */
export const sharesOf = (release: string, machines: readonly Described[]): Share[] =>
  [...Map.groupBy(machines, ({ on }) => on)].flatMap(([on, own]) => {
    const ordered = [...own.filter((state) => !unplugs(state)), ...own.filter(unplugs)];
    return Array.from({ length: Math.ceil(own.length / OF_A_START) }, (_, index) => ({
      ...{ release, on },
      states: ordered.slice(index * OF_A_START, (index + 1) * OF_A_START),
    }));
  });

/** Records states of what is attached, and tells each as soon as all of it is there. After a state that hangs, the machine boots again. */
export async function record({ release, on, states }: Share, tell: (recorded: Recorded) => void): Promise<void> {
  const machine = attached[on];
  if (!machine) throw new Error(`“${on}” is attached nowhere`);
  const wanted = { zfs: machine.zfs ?? false, modules, packages: [...packages, ...LOCALE_PACKAGES] };
  const { image } = room(releaseNamed(release), wanted);
  const left = [...states];
  while (left.length > 0) {
    const hear = (printed: readonly Printed[], at?: string): void => {
      for (const state of [...left]) {
        const own = printed.flatMap(({ name, ...rest }) =>
          name.startsWith(`${state.name}/`) ? [{ ...rest, name: name.slice(state.name.length + 1) }] : [],
        );
        if (own.length < commandsOf(state).length && !hasHung(at, state)) return;
        left.shift();
        tell(judged(state, own, at));
      }
    };
    const run = await start(image, machine, [...left], hear);
    hear(run.printed, run.hung);
  }
}

const start = (image: Image, machine: Attached, states: readonly Described[], hear: Machine['hear']): Promise<Run> =>
  boot({
    ...{ name: states[0]?.on ?? '', image, memory: 2048, silence: SILENCE, each: EACH, hear },
    hostClock: machine.hostClock ?? false,
    drives: Object.fromEntries(Object.entries(machine.drives).map(([id, size]) => [id, mebibytes(size)])),
    devices: [
      ...drives(machine),
      ...machine.devices.flatMap((device) => ['-device', device]),
      ...(machine.arguments ?? []),
    ],
    commands: states.flatMap(commandsOf),
  });

function judged(machine: Described, printed: readonly Printed[], at: string | undefined): Recorded {
  const counts = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counts;
  counts.states = 1;
  const faults: string[] = [];
  if (hasHung(at, machine)) {
    counts.hung = 1;
    faults.push(`no answer any more at ${at}`);
  }
  for (const { name, code, output } of printed.filter((command) => command.name !== 'clear')) {
    if (code !== 0) faults.push(`${name} ended with ${code}: ${output.trim().slice(-300)}`);
    if (STEPS.includes(name)) continue;
    counts.outputs += 1;
    if (code !== 0) counts.refused += 1;
    if (machine.shows?.[plainName(name)]) counts.showing += 1;
    const wrong = faultsIn(machine, name, output);
    for (const kind of new Set(wrong.map((fault) => fault.kind))) counts[kind] += 1;
    faults.push(...wrong.map(({ why }) => `${name}: ${why}`));
  }
  return { machine, printed: [...printed], faults, counts };
}

const hasHung = (at: string | undefined, { name }: Described): boolean =>
  at === 'start' || at?.startsWith(`${name}/`) === true;

/** What all states came to. */
export function summary(all: readonly Recorded[]): string {
  const sum = (name: keyof Counts): number => all.reduce((total, { counts }) => total + counts[name], 0);
  const first = sum('showing') - sum('missed') - sum('late');
  return `${sum('states')} states of machines, ${sum('hung')} hung
${sum('outputs')} outputs, ${sum('refused')} of a command that failed, ${sum('untrue')} with an answer that is not true
${sum('showing')} outputs show the fault: said first in ${first}, later in ${sum('late')}, not at all in ${sum('missed')}`;
}

/** Longer outputs are kept only where they show a fault. */
const LONGEST_KEPT = 8000;

/** Keeps outputs byte for byte, those of a locale where they are not what C has; none where a command failed. */
export function keep({ machine, printed }: Recorded, release: string): void {
  if (!machine.kept || printed.some(({ code }) => code !== 0)) return;
  const folder = join(PASTES, release, machine.name);
  for (const { name, output } of printed) {
    const isKept = machine.shows?.[plainName(name)] !== undefined || output.length < LONGEST_KEPT;
    const plain = printed.find((other) => other.name === plainName(name));
    if (STEPS.includes(name) || !isKept || (plain?.name !== name && plain?.output === output)) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.txt`), output);
  }
}
