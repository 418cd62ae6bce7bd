import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { publishedSets, registry } from '../../../tests/support/dataset.ts';
import { isTried } from '../../../tests/support/fuzzing.ts';
import { ROOT } from '../repository/repository.ts';
import { cellText, rowCount } from './scanner.ts';

const tables = [registry, ...publishedSets()].flatMap((subject) => subject.tables);

// By day a fifth of the files: a build reads all of them with DuckDB, too.
test.each(tables.filter((_, index) => isTried(index, 5)))(
  '$file reads the same in DuckDB',
  async ({ file, scan, header }) => {
    const instance = await DuckDBInstance.create();
    const connection = await instance.connect();
    const columns = header.map((name) => `'${name}': 'VARCHAR'`).join(', ');
    const reader = await connection.runAndReadAll(
      `SELECT * FROM read_csv('${join(ROOT, file)}', columns = {${columns}}, header = false,
     auto_detect = false, delim = ',', quote = '"', escape = '"', nullstr = '\\N',
     parallel = false)`,
    );
    const rows = Array.from({ length: rowCount(scan) }, (_, row) => {
      const [from = 0, to = 0] = [scan.rowCells[row], scan.rowCells[row + 1]];
      return Array.from({ length: to - from }, (_, cell) => cellText(scan, from + cell));
    });
    expect(rows).toEqual(reader.getRows());
    connection.closeSync();
    instance.closeSync();
  },
);
