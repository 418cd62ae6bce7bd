import { type Rule, tablesNamed } from '../../tables/rule.ts';

export const accessDate: Rule = {
  id: 'LW402',
  level: 'warning',
  looksFor: 'Sources with an address but no access date.',
  fix: 'fill in accessed_on: pages change',
  *check({ tables }) {
    for (const table of tablesNamed(tables, 'sources')) {
      const [url, accessed] = [table.column('url'), table.column('accessed_on')];
      for (let row = 1; row <= table.length; row++) {
        if (url.isEmpty(row) || !accessed.isEmpty(row)) continue;
        yield accessed.found(row, {
          message: 'the source has an address but no access date',
          expected: 'a date such as 2026-05-12',
          fix: 'write the day on which you took the figures from it',
        });
      }
    }
  },
};
