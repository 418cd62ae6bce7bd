// A generated file: written, or with `--check` compared with what is committed, the first difference shown.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const [old, fresh] = [committed.split('\n'), text.split('\n')];
  const at = fresh.findIndex((line, index) => line !== old[index]);
  const line = at < 0 ? fresh.length : at;
  console.error(
    `${path}:${line + 1} is stale.\n  committed: ${old[line] ?? '(end)'}\n  now:       ${fresh[line] ?? '(end)'}\nRun: npm run gen`,
  );
  process.exitCode = 1;
}
