// Finds English in what a command says in another language on a terminal. Names of columns, their values, file names and
// what somebody types are no words of a language.
import { tables } from '../../site/generated/datasets.ts';
import { englishIn } from '../pages/english.ts';

/** Columns, and the values of those that have a list of them. */
const columns = Object.values(tables).flatMap((table) => table.columns);
const names = new Set([
  'fio',
  'lanewise',
  'import',
  'Express',
  ...columns.flatMap(({ name, enum: values = [] }) => [name, ...values.map(String)]),
]);

/** Figures of this computer: `runs.kernel=linux 6.1, targets.target=Virtual disk (virtio)`. */
const FACTS = /^fio-\d.*$/gm;
/** What a set would have, in English as there. */
const NOTES = /примечание для набора: «[^»]*»/g;
/** An option with its value: `--meta "targets.target=Patriot Hellfire 240 GB"`. */
const OPTIONS = /--[\w-]+ "[^"]*"/g;
/** A path, a column of a table, a file, a workload of fio. */
const IDENTIFIERS = /\S*(?:[=_/\\-]|\.\w)\S*/g;

export function englishOn(text: string): string[] {
  const said = [FACTS, NOTES, OPTIONS, IDENTIFIERS].reduce((left, pattern) => left.replace(pattern, ' '), text);
  return said.split('\n').flatMap((line) => englishIn(line, { phrases: [], identifiers: new Set(), names }));
}
