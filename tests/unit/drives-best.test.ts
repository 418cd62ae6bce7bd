// What the table of drives and a drive's page say, from rows of every kind that a contribution may have.

import { describe, expect, test } from 'vitest';
import {
  bestOfArray,
  bestOfDrive,
  bestOfLink,
  FEWEST_OTHERS,
  heldBackOf,
  holdsBack,
  isPastCache,
  isSlower,
  kindOf,
  longWriteOf,
  standing,
} from '../../site/drives/best.ts';
import { curvesOf } from '../../site/drives/curves.ts';
import { driveOf } from '../../site/drives/drives-build.ts';
import { unmeasured } from '../../site/drives/unmeasured-build.ts';
import { FAR_BELOW, SLOWER, verdict } from '../../site/drives/verdict.ts';
import type { Row } from '../../site/explorer/measurements.ts';
import { partsOf } from '../../site/sets/measured-build.ts';
import { tableOf } from '../support/test-tables.ts';

const MB = 1_000_000;

const pastCache = tableOf<[string, boolean, Record<string, unknown>, number?][]>(import.meta.filename, 'past_cache');
const casesOf = (name: string) => tableOf<[string, Record<string, unknown>][]>(import.meta.filename, name);

const ROW = tableOf<Row>(import.meta.filename, 'row');
const row = (over: Record<string, unknown>): Row => ({ ...ROW, ...over }) as Row;

const read = (rate: number, over: Record<string, unknown> = {}): Row =>
  row({ measured_bytes_per_s: rate * MB, ...over });

test('one small request after the other is no throughput', () => {
  const rates = (block_size_bytes: number | null, requests_in_flight: number | null) =>
    bestOfDrive([read(3, { block_size_bytes, requests_in_flight, direction: 'device_reads_host' })]).write?.value;
  for (const [block, flying] of tableOf<[number, number | null][]>(import.meta.filename, 'one_by_one'))
    expect(rates(block, flying), `${block} × ${flying}`).toBeUndefined();
  for (const [block, flying] of tableOf<[number | null, number | null][]>(import.meta.filename, 'throughput'))
    expect(rates(block, flying), `${block} × ${flying}`).toBe(3 * MB);
});

test('the best is over sources, each with its own best', () => {
  const { read: best } = bestOfDrive([
    read(3000),
    read(3400),
    read(3100, { source_id: 'b' }),
    read(3500, { set_id: 'other' }),
  ]);
  expect(best).toMatchObject({ value: 3500 * MB, worst: 3100 * MB, sources: 3 });
});

describe('the best over a link', () => {
  const over = (rate: number, more: Record<string, unknown> = {}): Row => read(rate, { link_count: 1, ...more });
  const most = 3500 * MB;

  test('is that of any device and any access, in each direction', () => {
    const rows = [
      over(3000),
      over(3200, { target_kind: 'gpu', access: 'none' }),
      over(3300, { access: 'rand', link_count: null }),
      over(2000, { direction: 'device_reads_host' }),
    ];
    const { read: best, write } = bestOfLink(rows, most);
    expect([best?.value, write?.value]).toEqual([3300 * MB, 2000 * MB]);
  });

  test.each(casesOf('never'))('is never %s', (_, { rate = 3000, ...more }) => {
    expect(bestOfLink([over(Number(rate), more)], most)).toEqual({});
  });

  test('is that of an array where the link to the computer was what it went over', () => {
    const row = over(3400, { target_kind: 'array', drive_count: 2, measured_over_ceiling: 0.95 });
    expect(bestOfLink([row], most).read?.value).toBe(3400 * MB);
  });
});

test.each(tableOf<[string, Record<string, unknown>][]>(import.meta.filename, 'uncounted'))(
  'a figure that is none of the drive alone counts nowhere: %s',
  (_, over) => expect(bestOfDrive([read(9000, over)]).read).toBeUndefined(),
);

test('random reads are those of 4 KiB, one at a time', () => {
  const random = { access: 'rand', block_size_bytes: 4096, iops: 15_000, latency_mean_s: 66e-6 };
  expect(bestOfDrive([row({ ...random, requests_in_flight: 1 })])).toMatchObject({
    random: { value: 15_000 },
    latency: { value: 66e-6 },
  });
  expect(bestOfDrive([row({ ...random, requests_in_flight: 32 })])).toEqual({});
  expect(bestOfDrive([row({ ...random, requests_in_flight: 1, block_size_bytes: 16_384 })])).toEqual({});
});

test('a place among others is told where there are enough of them', () => {
  const others = Array.from({ length: FEWEST_OTHERS }, (_, index) => index);
  expect(standing(3, others)).toEqual({ beats: 3, of: FEWEST_OTHERS });
  expect(standing(3, others.slice(1))).toBeUndefined();
});

test('links are compared by generation and lanes, and not where one is unknown', () => {
  const link = (generation: unknown, lanes: unknown) => ({ generation, lanes });
  expect(isSlower(link('3.0', 2), link('4.0', 4))).toBe(true);
  expect(isSlower(link('4.0', 4), link('3.0', 4))).toBe(false);
  expect(isSlower(link('3.0', 8), link('4.0', 4))).toBe(false);
  expect(isSlower(link(null, 4), link('4.0', 4))).toBe(false);
  expect(isSlower(link('3.0', 4), link(undefined, undefined))).toBe(false);
});

