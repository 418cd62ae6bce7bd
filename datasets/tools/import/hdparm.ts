/** hdparm -t and -T, which count MB as 2²⁰ bytes. */

import { type Extraction, exact, nothing } from '../readers/measurement.ts';
import { type SourceText, withoutFolder } from '../readers/source-text.ts';
import { decimal } from '../text/number.ts';
import { prefixFactor } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { isFull, measured } from './report.ts';

/** Some put a sign before each line, as of a comment. */
const FIGURE =
  /^[\s#]*Timing (O_DIRECT )?((?:buffer-)?cached?|buffered disk|disk) reads(?: \(offset [0-9]{1,9} GB\))?:\s*([0-9]+) ([KMG])B in\s*([0-9.,]+) seconds\s*=\s*([0-9.,]+) ([kKMG])B\/sec/;
const DEVICE = /(?:^|[\s#])(\/dev\/[^:\s]{1,120}):\s*$/;

/** A timing that is whole or not. */
const TIMING = /^[\s#]*Timing\b/;
const BEGUN = /^[\s#]*Timing (?:O_DIRECT |buffered |cached |buffer-cache )(?:cached |disk )?reads\b/;

/** One of them stands in each line that is looked at. */
const SIGNS = ['/dev/', 'Timing'];

export const hdparm: Importer = {
  tool: 'hdparm',
  reads: 'hdparm -t, -T and --direct',
  recognises: (source) => hasLine(source, BEGUN, 'Timing '),
  figure: TIMING,
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  let device: string | undefined;
  let untimed: number | undefined;
  for (const [index, line] of source.lines.entriesHolding(SIGNS)) {
    if (isFull(extraction, source, index)) break;
    const named = DEVICE.exec(line)?.[1];
    device = named ?? device;
    if (named !== undefined) untimed = index + 1;
    if (TIMING.test(line)) untimed = undefined;
    const [, direct, test = '', , , seconds, rate, unit = ''] = FIGURE.exec(line) ?? [];
    const printed = decimal(rate);
    if (printed === undefined) {
      if (TIMING.test(line)) {
        extraction.notices.push(
          source.notice(
            // The last line may be cut off.
            index + 1 === source.lines.length ? 'error' : 'warning',
            index + 1,
            'a timing without a figure',
            'repeat hdparm as root',
          ),
        );
      }
      continue;
    }
    const isMemory = /cache/.test(test);
    const measurement = measured(source, index, {
      tool: 'hdparm',
      job: `${direct ?? ''}${test} reads`,
      direction: 'read',
      access: 'seq',
      // The printed quotient comes from finer times than the printed seconds.
      bandwidth: exact(printed * (prefixFactor(unit, 'binary') ?? 1)),
      duration: decimal(seconds),
      target: device && withoutFolder(device),
      direct: direct ? 'yes' : 'no',
      unusable: isMemory ? 'reads from the cache measure memory, not the drive' : undefined,
      state: isMemory ? 'cached' : undefined,
      warnings: ['hdparm prints MB and counts MiB; the figure is converted'],
    });
    extraction.measurements.push(measurement);
  }
  if (untimed !== undefined) {
    const fix = 'give the complete output if hdparm printed one';
    extraction.notices.push(source.notice('warning', untimed, `no timing follows ${device ?? 'the last device'}`, fix));
  }
  return extraction;
}
