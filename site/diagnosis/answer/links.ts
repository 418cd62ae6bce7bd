/** What of a machine runs at which speed, and what it could do: a row for each drive and each card. */
import type { PciLink } from '../../../datasets/tools/readers/lspci.ts';
import type { Stated } from '../../../datasets/tools/readers/stated.ts';
import type { Drive, Machine, PciFunction, UsbLink } from '../join/machine.ts';
import { bitsPerSecond, lineName, linkName } from '../say/formatting.ts';

export interface LinkRow {
  /** sda, 0000:01:00.0 */
  name: string;
  /** The model of a drive, the name of a card. */
  what: string;
  /** 3 Gb/s, 8 GT/s x4; empty where nothing says it. */
  runs: string;
  could: string;
}

/** Ports and bridges, whose links are those of what hangs on them. */
const PORT = /^(?:Root Port|Upstream Port|Downstream Port|Root Complex)|bridge$/i;

export function linkRows({ drives, functions, usb }: Machine): LinkRow[] {
  const at = new Map(functions.map((pciFunction) => [pciFunction.address, pciFunction]));
  const plugged = new Map(usb.map((usbLink) => [usbLink.path, usbLink]));
  const ofDrives = drives.map((drive) => driveRow(drive, at, plugged));
  const shown = new Set(drives.filter(isNvme).map(({ address }) => address));
  // Windows tells the link of a drive beside its model and no address.
  const told = new Set(drives.map((drive) => drive.pcie));
  const ofCards = functions.flatMap((pciFunction) => {
    const isPort = PORT.test(pciFunction.port ?? '') || PORT.test(pciFunction.kind);
    if (isPort || told.has(pciFunction) || (pciFunction.address !== undefined && shown.has(pciFunction.address)))
      return [];
    const what = pciFunction.name || pciFunction.kind;
    const name = pciFunction.address ?? (what === '' ? lineName(pciFunction.line) : '');
    const row = { name, what, ...pcie(pciFunction, at) };
    return row.runs === '' ? [] : [row];
  });
  return [...ofDrives.filter(({ runs, could }) => runs !== '' || could !== ''), ...ofCards];
}

const isNvme = ({ protocol }: Drive): boolean => protocol === 'NVMe';

function driveRow(
  drive: Drive,
  at: ReadonlyMap<string | undefined, PciFunction>,
  plugged: ReadonlyMap<string | undefined, UsbLink>,
): LinkRow {
  const { id, model, running, capable, address, usb, pcie: own } = drive;
  // A drive that no tool names goes by its model.
  const row = { name: id, what: model && model.value !== id ? model.value : '' };
  const ofUsb = usb === undefined ? undefined : plugged.get(usb);
  if (ofUsb) return { ...row, runs: bits(ofUsb.running), could: bits(ofUsb.capable) };
  const itself = own ?? (isNvme(drive) && address !== undefined ? at.get(address) : undefined);
  if (itself) return { ...row, ...pcie(itself, at) };
  return { ...row, runs: bits(running), could: bits(capable) };
}

const bits = (rate: Stated<number> | undefined): string => (rate ? bitsPerSecond(rate.value) : '');

/** What both ends can, where the port above is known: the device alone says what it could in another slot. */
function pcie(
  { running, capable, parent }: PciFunction,
  at: ReadonlyMap<string | undefined, PciFunction>,
): Pick<LinkRow, 'runs' | 'could'> {
  const port = parent === undefined ? undefined : at.get(parent)?.capable;
  return { runs: named(running), could: lesser(capable?.value, port?.value) };
}

const named = (link: Stated<PciLink> | undefined): string =>
  link && (link.value.lanes ?? 0) > 0 ? linkName(link.value) : '';

function lesser(own: PciLink | undefined, port: PciLink | undefined): string {
  if (!own) return '';
  const least = (first?: number, second?: number) =>
    first === undefined || second === undefined ? first : Math.min(first, second);
  if (!port?.lanes) return linkName(own);
  return linkName({ rate: least(own.rate, port.rate), lanes: least(own.lanes, port.lanes) });
}
