// The test vectors that the site publishes: every CSV file of them among the golden files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scanCsv } from '../../datasets/tools/tables/scanner.ts';

const folder = join(process.cwd(), 'tests/golden');

export interface VectorFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  rows: number;
}

export function vectorFiles(): VectorFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('-vectors.csv'))
    .sort()
    .map((name) => {
      const bytes = new Uint8Array(readFileSync(join(folder, name)));
      // Without the header and the end of the last row.
      return { name, bytes, rows: scanCsv(bytes).rowCells.length - 2 };
    });
}
