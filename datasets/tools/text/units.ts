/**
 * Factors for what tools print: each tool's field has a fixed unit, which its importer names here, and the number of
 * base units comes from the core's table.
 */
import type { UnitName } from '../../../calc-wasm/js/generated/units.ts';
import { factorOf } from '../../../calc-wasm/js/number.ts';

/** Base units of one symbol of the table, such as `KiB` or `ms`. Throws where the table has no such symbol. */
export function factor(symbol: string, unit: UnitName): number {
  const scale = factorOf(symbol, unit);
  if (scale === undefined) throw new Error(`no unit "${symbol}" of ${unit}`);
  return scale;
}

/** `decimal`: powers of 1000, as the standards have it. `binary`: of 1024, whatever the tool calls it. */
export type Powers = 'decimal' | 'binary';

/** The power of a prefix of any case: k, M, G, T, P; 1 for none, nothing for what is no prefix. */
export function prefixFactor(prefix: string, powers: Powers): number | undefined {
  const letter = prefix.toUpperCase();
  if (letter === '') return 1;
  if (letter.length > 1) return undefined;
  if (powers === 'binary') return factorOf(`${letter}iB`, 'byte');
  return factorOf(letter === 'K' ? 'kB' : `${letter}B`, 'byte');
}

/** What drives, mdadm and others count in, whatever the sectors of a drive are. */
export const SECTOR = 512;

export const KIB = factor('KiB', 'byte');
export const MIB = factor('MiB', 'byte');
export const GIB = factor('GiB', 'byte');
export const MB = factor('MB', 'byte');
export const GB = factor('GB', 'byte');
export const TB = factor('TB', 'byte');
export const MILLISECOND = factor('ms', 'second');
export const MICROSECOND = factor('us', 'second');
export const NANOSECOND = factor('ns', 'second');
