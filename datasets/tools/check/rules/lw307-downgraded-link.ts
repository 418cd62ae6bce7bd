import { type Rule, tablesNamed } from '../../tables/rule.ts';

export const downgradedLink: Rule = {
  id: 'LW307',
  level: 'warning',
  looksFor: 'Links that negotiated less than both ends support, without an explanation.',
  fix: 'say in the note why; devices also slow their link when idle, so read it under load',
  *check({ tables }) {
    for (const table of tablesNamed(tables, 'runs')) {
      const [generation, lanes] = [table.column('link_generation'), table.column('link_lanes')];
      const [newest, widest] = [table.column('link_generation_max'), table.column('link_lanes_max')];
      const note = table.column('note');
      for (let row = 1; row <= table.length; row++) {
        if (!note.isEmpty(row)) continue;
        const isOlder = Number.parseFloat(generation.text(row)) < Number.parseFloat(newest.text(row));
        const isNarrower = lanes.number(row) < widest.number(row);
        if (!isOlder && !isNarrower) continue;
        const column = isOlder ? generation : lanes;
        const possible = isOlder ? newest : widest;
        yield column.found(row, {
          message: `the link negotiated less than the ${possible.text(row)} it supports`,
          expected: 'an explanation in the note',
          fix: 'read LnkSta of lspci -vv under load; if it stays so, say in the note that it was downgraded',
        });
      }
    }
  },
};
