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
  const specifications = new Map<string, Specification>();
  let header: string[] | undefined;
  let expecting: 'version' | 'time' | 'name' | 'specification' | undefined;
  let version: string | undefined;
  let measuredOn: string | undefined;
  let name = '';
  let separator = ',';
  let isEnded = true;
  const tested = new Tested();
  for (const [index, line] of source.lines.entries()) {
    if (line === '') continue;
    const heading = /^\ufeff?'(.{0,4000})$/.exec(line)?.[1];
    if (heading !== undefined) {
      expecting = undefined;
      const inHeading = /[,;]/.exec(heading)?.[0];
      if (/^(?:Access specification name|size|Target Type)[,;]/.test(heading)) separator = inHeading ?? separator;
      if (/^Test Type/.test(heading)) {
        // Another file follows, with specifications of its own.
        tested.begin();
        specifications.clear();
        header = undefined;
        version = undefined;
        measuredOn = undefined;
      }
      if (/^Version/.test(heading)) expecting = 'version';
      else if (/^Time Stamp/.test(heading)) expecting = 'time';
      else if (/^Access specification name/.test(heading)) expecting = 'name';
      else if (/^size[,;]% of size/.test(heading)) expecting = 'specification';
      else if (/^Target Type[,;]/.test(heading)) {
        header = withoutPadding(heading, separator)
          .split(separator)
          .map((cell) => cell.trim());
      }
      continue;
    }
    if (expecting === 'version') version = withoutPadding(line, separator).trim().slice(0, 50);
    else if (expecting === 'time') measuredOn ??= dayOf(line);
    else if (expecting === 'name') {
      // A name may hold any sign; what it is the default for comes last.
      const row = withoutPadding(line, separator);
      const end = row.lastIndexOf(separator);
      name = (end < 0 ? row : row.slice(0, end)).trim();
    } else if (expecting === 'specification') {
      addSpecification(specifications, name, line.split(separator));
      continue;
    }
    expecting = undefined;
    if (header && index + 1 === source.lines.length && /^[A-Z]{1,10}(?:[,;]|$)/.test(line)) {
      // The last digits of a row that its line does not end are unknown.
      isEnded = false;
      break;
    }
    const type = line.slice(0, line.indexOf(separator));
    if (header) tested.row(type, index);
    if (!header || !['ALL', 'WORKER'].includes(type)) continue;
    const cells = cellsOf(line, separator, header.length, specifications);
    if (cells.length > header.length && !hasEmptyEnd(cells, header.length)) {
      extraction.notices.push(
        source.notice(
          'error',
          index + 1,
          `the row has ${cells.length} cells below ${header.length} headings: the cell separator also occurs inside the numbers`,
          'give the file as IOMeter wrote it, or one with semicolons between the cells',
        ),
      );
      continue;
    }
    if (type === 'WORKER') {
      addDepth(extraction, decimal(cells[header.indexOf('Queue Depth')]));
      continue;
    }
    if (cells.length < header.length / 2) {
      extraction.notices.push(
        source.notice(
          'warning',
          index + 1,
          `the row has ${cells.length} of ${header.length} cells`,
          'give the whole file',
        ),
      );
      continue;
    }
    const cell = (...names: string[]) => {
      const position = header?.findIndex((title) => names.includes(title)) ?? -1;
      return position < 0 ? undefined : cells[position]?.trim();
    };
    const specification = specifications.get(cell('Access Specification Name') ?? '');
    tested.sum(cell('Access Specification Name') ?? '', index);
    measure(source, index, cell, specification, { version, measuredOn }, extraction);
  }
  if (!isEnded) {
    extraction.notices.push(
      source.notice(
        'error',
        source.lines.length,
        'the output is cut off in this row',
        'give the complete output; rows that are complete were read',
      ),
    );
  }
  extraction.notices.push(...rowsMissing(source, tested));
  if (extraction.measurements.length === 0 && extraction.notices.length === 0) {
    extraction.notices.push(
      source.notice('error', 1, 'no row of type ALL was found', 'give the results.csv of a finished run'),
    );
  }
  return extraction;
}

/** A spreadsheet fills every row up to the longest one. */
function withoutPadding(line: string, separator: string): string {
  let end = line.length;
  while (end > 0 && line[end - 1] === separator) end--;
  return line.slice(0, end);
}

function hasEmptyEnd(cells: string[], columns: number): boolean {
  return cells.slice(columns).every((cell) => cell.trim() === '');
}

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
  run: { version: string | undefined; measuredOn: string | undefined },
  extraction: Extraction,
): void {
  const name = cell('Access Specification Name') ?? '';
  const warnings: string[] = [];
  if (!specification) warnings.push('the access specification is not in the file: block size and mix are unknown');
  if (specification?.isMixed) warnings.push('the specification mixes several block sizes');
  const reads = decimal(cell('Read IOps')) ?? 0;
  const writes = decimal(cell('Write IOps')) ?? 0;
  const isMixed = reads > 0 && writes > 0;
  const workers = decimal(cell('# Workers'));
  const disks = decimal(cell('# Disks'));
  const depth = decimal(cell('Queue Depth'));
  const errors = decimal(cell('Errors')) ?? 0;
  let found = 0;
  for (const direction of ['read', 'write'] as const) {
    const word = direction === 'read' ? 'Read' : 'Write';
    const iops = decimal(cell(`${word} IOps`));
    if (!iops) continue;
    found++;
    const block = specification?.isMixed ? undefined : specification?.blockSize;
    const { bandwidth, warning } = bandwidthOf(cell, word, iops, block);
    const random = specification?.randomShare;
    const isPartly = random !== undefined && random > 0 && random < 1;
    const access = random === undefined ? 'unspecified' : isPartly ? 'mixed' : random === 1 ? 'rand' : 'seq';
    const measurement = measured(source, index, {
      tool: 'iometer',
      tool_version: run.version,
      job: name.slice(0, 100),
      direction,
      duplex: isMixed ? 'two_way' : 'one_way',
      pattern: access === 'unspecified' ? undefined : `${access === 'seq' ? '' : 'rand'}${isMixed ? 'rw' : direction}`,
      access,
      random_share: isPartly ? random : undefined,
      read_share: specification?.isMixed ? undefined : specification?.readShare,
      block_size: block,
      queue_depth: depth || undefined,
      jobs: workers || undefined,
      devices: disks && disks > 1 ? disks : undefined,
      bandwidth,
      iops: exact(iops),
      latency_kind: 'unknown',
      latency_mean: positive(decimal(cell(`Average ${word} Response Time`)), MILLISECOND),
      latency_max: positive(decimal(cell(`Maximum ${word} Response Time`)), MILLISECOND),
      measured_on: run.measuredOn,
      direct: 'yes',
      error: errors,
      unusable: errors > 0 ? `IOMeter counted ${errors} errors` : undefined,
      warnings: warning ? [...warnings, warning] : [...warnings],
    });
    extraction.measurements.push(measurement);
  }
  if (found === 0) {
    extraction.notices.push(
      source.notice('warning', index + 1, `the row ${name.slice(0, 60)} has no operations`, 'leave it out'),
    );
  }
}

function bandwidthOf(
  cell: (...names: string[]) => string | undefined,
  word: 'Read' | 'Write',
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
