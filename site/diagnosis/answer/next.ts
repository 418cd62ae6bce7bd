/** What to paste to know more: what would say most of what is unknown. */
import type { PlacedChain } from '../chain/build-chain.ts';
import type { Drive, Machine } from '../join/machine.ts';
import type { Coverage } from './coverage.ts';

const words = {
  root: 'Run `lspci -vv` with sudo: without it the links are hidden.',
  lspci: 'Paste the output of `sudo lspci -vv` for the links of PCIe.',
  sas: 'Paste the output of `sudo smartctl -x /dev/sdX` of each drive for its link.',
  windows: 'Paste what CrystalDiskInfo copies, Edit and then Copy, for the links of the drives.',
  windowsUsb:
    'CrystalDiskInfo shows the link inside the enclosure only. USB Device Tree Viewer shows the speed of the USB link.',
  smartctl: 'Paste the output of `sudo smartctl -i /dev/sdX` of each drive for its link.',
  lsusb: 'Paste the output of `lsusb -tv` for the links of USB.',
  lsusbAll: 'Paste the output of `sudo lsusb -v`, too, for what the device supports.',
  lsusbWhole: 'Paste the output of `sudo lsusb -v` to its end: what the device supports comes last.',
  mac: 'Paste the output of `system_profiler SPUSBDataType SPThunderboltDataType SPNVMeDataType SPSerialATADataType`.',
  plug: 'Plug the drive in and paste the output of `lsusb -tv`.',
  all: 'Paste the output of `sudo lspci -vv` and `lsblk -o NAME,MODEL,SIZE,ROTA,TRAN,HCTL` for the drives and their links.',
  lsblk: 'Paste the output of `lsblk -o NAME,MODEL,SIZE,ROTA,TRAN,HCTL` for the drives.',
};

interface Known {
  machine: Machine;
  built: PlacedChain | undefined;
  coverage: Coverage;
}

/** Nothing where every link is known. */
export function nextFor(known: Known): string | undefined {
  const { coverage, machine } = known;
  if (isOfNetwork(machine)) return undefined;
  if (machine.isMac) return isLinkTold(machine) ? undefined : words.mac;
  const asked = nextOf(known);
  if (asked !== undefined || coverage.judged.length > 0) return asked;
  if (machine.drives.some(({ isVirtual }) => isVirtual) || !machine.figures.every(isOfDrive)) return undefined;
  const { usb, troubles } = machine;
  if (troubles.length > 0 && troubles.every(({ kind }) => kind.startsWith('nvme'))) return words.lspci;
  if (usb.length > 0 && usb.every(({ resets }) => !resets)) return words.plug;
  return machine.isWindows ? words.windows : words.all;
}

const isLinkTold = ({ usb, drives }: Machine): boolean =>
  usb.some(({ running }) => running) || drives.some(({ running, pcie }) => running ?? pcie);

/** Nothing but links of a network, and what tools say of settings: no list of drives tells more of it. */
const isOfNetwork = ({
  network,
  conditions,
  drives,
  groups,
  functions,
  usb,
  loads,
  troubles,
  waits,
}: Machine): boolean =>
  network.length + conditions.length > 0 &&
  [drives, groups, functions, usb, loads, troubles, waits].every((list) => list.length === 0);

function nextOf({ machine, built, coverage }: Known): string | undefined {
  const { functions, drives, groups, figures, isWindows } = machine;
  if (functions.length > 0 && functions.every(({ isDenied, running }) => isDenied && !running)) return words.root;
  if (isWindows) return nextOnWindows(drives);
  if (drives.length === 0 && (groups.length > 0 || figures.some(isOfDrive))) return words.lsblk;
  return nextForLinks(machine, built) ?? nextUnjudged(machine, coverage);
}

/** A network has no drive to list. */
const isOfDrive = ({ measurement }: Machine['figures'][number]): boolean => measurement.tool !== 'iperf3';

function nextOnWindows(drives: readonly Drive[]): string | undefined {
  const isShown = drives.some(({ running, capable, pcie, isUsb }) => isUsb || (running ?? capable ?? pcie));
  if (!isShown) return words.windows;
  return drives.some(({ isUsb }) => isUsb) ? words.windowsUsb : undefined;
}

function nextForLinks(machine: Machine, built: PlacedChain | undefined): string | undefined {
  const { functions, drives, cards } = machine;
  const real = drives.filter(({ isVirtual }) => !isVirtual);
  const lacks = (drive: Drive) => built?.assumed[built.partOf.get(drive.id) ?? '']?.link !== undefined;
  const lacking = real.filter(lacks);
  if (lacking.some(({ protocol, isUsb }) => protocol === 'NVMe' && !isUsb)) return words.lspci;
  const enclosures = built?.chain.parts.filter(({ kind }) => kind === 'bridge') ?? [];
  const isUsbUnseen = enclosures.some(({ id }) => built?.assumed[id]?.on !== undefined);
  if (isUsbUnseen) return words.lsusb;
  const isOnCard = real.some(({ address }) => address !== undefined && !isSeen(functions, address));
  const isCardUnseen = cards.some(({ address = '' }) => !isSeen(functions, address));
  if (isOnCard || isCardUnseen) return words.lspci;
  if (lacking.some(({ protocol }) => protocol === 'SAS')) return words.sas;
  return lacking.some(({ isUsb }) => !isUsb) ? words.smartctl : undefined;
}

/** Whether lspci told of a function, and not another tool by its address alone. */
const isSeen = (functions: Machine['functions'], address: string): boolean =>
  functions.some((pciFunction) => pciFunction.address === address && (pciFunction.kind !== '' || pciFunction.running));

/** What was read and could not be judged asks for what would judge it. */
function nextUnjudged(machine: Machine, { unjudged }: Coverage): string | undefined {
  const names = new Set(unjudged.flatMap((item) => item.names));
  if (names.size === 0) return undefined;
  const named = machine.usb.filter(({ path, id }) => names.has(path ?? id ?? ''));
  if (named.length > 0) {
    if (!machine.usb.some(({ running }) => running)) return words.lsusb;
    // What its interfaces offer is in that listing alone, before what it supports.
    const isCut = named.every(({ offers }) => offers.length > 0);
    return isCut ? words.lsusbWhole : words.lsusbAll;
  }
  if (machine.ata.some(({ name }) => names.has(name))) return words.smartctl;
  if (machine.functions.some(({ address }) => names.has(address ?? ''))) return words.lspci;
  return undefined;
}
