/** `README.md` of a release: what lies in the folder and how to begin with it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filled } from '../text/filled.ts';
import {
  CHANGES as changes,
  CHANGE_TABLE as changeTable,
  citationOf,
  type Facts,
  LICENCES as licences,
  TITLE as title,
} from './facts.ts';
import { SUMS as sums } from './sums.ts';

export function readme(facts: Facts): string {
  const { version, day } = facts;
  const tables = facts.tables.map(({ name }) => name).join(', ');
  const names = { title, changes, changeTable, licences, sums };
  const own = { ...names, version: version.name, day, tables, citation: citationOf(facts) };
  return filled(readFileSync(join(import.meta.dirname, 'readme.md'), 'utf8'), own);
}
