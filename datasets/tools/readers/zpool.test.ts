// The fixtures are ours, in the words of OpenZFS 2 and, for one pool, of Solaris.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import { expectCutsToSayNothingNew, expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';
import { zpools } from './zpool.ts';
import { jsonPools } from './zpool-json.ts';
import { zpoolSpaces } from './zpool-list.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const STATUS = fixture('zpool.txt');
const LIST = fixture('zpool-list.txt');
const poolsOf = (text: string) => zpools(cleaned(text).lines);
const spacesOf = (text: string) => zpoolSpaces(cleaned(text).lines);
const MIB = 1024 ** 2;

/** Each member with the name of its group. */
function treeOf(text: string) {
  return poolsOf(text).map(({ name, members }) => [
    name,
    ...members.map(({ role, name: own, parent }) =>
      [role, own, members.find(({ line }) => line === parent)?.name].filter(Boolean).join(' '),
    ),
  ]);
}
const TREE = [
  [
    'tank',
    'data raidz2-0',
    'data sda raidz2-0',
    'data replacing-1 raidz2-0',
    'data sdb replacing-1',
    'data sdz replacing-1',
    'data raidz2-0',
    'data raidz2-1',
    'data sdd raidz2-1',
    'data nvme0n1p2 raidz2-1',
    'special mirror-2',
    'special nvme1n1 mirror-2',
    'special nvme2n1 mirror-2',
    'spares sde',
  ],
  ['old', 'data c1t0d0'],
];

test('pools with their drives in groups, by indentation or by names alone', () => {
  expect(treeOf(STATUS)).toEqual(TREE);
  expect(treeOf(STATUS.replace(/^\s+/gm, ''))).toEqual(TREE);
});

test('states and errors of pools and members', () => {
  const [tank, old] = poolsOf(STATUS);
  expect([tank?.state, old?.state?.value]).toEqual([{ value: 'DEGRADED', line: 3 }, 'ONLINE']);
  expect(tank?.members[0]).toMatchObject({
    group: 'raidz2',
    state: { value: 'DEGRADED', line: 14 },
  });
  expect(tank?.members[3]).toMatchObject({
    state: { value: 'FAULTED' },
    errors: { value: { read: 3, write: 1200, checksum: 0 }, line: 17 },
  });
  expect(tank?.members.at(-1)).toMatchObject({ state: { value: 'AVAIL' }, errors: undefined });
});

test('a resilver that runs: the rate that was issued, and not only what was scanned', () => {
  expect(poolsOf(STATUS)[0]?.scan).toEqual({
    line: 7,
    kind: 'resilver',
    isRunning: true,
    scannedRate: { value: 524 * MIB, line: 8 },
    issuedRate: { value: 393 * MIB, line: 8 },
    percent: { value: 51.37, line: 9 },
  });
  expect(poolsOf(STATUS)[1]?.scan).toMatchObject({ kind: undefined, isRunning: false });
});

test.each([
  ['598G scanned out of 1.72T at 9.83M/s, 33h37m to go', 9.83, undefined],
  ['8.19T / 14.0T scanned at 524M/s, 7.19T / 14.0T issued at 393M/s', 524, 393],
  ['8.19T scanned, 7.19T issued, 14.0T total', undefined, undefined],
])('scan: %s', (text, scanned, issued) => {
  const pool = (head: string) => poolsOf(`  pool: tank\n state: ONLINE\n  scan: ${head}\n    ${text}\n`)[0]?.scan;
  const running = pool('scrub in progress since Sun Nov  1 10:00:00 2026');
  const bytes = (rate: number | undefined) => rate && Math.round(rate * MIB);
  expect([running?.kind, running?.scannedRate?.value, running?.issuedRate?.value]).toEqual([
    'scrub',
    bytes(scanned),
    bytes(issued),
  ]);
  expect(pool('scrub paused since Sun Nov  1 10:00:00 2026')?.issuedRate).toBeUndefined();
});

test('list -v: how full and fragmented pools and groups are, and what belongs to which', () => {
  const spaces = spacesOf(LIST);
  expect(
    spaces.map(({ kind, role, name, parent }) => [kind, role, name, spaces.find(({ line }) => line === parent)?.name]),
  ).toEqual([
    ['pool', 'data', 'tank', undefined],
    ['group', 'data', 'mirror-0', 'tank'],
    ['drive', 'data', 'sda', 'mirror-0'],
    ['drive', 'data', undefined, 'mirror-0'],
    ['group', 'data', 'mirror-1', 'tank'],
    ['drive', 'data', 'sdc', 'mirror-1'],
    ['drive', 'data', 'sdd', 'mirror-1'],
    ['drive', 'logs', 'nvme0n1', 'tank'],
    ['pool', 'data', 'scratch', undefined],
    ['drive', 'data', 'nvme1n1', 'scratch'],
  ]);
  expect(spaces[0]).toMatchObject({
    line: 3,
    bytes: { value: 14.5 * 1024 ** 4, line: 3 },
    allocated: { value: 12 * 1024 ** 4 },
    free: { value: 2.5 * 1024 ** 4 },
    fragmented: { value: 35 },
    full: { value: 82 },
    health: { value: 'ONLINE' },
  });
  expect(spaces[2]).toMatchObject({ allocated: undefined, fragmented: undefined });
});

