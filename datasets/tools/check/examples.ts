/**
 * What each rule finds, shown: data with the mistake and the same data mended. The site's pages about the
 * rules are made from it, and a test holds it to what the rules really say.
 */
import type { Field, TableSchema } from '../table-schema.ts';
import type { Subject } from './rule.ts';
import { setOf } from './subject.ts';
import { Table } from './table.ts';

/** A cell of an example: a date or number as it is written in the file. */
type Cells = Record<string, string>;

export type Sample =
  /** Rows that name only the cells that matter, of one table and of those beside it. */
  | { table: string; rows: Cells[]; beside?: Record<string, Cells[]> }
  /** A file as it is. */
  | { table: string; text: string }
  /** What datapackage.json says, and the files beside it. */
  | { package: object; files?: string[] };

export interface Example {
  wrong: Sample;
  right: Sample;
}

/** The set that examples belong to. */
const SET = 'my-set';

const WORKLOADS =
  'workload_id,label,access,random_percent,read_percent,block_size_bytes,block_split,sources,note\n';

const results = (...rows: Cells[]): Sample => ({ table: 'results', rows });

/** Rows of results over one PCIe 3.0 ×4 run. */
const overLink = (row: Cells): Sample => ({
  table: 'results',
  rows: [{ run_id: 'nvme', ...row }],
  beside: {
    runs: [{ run_id: 'nvme', link_kind: 'pcie', link_generation: '3.0', link_lanes: '4' }],
  },
});

const PACKAGE = {
  name: SET,
  title: 'Four drives on one card',
  description: 'Sequential reads of four drives, one after the other and together.',
  version: '1.0.0',
  created: '2026-05-12T00:00:00Z',
  licenses: [{ name: 'CC0-1.0' }],
  sources: [{ title: 'Own fio run' }],
  contributors: [{ title: 'A. Tester' }],
};

const resource = (name: string, path = `${name}.csv`) => ({
  name,
  path,
  schema: `../../schema/${name}.json`,
});

