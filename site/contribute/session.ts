// One drop being looked at: what the checks say, and the rows to look them up in. Runs in a worker; knows neither
// the page nor the network.

import { zipSync } from 'fflate';
import { check } from '../../datasets/tools/check/check.ts';
import { formatReport, reportOn } from '../../datasets/tools/check/report.ts';
import type { Report } from '../../datasets/tools/check/report-type.ts';
import { fix } from '../../datasets/tools/fix/fix.ts';
import { mendable } from '../../datasets/tools/fix/fixable.ts';
import { formatChanges } from '../../datasets/tools/fix/words.ts';
import { importers } from '../../datasets/tools/import/catalog.ts';
import { recognise } from '../../datasets/tools/import/recognise.ts';
import type { Extraction } from '../../datasets/tools/readers/measurement.ts';
import { decode, type InputFile, SourceText } from '../../datasets/tools/readers/source-text.ts';
import type { TableSchema } from '../../datasets/tools/schema/table-schema.ts';
import { Compared } from '../../datasets/tools/tables/compare-sets.ts';
import { EXPORT_VERSION, exportedFiles, exportedSet } from '../../datasets/tools/tables/exported-set.ts';
import type { Finding } from '../../datasets/tools/tables/finding.ts';
import type { Subject } from '../../datasets/tools/tables/rule.ts';
import { cellText } from '../../datasets/tools/tables/scanner.ts';
import type { Table } from '../../datasets/tools/tables/table.ts';
import { type DroppedFile, dropped, type Refused } from './dropped-files.ts';
import { FIGURES, type Figure } from './figure.ts';
import { type DataFiles, isAlone, type Part, partsOf, SOURCES, schemasOf, withChecksums } from './parts.ts';

export interface Summary {
  /** What the terminal prints about the same files. */
  text: string;
  report: Report;
  /** Whether there are tables that do not come with the set they belong to. */
  alone: boolean;
  refused: Refused[];
  /** Files that nothing here reads. */
  unread: string[];
  /** What was read from the output of benchmarks. */
  extraction: Extraction;
  figures: Figure[];
}

export interface Page {
  /** Names of the columns that hold anything, or about which something is said. */
  columns: string[];
  rows: PageRow[];
  /** Number of the first row, from 1. */
  from: number;
  /** Rows of the whole table. */
  total: number;
}

interface PageRow {
  /** Physical line in the file. */
  line: number;
  cells: string[];
}

/** Rows of a page of the preview. */
const PAGE = 50;

/** Bytes of a cell that are shown. */
const CELL_BYTES = 300;

/** Columns that are shown: the widest table of ours has half as many. */
const COLUMNS = 120;

/** `ceiling` is the core's answer about a link; without it figures are compared with raw rates alone. */
interface Means {
  known: DataFiles;
  ceiling: Subject['ceiling'];
}

/** The files of a set that a tool exported as one, or the file itself. */
function filesOf(file: DroppedFile, schemas: ReadonlyMap<string, TableSchema>): DroppedFile[] {
  const source = file.path.endsWith('.json') ? decode({ name: file.path, bytes: file.bytes }) : undefined;
  const set = source instanceof SourceText ? exportedSet(source.text) : undefined;
  if (set?.lanewise_set !== EXPORT_VERSION) return [file];
  const encoder = new TextEncoder();
  return [...exportedFiles(set, schemas)].map(([path, text]) => ({ path, bytes: encoder.encode(text) }));
}

export class Session {
  readonly summary: Summary;
  /** The files that figures were read from. */
  readonly outputs: readonly InputFile[];
  #parts: readonly Part[];
  #tables: Map<string, Table>;
  #means: Means;

  private constructor(parts: readonly Part[], means: Means, refused: readonly Refused[]) {
    const loaded = subjectsOf(parts, means);
    const subjects = loaded.map(({ subject }) => subject);
    const partOf = new Map(loaded.map(({ part, subject }) => [subject, part]));
    const tables = subjects.flatMap((subject) => subject.tables);
    const report = reportOn(subjects, (subject) => {
      const part = partOf.get(subject);
      return part ? mendable(check(subject), part.files, part.load) : check(subject);
    });
    const { outputs, unread } = leftOver(parts);
    this.outputs = outputs;
    this.#parts = parts;
    this.#means = means;
    this.#tables = new Map(tables.map((table) => [table.file, table]));
    this.summary = {
      text: formatReport(report),
      report,
      alone: parts.some((part) => isAlone(part) && part.load(part.files).tables.length > 0),
      refused: [...refused],
      unread,
      extraction: recognise(outputs),
      figures: figures(tables, report.findings),
    };
  }

  /** `left`: files that were too large to be read. */
  static async open(files: readonly DroppedFile[], means: Means, left: readonly Refused[] = []): Promise<Session> {
    const whole = schemasOf(means.known);
    const { files: taken, refused } = dropped(files.flatMap((file) => filesOf(file, whole)));
    const parts = partsOf(await withChecksums(taken), means.known);
    return new Session(parts, means, [...left, ...refused]);
  }

