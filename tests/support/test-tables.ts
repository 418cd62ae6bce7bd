import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A table of cases out of the file that has the name of a test and ends in `.yaml`. @param test The file of the test. */
export function tableOf<Rows>(test: string, name: string): Rows {
  const { [name]: rows }: Record<string, Rows> = parse(readFileSync(test.replace(/\.ts$/, '.yaml'), 'utf8'));
  if (rows === undefined) throw new Error(`there is no table "${name}" for ${test}`);
  return rows;
}
