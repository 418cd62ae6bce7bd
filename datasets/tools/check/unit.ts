/** How many base units one of a unit is: the units that people paste into a column of base units. */

const BYTES: Record<string, number> = {
  B: 1,
  kB: 1e3,
  MB: 1e6,
  GB: 1e9,
  TB: 1e12,
  PB: 1e15,
  KiB: 1024,
  MiB: 1024 ** 2,
  GiB: 1024 ** 3,
  TiB: 1024 ** 4,
};

const BITS: Record<string, number> = { 'b/s': 1, 'kb/s': 1e3, 'Mb/s': 1e6, 'Gb/s': 1e9 };

const PREFIXES: Record<string, number> = { k: 1e3, K: 1e3, M: 1e6, G: 1e9, T: 1e12 };

function map(factors: Record<string, number>, key: (unit: string) => string, scale = 1) {
  return Object.entries(factors).map(([unit, factor]) => [key(unit), factor * scale] as const);
}

const FACTORS: Record<string, Map<string, number>> = {
  B: new Map([...map(BYTES, (unit) => unit), ...map(PREFIXES, (prefix) => prefix)]),
  'B/s': new Map([
    ...map(BYTES, (unit) => `${unit}/s`),
    ...map(BYTES, (unit) => `${unit}ps`),
    ...map(BITS, (unit) => unit, 1 / 8),
    ...map(PREFIXES, (prefix) => prefix),
  ]),
  s: new Map(
    Object.entries({ s: 1, ms: 1e-3, us: 1e-6, µs: 1e-6, μs: 1e-6, ns: 1e-9, min: 60, h: 3600 }),
  ),
  '1/s': new Map([
    ...map({ '1/s': 1, IOPS: 1, 'T/s': 1, 'MT/s': 1e6, 'GT/s': 1e9 }, (unit) => unit),
    ...map(PREFIXES, (prefix) => prefix),
    ...map(PREFIXES, (prefix) => `${prefix} IOPS`),
  ]),
  '%': new Map([['%', 1]]),
};

/** Base units per one `unit`, or nothing where the unit does not measure the same quantity. */
export function factorTo(baseUnit: string | undefined, unit: string): number | undefined {
  if (baseUnit === undefined) return PREFIXES[unit];
  return FACTORS[baseUnit]?.get(unit);
}

/** A prefix alone, or KB for kB: of bytes it is used for powers of 1000 and of 1024. */
const BINARY: Record<string, number> = { k: 1, K: 1, KB: 1, M: 2, G: 3, T: 4 };

/** Every number of base units that one `unit` can mean. */
export function factorsTo(baseUnit: string | undefined, unit: string): number[] {
  const power = BINARY[unit.replace(/\/s$|ps$/, '')];
  const isBytes = baseUnit === 'B' || baseUnit === 'B/s';
  if (isBytes && power !== undefined) return [1000 ** power, 1024 ** power];
  const factor = factorTo(baseUnit, unit);
  return factor === undefined ? [] : [factor];
}

/** A product without binary noise: 0.1 + 0.2 style tails are cut at 15 digits. */
export function scaled(value: number, factor: number): number {
  return Number((value * factor).toPrecision(15));
}
