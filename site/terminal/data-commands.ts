/** Commands about measurements: those of a person, and the dataset. */
import { benchmarking } from '../../datasets/tools/bench/command.ts';
import { checking, fixing, importing } from '../../datasets/tools/commands/table.ts';
import { type Command, said } from '../../datasets/tools/terminal/command.ts';
import { words as sql } from './sql.words.ts';

export const DATA: readonly Command[] = [
  importing,
  benchmarking,
  checking,
  fixing,
  {
    name: 'sql',
    ...said(sql),
    more: [sql.more, sql.engine],
    options: [{ name: 'csv', does: sql.csv }],
    examples: [
      ['sql "SHOW TABLES"', sql.tables],
      [
        'sql "SELECT link_kind, max(measured_bytes_per_s) FROM measurements GROUP BY ALL ORDER BY ALL" --csv',
        sql.fastest,
      ],
    ],
    load: () => import('./commands/sql.ts'),
  },
];
