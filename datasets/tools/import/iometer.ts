/**
 * IOMeter's results.csv. Only the rows of type ALL are sums; the others are parts of them. Builds of
 * 2006 and 2008 head a column MBps and count MiB; operations times block size tell.
 */

import { type Extraction, exact, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { dayOf, decimal } from '../text/number.ts';
import { MB, MIB, MILLISECOND } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { rowsMissing, Tested } from './iometer-rows.ts';
import { measured } from './report.ts';

export const ioMeter: Importer = {
  tool: 'iometer',
  reads: 'IOMeter results.csv (2006 and later)',
  recognises: (source) => hasLine(source, /^\ufeff?'?Target Type[,;]\s*Target Name[,;]/, 'Target Type', 100_000),
  read,
};

interface Specification {
  blockSize: number | undefined;
  readShare: number;
  randomShare: number;
  /** Lines of different size or mix in one specification. */
  isMixed: boolean;
}

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const tested = new Tested();
  const file = new ResultsFile(tested);
  for (const [index, line] of source.lines.entries()) {
    if (line === '' || file.readSetting(line)) continue;
    const { header } = file;
    if (header && index + 1 === source.lines.length && /^[A-Z]{1,10}(?:[,;]|$)/.test(line)) {
      // The last digits of a row that its line does not end are unknown.
      const fix = 'give the complete output; rows that are complete were read';
      extraction.notices.push(source.notice('error', index + 1, 'the output is cut off in this row', fix));
      break;
    }
    if (header) readRow(line, index, header, file, source, extraction);
  }
  extraction.notices.push(...rowsMissing(source, tested));
  if (extraction.measurements.length === 0 && extraction.notices.length === 0) {
    const fix = 'give the results.csv of a finished run';
    extraction.notices.push(source.notice('error', 1, 'no row of type ALL was found', fix));
  }
  return extraction;
}

/** What each heading of a file is followed by. */
const FOLLOWING = [
  [/^Version/, 'version'],
  [/^Time Stamp/, 'time'],
  [/^Access specification name/, 'name'],
  [/^size[,;]% of size/, 'specification'],
] as const;

/** What the lines above the rows of results say. */
class ResultsFile {
  readonly specifications = new Map<string, Specification>();
  readonly tested: Tested;
  /** Headings of the rows of results. */
  header: string[] | undefined;
  version: string | undefined;
  measuredOn: string | undefined;
  separator = ',';
  #following: (typeof FOLLOWING)[number][1] | undefined;
  #specification = '';

  constructor(tested: Tested) {
    this.tested = tested;
  }

  /** Whether the line is a heading or what follows one, and no row. */
  readSetting(line: string): boolean {
    const heading = /^\ufeff?'(.{0,4000})$/.exec(line)?.[1];
    if (heading !== undefined) {
      this.#readHeading(heading);
      return true;
    }
    const following = this.#following;
    if (following === undefined) return false;
    if (following === 'specification') {
      addSpecification(this.specifications, this.#specification, line.split(this.separator));
      return true;
    }
    this.#following = undefined;
    const row = withoutPadding(line, this.separator);
    if (following === 'version') this.version = row.trim().slice(0, 50);
    else if (following === 'time') this.measuredOn ??= dayOf(line);
    else {
      // A name may hold any sign; what it is the default for comes last.
      const end = row.lastIndexOf(this.separator);
      this.#specification = (end < 0 ? row : row.slice(0, end)).trim();
    }
    return true;
  }

  #readHeading(heading: string): void {
    this.#following = FOLLOWING.find(([pattern]) => pattern.test(heading))?.[1];
    if (/^(?:Access specification name|size|Target Type)[,;]/.test(heading)) {
      this.separator = /[,;]/.exec(heading)?.[0] ?? this.separator;
    }
    if (/^Test Type/.test(heading)) {
      // Another file follows, with specifications of its own.
      this.tested.begin();
      this.specifications.clear();
      [this.header, this.version, this.measuredOn] = [undefined, undefined, undefined];
    } else if (/^Target Type[,;]/.test(heading)) {
      const titles = withoutPadding(heading, this.separator).split(this.separator);
      this.header = titles.map((cell) => cell.trim());
    }
  }
}

function readRow(
  line: string,
  index: number,
  header: string[],
  file: ResultsFile,
  source: SourceText,
  extraction: Extraction,
): void {
  const { separator, specifications, tested } = file;
  const type = line.slice(0, line.indexOf(separator));
  tested.row(type, index);
  if (!['ALL', 'WORKER'].includes(type)) return;
  const cells = cellsOf(line, separator, header.length, specifications);
  if (cells.length > header.length && !hasEmptyEnd(cells, header.length)) {
    const message = `the row has ${cells.length} cells below ${header.length} headings: the cell separator also occurs inside the numbers`;
    const fix = 'give the file as IOMeter wrote it, or one with semicolons between the cells';
    extraction.notices.push(source.notice('error', index + 1, message, fix));
    return;
  }
  if (type === 'WORKER') {
    addDepth(extraction, decimal(cells[header.indexOf('Queue Depth')]));
    return;
  }
  if (cells.length < header.length / 2) {
    const message = `the row has ${cells.length} of ${header.length} cells`;
    extraction.notices.push(source.notice('warning', index + 1, message, 'give the whole file'));
    return;
  }
  const cell = (...names: string[]) => cells[header.findIndex((title) => names.includes(title))]?.trim();
  const name = cell('Access Specification Name') ?? '';
  tested.sum(name, index);
  measure(source, index, cell, specifications.get(name), file, extraction);
}

/** A spreadsheet fills every row up to the longest one. */
function withoutPadding(line: string, separator: string): string {
  let end = line.length;
  while (end > 0 && line[end - 1] === separator) end--;
  return line.slice(0, end);
}

const hasEmptyEnd = (cells: string[], columns: number): boolean =>
  cells.slice(columns).every((cell) => cell.trim() === '');

/** The cells of a row of results, whose name of the specification may hold the separator. */
function cellsOf(
  line: string,
  separator: string,
  columns: number,
  specifications: Map<string, Specification>,
): string[] {
  const cells = line.split(separator);
  for (let more = 1; more <= Math.min(cells.length - columns, 20); more++) {
    const name = cells.slice(2, 3 + more).join(separator);
    if (specifications.has(name.trim())) return cells.toSpliced(2, 1 + more, name);
  }
  return cells;
}

/** The depth stands in the rows of the workers, below the sum that it belongs to. */
function addDepth({ measurements }: Extraction, depth: number | undefined): void {
  const sum = measurements.at(-1);
  if (!sum || !depth) return;
  for (let index = measurements.length - 1; measurements[index]?.line === sum.line; index--) {
    const measurement = measurements[index];
    if (!measurement) return;
    measurement.queue_depth ??= depth;
    if (measurement.queue_depth === depth) continue;
    const warning = 'the workers have different queue depths';
    if (!measurement.warnings.includes(warning)) measurement.warnings.push(warning);
  }
}

function addSpecification(into: Map<string, Specification>, name: string, cells: string[]): void {
  const [size, , reads, random] = cells.map((cell) => decimal(cell));
  if (size === undefined || reads === undefined || random === undefined) return;
  const known = into.get(name);
  const specification = {
    blockSize: size || undefined,
    readShare: reads / 100,
    randomShare: random / 100,
    isMixed: false,
  };
  if (!known) into.set(name, specification);
  else if (known.blockSize !== specification.blockSize || known.readShare !== specification.readShare) {
    known.isMixed = true;
  }
}

function measure(
  source: SourceText,
  index: number,
  cell: (...names: string[]) => string | undefined,
  specification: Specification | undefined,
  { version, measuredOn }: ResultsFile,
  extraction: Extraction,
): void {
  const name = cell('Access Specification Name') ?? '';
  const rateOf = (word: Word) => decimal(cell(`${word} IOps`)) ?? 0;
  const words = WORDS.filter((word) => rateOf(word) > 0);
  if (words.length === 0) {
    const message = `the row ${name.slice(0, 60)} has no operations`;
    extraction.notices.push(source.notice('warning', index + 1, message, 'leave it out'));
  }
  const isMixed = words.length > 1;
  const disks = decimal(cell('# Disks'));
  const errors = decimal(cell('Errors')) ?? 0;
  for (const word of words) {
    const direction = word === 'Read' ? 'read' : 'write';
    const { warnings, access, ...load } = loadOf(specification);
    const { bandwidth, warning } = bandwidthOf(cell, word, rateOf(word), load.block_size);
    const measurement = measured(source, index, {
      tool: 'iometer',
      tool_version: version,
      job: name.slice(0, 100),
      direction,
      duplex: isMixed ? 'two_way' : 'one_way',
      pattern: access === 'unspecified' ? undefined : `${access === 'seq' ? '' : 'rand'}${isMixed ? 'rw' : direction}`,
      access,
      ...load,
      queue_depth: decimal(cell('Queue Depth')) || undefined,
      jobs: decimal(cell('# Workers')) || undefined,
      devices: disks && disks > 1 ? disks : undefined,
      bandwidth,
      iops: exact(rateOf(word)),
      latency_kind: 'unknown',
      latency_mean: positive(decimal(cell(`Average ${word} Response Time`)), MILLISECOND),
      latency_max: positive(decimal(cell(`Maximum ${word} Response Time`)), MILLISECOND),
      measured_on: measuredOn,
      direct: 'yes',
      error: errors,
      unusable: errors > 0 ? `IOMeter counted ${errors} errors` : undefined,
      warnings: warning ? [...warnings, warning] : warnings,
    });
    extraction.measurements.push(measurement);
  }
}

/** As IOMeter heads its columns. */
const WORDS = ['Read', 'Write'] as const;
type Word = (typeof WORDS)[number];

/** What the specification says of the load; where it mixes sizes, neither its size nor its mix is one number. */
function loadOf(specification: Specification | undefined) {
  const random = specification?.randomShare;
  const isMixed = specification?.isMixed === true;
  const isPartly = random !== undefined && random > 0 && random < 1;
  const warnings: string[] = [];
  if (!specification) warnings.push('the access specification is not in the file: block size and mix are unknown');
  if (isMixed) warnings.push('the specification mixes several block sizes');
  return {
    access: random === undefined ? 'unspecified' : isPartly ? 'mixed' : random === 1 ? 'rand' : 'seq',
    random_share: isPartly ? random : undefined,
    read_share: isMixed ? undefined : specification?.readShare,
    block_size: isMixed ? undefined : specification?.blockSize,
    warnings,
  } as const;
}

function bandwidthOf(
  cell: (...names: string[]) => string | undefined,
  word: Word,
  iops: number,
  block: number | undefined,
): { bandwidth: number | undefined; warning?: string } {
  const binary = decimal(cell(`${word} MBps (Binary)`, `${word} MiBps`));
  if (binary !== undefined) return { bandwidth: exact(binary * MIB) };
  const byThousands = decimal(cell(`${word} MBps (Decimal)`));
  if (byThousands !== undefined) return { bandwidth: exact(byThousands * MB) };
  const printed = decimal(cell(`${word} MBps`));
  if (printed === undefined) return { bandwidth: block ? exact(iops * block) : undefined };
  const product = block ? iops * block : undefined;
  const isDecimal = product !== undefined && Math.abs(printed * MB - product) < Math.abs(printed * MIB - product);
  return isDecimal
    ? { bandwidth: exact(printed * MB) }
    : { bandwidth: exact(printed * MIB), warning: 'the column “MBps” counts MiB; the figure is converted' };
}
