// Pasted text as a file: a table takes the name that its header gives it, everything else is what a tool printed.

/** Name of a pasted text that is no table. */
const OUTPUT = 'pasted.txt';

/** Of the columns in the first line, this share must be those of a table: others are misspelt, and the checks say so. */
const KNOWN_SHARE = 0.5;

/** Columns of a header; a single known word may stand in any sentence. */
const FEWEST = 2;

/** Name of the file that the text would be, by the columns of its first line. */
export function pastedName(
  text: string,
  tables: readonly { name: string; fields: readonly { name: string }[] }[],
): string {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const columns = line.split(/[,;\t|]/).map((cell) => cell.replaceAll('"', '').trim().toLowerCase());
  if (columns.length < FEWEST) return OUTPUT;
  const scored = tables.map(({ name, fields }) => {
    const names = new Set(fields.map((field) => field.name));
    const known = columns.filter((column) => names.has(column)).length;
    // Of two tables with all of the columns, the one that has fewer others.
    return { name, known, others: names.size - known };
  });
  const [best] = scored.toSorted((a, other) => other.known - a.known || a.others - other.others);
  const isTable = best && best.known >= FEWEST && best.known >= KNOWN_SHARE * columns.length;
  return isTable ? `${best.name}.csv` : OUTPUT;
}
