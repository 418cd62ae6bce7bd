import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { registry, schemas } from '../../../tests/support/dataset.ts';
import { cases, random } from '../../../tests/support/fuzzing.ts';
import { mutated } from '../../../tests/support/table-mutations.ts';
import { fix } from '../fix/fix.ts';
import { filesOf, SETS } from '../repository/repository.ts';
import { formatFinding } from '../tables/finding.ts';
import { cellText, rowCount, type Scan, scanCsv } from '../tables/scanner.ts';
import { Shared } from '../tables/shared-rows.ts';
import { type SetFile, setOf } from '../tables/subject.ts';
import { check } from './check.ts';

const definitions = { schemas, shared: new Shared(registry.tables) };
const decoder = new TextDecoder();
const COPIES = cases(10_000);

/** A real set, cut to a few rows each so that thousands of copies are quick to check. */
const original: SetFile[] = filesOf(join(SETS, 'habr-pcie-290')).map((file) => {
  if (!file.bytes || !file.path.endsWith('.csv')) return file;
  const lines = decoder.decode(file.bytes).split('\n').slice(0, 5);
  return { ...file, bytes: new TextEncoder().encode(`${lines.join('\n').trimEnd()}\n`) };
});
const tables = original.filter(({ path }) => path.endsWith('.csv'));

/** Copies of the set in each of which one file went wrong. */
function* broken(count: number, seed: number) {
  const below = random(seed);
  for (let copy = 0; copy < count; copy++) {
    const file = tables[below(tables.length)];
    if (!file?.bytes) continue;
    const bytes = mutated(file.bytes, below);
    yield { copy, bytes, files: original.map((setFile) => (setFile === file ? { ...setFile, bytes } : setFile)) };
  }
}

const load = (files: readonly SetFile[]) => setOf('habr-pcie-290', '', files, definitions);

/** The bytes of a file, put together again from cells and what stands between them. */
function lengthOf({ cellStarts, cellEnds, bytes, start }: Scan): number {
  let length = start;
  for (let cell = 0; cell < cellStarts.length; cell++) {
    const end = cellEnds[cell] ?? 0;
    const next = cellStarts[cell + 1] ?? bytes.length;
    if (next < end || next - end > 2) throw new Error(`bytes ${end} to ${next} belong to no cell`);
    length += next - (cellStarts[cell] ?? 0);
  }
  return length;
}

test('in broken files nothing throws, every byte belongs to a cell and every finding has its place', () => {
  let findings = 0;
  for (const { copy, files } of broken(COPIES, 1)) {
    const set = load(files);
    for (const { scan } of set.tables) {
      if (lengthOf(scan) !== scan.bytes.length) throw new Error(`copy ${copy} lost bytes`);
    }
    const lines = new Map(set.tables.map(({ file, scan }) => [file, scan.lineStarts.length]));
    for (const finding of check(set)) {
      findings++;
      const { file, line, column, endColumn } = finding;
      // A finding after the last line end stands on the line that would follow.
      const last = (lines.get(file) ?? Number.POSITIVE_INFINITY) + 1;
      const isPlaced = line >= 1 && line <= last && column >= 1 && endColumn >= column;
      if (!isPlaced || formatFinding(finding).includes('\n')) {
        throw new Error(`copy ${copy}: ${JSON.stringify(finding)}`);
      }
    }
  }
  expect(findings).toBeGreaterThan(COPIES);
}, 300_000);

test('what is mended in broken files is mended once', () => {
  for (const { copy, files } of broken(cases(300), 2)) {
    const once = fix(files, load);
    expect(fix(once.files, load).changes, `copy ${copy}`).toEqual([]);
  }
}, 120_000);

function cellsOf(scan: Scan): string[][] {
  return Array.from({ length: rowCount(scan) }, (_, row) => {
    const [from = 0, to = 0] = [scan.rowCells[row], scan.rowCells[row + 1]];
    return Array.from({ length: to - from }, (_, cell) => cellText(scan, from + cell));
  });
}

/** Files of which the checker says that their structure is sound: every reader has to agree on those. */
function* sound(count: number, seed: number) {
  for (const { copy, bytes, files } of broken(count, seed)) {
    const isSound = !check(load(files)).some(({ rule }) => /^LW10[134]$/.test(rule));
    if (isSound && bytes.length > 0) yield { copy, bytes, cells: cellsOf(scanCsv(bytes)) };
  }
}

test('DuckDB reads the same cells', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-'));
  const connection = await (await DuckDBInstance.create()).connect();
  let compared = 0;
  try {
    for (const { copy, bytes, cells } of sound(cases(1000), 4)) {
      // A line of one empty cell is an empty line to DuckDB, and no table of ours has one column.
      if ((cells[0]?.length ?? 0) < 2) continue;
      const path = join(folder, 'copy.csv');
      writeFileSync(path, bytes);
      const columns = cells[0]?.map((_, at) => `'c${at}': 'VARCHAR'`).join(', ');
      const reader = await connection.runAndReadAll(
        `SELECT * FROM read_csv('${path}', columns = {${columns}}, header = false, parallel = false,
         auto_detect = false, delim = ',', quote = '"', escape = '"', nullstr = '\\N')`,
      );
      // DuckDB's face for Node decodes cell by cell, which takes a byte order mark from the start of each.
      const decoded = cells.map((row) => row.map((cell) => cell.replace(/^\ufeff/, '')));
      expect(reader.getRows(), `copy ${copy}`).toEqual(decoded);
      compared++;
    }
  } finally {
    connection.closeSync();
    rmSync(folder, { recursive: true });
  }
  expect(compared).toBeGreaterThan(cases(100));
}, 120_000);
