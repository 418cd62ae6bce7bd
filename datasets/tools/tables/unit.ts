/** How many base units one of a unit is: the units that people paste into a column of base units. */
import type { UnitName } from '../../../calc-wasm/js/generated/units.ts';
import { factorOf, inBase } from '../../../calc-wasm/js/number.ts';
import { prefixFactor } from '../text/units.ts';

/** What a column of a base unit may measure, by the core's table. */
const MEASURES: Record<string, readonly UnitName[]> = {
  B: ['byte'],
  'B/s': ['byte_per_second'],
  s: ['second'],
  '1/s': ['operation_per_second', 'transfer_per_second'],
};

/** A prefix alone, or before IOPS: of counts it is a power of 1000. */
const PREFIX = /^([kKMGT])(?: ?IOPS)?$/;

/** Base units per one `unit`, or nothing where the unit does not measure the same quantity. */
export function factorTo(baseUnit: string | undefined, unit: string): number | undefined {
  if (unit === '') return undefined;
  if (unit === baseUnit) return 1;
  const [, prefix] = PREFIX.exec(unit) ?? [];
  if (prefix !== undefined && (baseUnit === '1/s' || unit.length === 1) && baseUnit !== 's') {
    return prefixFactor(prefix, 'decimal');
  }
  const symbol = baseUnit === 'B/s' ? unit.replace(/ps$/, '/s') : unit;
  for (const measure of MEASURES[baseUnit ?? ''] ?? []) {
    const factor = factorOf(symbol, measure);
    if (factor !== undefined) return factor;
  }
  return undefined;
}

/** A prefix alone, or KB for kB: of bytes it is used for powers of 1000 and of 1024. */
const UNCLEAR = /^(?:([kKMGT])|(K)B)(?:\/s|ps)?$/;

/** Every number of base units that one `unit` can mean. */
export function factorsTo(baseUnit: string | undefined, unit: string): number[] {
  const [, prefix, upper] = UNCLEAR.exec(unit) ?? [];
  const letter = prefix ?? upper;
  if ((baseUnit === 'B' || baseUnit === 'B/s') && letter !== undefined) {
    return [prefixFactor(letter, 'decimal'), prefixFactor(letter, 'binary')].filter((factor) => factor !== undefined);
  }
  const factor = factorTo(baseUnit, unit);
  return factor === undefined ? [] : [factor];
}

/** A figure in base units without binary noise: 0.1 + 0.2 style tails are cut at 15 digits. */
export const scaled = (value: number, factor: number): number => Number(inBase(value, factor).toPrecision(15));
