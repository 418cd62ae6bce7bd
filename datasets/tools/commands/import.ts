/** Prints what a tool's output holds, or writes a set from it. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { tools } from '../import/catalog.ts';
import { recognise } from '../import/recognise.ts';
import { plural } from '../language/plural.ts';
import type { Extraction, Measurement } from '../readers/measurement.ts';
import type { Face, Typed } from '../terminal/command.ts';
import { checkReadable } from '../terminal/input.ts';
import { printJson } from '../terminal/output.ts';
import { words as terminal } from '../terminal/words.ts';
import { UsageError } from '../text/usage.ts';
import { answersOf, isThere } from './appended-set.ts';
import { bandwidth, bytes, direction, iops, latency } from './figures.ts';
import { words as help } from './help.words.ts';
import { inputsFrom } from './named-files.ts';
import { formatNotice, importSet, lineOf } from './set-folder.ts';
import { metaOf, newSet, writingSet } from './set-options.ts';
import { words } from './words.ts';

/** Resolves to the exit code: 1 where something could not be taken. What is wrong with what was typed is said first. */
export async function run(typed: Typed, { sets }: Face): Promise<number> {
  const [tool = '', ...paths] = typed.words;
  if (tool !== 'auto' && !tools.includes(tool)) throw new UsageError(help.noTool(tool, tools.join(', ')));
  if (paths.length === 0) throw new UsageError(help.noFile);
  for (const path of paths) {
    if (!existsSync(path) && !/[*?[{]/.test(path)) throw new Error(terminal.notThere(path));
    checkReadable(path);
  }
  const files = inputsFrom(paths);
  const [set, isAppended, isJson] = [typed.value('set'), typed.has('append'), typed.has('json')];
  const folder = set === undefined ? undefined : newSet(set, sets, typed.has('replace') || isAppended);
  if (isAppended && !(folder && isThere(folder))) throw new UsageError(help.noSetToAppend);
  const meta = { ...(folder && isAppended && answersOf(folder)), ...metaOf(typed) };
  const extraction = recognise(files, tool === 'auto' ? undefined : tool);
  if (folder !== undefined) {
    const options = { meta, keepRaw: typed.has('keep-raw'), isRunPerFile: true, isAppended };
    return await writingSet(folder, isJson, () => importSet(folder, extraction, files, options));
  }
  if (isJson) printJson(extraction);
  else for (const line of textOf(extraction)) process.stdout.write(line);
  return passes(extraction) ? 0 : 1;
}

/** Nothing is wrong with the files: every job ended well, nothing is cut off. */
const passes = ({ measurements, facts, notices }: Extraction): boolean =>
  measurements.length + facts.length > 0 &&
  notices.every(({ level }) => level !== 'error') &&
  measurements.every(({ error }) => error === 0);

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
