/** `check [path...]`: checks the registry and every set, or only the folders that are named. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadRegistry, loadSchemas, loadSet, REGISTRY, setFolders } from '../repository.ts';
import { rules } from './catalog.ts';
import { check } from './check.ts';
import { formatFinding } from './finding.ts';

/** Resolves to the exit code: 1 where something has to be mended before the data can be used. */
export async function main(args: string[]): Promise<number> {
  const schemas = loadSchemas();
  const registry = loadRegistry(schemas);
  const named = args.map((folder) => resolve(folder));
  for (const folder of named.filter((path) => !existsSync(path))) {
    console.error(`${folder}: no such folder; name one of ${setFolders().join(', ')}`);
    return 1;
  }
  const all = [REGISTRY, ...setFolders()];
  const subjects = (named.length > 0 ? named : all).map((folder) =>
    folder === REGISTRY ? registry : loadSet(folder, schemas, registry),
  );

  const findings = subjects.flatMap(check);
  for (const finding of findings) console.log(formatFinding(finding));

  const rows = subjects
    .flatMap((subject) => subject.tables)
    .reduce((sum, table) => sum + table.length, 0);
  if (findings.length === 0) {
    console.log(`${subjects.length} folders, ${rows} rows: no problem found`);
    return 0;
  }
  const files = new Set(findings.map((finding) => finding.file)).size;
  console.log(`\n${findings.length} problems in ${files} files (${rows} rows checked).`);
  for (const rule of rules) {
    const count = findings.filter((finding) => finding.rule === rule.id).length;
    if (count > 0) console.log(`${rule.id} × ${count}: ${rule.fix}`);
  }
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}
