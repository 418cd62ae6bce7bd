// What the command keeps in the user's cache: made once, and taken away when no version asks for it any more.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { laid } from '../../site/terminal/extracted-cache.ts';

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
    const [old, recent] = [laid('data-000000000000', fill), laid('data-111111111111', fill)];
    aged(old, 31);
    aged(recent, 29);
    // Nothing new is made, nothing is looked for.
    expect(laid('data-111111111111', () => expect.unreachable())).toBe(recent);
    expect(existsSync(old)).toBe(true);
    const own = laid('data-222222222222', fill);
    expect([old, recent, own].map((folder) => existsSync(folder))).toEqual([false, true, true]);
    expect(laid('data-000000000000', fill)).toBe(old);
  },
);

// macOS names the folder itself, which is the user's own: a test writes nothing there.
test.skipIf(process.platform === 'darwin')('what the command has not made stays, however old', () => {
  const own = laid('data-444444444444', fill);
  const others = ['notes', 'data-mine', 'src', 'new-chapter', 'codes'].map((name) => join(dirname(own), name));
  for (const folder of others) {
    mkdirSync(folder);
    aged(folder, 400);
  }
  laid('data-555555555555', fill);
  expect(others.filter((folder) => !existsSync(folder))).toEqual([]);
});

test.each(['cut', 'emptied', 'removed'])('a folder whose file was %s is made anew', (how) => {
  const file = join(laid('data-666666666666', fill), 'file');
  if (how === 'removed') rmSync(file);
  else truncateSync(file, how === 'cut' ? 3 : 0);
  expect(readFileSync(join(laid('data-666666666666', fill), 'file'), 'utf8')).toBe('content');
});

test.runIf(process.platform === 'linux')('a relative XDG_CACHE_HOME is ignored', () => {
  vi.stubEnv('XDG_CACHE_HOME', 'src');
  vi.stubEnv('HOME', caches);
  expect(laid('data-777777777777', fill)).toBe(join(caches, '.cache/lanewise/data-777777777777'));
  expect(existsSync('src/lanewise')).toBe(false);
});

// Windows has no such modes, and on macOS the folder cannot be moved for a test.
test.skipIf(process.platform === 'win32' || process.platform === 'darwin')(
  'what lies where others may write is not trusted: it is made anew, elsewhere',
  () => {
    const own = laid('data-333333333333', fill);
    chmodSync(dirname(own), 0o777);
    const other = laid('data-333333333333', fill);
    expect(other).not.toBe(own);
    expect(existsSync(join(other, 'file'))).toBe(true);
    chmodSync(dirname(own), 0o700);
    expect(laid('data-333333333333', fill)).toBe(own);
  },
);
