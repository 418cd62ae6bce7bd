/**
 * The last line of dd in any language of GNU coreutils, of BSD and of BusyBox. GNU prints decimal MB;
 * bytes over seconds are finer.
 */
import { hasLine, type Importer } from './importer.ts';
import { type Extraction, exact, nothing } from './measurement.ts';
import { decimal } from './number.ts';
import type { SourceText } from './source-text.ts';

/** GNU: bytes, sizes in brackets, a word, seconds, rate; commas of the sentence may be full-width. */
const GNU =
  /^\s*([0-9]+)\s*[^0-9\s(]{1,20}\s*\([^)]{1,40}\)[^0-9]{1,30}([0-9]+(?:[.,][0-9]+)?(?:e-?[0-9]+)?) ?[^0-9,，]{1,12}[,，] ?([0-9.,]+ ?[kKMGT]?i?B\/\S{1,4})\s*$/u;
const BSD = /^\s*([0-9]+) bytes transferred in ([0-9.]+) secs \(([0-9]+) bytes\/sec\)/;
const RECORDS = /^\s*([0-9]+)\+([0-9]+)\s*\S/;
const COMMAND = /(?:^|[\s$#])dd (\S.{0,500})$/;

export const dd: Importer = {
  tool: 'dd',
  reads: 'dd of GNU coreutils, BSD and BusyBox, in any language',
  recognises: (source) => hasLine(source, GNU) || hasLine(source, BSD),
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  let records: number | undefined;
  let options: Record<string, string> = {};
  for (const [index, line] of source.lines.entries()) {
    const command = COMMAND.exec(line)?.[1];
    if (command) options = optionsOf(command);
    const [, whole, partial] = RECORDS.exec(line) ?? [];
    if (whole) records = partial === '0' ? Number(whole) : undefined;
    const [, counted, time] = GNU.exec(line) ?? BSD.exec(line) ?? [];
    const bytes = decimal(counted);
    const seconds = decimal(time);
    if (bytes === undefined || !seconds) continue;
    const direction = directionOf(options);
    const flags = `${options.iflag ?? ''},${options.oflag ?? ''}`;
    const warnings: string[] = [];
    if (direction === 'unspecified') {
      warnings.push('the output does not tell reading from writing: give the command with it');
    }
    const isDirect = /\bdirect\b/.test(flags);
    if (!isDirect && !/fdatasync|fsync/.test(options.conv ?? '')) {
      warnings.push('without direct or fdatasync the page cache may have taken part');
    }
    const block = records && bytes % records === 0 ? bytes / records : undefined;
    extraction.measurements.push({
      tool: 'dd',
      file: source.name,
      line: index + 1,
      job: 'dd',
      scope: 'whole',
      direction,
      duplex: direction === 'unspecified' ? 'unknown' : 'one_way',
      pattern: direction === 'unspecified' ? undefined : direction,
      access: 'seq',
      read_share: direction === 'read' ? 1 : direction === 'write' ? 0 : undefined,
      block_size: block,
      queue_depth: isDirect ? 1 : undefined,
      jobs: 1,
      bandwidth: exact(bytes / seconds),
      duration: seconds,
      test_size: bytes > 0 ? bytes : undefined,
      direct: isDirect ? 'yes' : Object.keys(options).length > 0 ? 'no' : 'unknown',
      precision: 'exact',
      error: 0,
      unusable: bytes === 0 ? 'nothing was copied' : undefined,
      warnings,
    });
    // What a command said holds for its own output only.
    records = undefined;
    options = {};
  }
  return extraction;
}

function optionsOf(command: string): Record<string, string> {
  return Object.fromEntries(
    command
      .trim()
      .split(/\s+/)
      .filter((word) => /^[a-z]+=/.test(word))
      .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
  );
}

/** From zeros: writing. Into nowhere: reading. */
function directionOf(options: Record<string, string>): 'read' | 'write' | 'unspecified' {
  if (/^\/dev\/(?:zero|u?random)$/.test(options.if ?? '')) return 'write';
  return options.of === '/dev/null' ? 'read' : 'unspecified';
}
