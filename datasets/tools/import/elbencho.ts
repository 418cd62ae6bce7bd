/**
 * elbencho's table. A column for the moment when the first thread was done, and one for the last: the latter is what
 * other tools print. MiB are 1024² bytes, and MB 1000² where `--base10` asked for them. Figures are whole numbers.
 */

import { type Extraction, exact, type Measurement, type Notice, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { bytesPer, decimal, fioSize } from '../text/number.ts';
import { MIB, MICROSECOND, MILLISECOND } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { commandAbove, cutOff, measured, optionOf, reportsIn } from './report.ts';

const TITLE = /^OPERATION {1,4}RESULT TYPE {1,12}FIRST DONE {1,6}LAST DONE *$/;
/** Version 2 counts milliseconds. */
const PHASE = /^(WRITE|READ|RWMIX\S{0,8}|[A-Z][A-Z0-9-]{2,12}) +Elapsed (?:time|ms)\b/;
/** Behind each operation. */
const END = /^---$/;
const FIGURE = /^ *([A-Za-z][\w/ %]{2,24}?) *: +(?:[0-9]{1,18}|\S{1,12}) +([0-9]{1,18})$/;
/** Version 2 has the unit in the title. */
const LATENCY =
  /^ *IO latency(?: us)? *: \[ min=([0-9.]+)(us|ms|s|) avg=([0-9.]+)(us|ms|s|) max=([0-9.]+)(us|ms|s|) \]$/;

export const elbencho: Importer = {
  tool: 'elbencho',
  reads: 'elbencho 2 and 3, its results table',
  recognises: (source) => hasLine(source, TITLE, 'OPERATION'),
  figure: /^(?:READ|WRITE|RWMIX\S{0,8})\s+Elapsed\b/,
  read,
};

const SECONDS: Readonly<Record<string, number>> = { '': MICROSECOND, us: MICROSECOND, ms: MILLISECOND, s: 1 };

/** Sums so far, which `--livecsv stdout` prints where its results would stand. */
const isLive = (source: SourceText): boolean => source.mayHold('ISO Date,Label,Phase,RuntimeMS');
const live = (source: SourceText, line: number): Notice =>
  source.notice(
    'error',
    line,
    'these are live statistics of elbencho, which are sums so far',
    'give its table of results, or the file of --csvfile',
  );

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const titles = source.lines.all(TITLE);
  const phases = reportsIn(source, PHASE, END);
  for (const [number, title] of titles.entries()) {
    const next = titles[number + 1] ?? source.lines.length;
    const before = phases.findLast(({ start }) => start < title)?.end ?? 0;
    const command = commandAbove(source, { start: title, after: before }, 'elbencho') ?? commandIn(source, title);
    const own = phases.filter(({ start }) => start > title && start < next);
    if (own.length === 0)
      extraction.notices.push(isLive(source) ? live(source, title + 1) : cutOff(source, title + 1, 'the first result'));
    for (const { start, end, isWhole } of own) {
      if (!isWhole) {
        extraction.notices.push(cutOff(source, start + 1, 'the line “---” behind the result'));
        continue;
      }
      extraction.measurements.push(...measurementsOf(source, start, end, command));
    }
  }
  return extraction;
}

/** The file of results repeats the command on a line of its own. */
function commandIn(source: SourceText, title: number): string | undefined {
  for (let index = title; index >= Math.max(0, title - 6); index--) {
    const commandLine = /^COMMAND LINE: (?:"[^"]{0,200}" )?(.{1,500})$/.exec(source.lines.at(index) ?? '')?.[1];
    if (commandLine) return commandLine.replaceAll('"', '');
  }
  return undefined;
}

function measurementsOf(source: SourceText, start: number, end: number, command: string | undefined): Measurement[] {
  const operation = PHASE.exec(source.lines.at(start) ?? '')?.[1] ?? '';
  const figures = new Map<string, number | undefined>();
  let latency: RegExpExecArray | null = null;
  for (const line of source.lines.slice(start, end)) {
    const [, name = '', last] = FIGURE.exec(line) ?? [];
    const [, unit, of] = /^(?:Throughput )?(Mi?B)\/s(| read| write)$/.exec(name) ?? [];
    if (/^IOPS(?: read| write|)$/.test(name)) figures.set(name, positive(decimal(last)));
    else if (unit) figures.set(`rate${of}`, positive(decimal(last), bytesPer(unit) ?? 1));
    latency ??= LATENCY.exec(line);
  }
  // Folders and files that are made or removed move no data.
  const plain = { WRITE: 'write', READ: 'read' }[operation] as 'read' | 'write' | undefined;
  if (plain) {
    const rates = { iops: figures.get('IOPS'), bandwidth: figures.get('rate') };
    return loaded(source, start, { operation, direction: plain, command, latency, ...rates });
  }
  // Reads and writes at once have lines of their own; the latency is that of neither.
  return (['read', 'write'] as const).flatMap((direction) => {
    const rates = { iops: figures.get(`IOPS ${direction}`), bandwidth: figures.get(`rate ${direction}`) };
    return loaded(source, start, { operation, direction, command, latency: null, ...rates });
  });
}

interface Found {
  operation: string;
  direction: 'read' | 'write';
  command: string | undefined;
  latency: RegExpExecArray | null;
  iops: number | undefined;
  bandwidth: number | undefined;
}

function loaded(source: SourceText, start: number, found: Found): Measurement[] {
  const { operation, direction, command, latency, iops, bandwidth } = found;
  if (iops === undefined && bandwidth === undefined) return [];
  const isRandom = /(?:^| )--rand(?: |$)/.test(command ?? '');
  const block = fioSize(optionOf(command, '-b', '--block'));
  const finer = iops && block ? iops * block : undefined;
  const agrees = finer && bandwidth && Math.abs(finer / bandwidth - 1) < 0.01;
  const measurement = measured(source, start, {
    tool: 'elbencho',
    job: operation,
    direction,
    access: command === undefined ? 'unspecified' : isRandom ? 'rand' : 'seq',
    block_size: agrees ? block : undefined,
    queue_depth: Number(optionOf(command, '--iodepth')) || undefined,
    // Threads are those of each host.
    jobs: / --hosts/.test(` ${command}`) ? undefined : Number(optionOf(command, '-t', '--threads')) || undefined,
    iops,
    bandwidth: agrees ? exact(finer) : bandwidth,
    latency_kind: latency ? 'unknown' : undefined,
    latency_min: timeOf(latency, 1),
    latency_mean: timeOf(latency, 3),
    latency_max: timeOf(latency, 5),
    direct: command === undefined ? 'unknown' : /(?:^| )--direct(?: |$)/.test(command) ? 'yes' : 'no',
    precision: (bandwidth ?? 0) / MIB < 100 && !agrees ? 'approximate' : 'exact',
    warnings: command === undefined ? ['the output has no options: give the command above it'] : [],
  });
  if (!operation.startsWith('RWMIX')) return [measurement];
  const share = Number(/^RWMIX([0-9]{1,3})$/.exec(operation)?.[1] ?? Number.NaN) / 100;
  return [
    {
      ...measurement,
      duplex: 'two_way',
      pattern: command === undefined ? undefined : isRandom ? 'randrw' : 'rw',
      read_share: Number.isFinite(share) ? share : undefined,
    },
  ];
}

const timeOf = (latency: RegExpExecArray | null, at: number): number | undefined =>
  latency ? positive(decimal(latency[at]), SECONDS[latency[at + 1] ?? ''] ?? 1) : undefined;
