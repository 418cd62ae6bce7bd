/** One zip per set: complete without this repository, readable without DuckDB. */
import { basename } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { type LoadedSet, packageOf } from '../repository/repository.ts';
import type { TableSchema } from '../schema/table-schema.ts';
import type { DataPackage } from '../tables/package.ts';
import { BROUGHT, isBrought } from '../tables/shared-rows.ts';
import type { Table } from '../tables/table.ts';

/** A fixed time: the same input gives the same bytes. Zip knows no earlier day. */
const TIME = new Date(1980, 0, 1);

export function archive(set: LoadedSet): Uint8Array {
  const shared = set.reference.filter((table) => isReferredTo(table, set));
  // What the set brings is among the shared rows.
  const own = set.tables.filter((table) => !isBrought(table));
  const tables = [...own, ...shared];
  const content = packageOf(set);
  const files = {
    'README.txt': strToU8(readme(content, tables)),
    'datapackage.json': strToU8(`${JSON.stringify(selfContained(content, shared, tables), null, 2)}\n`),
    ...Object.fromEntries(tables.map((table) => [basename(table.file), table.scan.bytes])),
  };
  return zipSync({ [set.setId]: files }, { level: 9, mtime: TIME });
}

function isReferredTo(shared: Table, set: LoadedSet): boolean {
  return set.tables.some((table) =>
    table.schema.foreignKeys?.some((key) => key.reference.resource === shared.schema.name),
  );
}

/** The package with the shared tables as resources and every descriptor inside. */
function selfContained(content: Required<DataPackage>, shared: Table[], tables: Table[]) {
  const schemas = new Map<string | undefined, TableSchema>(tables.map(({ schema }) => [schema.name, schema]));
  const [pattern] = content.resources;
  const added = shared.map(({ schema, file }) => ({ ...pattern, name: schema.name, path: basename(file) }));
  const own = content.resources.filter(({ name = '' }) => !BROUGHT.includes(name));
  const resources = [...own, ...added].map((resource) => ({ ...resource, schema: schemas.get(resource.name) }));
  return { ...content, resources };
}

function readme(content: Required<DataPackage>, tables: Table[]): string {
  const year = content.created.slice(0, 4);
  const authors = content.contributors.map(({ title }) => title).join(', ');
  const licences = content.licenses.map(({ name, title, path }) => [name, title, path].filter(Boolean).join('\n  '));
  const sources = content.sources.map(({ title, path }) => `  ${[title, path].filter(Boolean).join('\n    ')}`);
  const files = tables.map(({ file, schema }) => `  ${basename(file)}: ${schema.description}`);
  return `${content.title}
${'='.repeat(content.title.length)}

${content.description}

Cite as
  ${authors} (${year}). ${content.title}. Version ${content.version}.
  Lanewise data set "${content.name}".
  Cite the source of a figure, too: results.csv leads to it by runs.csv and sources.csv.

Licence
  ${licences.join('\n  ')}

Sources
${sources.join('\n')}

Files
${files.join('\n')}
  datapackage.json: columns, types, units and keys of every table (Data Package v2).

CSV files are UTF-8 with commas and a header line; an empty cell means that nothing is known.
Columns hold base units (bytes, bytes per second), as datapackage.json says.
`;
}
