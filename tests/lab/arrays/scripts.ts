// What a machine runs for a layout: it makes the array, prints what the tools say of it, and takes it away.
import type { Layout } from './layouts.ts';

/** How far drives are apart in the one sparse file that all of them lie in. What LVM finds at its start would be a second drive. */
const APART = 25e12;

/** One table for all drives, in the short form of dmsetup. */
function mapped(drives: readonly number[]): string {
  const table = drives.map(
    (bytes, index) => `d${index},,,rw,0 ${bytes / 512} linear /dev/loop0 ${((index + 1) * APART) / 512}`,
  );
  // Without udev nothing makes the names of /dev/mapper.
  const names = drives.map((_, index) => `/dev/dm-${index}`);
  return `[ -e /sys/block/loop0/loop ] || { truncate -s 1P /drives/all && losetup /dev/loop0 /drives/all; } || exit 1
dmsetup create --noudevsync --concise '${table.join(';')}' || exit 1
DRIVES='${names.join(' ')}'`;
}

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

/** The journal stays unwritten: a gigabyte of zeros would fill the machine's memory, and its size is the same. */
const ext4 = (command: string): string => `${mdadm(command.replace(' && mkfs.ext4', ''))}
mkfs.ext4 -q -E lazy_journal_init=1,nodiscard /dev/md0 && mount -t ext4 /dev/md0 /mnt || exit 1
df -B1 --output=avail /mnt | sed -n '2s/^/available /p'`;

const btrfs = (command: string): string => `${command} --force --nodiscard --quiet $DRIVES || exit 1
set -- $DRIVES; btrfs device scan $DRIVES > /run/scan 2>&1; mount -t btrfs "$1" /mnt || exit 1
btrfs filesystem usage -b /mnt > /run/usage
sed -n 's/^ *Device size:[[:space:]]*\\([0-9]*\\).*/size \\1/p; s/^ *Free (estimated):[[:space:]]*\\([0-9]*\\).*/free \\1/p' /run/usage
set -- $(stat -f -c '%a %S' /mnt); echo "available $(($1 * $2))"`;

const lvm = (command: string): string => `mkdir -p /etc/lvm
echo 'activation { udev_sync=0 udev_rules=0 verify_udev_operations=1 }' > /etc/lvm/lvmlocal.conf
vgcreate -q vg $DRIVES && ${command.replace('lvcreate', `lvcreate -q -y ${/thin/.test(command) ? '-Zn' : '-Wn'} -n lv`)} vg || exit 1
lvs --noheadings --nosuffix --units b -o lv_size vg/lv | sed 's/^ */size /'`;

/** In the command a number, or `2x1000B`, stands for as many of the drives. */
function zfs(command: string): string {
  let index = 0;
  const take = (count: string): string => Array.from({ length: Number(count) }, () => fileOf(index++)).join(' ');
  const words = command.split(' ').map((word) => {
    const [, count] = /^(\d+)(?:x\d+B)?$/.exec(word) ?? [];
    return count === undefined ? word : take(count);
  });
  return `${words.join(' ').replace('create', 'create -f -O mountpoint=none')} || exit 1
zpool get -Hp -o property,value size pool
zfs get -Hp -o property,value available,used pool`;
}

function making({ tool, command, drives, others = [] }: Layout): string {
  if (tool === 'zfs') return `${files([...drives, ...others])}\n${zfs(command)}`;
  const make = { mdadm, btrfs, lvm, ext4 }[tool];
  return `${mapped(drives)}\n${make(command)}`;
}

const CLEAR: Readonly<Record<Layout['tool'], string>> = {
  mdadm: 'mdadm --stop /dev/md0',
  ext4: 'umount /mnt; mdadm --stop /dev/md0',
  btrfs: 'umount /mnt; btrfs device scan --forget',
  // Without udev nobody takes the names of volumes away.
  lvm: 'rm -rf /dev/vg',
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
