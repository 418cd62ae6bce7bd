/** Writes a set into its folder, after asking for what no output tells. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Generations } from '../check/generations.ts';
import type { Meta } from '../import/answers.ts';
import { type NewSet, SET_TABLES, type SetRequest, toSet } from '../import/build-set.ts';
import { sha256 } from '../import/hash.ts';
import { driveCalled } from '../names/drives-called.ts';
import type { Extraction, Notice } from '../readers/measurement.ts';
import type { InputFile } from '../readers/source-text.ts';
import { besideName, makeFolder, writeWhole } from '../repository/atomic-write.ts';
import { loadSchemas, loadShared, named } from '../repository/repository.ts';
import { levelWord } from '../tables/finding.ts';
import { rowsOf } from '../tables/records.ts';
import type { Cells } from '../text/csv.ts';
import { printable } from '../text/markdown.ts';
import { appended, idsOf, tablesIn } from './appended-set.ts';
import { checkPaths } from './check.ts';
import { ask, listQuestions } from './questions.ts';
import { words } from './words.ts';

interface SetOptions {
  meta: Meta;
  keepRaw: boolean;
  /** Everything was asked before: `meta` holds the answers. */
  isAsked?: boolean;
  /** Its rows are added to those of a set that is there. */
  isAppended?: boolean;
  /** Files are runs of their own, also where all that they say of the set-up is the same. */
  isRunPerFile?: boolean;
}

/** What is known after asking where a person sits before it; nothing where a needed answer lacks. */
export async function completed(id: string, extraction: Extraction, options: SetOptions): Promise<Meta | undefined> {
  const request = await requestFor(id, extraction, [], options);
  let { questions } = toSet(request);
  let meta = options.meta;
  if (!options.isAsked && process.stdin.isTTY && process.stdout.isTTY && questions.length > 0) {
    const answers = await ask(questions, request.generations);
    if (answers === undefined) return undefined;
    meta = { ...meta, ...answers };
    questions = toSet({ ...request, meta }).questions;
  }
  const isLacking = questions.some(({ isRequired }) => isRequired);
  // Who was asked before has read what would be worth adding.
  if (isLacking || !options.isAsked) listQuestions(questions);
  return isLacking ? undefined : meta;
}

/** Writes the set and checks it; resolves to the exit code. */
export async function importSet(
  folder: string,
  extraction: Extraction,
  files: InputFile[],
  options: SetOptions,
): Promise<number> {
  const id = basename(folder);
  const before = options.isAppended ? tablesIn(folder) : new Map<string, string>();
  const usedIds = Object.fromEntries(SET_TABLES.map((name) => [name, idsOf(before.get(`${name}.csv`))]));
  const meta = await completed(id, extraction, options);
  // Also where an answer lacks: what is wrong with the others is said with it.
  const request = await requestFor(id, extraction, files, { ...options, meta: meta ?? options.meta });
  const set = toSet({ ...request, taken: usedIds });
  const notices = [...extraction.notices, ...set.notices];
  for (const notice of notices) process.stdout.write(formatNotice(notice));
  // A set of half a file, or of a failed run, would look like a whole one.
  const isRefused = notices.some(({ level }) => level === 'error');
  if (meta === undefined || set.files.size === 0 || isRefused) {
    console.error(`\n${words.notWritten(id)}`);
    return 1;
  }
  const written = options.isAppended ? { ...set, files: appended(folder, set.files) } : set;
  writeSet(folder, written, files, options);
  if (/,array,/.test(set.files.get('targets.csv') ?? '')) console.log(words.chains);
  return await checkPaths([folder]);
}

async function requestFor(
  id: string,
  extraction: Extraction,
  files: InputFile[],
  { meta, isRunPerFile = false, isAppended = false }: SetOptions,
): Promise<SetRequest> {
  const schemas = loadSchemas();
  const registry: Record<string, Cells[]> = {};
  // A set that is written over brings its rows anew.
  const shared = loadShared(schemas);
  const subject = isAppended ? shared : shared.withSet(id, []);
  for (const table of subject.tables) {
    registry[table.schema.name] = rowsOf(table).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, value === null ? undefined : String(value)]),
      ),
    );
  }
  const hashes = new Map<string, string>();
  for (const { name, bytes } of files) hashes.set(name, await sha256(bytes));
  const today = new Date().toISOString().slice(0, 10);
  const generations = new Generations({ tables: [], reference: subject.tables });
  const drives = subject.tables.find(({ schema }) => schema.name === 'drives');
  const driveNamed = (words: readonly string[]) => driveCalled(words, drives ? rowsOf(drives) : []);
  return { id, extraction, meta, schemas, registry, hashes, today, isRunPerFile, generations, driveCalled: driveNamed };
}

function writeSet(folder: string, set: NewSet, files: InputFile[], options: SetOptions): void {
  const isNew = !existsSync(folder);
  // Whole or not at all: half a set looks like one.
  const target = isNew ? besideName(folder) : folder;
  try {
    if (isNew) {
      mkdirSync(dirname(folder), { recursive: true });
      mkdirSync(target);
    }
    for (const [name, text] of set.files) writeWhole(join(target, name), text);
    if (isNew) renameSync(target, folder);
  } finally {
    if (isNew) rmSync(target, { recursive: true, force: true });
  }
  // Tables of a set that is written over, which the new one does not have.
  for (const name of SET_TABLES.map((table) => `${table}.csv`)) {
    if (!set.files.has(name)) rmSync(join(folder, name), { force: true });
  }
  console.log(`\n${words.written(named(folder), [...set.files.keys()].join(', '))}`);
  if (options.keepRaw) {
    makeFolder(join(folder, 'raw'));
    const results = set.files.get('results.csv') ?? '';
    for (const { name, bytes } of files.filter(({ name }) => results.includes(`${name}:`))) {
      writeWhole(join(folder, 'raw', name), bytes);
    }
  }
}

/** Names and values come from strangers, whose terminal codes are spelled out. */
export const lineOf = (text: string): string => `${printable(text, 2_000)}\n`;

export const formatNotice = ({ level, file, line, message, fix }: Notice): string =>
  lineOf(words.notice(`${file}:${line}`, levelWord(level), message, fix));
