import { expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { SeenNames } from './same-drive.ts';

type Named = [vendor: string, model: string, capacity?: number];

const isSameDrive = ([vendor, model, capacity]: Named, seen: string) =>
  new SeenNames([seen]).of({ vendor, model, capacity }).includes(seen);

test.each(tableOf<[Named, string][]>(import.meta.filename, 'same'))('%j is %s', (one, seen) =>
  expect(isSameDrive(one, seen)).toBe(true),
);

test.each(tableOf<[string, Named, string][]>(import.meta.filename, 'others'))('%s is not the drive', (_, one, seen) =>
  expect(isSameDrive(one, seen)).toBe(false),
);
