/** The options of a job as fio's JSON repeats them: block sizes, size of the test, the command. */

import { type Direction, exact, type Measurement } from '../readers/measurement.ts';
import { asNumber, asObject, asText, type JsonObject } from '../text/json-text.ts';
import { fioSize } from '../text/number.ts';
import { FIO_DIRECTIONS, shown } from './fio.ts';

export type Options = Record<string, string>;

export function optionsOf(value: unknown): Options {
  const object = asObject(value as JsonObject);
  return Object.fromEntries(Object.entries(object ?? {}).map(([key, option]) => [key, asText(option) ?? '']));
}

/** Block size from the options, held against bytes per operation. */
export function blockOf(
  options: Options,
  stats: JsonObject,
  direction: Direction,
  warnings: string[],
): Pick<Measurement, 'block_size' | 'block_split'> {
  if (options.unknown) return {};
  const kbBase = asNumber(options.kb_base) ?? 1024;
  const split = ofDirection(options.bssplit, direction)?.split(':') ?? [];
  if (split.length > 1) return { block_split: blockSplit(split, kbBase) };
  const size = ofDirection(options.bs ?? options.blocksize ?? split[0]?.split('/')[0], direction);
  const range = options.bsrange ?? options.blocksize_range ?? (size?.includes('-') ? size : undefined);
  if (range) {
    warnings.push(`requests of several sizes: ${shown(range)}`);
    return {};
  }
  const stated = fioSize(size ?? '4k', kbBase);
  const bytes = asNumber(stats.io_bytes);
  const operations = asNumber(stats.total_ios);
  if (stated && bytes && operations && stats.io_kbytes !== undefined) {
    const actual = bytes / operations;
    if (Math.abs(actual / stated - 1) > 0.02 && (asNumber(stats.short_ios) ?? 0) === 0) {
      warnings.push(
        `the options say ${stated} bytes per request, the counts ${Math.round(actual)}: the block size is left out`,
      );
      return {};
    }
  }
  return { block_size: stated };
}

/** "4k,8k,16k" are the sizes of reads, writes and trims; one holds for all, two for reads and others. */
function ofDirection(text: string | undefined, direction: Direction): string | undefined {
  const parts = text?.split(',') ?? [];
  const index = FIO_DIRECTIONS.indexOf(direction);
  return parts[Math.min(index === 3 ? 0 : index, parts.length - 1)];
}

/** Sizes and shares; shares that are left out divide what remains. */
function blockSplit(entries: string[], kbBase: number): string | undefined {
  const parsed = entries.slice(0, 64).map((entry) => {
    const [size, share = ''] = entry.split('/');
    return { bytes: fioSize(size, kbBase), share: share === '' ? undefined : asNumber(share) };
  });
  if (parsed.some(({ bytes }) => bytes === undefined)) return undefined;
  const stated = parsed.reduce((sum, { share }) => sum + (share ?? 0), 0);
  const open = parsed.filter(({ share }) => share === undefined).length;
  return parsed.map(({ bytes, share }) => `${bytes}/${share ?? exact((100 - stated) / open)}`).join(':');
}

/** Bytes that all copies of a job touch: a file that is named is shared, others are one per copy. */
export function testSize(options: Options): number | undefined {
  const size = fioSize(options.size ?? options.filesize, asNumber(options.kb_base) ?? 1024);
  const copies = options.filename ? 1 : (asNumber(options.numjobs) ?? 1);
  return size && size > 0 && copies > 0 ? size * copies : undefined;
}

/** Options that name files, folders, computers or what the job is called. */
const PRIVATE =
  /^(?:name|filename|directory|description|hostname|unknown|.*_log|.*_file|.*script|ioscheduler|exec_.*|opendir|lockfile|filename_format)$/;

/** The job as options, without names of files and computers. */
export function commandOf(options: Options): string | undefined {
  if (options.unknown) return undefined;
  const words = Object.entries(options)
    .filter(([key]) => /^[a-z0-9_]+$/.test(key) && !PRIVATE.test(key))
    .map(([key, value]) => (value === '' ? `--${key}` : `--${key}=${value}`));
  return words.length > 0 ? `fio ${words.join(' ')}` : undefined;
}
