/**
 * `nvme list`, plain and with -v, in the tables of 1.x and 2.x and in every JSON layout: namespaces, and controllers
 * with the PCI address that lspci knows them by. Serial numbers stand in a column of their own and are passed over.
 */

import type { Lines } from '../paste/lines.ts';
import { asNumber, asText } from '../text/json-text.ts';
import { MOST_RECORDS, plainName, sizeOf, textOf, told } from './figures.ts';
import { jsonPastes, objectsIn } from './json-lines.ts';
import type { Stated } from './stated.ts';

export interface NvmeNamespace {
  line: number;
  /** nvme0n1: where paths are shared, its first number is not that of a controller. */
  name: string;
  model: Stated<string> | undefined;
  bytes: Stated<number> | undefined;
  /** Bytes of a sector, without metadata. */
  sector: Stated<number> | undefined;
  controllers: string[];
}

export interface NvmeController {
  line: number;
  /** nvme0 */
  name: string;
  model: Stated<string> | undefined;
  /** pcie, tcp, rdma, fc, loop. */
  transport: Stated<string> | undefined;
  /** With its domain: 0000:01:00.0; nothing for controllers on a network. */
  address: Stated<string> | undefined;
}

export interface NvmeList {
  namespaces: NvmeNamespace[];
  controllers: NvmeController[];
}

export function nvmeList(lines: Lines): NvmeList {
  const list: NvmeList = { namespaces: [], controllers: [] };
  readTables(lines, list);
  readJson(lines, list);
  return list;
}

/** The head of a table: names of columns, and where the row of dashes below it puts them. */
interface Head {
  names: readonly string[];
  columns: readonly { start: number; end: number }[];
}

const HEAD = /^\s*(?:Node|Device)\s+(?:Generic\s+)?(?:SN|MN|Model|NSID|Cntlid|Namespace)\b/;
/** Used and whole size, sector and metadata; what follows is the firmware or the controllers. */
const USAGE =
  /\s([0-9.]{1,8})\s{0,4}([kKMGTPE]?i?B)\s{0,4}\/\s{0,4}([0-9.]{1,8})\s{0,4}([kKMGTPE]?i?B)\s{0,60}(?:\([^)]{1,60}\)\s{0,40})?([0-9]{1,5})\s{0,4}(Ki?)?\s?B\s{0,4}\+\s{0,4}[0-9]{1,5}\s{0,4}B(?:\s+(\S.{0,300}))?$/;
const NAMESPACE = /^\s{0,8}(?:\/dev\/)?(nvme[0-9]{1,4}n[0-9]{1,4})\s/;
const CONTROLLER = /^\s{0,8}(nvme[0-9]{1,4})\s+(\S.{0,120}?)\s+(pcie|tcp|rdma|fc|loop|apple-nvme)(?:\s+(\S{1,200}))?/;
const ADDRESS = /^[0-9a-f]{4,8}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]$/;
/** A mail programme breaks a row into this many lines at most. */
const MOST_WRAPPED = 3;

/** Of the head of a table, and of its rows. */
const SIGNS = ['Node', 'Device', 'nvme'];

function readTables(lines: Lines, list: NvmeList): void {
  let head: Head | undefined;
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    if (HEAD.test(line)) {
      head = headAt(lines, index);
      continue;
    }
    if (!head || list.namespaces.length + list.controllers.length >= MOST_RECORDS) continue;
    const name = NAMESPACE.exec(line)?.[1];
    if (name !== undefined) readNamespace(lines, index, name, head, list);
    else readController(line, index + 1, head, list);
  }
}

function headAt(lines: Lines, index: number): Head {
  const dashes = [1, 2, 3].find((below) => /^\s{0,8}---[\s-]*$/.test(lines.at(index + below) ?? ''));
  const row = dashes === undefined ? '' : (lines.at(index + dashes) ?? '');
  const columns = [...row.matchAll(/-+/g)].map(({ 0: { length }, index: start }) => ({ start, end: start + length }));
  return { names: (lines.at(index) ?? '').trim().split(/\s+/), columns };
}

