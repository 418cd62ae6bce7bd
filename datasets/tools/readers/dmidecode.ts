/**
 * What `dmidecode` prints of a machine as its maker describes it: system, board, processors, memory and slots. Serial
 * numbers, tags and UUIDs are not taken. What a slot is called and where it leads is the maker's word: many ship a
 * template that is the same on every board.
 */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS, textOf, told } from './figures.ts';
import { PCI_ADDRESS } from './pci-address.ts';
import signs from './signs.json' with { type: 'json' };
import type { Stated } from './stated.ts';

interface DmiName {
  line: number;
  maker: string | undefined;
  model: string | undefined;
  /** Of a board its revision; many makers leave a template. */
  version: string | undefined;
}

export interface DmiSlot {
  line: number;
  /** As printed on the board: PCIEX16_2. */
  designation: string | undefined;
  /** As printed: `x4 M.2 Socket 3`, `x8 PCI Express 3 x16`. */
  type: string | undefined;
  /** Lanes that are wired, where the type or, since version 3.6, a line of its own says them. */
  lanes: number | undefined;
  isInUse: boolean | undefined;
  /** Short, Long and others. */
  length: string | undefined;
  /** Of the port or the device behind it; nothing where the maker left a placeholder. */
  address: Stated<string> | undefined;
}

interface DmiMemory {
  line: number;
  bytes: number;
  type: string | undefined;
  /** Transfers per second, as it runs. */
  rate: number | undefined;
}

interface DmiProcessor {
  line: number;
  socket: string | undefined;
  name: string | undefined;
  cores: number | undefined;
}

export interface DmiTable {
  systems: DmiName[];
  boards: DmiName[];
  processors: DmiProcessor[];
  memory: DmiMemory[];
  slots: DmiSlot[];
}

const HANDLE = /^\s{0,8}Handle 0x[0-9A-Fa-f]{4}, DMI type ([0-9]{1,3}), [0-9]{1,5} bytes/;
const SECTIONS: ReadonlyMap<string, string> = new Map([
  ['System Information', '1'],
  ['Base Board Information', '2'],
  ['Processor Information', '4'],
  ['System Slot Information', '9'],
  ['Memory Device', '17'],
]);
const BEGINS = ['DMI type', ...SECTIONS.keys()];
/** How the lines of the fields begin that are read. */
const FIELDS = signs.dmidecode;
const FIELD = /^\s{0,12}([A-Z][A-Za-z ]{2,40}): {1,8}(\S.{0,200})$/;
/** Makers leave these where a name should stand. */
const PLACEHOLDER =
  /^(?:to be filled by o\.?e\.?m\.?|default string|not (?:specified|available|applicable|present)|system (?:manufacturer|product name|version)|base board .{1,30}|oem|o\.e\.m\.?|none|null|unknown|x\.x|empty|type[0-9].{0,30}|[0x.\-? ]{1,40})$/i;
const UNIT: Readonly<Record<string, number>> = { kB: 2 ** 10, MB: 2 ** 20, GB: 2 ** 30, TB: 2 ** 40 };
const ADDRESS = new RegExp(`^${PCI_ADDRESS}$`);
/** Intel's template writes the last function of the chipset for slots that it does not know. */
const NO_ADDRESS = /^[0-9a-f]{4}:(?:00:00\.0|ff:|00:1f\.7)/;

type Fields = Map<string, Stated<string>>;

export function dmiTable(lines: Lines): DmiTable {
  const table: DmiTable = { systems: [], boards: [], processors: [], memory: [], slots: [] };
  let type = '';
  let first = 1;
  let fields: Fields = new Map();
  let count = 0;
  const close = () => {
    if (fields.size > 0 && count++ < MOST_RECORDS) add(table, type, first, fields);
    fields = new Map();
    type = '';
  };
  const nextBegin = lines.seeker(BEGINS);
  const nextField = lines.seeker(FIELDS);
  for (let index = nextBegin(0); index < lines.length; index++) {
    // Of an entry the first field tells, whatever it is, that the next heading begins another.
    if (type === '') index = nextBegin(index);
    else if (fields.size > 0) index = Math.min(nextBegin(index), nextField(index));
    const line = lines.at(index) ?? '';
    const isBegin = nextBegin(index) === index;
    const handle = isBegin ? HANDLE.exec(line)?.[1] : undefined;
    const section = isBegin ? SECTIONS.get(line.trim()) : undefined;
    if (handle !== undefined || section !== undefined) {
      // The heading below the handle begins no second entry.
      if (handle !== undefined || fields.size > 0 || type === '') close();
      type = handle ?? section ?? '';
      first = index + 1;
      continue;
    }
    if (type === '' || !line.includes(':')) continue;
    const [, name, value] = FIELD.exec(line) ?? [];
    if (name !== undefined && value !== undefined && !fields.has(name)) fields.set(name, { value, line: index + 1 });
  }
  close();
  return table;
}

function add(table: DmiTable, type: string, line: number, fields: Fields): void {
  const text = (name: string) => nameIn(fields.get(name)?.value);
  switch (type) {
    case '1':
    case '2': {
      const [maker, model] = [text('Manufacturer'), text('Product Name')];
      const list = type === '1' ? table.systems : table.boards;
      if (maker !== undefined || model !== undefined) list.push({ line, maker, model, version: text('Version') });
      return;
    }
    case '4': {
      const cores = fields.get('Core Count')?.value;
      const name = text('Version');
      const socket = text('Upgrade')?.replace(/^Socket /, '');
      if (name === undefined && socket === undefined) return;
      table.processors.push({ line, socket, name, cores: cores ? Number(cores) : undefined });
      return;
    }
    case '9':
      if (fields.has('Designation') || fields.has('Type')) table.slots.push(slotOf(line, fields));
      return;
    case '17': {
      const [, digits, unit = ''] = /^([0-9]{1,7}) ([kMGT]B)$/.exec(fields.get('Size')?.value ?? '') ?? [];
      const factor = UNIT[unit];
      if (digits === undefined || factor === undefined) return;
      const speed =
        fields.get('Configured Memory Speed') ?? fields.get('Configured Clock Speed') ?? fields.get('Speed');
      const rate = /^([0-9]{2,5}) M(?:T\/s|Hz)$/.exec(speed?.value ?? '')?.[1];
      table.memory.push({
        line,
        bytes: Number(digits) * factor,
        type: text('Type'),
        rate: rate === undefined ? undefined : Number(rate) * 1e6,
      });
    }
  }
}

function slotOf(line: number, fields: Fields): DmiSlot {
  const type = nameIn(fields.get('Type')?.value);
  const usage = fields.get('Current Usage')?.value;
  const address = fields.get('Bus Address');
  const wired =
    /^x([0-9]{1,2}) /.exec(type ?? '')?.[1] ??
    /^([0-9]{1,2})x or x/.exec(fields.get('Data Bus Width')?.value ?? '')?.[1] ??
    / x([0-9]{1,2})$/.exec(type ?? '')?.[1];
  const isAddress = address !== undefined && ADDRESS.test(address.value) && !NO_ADDRESS.test(address.value);
  return {
    line,
    designation: nameIn(fields.get('Designation')?.value),
    type,
    lanes: wired === undefined ? undefined : Number(wired),
    isInUse: usage === 'In Use' ? true : usage === 'Available' ? false : undefined,
    length: nameIn(fields.get('Length')?.value),
    address: isAddress ? told(address.value, address.line) : undefined,
  };
}

function nameIn(value: string | undefined): string | undefined {
  const text = textOf(value);
  return text === undefined || PLACEHOLDER.test(text) ? undefined : text;
}
