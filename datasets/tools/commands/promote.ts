/** `promote [set...]`: moves what sets bring into the registry; a maintainer's command. */
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatReport, passes, reportOn } from '../check/report.ts';
import { promote } from '../promote/promote.ts';
import { loadRegistry, loadSchemas, loadSet, loadShared, ROOT, setFolders } from '../repository/repository.ts';
import { failed, UsageError } from '../text/usage.ts';

export const USAGE = `npm run dataset -- promote [set...]

  [set...]  folders of sets, such as datasets/sets/my-set; all of them if none is named`;

/** Resolves to the exit code: 1 where the data has to be fixed first, 2 where the command cannot be followed. */
export async function main(args: string[]): Promise<number> {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const folders = setFolders();
    const wanted = positionals.map((path) => {
      const folder = folders.find((one) => one === resolve(path) || basename(one) === path);
      if (!folder) throw new UsageError(`${path}: no set; there are ${folders.map((one) => basename(one)).join(', ')}`);
      return folder;
    });
    return run(wanted.length > 0 ? wanted : folders);
  } catch (error) {
    return failed(error, USAGE);
  }
}

function run(folders: readonly string[]): number {
  const schemas = loadSchemas();
  const registry = loadRegistry(schemas);
  const shared = loadShared(schemas, registry);
  const sets = folders.map((folder) => loadSet(folder, schemas, shared));
  const report = reportOn([registry, ...sets]);
  if (!passes(report)) {
    const findings = report.findings.filter(({ level }) => level === 'error');
    process.stdout.write(formatReport({ ...report, findings }));
    console.error('nothing was moved: fix the errors first');
    return 1;
  }
  const { files, moved, left } = promote(shared, sets);
  for (const [path, text] of files) {
    if (text === undefined) rmSync(join(ROOT, path));
    else writeFileSync(join(ROOT, path), text);
  }
  for (const { table, key, setId } of moved) console.log(`${setId}: ${table} ${key} is in the registry now`);
  for (const { table, key, setId, counts } of left) {
    console.log(`${setId}: ${table} ${key} stays: the row of ${counts} differs and takes precedence`);
  }
  console.log(`${moved.length} moved, ${left.length} left`);
  return 0;
}
