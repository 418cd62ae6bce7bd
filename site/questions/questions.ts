// Questions that people brought to forums, S01 to S25, as the figures that answer them. tests/golden/questions.json holds
// the worked answers.

import type { Inputs } from '../../calc-wasm/js/calc.ts';
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { pageLink } from '../common/link.ts';
import type { Slug } from '../sizer/presets.ts';
import type { Setting } from '../sizer/setting.ts';
import type { OfCalculator, OfChain, Question } from './question.ts';

const most = (answer: SizerAnswer): number => answer.most;
const each = (answer: SizerAnswer): number => answer.flows[0]?.rate ?? Number.NaN;
const chain = (preset: Slug, figure = most, change?: OfChain['change']): OfChain => ({
  preset,
  figure,
  unit: 'byte_per_second',
  ...(change && { change }),
});
const of = (
  calculator: CalculatorName,
  inputs: Inputs,
  output: string,
  unit: UnitName = 'byte_per_second',
): OfCalculator => ({ calculator, inputs, output, unit });

/** The same chain with packets of 128 bytes. */
const smallPackets = (setting: Setting): Setting => ({
  ...setting,
  chain: {
    ...setting.chain,
    parts: setting.chain.parts.map((part) =>
      part.kind === undefined || part.kind === 'drive' ? part : { ...part, max_payload_size: 128 },
    ),
  },
});

const lane = (generation: string) => ({
  generation,
  lanes: 1,
  max_payload_size: 256,
  address_bits: 32,
});
const hba = (max_payload_size: number) => ({ generation: '3.0', lanes: 8, max_payload_size });
const usb = (generation: string, protocol = 'uasp') => ({ generation, protocol });
const disks = (level: string) => ({ drives: '8x16TB', level, drive_iops: 150, read_share: 0.7 });
const wanted = (level: string) => ({
  level,
  drive_iops: 180,
  read_share: '66.6666667%',
  wanted_iops: 6000,
});
const unlike = { drives: '4x8TB+2x4TB', scheme: 'shr1' };
const twelve = { drives: '12x4TB', drive_iops: 250, drive_rate: 1e8 };
const rebuild = (more: Inputs) => ({ capacity: '16TB', drive_rate: '180 MB/s', ...more });
const ten = { drives: '10x3TB', layout: 'raidz2' };
const four = { drives: 4, capacity: '4TB', drive_rate: '150 MB/s', unreadable_rate: '1e-14' };
const one = { depth: 1, throughput: 60e6, max_iops: 1e6 };
const within = (latency: number) => ({ iops: 50e3, latency });
const copyTo980Pro = {
  size: 300e9,
  capacity: 1e12,
  empty_cache: 113e9,
  cache_rate: 4e9,
  after_rate: 1.5e9,
};
const copyToP1 = {
  size: 100e9,
  capacity: 500e9,
  empty_cache: 70e9,
  cache_rate: 950e6,
  after_rate: 55e6,
  cells: 'qlc',
};

