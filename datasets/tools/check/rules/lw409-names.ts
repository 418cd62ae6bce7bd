import { isReserved, isSetId } from '../../name.ts';
import { foundIn } from '../package.ts';
import type { Rule } from '../rule.ts';

/** Tables whose rows have pages of their own, at an address that ends with their name. */
const WITH_PAGES = new Set(['runs', 'drives', 'controllers', 'platforms']);

export const names: Rule = {
  id: 'LW409',
  level: 'error',
  looksFor:
    'Names of sets, runs and parts that cannot be names of folders: their pages would lie upon other files.',
  fix: 'choose a name of lower case letters, digits and hyphens that no file has, everywhere it is used',
  *check({ tables, package: file }) {
    if (file && !isSetId(file.setId)) {
      yield foundIn(file, '"name"', {
        field: 'name',
        value: file.setId,
        message: 'a folder of a set cannot have this name',
        expected:
          'lower case letters, digits and single hyphens inside, at most 64, and no name of a device',
        fix: 'rename the folder, and the name in datapackage.json with it',
      });
    }
    for (const table of tables) {
      const [key = ''] = table.schema.primaryKey;
      if (!WITH_PAGES.has(table.schema.name)) continue;
      const column = table.column(key);
      for (let row = 1; row <= table.length; row++) {
        if (column.isEmpty(row) || !isReserved(column.text(row))) continue;
        yield column.found(row, {
          message: 'files have names like this',
          expected: 'a name that ends with no extension of a file, and is not one of a device',
          fix: 'choose another name, everywhere it is used',
        });
      }
    }
  },
};
