import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { namedSlot } from './slot.ts';

const slot = (designation: string, type: string, lanes?: number) =>
  namedSlot({ line: 1, designation, type, lanes, isInUse: false, length: undefined, address: undefined });

describe('a slot is read from its name and its type', () => {
  test.each(tableOf<[string, string, number, Record<string, unknown>][]>(import.meta.filename, 'slots'))(
    '%s, %s',
    (name, type, lanes, wanted) => {
      const read: Record<string, unknown> = { ...slot(name, type, lanes) };
      for (const [member, value] of Object.entries({ name, ...wanted }))
        expect(read[member] ?? null, member).toBe(value);
    },
  );

  test.each(tableOf<[string, string][]>(import.meta.filename, 'no slots'))(
    '%s takes neither cards nor drives, or is no name',
    (name, type) => expect(slot(name, type)).toBeUndefined(),
  );
});
