/** Commands about measurements: those of a person, and the dataset. */
import { words as bench } from './bench.words.ts';
import type { Command } from './command.ts';
import { words as sql } from './sql.words.ts';
import { words } from './words.ts';

const { check, fix } = words;
const imports = words.import;

export const DATA: readonly Command[] = [
  {
    name: 'import',
    takes: imports.takes,
    does: imports.does,
    more: [imports.more],
    first: async () => ['auto', ...(await import('../../datasets/tools/import/catalog.ts')).tools],
    options: [
      { name: 'set', takes: 'folder', does: imports.set },
      {
        name: 'meta',
        takes: 'key=value',
        does: imports.meta,
      },
      { name: 'meta-file', takes: 'file', does: imports.metaFile },
      { name: 'keep-raw', does: imports.keepRaw },
      { name: 'replace', does: imports.replace },
    ],
    examples: [
      ['import auto fio.json', imports.measured],
      ['import auto fio.json --set my-set', imports.toContribute],
    ],
    one: imports.one,
    members: imports.members,
    load: () => import('./commands/import.ts'),
  },
  {
    name: 'bench',
    takes: bench.takes,
    does: bench.does,
    more: [bench.more, bench.asked],
    options: [
      { name: 'set', takes: 'folder', does: bench.set },
      { name: 'jobs', takes: 'name', does: bench.jobs },
      { name: 'size', takes: 'size', does: bench.size },
      { name: 'runtime', takes: 'seconds', does: bench.runtime },
      { name: 'iterations', takes: 'number', does: bench.iterations },
      { name: 'meta', takes: 'key=value', does: bench.meta },
      { name: 'meta-file', takes: 'file', does: bench.metaFile },
      { name: 'fio', takes: 'path', does: bench.fio },
      { name: 'dry-run', does: bench.dryRun },
      { name: 'yes', does: bench.yes },
    ],
    examples: [['bench . --set my-drive', bench.here]],
    one: bench.one,
    members: bench.members,
    load: () => import('./commands/bench.ts'),
  },
  {
    name: 'check',
    takes: check.takes,
    does: check.does,
    more: [check.more],
    options: [],
    examples: [['check my-set', check.before]],
    one: check.one,
    members: check.members,
    load: () => import('./commands/check.ts'),
  },
  {
    name: 'fix',
    takes: fix.takes,
    does: fix.does,
    more: [],
    options: [],
    examples: [['fix my-set', fix.what]],
    one: fix.one,
    members: check.members,
    load: () => import('./commands/fix.ts'),
  },
  {
    name: 'sql',
    takes: sql.takes,
    does: sql.does,
    more: [sql.more, sql.engine],
    options: [{ name: 'csv', does: sql.csv }],
    examples: [
      ['sql "SHOW TABLES"', sql.tables],
      [
        'sql "SELECT link_kind, max(measured_bytes_per_s) FROM measurements GROUP BY ALL ORDER BY ALL" --csv',
        sql.fastest,
      ],
    ],
    one: sql.one,
    members: sql.members,
    load: () => import('./commands/sql.ts'),
  },
];
