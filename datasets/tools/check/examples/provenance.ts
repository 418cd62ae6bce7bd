/** Rules about where data come from. */
import type { Example, Sample } from './example.ts';
import { PACKAGE } from './package.ts';
import { results } from './rows.ts';

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

const sure = (confidence: string): Sample => ({
  table: 'controllers',
  rows: [{ controller_id: 'asmedia-asm1061', confidence, note: 'From memory.' }],
});

/** A result beside one that another set has. */
const besideItself = (bandwidth: string): Sample => ({
  table: 'results',
  rows: [{ result_id: 'seq-read', bandwidth_bytes_per_s: bandwidth }],
  peers: [{ result_id: 'read', bandwidth_bytes_per_s: '3467231902' }],
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

export const provenance: Readonly<Record<string, Example>> = {
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
      rows: [{ source_id: 'a-review', url: 'https://example.org/review', accessed_on: '2026-05-12' }],
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
  LW412: { wrong: besideItself('3467231902'), right: besideItself('3401990144') },
  LW413: {
    wrong: { package: { ...PACKAGE, title: 'Own run\u202e of fio' } },
    right: { package: { ...PACKAGE, title: 'Own run of fio' } },
  },
};
