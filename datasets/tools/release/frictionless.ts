// Whether others can read our data: every set, as the site offers it for download, passes `frictionless validate`,
// the tool of the standard that the descriptors follow. It needs Python's frictionless, in the version of
// .github/frictionless.txt, on the path, or its place in FRICTIONLESS. Run: npm run frictionless
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { archive } from '../build/archive.ts';
import { loadSchemas, loadSet, loadShared, setFolders } from '../repository/repository.ts';

const { FRICTIONLESS: command = 'frictionless' } = process.env;

if (spawnSync(command, ['--version']).status !== 0) {
  console.error(
    `\`${command}\` does not run. Python 3.12 on Linux: pip install --require-hashes -r .github/frictionless.txt; ` +
      'elsewhere: pipx install frictionless, then name it with FRICTIONLESS.',
  );
  process.exit(2);
}

const schemas = loadSchemas();
const shared = loadShared(schemas);
const folder = mkdtempSync(join(tmpdir(), 'lanewise-'));
let failed = 0;
try {
  for (const set of setFolders().map((path) => loadSet(path, schemas, shared))) {
    for (const [path, bytes] of Object.entries(unzipSync(archive(set)))) {
      if (path.endsWith('/')) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    const cwd = join(folder, set.setId);
    const { status, stdout } = spawnSync(command, ['validate', 'datapackage.json'], { cwd, encoding: 'utf8' });
    console.log(`${set.setId}: ${status === 0 ? 'valid' : `not valid\n${stdout}`}`);
    if (status !== 0) failed++;
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = failed > 0 ? 1 : 0;
