// A generated file: written, or with `--check` compared with what is committed, the first difference shown.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstDifference } from '../../datasets/tools/text/difference.ts';
import { root } from './tools.mjs';

export function freshOrWritten(path: string, text: string): void {
  const file = join(root, path);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
    return;
  }
  let committed = '';
  try {
    committed = readFileSync(file, 'utf8');
  } catch {
    // Compared as empty.
  }
  if (committed === text) return;
  const { line, lines } = firstDifference(committed, text);
  console.error(`${path}:${line} is stale\n${lines}\nRun: npm run gen`);
  process.exitCode = 1;
}
