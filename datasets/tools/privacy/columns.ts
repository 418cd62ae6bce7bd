/** Private values that only the heading of their column tells: `NAME MODEL SERIAL` of lsblk, `Node SN Model` of nvme. */
import type { PrivateClass, PrivatePlace } from './form.ts';

const HEADS: Readonly<Record<string, PrivateClass>> = {
  serial: 'serial',
  serialnumber: 'serial',
  sn: 'serial',
  wwn: 'wwn',
  uuid: 'uuid',
  partuuid: 'uuid',
  ptuuid: 'uuid',
  guid: 'uuid',
};

const HAS_HEAD = /(?:^|\s)(?:serial(?:number)?|sn|wwn|(?:part|pt)?uuid|guid)(?:\s|$)/i;

/** No table of a tool is wider. */
const WIDEST = 2_000;
const MOST_COLUMNS = 40;

interface Column {
  class: PrivateClass;
  start: number;
}

/** The columns of a heading; none of a line that is something else. */
function columnsOf(line: string): Column[] {
  if (line.length > WIDEST || !HAS_HEAD.test(line) || /[:=,;"]/.test(line.replace('MAJ:MIN', ''))) return [];
  const heads = [...line.matchAll(/\S+/g)].slice(0, MOST_COLUMNS);
  if (heads.length < 2) return [];
  return heads.flatMap(({ 0: head, index }) => {
    const kind = HEADS[head.toLowerCase()];
    return kind ? [{ class: kind, start: index }] : [];
  });
}

/** `Node,Model,SerialNumber` of wmic, `name,model,serial` of a script: cells between commas, semicolons or bars. */
const CSV_HEADS: Readonly<Record<string, PrivateClass>> = {
  ...HEADS,
  serial_number: 'serial',
  'serial number': 'serial',
  serialno: 'serial',
  node: 'host',
  hostname: 'host',
  host: 'host',
  pscomputername: 'host',
  systemname: 'host',
  username: 'user',
  mac: 'mac',
};
const MOST_CELLS = 60;

interface Csv {
  divider: string;
  count: number;
  columns: { class: PrivateClass; at: number }[];
}

function csvHead(line: string): Csv | undefined {
  if (line.length > WIDEST || !/[,;|]/.test(line)) return undefined;
  const divider = [';', '|'].find((item) => line.includes(item)) ?? ',';
  const heads = line.split(divider).map((head) => head.trim().replace(/^"|"$/g, '').toLowerCase());
  if (heads.length < 2 || heads.length > MOST_CELLS) return undefined;
  // A row of Markdown begins and ends with a bar.
  const isHead = (head: string) => /^[a-z][\w. -]{0,40}$/.test(head) || (head === '' && divider === '|');
  if (!heads.every(isHead)) return undefined;
  const columns = heads.flatMap((head, at) => {
    const kind = Object.hasOwn(CSV_HEADS, head) ? CSV_HEADS[head] : undefined;
    return kind ? [{ class: kind, at }] : [];
  });
  return columns.length > 0 ? { divider, count: heads.length, columns } : undefined;
}

function* csvPlaces({ divider, count, columns }: Csv, line: string, start: number) {
  const cells = line.split(divider, count);
  for (const column of columns) {
    const cell = cells[column.at] ?? '';
    const value = cell.trim().replace(/^"|"$/g, '');
    const isName = column.class === 'host' || column.class === 'user';
    if (isName ? !/^[A-Za-z][\w.-]{0,62}$/.test(value) : !isCode(value)) continue;
    const before = cells.slice(0, column.at).reduce((length, item) => length + item.length + 1, 0);
    const from = start + before + cell.indexOf(value);
    yield { class: column.class, start: from, end: from + value.length };
  }
}

/** A name of a column between spaces, dividers and quotes: lines without one are no headings. */
const HEAD = new RegExp(`(?<![^\\s,;|"])(?:${Object.keys(CSV_HEADS).join('|')})(?![^\\s,;|"])`, 'gi');

/** Where the next line begins that may be a heading; behind the text where there is none. */
function nextHeading(text: string, from: number): number {
  HEAD.lastIndex = from;
  const head = HEAD.exec(text);
  return head ? text.lastIndexOf('\n', head.index) + 1 : text.length + 1;
}

/** Values below such headings, up to the next empty line. */
export function* columnPlaces(text: string): Generator<PrivatePlace> {
  let columns: Column[] = [];
  let csv: Csv | undefined;
  for (let start = nextHeading(text, 0); start <= text.length; ) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    const line = text.slice(start, Math.min(end, start + WIDEST));
    const lineColumns = columnsOf(line);
    const head = csvHead(line);
    if (head) csv = head;
    else if (csv && line.split(csv.divider).length === csv.count) yield* csvPlaces(csv, line, start);
    // wmic leaves a blank line below its heading, other tools draw one.
    else if (/[^\s+|=-]/.test(line)) csv = undefined;
    if (lineColumns.length > 0) columns = lineColumns;
    else if (line.trim() === '') columns = [];
    else {
      for (const column of columns) {
        const value = /^\S+/.exec(line.slice(column.start))?.[0];
        const isWhole = column.start === 0 || /\s/.test(line[column.start - 1] ?? '');
        if (value === undefined || !isWhole || !isCode(value)) continue;
        const from = start + column.start;
        yield { class: column.class, start: from, end: from + value.length };
      }
    }
    start = columns.length > 0 || csv ? end + 1 : nextHeading(text, end + 1);
  }
}

const isCode = (value: string): boolean =>
  /^(?=.*\d)[A-Za-z0-9][\w.:-]{3,79}$/.test(value) && !/^(?:0x)?[0-]+$/.test(value);
