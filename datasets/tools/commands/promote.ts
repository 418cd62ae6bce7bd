/** Moves what sets bring into the registry. */
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import { formatReport, passes, reportOn } from '../check/report.ts';
import { promote } from '../promote/promote.ts';
import { loadRegistry, loadSchemas, loadSet, loadShared, ROOT, setFolders } from '../repository/repository.ts';
import type { Typed } from '../terminal/command.ts';
import { complain, print, printJson } from '../terminal/output.ts';
import { UsageError } from '../text/usage.ts';
import { words as help } from './help.words.ts';

const words = help.promote;

/** Resolves to the exit code: 1 where the data has to be fixed first. */
export function run({ words: paths, has }: Typed): number {
  const all = setFolders();
  const wanted = paths.map((path) => {
    const folder = all.find((own) => own === resolve(path) || basename(own) === path);
    if (!folder) throw new UsageError(words.noSet(path, all.map((own) => basename(own)).join(', ')));
    return folder;
  });
  const folders = wanted.length > 0 ? wanted : all;
  const schemas = loadSchemas();
  const registry = loadRegistry(schemas);
  const shared = loadShared(schemas, registry);
  const sets = folders.map((folder) => loadSet(folder, schemas, shared));
  const report = reportOn([registry, ...sets]);
  if (!passes(report)) {
    const findings = report.findings.filter(({ level }) => level === 'error');
    process.stdout.write(formatReport({ ...report, findings }));
    complain(words.nothing);
    return 1;
  }
  const { files, moved, left } = promote(shared, sets);
  for (const [path, text] of files) {
    if (text === undefined) rmSync(join(ROOT, path));
    else writeFileSync(join(ROOT, path), text);
  }
  if (has('json')) {
    const row = ({ table, key, setId }: (typeof moved)[number]) => ({ set: setId, table, key });
    printJson({ moved: moved.map(row), left: left.map((own) => ({ ...row(own), counts: own.counts })) });
    return 0;
  }
  for (const { table, key, setId } of moved) print(words.moved(setId, `${table} ${key}`));
  for (const { table, key, setId, counts } of left) print(words.left(setId, `${table} ${key}`, counts));
  print(words.done(moved.length, left.length));
  return 0;
}
