/**
 * `lsblk` in every form: tables with a tree drawn in Unicode or ASCII, with columns chosen and cells empty, and the JSON
 * of all ages: words for numbers before 2.33, one mount point before 2.37. A device with several parents stands there
 * several times and is one device here.
 */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS, plainName } from './figures.ts';
import { commandsOf } from './line-cache.ts';
import { isInverse, jsonListings } from './lsblk-json.ts';
import { type BlockDevice, COLUMNS, Listing, listedName, NUMERIC, readColumn, TYPE } from './lsblk-listing.ts';
import { type Column, cellsOf, columnsOf } from './table.ts';

export function blockDevices(lines: Lines): BlockDevice[] {
  const tables = tableListings(lines);
  const devices = tables.flatMap((listing) => listing.settled());
  for (const device of jsonListings(lines, tables.length)) devices.push(device);
  return devices.slice(0, MOST_RECORDS);
}

/** Lines that are no rows and yet do not end a table: it was broken in two, or lists one mount point to a line. */
const MOST_STRANGE = 2;
/** Of headings, and of commands after which another listing comes. */
const HEADINGS = ['NAME', 'PATH'];
const COMMANDS = ['smartctl', 'nvme', 'lsblk'];
/** The columns that it prints unless it is told others, and a whole disk in them: a listing whose heading was not copied. */
const USUAL = columnsOf('NAME MAJ:MIN RM SIZE RO TYPE MOUNTPOINTS');
const USUAL_DISK =
  /^[a-z][a-z0-9]{1,14}\s{1,12}\d{1,3}:\d{1,6}\s{1,6}[01]\s{1,8}[\d.,]{1,7}[BKMGTP]?\s{1,4}[01]\s{1,4}disk\b/;
