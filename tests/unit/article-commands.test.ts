// The commands that articles ask people to type, in both languages: shells read them, fio and jq take them where they are
// installed, and what is known to mislead is not among them.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../../site/build/tools.mjs';

interface Block {
  /** Article and line. */
  at: string;
  code: string;
}

const blocks: Block[] = globSync('content/articles/*/*.mdx', { cwd: root }).flatMap((path) => {
  const text = readFileSync(`${root}/${path}`, 'utf8');
  return [...text.matchAll(/^```(?:sh|bash)\n([\s\S]*?)^```/gm)].map(({ index, 1: code = '' }) => ({
    at: `${path}:${text.slice(0, index).split('\n').length}`,
    code,
  }));
});

const isThere = (tool: string): boolean => spawnSync(tool, ['--version']).status === 0;
const said = ({ status, stderr }: { status: number | null; stderr: string }): string =>
  status === 0 ? '' : stderr.trim();

/** Each command of a tool with what is put behind a backslash, as a list of words. */
const commandsOf = (tool: string, { code }: Block): string[] =>
  code
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .flatMap((line) => new RegExp(`(?:^|[;|&] *|sudo )(${tool} [^;|&]*)`).exec(line)?.[1] ?? []);

const fio = blocks.flatMap((block) =>
  commandsOf('fio', block).map((command) => ({ at: block.at, command: command.trim() })),
);

test('are in many articles', () => {
  expect(blocks.length).toBeGreaterThan(50);
  expect(fio.length).toBeGreaterThan(10);
});

test('are read by a shell', ({ skip }) => {
  skip(!isThere('bash'), 'there is no bash');
  // Words in angle brackets stand for something of the reader's.
  const wrong = blocks.flatMap(({ at, code }) => {
    const input = code.replaceAll(/<[\w… -]+>/g, 'something');
    const problem = said(spawnSync('bash', ['-n'], { input, encoding: 'utf8' }));
    return problem ? [`${at}: ${problem}`] : [];
  });
  expect(wrong).toEqual([]);
});

describe('of fio', () => {
  test('are taken by it', ({ skip }) => {
    skip(!isThere('fio'), 'fio is not installed here');
    const wrong = fio.flatMap(({ at, command }) => {
      // A variable of the loop around it.
      const words = command
        .replaceAll(/\$\{?\w+\}?/g, '1')
        .split(/\s+/)
        .slice(1);
      // What writes a file is left out.
      const args = words.filter((word) => /^--(?!output=)/.test(word));
      const problem = said(spawnSync('fio', ['--parse-only', ...args], { encoding: 'utf8' }));
      return problem ? [`${at}: ${command}: ${problem}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('queue only where the engine queues: libaio past the page cache, psync one by one', () => {
    const wrong = fio.filter(({ command }) => {
      const depth = Number(/--iodepth=(\d+)/.exec(command)?.[1] ?? 1);
      const isAhead = depth > 1 || /--iodepth=\$/.test(command);
      return isAhead && (!/--ioengine=(?:libaio|io_uring|windowsaio)/.test(command) || !/--direct=1/.test(command));
    });
    expect(wrong, 'a queue depth that fio does not reach').toEqual([]);
  });

  test('end: by a size or by a time', () => {
    const wrong = fio.filter(
      ({ command }) =>
        !/--(?:size|runtime|loops|io_size)=/.test(command) ||
        (/--time_based/.test(command) && !/--runtime=/.test(command)),
    );
    expect(wrong).toEqual([]);
  });
});

test('of jq are programs', ({ skip }) => {
  skip(!isThere('jq'), 'jq is not installed here');
  const wrong = blocks.flatMap(({ at, code }) =>
    [...code.matchAll(/\bjq\b[^'\n]*'([^']+)'/g)].flatMap(({ 0: whole, 1: program = '' }) => {
      const names = [...whole.matchAll(/--arg (\w+)/g)].flatMap(([, name = '']) => ['--arg', name, '1']);
      const problem = said(spawnSync('jq', ['-n', ...names, `def f: ${program}; empty`], { encoding: 'utf8' }));
      return problem ? [`${at}: ${problem}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('of this repository are scripts that it has', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const wrong = blocks.flatMap(({ at, code }) =>
    [...code.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].flatMap(([, name = '']) =>
      Object.hasOwn(scripts, name) ? [] : [`${at}: npm run ${name}`],
    ),
  );
  expect(wrong).toEqual([]);
});
