/** The output of benchmarks: what it holds, or a set of it. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import process from 'node:process';
import { main } from '../../../datasets/tools/commands/import.ts';
import { inputsFrom } from '../../../datasets/tools/commands/named-files.ts';
import { tools } from '../../../datasets/tools/import/catalog.ts';
import { UsageError } from '../../../datasets/tools/text/usage.ts';
import type { Typed } from '../command.ts';
import { checkReadable } from '../input.ts';
import { printing, printingJson, printJson } from '../output.ts';
import { words as refusals } from '../refusals.words.ts';
import { checkMeta, newSet } from '../set-options.ts';

/** Everything that may be wrong with what was typed is said before anything is read. */
function checkTyped(typed: Typed): void {
  const [tool = '', ...paths] = typed.words;
  const names = ['auto', ...tools];
  if (!names.includes(tool)) {
    throw new UsageError(refusals.noTool(tool, tools.join(', ')));
  }
  if (paths.length === 0) throw new UsageError(refusals.noFile);
  for (const path of paths) {
    if (!existsSync(path) && !/[*?[{]/.test(path)) throw new Error(refusals.notThere(path));
    checkReadable(path);
  }
  inputsFrom(paths);
  checkMeta(typed);
  const set = typed.value('set');
  if (set !== undefined) newSet(set, typed.has('replace'));
}

/** The options that the command of the repository has as well, as it reads them. */
const passedOn = ({ values, has }: Typed): string[] => [
  ...['meta', 'meta-file'].flatMap((name) => values(name).map((value) => `--${name}=${value}`)),
  ...['keep-raw', 'replace'].filter(has).map((name) => `--${name}`),
];

export async function run(typed: Typed): Promise<number> {
  checkTyped(typed);
  const isJson = typed.has('json');
  const set = typed.value('set');
  const args = [...passedOn(typed), '--', ...typed.words];
  if (set === undefined) {
    return isJson ? await printingJson(() => main(['--format=json', ...args])) : await main(args);
  }
  const folder = resolve(set);
  const write = () => main([`--set=${basename(folder)}`, ...args], dirname(folder));
  if (!isJson) return await write();
  const code = await printing((text) => process.stderr.write(text), write);
  printJson({ set: folder, files: existsSync(folder) ? readdirSync(folder).toSorted() : [] });
  return code;
}
