// How long somebody waits for `lanewise diagnose`, packed as people install it: whole processes, from their start to their
// end. The first of each kind keeps its compiled code, and does not count.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pack } from '../command/pack.ts';
import { mixed } from './mixed.ts';
import { head, median, milliseconds, report } from './report.ts';

const TURNS = 15;
const SHORT = 5_000;

export async function run(named: string[]): Promise<void> {
  const { text, outputs } = mixed(named);
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-diagnosing-'));
  const file = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  try {
    await pack(folder);
    const start = join(folder, 'lanewise/bin/lanewise.cjs');
    const [long, short] = [file('long.txt', text), file('short.txt', text.slice(0, SHORT))];
    const kinds: [name: string, args: string[], goal?: number][] = [
      ['Node alone', ['--eval', '0']],
      ['the version', [start, '--version']],
      ['diagnose 5 kB', [start, 'diagnose', short]],
      [`diagnose 1 MB of ${outputs} outputs, mixed`, [start, 'diagnose', long], 0.3],
      ['the same as JSON', [start, 'diagnose', '--json', long]],
      ['the same masked', [start, 'diagnose', '--mask', long]],
    ];
    const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'code') };
    const seconds = (args: string[]): number => {
      const started = performance.now();
      spawnSync(process.execPath, args, { env, stdio: 'ignore' });
      return (performance.now() - started) / 1000;
    };
    for (const [, args] of kinds) seconds(args);
    // In turns, so that what else the machine does slows all of them alike.
    const turns = Array.from({ length: TURNS }, () => kinds.map(([, args]) => seconds(args)));
    head();
    for (const [kind, [name, , goal]] of kinds.entries()) {
      const took = turns.map((turn) => turn[kind] ?? Number.NaN);
      report(`${name} (median of ${TURNS})`, median(took), milliseconds, goal);
      report(`${name} (least)`, Math.min(...took), milliseconds, goal);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
