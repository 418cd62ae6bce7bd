import type { CellRule } from '../../tables/rule.ts';
import { readValue } from '../../tables/value.ts';
import { didYouMean, Suggester } from '../closest.ts';

interface Meant {
  value: string;
  because: string;
}

const READ = { value: 'device_writes_host', because: 'a read is the device writing to the host' };
const WRITE = { value: 'device_reads_host', because: 'a write is the device reading from the host' };

/** Words that people write for what a column calls otherwise, because its words look from the other side. */
const MEANT: Readonly<Record<string, Readonly<Record<string, Meant>>>> = {
  direction: { read: READ, reads: READ, reading: READ, write: WRITE, writes: WRITE, writing: WRITE },
};

export const enumeration: CellRule = {
  id: 'LW202',
  level: 'error',
  looksFor: 'Cells that are not one of the values that their column allows.',
  fix: 'write one of the allowed values',
  cell(text, field) {
    const allowed = field.constraints?.enum;
    const reading = readValue(text, field);
    if (!allowed || reading.kind !== 'ok') return undefined;
    if (allowed.some((value) => value === reading.value)) return undefined;
    const names = allowed.map(String);
    const intended = MEANT[field.name]?.[text.trim().toLowerCase()];
    if (intended !== undefined && names.includes(intended.value)) {
      return {
        message: `not an allowed value: ${intended.because}`,
        expected: `one of ${names.join(', ')}`,
        fix: `write ${intended.value}`,
        replacement: intended.value,
      };
    }
    const suggestions = new Suggester().closest(text, names);
    return {
      message: `not an allowed value${didYouMean(suggestions)}`,
      expected: `one of ${names.join(', ')}`,
      fix: suggestions[0] ? `write ${suggestions[0]}` : 'write one of the allowed values',
      // Nothing but the case differs: a spreadsheet did that.
      replacement: names.find((name) => name.toLowerCase() === text.toLowerCase()),
    };
  },
};
