// A set with one mistake of many kinds, and a copy of the tools to ask in a terminal about it.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SET = 'pcie-link-measurements';

/** What the cells of a row become, by the number of the line. */
const MISTAKES: Record<number, Record<string, string>> = {
  3: { bandwidth_bytes_per_s: '3500 MB/s' },
  6: { access: 'random' },
  8: { bandwidth_bytes_per_s: '"1,700,000,000"' },
  10: { run_id: 'no-such-run' },
  12: { direction: '<script>alert(1)</script>' },
  14: { duplex: '\u202eone_way' },
  16: { queue_depth: '99999999' },
};

export interface Broken {
  /** The folder to be dropped. */
  folder: string;
  remove(): void;
  /** What the terminal prints about it, or about another set. */
  terminal(command: 'check' | 'fix', set?: string): string;
  /** Adds a set: its files by their paths below datasets/sets. */
  add(files: Record<string, Uint8Array>): void;
}

/** What the command needs of the repository. */
const PARTS = ['datasets/generated', 'datasets/tools', 'datasets/schema', 'datasets/registry', 'calc-wasm/js'];

/** Puts everything below a new folder, so that the repository's own data stays as it is. */
export function brokenSet(): Broken {
  const root = mkdtempSync(join(tmpdir(), 'lanewise-'));
  for (const part of PARTS) cpSync(part, join(root, part), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  const folder = join(root, 'datasets/sets', SET);
  mkdirSync(join(root, 'datasets/sets'), { recursive: true });
  cpSync(join('datasets/sets', SET), folder, { recursive: true });
  const path = join(folder, 'results.csv');
  const [head = '', ...lines] = readFileSync(path, 'utf8').split('\n');
  const names = head.split(',');
  const edited = lines.map((line, index) => {
    const mistakes = Object.entries(MISTAKES[index + 2] ?? {});
    if (mistakes.length === 0) return line;
    // None of the columns that are changed stands behind a quoted cell.
    const cells = line.split(',');
    for (const [name, text] of mistakes) cells[names.indexOf(name)] = text;
    return cells.join(',');
  });
  writeFileSync(path, [head, ...edited].join('\n'));
  return {
    folder,
    add(files) {
      for (const [name, bytes] of Object.entries(files)) {
        const place = join(root, 'datasets/sets', name);
        mkdirSync(dirname(place), { recursive: true });
        writeFileSync(place, bytes);
      }
    },
    remove: () => rmSync(root, { recursive: true }),
    terminal(command, set = SET) {
      const args = ['datasets/tools/commands/cli.ts', command, `datasets/sets/${set}`];
      try {
        return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
      } catch (error) {
        // It exits with 1 where something has to be mended.
        return (error as { stdout: string }).stdout;
      }
    },
  };
}
