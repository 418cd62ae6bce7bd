import { ID_PATTERN } from '../../tables/columns.ts';
import type { CellRule } from '../../tables/rule.ts';
import { nameFor } from '../../text/name.ts';

const ID = new RegExp(`^(?:${ID_PATTERN})$`);

export const idStyle: CellRule = {
  id: 'LW208',
  level: 'error',
  looksFor: 'Row names with anything but lower-case letters, digits, hyphens and dots.',
  fix: 'write the name like samsung-990-pro-2tb, everywhere it is used',
  cell(text, { constraints }) {
    if (constraints?.pattern !== ID_PATTERN || text === '' || text.trim() !== text) return undefined;
    const { maxLength = Number.POSITIVE_INFINITY } = constraints;
    if (text.length > maxLength || ID.test(text)) return undefined;
    const name = nameFor(text, maxLength);
    return {
      message: 'not a valid name',
      expected: 'lower-case letters and digits, with single hyphens or dots between them',
      fix: name === '' ? 'choose another name' : `write ${name}, everywhere it is used`,
    };
  },
};