function readNamespace(lines: Lines, index: number, name: string, head: Head, list: NvmeList): void {
  const line = lines.at(index) ?? '';
  const model = told(modelIn(line, head), index + 1);
  const unsized = { bytes: undefined, sector: undefined, controllers: [] };
  const namespace: NvmeNamespace = { line: index + 1, name, model, ...unsized };
  list.namespaces.push(namespace);
  let row = '';
  for (let part = index; part < index + MOST_WRAPPED && part < lines.length; part++) {
    const next = lines.at(part) ?? '';
    if (part > index && (next.trim() === '' || NAMESPACE.test(next))) return;
    row += `${part > index ? ' ' : ''}${next.trimEnd()}`;
    const [, , , size, unit, digits, kilo, rest = ''] = USAGE.exec(row) ?? [];
    if (size === undefined) continue;
    const number = part + 1;
    namespace.bytes = told(sizeOf(`${size} ${unit}`, 'decimal'), number);
    namespace.sector = told(Number(digits) * (kilo ? 1024 : 1), number);
    if (/^nvme[0-9]{1,4}(?:[, ]+nvme[0-9]{1,4})*\s*$/.test(rest)) namespace.controllers = rest.trim().split(/[, ]+/);
    return;
  }
}

/** Cut where the dashes say; where the spaces between columns were lost, what stands behind the serial number. */
function modelIn(line: string, { names, columns }: Head): string | undefined {
  const at = names.indexOf('Model');
  const column = columns[at];
  if (!column) return undefined;
  const isAligned = columns.slice(1, at + 1).every(({ start }) => line[start - 1] === ' ' && line[start] !== undefined);
  const isClosed = line.length <= column.end || line[column.end] === ' ';
  if (isAligned && isClosed) return textOf(line.slice(column.start, column.end));
  const usage = USAGE.exec(line);
  if (!usage) return undefined;
  const words = line.slice(0, usage.index).trim().split(/\s+/);
  // What stands before the model and behind it: the number of the namespace.
  const cells = words.slice(names.includes('Generic') && words[1]?.startsWith('/dev/') ? 2 : 1, -1);
  const hasSerial = names.includes('SN') && /^(?=.*[0-9])[\w-]{8,20}$/.test(cells[0] ?? '');
  if (names.includes('SN') && !hasSerial) return undefined;
  return textOf(cells.slice(hasSerial ? 1 : 0).join(' '));
}

function readController(line: string, number: number, head: Head, list: NvmeList): void {
  if (!head.names.includes('TxPort')) return;
  const [, name, cells = '', transport, address = ''] = CONTROLLER.exec(line) ?? [];
  if (name === undefined) return;
  const own = head.names.includes('Cntlid') ? cells.replace(/^(?:0x)?[0-9a-f]{1,5}(?=\s)/, '') : cells;
  list.controllers.push({
    line: number,
    name,
    model: told(controllerModel(own), number),
    transport: told(transport, number),
    address: told(ADDRESS.test(address) ? address : undefined, number),
  });
}

/** Serial number, model, firmware: padded to 20, 40 and 8, so that a long serial number ends one space before. */
function controllerModel(cells: string): string | undefined {
  const parts = cells.trim().split(/\s{2,}/);
  if (parts.length === 3) return textOf(parts[1]);
  const [first = ''] = parts;
  return parts.length === 2 && first[20] === ' ' && !first.slice(0, 20).includes(' ')
    ? textOf(first.slice(21))
    : undefined;
}

/** Layouts differ in how deep they nest, and not in the keys of a namespace and a controller. */
function readJson(lines: Lines, list: NvmeList): void {
  for (const { value, lineOf } of jsonPastes(lines, ['DevicePath', 'NameSpace', 'Controller'])) {
    /** The controller that is being walked through, whose namespaces do not name it, and its model. */
    let outer: NvmeController | undefined;
    for (const { key, object } of objectsIn(value)) {
      if (list.namespaces.length + list.controllers.length >= MOST_RECORDS) return;
      const model = told(textOf(asText(object.ModelNumber)), lineOf(object, 'ModelNumber'));
      const line = lineOf(object);
      const controller = plainName(asText(object.Controller));
      if (key === 'Subsystems') outer = undefined;
      if (controller !== undefined && object.Transport !== undefined) {
        const address = asText(object.Address) ?? '';
        outer = {
          line,
          name: controller,
          model,
          transport: told(textOf(asText(object.Transport)), lineOf(object, 'Transport')),
          address: told(ADDRESS.test(address) ? address : undefined, lineOf(object, 'Address')),
        };
        list.controllers.push(outer);
        continue;
      }
      const name = plainName(asText(object.DevicePath) ?? asText(object.NameSpace));
      if (name === undefined || object.PhysicalSize === undefined) continue;
      list.namespaces.push({
        line,
        name,
        model: model ?? outer?.model,
        bytes: told(asNumber(object.PhysicalSize), lineOf(object, 'PhysicalSize')),
        sector: told(asNumber(object.SectorSize), lineOf(object, 'SectorSize')),
        controllers: outer ? [outer.name] : [],
      });
    }
  }
}
