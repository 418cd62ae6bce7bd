/**
 * bonnie++ 1.96 to 2.00: the table for people and the line of CSV. Its K is 1024 bytes, and its M and G are 1024² and
 * 1024³: the same run prints 594788 in CSV and 581m in the table. A test shorter than half a second shows pluses.
 */

import { type Extraction, exact, type Measurement, nothing } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { fioSize } from '../text/number.ts';
import { KIB } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { cutOff, measured, wholeReports } from './report.ts';

/** Of before 1.96, which has no latencies: its table ends otherwise, and so does its line of CSV. */
const OLD = /^Version +1\.0[0-9]{1,3}[a-z]? +-{4,8}Sequential Output-{4,8} /;
const TITLE = /^Version +(?!1\.0)([0-9][0-9.]{0,6}[a-z]?) +-{4,8}Sequential Output-{4,8} /;
const COLUMNS = /^(?:Name:Size etc|Machine +Size) /;
const LATENCY = /^Latency +((?:[0-9]{1,9}(?:us|ms|s) *){3}(?:(?:[0-9]{1,9}(?:us|ms|s) *){2})?[0-9]{1,9}(?:us|ms|s)) *$/;
/** Format, version, machine, threads, second of the start: 1.98 has the block of the seeks and their count, too. */
const CSV = /^(1\.9[678]),([0-9.]{1,6}[a-z]?),([^,]{1,100}),[0-9]{1,6},[0-9]{6,12},([0-9]+[KMG]?)[^,]{0,20},/;
const CSV_COLUMNS: Readonly<Record<string, { figures: number; all: number }>> = {
  '1.96': { figures: 7, all: 48 },
  '1.97': { figures: 7, all: 48 },
  '1.98': { figures: 9, all: 50 },
};

/** The second half of a table; a line of CSV has the same figures behind those that are read. */
const CREATED = /^Version .{0,30}-{3,8}Sequential Create-{3,8} /;

export const bonnie: Importer = {
  tool: 'bonnie',
  reads: 'bonnie++ 1.96 to 2.00, its table and its CSV line',
  recognises: (source) =>
    hasLine(source, TITLE, '-Sequential Output-') ||
    hasLine(source, OLD, '-Sequential Output-') ||
    hasLine(source, CSV, '1.9'),
  read,
};

/** Where the figures stand among the six tests. */
const TESTS = [
  { at: 0, job: 'per-character output', direction: 'write', access: 'seq' },
  { at: 1, job: 'block output', direction: 'write', access: 'seq' },
  { at: 2, job: 'rewrite', direction: 'mixed', access: 'seq' },
  { at: 3, job: 'per-character input', direction: 'read', access: 'seq' },
  { at: 4, job: 'block input', direction: 'read', access: 'seq' },
  { at: 5, job: 'random seeks', direction: 'mixed', access: 'rand' },
] as const;

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const old = source.lines.find(OLD);
  if (old >= 0) {
    const message = 'the output format of bonnie++ before 1.96 is not supported';
    extraction.notices.push(source.notice('error', old + 1, message, 'repeat the run with bonnie++ 1.96 or newer'));
  }
  const missing = 'the line “Latency” below the figures';
  const ended = wholeReports(source, TITLE, LATENCY, missing, extraction.notices);
  const tables = [...ended].flatMap(({ start, end }) => tableOf(source, start, end));
  for (const [index, line] of source.lines.entries()) {
    const csv = csvOf(source, index, line);
    if (csv === 'cut') {
      extraction.notices.push(cutOff(source, index + 1, 'the end of the line of CSV'));
    } else if (csv) {
      // The table above says the same with fewer digits.
      const same = tables.findIndex((table) => isSame(table, csv));
      if (same >= 0) tables.splice(same, 1);
      extraction.measurements.push(...csv);
    }
  }
  extraction.measurements.unshift(...tables.flat());
  const created = source.lines.find(CREATED);
  if (created >= 0) {
    const message = 'the figures of file creation are not read: they count files, not requests to the drive';
    extraction.notices.push(source.notice('warning', created + 1, message, 'nothing to do if that is right'));
  }
  return extraction;
}

