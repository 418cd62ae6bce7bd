import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETS } from '../../repository/repository.ts';
import { packageFile, realTable, run, runOn } from '../testing.ts';
import { idStyle } from './lw208-id-style.ts';
import { names } from './lw409-names.ts';

const folder = (setId: string) => runOn(names, { tables: [], reference: [], package: { ...packageFile({}), setId } });

test('every name that no rule objects to is a folder of its own below its page', () => {
  for (const name of ['%2e%2e', '..', '.', 'A B', '#x?y', 'a/b', 'index.html', 'CON', 'con']) {
    const runs = realTable('runs', [{ run_id: name }]);
    expect([...run(names, runs), ...run(idStyle, runs)], name).not.toEqual([]);
  }
});

test('the sets there are have such names', () => expect(readdirSync(SETS).flatMap(folder)).toEqual([]));
