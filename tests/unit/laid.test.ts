// What the command keeps in the user's cache: made once, and taken away when no version asks for it any more.
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { laid } from '../../scripts/command/laid.ts';

const caches = mkdtempSync(join(tmpdir(), 'laid-'));

beforeEach(() => {
  vi.stubEnv('XDG_CACHE_HOME', caches);
  vi.stubEnv('LOCALAPPDATA', caches);
});
afterAll(() => rmSync(caches, { recursive: true }));

const DAY = 24 * 60 * 60;
const aged = (folder: string, days: number): void => {
  const then = statSync(folder).mtimeMs / 1000 - days * DAY;
  utimesSync(folder, then, then);
};
const fill = (folder: string): void => writeFileSync(join(folder, 'file'), 'content');

// macOS keeps caches in the home folder, which no variable moves.
test.skipIf(process.platform === 'darwin')(
  'a folder is made once, and takes away what older versions left a month ago',
  () => {
    const [old, recent] = [laid('data-old', fill), laid('data-recent', fill)];
    aged(old, 31);
    aged(recent, 29);
    // Nothing new is made, nothing is looked for.
    expect(laid('data-recent', () => expect.unreachable())).toBe(recent);
    expect(existsSync(old)).toBe(true);
    const own = laid('data-new', fill);
    expect([old, recent, own].map((folder) => existsSync(folder))).toEqual([false, true, true]);
    expect(laid('data-old', fill)).toBe(old);
  },
);

// Windows has no such modes, and on macOS the folder cannot be moved for a test.
test.skipIf(process.platform === 'win32' || process.platform === 'darwin')(
  'what lies where others may write is not trusted: it is made anew, elsewhere',
  () => {
    const own = laid('data-own', fill);
    chmodSync(dirname(own), 0o777);
    const other = laid('data-own', fill);
    expect(other).not.toBe(own);
    expect(existsSync(join(other, 'file'))).toBe(true);
    chmodSync(dirname(own), 0o700);
    expect(laid('data-own', fill)).toBe(own);
  },
);
