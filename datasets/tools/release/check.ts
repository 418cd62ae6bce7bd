// Whether others can read a release: its hashes, then the tools of the standards that it follows. Each of them is Python's,
// in the version of .github/<tool>.txt, on the path or where the environment says (FRICTIONLESS, MLCROISSANT, CFFCONVERT).
// Run: npm run release:check -- <folder>
import { spawnSync } from 'node:child_process';
import { basename, resolve } from 'node:path';
import process from 'node:process';
import { failed, helped, UsageError } from '../text/usage.ts';
import { damageOf } from './sums.ts';

const usage = `npm run release:check -- <folder of a release>
  Its hashes, then frictionless, mlcroissant and cffconvert over what describes it. Each has to be installed:
  .github/workflows/interoperability.yml shows how. Exit code: 0 if all accept it, 1 if one does not, 2 if one is missing.`;

const { FRICTIONLESS, MLCROISSANT, CFFCONVERT } = process.env;

const TOOLS = [
  { command: FRICTIONLESS ?? 'frictionless', args: ['validate', 'datapackage.json'] },
  { command: MLCROISSANT ?? 'mlcroissant', args: ['validate', '--jsonld', 'croissant.json'] },
  { command: CFFCONVERT ?? 'cffconvert', args: ['--validate', '--infile', 'CITATION.cff'] },
];

function check(folder: string): number {
  const damage = damageOf(folder);
  if (damage !== undefined) throw new Error(`${folder} is damaged: ${damage}`);
  console.log('SHA256SUMS: every file is as it was published');
  let code = 0;
  for (const { command, args } of TOOLS) {
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (error) throw new Error(`\`${command}\` does not run: ${error.message}`);
    const text = [stdout, stderr].join('\n');
    // Warnings of the format's own validator are errors here: each is a part that readers miss.
    const isValid = status === 0 && !/warning/i.test(text);
    console.log(`${basename(command)} ${args.at(-1)}: ${isValid ? 'valid' : `not valid\n${text}`}`);
    if (!isValid) code = 1;
  }
  return code;
}

if (!helped(process.argv.slice(2), usage)) {
  try {
    const [folder, ...more] = process.argv.slice(2);
    if (!folder || more.length > 0) throw new UsageError('name one folder');
    process.exitCode = check(resolve(folder));
  } catch (error) {
    process.exitCode = failed(error, usage);
  }
}
