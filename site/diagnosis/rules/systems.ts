/** What people on Windows and macOS look at, where a rule names a command of Linux: the causes are the same, the tools are not. */
import type { Machine } from '../join/machine.ts';
import type { Cause } from './finding.ts';

const words = {
  pcie: 'HWiNFO, Bus, PCI Express: current and maximum link speed and width of the device and the port above it',
  usb: 'USB Device Tree Viewer: the speed that the device runs at, and what it and its port support',
  nvme: 'CrystalDiskInfo: temperature, health and media errors of the drive',
  sata: 'CrystalDiskInfo: Transfer Mode (the speed in use and the speed the drive supports) and the health of the drive',
  log: 'Event Viewer, Windows Logs, System: warnings of disk, storahci, stornvme and WHEA-Logger',
  drives: '`Get-PhysicalDisk | Format-List FriendlyName, BusType, MediaType, LogicalSectorSize, PhysicalSectorSize`',
  network: '`Get-NetAdapter | Format-Table Name, LinkSpeed` at both ends',
  load: 'Resource Monitor, Disk: is the drive busy before you start?',
  benchmark: 'CrystalDiskMark with SEQ1M Q8T1, or `diskspd -Sh -b1M -o32 -t1 -d30 -w0 D:\\test.dat`',
  full: 'Explorer, This PC: how full is the drive?',
  power: 'Power Options, PCI Express: set Link State Power Management to Off, then look again',
  paste: 'Paste what it shows, too',
  device: 'Device Manager: driver and properties of the device and of its controller',
  macLinks:
    'System Information, under Hardware: Link Speed and Link Width of PCI and NVMExpress, Speed of USB and Thunderbolt',
  macDrives: '`diskutil list`, and `diskutil info disk0` for each',
  macHealth: '`diskutil info disk0 | grep SMART`; `smartctl -a disk0` of smartmontools shows more',
  macLog: '`log show --last 1h --predicate \'process == "kernel"\' | grep -i -E "disk|usb|nvme"`',
  macLoad: 'Activity Monitor, Disk: what is read and written before you start?',
  macBenchmark: 'AmorphousDiskMark, or `fio --direct=1 --rw=read --bs=1M --iodepth=32 --ioengine=posixaio`',
  macNetwork: '`networksetup -getMedia en0` at both ends',
};

/** By what a command of Linux shows: what shows it on Windows. The first that fits decides. */
const TOOLS: readonly (readonly [command: RegExp, instead: string])[] = [
  [/\blspci\b|_link_(?:speed|width)|\bsetpci\b/, words.pcie],
  [/\blsusb\b/, words.usb],
  [/\bnvme (?:smart-log|id-ctrl|list)\b/, words.nvme],
  [/\bsmartctl\b|\bhdparm -I\b/, words.sata],
  [/\bdmesg\b|\bjournalctl\b|\/proc\/cmdline/, words.log],
  [/\blsblk\b|\blsscsi\b/, words.drives],
  [/\bethtool\b/, words.network],
  [/\biostat\b|\btop\b/, words.load],
  [/\bfio\b|\bdd\b|\bhdparm\b/, words.benchmark],
  [/\bdf -h\b/, words.full],
  [/pcie_aspm|link_power_management_policy|default_ps_max_latency|nolpm/, words.power],
  [/\/sys\/|\bcat \/|\bgrep\b|\bmodprobe\b|\bsudo\b/, words.device],
];

const ON_MAC: readonly (readonly [command: RegExp, instead: string])[] = [
  [/\blspci\b|_link_(?:speed|width)|\bsetpci\b|\blsusb\b/, words.macLinks],
  [/\bsmartctl\b|\bhdparm -I\b|\bnvme (?:smart-log|id-ctrl|list)\b/, words.macHealth],
  [/\bdmesg\b|\bjournalctl\b|\/proc\/cmdline/, words.macLog],
  [/\blsblk\b|\blsscsi\b/, words.macDrives],
  [/\bethtool\b/, words.macNetwork],
  [/\biostat\b|\btop\b/, words.macLoad],
  [/\bfio\b|\bdd\b|\bhdparm\b/, words.macBenchmark],
  [/\/sys\/|\bmodprobe\b|\bsudo\b/, words.macLinks],
];

/** A cause with what confirms it and what fixes it on the system of the machine; Linux is what rules speak of. */
export function forSystem(cause: Cause, { isWindows, isMac }: Machine): Cause {
  const tools = isWindows ? TOOLS : isMac ? ON_MAC : undefined;
  if (!tools) return cause;
  const check = cause.check === undefined ? undefined : translated(cause.check, tools);
  const fix = translated(cause.fix, tools);
  // A look is no fix.
  return { ...cause, check, fix: fix === check ? words.paste : fix };
}

/** Only what stands in code is a command; a sentence around it would speak of its output. */
function translated(text: string, tools: typeof TOOLS): string {
  const commands = [...text.matchAll(/`([^`]+)`/g)].map(([, command]) => command).join(' ');
  if (commands === '') return text;
  return tools.find(([pattern]) => pattern.test(commands))?.[1] ?? text;
}
