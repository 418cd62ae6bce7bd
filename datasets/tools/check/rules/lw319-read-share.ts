import { type Rule, tablesNamed } from '../../tables/rule.ts';
import type { Found, Table } from '../../tables/table.ts';

/** By direction of the data: the share of reads at which nothing of it would have moved. */
const NONE: Record<string, number> = { device_writes_host: 0, device_reads_host: 100 };

const PERCENTAGES = ['read_percent', 'random_percent'];

export const readShare: Rule = {
  id: 'LW319',
  level: 'error',
  looksFor: 'Shares of reads that contradict the direction of a row, and shares that are not percentages.',
  fix: 'check direction and read_percent: a read is the device writing to the host, and 100 is reads only',
  *check({ tables }) {
    for (const table of tablesNamed(tables, 'results')) yield* checkTable(table);
  },
};

function* checkTable(table: Table): Generator<Found> {
  const [direction, share] = [table.column('direction'), table.column('read_percent')];
  for (let row = 1; row <= table.length; row++) {
    const isRead = direction.choice(row) === 'device_writes_host';
    if (share.number(row) === NONE[direction.choice(row)]) {
      yield share.found(row, {
        message: isRead ? 'a read whose share of reads is 0' : 'a write whose share of writes is 0',
        expected: isRead ? '100, or the share of reads in a mix' : '0, or the share of reads in a mix',
        fix: 'check which of the two is wrong, direction or read_percent',
      });
    }
  }
  for (let row = 1; row <= table.length; row++) {
    if (direction.choice(row) !== 'mixed' || ![0, 100].includes(share.number(row))) continue;
    yield direction.found(row, {
      message: 'a mix that has only reads or only writes',
      expected: 'device_writes_host for reads alone, device_reads_host for writes alone',
      fix: 'write the direction of the load, and leave read_percent empty',
    });
  }
  for (const name of PERCENTAGES) {
    const column = table.column(name);
    for (let row = 1; row <= table.length; row++) {
      const value = column.number(row);
      if (!(value > 0 && value < 1)) continue;
      const percent = Number((100 * value).toPrecision(6));
      yield column.found(row, {
        level: 'warning',
        message: 'less than 1 %: a share between 0 and 1 seems to be meant',
        expected: 'a percentage: 70, not 0.7',
        fix: `write ${percent}`,
      });
    }
  }
}
