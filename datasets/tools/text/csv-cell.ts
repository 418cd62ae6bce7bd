/**
 * One cell of a CSV file, wherever one is written: tables that a reader copies or saves, the answers of the command
 * line, sets, mended files.
 *
 * Texts come from files of strangers, and a spreadsheet runs a cell that begins like a formula. What a reader takes
 * along is therefore guarded by an apostrophe, which spreadsheets take for "this is text". Committed data is guarded
 * when a set is written (`clean` in csv.ts), and the apostrophe is then a part of the text: a guarded text is not
 * guarded again, so that writing what was read changes nothing. Who mends a file changes only what a rule names:
 * there LW209 refuses a formula, and no tool rewrites it.
 */

/** A cell of a query's answer or of a table of the page. */
export type Value = string | number | boolean | null;

/** Signs with which a spreadsheet begins a formula (OWASP, CSV injection), those of East Asian keyboards too. */
const FORMULA = /^[=+\-@|\t\r\n＝＋－＠｜]/;

/** Digits and separators are the same to a spreadsheet as to a reader, whatever their sign. */
const NUMBER = /^[+-]?(?:[0-9][0-9.,]*(?:e[+-]?[0-9]+)? ?%?|inf(?:inity)?)$/i;

/** Whether a spreadsheet would take the text for a formula; it takes `-5` for one too, with the right result. */
export const beginsFormula = (text: string): boolean => FORMULA.test(text);

/**
 * Separators of other countries' spreadsheets: where one of them is the separator, what follows it is a cell of its own
 * and may begin like a formula.
 */
const INNER_FORMULA = /(?:;\s*|\t[^\S\t]*)[=+\-@|＝＋－＠｜]/;

/** Whether the text holds a formula behind a sign that some spreadsheet takes for the end of a cell. */
export const hidesFormula = (text: string): boolean => INNER_FORMULA.test(text);

/** The text as no spreadsheet runs it: numbers as they are, what begins like a formula after an apostrophe. */
export const guarded = (text: string): string => (beginsFormula(text) && !NUMBER.test(text) ? `'${text}` : text);

/** A text as a cell (RFC 4180): quoted only where it has to be, also for spreadsheets with another separator. */
export const csvCell = (text: string): string => (/[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A row for a reader, without its line end: an unknown cell is empty, a text is guarded. */
export function csvRow(row: readonly Value[]): string {
  return row.map((value) => csvCell(typeof value === 'string' ? guarded(value) : String(value ?? ''))).join(',');
}
