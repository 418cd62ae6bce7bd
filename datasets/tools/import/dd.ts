/**
 * The last line of dd in any language of GNU coreutils, of BSD and of BusyBox. GNU prints decimal MB;
 * bytes over seconds are finer.
 */

import { type Extraction, exact, type Measurement, type Notice, nothing } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { decimal } from '../text/number.ts';
import { hasLine, type Importer } from './importer.ts';
import { isFull, measured } from './report.ts';

/**
 * GNU and toybox: bytes, sizes in brackets, a word, seconds, rate; after `narrowed`. Ukrainian and Bulgarian have their
 * words first, as Arabic does; Czech groups the digits of the bytes.
 */
const GNU =
  /^\s*(?:[\p{L}\p{M}]{1,20} ){0,2}([0-9]{1,3}(?:[ .,'’][0-9]{3}){1,6}|[0-9]+)\s*[^0-9\s(]{1,20}\s*\([^)]{1,40}\)[^0-9]{1,30}([0-9]+(?:[.,][0-9]+)?(?:e-?[0-9]+)?) ?[^0-9,]{1,12}, ?([0-9.,]+ ?(?:[kKMGT]i?)?B?\/\S{1,4})\s*$/u;
/** The same, looser: a rate behind a number of bytes and sizes in brackets of any width. */
const RESULT =
  /^\s*(?:[\p{L}\p{M}]{1,20} ){0,2}[0-9０-９][0-9０-９\s.,'’]{0,30}[^0-9\s(（]{1,20}\s*[(（][^)）]{1,40}[)）].{1,60}[0-9０-９] ?\S{0,4}[/／]\S{1,4}\s*$/u;

/** Signs of East Asian and Arabic writing as those that programs print elsewhere. */
const narrowed = (line: string): string => line.normalize('NFKC').replaceAll(/[、،]/g, ',');

const BSD = /^\s*([0-9]+) bytes transferred in ([0-9.]+) secs \(([0-9]+) bytes\/sec\)/;
const RECORDS = /^[\s\u200F]*([0-9]+)\+([0-9]+)\b/;
/** A last line that may be the beginning of one: of counts, or of a result. */
const BEGUN = /^\s*[0-9]+(?:\+[0-9]*)?$/;
const COMMAND = /(?:^|[\s$#])dd (\S.{0,500})$/;

export const dd: Importer = {
  tool: 'dd',
  reads: 'dd of GNU coreutils, BSD, BusyBox and toybox, in any language',
  recognises: (source) =>
    hasLine(source, RESULT, '/') || hasLine(source, RESULT, '／') || hasLine(source, BSD, ' bytes transferred in '),
  read,
};

/** A result, or a line of progress that looks like one. */
interface Copied {
  line: number;
  bytes: number;
  seconds: number;
  records: number | undefined;
  options: Record<string, string>;
  /** Whether the counts of records stand above it, as they do above a result only. */
  isCounted: boolean;
}

function read(source: SourceText): Extraction {
  const extraction = nothing();
  let before: Copied | undefined;
  let last: Copied | undefined;
  /** Only what follows a line tells whether it was progress. */
  const settle = (next: Copied | undefined) => {
    if (last && !(next && isProgress(last, next))) {
      if (isUnended(last, before)) extraction.notices.push(cutOff(source, last.line));
      else extraction.measurements.push(measurementOf(last, source));
    }
    [before, last] = [last, next];
  };
  let counts = 0;
  let records: number | undefined;
  let options: Record<string, string> = {};
  for (const [index, line] of source.lines.entries()) {
    if (isFull(extraction, source, index)) return extraction;
    const command = COMMAND.exec(line)?.[1];
    if (command) options = optionsOf(command);
    const [, whole, partial] = RECORDS.exec(line) ?? [];
    if (whole) {
      // In and out are two; where a third follows, the result between them was not read.
      if (++counts > 2) {
        extraction.notices.push(cutOff(source, index));
        counts = 1;
      }
      records = partial === '0' ? Number(whole) : undefined;
      continue;
    }
    const [, counted, time] = GNU.exec(RESULT.test(line) ? narrowed(line) : line) ?? BSD.exec(line) ?? [];
    const bytes = decimal(counted?.replaceAll(/[ .,'’]/g, ''));
    const seconds = decimal(time);
    if (counted === undefined && RESULT.test(line)) extraction.notices.push(unread(source, index + 1, line));
    if (bytes === undefined || !seconds) continue;
    const isCounted = counts > 0;
    settle({ line: index + 1, bytes, seconds, records, options, isCounted });
    records = undefined;
    counts = 0;
    // What a command said holds for its own output only, of which progress is not the end.
    if (isCounted) options = {};
  }
  settle(undefined);
  const end = source.lines.length;
  if (counts > 0 || BEGUN.test(source.lines.at(end - 1) ?? '')) extraction.notices.push(cutOff(source, end));
  return extraction;
}

const unread = (source: SourceText, line: number, text: string): Notice =>
  source.notice(
    'warning',
    line,
    `“${text.trim().slice(0, 60)}” looks like a figure of dd and is not read`,
    'give the output as dd printed it',
  );

const cutOff = (source: SourceText, line: number): Notice =>
  source.notice(
    'error',
    line,
    'the line with the result is missing; the output may be cut off',
    'give the complete output',
  );

/** The next line tells more bytes of the same copy, in more time. */
const isProgress = (copied: Copied, next: Copied): boolean =>
  !copied.isCounted && next.bytes >= copied.bytes && next.seconds > copied.seconds;

/** Progress that no result follows. */
function isUnended(copied: Copied, before: Copied | undefined): boolean {
  if (copied.isCounted) return false;
  return copied.options.status === 'progress' || (before !== undefined && isProgress(before, copied));
}

function measurementOf({ line, bytes, seconds, records, options }: Copied, source: SourceText): Measurement {
  const direction = directionOf(options);
  const flags = `${options.iflag ?? ''},${options.oflag ?? ''}`;
  const warnings: string[] = [];
  if (direction === 'unspecified') {
    warnings.push(
      options.if && options.of
        ? 'it copied from one place to another: nothing tells which of them set the pace'
        : 'the output does not tell reading from writing: give the command with it',
    );
  }
  const isDirect = /\bdirect\b/.test(flags);
  const isFlushed = /fdatasync|fsync/.test(options.conv ?? '') || /sync/.test(options.oflag ?? '');
  if (!isDirect && !isFlushed) warnings.push('without direct or fdatasync the page cache may have taken part');
  const block = records && bytes % records === 0 ? bytes / records : undefined;
  return measured(source, line - 1, {
    tool: 'dd',
    job: 'dd',
    direction,
    access: 'seq',
    block_size: block,
    queue_depth: isDirect ? 1 : undefined,
    jobs: 1,
    bandwidth: exact(bytes / seconds),
    duration: seconds,
    test_size: bytes > 0 ? bytes : undefined,
    direct: isDirect ? 'yes' : Object.keys(options).length > 0 ? 'no' : 'unknown',
    flushed: isFlushed || undefined,
    synced: /\bd?sync\b/.test(options.oflag ?? '') || undefined,
    unusable:
      bytes === 0
        ? 'nothing was copied'
        : options[PIPE]
          ? 'the data went into a pipe, so the program at its end was measured, too'
          : undefined,
    warnings,
  });
}

/** Key that no option has: of a command whose data, and not its messages alone, goes on through a pipe. */
const PIPE = '|';

function optionsOf(command: string): Record<string, string> {
  const options = Object.fromEntries(
    command
      .trim()
      .split(/\s+/)
      .filter((word) => /^[a-z]+=/.test(word))
      .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
  );
  return command.includes(PIPE) && options.of === undefined ? { ...options, [PIPE]: PIPE } : options;
}

/** From zeros: writing. Into nowhere: reading. */
function directionOf(options: Record<string, string>): 'read' | 'write' | 'unspecified' {
  if (/^\/dev\/(?:zero|u?random)$/.test(options.if ?? '')) return 'write';
  return options.of === '/dev/null' ? 'read' : 'unspecified';
}
