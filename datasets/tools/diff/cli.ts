/** `npm run dataset -- diff <before> <after>`: what changed between two `datasets` folders. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSchemas } from '../repository.ts';
import { type Changes, diff } from './diff.ts';
import { readState } from './read.ts';
import { changesText, TERMINAL } from './words.ts';

export const USAGE = `npm run dataset -- diff <before> <after> [--format text|markdown|json]
  <before>, <after>  two folders that hold registry/ and sets/, such as datasets/ of two commits`;

const FORMATS: Record<string, (changes: Changes) => string> = {
  text: (changes) => changesText(changes, TERMINAL),
  markdown: (changes) => changesText(changes),
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
      ? `two folders are compared, not ${folders.length}`
      : !Object.hasOwn(FORMATS, values.format)
        ? `--format is ${Object.keys(FORMATS).join(', ')}, not ${values.format}`
        : folders
            .filter((folder) => !existsSync(join(folder, 'sets')))
            .map((folder) => `${folder} holds no sets/`)[0];
  if (wrong !== undefined) {
    console.error(`${wrong}\n${USAGE}`);
    return 2;
  }
  const schemas = loadSchemas();
  const [before = '', after = ''] = folders;
  const changes = diff(readState(before, schemas), readState(after, schemas));
  console.log(FORMATS[values.format]?.(changes));
  return 0;
}
