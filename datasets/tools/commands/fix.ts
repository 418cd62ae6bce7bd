/** Fixes what can mean only one thing in the registry and every set, or only in the folders named, then checks them. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fix } from '../fix/fix.ts';
import { formatChanges } from '../fix/words.ts';
import { writeWhole } from '../repository/atomic-write.ts';
import {
  filesOf,
  loadSchemas,
  loadShared,
  REGISTRY,
  registryOf,
  setFolders,
  setFrom,
} from '../repository/repository.ts';
import type { SetFile } from '../tables/subject.ts';
import type { Face, Typed } from '../terminal/command.ts';
import { checkNamed, checkPaths } from './check.ts';
import { words as help } from './help.words.ts';
import { checkWritable } from './set-options.ts';

/** Resolves to the exit code of the check that follows: 1 where a person has to fix something. */
export async function run({ words: paths, has }: Typed, { sets, version }: Face): Promise<number> {
  checkNamed(paths, sets);
  for (const path of paths) {
    if (!statSync(path).isDirectory()) throw new Error(help.notFolder(path));
    checkWritable(path);
  }
  const folders = paths.map((path) => resolve(path));
  const schemas = loadSchemas();
  const shared = loadShared(schemas);
  const all = [REGISTRY, ...setFolders()];
  const changes = (folders.length > 0 ? folders : all).flatMap((folder) => {
    const files = filesOf(folder);
    const fixed = fix(files, (now) =>
      folder === REGISTRY ? registryOf(now, schemas) : setFrom(folder, now, schemas, shared),
    );
    write(folder, files, fixed.files);
    return fixed.changes;
  });
  const isJson = has('json');
  (isJson ? process.stderr : process.stdout).write(`${formatChanges(changes)}\n`);
  return await checkPaths(paths, isJson ? 'json' : 'text', sets === undefined ? version() : undefined);
}

function write(folder: string, before: readonly SetFile[], after: readonly SetFile[]): void {
  for (const [index, file] of after.entries()) {
    if (file.bytes && file !== before[index]) writeWhole(join(folder, file.path), file.bytes);
  }
}