function tableOf(source: SourceText, start: number, end: number): Measurement[][] {
  const version = TITLE.exec(source.lines.at(start) ?? '')?.[1];
  const header = source.lines.find(COLUMNS, start + 1, end);
  const row = (source.lines.at(header + 1) ?? '').trim().split(/\s+/);
  const latencies = (LATENCY.exec(source.lines.at(end - 1) ?? '')?.[1] ?? '').trim().split(/ +/);
  // The name, then the size, then a pair of a rate and the processor's share for each test.
  const isFast = row.length === 2 + 2 * FAST.length && latencies.length === FAST.length;
  const isFull = row.length >= 14 && row.length <= 16 && latencies.length === TESTS.length;
  if (header < 0 || !(isFast || isFull)) return [];
  const tests = isFast ? FAST : TESTS_ALL;
  const rates = row.slice(-2 * tests.length).filter((_, index) => index % 2 === 0);
  const size = row.at(-2 * tests.length - 1)?.split(':')[0];
  /** In the places of the tests that have them. */
  const placed = (list: string[]) => TESTS_ALL.map((at) => list[tests.indexOf(at)] ?? '');
  return [
    measurementsOf(source, header + 1, version, size, placed(rates).map(scaled), placed(latencies), 'approximate'),
  ];
}

/** What `-f` leaves: the places of single characters stay empty. */
const FAST: readonly number[] = [1, 2, 4, 5];

function csvOf(source: SourceText, index: number, line: string): Measurement[] | 'cut' | undefined {
  const [, format = '', version, , size] = CSV.exec(line) ?? [];
  const columns = CSV_COLUMNS[format];
  if (columns === undefined) return undefined;
  const cells = line.trim().split(',');
  const latencies = cells.slice(columns.all - 12);
  if (cells.length !== columns.all || !latencies.every((cell) => /^(?:[0-9]+(?:us|ms|s))?$/.test(cell))) return 'cut';
  const rates = TESTS_ALL.map((at) => scaled(cells[columns.figures + 2 * at] ?? ''));
  return measurementsOf(source, index, version, size, rates, latencies, 'exact');
}

const TESTS_ALL: readonly number[] = [0, 1, 2, 3, 4, 5];

/** In units of the column: KiB per second, seeks per second. */
function scaled(text: string): number | undefined {
  const [, digits, unit = ''] = /^([0-9]+(?:\.[0-9]+)?)([kmg]?)$/.exec(text) ?? [];
  return digits ? Number(digits) * { '': 1, k: 1, m: KIB, g: KIB ** 2 }[unit as 'k'] : undefined;
}

function secondsOf(text: string | undefined): number | undefined {
  const [, digits, unit = ''] = /^([0-9]{1,9})(us|ms|s)$/.exec(text ?? '') ?? [];
  return digits ? exact(Number(digits) * { us: 1e-6, ms: 1e-3, s: 1 }[unit as 'us']) : undefined;
}

const measurementsOf = (
  source: SourceText,
  index: number,
  version: string | undefined,
  size: string | undefined,
  rates: (number | undefined)[],
  latencies: string[],
  precision: Measurement['precision'],
): Measurement[] =>
  TESTS.flatMap(({ at, job, direction, access }) => {
    const rate = rates[at];
    if (rate === undefined) return [];
    const isSeeks = job === 'random seeks';
    const isOfCharacters = job.startsWith('per-character');
    return measured(source, index, {
      tool: 'bonnie',
      tool_version: version,
      job,
      direction,
      access,
      bandwidth: isSeeks ? undefined : exact(rate * KIB),
      iops: isSeeks ? rate : undefined,
      latency_kind: secondsOf(latencies[at]) === undefined ? undefined : 'unknown',
      latency_max: secondsOf(latencies[at]),
      test_size: fioSize(size),
      direct: 'no',
      precision,
      unusable: isOfCharacters ? 'single characters measure the processor, not the drive' : undefined,
      warnings: ['bonnie++ goes through the page cache: only a file twice the size of memory measures the drive'],
    });
  });

/** Whether a table says, rounded, what a line of CSV does. */
const isSame = (table: readonly Measurement[], csv: readonly Measurement[]): boolean =>
  table.length === csv.length &&
  table.every((rough, index) => {
    const fine = csv[index];
    const [a, b] = [rough.bandwidth ?? rough.iops, fine?.bandwidth ?? fine?.iops];
    return rough.job === fine?.job && !!a && !!b && Math.abs(a / b - 1) < 0.06;
  });
