import type { Rule } from '../../tables/rule.ts';

export const confidence: Rule = {
  id: 'LW411',
  level: 'error',
  looksFor:
    'Registry rows that should cite a source and do not, and unverified rows that do not say what no source confirms.',
  fix: 'cite the source by its key, or write unverified and say in the note what no source confirms',
  *check({ tables }) {
    for (const table of tables) {
      const names = table.schema.fields.map(({ name }) => name);
      const states = table.schema.fields.find(({ name }) => name === 'confidence');
      // Other tables grade their figures in words of their own.
      if (!states?.constraints?.enum?.includes('unverified') || !names.includes('sources')) continue;
      const [column, sources] = [table.column('confidence'), table.column('sources')];
      const note = table.column('note');
      for (let row = 1; row <= table.length; row++) {
        const state = column.choice(row);
        if (state === 'unverified' && note.isEmpty(row)) {
          yield note.found(row, {
            message: 'the row is unverified and does not say why',
            expected: 'a note that names what no source confirms',
            fix: 'write which cells are from memory, or what was looked for',
          });
        } else if (state !== '' && state !== 'unverified' && sources.isEmpty(row)) {
          yield sources.found(row, {
            message: `the row is ${state} and cites no source`,
            expected: 'keys of content/references.yaml, separated by one space',
            fix: 'cite the source, or write unverified as confidence',
          });
        }
      }
    }
  },
};
