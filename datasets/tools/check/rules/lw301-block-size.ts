import { type Rule, tablesNamed } from '../../tables/rule.ts';
import type { Table } from '../../tables/table.ts';

/** What rounding of published figures explains. */
const TOLERANCE = 0.02;
/** How near a ratio has to be to a known mistake to bear its name. */
const NEAR = 0.01;

/** Quotients that two spellings of one figure have, and what they are called. */
const MISTAKES = [
  { factor: 1.024, label: 'kB and KiB look swapped' },
  { factor: 1.024 ** 2, label: 'MB and MiB look swapped' },
  { factor: 1.024 ** 3, label: 'GB and GiB look swapped' },
  { factor: 8, label: 'bits and bytes look swapped' },
  { factor: 1000, label: 'a prefix seems to be missing: k, M or G' },
  { factor: 1024, label: 'a prefix seems to be missing: Ki, Mi or Gi' },
  { factor: 1e6, label: 'the prefix M seems to be missing' },
  { factor: 1024 ** 2, label: 'the prefix Mi seems to be missing' },
];

export const blockSize: Rule = {
  id: 'LW301',
  level: 'error',
  looksFor: 'Throughput that is not IOPS × block size.',
  fix: 'check the units: MB or MiB, bits or bytes, k or none',
  *check({ tables }) {
    for (const table of tablesNamed(tables, 'results')) yield* checkTable(table);
  },
};

function* checkTable(table: Table) {
  const iops = table.column('iops');
  const size = table.column('block_size_bytes');
  const bandwidth = table.column('bandwidth_bytes_per_s');
  const precision = table.column('precision');
  const digitiseError = table.column('digitise_error_percent');
  for (let row = 1; row <= table.length; row++) {
    const product = iops.number(row) * size.number(row);
    const stated = bandwidth.number(row);
    // Also where one of the three is missing: a comparison with NaN is false.
    if (!(product > 0 && stated >= 0) && !(product === 0 && stated > 0)) continue;
    if (product === 0 || stated === 0) {
      const [empty, other] = product === 0 ? [iops, bandwidth] : [bandwidth, iops];
      yield empty.found(row, {
        message: `0, and ${other.name} is ${other.number(row)}`,
        expected: 'both of them 0, or neither',
        fix: `leave the cell empty if ${empty.name} was not measured`,
      });
      continue;
    }
    const ratio = stated / product;
    // Both figures were read off a picture.
    const readOff = (2 * (digitiseError.number(row) || 0)) / 100;
    if (Math.abs(ratio - 1) <= TOLERANCE + readOff) continue;
    const mistake = MISTAKES.find(({ factor }) => isNear(ratio, factor) || isNear(ratio, 1 / factor));
    const corrected = Number(product.toPrecision(6));
    yield bandwidth.found(row, {
      // Two rounded figures may disagree; two exact ones may not.
      ...(precision.choice(row) === 'approximate' && !mistake && { level: 'warning' as const }),
      message: `${share(ratio)} of iops × block_size_bytes${mistake ? `: ${mistake.label}` : ''}`,
      expected: `${corrected} within ${TOLERANCE * 100} %`,
      fix: mistake
        ? `write ${corrected}, or correct iops or block_size_bytes if one of them is in the wrong unit`
        : 'check all three figures',
    });
  }
}

const isNear = (ratio: number, factor: number): boolean => Math.abs(ratio / factor - 1) <= NEAR;

const words = { times: (ratio: number) => `${ratio} times` };

const share = (ratio: number): string =>
  ratio > 2 || ratio < 0.5 ? words.times(Number(ratio.toPrecision(4))) : `${(100 * ratio).toFixed(1)} %`;
