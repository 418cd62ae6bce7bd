import { echo } from '../../tables/finding.ts';
import type { Rule } from '../../tables/rule.ts';
import { didYouMean, Suggester } from '../closest.ts';

/** The column of the registry's tables that cites. */
const COLUMN = 'sources';

export const citation: Rule = {
  id: 'LW410',
  level: 'error',
  looksFor: 'Registry rows that cite a source missing from content/references.yaml.',
  fix: 'correct the key, or add the source to content/references.yaml in the same pull request',
  *check({ tables, citations }) {
    if (!citations) return;
    const known = new Set(citations);
    const suggester = new Suggester();
    for (const table of tables) {
      // Other tables have a column of this name for prose.
      const field = table.schema.fields.find(({ name }) => name === COLUMN);
      if (field?.constraints?.pattern === undefined) continue;
      const column = table.column(COLUMN);
      for (let row = 1; row <= table.length; row++) {
        if (column.isEmpty(row)) continue;
        for (const key of column.text(row).split(' ')) {
          if (key === '' || known.has(key)) continue;
          const suggestions = suggester.closest(key, citations);
          yield column.found(row, {
            message: `there is no source "${echo(key)}"${didYouMean(suggestions)}`,
            expected: 'keys of content/references.yaml, separated by one space',
            fix: suggestions[0] ? `write ${suggestions[0]}` : 'add the source to content/references.yaml',
          });
        }
      }
    }
  },
};
