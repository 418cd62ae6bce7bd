/** `npm run dataset -- diff <before> <after>`: what changed between two `datasets` folders. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSchemas } from '../repository.ts';
import { type Changes, diff, type State } from './diff.ts';
import type { Predict } from './figures.ts';
import { figuresText } from './figures-text.ts';
import { readState } from './read.ts';
import { changesText, MARKDOWN, TERMINAL } from './words.ts';

export const USAGE = `npm run dataset -- diff <before> <after> [--format text|markdown|json]
  <before>, <after>  two folders that hold registry/ and sets/, such as datasets/ of two commits`;

/** Characters of figures in Markdown: a summary of a job takes many more. */
const SUMMARY = 100_000;

export const FORMATS: Record<string, (changes: Changes) => string> = {
  text: (changes) => changesText(changes, TERMINAL),
  markdown: (changes) =>
    [figuresText(changes.sets, MARKDOWN, SUMMARY), changesText(changes)].join('\n\n').trim(),
  json: (changes) => JSON.stringify(changes, null, 2),
};

/** Prints the changes; 0 whether there are any or not, 2 where it cannot compare. */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { format: { type: 'string', default: 'text' } },
    allowPositionals: true,
  });
  const folders = positionals.map((folder) => resolve(folder));
  const wrong =
    folders.length !== 2
      ? `expected two folders, got ${folders.length}`
      : !Object.hasOwn(FORMATS, values.format)
        ? `--format ${values.format}: expected one of ${Object.keys(FORMATS).join(', ')}`
        : folders
            .filter((folder) => !existsSync(join(folder, 'sets')))
            .map((folder) => `${folder} holds no sets/`)[0];
  if (wrong !== undefined) {
    console.error(`${wrong}\n${USAGE}`);
    return 2;
  }
  const [before = '', after = ''] = folders;
  const changes = await changesBetween(before, after);
  console.log(FORMATS[values.format]?.(changes));
  return 0;
}

/** What differs between two `datasets` folders, figures beside what the model says of them. */
export async function changesBetween(before: string, after: string): Promise<Changes> {
  const schemas = loadSchemas();
  const [older, newer] = [readState(before, schemas), readState(after, schemas)];
  return diff(older, newer, await model(older));
}

/**
 * What the model says, where the core is built; figures stand alone without it. The ranges are those of the sets that
 * there were before: a new figure takes no part in the range that it is held to.
 */
async function model({ sets }: State): Promise<Predict | undefined> {
  try {
    const { predict } = await import('../build/predict.ts');
    const { calculate } = await import('../../../calc-wasm/js/node.ts');
    const { rangesFrom } = await import('../ranges/ranges.ts');
    const { measuredLinks } = await import('../ranges/scores.ts');
    const known = [...sets].map(([setId, { tables }]) => ({ setId, tables }));
    const ranges = rangesFrom(measuredLinks(known, calculate));
    return (run, result) => {
      try {
        return predict({ ...run, ...result }, ranges);
      } catch {
        // A question that the core refuses is no answer; the checks say what is wrong with the row.
        return undefined;
      }
    };
  } catch {
    return undefined;
  }
}
