/**
 * What each rule finds, shown: data with the mistake and the same data fixed. The site's pages about the rules are made
 * from it, and a test holds it to what the rules really say.
 */
import type { Field, TableSchema } from '../schema/table-schema.ts';
import { Compared } from '../tables/compare-sets.ts';
import { Copies } from '../tables/copied-sets.ts';
import type { PackageFile, Subject } from '../tables/rule.ts';
import { Shared } from '../tables/shared-rows.ts';
import { setOf } from '../tables/subject.ts';
import { Table } from '../tables/table.ts';
import { cells } from './examples/cells.ts';
import type { Cells, Example, Sample } from './examples/example.ts';
import { files } from './examples/files.ts';
import { SET } from './examples/package.ts';
import { plausibility } from './examples/plausibility.ts';
import { provenance } from './examples/provenance.ts';

export const examples: Readonly<Record<string, Example>> = {
  ...files,
  ...cells,
  ...plausibility,
  ...provenance,
};

const encoder = new TextEncoder();

/** A sample as the rules see it. */
export function subjectOf(
  sample: Sample,
  schemas: ReadonlyMap<string, TableSchema>,
  registry: readonly Table[],
): Subject {
  const reference = [...registry];
  if ('package' in sample) {
    const content = encoder.encode(`${JSON.stringify(sample.package, null, 2)}\n`);
    const files = [
      { path: 'datapackage.json', bytes: content },
      ...(sample.files ?? []).map((path) => ({ path, bytes: new Uint8Array() })),
    ];
    const definitions = { schemas: new Map(schemas), shared: new Shared(registry) };
    return { ...setOf(SET, `datasets/sets/${SET}/`, files, definitions), tables: [] };
  }
  const table = (
    name: string,
    text: (schema: TableSchema) => string,
    isOfSet = !registry.some((shared) => shared.schema.name === name),
  ): Table => {
    const schema = schemas.get(name);
    if (!schema) throw new Error(`an example is of the table "${name}", which is not described`);
    const folder = isOfSet ? `datasets/sets/${SET}` : 'datasets/registry';
    return new Table(`${folder}/${name}.csv`, schema, encoder.encode(text(schema)));
  };
  if ('text' in sample) return { tables: [table(sample.table, () => sample.text)], reference };
  const made = (name: string, rows: readonly Cells[]) => table(name, (schema) => csv(schema, rows));
  const beside = Object.entries(sample.beside ?? {}).map(([name, rows]) => made(name, rows));
  const subject = (rows: readonly Cells[]): Subject => ({
    tables: [made(sample.table, rows)],
    // What an example brings along is found before what the registry has.
    reference: [...beside, ...reference],
  });
  if (sample.registry) {
    const own = table(sample.table, (schema) => csv(schema, sample.rows), true);
    return { tables: [own], reference, shared: [made(sample.table, sample.registry), own] };
  }
  return {
    ...subject(sample.rows),
    ...(sample.peers && besideOthers(sample.peers.map((row) => subject([row])))),
    ...(sample.elsewhere && { doubted: doubtedFrom(sample.elsewhere) }),
    ...(sample.today && { today: sample.today }),
    ...(sample.citations && { citations: sample.citations }),
  };
}

/** The sets that the peers of a sample lie in, as the rules compare with them. */
function besideOthers(peers: readonly Subject[]): Partial<Subject> {
  const named = peers.map((peer) => ({ ...peer, package: packageOf('another-set') }));
  return { compared: new Compared(peers), copies: new Copies(named) };
}

const packageOf = (setId: string): PackageFile => ({
  file: '',
  setId,
  text: '',
  csvFiles: [],
  tableNames: [],
  rawFiles: [],
  otherFiles: [],
});

type Elsewhere = { low: number; ceiling: number; sources: number };

const doubtedFrom =
  (elsewhere: Elsewhere): NonNullable<Subject['doubted']> =>
  (_subject, _runs, _run, results, row) =>
    results.column('bandwidth_bytes_per_s').number(row) < elsewhere.low ? elsewhere : undefined;

function csv({ fields }: TableSchema, rows: readonly Cells[]): string {
  const names = fields.map(({ name }) => name);
  const unknown = rows.flatMap(Object.keys).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`an example has unknown columns: ${unknown.join(', ')}`);
  // What must not be empty is filled in, so that a row is wrong only where it is meant to be.
  const usual = (field: Field) => (field.constraints?.required ? (field.example ?? '') : '');
  const lines = rows.map((row) => fields.map((field) => row[field.name] ?? usual(field)).join(','));
  return `${[names.join(','), ...lines].join('\n')}\n`;
}
