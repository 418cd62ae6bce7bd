// What a machine runs for a layout: it makes the array, prints what the tools say of it, and takes it away.
import type { Layout } from './layouts.ts';

/** Sparse files as drives: as loop devices, or as they are. */
const FILES = `i=0; for bytes in $SIZES; do truncate -s "$bytes" "/drives/$i"; i=$((i+1)); done`;
const LOOPS = `i=0; for bytes in $SIZES; do truncate -s "$bytes" "/drives/$i" && losetup "/dev/loop$i" "/drives/$i"; LOOPS="$LOOPS /dev/loop$i"; i=$((i+1)); done`;
const CLEAR = 'losetup -D; rm -f /drives/*';

const mdadm = (command: string): string => `${LOOPS}
${command.replace('--create', '--create /dev/md0 --run --quiet --assume-clean')} $LOOPS || exit 1
read -r sectors < /sys/block/md0/size; echo "size $((sectors * 512))"
read -r used < /sys/block/md0/md/component_size; echo "used $((used * 1024))"
read -r start < /sys/block/md0/md/dev-loop0/offset; echo "start $((start * 512))"
mdadm --stop --quiet /dev/md0`;

const btrfs = (command: string): string => `${LOOPS}
${command} --force --nodiscard --quiet $LOOPS || exit 1
btrfs device scan $LOOPS > /run/scan 2>&1; mount -t btrfs /dev/loop0 /mnt || exit 1
btrfs filesystem usage -b /mnt > /run/usage
sed -n 's/^ *Device size:[[:space:]]*\\([0-9]*\\).*/size \\1/p; s/^ *Free (estimated):[[:space:]]*\\([0-9]*\\).*/free \\1/p' /run/usage
set -- $(stat -f -c '%a %S' /mnt); echo "available $(($1 * $2))"
umount /mnt; btrfs device scan --forget`;

/** In the command a number stands for as many of the drives. */
const zfs = (command: string): string => `${FILES}
drive=0; words=
for word in ${command.replace('zpool create', '')}; do
  case $word in
    [0-9]|[0-9][0-9]) for each in $(seq "$word"); do words="$words /drives/$drive"; drive=$((drive+1)); done;;
    *) words="$words $word";;
  esac
done
zpool create -f -O mountpoint=none $words || exit 1
zpool get -Hp -o property,value size pool
zfs get -Hp -o property,value available,used pool
zpool destroy pool`;

const MAKE = { mdadm, btrfs, zfs } as const;

export const script = (layout: Layout): string => `SIZES='${layout.drives.join(' ')}'; LOOPS=
made() {
${MAKE[layout.tool](layout.command)}
}
( made ); code=$?
[ $code = 0 ] || { umount /mnt; btrfs device scan --forget; mdadm --stop /dev/md0; zpool destroy pool; } > /run/mess 2>&1
${CLEAR}
exit $code
`;

/** Pairs of a word and whole bytes that a script printed. */
export function figures(output: string): Record<string, number> {
  const pairs = [...output.matchAll(/^([a-z]+)\s+(\d+)$/gm)].map(([, name = '', value]) => [name, Number(value)]);
  return Object.fromEntries(pairs);
}
