import type { PackageFile } from './rule.ts';
import { type Found, stated, type Words } from './table.ts';

/** The parts of Data Package v2 that a set states. Hostile until checked: every part may lack. */
export interface DataPackage {
  name?: string;
  title?: string;
  description?: string;
  version?: string;
  created?: string;
  licenses?: { name?: string; path?: string; title?: string }[];
  sources?: { title?: string; path?: string }[];
  contributors?: { title?: string; path?: string; roles?: string[] }[];
  homepage?: string;
  resources?: { name?: string; path?: string; schema?: string }[];
}

/** The table of a set as its package names it. */
export const resourceOf = (table: string) => ({
  $schema: 'https://datapackage.org/profiles/2.0/dataresource.json',
  name: table,
  type: 'table',
  path: `${table}.csv`,
  format: 'csv',
  mediatype: 'text/csv',
  encoding: 'utf-8',
  schema: `../../schema/${table}.json`,
});

const MISSING = 'it is missing or empty';

/** A description is a page or two; what is longer is something else. */
const LONGEST = 200_000;

export function parsePackage(file: PackageFile): { content?: DataPackage; problem?: string } {
  if (file.text.length > LONGEST) return { problem: `it is longer than ${LONGEST} characters` };
  if (file.text.trim() === '') return { problem: MISSING };
  try {
    const content: unknown = JSON.parse(file.text);
    if (typeof content !== 'object' || content === null || Array.isArray(content)) {
      return { problem: 'it is not a JSON object' };
    }
    return { content };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** A finding at the first place where a text stands in the file, or at its beginning. */
export function foundIn(file: PackageFile, text: string, words: Words): Found {
  const before = file.text.slice(0, Math.max(0, file.text.indexOf(text)));
  const lineStart = before.lastIndexOf('\n') + 1;
  const column = [...before.slice(lineStart)].length + 1;
  return {
    file: file.file,
    line: before.split('\n').length,
    column,
    endColumn: column + text.length,
    table: 'datapackage',
    key: '',
    ...stated(words),
  };
}
