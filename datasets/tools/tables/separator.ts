/** What some spreadsheets write between cells instead of a comma, because the comma is their decimal sign. */

export interface Separator {
  byte: number;
  /** What it is called after "separated by". */
  label: string;
}

const SEPARATORS: Separator[] = [
  { byte: 0x3b, label: 'semicolons' },
  { byte: 0x09, label: 'tabs' },
  { byte: 0x7c, label: 'bars' },
];

/** Bytes in which the header of every table ends. */
const LONGEST_HEADER = 16_384;

/** The separator that splits the first line into names of columns where commas do not. */
export function otherSeparator(bytes: Uint8Array, names: readonly string[]): Separator | undefined {
  const start = new TextDecoder().decode(bytes.subarray(0, LONGEST_HEADER));
  const line = start.slice(0, start.search(/[\r\n]|$/));
  if (line.includes(',')) return undefined;
  return SEPARATORS.find(({ byte }) => {
    const cells = line.split(String.fromCharCode(byte)).map((cell) => cell.replace(/^"|"$/g, ''));
    return cells.length > 1 && cells.every((cell) => names.includes(cell.trim().toLowerCase()));
  });
}
