/**
 * Checks the registry and the sets, or only the sets named on the command line.
 * Prints one line per problem and exits with 1 when there is one.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadRegistry, loadSchemas, loadSet, setFolders } from '../repository.ts';
import { rules } from './catalog.ts';
import { check } from './check.ts';
import { formatFinding } from './finding.ts';

const schemas = loadSchemas();
const registry = loadRegistry(schemas);
const named = process.argv.slice(2).map((folder) => resolve(folder));
for (const folder of named.filter((path) => !existsSync(path))) {
  console.error(`${folder}: no such folder; name one of ${setFolders().join(', ')}`);
  process.exit(1);
}
const sets = (named.length > 0 ? named : setFolders()).map((folder) =>
  loadSet(folder, schemas, registry),
);
const subjects = named.length > 0 ? sets : [registry, ...sets];

const findings = subjects.flatMap(check);
for (const finding of findings) console.log(formatFinding(finding));

const rows = subjects
  .flatMap((subject) => subject.tables)
  .reduce((sum, table) => sum + table.length, 0);
if (findings.length === 0) {
  console.log(`${sets.length} sets, ${rows} rows: no problem found`);
} else {
  const files = new Set(findings.map((finding) => finding.file)).size;
  console.log(`\n${findings.length} problems in ${files} files (${rows} rows checked).`);
  for (const rule of rules) {
    const count = findings.filter((finding) => finding.rule === rule.id).length;
    if (count > 0) console.log(`${rule.id} × ${count}: ${rule.fix}`);
  }
  process.exitCode = 1;
}
