import { expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import { sysfsLinks } from './sysfs-links.ts';

/** "owner running capable" of each link. */
const linksOf = (text: string) =>
  sysfsLinks(cleaned(text).lines).map(({ owner, running, capable }) => {
    const end = (link: typeof running) => (link ? `${(link.value.rate ?? 0) / 1e9}x${link.value.lanes ?? '?'}` : '-');
    return `${owner ?? 'unnamed'} ${end(running)} ${end(capable)}`;
  });

test.each([
  [
    'a command with two files, as we tell people to type it',
    '$ cat /sys/class/nvme/nvme0/device/current_link_speed /sys/class/nvme/nvme0/device/current_link_width\n8.0 GT/s PCIe\n1\n',
    ['nvme0 8x1 -'],
  ],
  [
    'files of a function, one after the other',
    'cat /sys/bus/pci/devices/0000:01:00.0/current_link_speed\n16.0 GT/s PCIe\ncat /sys/bus/pci/devices/0000:01:00.0/current_link_width\n4\n',
    ['0000:01:00.0 16x4 -'],
  ],
  [
    'the block device, through its controller',
    'cat /sys/block/nvme1n1/device/device/max_link_speed\n8 GT/s\n',
    ['nvme1 - 8x?'],
  ],
  [
    'paths beside the values',
    '/sys/class/nvme/nvme0/device/current_link_speed:8.0 GT/s PCIe\n/sys/class/nvme/nvme0/device/current_link_width:2\n/sys/class/nvme/nvme1/device/current_link_width:4\n',
    ['nvme0 8x2 -', 'nvme1 0x4 -'],
  ],
  [
    'braces and stars, in the order of a shell',
    'cat /sys/bus/pci/devices/0000:01:00.0/{current,max}_link_{speed,width}\n8.0 GT/s PCIe\n4\n16.0 GT/s PCIe\n4\ncat /sys/bus/pci/devices/0000:02:00.0/*_link_*\n5.0 GT/s PCIe\n1\n5.0 GT/s PCIe\n2\n',
    ['0000:01:00.0 8x4 16x4', '0000:02:00.0 5x1 5x2'],
  ],
  [
    'headings of head and tail',
    '==> /sys/class/nvme/nvme0/device/current_link_speed <==\n8.0 GT/s PCIe\n\n==> /sys/class/nvme/nvme0/device/current_link_width <==\n4\n',
    ['nvme0 8x4 -'],
  ],
  [
    'a loop that prints each device',
    'for d in /sys/class/nvme/nvme*; do echo $d; cat $d/device/current_link_speed $d/device/current_link_width; done\n/sys/class/nvme/nvme0\n8.0 GT/s PCIe\n4\n/sys/class/nvme/nvme1\n5.0 GT/s PCIe\n2\n',
    ['nvme0 8x4 -', 'nvme1 5x2 -'],
  ],
  [
    'a loop that prints each device and its link in a line',
    'for d in nvme0 nvme1; do echo $d: $(cat /sys/class/nvme/$d/device/current_link_speed) x$(cat /sys/class/nvme/$d/device/current_link_width); done\nnvme0: 8.0 GT/s PCIe x4\nnvme1: 5.0 GT/s PCIe x2\n',
    ['nvme0 8x4 -', 'nvme1 5x2 -'],
  ],
  [
    'the folder of the prompt',
    'jane@box:/sys/bus/pci/devices/0000:01:00.0$ cat current_link_speed current_link_width\n8.0 GT/s PCIe\n4\n[root@box 0000:02:00.0]# cat max_link_width\n8\n',
    ['0000:01:00.0 8x4 -', '0000:02:00.0 - 0x8'],
  ],
  [
    'the folder that somebody went into',
    '# cd /sys/class/nvme/nvme0/device\n# cat current_link_speed\n8.0 GT/s PCIe\n# cat current_link_width\n4\n',
    ['nvme0 8x4 -'],
  ],
  [
    'a folder that nothing tells',
    '# cat current_link_speed\n8.0 GT/s PCIe\n# cat current_link_width\n1\n',
    ['unnamed 8x1 -'],
  ],
])('%s', (_, text, wanted) => {
  expect(linksOf(text)).toEqual(wanted);
});

test.each([
  [
    'an article',
    'Type `cat /sys/class/nvme/nvme0/device/current_link_speed` and look.\nIt should say 8.0 GT/s PCIe.\n',
  ],
  [
    'values of several devices that nothing tells apart',
    'cat /sys/class/nvme/nvme*/device/current_link_speed\n8.0 GT/s PCIe\n5.0 GT/s PCIe\n',
  ],
  ['another kind of device', 'cat /sys/class/net/eth0/device/current_link_width\n4\n'],
  ['values without a command', '8.0 GT/s PCIe\n4\n'],
  ['what does not answer', 'cat /sys/class/nvme/nvme0/device/current_link_width\n255\n'],
  ['an error', 'cat /sys/class/nvme/nvme0/device/current_link_width\ncat: No such file or directory\n4\n'],
])('%s tells nothing', (_, text) => {
  expect(linksOf(text)).toEqual([]);
});
