/** `nvidia-smi -q` and `--query-gpu=pcie.link.…`: the links of graphics cards, which idle at a lower speed. */

import type { Lines } from '../paste/lines.ts';
import { pciLinkOf } from './described-drive.ts';
import { MOST_RECORDS, textOf, told } from './figures.ts';
import { linkSpeeds } from './link-speed.ts';
import { deviceAt, type PciDevice, type PciLink } from './lspci.ts';
import names from './names.json' with { type: 'json' };
import signs from './signs.json' with { type: 'json' };

/** What every function of the class is called that a graphics card has. */
const KIND = 'Display controller';

export const nvidiaFunctions = (lines: Lines): PciDevice[] => [
  ...(lines.mayHold('GPU Link Info') ? queried(lines) : []),
  ...(lines.mayHold('pcie.link.') ? listed(lines) : []),
];

/** The driver writes eight digits of the domain, of which lspci writes four. */
function addressOf(text: string | undefined): string | undefined {
  const [, domain, rest] = /^([0-9a-f]{4,8}):([0-9a-f]{2}:[0-9a-f]{2}\.[0-7])$/i.exec(text?.trim() ?? '') ?? [];
  return domain === undefined ? undefined : `${domain.slice(-4)}:${rest}`.toLowerCase();
}

/** Transfers of a generation that is told by its whole number. */
function gigatransfersOf(generation: string | undefined): string | undefined {
  const number = /^\s*([1-7])\s*$/.exec(generation ?? '')?.[1];
  const known = linkSpeeds.find(({ link, generation: name }) => link === 'pcie' && name === `${number}.0`);
  return known && `${known.transfersPerSecond / 1e9}`;
}

const widthOf = (text: string | undefined): string | undefined => /^\s*([0-9]{1,2})x?\s*$/.exec(text ?? '')?.[1];

const FIELD = /^\s{0,40}([A-Z][A-Za-z ]{1,30}?)\s{0,40}: (\S.{0,80})$/;
const SECTION = /^\s{0,40}(GPU Link Info|PCIe Generation|Link Width|Bridge Chip)\s*$/;

/** One of them stands in each line that is looked at. */
const SIGNS = signs['nvidia-smi'];

interface Ends {
  device: PciDevice;
  generation: Map<string, { value: string; line: number }>;
  width: Map<string, { value: string; line: number }>;
}

function queried(lines: Lines): PciDevice[] {
  const endses: Ends[] = [];
  let current: Ends | undefined;
  let [section, name] = ['', ''];
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    const begun = SECTION.exec(line)?.[1];
    if (begun !== undefined) section = begun;
    const [, field, value = ''] = FIELD.exec(line) ?? [];
    if (field === undefined) continue;
    if (field === 'Product Name') name = textOf(value) ?? '';
    const address = field === 'Bus Id' ? addressOf(value) : undefined;
    if (address !== undefined) {
      if (endses.length >= MOST_RECORDS) break;
      const device = deviceAt(index, 0, address, KIND, name);
      current = { device, generation: new Map(), width: new Map() };
      endses.push(current);
      [section, name] = ['', ''];
    }
    const told = { value, line: index + 1 };
    if (section === 'PCIe Generation') current?.generation.set(field, told);
    else if (section === 'Link Width') {
      current?.width.set(field, told);
      // The last of what is said of the link.
      if (field === 'Current') section = '';
    }
  }
  // The width comes last: without it the speeds may be cut.
  return endses
    .filter(({ width }) => width.has('Max') && width.has('Current'))
    .map(settled)
    .filter(({ running, capable }) => running ?? capable);
}

function settled({ device, generation, width }: Ends): PciDevice {
  const link = (speeds: readonly string[], lanes: string) => {
    const speed = speeds.map((field) => generation.get(field)).find((item) => item);
    const wide = width.get(lanes);
    const value = pciLinkOf(gigatransfersOf(speed?.value), widthOf(wide?.value));
    return told<PciLink>(value, speed?.line ?? wide?.line ?? device.line);
  };
  device.running = link(['Device Current', 'Current'], 'Current');
  // `Max` is what card and slot can together.
  device.capable = link(['Device Max', 'Max'], 'Max');
  return device;
}

/** Columns of --query-gpu, and what they are called since 2022. */
const COLUMNS = names.nvidia as Readonly<Record<string, 'name' | 'address' | 'gen' | 'genMax' | 'width' | 'widthMax'>>;

function listed(lines: Lines): PciDevice[] {
  const devices: PciDevice[] = [];
  let columns: readonly string[] | undefined;
  const nextHead = lines.seeker(['pcie.link.']);
  for (let index = nextHead(0); index < lines.length; index++) {
    if (!columns) index = nextHead(index);
    const line = lines.at(index) ?? '';
    const cells = line.split(',').map((cell) => cell.trim());
    if (/^[\w., []/.test(line) && cells.some((cell) => cell.startsWith('pcie.link.'))) {
      // Of a command the first word is none of a column.
      columns = cells.every((cell) => /^[\w.]{2,50}(?: \[\S{1,8}\])?$/.test(cell)) ? cells : undefined;
      continue;
    }
    if (!columns || cells.length !== columns.length) {
      columns = undefined;
      continue;
    }
    const cell = new Map<string, string>();
    for (const [at, column] of columns.entries()) {
      const known = Object.hasOwn(COLUMNS, column) ? COLUMNS[column] : undefined;
      if (known && !cell.has(known)) cell.set(known, cells[at] ?? '');
    }
    const running = pciLinkOf(gigatransfersOf(cell.get('gen')), widthOf(cell.get('width')));
    const capable = pciLinkOf(gigatransfersOf(cell.get('genMax')), widthOf(cell.get('widthMax')));
    if ((!running && !capable) || devices.length >= MOST_RECORDS) continue;
    const name = textOf(cell.get('name')) ?? '';
    const device = deviceAt(index, 0, addressOf(cell.get('address')), KIND, name);
    device.running = told(running, index + 1);
    device.capable = told(capable, index + 1);
    devices.push(device);
  }
  return devices;
}
