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

/**
 * What a command of bash says of each "$text", its lines as "$@", that it refuses; nothing of the others. One shell asks
 * for all, and once for each that differs: an article repeats its commands in each language.
 */
function refusals(command: string, texts: readonly string[]): string[] {
  const different = [...new Set(texts)];
  const ask = `message=$(${command} 2>&1 >/dev/null) && message= || message=\${message:-refused}`;
  const each = `mapfile -t lines <<< "$text"; set -- "\${lines[@]}"; ${ask}; printf '%s\\0' "$message"`;
  const { stdout } = spawnSync('bash', ['-c', `while IFS= read -r -d '' text; do ${each}; done`], {
    input: different.map((text) => `${text}\0`).join(''),
    encoding: 'utf8',
  });
  const answers = stdout.split('\0').slice(0, -1);
  return texts.map((text) => answers[different.indexOf(text)] ?? 'not asked');
}

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
  const messages = refusals('bash -n <<< "$text"', [
    'if',
    ...blocks.map(({ code }) => code.replaceAll(/<[\w… -]+>/g, 'something')),
  ]);
  const [ofFault, ...ofBlocks] = messages;
  expect(ofFault, 'a fault is found').toContain('syntax error');
  expect(blocks.flatMap(({ at }, index) => (ofBlocks[index] ? [`${at}: ${ofBlocks[index]}`] : []))).toEqual([]);
});

describe('of fio', () => {
  test('are taken by it', ({ skip }) => {
    skip(!isThere('fio'), 'fio is not installed here');
    const messages = refusals('fio --parse-only "$@"', [
      '--no-such-option=1',
      ...fio.map(({ command }) =>
        command
          // A variable of the loop around it.
          .replaceAll(/\$\{?\w+\}?/g, '1')
          .split(/\s+/)
          // What writes a file is left out.
          .filter((word) => /^--(?!output=)/.test(word))
          .join('\n'),
      ),
    ]);
    const [ofFault, ...ofCommands] = messages;
    expect(ofFault, 'a fault is found').not.toBe('');
    expect(
      fio.flatMap(({ at, command }, index) => (ofCommands[index] ? [`${at}: ${command}: ${ofCommands[index]}`] : [])),
    ).toEqual([]);
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
  const programs = blocks.flatMap(({ at, code }) =>
    [...code.matchAll(/\bjq\b[^'\n]*'([^']+)'/g)].map(({ 0: whole, 1: program = '' }) => {
      const names = [...whole.matchAll(/--arg (\w+)/g)].flatMap(([, name = '']) => ['--arg', name, '1']);
      return { at, args: ['-n', ...names, `def f: ${program.replaceAll('\n', ' ')}; empty`] };
    }),
  );
  const [ofFault, ...ofPrograms] = refusals('jq "$@"', ['-n\n[', ...programs.map(({ args }) => args.join('\n'))]);
  expect(ofFault, 'a fault is found').not.toBe('');
  expect(programs.flatMap(({ at }, index) => (ofPrograms[index] ? [`${at}: ${ofPrograms[index]}`] : []))).toEqual([]);
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