  /** The same files with what a machine can mend, and what that was, in words. */
  mended(): { session: Session; text: string } {
    const fixed = this.#parts.map((part) => ({ part, ...fix(part.files, part.load) }));
    const parts = fixed.map(({ part, files }) => ({ ...part, files }));
    return {
      session: new Session(parts, this.#means, this.summary.refused),
      text: formatChanges(fixed.flatMap(({ changes }) => changes)),
    };
  }

  /** The files of the set as one text, but for outputs of tools: as an issue takes it. */
  text(): string {
    const decoder = new TextDecoder();
    return this.#parts
      .flatMap(({ path, files }) => files.map((file) => ({ name: path + file.path, bytes: file.bytes })))
      .flatMap(({ name, bytes }) => (bytes && !name.includes('/raw/') ? `=== ${name}\n${decoder.decode(bytes)}` : []))
      .join('\n');
  }

  /** All files that were taken, as they are now. */
  zip(): Uint8Array {
    const files = this.#parts.flatMap(({ path, files }) =>
      files.flatMap((file) => (file.bytes ? [[`${path}${file.path}`, file.bytes] as const] : [])),
    );
    return zipSync(Object.fromEntries(files));
  }

  /** The page of a table that holds a line of its file. */
  page(file: string, line: number): Page {
    const table = this.#tables.get(file);
    if (!table) return { columns: [], rows: [], from: 1, total: 0 };
    const shown = this.#shown(table);
    const from = Math.max(1, rowAt(table, line) - ((rowAt(table, line) - 1) % PAGE));
    const count = Math.max(0, Math.min(PAGE, table.length - from + 1));
    return {
      columns: shown.map((position) => table.header[position] ?? ''),
      rows: Array.from({ length: count }, (_, index) => {
        const row = from + index;
        return { line: table.lineOf(row), cells: shown.map((position) => cellOf(table, row, position)) };
      }),
      from,
      total: table.length,
    };
  }

  /** Positions of the columns worth showing. */
  #shown(table: Table): number[] {
    const fields = new Set(this.summary.report.findings.map(({ field }) => field));
    return table.header
      .map((name, position) => ({ name, position }))
      .filter(({ name, position }) => fields.has(name) || holdsAnything(table, position))
      .map(({ position }) => position)
      .slice(0, COLUMNS);
  }
}

function subjectsOf(parts: readonly Part[], { ceiling }: Means): { part: Part; subject: Subject }[] {
  const loaded = parts.map((part) => ({ part, subject: part.load(part.files) }));
  const sets = loaded.filter(({ part }) => part.isSet).map(({ subject }) => subject);
  const compared = new Compared(sets);
  return loaded
    .filter(({ part, subject }) => part.isSet || subject.tables.length > 0)
    .map(({ part, subject }) => ({
      part,
      subject: { ...subject, ...(ceiling && { ceiling }), ...(part.isSet && { compared }) },
    }));
}

/** Files that belong to no table and no set: what benchmarks wrote, and what nothing here reads. */
function leftOver(parts: readonly Part[]): { outputs: InputFile[]; unread: string[] } {
  const files = parts
    .filter(({ isSet }) => !isSet)
    .flatMap((part) => {
      const tables = new Set(part.load(part.files).tables.map(({ file }) => nameOf(file)));
      return part.files.flatMap(({ path, bytes = new Uint8Array() }) =>
        tables.has(nameOf(path)) || nameOf(path) === SOURCES
          ? []
          : [{ path: `${part.path}${path}`, name: nameOf(path), bytes }],
      );
    });
  const outputs = files.filter(isOutput);
  return { outputs, unread: files.filter((file) => !outputs.includes(file)).map(({ path }) => path) };
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Whether a file is the output of a benchmark that can be read. */
function isOutput(file: InputFile): boolean {
  const source = decode(file);
  return source instanceof SourceText && importers.some((importer) => importer.recognises(source));
}

function holdsAnything(table: Table, position: number): boolean {
  const { cellStarts, cellEnds } = table.scan;
  for (let row = 1; row <= table.length; row++) {
    if (position >= table.width(row)) continue;
    const cell = table.cell(row, position);
    if ((cellEnds[cell] ?? 0) > (cellStarts[cell] ?? 0)) return true;
  }
  return false;
}

function cellOf(table: Table, row: number, position: number): string {
  if (position >= table.width(row)) return '';
  const text = cellText(table.scan, table.cell(row, position), CELL_BYTES + 1);
  return text.length > CELL_BYTES ? `${text.slice(0, CELL_BYTES)}…` : text;
}

/** The row that a physical line belongs to; the first one for the header. */
function rowAt(table: Table, line: number): number {
  let low = 1;
  let high = Math.max(1, table.length);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (table.lineOf(middle) <= line) low = middle;
    else high = middle - 1;
  }
  return low;
}

const METRICS = [
  { column: 'bandwidth_bytes_per_s', unit: 'byte_per_second' },
  { column: 'iops', unit: 'operation_per_second' },
] as const;

/** The first figures of the results, all of one kind: bandwidths where there are any. */
function figures(tables: readonly Table[], findings: readonly Finding[]): Figure[] {
  const wrong = new Set(findings.flatMap(({ level, file, line }) => (level === 'error' ? [`${file}:${line}`] : [])));
  for (const { column, unit } of METRICS) {
    const figures: Figure[] = [];
    for (const table of tables.filter(({ schema }) => schema.name === 'results')) {
      const [id, metric] = [table.fieldIndex('result_id'), table.fieldIndex(column)];
      for (let row = 1; row <= table.length && figures.length < FIGURES; row++) {
        const value = Number(table.text(row, metric) || Number.NaN);
        if (!Number.isFinite(value) || value <= 0) continue;
        const label = table.text(row, id);
        figures.push({ label, value, unit, wrong: wrong.has(`${table.file}:${table.lineOf(row)}`) });
      }
    }
    if (figures.length > 0) return figures;
  }
  return [];
}