/** By the id of the rule. */
export const examples: Record<string, Example> = {
  LW101: {
    wrong: {
      table: 'workloads',
      text: `\ufeff${WORKLOADS}4k-randread,Random read,rand,100,100,4096,,,\r\n`,
    },
    right: {
      table: 'workloads',
      text: `${WORKLOADS}4k-randread,Random read,rand,100,100,4096,,,\n`,
    },
  },
  LW102: {
    wrong: {
      table: 'workloads',
      text: 'workload_id,name,access,random_percent,read_percent,block_size_bytes,block_split,sources,note\n',
    },
    right: { table: 'workloads', text: WORKLOADS },
  },
  LW103: {
    wrong: { table: 'workloads', text: `${WORKLOADS}4k-randread,Random read,rand,100,100,4096\n` },
    right: {
      table: 'workloads',
      text: `${WORKLOADS}4k-randread,Random read,rand,100,100,4096,,,\n`,
    },
  },
  LW104: {
    wrong: {
      table: 'workloads',
      text: `${WORKLOADS}4k-randread,Random read,rand,100,100,4096,,,called "4K" by most\n`,
    },
    right: {
      table: 'workloads',
      text: `${WORKLOADS}4k-randread,Random read,rand,100,100,4096,,,"called ""4K"" by most"\n`,
    },
  },
  LW105: {
    wrong: results(
      { result_id: 'seq-read', iops: '26700' },
      { result_id: 'seq-read', iops: '26900' },
    ),
    right: results(
      { result_id: 'seq-read-1', iops: '26700' },
      { result_id: 'seq-read-2', iops: '26900' },
    ),
  },
  LW106: {
    wrong: {
      table: 'results',
      rows: [{ result_id: 'seq-read', run_id: 'nmve-card' }],
      beside: { runs: [{ run_id: 'nvme-card' }] },
    },
    right: {
      table: 'results',
      rows: [{ result_id: 'seq-read', run_id: 'nvme-card' }],
      beside: { runs: [{ run_id: 'nvme-card' }] },
    },
  },
  LW107: {
    wrong: { package: { resources: [resource('runs')] }, files: ['runs.csv', 'result.csv'] },
    right: {
      package: { resources: [resource('runs'), resource('results')] },
      files: ['runs.csv', 'results.csv'],
    },
  },
  LW201: {
    wrong: results({ result_id: 'rand-read', iops: 'fast', queue_depth: '32' }),
    right: results({ result_id: 'rand-read', iops: '812000', queue_depth: '32' }),
  },
  LW202: {
    wrong: results({ result_id: 'rand-read', access: 'random' }),
    right: results({ result_id: 'rand-read', access: 'rand' }),
  },
  LW203: {
    wrong: results({ result_id: 'mixed', read_percent: '670' }),
    right: results({ result_id: 'mixed', read_percent: '67' }),
  },
  LW204: {
    wrong: { table: 'sources', rows: [{ source_id: 'a-review', published_on: '12.05.2026' }] },
    right: { table: 'sources', rows: [{ source_id: 'a-review', published_on: '2026-05-12' }] },
  },
  LW205: {
    wrong: results({ result_id: 'seq-read', bandwidth_bytes_per_s: '3500 MB/s' }),
    right: results({ result_id: 'seq-read', bandwidth_bytes_per_s: '3500000000' }),
  },
  LW206: {
    wrong: results({ result_id: 'seq-read', bandwidth_bytes_per_s: '3.500.000.000' }),
    right: results({ result_id: 'seq-read', bandwidth_bytes_per_s: '3500000000' }),
  },
  LW207: {
    wrong: results({ result_id: 'seq-read', access: 'seq ' }),
    right: results({ result_id: 'seq-read', access: 'seq' }),
  },
  LW303: {
    wrong: results({
      result_id: 'seq-read',
      bandwidth_low_bytes_per_s: '3600000000',
      bandwidth_high_bytes_per_s: '3400000000',
    }),
    right: results({
      result_id: 'seq-read',
      bandwidth_low_bytes_per_s: '3400000000',
      bandwidth_high_bytes_per_s: '3600000000',
    }),
  },
  LW304: {
    wrong: overLink({ result_id: 'seq-read', bandwidth_bytes_per_s: '4200000000' }),
    right: overLink({ result_id: 'seq-read', bandwidth_bytes_per_s: '3500000000' }),
  },
  LW310: {
    wrong: results({ result_id: 'seq-read', precision: 'exact', bandwidth_bytes_per_s: '' }),
    right: results({
      result_id: 'seq-read',
      precision: 'exact',
      bandwidth_bytes_per_s: '3500000000',
    }),
  },
  LW311: {
    wrong: results({
      result_id: 'seq-read',
      bandwidth_bytes_per_s: '412000000',
      reported_value: '412',
      reported_unit: 'MB/s',
      reported_unit_means: 'MiB/s',
    }),
    right: results({
      result_id: 'seq-read',
      bandwidth_bytes_per_s: '432013312',
      reported_value: '412',
      reported_unit: 'MB/s',
      reported_unit_means: 'MiB/s',
    }),
  },
  LW401: {
    wrong: { package: { ...PACKAGE, licenses: [] } },
    right: { package: PACKAGE },
  },
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
    const definitions = { schemas: new Map(schemas), registry };
    return { ...setOf(SET, `datasets/sets/${SET}/`, files, definitions), tables: [] };
  }
  const table = (name: string, text: (schema: TableSchema) => string): Table => {
    const schema = schemas.get(name);
    if (!schema) throw new Error(`an example is of the table "${name}", which is not described`);
    const isShared = registry.some((shared) => shared.schema.name === name);
    const folder = isShared ? 'datasets/registry' : `datasets/sets/${SET}`;
    return new Table(`${folder}/${name}.csv`, schema, encoder.encode(text(schema)));
  };
  if ('text' in sample) return { tables: [table(sample.table, () => sample.text)], reference };
  const beside = Object.entries(sample.beside ?? {});
  return {
    tables: [table(sample.table, (schema) => csv(schema, sample.rows))],
    reference: [
      ...reference,
      ...beside.map(([name, rows]) => table(name, (schema) => csv(schema, rows))),
    ],
  };
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
