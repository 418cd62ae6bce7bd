/** Numbers of a diff as people read them: scaled, and precise enough that two different ones differ. */
import { type Scale, units } from '../../../calc-wasm/js/generated/units.ts';
import type { Unit } from '../schema/table-schema.ts';
import { prefixFactor } from '../text/units.ts';

/** Scales of each base unit of the tables, largest first, out of the core's units. */
const SCALES = new Map<Unit | undefined, readonly Scale[]>([
  ['B/s', units.byte_per_second.decimal.toReversed()],
  // Operations and transfers alike.
  ['1/s', ['G', 'M', 'k', ''].map((prefix) => [`${prefix}/s`, prefixFactor(prefix, 'decimal') ?? 1])],
  ['s', units.second.decimal.filter(([, factor]) => factor <= 1).toReversed()],
]);

/** Digits beyond which a double has none. */
const MOST_DIGITS = 15;

const NUMBER = /^-?[0-9]{1,30}(?:\.[0-9]{1,30})?(?:[eE][+-]?[0-9]{1,3})?$/;

/** A number in base units, or nothing where the text is none. */
function numberOf(text: string): number | undefined {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

function written(value: number, unit: Unit | undefined, digits: number): string {
  const scales = SCALES.get(unit) ?? [[unit ?? '', 1] as const];
  const [symbol, factor] = scales.find(([, scale]) => Math.abs(value) >= scale) ?? scales.at(-1) ?? ['', 1];
  const scaled = Number((value / factor).toPrecision(digits));
  return symbol === '' ? `${scaled}` : `${scaled} ${symbol}`;
}

/** Digits that a reader compares figures by. */
const FEW_DIGITS = 3;

/** A number as it is read beside others: "870 MB/s". */
export const rounded = (value: number, unit: Unit | undefined): string => written(value, unit, FEW_DIGITS);

/** Two numbers as "812 k/s → 798 k/s (−1.7 %)", or nothing where one is none. */
export function quantityChange(before: string, after: string, unit: Unit | undefined): string | undefined {
  const [old, now] = [numberOf(before), numberOf(after)];
  if (old === undefined || now === undefined) return;
  let digits = 3;
  while (digits < MOST_DIGITS && old !== now && written(old, unit, digits) === written(now, unit, digits)) {
    digits++;
  }
  return `${written(old, unit, digits)} → ${written(now, unit, digits)}${share(old, now)}`;
}

/** By how much, where that says something. */
function share(old: number, now: number): string {
  const change = now / old - 1;
  if (!Number.isFinite(change) || change === 0) return '';
  if (Math.abs(change) >= 10) return ` (× ${Number((now / old).toPrecision(3))})`;
  const percent = Number((Math.abs(change) * 100).toPrecision(2));
  return ` (${change < 0 ? '−' : '+'}${percent} %)`;
}

/** One number as it is read, or nothing where the text is none. */
export function quantity(text: string, unit: Unit | undefined): string | undefined {
  const value = numberOf(text);
  return value === undefined ? undefined : written(value, unit, MOST_DIGITS);
}
