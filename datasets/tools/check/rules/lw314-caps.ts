import { linkRates } from '../../tables/link-rates.ts';
import { type Rule, type Subject, tablesNamed } from '../../tables/rule.ts';
import type { Found, Table } from '../../tables/table.ts';

/** A row is about one of these. */
const PARTS = ['controller_id', 'card_id', 'socket_platform_id'];

/** From this share of its rate a link is as likely the limit as the part: packets and commands take the rest. */
const NEAR = 0.9;

export const caps: Rule = {
  id: 'LW314',
  level: 'error',
  looksFor:
    'Measured caps that name no part or several, exceed their own link, or are explained by the link although the row denies it.',
  fix: 'check unit, generation and width, and say in explained_by_link whether the link was the limit',
  *check(subject) {
    for (const table of tablesNamed(subject.tables, 'caps')) yield* checkTable(table, subject);
  },
};

function* checkTable(table: Table, subject: Subject): Generator<Found> {
  const rateOf = linkRates(subject);
  const parts = PARTS.map((name) => table.column(name));
  const [metric, value] = [table.column('metric'), table.column('value')];
  const block = table.column('block_size_bytes');
  const [kind, generation] = [table.column('link_kind'), table.column('link_generation')];
  const lanes = table.column('link_lanes');
  const explained = table.column('explained_by_link');
  for (let row = 1; row <= table.length; row++) {
    const named = parts.filter((column) => !column.isEmpty(row));
    if (named.length !== 1) {
      yield (named[1] ?? table.column('controller_id')).found(row, {
        message: named.length === 0 ? 'the row names no part' : 'the row names more than one part',
        expected: `one of ${PARTS.join(', ')}`,
        fix: 'name the part whose cap it is; of a card with one controller that is the controller',
      });
    }
    const bytes = metric.choice(row) === 'iops' ? value.number(row) * block.number(row) : value.number(row);
    const rate = rateOf(kind.choice(row), generation.text(row), lanes.number(row))?.oneWay;
    const says = explained.choice(row);
    if (rate === undefined) {
      if (says !== 'yes' && says !== 'partly') continue;
      yield explained.found(row, {
        message: 'no link is given that could explain it',
        expected: 'link_kind, link_generation and, for PCI Express, link_lanes',
        fix: 'fill in the link, or write unknown',
      });
    } else if (bytes > rate) {
      yield value.found(row, {
        message: 'more than its own link can carry',
        expected: `at most ${Math.floor(rate)} B/s, the rate after the line code`,
        fix: "check the unit (bits or bytes), and the link's generation and width",
      });
    } else if (says === 'no' && bytes > rate * NEAR) {
      yield explained.found(row, {
        message: `${Math.round((100 * bytes) / rate)} % of what its link carries: the link explains it`,
        expected: 'yes or partly',
        fix: 'write yes, or partly if something else may contribute',
      });
    }
  }
}
