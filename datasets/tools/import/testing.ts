/** What the tests of the importers share: fixtures, and what is read of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Extraction } from '../readers/measurement.ts';
import type { InputFile } from '../readers/source-text.ts';
import { recognise } from './recognise.ts';

export function fixture(name: string): InputFile {
  return { name, bytes: readFileSync(join(import.meta.dirname, 'fixtures', name)) };
}

export const fixtureText = (name: string): string => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');

export const readFixture = (name: string): Extraction => recognise([fixture(name)]);

export function readText(text: string, name = 'output.txt'): Extraction {
  return recognise([{ name, bytes: new TextEncoder().encode(text) }]);
}

/** "line level message" of each notice. */
export function notices({ notices: all }: Extraction): string[] {
  return all.map(({ line, level, message }) => `${line} ${level} ${message}`);
}
