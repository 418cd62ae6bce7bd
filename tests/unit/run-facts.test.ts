// What the page of a run says of it: each thing once, under a name of its own.
import { expect, test } from 'vitest';
import { factsAndColumns, runs } from '../../site/sets/sets-build.ts';

test('no run says two things under one name, nor what only the explorer needs', async () => {
  const found = new Set<string>();
  for (const { set, run, rows } of await runs()) {
    const { facts, columns } = factsAndColumns(rows);
    const all = [...facts, ...columns];
    const titles = all.map(({ title }) => title);
    expect(titles, `${set}/${run}`).toEqual([...new Set(titles)]);
    // The page itself has these rows: the device and its link.
    expect(titles, `${set}/${run}`).not.toContain('Link');
    for (const { name } of all) found.add(name);
  }
  expect(found).toContain('platform_name');
  for (const own of ['position', 'text_id', 'metrics']) expect(found).not.toContain(own);
});
