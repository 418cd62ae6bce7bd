// Writes what the terms of the glossary are called, in all languages: the box leads to a term by any of its names.
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { writeGenerated } from './write-generated.ts';

type Terms = Readonly<Record<string, Readonly<Record<string, { term: string; also?: string[] }>>>>;

const names: Record<string, string[]> = {};
for (const file of globSync('content/glossary/*.yaml').toSorted()) {
  for (const [id, { term, also = [] }] of Object.values(parse(readFileSync(file, 'utf8')) as Terms).flatMap(
    Object.entries,
  ))
    names[id] = [
      ...new Set([...(names[id] ?? []), ...[term, ...also].flatMap((name) => name.toLowerCase().split(', '))]),
    ];
}
writeGenerated('site/generated/terms.json', `${JSON.stringify(names, null, 2)}\n`);