const DISK_SIGN = ' disk';
/** Bars and corners of the tree, then the name. */
const ROW = /^([│ |├└`─-]{0,60})((?:\/dev\/)?\w[\w.+@:!/-]{0,99})(?=\s|$)/;

function tableListings(lines: Lines): Listing[] {
  const listings: Listing[] = [];
  let table: Table | undefined;
  let strange = 0;
  let inverse = false;
  const commandAt = commandsOf(lines);
  const nextHeading = lines.seeker(HEADINGS);
  const nextCommand = lines.seeker(COMMANDS);
  const nextDisk = lines.seeker([DISK_SIGN]);
  for (let index = 0; index < lines.length; index++) {
    if (!table) index = Math.min(nextHeading(index), nextCommand(index), nextDisk(index));
    const line = lines.at(index) ?? '';
    const command = nextCommand(index) === index ? commandAt(index, line) : undefined;
    if (command) {
      inverse = isInverse(command);
      table = undefined;
      continue;
    }
    const columns =
      nextHeading(index) === index ? headingIn(line) : table || !USUAL_DISK.test(line) ? undefined : USUAL;
    if (columns) {
      if (listings.length >= MOST_RECORDS) break;
      table = new Table(columns, new Listing(listings.length, inverse));
      listings.push(table.listing);
      [strange, inverse] = [0, false];
      if (columns === USUAL) table.read(line, index + 1);
      continue;
    }
    if (!table || line.trim() === '') continue;
    if (table.read(line, index + 1)) strange = 0;
    else if (!/^[\s│|]/.test(line) && ++strange > MOST_STRANGE) table = undefined;
  }
  return listings;
}

/** A heading names columns of lsblk only; the last ones may have been cut off. */
function headingIn(line: string): Column[] | undefined {
  if (!/^\s{0,8}(?:NAME|KNAME|PATH)(?:\s|$)/.test(line)) return undefined;
  const columns = columnsOf(line);
  return columns.length > 1 && columns.every(({ name }) => COLUMNS.has(name)) ? columns : undefined;
}

class Table {
  readonly listing: Listing;
  readonly #columns: readonly Column[];
  /** The device at each depth of the tree, and whether a corner closed the list of those below it. */
  readonly #open: { name: string; isClosed: boolean }[] = [];

  constructor(columns: readonly Column[], listing: Listing) {
    this.#columns = columns;
    this.listing = listing;
  }

  read(line: string, number: number): boolean {
    const [, tree = '', path] = ROW.exec(line) ?? [];
    if (path === undefined) return false;
    const [first] = this.#columns;
    const rest = line.slice(tree.length + path.length);
    const cells = this.#cells(line, tree.length + path.length) ?? looseCells(rest, this.#columns);
    const hasTree = /[├└|`]/.test(tree);
    const isKnown = hasTree || plainName(path) !== undefined || TYPE_WORD.test(cells.get('TYPE') ?? '');
    const isBare = rest.trim() === '';
    if (!first || !isKnown || (cells.size === 0 && !isBare) || tree.length % 2 > 0) return false;
    const name = listedName(path, number);
    const device = this.listing.add(number, name, this.#outerOf(tree, name, hasTree));
    for (const [column, text] of cells) readColumn(device, column, text, number);
    return true;
  }

  /** By the places of the heading, which a name that is longer than the column would move. */
  #cells(line: string, nameEnd: number): Map<string, string> | undefined {
    const [first, second] = this.#columns;
    if (!first || !second || first.start > 0) return undefined;
    const cells = cellsOf(line, this.#columns, (name) => NUMERIC.has(name));
    if (cells?.get(first.name)?.length !== nameEnd) return undefined;
    cells.delete(first.name);
    const isRead = [...cells].every(([column, text]) => isPlausible(column, text));
    return isRead ? cells : undefined;
  }

  /** Nothing where spaces before the tree were lost, so that it does not show what hangs on what. */
  #outerOf(tree: string, name: string, hasTree: boolean): string | undefined {
    const depth = hasTree ? tree.length / 2 : 0;
    const outer = depth > 0 ? this.#open[depth - 1] : undefined;
    this.#open.length = Math.min(this.#open.length, depth);
    if (depth > this.#open.length) return undefined;
    this.#open.push({ name, isClosed: false });
    if (!outer || outer.isClosed) return undefined;
    outer.isClosed = /[└`]/.test(tree);
    return outer.name;
  }
}

const TYPE_WORD = /^(?:disk|part|lvm|crypt|loop|rom|mpath|dm|linear|raid[0-9]{1,2})$/;
const SIZE_WORD = /^[0-9]{1,15}(?:[.,][0-9]{1,2})?[BKMGTPE]?$/;

/** Columns that were cut in the wrong place rarely hold what they must. */
function isPlausible(column: string, text: string): boolean {
  if (column === 'SIZE') return SIZE_WORD.test(text);
  if (column === 'TYPE') return TYPE.test(text);
  return column !== 'ROTA' || /^[01]$/.test(text);
}

const LONGEST_MODEL = 6;

/** Where the spaces were lost: words that can be of one column only. */
function looseCells(rest: string, columns: readonly Column[]): Map<string, string> {
  const cells = new Map<string, string>();
  const words = rest.trim().split(/\s+/);
  // Cells may be empty, and a model may have several words: more words than that are prose.
  const most = columns.length - 1 + (columns.some(({ name }) => name === 'MODEL') ? LONGEST_MODEL : 0);
  if (words.length > most) return cells;
  const only = (column: string, pattern: RegExp) => {
    const matches = words.filter((word) => pattern.test(word));
    if (columns.some(({ name }) => name === column) && matches.length === 1 && matches[0])
      cells.set(column, matches[0]);
  };
  only('SIZE', /^[0-9]{1,4}(?:[.,][0-9]{1,2})?[BKMGTPE]$/);
  only('TYPE', TYPE_WORD);
  only('TRAN', /^(?:sata|sas|nvme|usb|ata|spi|fc|iscsi|mmc|virtio)$/);
  return cells;
}
