/**
 * `import <tool|auto> <file|folder|pattern...>`: prints what a tool's output holds, or writes a set from it.
 * Asks for what no output tells where a person sits before it, lists it elsewhere.
 */

import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tools } from '../import/catalog.ts';
import { recognise } from '../import/recognise.ts';
import { plural } from '../language/plural.ts';
import type { Extraction, Measurement } from '../readers/measurement.ts';
import { LARGEST_FILE_BYTES } from '../readers/source-text.ts';
import { SETS } from '../repository/repository.ts';
import { visibleJson } from '../text/invisible.ts';
import { failed, UsageError } from '../text/usage.ts';
import { bandwidth, bytes, direction, iops, latency } from './figures.ts';
import { inputsFrom } from './named-files.ts';
import { folderFor, formatNotice, importSet, lineOf } from './set-folder.ts';
import { words } from './words.ts';

export const USAGE = `npm run dataset -- import <tool|auto> <file|folder|pattern...> [option...]

  A folder is read with everything in it, and a pattern such as 'runs/*.json' finds files; files that
  are not output are named and skipped.

  --format text|json     print the measurements (json: all fields, base units)
  --set <id>             write them as the set datasets/sets/<id>, with one run for each file or run
  --meta <key>=<value>   what the output does not say, such as runs.link_kind=pcie; may be repeated.
                         A key is a column of sources, targets, runs, drives or platforms,
                         or package.title, .description, .contributor, .licence
  --meta-file <file>     the same as a JSON object
  --keep-raw             copy the outputs into the set's folder raw/; check them for private data first
  --replace              overwrite an existing set

Tools: ${tools.join(', ')}`;

/** Resolves to the exit code: 1 where something could not be taken, 2 where the command cannot be followed. */
export async function main(args: string[], sets = SETS): Promise<number> {
  try {
    const { values, positionals } = parse(args);
    const [tool = '', ...paths] = positionals;
    if (tool !== 'auto' && !tools.includes(tool)) {
      throw new UsageError(`no tool "${tool}"; there are auto, ${tools.join(', ')}`);
    }
    if (paths.length === 0) throw new UsageError('no file is named');
    const files = inputsFrom(paths);
    const extraction = recognise(files, tool === 'auto' ? undefined : tool);
    if (values.set !== undefined) {
      const folder = folderFor(sets, values.set, values.replace);
      return await importSet(folder, extraction, files, {
        meta: metaFrom(values.meta, values['meta-file']),
        keepRaw: values['keep-raw'],
        replace: values.replace,
        isRunPerFile: true,
      });
    }
    if (values.format === 'json') {
      process.stdout.write(`${visibleJson(extraction, 2)}\n`);
    } else {
      for (const line of textOf(extraction)) process.stdout.write(line);
    }
    return passes(extraction) ? 0 : 1;
  } catch (error) {
    return failed(error, USAGE);
  }
}

function parse(args: string[]) {
  const parsed = parseArgs({
    args,
    options: {
      format: { type: 'string', default: 'text' },
      set: { type: 'string' },
      meta: { type: 'string', multiple: true, default: [] },
      'meta-file': { type: 'string' },
      'keep-raw': { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (!['text', 'json'].includes(parsed.values.format)) {
    throw new UsageError(`no format "${parsed.values.format}"; there are text, json`);
  }
  return parsed;
}

/** Answers from the command line over those from a file. */
export function metaFrom(pairs: string[], file: string | undefined): Record<string, string> {
  const meta: Record<string, string> = {};
  if (file !== undefined) {
    for (const [key, value] of Object.entries(objectIn(file))) meta[key] = String(value);
  }
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) throw new UsageError(`--meta ${pair}: expected <key>=<value>`);
    meta[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return meta;
}

/** @throws {Error} For a file that holds anything else. */
function objectIn(file: string): object {
  const stat = statSync(file);
  // A device such as /dev/zero has no end.
  if (!stat.isFile() && !stat.isDirectory()) throw new Error(words.notFile(file));
  if (stat.size > LARGEST_FILE_BYTES) {
    throw new Error(words.tooLarge(file, stat.size, LARGEST_FILE_BYTES));
  }
  const text = readFileSync(file, 'utf8');
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    // Said as of other content: the engine's own message is English, and names no file.
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new Error(words.notObject(file));
  }
  return content;
}

/** Nothing is wrong with the files: every job ended well, nothing is cut off. */
function passes({ measurements, facts, notices }: Extraction): boolean {
  return (
    measurements.length + facts.length > 0 &&
    notices.every(({ level }) => level !== 'error') &&
    measurements.every(({ error }) => error === 0)
  );
}

function* textOf({ measurements, facts, notices }: Extraction): Generator<string> {
  for (const measurement of measurements) yield lineOf(formatMeasurement(measurement));
  for (const { key, value } of facts) yield lineOf(`${key} = ${value}`);
  for (const notice of notices) yield formatNotice(notice);
  const { counts } = words;
  yield `${[
    plural(measurements.length, counts.measurements),
    plural(facts.length, counts.facts),
    plural(notices.length, counts.notices),
  ].join(', ')}\n`;
}

function formatMeasurement(measurement: Measurement): string {
  const { file, line, tool, job, scope, warnings, unusable } = measurement;
  const figures = [
    measurement.block_size && bytes(measurement.block_size),
    measurement.queue_depth && `QD ${measurement.queue_depth}`,
    measurement.jobs && measurement.jobs > 1 && plural(measurement.jobs, words.jobs),
    measurement.bandwidth && bandwidth(measurement.bandwidth),
    measurement.iops && iops(measurement.iops),
    measurement.latency_mean && latency(measurement.latency_mean),
    measurement.score && `${measurement.score.value} ${measurement.score.unit}`,
  ].filter((text) => text);
  const remarks = [scope === 'part' ? words.part : '', unusable ?? '', ...warnings.map(words.note)].filter(
    (text) => text,
  );
  return `${file}:${line} ${tool} ${job} ${direction(measurement)}: ${figures.join(', ')}${remarks.length > 0 ? ` (${remarks.join('; ')})` : ''}`;
}
