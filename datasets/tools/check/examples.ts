/** What each rule finds, shown: the data of `examples.yaml` as the rules see it. */
import { parse } from 'yaml';
import type { Field, TableSchema } from '../schema/table-schema.ts';
import { Compared } from '../tables/compare-sets.ts';
import { Copies } from '../tables/copied-sets.ts';
import type { PackageFile, Subject } from '../tables/rule.ts';
import { Shared } from '../tables/shared-rows.ts';
import { setOf } from '../tables/subject.ts';
import { Table } from '../tables/table.ts';

/** A cell of an example: a date or number as it is written in the file. */
type Cells = Record<string, string>;

export type Elsewhere = Record<'low' | 'ceiling' | 'sources', string>;

export type Sample =
  /** Rows that name only the cells that matter, of one table and of those beside it. */
  | {
      table: string;
      rows: Cells[];
      beside?: Record<string, Cells[]>;
      /** Rows of the same table in other sets. */
      peers?: Cells[];
      /** What other sets reach on such a link, in bytes per second, and what the link lets through. */
      elsewhere?: Elsewhere;
      /** Rows that the registry has of the same table; the rows are those of a set then. */
      registry?: Cells[];
      /** The day of the check. */
      today?: string;
      /** Keys of the list of sources. */
      citations?: string[];
    }
  /** A file as it is. */
  | { table: string; text: string }
  /** What datapackage.json says, and the files beside it. */
  | { package: object; files?: string[] };

/** The set that examples belong to. */
const SET = 'my-set';

/** From the root of the repository. */
export const EXAMPLES = 'datasets/tools/check/examples.yaml';

/** By the id of a rule: data with the mistake, and the same data fixed. Every value is a text, as in a file of CSV. */
export const examplesIn = (yaml: string): Readonly<Record<string, { wrong: Sample; right: Sample }>> =>
  parse(yaml, { schema: 'failsafe' });

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
  const tableOf = (name: string, rows: readonly Cells[]) => table(name, (schema) => csv(schema, rows));
  const beside = Object.entries(sample.beside ?? {}).map(([name, rows]) => tableOf(name, rows));
  const subject = (rows: readonly Cells[]): Subject => ({
    tables: [tableOf(sample.table, rows)],
    // What an example brings along is found before what the registry has.
    reference: [...beside, ...reference],
  });
  if (sample.registry) {
    const own = table(sample.table, (schema) => csv(schema, sample.rows), true);
    return { tables: [own], reference, shared: [tableOf(sample.table, sample.registry), own] };
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

export function doubtedFrom(elsewhere: Elsewhere): NonNullable<Subject['doubted']> {
  const [low, ceiling, sources] = [elsewhere.low, elsewhere.ceiling, elsewhere.sources].map(Number) as [
    number,
    number,
    number,
  ];
  return (_subject, _runs, _run, results, row) =>
    results.column('bandwidth_bytes_per_s').number(row) < low ? { low, ceiling, sources } : undefined;
}

function csv({ fields }: TableSchema, rows: readonly Cells[]): string {
  const names = fields.map(({ name }) => name);
  const unknown = rows.flatMap(Object.keys).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`an example has unknown columns: ${unknown.join(', ')}`);
  // What must not be empty is filled in, so that a row is wrong only where it is meant to be.
  const usual = (field: Field) => (field.constraints?.required ? (field.example ?? '') : '');
  const lines = rows.map((row) => fields.map((field) => row[field.name] ?? usual(field)).join(','));
  return `${[names.join(','), ...lines].join('\n')}\n`;
}
