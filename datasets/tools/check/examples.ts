/**
 * What each rule finds, shown: data with the mistake and the same data mended. The site's pages about the
 * rules are made from it, and a test holds it to what the rules really say.
 */
import type { Field, TableSchema } from '../table-schema.ts';
import { Shared } from './brought.ts';
import type { Subject } from './rule.ts';
import { setOf } from './subject.ts';
import { Table } from './table.ts';

/** A cell of an example: a date or number as it is written in the file. */
type Cells = Record<string, string>;

export type Sample =
  /** Rows that name only the cells that matter, of one table and of those beside it. */
  | {
      table: string;
      rows: Cells[];
      beside?: Record<string, Cells[]>;
      /** Rows of the same table in other sets. */
      peers?: Cells[];
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

export interface Example {
  wrong: Sample;
  right: Sample;
}

/** The set that examples belong to. */
const SET = 'my-set';

const WORKLOADS =
  'workload_id,label,access,random_percent,read_percent,block_size_bytes,block_split,sources,note\n';

const results = (...rows: Cells[]): Sample => ({ table: 'results', rows });

/** Rows of results and the run that they belong to. */
const ofRun = (run: Cells, ...rows: Cells[]): Sample => ({
  table: 'results',
  rows: rows.map((row) => ({ run_id: 'nvme', ...row })),
  beside: { runs: [{ run_id: 'nvme', ...run }] },
});

const PCIE = { link_kind: 'pcie', link_generation: '3.0', link_lanes: '4' };

const DRIVE = {
  drive_id: 'example-ssd-2tb',
  vendor: 'Example',
  model: 'SSD 2 TB',
  capacity_bytes: '2000398934016',
};

/** Two drives of a mirror, each at the end of a SATA link. */
const mirror = (count: string): Sample => ({
  table: 'results',
  rows: [
    {
      run_id: 'mirror',
      direction: 'device_writes_host',
      bandwidth_bytes_per_s: '1100000000',
    },
  ],
  beside: {
    runs: [{ run_id: 'mirror', target_id: 'mirror', link_kind: 'sata', link_generation: '3.0' }],
    targets: [
      {
        target_id: 'mirror',
        kind: 'array',
        array_kind: 'raid1',
        drive_count: count,
        drive_id: 'disk',
      },
    ],
    drives: [{ drive_id: 'disk', protocol: 'sata', interface_generation_max: '3.0' }],
  },
});

/** A run said to be steady, and the last of its rounds. */
const rounds = (...iops: string[]): Sample => ({
  table: 'runs',
  rows: [{ run_id: 'randwrite', state: 'steady' }],
  beside: {
    results: [{ result_id: 'a', run_id: 'randwrite' }],
    series: iops.map((value, index) => ({
      result_id: 'a',
      metric: 'iops',
      x_kind: 'round',
      x: String(index + 1),
      value,
    })),
  },
});

const LOAD = {
  direction: 'device_writes_host',
  access: 'rand',
  block_size_bytes: '4096',
  queue_depth: '32',
};

/** One drive's figure beside those of other sets. */
const amongPeers = (iops: string): Sample => ({
  table: 'results',
  rows: [{ run_id: 'nvme', ...LOAD, iops }],
  beside: {
    runs: [{ run_id: 'nvme', target_id: 'x', ...PCIE }],
    targets: [{ target_id: 'x', drive_id: 'x', array_kind: 'none' }],
  },
  peers: ['598000', '604000', '611000'].map((other) => ({ run_id: 'nvme', ...LOAD, iops: other })),
});

const freshly = (state: string): Sample => ({
  table: 'runs',
  rows: [{ run_id: 'randwrite', target_id: 'x', state }],
  beside: {
    targets: [{ target_id: 'x', kind: 'drive' }],
    results: [{ run_id: 'randwrite', direction: 'device_reads_host', iops: '180000' }],
  },
});

const exception = (expires_on: string): Sample => ({
  table: 'exceptions',
  rows: [
    {
      rule_id: 'LW307',
      table_name: 'runs',
      key: 'old-board',
      reason: 'The slot is wired for two lanes.',
      expires_on,
    },
  ],
  today: '2026-05-12',
});

const cited = (sources: string): Sample => ({
  table: 'controllers',
  rows: [{ controller_id: 'asmedia-asm1061', sources }],
  citations: ['asmedia-asm1061', 'pcie-base-6.3'],
});

const cap = (explained_by_link: string): Sample => ({
  table: 'caps',
  rows: [
    {
      cap_id: 'asm1061-read',
      controller_id: 'asmedia-asm1061',
      metric: 'bandwidth_bytes_per_s',
      value: '480000000',
      link_kind: 'pcie',
      link_generation: '2.0',
      link_lanes: '1',
      explained_by_link,
    },
  ],
});

/** The part that drives hang on, in the place of the controller or of what stands before it. */
const chain = (kind: string): Sample => ({
  table: 'chains',
  rows: [
    {
      run_id: 'pool',
      controller_id: kind === 'hba' ? 'broadcom-sas2308' : 'broadcom-sas2x36',
      expander_id: kind === 'hba' ? 'broadcom-sas2x36' : '',
      shared_kind: 'sas',
      port_kind: 'sas',
      port_generation: '2',
      source_place: 'List of the hardware',
      ...{ slot_generation: '', slot_lanes: '', shared_generation: '2', shared_lanes: '4' },
    },
  ],
});

const lanes = (splits: string): Sample => ({
  table: 'cpu-lane-groups',
  rows: [{ socket_platform_id: 'intel-lga1700-z790', lane_group: 'slots', lanes: '16', splits }],
});

const sure = (confidence: string): Sample => ({
  table: 'controllers',
  rows: [{ controller_id: 'asmedia-asm1061', confidence, note: 'From memory.' }],
});

/** A run that says everything. */
const CONDITIONS = {
  run_id: 'own',
  source_id: 'own',
  platform_id: 'ryzen-9-9950x',
  link_kind: 'pcie',
  link_generation: '4.0',
  link_lanes: '4',
  link_attachment: 'cpu',
  max_payload_size_bytes: '256',
  tool: 'fio',
  tool_version: '3.36',
  command: 'fio job.fio',
  kernel: '6.12.9',
  state: 'used',
  fill_percent: '40',
  test_size_bytes: '68719476736',
  memory_bytes: '34359738368',
};

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
  LW108: {
    wrong: {
      table: 'drives',
      rows: [{ ...DRIVE, capacity_bytes: '1000204886016' }],
      registry: [DRIVE],
    },
    right: { table: 'drives', rows: [DRIVE], registry: [DRIVE] },
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
  LW208: {
    wrong: { table: 'targets', rows: [{ target_id: 'Samsung 990 Pro' }] },
    right: { table: 'targets', rows: [{ target_id: 'samsung-990-pro' }] },
  },
  LW209: {
    wrong: results({ result_id: 'seq-read', note: '=2*1750' }),
    right: results({ result_id: 'seq-read', note: 'twice 1750' }),
  },
  LW210: {
    wrong: { table: 'runs', rows: [{ run_id: 'nvme', link_kind: 'pcie', link_generation: '3' }] },
    right: { table: 'runs', rows: [{ run_id: 'nvme', link_kind: 'pcie', link_generation: '3.0' }] },
  },
  LW211: {
    wrong: {
      table: 'sources',
      rows: [{ source_id: 'a-review', published_on: '2062-05-12' }],
      today: '2026-05-12',
    },
    right: {
      table: 'sources',
      rows: [{ source_id: 'a-review', published_on: '2026-05-12' }],
      today: '2026-05-12',
    },
  },
  LW301: {
    wrong: results({
      result_id: 'rand-read',
      iops: '11100',
      block_size_bytes: '65536',
      bandwidth_bytes_per_s: '693750000',
    }),
    right: results({
      result_id: 'rand-read',
      iops: '11100',
      block_size_bytes: '65536',
      bandwidth_bytes_per_s: '727449600',
    }),
  },
  LW302: {
    wrong: ofRun({}, { iops: '100000', queue_depth: '32', latency_mean_s: '0.32' }),
    right: ofRun({}, { iops: '100000', queue_depth: '32', latency_mean_s: '0.00032' }),
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
    wrong: ofRun(PCIE, { result_id: 'seq-read', bandwidth_bytes_per_s: '4200000000' }),
    right: ofRun(PCIE, { result_id: 'seq-read', bandwidth_bytes_per_s: '3500000000' }),
  },
  LW305: { wrong: mirror('1'), right: mirror('2') },
  LW306: {
    wrong: rounds('120000', '108000', '97000', '88000', '80000'),
    right: rounds('80100', '79800', '80300', '79900', '80000'),
  },
  LW307: {
    wrong: { table: 'runs', rows: [{ run_id: 'old-board', link_lanes: '2', link_lanes_max: '4' }] },
    right: {
      table: 'runs',
      rows: [
        {
          run_id: 'old-board',
          link_lanes: '2',
          link_lanes_max: '4',
          note: 'The slot is wired for two lanes.',
        },
      ],
    },
  },
  LW308: { wrong: amongPeers('1250000'), right: amongPeers('602000') },
  LW309: { wrong: freshly('unknown'), right: freshly('steady') },
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
  LW312: {
    wrong: results({
      result_id: 'seq-read',
      value_origin: 'reported_text',
      reported_value: '412',
      reported_unit: 'MB/s',
      reported_unit_means: '',
    }),
    right: results({
      result_id: 'seq-read',
      value_origin: 'reported_text',
      reported_value: '412',
      reported_unit: 'MB/s',
      reported_unit_means: 'MiB/s',
    }),
  },
  LW313: {
    wrong: ofRun({ engine: 'psync' }, { result_id: 'rand-read', queue_depth: '32' }),
    right: ofRun({ engine: 'psync' }, { result_id: 'rand-read', queue_depth: '1' }),
  },
  LW314: { wrong: cap('no'), right: cap('yes') },
  LW315: { wrong: lanes('16|8+4'), right: lanes('16|8+8') },
  LW316: { wrong: chain('expander'), right: chain('hba') },
  LW401: {
    wrong: { package: { ...PACKAGE, licenses: [] } },
    right: { package: PACKAGE },
  },
  LW402: {
    wrong: {
      table: 'sources',
      rows: [{ source_id: 'a-review', url: 'https://example.org/review', accessed_on: '' }],
    },
    right: {
      table: 'sources',
      rows: [
        { source_id: 'a-review', url: 'https://example.org/review', accessed_on: '2026-05-12' },
      ],
    },
  },
  LW403: {
    wrong: { package: { sources: [{ title: 'Own fio run', path: '../fio.json' }] } },
    right: { package: { sources: [{ title: 'Own fio run' }] } },
  },
  LW404: {
    wrong: results({
      result_id: 'p99',
      value_origin: 'digitised_chart',
      digitise_error_percent: '',
    }),
    right: results({
      result_id: 'p99',
      value_origin: 'digitised_chart',
      digitise_error_percent: '3',
    }),
  },
  LW405: {
    wrong: { table: 'runs', rows: [{ run_id: 'own', command: 'fio --filename=/home/jane/test' }] },
    right: { table: 'runs', rows: [{ run_id: 'own', command: 'fio --filename=/home/…/test' }] },
  },
  LW406: {
    wrong: {
      table: 'runs',
      rows: [{ ...CONDITIONS, kernel: '', max_payload_size_bytes: '' }],
      beside: { sources: [{ source_id: 'own', kind: 'own_measurement' }] },
    },
    right: {
      table: 'runs',
      rows: [CONDITIONS],
      beside: { sources: [{ source_id: 'own', kind: 'own_measurement' }] },
    },
  },
  LW407: { wrong: exception('2026-04-30'), right: exception('2026-10-31') },
  LW408: {
    wrong: {
      package: { ...PACKAGE, licenses: [{ name: 'CC0-1.0', path: 'www.example.org/cc0' }] },
    },
    right: {
      package: { ...PACKAGE, licenses: [{ name: 'CC0-1.0', path: 'https://www.example.org/cc0' }] },
    },
  },
  LW409: {
    wrong: { table: 'runs', rows: [{ run_id: 'nvme.json' }] },
    right: { table: 'runs', rows: [{ run_id: 'nvme' }] },
  },
  LW410: { wrong: cited('asmedia-asm1061-brief'), right: cited('asmedia-asm1061') },
  LW411: { wrong: sure('reported'), right: sure('unverified') },
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
    ...(sample.peers && { peers: sample.peers.map((row) => subject([row])) }),
    ...(sample.today && { today: sample.today }),
    ...(sample.citations && { citations: sample.citations }),
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