test('kinds are told by what stores and by what it speaks', () => {
  expect(kindOf({ medium: 'hdd_cmr', protocol: 'sas' })).toBe('disk');
  expect(kindOf({ medium: 'optane', protocol: 'nvme' })).toBe('nvme');
  expect(kindOf({ medium: 'nand_slc', protocol: 'sata' })).toBe('ssd');
  expect(kindOf({ medium: 'nand', protocol: 'usb' })).toBe('other');
});

describe('long writes', () => {
  const long = (over: Record<string, unknown>) =>
    longWriteOf([row({ direction: 'device_reads_host', measured_bytes_per_s: 100, ...over })], 1e12);

  test.each(casesOf('long'))('are those of %s', (_, over) => expect(long(over)).toBe(100));
  test.each(casesOf('not_long'))('are not those of %s', (_, over) => expect(long(over)).toBe(Number.POSITIVE_INFINITY));

  test('are as slow as their slowest stage', () => {
    const stages = [900, 500, 700].map((measured_bytes_per_s) =>
      row({ direction: 'device_reads_host', state: 'transition', measured_bytes_per_s }),
    );
    expect(longWriteOf(stages, Number.NaN)).toBe(500);
  });

  test.each(pastCache)('%s is past a cache: %s', (_, is, over, cache) =>
    expect(isPastCache(row(over), cache)).toBe(is),
  );
});

describe('a verdict says what is known, and no more', () => {
  const best = (value: number) => ({ value, worst: value, sources: 1, row: row({}) });
  const none = { kind: 'nvme', link: '', own: 'PCIe 4.0 ×4', rated: {}, isAssumed: false } as const;
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');

  test('all of it', () => {
    const drive = {
      ...none,
      link: 'PCIe 4.0 ×4',
      share: 0.97,
      read: best(7000 * MB),
      write: best(5200 * MB),
      random: best(18_200),
      sustained: { rate: 1500 * MB, after: 113e9 },
    };
    expect(plain(verdict(drive, { beats: 25, of: 31 }))).toBe(
      'Reads 7.00 GB/s, 97 % of what PCIe 4.0 ×4 carries; writes 5.20 GB/s. Random reads one at a time: 18.2 k IOPS, faster than 25 of 31 other NVMe SSDs. After 113 GB written at once, writes fall to 1.50 GB/s.',
    );
  });

  test('a long write whose cache nobody measured', () => {
    expect(plain(verdict({ ...none, write: best(5200 * MB), sustained: { rate: 1750 * MB } }, undefined))).toBe(
      'Writes 5.20 GB/s. Long writes run at 1.75 GB/s.',
    );
  });

  test('a drive behind a slower link than its own is not blamed for it', () => {
    const heldBack = { best: best(786 * MB), link: 'PCIe 3.0 ×2' };
    const said = (more: object) => plain(verdict({ ...none, heldBack, ...more }, undefined));
    expect(said({})).toBe(
      'Sequential reads were measured only behind PCIe 3.0 ×2: 786 MB/s; its own link is PCIe 4.0 ×4.',
    );
    expect(said({ rated: { read: 7000 * MB } })).toContain('786 MB/s; rated 7 GB/s.');
    expect(said({ heldBack: { ...heldBack, free: best(3240 * MB) } })).toContain('the best result is 3.24 GB/s');
  });

  test('a drive far below its rating says so, with its load and its link', () => {
    const drive = {
      ...none,
      read: best(2000 * MB),
      write: best(900 * MB),
      rated: { read: 7000 * MB, write: 5000 * MB },
    };
    const text = plain(verdict(drive, undefined));
    expect(text).toMatch(/^Best result: reads 2.00 GB\/s, of a rated 7 GB\/s \(.*link unknown\)/);
    expect(text).toContain('writes 900 MB/s, of a rated 5 GB/s');
  });

  test('sequential reads slower than random ones, or of a link that nobody states, are not the drive at its best', () => {
    const drive = { ...none, link: 'PCIe 3.0 ×4', share: 0.96, read: best(3470 * MB) };
    const otherRead = { ...best(3900 * MB), row: row({ access: 'rand', link_generation: null }) };
    expect(plain(verdict({ ...drive, otherRead: best(3600 * MB) }, undefined))).toMatch(/^Reads 3\.47/);
    expect(plain(verdict({ ...drive, otherRead }, undefined))).toMatch(/^Best result: reads 3\.90 GB\/s \(.*unknown\)/);
    const assumed = { ...drive, isAssumed: true };
    expect(plain(verdict(assumed, undefined))).toMatch(/^Reads 3\.47 GB\/s, 96 %/);
    const slow = { ...assumed, read: best(1630 * MB), share: 0.45 };
    expect(plain(verdict(slow, undefined))).toMatch(/^Best result: reads 1\.63 GB\/s \(.*link unknown\)/);
  });

  test('one figure, or none', () => {
    expect(plain(verdict({ ...none, write: best(500 * MB) }, undefined))).toBe('Writes 500 MB/s.');
    // No drive writes much faster than it reads: the load is said.
    const slow = { ...none, read: best(1500 * MB), write: best(2500 * MB), link: 'PCIe 3.0 ×4' };
    expect(plain(verdict(slow, undefined))).toMatch(
      /^Best result: reads 1\.50 GB\/s \(.*PCIe 3\.0 ×4\); writes 2\.50 GB\/s\.$/,
    );
    expect(verdict(none, undefined)).toBe('');
  });
});

