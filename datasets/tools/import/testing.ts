/** What the tests of the importers share: fixtures, and short forms of what was found. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Extraction, Measurement } from '../readers/measurement.ts';
import type { InputFile } from '../readers/source-text.ts';
import { recognise } from './recognise.ts';

export function fixture(name: string): InputFile {
  return { name, bytes: readFileSync(join(import.meta.dirname, 'fixtures', name)) };
}

export function fixtureText(name: string): string {
  return readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
}

export function readFixture(name: string): Extraction {
  return recognise([fixture(name)]);
}

export function readText(text: string, name = 'output.txt'): Extraction {
  return recognise([{ name, bytes: new TextEncoder().encode(text) }]);
}

/** The measurement that there is only one of. */
export function only(extraction: Extraction): Measurement {
  const [measurement, ...others] = extraction.measurements;
  if (!measurement || others.length > 0) {
    throw new Error(`${extraction.measurements.length} measurements instead of one`);
  }
  return measurement;
}

/** The values of some fields, measurement by measurement. */
export function table(extraction: Extraction, ...fields: (keyof Measurement)[]): Measurement[keyof Measurement][][] {
  return extraction.measurements.map((measurement) => fields.map((field) => measurement[field]));
}

/** "line level message" of each notice. */
export function notices({ notices: found }: Extraction): string[] {
  return found.map(({ line, level, message }) => `${line} ${level} ${message}`);
}

/** Facts as an object. */
export function facts({ facts: found }: Extraction): Record<string, string> {
  return Object.fromEntries(found.map(({ key, value }) => [key, value]));
}
