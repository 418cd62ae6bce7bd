/** A text as a cell of a CSV file (RFC 4180): quoted only where it has to be. */
export function csvCell(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
