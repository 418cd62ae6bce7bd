// What a machine runs for a layout: it makes the array, prints what the tools say of it, and takes it away.
import { type Layout, tiers } from './layouts.ts';

/** How far drives are apart in the one sparse file that all of them lie in. What LVM finds at its start would be a second drive. */
const APART = 25e12;

/** A part of a drive. */
interface Slice {
  drive: number;
  start: number;
  bytes: number;
}

/** One table for all slices, in the short form of dmsetup. */
function mapped(slices: readonly Slice[]): string {
  const table = slices.map(({ drive, start, bytes }, index) => {
    const from = ((drive + 1) * APART + start) / 512;
    return `d${index},,,rw,0 ${bytes / 512} linear /dev/loop0 ${from}`;
  });
  // Without udev nothing makes the names of /dev/mapper.
  const names = slices.map((_, index) => `/dev/dm-${index}`);
  return `[ -e /sys/block/loop0/loop ] || { truncate -s 1P /drives/all && losetup /dev/loop0 /drives/all; } || exit 1
dmsetup create --noudevsync --concise '${table.join(';')}' || exit 1
DRIVES='${names.join(' ')}'`;
}

const whole = (drives: readonly number[]): string => mapped(drives.map((bytes, drive) => ({ drive, start: 0, bytes })));

/** Sparse files for OpenZFS, those of one size at once. */
function files(drives: readonly number[]): string {
  const bySize = Map.groupBy(drives.keys(), (index) => drives[index]);
  const lines = bySize.entries().map(([bytes, indices]) => `truncate -s ${bytes} ${indices.map(fileOf).join(' ')}`);
  return lines.toArray().join('\n');
}

const fileOf = (index: number): string => `/drives/${index}`;

const mdadm = (command: string): string =>
  `${command.replace('--create', '--create /dev/md0 --run --quiet --assume-clean')} $DRIVES || exit 1
read -r sectors < /sys/block/md0/size; echo "size $((sectors * 512))"
read -r used < /sys/block/md0/md/component_size; echo "used $((used * 1024))"`;

const available = "df -B1 --output=avail /mnt | sed -n '2s/^/available /p'";

/** The journal stays unwritten: a gigabyte of zeros would fill the machine's memory, and its size is the same. */
const ext4 = (command: string): string => `${mdadm(command.replace(' && mkfs.ext4', ''))}
mkfs.ext4 -q -E lazy_journal_init=1,nodiscard /dev/md0 && mount -t ext4 /dev/md0 /mnt || exit 1
${available}`;

const xfs = (command: string): string => `${mdadm(command.replace(' && mkfs.xfs', ''))}
mkfs.xfs -q -K /dev/md0 && mount -t xfs /dev/md0 /mnt || exit 1
${available}`;

const btrfs = (command: string): string => `${command} --force --nodiscard --quiet $DRIVES || exit 1
set -- $DRIVES; btrfs device scan $DRIVES > /run/scan 2>&1; mount -t btrfs "$1" /mnt || exit 1
btrfs filesystem usage -b /mnt > /run/usage
sed -n 's/^ *Device size:[[:space:]]*\\([0-9]*\\).*/size \\1/p; s/^ *Free (estimated):[[:space:]]*\\([0-9]*\\).*/free \\1/p' /run/usage
set -- $(stat -f -c '%a %S' /mnt); echo "available $(($1 * $2))"`;

const WITHOUT_UDEV = `mkdir -p /etc/lvm
echo 'activation { udev_sync=0 udev_rules=0 verify_udev_operations=1 }' > /etc/lvm/lvmlocal.conf`;
const volume = "lvs --noheadings --nosuffix --units b -o lv_size vg/lv | sed 's/^ */volume /'";

function lvm(command: string): string {
  const flags = /thin/.test(command) ? '-Zn' : '-Wn';
  // Without it a mirror is copied first. RAID 6 has to be, which takes as little of the processor as it can.
  const nosync = /type (?:mirror|raid1|raid4|raid5|raid10) /.test(command) ? ' --nosync' : '';
  return `${WITHOUT_UDEV}
for limit in /proc/sys/dev/raid/speed_limit_m??; do echo 1 > $limit; done
vgcreate -q vg $DRIVES && ${command.replace('lvcreate', `lvcreate -q -y ${flags}${nosync} -n lv`)} vg || exit 1
${volume}`;
}

