/** Rules about what figures can be. */
import type { Example, Sample } from './example.ts';
import { ofRun, PCIE, results } from './rows.ts';

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

const reads = (read_percent: string): Sample => ({
  table: 'results',
  rows: [{ direction: 'device_writes_host', read_percent, iops: '14800' }],
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
      slot_generation: '',
      slot_lanes: '',
      shared_generation: '2',
      shared_lanes: '4',
    },
  ],
});

/** A drive at 350 MB/s behind a link on which others reach 3.3 GB/s. */
const limited = (link_limited: string): Sample => ({
  table: 'results',
  rows: [
    {
      result_id: 'seq-read',
      run_id: 'nvme',
      direction: 'device_writes_host',
      link_limited,
      bandwidth_bytes_per_s: '350000000',
    },
  ],
  beside: { runs: [{ run_id: 'nvme', ...PCIE }] },
  elsewhere: { low: 3_290_000_000, ceiling: 3_590_000_000, sources: 12 },
});

/** Random reads of a flash drive, one at a time. */
const oneByOne = (iops: string): Sample => ({
  table: 'results',
  rows: [
    {
      result_id: 'rand-read',
      run_id: 'nvme',
      direction: 'device_writes_host',
      access: 'rand',
      block_size_bytes: '4096',
      queue_depth: '1',
      jobs: '1',
      iops,
    },
  ],
  beside: {
    runs: [{ run_id: 'nvme', target_id: 'x', ...PCIE }],
    targets: [{ target_id: 'x', kind: 'drive', drive_id: 'x' }],
    drives: [{ drive_id: 'x', medium: 'nand_tlc' }],
  },
});

const lanes = (splits: string): Sample => ({
  table: 'cpu-lane-groups',
  rows: [{ socket_platform_id: 'intel-lga1700-z790', lane_group: 'slots', lanes: '16', splits }],
});

export const plausibility: Readonly<Record<string, Example>> = {
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
  LW317: { wrong: limited('yes'), right: limited('no') },
  LW318: { wrong: oneByOne('122070'), right: oneByOne('16100') },
  LW319: { wrong: reads('0'), right: reads('100') },
};
