/**
 * `import <tool|auto> <file...>`: prints what a tool's output holds, or writes a set from it.
 * Asks for what no output tells where a person sits before it, lists it elsewhere.
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { main as check } from '../check/cli.ts';
import type { Cells } from '../csv.ts';
import { rowsOf } from '../records.ts';
import { loadRegistry, loadSchemas, REGISTRY, ROOT, SETS } from '../repository.ts';
import { tools } from './catalog.ts';
import { sha256 } from './hash.ts';
import type { Extraction, Measurement, Notice } from './measurement.ts';
import { recognise } from './recognise.ts';
import { type InputFile, LARGEST_FILE_BYTES } from './source-text.ts';
import {
  type NewSet,
  problemOf,
  type Question,
  SET_TABLES,
  type SetRequest,
  toSet,
} from './to-set.ts';

const USAGE = `npm run dataset -- import <tool|auto> <file...> [option...]

  --format text|json     print the measurements (json: all fields, base units)
  --set <id>             write them as the set datasets/sets/<id>
  --meta <key>=<value>   what no output tells, such as runs.link_kind=pcie; may be repeated.
                         A key is a column of sources, targets, runs, drives or platforms,
                         or package.title, .description, .contributor, .licence
  --meta-file <file>     the same as a JSON object
  --add-to-registry      add the drive and the platform where the registry lacks them
  --keep-raw             copy the outputs into the set's folder raw/: look into them first
  --replace              write over a set that exists

Tools: ${tools.join(', ')}`;

class UsageError extends Error {}

/** Resolves to the exit code: 1 where something could not be taken, 2 where the command cannot be followed. */
export async function main(args: string[], sets = SETS): Promise<number> {
  try {
    const { values, positionals } = parse(args);
    const [tool = '', ...paths] = positionals;
    if (tool !== 'auto' && !tools.includes(tool)) {
      throw new UsageError(`no tool "${tool}"; there are auto, ${tools.join(', ')}`);
    }
    if (paths.length === 0) throw new UsageError('no file is named');
    const files = paths.map(readInput);
    const extraction = recognise(files, tool === 'auto' ? undefined : tool);
    if (values.set !== undefined) {
      return await importSet(sets, values.set, extraction, files, {
        meta: metaFrom(values.meta, values['meta-file']),
        addToRegistry: values['add-to-registry'],
        keepRaw: values['keep-raw'],
        replace: values.replace,
      });
    }
    if (values.format === 'json') {
      process.stdout.write(`${JSON.stringify(extraction, null, 2)}\n`);
    } else {
      process.stdout.write(formatText(extraction));
    }
    return passes(extraction) ? 0 : 1;
  } catch (error) {
    console.error((error as Error).message);
    const isUsage =
      error instanceof UsageError ||
      (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    if (isUsage) console.error(`\n${USAGE}`);
    return 2;
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
      'add-to-registry': { type: 'boolean', default: false },
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

function readInput(path: string): InputFile {
  if (!existsSync(path)) throw new Error(`${path}: no such file`);
  const { size } = statSync(path);
  if (size > LARGEST_FILE_BYTES) {
    throw new Error(
      `${path} has ${size} bytes, more than ${LARGEST_FILE_BYTES}: give the output of one run`,
    );
  }
  return { name: basename(path), bytes: new Uint8Array(readFileSync(path)) };
}

function metaFrom(pairs: string[], file: string | undefined): Record<string, string> {
  const meta: Record<string, string> = {};
  if (file !== undefined) {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content !== 'object' || content === null || Array.isArray(content)) {
      throw new Error(`${file}: expected a JSON object such as { "runs.link_kind": "pcie" }`);
    }
    for (const [key, value] of Object.entries(content)) meta[key] = String(value);
  }
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) throw new UsageError(`--meta ${pair}: expected <key>=<value>`);
    meta[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return meta;
}

/** Nothing is wrong with the files: every job ended well, nothing is cut off. */
function passes({ measurements, facts, notices }: Extraction): boolean {
  return (
    measurements.length + facts.length > 0 &&
    notices.every(({ level }) => level !== 'error') &&
    measurements.every(({ error }) => error === 0)
  );
}

function formatNotice({ level, file, line, message, fix }: Notice): string {
  return `${file}:${line} ${level} — ${message} · fix: ${fix}\n`;
}

function formatText({ measurements, facts, notices }: Extraction): string {
  const lines = measurements.map((measurement) => `${formatMeasurement(measurement)}\n`);
  const known = facts.map(({ key, value }) => `${key} = ${value}\n`);
  return [
    ...lines,
    ...known,
    ...notices.map(formatNotice),
    `${measurements.length} measurements, ${facts.length} facts, ${notices.length} notices\n`,
  ].join('');
}

function formatMeasurement(measurement: Measurement): string {
  const { file, line, tool, job, direction, scope, warnings, unusable } = measurement;
  const figures = [
    measurement.block_size && `${measurement.block_size} B`,
    measurement.queue_depth && `QD ${measurement.queue_depth}`,
    measurement.jobs && measurement.jobs > 1 && `${measurement.jobs} jobs`,
    measurement.bandwidth && `${(measurement.bandwidth / 1e6).toFixed(1)} MB/s`,
    measurement.iops && `${measurement.iops.toFixed(0)} IOPS`,
    measurement.latency_mean && `${(measurement.latency_mean * 1e6).toFixed(1)} µs`,
    measurement.score && `${measurement.score.value} ${measurement.score.unit}`,
  ].filter((text) => text);
  const remarks = [scope === 'part' ? 'part of a sum' : '', unusable ?? '', ...warnings].filter(
    (text) => text,
  );
  return `${file}:${line} ${tool} ${job} ${direction}: ${figures.join(', ')}${remarks.length > 0 ? ` (${remarks.join('; ')})` : ''}`;
}

interface SetOptions {
  meta: Record<string, string>;
  addToRegistry: boolean;
  keepRaw: boolean;
  replace: boolean;
}

async function importSet(
  sets: string,
  id: string,
  extraction: Extraction,
  files: InputFile[],
  options: SetOptions,
): Promise<number> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > 64) {
    throw new UsageError(
      `--set ${id}: expected lower case letters, digits and hyphens, at most 64`,
    );
  }
  const folder = join(sets, id);
  if (existsSync(folder) && !options.replace) {
    throw new UsageError(`the set ${id} exists: choose another name, or give --replace`);
  }
  const request = await requestFor(id, extraction, files, options);
  let set = toSet(request);
  if (process.stdin.isTTY && process.stdout.isTTY && set.questions.length > 0) {
    set = toSet({ ...request, meta: { ...options.meta, ...(await ask(set.questions)) } });
  }
  for (const notice of [...extraction.notices, ...set.notices])
    process.stdout.write(formatNotice(notice));
  listQuestions(set.questions);
  if (set.files.size === 0 || set.notices.some(({ level }) => level === 'error')) {
    console.error(`\nthe set ${id} is not written`);
    return 1;
  }
  writeSet(folder, set, files, options);
  return await check([folder]);
}

