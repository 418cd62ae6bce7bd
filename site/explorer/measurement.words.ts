// Words of a measurement, wherever it is shown.
import { kindNames } from '../../calc-wasm/js/link.ts';

const access: Record<string, string> = {
  seq: 'sequential',
  rand: 'random',
  mixed: 'mixed',
  copy: 'bulk copy',
  unspecified: 'not given',
};

const direction: Record<string, string> = {
  device_writes_host: 'device to host',
  device_reads_host: 'host to device',
  host_writes_device: 'processor to device',
  mixed: 'both, mixed',
  trim: 'discard',
  both: 'either',
  unspecified: 'direction not given',
};

/** Storage is read and written; of other devices the direction is said. */
const verbs: Record<string, string> = {
  device_writes_host: 'read',
  device_reads_host: 'write',
  both: 'read or write',
  mixed: 'read and write',
  trim: 'discard',
};

export const words = {
  row: {
    measured: (value: string) => `Measured ${value}`,
    predicted: (expected: string, ceiling: string) => `expected ${expected}, ceiling ${ceiling}`,
    source: (title: string, licence: string) => `Source: ${title} (${licence})`,
    licence: (spdx: string) => `licence ${spdx}`,
    lanes: (lanes: number) => `×${lanes}`,
    percentile: (percent: number, value: string) => `p${percent} ${value}`,
    /** "random read": what is done how, by the values of the columns `access` and `direction`. */
    done: (how: string, what: string, isStorage: boolean) =>
      [how === 'unspecified' ? '' : (access[how] ?? how), (isStorage && verbs[what]) || (direction[what] ?? what)]
        .filter(Boolean)
        .join(' '),
    reads: (percent: number) => `${percent}\u202f% reads`,
    queueDepth: (depth: number) => `QD ${depth}`,
    jobs: (jobs: number) => `${jobs} jobs`,
    inFile: 'In the repository',
    line: (file: string, line: number) => `${file}, line ${line}`,
    inZip: (zip: string) => `in ${zip}`,
  },

  /** How values of columns are read by people; those of other columns are in column.words.ts. */
  values: {
    link_kind: { ...kindNames, thunderbolt: 'Thunderbolt', none: 'no link' },
    direction,
    target_kind: {
      drive: 'one drive',
      array: 'several drives',
      controller: 'controller with drives',
      gpu: 'GPU',
      dma_engine: 'DMA engine',
      memory_card: 'memory card',
      device: 'other device',
      volume: 'volume',
    },
    access,
    state: {
      fob: 'fresh out of box',
      transition: 'in transition to steady state',
      steady: 'steady',
      cached: 'in a write cache',
      after_fill: 'after filling',
      after_idle: 'after idle time',
      after_trim: 'after TRIM',
      used: 'used, not conditioned',
      unknown: 'unknown',
    },
    link_limited: { yes: 'yes', partly: 'partly', no: 'no', unknown: 'unknown' },
    source_rights_basis: {
      own: 'own measurement',
      licence: 'licensed',
      permission: 'with permission',
      facts_only: 'facts, cited',
    },
  } as Record<string, Record<string, string>>,
};
