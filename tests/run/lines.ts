// Lines of code by room, held to the budgets in package.json: a change that needs more lines pays for them in its room,
// or raises the budget and says in its commit why the room is worth more. `npm run lines` prints all rooms, `--write`
// sets each budget to what the room has today.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../site/build/tools.mjs';

const CODE = /\.(?:ts|mjs|cjs|js|rs|astro|css|cu|py|sh)$/;
const GENERATED = /(?:^|\/)generated(?:\/|\.ts$)|^calc-wasm\/frozen\//;
const TEST = /^tests\/|^calc-wasm\/tests\/|\.test\.ts$|(?:^|[/-])testing\.ts$|\/fixtures\//;

export type Kind = 'product' | 'tests' | 'generated';

export const kindOf = (path: string): Kind =>
  GENERATED.test(path) ? 'generated' : TEST.test(path) ? 'tests' : 'product';

/** Where a file counts: `site/sizer`, `datasets/tools/check`, `tests/unit`, `calc-wasm/src`; `.` at the top. */
export function roomOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, path.startsWith('datasets/tools/') ? 3 : 2).join('/') || '.';
}

export type Lines = Readonly<Record<Kind, number>>;

/** Lines of each room, by path. @param read Gives the text of a file. */
export function linesByRoom(paths: readonly string[], read: (path: string) => string): Map<string, Lines> {
  const rooms = Map.groupBy(
    paths.filter((path) => CODE.test(path)),
    roomOf,
  );
  const count = (text: string): number => text.split('\n').length - 1;
  return new Map(
    [...rooms].map(([room, files]) => {
      const lines = { product: 0, tests: 0, generated: 0 };
      for (const file of files) lines[kindOf(file)] += count(read(file));
      return [room, lines];
    }),
  );
}

/** A sentence for each room that has more hand-written lines than its budget, and for each without one. */
export function overBudget(rooms: ReadonlyMap<string, Lines>, budgets: Readonly<Record<string, number>>): string[] {
  return [...rooms].flatMap(([room, { product, tests }]) => {
    const budget = budgets[room] ?? 0;
    const lines = product + tests;
    if (lines <= budget) return [];
    return [`${room} has ${lines} lines, ${lines - budget} over its budget: cut, or raise "lines" in package.json`];
  });
}

if (import.meta.main) {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const rooms = linesByRoom(stdout.split('\n').filter(Boolean), (path) => {
    try {
      return readFileSync(join(root, path), 'utf8');
    } catch {
      // Deleted, and not yet committed.
      return '';
    }
  });
  const file = join(root, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  if (process.argv.includes('--write')) {
    manifest.lines = Object.fromEntries(
      [...rooms].map(([room, { product, tests }]) => [room, product + tests] as const).filter(([, lines]) => lines > 0),
    );
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  } else if (process.argv.includes('--check')) {
    const over = overBudget(rooms, manifest.lines);
    for (const item of over) console.error(item);
    if (over.length > 0) process.exitCode = 1;
  } else {
    const sums = { product: 0, tests: 0, generated: 0 };
    for (const [room, lines] of [...rooms].sort()) {
      for (const kind of Object.keys(sums) as Kind[]) sums[kind] += lines[kind];
      console.log(
        `${room.padEnd(28)} ${Object.entries(lines)
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => `${kind} ${count}`)
          .join(', ')}`,
      );
    }
    const all = Object.values(sums).reduce((sum, count) => sum + count, 0);
    console.log(`\nproduct ${sums.product}, tests ${sums.tests}, generated ${sums.generated}: ${all}`);
  }
}
