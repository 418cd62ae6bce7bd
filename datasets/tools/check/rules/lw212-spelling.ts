import type { Rule } from '../../tables/rule.ts';
import { canonical, spelled } from '../../tables/spellings.ts';

export const spelling: Rule = {
  id: 'LW212',
  level: 'warning',
  looksFor: 'Programs, file systems, makers and publishers under another spelling than in all other rows.',
  fix: 'write the name as other rows do: CrystalDiskMark, ZFS, WD',
  *check({ tables }) {
    for (const table of tables) {
      for (const { name } of table.schema.fields) {
        const place = `${table.schema.name}.${name}`;
        const column = table.column(name);
        if (!spelled.includes(place) || !column.exists) continue;
        for (let row = 1; row <= table.length; row++) {
          const text = column.isEmpty(row) ? '' : column.text(row);
          const usual = canonical(place, text);
          if (usual === text) continue;
          yield column.found(row, {
            message: 'the other rows spell this name differently',
            expected: usual,
            fix: `write ${usual}`,
            replacement: usual,
          });
        }
      }
    }
  },
};
