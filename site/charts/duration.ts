// A duration as people type it: "2 ms", "500us", "1,5 ms", "0.002 s".

const UNITS: Record<string, number> = { s: 1, ms: 1e-3, us: 1e-6, µs: 1e-6, μs: 1e-6, ns: 1e-9 };

/** Seconds, or nothing where the text is no duration with a unit. */
export function duration(text: string): number | undefined {
  const [, digits = '', unit = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*([a-zµμ]+)\s*$/i.exec(text) ?? [];
  const factor = UNITS[unit.toLowerCase()];
  const value = Number(digits.replace(',', '.'));
  // Divided rather than multiplied: 2 ms is 0.002 s to the last bit.
  return factor === undefined || digits === '' ? undefined : value / Math.round(1 / factor);
}
