/**
 * Figures of tools that show them in a window, as people type them: a line with the name of the tool, then lines such as
 * `64 KB 512.5 540.1` below `Size Write Read`, `SEQ1M QD8: Read 6954.1 Write 6376.5` or `WRITE: 5728.1 MB/s`. No
 * documentation of these tools says whether their MB is 1000² or 1024² bytes, so a figure in MB counts only where the
 * text says it, in a line such as `MB = 1000000 bytes`.
 */

import {
  type Access,
  type Extraction,
  exact,
  type Measurement,
  type Notice,
  nothing,
  positive,
} from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { bytesPer } from '../text/number.ts';
import { hasLine, type Importer } from './importer.ts';
import { isFull, measured } from './report.ts';
import { type RateUnit, type TypedLine, type TypedRate, typedLine, type Way } from './typed-line.ts';

interface TypedTool {
  tool: string;
  name: string;
  reads: string;
  /** The line that begins a text, with the version; or, where `plain` is given, any of its figures. */
  title: RegExp;
  /** How requests come where a line does not say it. */
  access: Access;
  /** A line with figures of a form of its own as one of the common form. */
  plain?(line: string): string | undefined;
  /** Other lines of its text, which hold nothing that is taken. */
  passed?: RegExp;
}

const STATED =
  /^[\s>#*•–-]*(?:1 ?)?MB(?:\/s)? ?= ?(?:(1[ ,.']?000[ ,.']?000|1000 ?[*×x] ?1000|1000(?:\^2|²)|10(?:\^6|⁶))|1[ ,.']?048[ ,.']?576|1024 ?[*×x] ?1024|1024(?:\^2|²)|2(?:\^20|²⁰)) ?(?:bytes?|B)?(?:\/s)?(?: ?\[.{0,80}\])?\s*$/i;
const DEPTH = /^[\s>*•-]*queue depth:? ?([1-9][0-9]{0,4})\s*$/i;
const DIRECT = /^[\s>*•-]*direct i\/?o:? ?(?:(yes|on|enabled)|no|off|disabled)\s*$/i;

interface Row {
  index: number;
  typed: TypedLine;
  /** What headings above it said. */
  columns: Way[];
  unit: RateUnit | undefined;
}

/** What a typed text has said so far, from the line that begins it. */
interface Typed {
  line: number;
  version: string | undefined;
  rows: Row[];
  columns: Way[];
  unit?: RateUnit | undefined;
  depth?: number | undefined;
  direct?: 'yes' | 'no' | undefined;
  /** What it says that its MB is; both where it contradicts itself. */
  bases: Set<'MB' | 'MiB'>;
}

export const typedImporter = (tool: TypedTool): Importer => ({
  tool: tool.tool,
  reads: tool.reads,
  recognises: (source) => hasLine(source, tool.title),
  read: (source) => read(source, tool),
});

function read(source: SourceText, tool: TypedTool): Extraction {
  const extraction = nothing();
  let open: Typed | undefined;
  const close = () => {
    if (open) measure(open, tool, source, extraction);
    open = undefined;
  };
  for (const [index, line] of source.lines.entries()) {
    if (isFull(extraction, source, index)) return extraction;
    const title = tool.title.exec(line);
    const isFigure = tool.plain !== undefined;
    if (title && !(open && isFigure)) {
      close();
      open = begun(index, isFigure ? undefined : title[1]);
      // What a person writes above the first figure.
      if (isFigure) takeLine(source.lines.at(index - 1) ?? '', index - 1, open, tool);
      else continue;
    }
    if (open && line.trim() !== '' && !takeLine(line, index, open, tool)) close();
  }
  close();
  return extraction;
}

const begun = (index: number, version: string | undefined): Typed => ({
  line: index + 1,
  version,
  rows: [],
  columns: [],
  bases: new Set(),
});

/** Whether a line belongs to the text; takes what it says. */
function takeLine(line: string, index: number, into: Typed, tool: TypedTool): boolean {
  const base = STATED.exec(line);
  const depth = DEPTH.exec(line)?.[1];
  const direct = DIRECT.exec(line);
  if (base) into.bases.add(base[1] === undefined ? 'MiB' : 'MB');
  if (depth !== undefined) into.depth = Number(depth);
  if (direct) into.direct = direct[1] === undefined ? 'no' : 'yes';
  if (base || depth !== undefined || direct) return true;
  const plain = tool.plain ? tool.plain(line) : line;
  const typed = plain === undefined ? undefined : typedLine(plain);
  if (!typed) return tool.passed?.test(line) ?? false;
  const { rates, columns, unit } = typed;
  if (rates.length === 0) {
    if (columns.length > 0) into.columns = columns;
    into.unit = unit ?? into.unit;
    return columns.length > 0 || unit !== undefined;
  }
  into.rows.push({ index, typed, columns: into.columns, unit: into.unit });
  return true;
}

/** Takes the figures whose unit is known; the notices say what the others lack. */
function measure(open: Typed, tool: TypedTool, source: SourceText, extraction: Extraction): void {
  const { measurements, notices } = extraction;
  const { line, rows, bases } = open;
  let isBaseMissing = false;
  for (const row of rows) {
    const problem = problemOf(row, source);
    if (problem) {
      notices.push(problem);
      continue;
    }
    for (const [position, rate] of row.typed.rates.entries()) {
      const way = rate.way ?? row.columns[position];
      const means = meantBy(rate.unit ?? row.unit, bases);
      if (means === undefined) isBaseMissing = true;
      else if (way) measurements.push(measurementOf(row, rate, way, means, open, tool, source));
    }
  }
  if (rows.length === 0) {
    const message = `no figures are read from ${tool.name}: no line below its name says what they are`;
    const fix =
      'type the line “Size Write Read” and below it lines such as “64 KB 512.5 540.1”, or lines such as “Read 512.5 MB/s”';
    notices.push(source.notice('warning', line, message, fix));
  }
  if (!isBaseMissing) return;
  const message =
    bases.size > 1
      ? `no figure in MB/s is taken from ${tool.name}: its MB is said to be 1000² bytes and 1024² bytes`
      : `no figure in MB/s is taken from ${tool.name}: nothing says whether its MB is 1000² or 1024² bytes`;
  notices.push(
    source.notice(
      'warning',
      line,
      message,
      'add the line “MB = 1000000 bytes” or “MB = 1048576 bytes” below the figures if you know which applies; the form on the page “Contribute” asks for the same; or measure with fio',
    ),
  );
}

/** Why a row of figures cannot be taken. */
function problemOf({ index, typed, columns }: Row, source: SourceText): Notice | undefined {
  const { rates } = typed;
  if (index + 1 === source.lines.length && rates.at(-1)?.unit === undefined) {
    return source.notice(
      'error',
      index + 1,
      'the text ends after a digit, so digits may be missing: this line is left out',
      'end the text with a line break, or write the unit after the figure',
    );
  }
  const isInOrder = rates.length === columns.length && rates.every(({ way }) => !way);
  const lost = isInOrder ? undefined : rates.find(({ way }) => !way);
  if (lost) {
    return source.notice(
      'warning',
      index + 1,
      `nothing here says whether ${lost.text} is for reads or writes`,
      'write “Read” or “Write” before the figure, or the line “Size Write Read” above all of them',
    );
  }
  const unclear = rates.find(({ reading }) => !('value' in reading));
  if (!unclear || 'value' in unclear.reading) return undefined;
  const { reading, text } = unclear;
  const [first, second] = reading.problem === 'ambiguous_number' ? reading.readings : ['1234', '1234.5'];
  return source.notice('warning', index + 1, `${text} can be read in two ways`, `write ${first} or ${second}`);
}

/** The unit by the standards that a printed one stands for; nothing where the text leaves that open. */
function meantBy(unit: RateUnit | undefined, bases: Typed['bases']): string | undefined {
  const { prefix, isBinary } = unit ?? { prefix: 'M', isBinary: false };
  const [base] = bases;
  if (isBinary) return `${prefix}iB`;
  if (base === undefined || bases.size > 1) return undefined;
  return base === 'MiB' ? `${prefix}iB` : `${prefix === 'K' ? 'k' : prefix}B`;
}

function measurementOf(
  { index, typed, unit: above }: Row,
  { reading, text, unit = above }: TypedRate,
  direction: Way,
  means: string,
  open: Typed,
  tool: TypedTool,
  source: SourceText,
): Measurement {
  const value = 'value' in reading ? reading.value : Number.NaN;
  const { prefix, isBinary } = unit ?? { prefix: 'M', isBinary: false };
  // The figure as shown, with a decimal point and without grouping; zeros at its end stay.
  const shown = text.replace(',', '.');
  return measured(source, index, {
    tool: tool.tool,
    tool_version: open.version,
    job: `${typed.label} ${direction}`.trim(),
    direction,
    access: typed.access ?? tool.access,
    block_size: typed.block,
    queue_depth: typed.depth ?? open.depth,
    jobs: typed.threads,
    bandwidth: positive(exact(value * (bytesPer(means) ?? 0))),
    direct: open.direct ?? 'unknown',
    precision: digitsOf(text) < 3 ? 'approximate' : 'exact',
    reported: {
      value: Number(shown) === value ? shown : `${value}`,
      unit: `${prefix}${isBinary ? 'i' : ''}B/s`,
      means: `${means}/s`,
    },
  });
}

const digitsOf = (text: string): number => text.replace(/[^0-9]/g, '').replace(/^0+/, '').length;
