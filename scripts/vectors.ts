// Runs a file of test vectors, ours or anyone's, against the core.
//   npm run -s vectors -- tests/golden/link-vectors.csv
// Exit code: 0 all rows that have a calculator agree, 1 some do not, 2 the file cannot be used.
import { readFileSync, statSync } from 'node:fs';
import { echo } from '../datasets/tools/tables/finding.ts';
import { INVISIBLE } from '../datasets/tools/text/invisible.ts';
import { helped } from '../datasets/tools/text/usage.ts';
import { array } from './vectors/array.ts';
import { vectorFile } from './vectors/file.ts';
import { link } from './vectors/link.ts';
import type { VectorSet } from './vectors/set.ts';

const sets: readonly VectorSet[] = [link, array];

/** A thousand times the longest file so far; more would only fill the memory. */
const LARGEST_FILE_BYTES = 100e6;

/** Reasons are grouped. Should a file hold very many, the rest is counted together. */
const MOST_REASONS = 100;

/** Long enough for every sane input. */
const LONGEST_ECHO = 400;

/** Nobody's cell may write to the terminal or flood it. */
function printable(text: string): string {
  const shown = Array.from(text.slice(0, LONGEST_ECHO), (character) =>
    INVISIBLE.test(character) ? `\\u{${character.codePointAt(0)?.toString(16)}}` : character,
  );
  return shown.join('') + (text.length > LONGEST_ECHO ? '…' : '');
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

function read(file: string): Uint8Array {
  try {
    if (statSync(file).size > LARGEST_FILE_BYTES) throw new Error('larger than 100 MB');
    return readFileSync(file);
  } catch (error) {
    stop(`${printable(file)} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function setWith(columns: string[]): VectorSet {
  const found = sets.find(
    (set) =>
      set.columns.length === columns.length && set.columns.every((name) => columns.includes(name)),
  );
  if (found) return found;
  const accepted = sets.map((set) => `  ${set.name}: ${set.columns.join(', ')}`).join('\n');
  const names = columns.slice(0, 50).map((name) => echo(name));
  stop(
    `unknown columns. Found: ${names.join(', ') || 'none'}\nA vector file has those of\n${accepted}`,
  );
}

const usage = `usage: npm run -s vectors -- <file.csv>
Runs a file of test vectors against the core: one with the columns of
${sets.map(({ name, columns }) => `  ${name}: ${columns.join(', ')}`).join('\n')}
Exit code: 0 all rows that have a calculator agree, 1 some do not, 2 the file cannot be used`;

const [file, ...others] = process.argv.slice(2);
if (helped(process.argv.slice(2), usage)) process.exit();
if (file === undefined || others.length > 0) stop(usage);

const { columns, rows } = vectorFile(read(file));
const set = setWith(columns);
const counts = { passed: 0, failed: 0, skipped: 0 };
const reasons = new Map<string, number>();
for (const row of rows) {
  const place = `${printable(file)}:${row.line}`;
  if (row.broken) {
    counts.failed++;
    console.log(`${place} not a vector: ${row.broken}`);
    continue;
  }
  const verdict = set.judge(row);
  if (verdict.kind === 'broken') {
    counts.failed++;
    console.log(`${place} not a vector: ${printable(verdict.reason)}`);
    continue;
  }
  counts[verdict.kind]++;
  if (verdict.kind === 'failed') {
    const { input, expected, got, difference, tolerance } = verdict.failure;
    console.log(
      `${place} input ${printable(input)} · expected ${printable(expected)} · got ${printable(got)}` +
        ` · difference ${difference} · tolerance ${tolerance}`,
    );
  }
  if (verdict.kind === 'skipped') {
    const isKnown = reasons.has(verdict.reason) || reasons.size < MOST_REASONS;
    const reason = isKnown ? verdict.reason : 'other reasons';
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
}
for (const [reason, count] of [...reasons].toSorted(([, one], [, other]) => other - one)) {
  console.log(`skipped ${count}: ${printable(reason)}`);
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
if (counts.failed > 0) process.exitCode = 1;
