import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LinkWatch } from './link-watch.ts';

let pci = '';
beforeEach(() => {
  pci = mkdtempSync(join(tmpdir(), 'lanewise-link-'));
  vi.useFakeTimers();
  runsAt('2.5', 4);
  writeFileSync(join(pci, 'max_link_speed'), '16.0 GT/s PCIe\n');
  writeFileSync(join(pci, 'max_link_width'), '4\n');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(pci, { recursive: true });
});

/** What the kernel would tell of the link from now on. */
function runsAt(speed: string, lanes: number): void {
  writeFileSync(join(pci, 'current_link_speed'), `${speed} GT/s PCIe\n`);
  writeFileSync(join(pci, 'current_link_width'), `${lanes}\n`);
}

/** A load of a second whose link runs at these speeds, one after the other. */
const loadAt =
  (...speeds: string[]) =>
  async () => {
    for (const speed of speeds) {
      runsAt(speed, 4);
      await vi.advanceTimersByTimeAsync(1000);
    }
  };

test('a link that wakes up under load is known by its speed there, not by the idle one', async () => {
  const watch = new LinkWatch(pci);
  await watch.during(loadAt('16.0'));
  runsAt('2.5', 4);
  expect(watch.underLoad).toEqual({ speed: '16.0 GT/s', lanes: '4' });
  expect(watch.notes).toEqual(['Before the load the link ran at 2.5 GT/s x4.']);
  expect(watch.report()).toEqual(['PCIe link: 2.5 GT/s x4 before, 16 GT/s x4 under load, 2.5 GT/s x4 after']);
});

test('a link that changes under load has the state that it was seen in most, and a note', async () => {
  runsAt('16.0', 4);
  const watch = new LinkWatch(pci);
  await watch.during(loadAt('16.0', '16.0', '8.0'));
  expect(watch.underLoad?.speed).toBe('16.0 GT/s');
  expect(watch.notes).toEqual(['Under load the link was also seen at 8.0 GT/s x4.']);
});

test('a link below what the drive supports is told, with the way to find out why', async () => {
  runsAt('8.0', 4);
  const watch = new LinkWatch(pci);
  await watch.during(loadAt('8.0'));
  expect(watch.notes).toEqual([]);
  expect(watch.report()[1]).toMatch(/supports 16 GT\/s x4.*npm run -s diagnose/);
});

test('a load that ends before the first look is looked at as it ends, and nothing runs on', async () => {
  const watch = new LinkWatch(pci);
  await watch.during(async () => runsAt('16.0', 4));
  expect(watch.underLoad?.speed).toBe('16.0 GT/s');
  await expect(watch.during(() => Promise.reject(new Error('fio ended')))).rejects.toThrow('fio');
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['no PCIe device', () => undefined],
  ['a device without a link', () => tmpdir()],
])('%s has nothing to tell', async (_, folder) => {
  const watch = new LinkWatch(folder());
  await watch.during(async () => {});
  expect([watch.underLoad, watch.notes, watch.report()]).toEqual([undefined, [], []]);
});
