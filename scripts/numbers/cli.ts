// Where the numbers in the prose of articles are from: npm run numbers [-- <article>…] [--all]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { helped } from '../../datasets/tools/text/usage.ts';
import { root } from '../tools.mjs';
import { numbersIn, ORIGINS } from './numbers.ts';

const usage = `usage: npm run numbers [-- <article>…] [--all]
Counts the numbers in the prose of articles by where they are from, and lists those from nowhere: exit code 1 if there are any.
  --all   lists every number with its line`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
});
if (values.help) {
  helped(['--help'], usage);
  process.exit();
}
const folder = join(root, 'content/articles/en');
const slugs =
  positionals.length > 0 ? positionals : readdirSync(folder).map((name) => name.slice(0, -4));

const found = slugs.flatMap((slug) =>
  numbersIn(readFileSync(join(folder, `${slug}.mdx`), 'utf8')).map((stated) => ({
    slug,
    ...stated,
  })),
);
for (const origin of ORIGINS) {
  const own = found.filter((stated) => stated.origin === origin);
  console.log(`${String(own.length).padStart(5)}  ${origin}`);
  if (!values.all && origin !== 'none') continue;
  for (const { slug, line, text, sentence } of own)
    console.log(`         ${slug}.mdx:${line}  ${text}  in: ${sentence.slice(0, 120)}`);
}
if (found.some(({ origin }) => origin === 'none')) process.exitCode = 1;
