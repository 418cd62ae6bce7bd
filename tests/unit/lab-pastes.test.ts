// What machines of known state printed, byte for byte, and what the diagnosis says of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsIn } from '../lab/pastes/judge.ts';
import {
  commandOf,
  DESCRIBED,
  lacking,
  PASTES,
  plainName,
  possibleOn,
  RELEASES_OF_PASTES,
} from '../lab/pastes/machines.ts';
import { sharesOf } from '../lab/pastes/run.ts';

const folders = readdirSync(PASTES).flatMap((release) =>
  readdirSync(join(PASTES, release)).map((name) => ({ release, name, folder: join(PASTES, release, name) })),
);

test.each(folders)(
  '$release $name: its fault comes first where it shows, and nothing else is said to be wrong',
  ({ name, folder }) => {
    const machine = DESCRIBED.find((described) => described.name === name);
    if (!machine) throw new Error(`${name} is described nowhere`);
    const texts = readdirSync(folder).map((file) => ({
      output: file.replace(/\.txt$/, ''),
      text: readFileSync(join(folder, file), 'utf8'),
    }));
    expect(texts).not.toHaveLength(0);
    expect(
      texts.flatMap(({ output, text }) => faultsIn(machine, output, text).map(({ why }) => `${output}: ${why}`)),
    ).toEqual([]);
  },
);

test.each(folders)('$release $name: all its outputs in one paste', ({ name, folder }) => {
  const machine = DESCRIBED.find((described) => described.name === name);
  const ids = [...new Set(Object.values({ ...machine?.mayShow, ...machine?.shows }).flat())];
  const files = readdirSync(folder).filter((file) => !file.includes('@'));
  const paste = files.map(
    (file) => `$ ${commandOf(file.replace(/\.txt$/, ''))}\n${readFileSync(join(folder, file), 'utf8')}`,
  );
  expect(faultsIn({ shows: { all: ids } }, 'all', paste.join('\n'))).toEqual([]);
});

test.each(RELEASES_OF_PASTES)('%s lacks only states that are described', (release) => {
  const [possible, absent] = possibleOn(release, DESCRIBED);
  expect(absent.map(({ name }) => name)).toEqual(lacking[release] ?? []);
  expect(possible).toHaveLength(DESCRIBED.length - absent.length);
});

test('what a machine is to print and to show is described', () => {
  for (const { name, outputs: names, shows = {} } of DESCRIBED) {
    expect(names.map(commandOf), name).not.toContain(undefined);
    expect(names.map(plainName), name).toEqual(expect.arrayContaining(Object.keys(shows)));
  }
});

test('no state comes after one that unplugs a drive', () => {
  const shares = sharesOf('noble', DESCRIBED);
  expect(shares.flatMap(({ states }) => states)).toHaveLength(DESCRIBED.length);
  for (const { states } of shares)
    for (const { name, monitor } of states.slice(0, -1)) expect(`${name} ${monitor}`).not.toContain('device_del');
});