test('a curve has the best of each place, and three places at least', () => {
  const random = (requests: number, iops: number, source = 'a') =>
    row({ access: 'rand', block_size_bytes: 4096, requests_in_flight: requests, iops, source_id: source });
  const few = [random(1, 10), random(32, 200)];
  expect(curvesOf(few)).toEqual([]);
  const [curve] = curvesOf([...few, random(8, 70), random(8, 90, 'b')]);
  expect(curve?.points.map(({ x, y }) => [x, y])).toEqual([
    [1, 10],
    [8, 90],
    [32, 200],
  ]);
});

describe('an array', () => {
  const array = { target_kind: 'array', drive_count: 4 };

  test('is told by its own rows, with random reads at whatever depth serves it', () => {
    const random = { access: 'rand', direction: 'device_writes_host', block_size_bytes: 4096 };
    const best = bestOfArray([
      row({ ...array, ...random, requests_in_flight: 1, iops: 90 }),
      row({ ...array, ...random, requests_in_flight: 64, iops: 900 }),
      row({ ...random, requests_in_flight: 64, iops: 9000 }),
      row({ ...array, ...random, block_size_bytes: 512, iops: 99_000 }),
    ]);
    expect(best.random?.value).toBe(900);
    expect(best.read).toBeUndefined();
  });

  test('is none where the figure came from memory', () => {
    const seq = { access: 'seq', direction: 'device_writes_host', measured_bytes_per_s: 9e9 };
    expect(bestOfArray([row({ ...array, ...seq, direct: 'no' })])).toEqual({});
    expect(bestOfArray([row({ ...array, ...seq })]).read?.value).toBe(9e9);
  });
});

describe('a link that holds a drive back', () => {
  const own = { protocol: 'nvme', generation: '4.0', lanes: 4 };
  const over = (rate: number, link: string, more: Record<string, unknown> = {}) => {
    const [kind, generation, lanes] = link.split(' ');
    return read(rate, { link_kind: kind, link_generation: generation, link_lanes: Number(lanes), ...more });
  };

  test('is no measure of it, whatever the order of the rows', () => {
    const slow = over(786, 'pcie 3.0 2');
    const free = over(6900, 'pcie 4.0 4');
    for (const rows of [
      [slow, free],
      [free, slow],
    ]) {
      const isHeld = holdsBack(rows, own, {});
      expect(bestOfDrive(rows, isHeld).read?.value).toBe(6900 * MB);
      expect(heldBackOf(rows, isHeld)).toBeUndefined();
    }
    const isHeld = holdsBack([slow], own, {});
    expect(bestOfDrive([slow], isHeld)).toEqual({});
    expect(heldBackOf([slow], isHeld)?.best.value).toBe(786 * MB);
  });

  test('is one that carries less than the drive is rated for, or one of another kind that some run filled', () => {
    const unknown = { protocol: 'nvme', generation: undefined, lanes: undefined };
    const slow = over(852, 'pcie 3.0 1');
    expect(holdsBack([slow], unknown, { read: 1700 * MB })(slow)).toBe(true);
    expect(holdsBack([slow], unknown, {})(slow)).toBe(false);
    const sata = { protocol: 'sata', generation: '3.0', lanes: undefined };
    const [full, half] = [over(420, 'usb 5 1', { measured_over_ceiling: 0.9 }), over(300, 'usb 5 1')];
    expect([full, half].map(holdsBack([full, half], sata, {}))).toEqual([true, true]);
    expect(holdsBack([half], sata, {})(half)).toBe(false);
  });
});

test('every drive of the registry has no rate far below its rating in its headline without the reason', async () => {
  const drives = await Promise.all((await partsOf('drives')).map(driveOf));
  expect(drives.length).toBeGreaterThan(400);
  for (const drive of drives) {
    const text = verdict(drive, undefined);
    const { read: best, write, rated, part } = drive;
    if (best && rated.read && best.value < rated.read * FAR_BELOW) expect(text, part.id).toMatch(/of a rated/);
    if (write && rated.write && write.value < rated.write * FAR_BELOW) expect(text, part.id).toMatch(/of a rated/);
    const most = Math.max(
      ...drive.free.map((row) => Number(row.direction === 'device_writes_host' && row.measured_bytes_per_s)),
    );
    if (best && text.startsWith('Reads')) expect(best.value * SLOWER, part.id).toBeGreaterThanOrEqual(most);
    if (best?.row.link_kind === 'pcie') expect(text, part.id).not.toContain('were measured only');
    if (!text) expect(await unmeasured(part), part.id).toContain('No result for its sequential speed');
  }
});