export const questions = [
  {
    id: 'S01',
    figures: {
      ssds_each: chain('sata-ssds-on-9211-8i-in-x4-slot', each),
      ssds: chain('sata-ssds-on-9211-8i-in-x4-slot'),
      ssds_small_packets: chain('sata-ssds-on-9211-8i-in-x4-slot', most, smallPackets),
      disks: chain('hard-disks-on-9211-8i-in-x4-slot'),
    },
  },
  {
    id: 'S02',
    figures: {
      x2_each: chain('ssds-on-jmb585', each),
      x2_each_small_packets: chain('ssds-on-jmb585', each, smallPackets),
      x1_each: chain('ssds-on-jmb585-in-x1-slot', each),
      x1_each_small_packets: chain('ssds-on-jmb585-in-x1-slot', each, smallPackets),
    },
  },
  {
    id: 'S03',
    figures: {
      slot: chain('10gbe-in-x1-slot'),
      network: of('ethernet', { generation: '10G' }, 'most'),
    },
  },
  { id: 'S04', figures: { stripe: chain('nvme-raid0-behind-dmi-3') } },
  {
    id: 'S05',
    figures: {
      b650: chain('three-gen-4-drives-on-b650'),
      b650_each: chain('three-gen-4-drives-on-b650', each),
      z790: chain('three-gen-4-drives-on-z790'),
      z790_each: chain('three-gen-4-drives-on-z790', each),
    },
  },
  {
    id: 'S06',
    figures: {
      x4: chain('gen-4-drive-in-gen-3-slot'),
      x2: chain('gen-4-drive-with-two-lanes'),
    },
  },
  {
    id: 'S07',
    figures: {
      up: of('pcie', { generation: '3.0', lanes: 4 }, 'encoded_rate'),
      capable: of('pcie', { generation: '4.0', lanes: 4 }, 'encoded_rate'),
      x1: of('pcie', { generation: '2.0', lanes: 1, max_payload_size: 128 }, 'encoded_rate'),
      x1_ceiling: of('pcie', { generation: '2.0', lanes: 1, max_payload_size: 128 }, 'ceiling'),
    },
  },
  {
    id: 'S08',
    figures: {
      gen_3: of('pcie', lane('3.0'), 'most'),
      gen_2: of('pcie', lane('2.0'), 'most'),
      measured_gen_3: of('units', { value: 835.78, from: 'MiB/s' }, 'bytes'),
      measured_gen_2: of('units', { value: 437.69, from: 'MiB/s' }, 'bytes'),
    },
  },
  {
    id: 'S09',
    figures: {
      at_128: of('pcie', hba(128), 'most'),
      at_256: of('pcie', hba(256), 'most'),
      at_512: of('pcie', hba(512), 'most'),
    },
  },
  {
    id: 'S10',
    figures: {
      switch: chain('nvme-switch-on-one-lane'),
      each: chain('nvme-switch-on-one-lane', each),
    },
  },
  {
    id: 'S11',
    figures: {
      each: of('pcie', { generation: '4.0', lanes: 4, max_payload_size: 256 }, 'ceiling'),
    },
    page: pageLink(
      '/planner/?usable=4+TB&failures=0&network=none&drive=nvme-4&size=4+TB&drive-rate=7000+MB/s&board=amd-am5-b650&graphics=x8',
    ),
  },
  {
    id: 'S12',
    figures: {
      slow_each: chain('port-multiplier-3-gbps', each),
      fast_each: chain('port-multiplier-6-gbps', each),
      slow_check: of('sata', box('2.0'), 'scan_time', 'second'),
      fast_check: of('sata', box('3.0'), 'scan_time', 'second'),
      alone_check: of('sata', { drive_rate: 250e6 }, 'scan_time', 'second'),
    },
  },
  {
    id: 'S13',
    figures: {
      sas_2: chain('24-drives-one-sas-2-cable'),
      sas_3: chain('24-drives-one-sas-3-cable'),
      two_sas_2: chain('24-drives-two-sas-2-cables'),
    },
  },
  {
    id: 'S14',
    figures: {
      gen_1_bot: of('usb', usb('3.2 Gen 1x1', 'bot'), 'most'),
      gen_1_low: of('usb', usb('3.2 Gen 1x1'), 'expected_low'),
      gen_1_high: of('usb', usb('3.2 Gen 1x1'), 'expected_high'),
      gen_2_low: of('usb', usb('3.2 Gen 2x1'), 'expected_low'),
      gen_2_high: of('usb', usb('3.2 Gen 2x1'), 'expected_high'),
      gen_2x2_low: of('usb', usb('3.2 Gen 2x2'), 'expected_low'),
      gen_2x2_high: of('usb', usb('3.2 Gen 2x2'), 'expected_high'),
    },
  },
  {
    id: 'S15',
    figures: {
      thunderbolt_3: chain('nvme-in-thunderbolt-3'),
      usb4: chain('nvme-in-usb4'),
      thunderbolt_5: chain('nvme-in-thunderbolt-5'),
    },
  },
  {
    id: 'S16',
    figures: {
      raid10: of('raid', disks('raid10'), 'iops', 'operation_per_second'),
      raid5: of('raid', disks('raid5'), 'iops', 'operation_per_second'),
      raid6: of('raid', disks('raid6'), 'iops', 'operation_per_second'),
      raid10_drives: of('raid', wanted('raid10'), 'drives_needed', 'count'),
      raid5_drives: of('raid', wanted('raid5'), 'drives_needed', 'count'),
      raid6_drives: of('raid', wanted('raid6'), 'drives_needed', 'count'),
    },
  },
  {
    id: 'S17',
    figures: {
      shr1: of('mixed-drives', unlike, 'shr1', 'byte'),
      shr2: of('mixed-drives', unlike, 'shr2', 'byte'),
      raid5: of('mixed-drives', unlike, 'raid5', 'byte'),
      raid6: of('mixed-drives', unlike, 'raid6', 'byte'),
    },
  },
  {
    id: 'S18',
    figures: {
      usable: of('zfs', ten, 'usable', 'byte'),
      share: of('zfs', ten, 'record_share', 'ratio'),
      six_of_16: of('zfs', { drives: '6x16TB', layout: 'raidz2' }, 'usable', 'byte'),
      three_of_2: of('zfs', { drives: '3x2TB', layout: 'raidz1' }, 'usable', 'byte'),
    },
  },
  {
    id: 'S19',
    figures: {
      mirrors: of('zfs', { ...twelve, layout: 'mirror', vdevs: 6 }, 'write_iops', 'operation_per_second'),
      mirrors_of_3: of('zfs', { ...twelve, layout: 'mirror', vdevs: 4 }, 'write_iops', 'operation_per_second'),
      raidz2: of('zfs', { ...twelve, layout: 'raidz2', vdevs: 2 }, 'write_iops', 'operation_per_second'),
      raidz3: of('zfs', { ...twelve, layout: 'raidz3' }, 'write_iops', 'operation_per_second'),
    },
  },
  {
    id: 'S20',
    figures: {
      idle: of('rebuild', rebuild({}), 'time', 'second'),
      loaded: of('rebuild', rebuild({ load: '30%' }), 'time', 'second'),
      md: of('rebuild', rebuild({ drive_rate: '260 MB/s', speed_limit: 204800000 }), 'time', 'second'),
    },
  },
  {
    id: 'S21',
    figures: {
      unreadable: of('rebuild', { ...four, tolerance: 1 }, 'unreadable', 'chance'),
      raid6_loss: of('rebuild', { ...four, tolerance: 2 }, 'year_loss', 'chance'),
    },
  },
  {
    id: 'S22',
    figures: {
      tebibytes: of('units', { value: 18, from: 'TB' }, 'tebibytes', 'count'),
      fio: of('units', { value: 693, from: 'MiB/s' }, 'bytes'),
      gigabit: of('units', { value: 1, from: 'Gb/s' }, 'bytes'),
      tcp: of('ethernet', { generation: '1G' }, 'most'),
    },
  },
  {
    id: 'S23',
    figures: {
      latency: of('queue-depth', one, 'mean_latency', 'second'),
      at_depth_1: of('queue-depth', one, 'rate', 'operation_per_second'),
      at_depth_32: of('queue-depth', one, 'other_rate', 'operation_per_second'),
      in_flight: of('queue-depth', within(500e-6), 'in_flight', 'count'),
      at_70_us: of('queue-depth', within(70e-6), 'threads', 'count'),
    },
  },
  {
    id: 'S24',
    figures: {
      samsung: of('write-cache', copyTo980Pro, 'time', 'second'),
      crucial_all: of('write-cache', copyToP1, 'time', 'second'),
      crucial: of('write-cache', copyToP1, 'slow_time', 'second'),
    },
  },
  {
    id: 'S25',
    figures: {
      over_10: chain('raidz2-over-10gbe'),
      over_25: chain('raidz2-over-25gbe'),
      network_10: of('ethernet', { generation: '10G' }, 'most'),
    },
  },
] as const satisfies readonly Question[];

function box(generation: string): Inputs {
  return { generation, drives: 5, drive_rate: 250e6 };
}

export type QuestionId = (typeof questions)[number]['id'];