/** Arrays of two drives are mirrors; what one drive alone reaches stays unused. */
function shr(command: string, drives: readonly number[]): string {
  const used = tiers(drives).filter(({ members }) => members.length > 1);
  let next = 0;
  const arrays = used.map(({ members }, index) => {
    const names = members.map(() => `/dev/dm-${next++}`);
    const create = /^(mdadm --create) (.*) of slices/.exec(command);
    const options = names.length === 2 ? (create?.[2] ?? '').replace(/-l \d|-c \d+/g, '') : create?.[2];
    const level = names.length === 2 ? ' -l 1' : '';
    return `mdadm --create /dev/md${index} --run --quiet --assume-clean -b none -n ${names.length}${level} ${options} ${names.join(' ')} || exit 1`;
  });
  const slices = used.flatMap(({ start, depth, members }) => members.map((drive) => ({ drive, start, bytes: depth })));
  return `${mapped(slices)}
${arrays.join('\n')}
${WITHOUT_UDEV}
vgcreate -q vg ${used.map((_, index) => `/dev/md${index}`).join(' ')} && lvcreate -q -y -Wn -n lv -l 100%FREE vg || exit 1
${volume}`;
}

/** In the command a number, or `2x1000B`, stands for as many of the drives; those behind “attach” come one by one. */
function zfs(command: string): string {
  const [create = '', attached = '0'] = command.split(' && zpool attach ');
  let index = 0;
  const take = (count: string): string[] => Array.from({ length: Number(count) }, () => fileOf(index++));
  const words = create.split(' ').map((word) => {
    const [, count] = /^(\d+)(?:x\d+B)?$/.exec(word) ?? [];
    return count === undefined ? word : take(count).join(' ');
  });
  const layout = words.find((word) => word.startsWith('raidz'));
  // The space of a new drive comes with a later transaction group than the one that ends the wait.
  const attach = take(attached).map(
    (file) => `zpool attach -w pool ${layout}-0 ${file} && zpool sync pool || exit 1\n`,
  );
  return `${words.join(' ').replace('create', 'create -f -O mountpoint=none')} || exit 1
${attach.join('')}zpool get -Hp -o property,value size pool
zfs get -Hp -o property,value available,used pool`;
}

function making({ tool, command, drives, others = [] }: Layout): string {
  if (tool === 'zfs') return `${files([...drives, ...others])}\n${zfs(command)}`;
  if (tool === 'shr') return shr(command, drives);
  const make = { mdadm, btrfs, lvm, ext4, xfs }[tool];
  return `${whole(drives)}\n${make(command)}`;
}

const CLEAR: Readonly<Record<Layout['tool'], string>> = {
  mdadm: 'mdadm --stop /dev/md0',
  ext4: 'umount /mnt; mdadm --stop /dev/md0',
  xfs: 'umount /mnt; mdadm --stop /dev/md0',
  btrfs: 'umount /mnt; btrfs device scan --forget',
  // Without udev nobody takes the names of volumes away. What a thin pool holds open goes with the second turn.
  lvm: 'rm -rf /dev/vg; dmsetup remove_all --noudevsync --force',
  shr: 'rm -rf /dev/vg; dmsetup remove --noudevsync vg-lv; mdadm --stop --scan',
  zfs: 'zpool destroy pool; rm -f /drives/*',
};

const unmapped = 'dmsetup remove_all --noudevsync --force; truncate -s 0 /drives/all; truncate -s 1P /drives/all';

export const script = (layout: Layout): string => `( ${making(layout)}
); code=$?
{ ${CLEAR[layout.tool]}; ${layout.tool === 'zfs' ? 'true' : unmapped}; } > /run/cleared 2>&1
exit $code
`;

/** Pairs of a word and whole bytes that a script printed. */
export function figures(output: string): Record<string, number> {
  const pairs = [...output.matchAll(/^([a-z]+)\s+(\d+)$/gm)].map(([, name = '', value]) => [name, Number(value)]);
  return Object.fromEntries(pairs);
}