async function requestFor(
  id: string,
  extraction: Extraction,
  files: InputFile[],
  { meta, addToRegistry }: SetOptions,
): Promise<SetRequest> {
  const schemas = loadSchemas();
  const registry: Record<string, Cells[]> = {};
  for (const table of loadRegistry(schemas).tables) {
    registry[table.schema.name] = rowsOf(table).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          value === null ? undefined : String(value),
        ]),
      ),
    );
  }
  const hashes = new Map<string, string>();
  for (const { name, bytes } of files) hashes.set(name, await sha256(bytes));
  const today = new Date().toISOString().slice(0, 10);
  return { id, extraction, meta, schemas, registry, hashes, today, addToRegistry };
}

async function ask(questions: Question[]): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  console.log('What the output does not tell; leave empty what you do not know.\n');
  for (const { key, field, isRequired } of questions) {
    const choices = field.constraints?.enum ? ` (${field.constraints.enum.join(', ')})` : '';
    const unit = field.unit ? ` in ${field.unit}` : '';
    console.log(`${field.description}${choices}${unit}`);
    for (;;) {
      const answer = (await terminal.question(`${key}${isRequired ? '' : ' (optional)'}: `)).trim();
      if (answer === '' && !isRequired) break;
      const problem = answer === '' ? 'an answer is needed' : problemOf(answer, field);
      if (problem === undefined) {
        answers[key] = answer;
        break;
      }
      console.log(`  ${problem}`);
    }
  }
  terminal.close();
  return answers;
}

function listQuestions(questions: Question[]): void {
  const required = questions.filter(({ isRequired }) => isRequired);
  const optional = questions.filter(({ isRequired }) => !isRequired);
  if (required.length > 0) {
    console.log('\nMissing, and no output tells it:');
    for (const { key, field } of required) {
      const choices = field.constraints?.enum ? ` (${field.constraints.enum.join(', ')})` : '';
      console.log(`  --meta ${key}=${field.example ?? '…'}   ${field.description}${choices}`);
    }
  }
  if (optional.length > 0) {
    console.log(`\nWorth adding with --meta: ${optional.map(({ key }) => key).join(', ')}`);
  }
}

function writeSet(folder: string, set: NewSet, files: InputFile[], options: SetOptions): void {
  mkdirSync(folder, { recursive: true });
  // Tables of a set that is written over, which the new one does not have.
  for (const name of SET_TABLES) rmSync(join(folder, `${name}.csv`), { force: true });
  for (const [name, text] of set.files) writeFileSync(join(folder, name), text);
  console.log(`\nwritten: ${relative(ROOT, folder)}/ (${[...set.files.keys()].join(', ')})`);
  if (options.keepRaw) {
    mkdirSync(join(folder, 'raw'), { recursive: true });
    const results = set.files.get('results.csv') ?? '';
    for (const { name, bytes } of files.filter(({ name }) => results.includes(`${name}:`))) {
      writeFileSync(join(folder, 'raw', name), bytes);
    }
  }
  for (const { table, line } of set.registryRows) {
    const file = join(REGISTRY, `${table}.csv`);
    if (options.addToRegistry) {
      appendFileSync(file, `${line}\n`);
      console.log(`added to ${relative(ROOT, file)}: ${line}`);
    } else {
      console.log(
        `\n${relative(ROOT, file)} lacks this row; give --add-to-registry to add it and name it in the set:\n${line}`,
      );
    }
  }
}
