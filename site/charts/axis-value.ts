// A value of an axis as people type it: "16", "10k", "1.5 M"; of sizes "4k", "4 KiB", "1 MB".

const PREFIXES = ['', 'k', 'm', 'g', 't'];

function readAs(text: string, unit: RegExp, base: (unit: string) => number): number | undefined {
  const [, digits = '', prefix = '', own = ''] =
    new RegExp(`^\\s*[x×]?\\s*(\\d+(?:[.,]\\d+)?)\\s*([kmgt]?)(${unit.source})\\s*$`, 'i').exec(text) ?? [];
  const power = PREFIXES.indexOf(prefix.toLowerCase());
  return digits === '' ? undefined : Number(digits.replace(',', '.')) * base(own) ** power;
}

/** A number, in thousands or millions where it says so; nothing where the text is none. */
export const numberOf = (text: string): number | undefined => readAs(text, /()/, () => 1000);

/** A size in bytes: `4k` is 4096, as benchmarks write it, and so is 4 KiB; 4 kB is 4000. */
export const bytesOf = (text: string): number | undefined =>
  readAs(text, /i?b?/, (unit) => (unit.toLowerCase() === 'b' ? 1000 : 1024));

/** To three figures, as what a hand draws is no finer; nothing of nothing. */
export const typed = (value: number | undefined): string =>
  value === undefined ? '' : String(Number(value.toPrecision(3)));
