// Queries to begin with: the SQL of examples.yaml with what is said of each.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { words } from './words.ts';

const queries: Record<string, string> = parse(readFileSync('site/sql/examples.yaml', 'utf8'));

export const examples = Object.entries(words.examples).map(([name, { label, about }]) => {
  const sql = queries[name];
  if (!sql) throw new Error(`site/sql/examples.yaml lacks ${name}`);
  return { label, about, sql };
});