test('no name by id comes out', () => {
  expect(JSON.stringify([poolsOf(STATUS), spacesOf(LIST)])).not.toMatch(/EX0000|wwn|5000000/);
});

test.each([
  ['zpool status', STATUS, zpools],
  ['zpool list', LIST, zpoolSpaces],
] as const)('%s that is cut, dressed or torn', (_, text, read) => {
  expectCutsToSayNothingNew(text, read);
  // Lines of groups move with the dressing.
  const withoutParents = (lines: Parameters<typeof read>[0]) =>
    JSON.parse(JSON.stringify(read(lines), (key, value) => (key === 'parent' ? undefined : value)));
  expectDressingsToChangeNothing(text, withoutParents);
  expectNoiseToBeRead(text, read);
});

test('a report that lost its first line takes the name of its pool from the table', () => {
  const cut = STATUS.slice(STATUS.indexOf(' state: '));
  expect(cut).not.toMatch(/pool: tank/);
  expect(poolsOf(cut)[0]).toMatchObject({ name: 'tank', line: 1 });
  expect(treeOf(cut)).toEqual(TREE);
  expect(poolsOf(' state: ONLINE\n  scan: none requested\n')).toEqual([]);
});

const vdev = (name: string, type: string, rest: object = {}) => ({
  [name]: {
    name,
    vdev_type: type,
    state: 'ONLINE',
    read_errors: '0',
    write_errors: '0',
    checksum_errors: '0',
    ...rest,
  },
});
const JSON_POOL = {
  output_version: { command: 'zpool status', vers_major: 0, vers_minor: 1 },
  pools: {
    tank: {
      name: 'tank',
      state: 'DEGRADED',
      pool_guid: '17068583395379267683',
      scan_stats: { function: 'RESILVER', state: 'SCANNING', to_examine: 1000, issued: 250 },
      vdevs: vdev('tank', 'root', {
        vdevs: vdev('mirror-0', 'mirror', {
          state: 'DEGRADED',
          vdevs: {
            ...vdev('sda', 'disk', { checksum_errors: '12' }),
            ...vdev('sdb', 'disk', { state: 'FAULTED' }),
          },
        }),
      }),
      spares: vdev('sdc', 'disk', { state: 'AVAIL' }),
      error_count: '3',
    },
  },
};

test('zpool status -j: the pool, what it could not repair, its groups and drives', () => {
  const [pool, ...others] = jsonPools(cleaned(JSON.stringify(JSON_POOL, undefined, 2)).lines);
  expect(others).toEqual([]);
  expect(pool).toMatchObject({
    name: 'tank',
    state: { value: 'DEGRADED' },
    scan: { kind: 'resilver', isRunning: true, percent: { value: 25 } },
    damage: { value: { errors: 3 } },
  });
  const mirror = pool?.members[0];
  expect(
    pool?.members.map(({ name, role, group, parent, state, errors }) => [
      name,
      role,
      group,
      parent,
      state?.value,
      errors?.value.checksum,
    ]),
  ).toEqual([
    ['mirror-0', 'data', 'mirror', undefined, 'DEGRADED', 0],
    ['sda', 'data', undefined, mirror?.line, 'ONLINE', 12],
    ['sdb', 'data', undefined, mirror?.line, 'FAULTED', 0],
    ['sdc', 'spares', undefined, undefined, 'AVAIL', 0],
  ]);
});

test('zpool status -j in one line tells of the pool, not of its tree', () => {
  expect(jsonPools(cleaned(JSON.stringify(JSON_POOL)).lines)).toMatchObject([
    { name: 'tank', state: { value: 'DEGRADED' }, damage: { value: { errors: 3 } }, members: [] },
  ]);
});

describe('zpool status -j', () => {
  const text = `${JSON.stringify(JSON_POOL, undefined, 2)}\n`;
  // A parent is a line, which a dressing moves.
  const read = (lines: Parameters<typeof jsonPools>[0]) =>
    jsonPools(lines).map((pool) => ({
      ...pool,
      members: pool.members.map(({ parent, ...member }) => ({
        ...member,
        isInner: parent !== undefined,
      })),
    }));

  test('that is cut', () => expectCutsToSayNothingNew(text, read));
  test('that is dressed', () => expectDressingsToChangeNothing(text, read));
  test('that is torn', () => expectNoiseToBeRead(text, read));
});
