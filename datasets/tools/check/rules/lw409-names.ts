import { foundIn } from '../../tables/package.ts';
import type { Rule } from '../../tables/rule.ts';
import { isReserved, isSetId } from '../../text/name.ts';

/** Tables whose rows have pages of their own, at an address that ends with their name. */
const WITH_PAGES = new Set(['runs', 'drives', 'controllers', 'platforms']);

export const names: Rule = {
  id: 'LW409',
  level: 'error',
  looksFor: 'Names of sets, runs and parts that cannot be folder names: their pages would overwrite other files.',
  fix: 'choose a name of lower-case letters, digits and hyphens that is not a file name, everywhere it is used',
  *check({ tables, package: file }) {
    if (file && !isSetId(file.setId)) {
      yield foundIn(file, '"name"', {
        field: 'name',
        value: file.setId,
        message: 'a folder of a set cannot have this name',
        expected: 'at most 64 lower-case letters, digits and single hyphens inside, and not a device name such as con',
        fix: 'rename the folder, and the name in datapackage.json to match',
      });
    }
    for (const table of tables) {
      const [key = ''] = table.schema.primaryKey;
      if (!WITH_PAGES.has(table.schema.name)) continue;
      const column = table.column(key);
      for (let row = 1; row <= table.length; row++) {
        if (column.isEmpty(row) || !isReserved(column.text(row))) continue;
        yield column.found(row, {
          message: 'this looks like a file name or a device name',
          expected: 'a name without a file extension that is not a device name such as con',
          fix: 'choose another name, everywhere it is used',
        });
      }
    }
  },
};
