/** `fix [path...]`: mends the registry and every set, or only the folders named, then checks them. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
import { main as check } from './check.ts';

export const USAGE = `npm run dataset -- fix [folder...]

  <folder>  the folder of a set; without one the registry and every set
  Fixes what can mean only one thing, then checks as "check" does`;

/** Resolves to the exit code of the check that follows: 1 where a person has to mend something. */
export async function main(args: string[]): Promise<number> {
  const folders = args.map((path) => resolve(path));
  for (const [index, folder] of folders.entries()) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) continue;
    console.error(`${args[index]}: no such folder; name the folder of a set`);
    return 2;
  }
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
  process.stdout.write(`${formatChanges(changes)}\n`);
  return check(args);
}

function write(folder: string, before: readonly SetFile[], after: readonly SetFile[]): void {
  for (const [index, file] of after.entries()) {
    if (file.bytes && file !== before[index]) writeWhole(join(folder, file.path), file.bytes);
  }
}
