/** Writes a set into its folder, after asking for what no output tells. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isAboutLink, type Meta, problemOf, type Question } from '../import/answers.ts';
import { sha256 } from '../import/hash.ts';
import { type NewSet, SET_TABLES, type SetRequest, toSet } from '../import/to-set.ts';
import type { Extraction, Notice } from '../readers/measurement.ts';
import type { InputFile } from '../readers/source-text.ts';
import { loadSchemas, loadShared, named } from '../repository/repository.ts';
import { rowsOf } from '../tables/records.ts';
import type { Cells } from '../text/csv.ts';
import { isSetId } from '../text/name.ts';
import { main as check } from './check.ts';

interface SetOptions {
  meta: Meta;
  keepRaw: boolean;
  replace: boolean;
  /** Everything was asked before: `meta` holds the answers. */
  isAsked?: boolean;
  /** Files are runs of their own, also where all that they say of the set-up is the same. */
  isRunPerFile?: boolean;
}

/** The folder of a new set, or an error that says why it cannot be that one. */
export function folderFor(sets: string, id: string, mayReplace: boolean): string {
  if (!isSetId(id)) {
    throw new Error(`--set ${id}: expected lower case letters, digits and hyphens, at most 64`);
  }
  const folder = join(sets, id);
  if (existsSync(folder) && !mayReplace) {
    throw new Error(`the set ${id} exists: choose another name, or give --replace`);
  }
  return folder;
}

/** What is known after asking where a person sits before it; nothing where a needed answer lacks. */
export async function completed(
  id: string,
  extraction: Extraction,
  options: SetOptions,
): Promise<Meta | undefined> {
  const request = await requestFor(id, extraction, [], options);
  let { questions } = toSet(request);
  let meta = options.meta;
  if (!options.isAsked && process.stdin.isTTY && process.stdout.isTTY && questions.length > 0) {
    meta = { ...meta, ...(await ask(questions)) };
    questions = toSet({ ...request, meta }).questions;
  }
  listQuestions(questions);
  return questions.some(({ isRequired }) => isRequired) ? undefined : meta;
}

/** Writes the set and checks it; resolves to the exit code. */
export async function importSet(
  folder: string,
  extraction: Extraction,
  files: InputFile[],
  options: SetOptions,
): Promise<number> {
  const id = basename(folder);
  const meta = await completed(id, extraction, options);
  // Also where an answer lacks: what is wrong with the others is said with it.
  const set = toSet(
    await requestFor(id, extraction, files, { ...options, meta: meta ?? options.meta }),
  );
  const notices = [...extraction.notices, ...set.notices];
  for (const notice of notices) process.stdout.write(formatNotice(notice));
  // A set of half a file, or of a failed run, would look like a whole one.
  const isRefused = notices.some(({ level }) => level === 'error');
  if (meta === undefined || set.files.size === 0 || isRefused) {
    console.error(`\nthe set ${id} is not written`);
    return 1;
  }
  writeSet(folder, set, files, options);
  if (/,array,/.test(set.files.get('targets.csv') ?? '')) {
    console.log(CHAINS);
  }
  return await check([folder]);
}

/** What is worth more than any other fact about an array, and no output tells. */
const CHAINS =
  'An array is judged by the links in front of its drives: say which in chains.csv (the columns are those of datasets/schema/chains.json, sets such as fio-plot-microserver-gen10 show one).';

async function requestFor(
  id: string,
  extraction: Extraction,
  files: InputFile[],
  { meta, isRunPerFile = false }: SetOptions,
): Promise<SetRequest> {
  const schemas = loadSchemas();
  const registry: Record<string, Cells[]> = {};
  // A set that is written over brings its rows anew.
  for (const table of loadShared(schemas).withSet(id, []).tables) {
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
  return { id, extraction, meta, schemas, registry, hashes, today, isRunPerFile };
}

/** The answers until the last question, or until the person ends the input (Ctrl+C, Ctrl+D): what was said is kept. */
async function ask(questions: Question[]): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  terminal.on('close', () => ended.abort());
  terminal.on('SIGINT', () => terminal.close());
  console.log('The output does not say the following. Leave a value empty if unknown.\n');
  try {
    for (const question of questions) {
      // Without a link there is nothing to say of one.
      if (answers['runs.link_kind'] === 'none' && isAboutLink(question.key)) continue;
      const answer = await answerTo(question, (text) =>
        terminal.question(text, { signal: ended.signal }),
      );
      if (answer !== '') answers[question.key] = answer;
    }
  } catch (error) {
    if (!ended.signal.aborted) throw error;
    const said = Object.entries(answers).map(
      ([key, value]) => ` --meta ${shellWord(`${key}=${value}`)}`,
    );
    console.log('\nno more answers; what was said until here, to be given again:');
    console.log(said.length > 0 ? ` ${said.join('')}` : '  nothing');
  }
  terminal.close();
  return answers;
}

/** A value that the column takes, or nothing where none is needed. */
async function answerTo(
  { key, field, isRequired }: Question,
  prompt: (text: string) => Promise<string>,
): Promise<string> {
  const choices = field.constraints?.enum ? ` (${field.constraints.enum.join(', ')})` : '';
  const unit = field.unit ? ` in ${field.unit}` : '';
  console.log(`${field.description}${choices}${unit}`);
  for (;;) {
    const answer = (await prompt(`${key}${isRequired ? '' : ' (optional)'}: `)).trim();
    if (answer === '' && !isRequired) return '';
    const problem = answer === '' ? 'a value is required' : problemOf(answer, field);
    if (problem === undefined) return answer;
    console.log(`  ${problem}`);
  }
}

function listQuestions(questions: Question[]): void {
  const required = questions.filter(({ isRequired }) => isRequired);
  const optional = questions.filter(({ isRequired }) => !isRequired);
  if (required.length > 0) {
    console.log('\nMissing from the output:');
    for (const { key, field } of required) {
      const choices = field.constraints?.enum ? ` (${field.constraints.enum.join(', ')})` : '';
      console.log(
        `  --meta ${shellWord(`${key}=${field.example ?? '…'}`)}   ${field.description}${choices}`,
      );
    }
  }
  if (optional.length > 0) {
    console.log(`\nWorth adding with --meta: ${optional.map(({ key }) => key).join(', ')}`);
  }
}

/** A word as a shell takes it, in quotes where it has to be; cmd of Windows knows only the double ones. */
export function shellWord(word: string): string {
  if (/^[\w.,:=/@%+…-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`;
}

function writeSet(folder: string, set: NewSet, files: InputFile[], options: SetOptions): void {
  mkdirSync(folder, { recursive: true });
  // Tables of a set that is written over, which the new one does not have.
  for (const name of SET_TABLES) rmSync(join(folder, `${name}.csv`), { force: true });
  for (const [name, text] of set.files) writeFileSync(join(folder, name), text);
  console.log(`\nwritten: ${named(folder)} (${[...set.files.keys()].join(', ')})`);
  if (options.keepRaw) {
    mkdirSync(join(folder, 'raw'), { recursive: true });
    const results = set.files.get('results.csv') ?? '';
    for (const { name, bytes } of files.filter(({ name }) => results.includes(`${name}:`))) {
      writeFileSync(join(folder, 'raw', name), bytes);
    }
  }
}

export function formatNotice({ level, file, line, message, fix }: Notice): string {
  return `${file}:${line} ${level} — ${message} · fix: ${fix}\n`;
}
