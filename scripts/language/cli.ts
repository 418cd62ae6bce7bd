// The catalogue of messages that translators work from, and what each translation lacks of it.
// `node scripts/language/cli.ts` writes content/translations/messages.json; `--check` compares it, and lists what is
// missing in each language. A published language has to be complete.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { freshOrWritten } from '../fresh.ts';
import { root } from '../tools.mjs';
import { TRANSLATIONS, translated } from './languages.ts';
import { messages } from './messages.ts';
import { translationOf } from './plugin.ts';

/** Lines that are printed for one language; the rest is counted. */
const LISTED = 20;

const placeholders = (text: string): string =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(([name]) => name)
    .sort()
    .join();

/** What stands in the way of a language: keys and files that it lacks, or that nothing asks for. */
export function lacks(
  english: Record<string, string>,
  folder: string,
  wordFiles: string[],
): string[] {
  const path = join(folder, 'messages.json');
  const own: Record<string, string> = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : {};
  return [
    ...Object.keys(english)
      .filter((key) => !own[key]?.trim())
      .map((key) => `${key} is missing`),
    ...Object.keys(own)
      .filter((key) => !(key in english))
      .map((key) => `${key} is not asked for any more`),
    ...Object.entries(own)
      .filter(
        ([key, text]) => key in english && placeholders(text) !== placeholders(english[key] ?? ''),
      )
      .map(([key]) => `${key} does not hold the same {names} as the English`),
    ...wordFiles
      .map((file) => translationOf(file))
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => `${file} is missing`),
  ];
}

if (import.meta.main) {
  const english = messages();
  freshOrWritten('content/translations/messages.json', `${JSON.stringify(english, null, 2)}\n`);
  const wordFiles = globSync('site/*/{words,*.words}.ts', { cwd: root });
  for (const { tag, published } of translated) {
    const folder = join(TRANSLATIONS, tag);
    const missing = lacks(english, folder, wordFiles);
    if (missing.length === 0) continue;
    console.log(`${relative(root, folder)} lacks ${missing.length} words:`);
    for (const line of missing.slice(0, LISTED)) console.log(`  ${line}`);
    if (missing.length > LISTED) console.log(`  and ${missing.length - LISTED} more`);
    if (published) process.exitCode = 1;
  }
}
