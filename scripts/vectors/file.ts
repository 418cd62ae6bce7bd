// A vector file as rows of named cells. The scanner never refuses input, so what is wrong with a row is its own result.
import {
  cellText,
  MALFORMED,
  rowCount,
  type Scan,
  scanCsv,
} from '../../datasets/tools/tables/scanner.ts';

/** Cells by column name; `get` gives an empty text for a column that the file does not have. */
export interface Row {
  line: number;
  get(column: string): string;
  /** Why the row cannot be read, where it cannot. */
  broken?: string;
}

export interface VectorFile {
  columns: string[];
  rows: Iterable<Row>;
}

/** Room for a list of thousands of drives; what is longer is no vector. */
const LONGEST_CELL_BYTES = 65_536;

export function vectorFile(bytes: Uint8Array): VectorFile {
  const scan = scanCsv(bytes);
  const columns = rowCount(scan) > 0 ? cellsOf(scan, 0) : [];
  return { columns, rows: rowsBelow(scan, columns) };
}

function cellsOf(scan: Scan, row: number): string[] {
  const from = scan.rowCells[row] ?? 0;
  const to = scan.rowCells[row + 1] ?? from;
  return Array.from({ length: to - from }, (_, index) =>
    cellText(scan, from + index, LONGEST_CELL_BYTES),
  );
}

function* rowsBelow(scan: Scan, columns: string[]): Generator<Row> {
  let line = 0;
  for (let row = 1; row < rowCount(scan); row++) {
    const from = scan.rowCells[row] ?? 0;
    const to = scan.rowCells[row + 1] ?? from;
    const offset = scan.cellStarts[from] ?? 0;
    while ((scan.lineStarts[line + 1] ?? Number.POSITIVE_INFINITY) <= offset) line++;
    // The size first: a row of a million cells is not worth reading.
    const broken =
      to - from === columns.length
        ? fault(scan, from, to)
        : `${to - from} cells instead of ${columns.length}`;
    const cells = new Map(
      broken ? [] : cellsOf(scan, row).map((cell, index) => [columns[index], cell]),
    );
    const get = (column: string) => cells.get(column) ?? '';
    yield { line: line + 1, get, ...(broken && { broken }) };
  }
}

function fault(scan: Scan, from: number, to: number): string | undefined {
  for (let cell = from; cell < to; cell++) {
    if ((scan.cellFlags[cell] ?? 0) & MALFORMED) return 'quotes that do not match';
    const length = (scan.cellEnds[cell] ?? 0) - (scan.cellStarts[cell] ?? 0);
    if (length > LONGEST_CELL_BYTES) return `a cell of ${length} bytes`;
  }
  return undefined;
}
