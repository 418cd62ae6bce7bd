// The test vectors that the site publishes: questions with their answers, as the golden files have them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'tests/golden';

export interface VectorFile {
  name: string;
  text: string;
  rows: number;
}

export const vectorFiles = (): VectorFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('-vectors.json'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, rows: JSON.parse(text).length };
    });
