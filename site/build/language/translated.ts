// For translators: lists what a language lacks, and notes from which English its files of words were translated.
import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { helped } from '../../../datasets/tools/text/usage.ts';
import { root } from '../tools.mjs';
import { TRANSLATIONS, translated } from './languages.ts';
import { accepted, englishOfFiles, readOrigins } from './origins.ts';
import { wordFiles } from './plugin.ts';
import { reports } from './report.ts';

const usage = `npm run translated -- <language> [<file of words>... | all] [--complete]: what a translation lacks
  ru                  lists what stands in English, is outdated, or is no longer used
  ru words/sql.ts     this file has been translated again, or needs no change
  ru all              so have all
  ru --complete       fails where anything is listed: for a release`;

if (!helped(process.argv.slice(2), usage)) {
  const asked = process.argv.slice(2).filter((item) => item !== '--complete');
  const [tag = '', ...files] = asked;
  if (!translated.some((item) => item.tag === tag)) {
    console.error(`no language "${tag}": there is ${translated.map((item) => item.tag).join(', ')}\n\n${usage}`);
    process.exit(2);
  }
  const folder = join(TRANSLATIONS, tag);
  const own = Object.fromEntries(
    Object.entries(englishOfFiles(wordFiles())).filter(([file]) => existsSync(join(folder, file))),
  );
  const unknown = files.filter((file) => file !== 'all' && !(file in own));
  if (unknown.length > 0) {
    console.error(`${relative(root, folder)} has no ${unknown.join(', ')}\n\n${usage}`);
    process.exit(2);
  }
  const origins = accepted(own, readOrigins(folder), files.includes('all') ? 'all' : files);
  writeFileSync(join(folder, 'origins.json'), `${JSON.stringify(origins, null, 2)}\n`);
  const report = reports().get(tag);
  const lists = [
    ['Wrong', report?.faults],
    ['Stands in English', report?.missing],
    ['Translated from another English', report?.outdated],
    ['No longer used', report?.unused],
  ] as const;
  for (const [title, list = []] of lists) {
    console.log(`${title}: ${list.length}`);
    for (const line of list) console.log(`  ${line}`);
  }
  const left = lists.some(([, list = []]) => list.length > 0);
  if (left && process.argv.includes('--complete')) process.exitCode = 1;
}
