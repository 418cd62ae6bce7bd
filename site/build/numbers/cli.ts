// `npm run numbers`: where the numbers in the prose of articles are from.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { helped } from '../../../datasets/tools/text/usage.ts';
import { root } from '../tools.mjs';
import { numbersIn, ORIGINS } from './numbers.ts';

const usage = `npm run numbers [-- <article>… --all]
Counts the numbers in the prose of articles by where they are from, and lists those from nowhere: exit code 1 if there are any.
  --all   lists every number with its line`;

if (helped(process.argv.slice(2), usage)) process.exit();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const folder = join(root, 'content/articles/en');
const fileOf = (slug: string) => join(folder, `${slug}.mdx`);
const unknown = positionals.find((slug) => !existsSync(fileOf(slug)));
if (unknown !== undefined) {
  console.error(`“${unknown}” is no article: name a file of content/articles/en without .mdx`);
  process.exit(2);
}
const slugs = positionals.length > 0 ? positionals : readdirSync(folder).map((name) => name.slice(0, -4));

const numbers = slugs.flatMap((slug) =>
  numbersIn(readFileSync(fileOf(slug), 'utf8')).map((stated) => ({ slug, ...stated })),
);
for (const origin of ORIGINS) {
  const own = numbers.filter((stated) => stated.origin === origin);
  console.log(`${String(own.length).padStart(5)}  ${origin}`);
  if (!values.all && origin !== 'none') continue;
  for (const { slug, line, text, sentence } of own)
    console.log(`         ${slug}.mdx:${line}  ${text}  in: ${sentence.slice(0, 120)}`);
}
if (numbers.some(({ origin }) => origin === 'none')) process.exitCode = 1;
