// What the package of the command does with its dataset, and with a drive: SQL, checks, fio.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { shellWord } from '../../datasets/tools/text/shell-word.ts';
import { root } from '../../site/build/tools.mjs';
import { query } from '../../site/duckdb/dataset-build.ts';
import { COMMANDS } from '../../site/terminal/table.ts';
import { exhaustive } from '../support/exhaustive.ts';
import { setMeta } from '../support/set-meta.ts';
import { tableOf } from '../support/test-tables.ts';
import { bash, here, installed, installForThisFile, json, lanewise, surroundings } from './installed-command.ts';
import { englishOn } from './terminal-english.ts';

installForThisFile();

const ENGINE = '@duckdb/node-api';
/** The package that a user installs beside this one. */
const installEngine = () => {
  mkdirSync(here('node_modules/@duckdb'), { recursive: true });
  symlinkSync(join(root, 'node_modules', ENGINE), here(`node_modules/${ENGINE}`));
};

describe('sql', () => {
  test('says how to install what it needs, and ends with 3', () => {
    expect(lanewise(['sql', 'SELECT 1'])).toMatchObject({
      stdout: '',
      status: 3,
      stderr: expect.stringContaining(`not installed: npm install ${ENGINE} in the folder`),
    });
    expect(lanewise(['sql', 'SELECT 1'], { env: { LANG: 'ru' } }).stderr).toContain('он не установлен: npm install');
  });

  test('loads no engine from the current folder or from above it', () => {
    const strange = here('strange/below');
    const engine = here(`strange/node_modules/${ENGINE}`);
    for (const folder of [strange, engine]) mkdirSync(folder, { recursive: true });
    writeFileSync(join(engine, 'index.js'), "require('node:fs').writeFileSync('ran', '');");
    const { status } = spawnSync(process.execPath, [installed('bin/lanewise.cjs'), 'sql', 'SELECT 1'], {
      cwd: strange,
      env: surroundings(),
    });
    expect([status, existsSync(join(strange, 'ran'))]).toEqual([3, false]);
  });

  describe('with DuckDB', () => {
    const COUNTS = 'SELECT link_kind, count(*) AS rows FROM measurements GROUP BY ALL ORDER BY ALL';
    beforeAll(() => {
      installEngine();
      // Makes the database, and says so.
      expect(lanewise(['sql', 'SELECT 1']).stderr).toBe('Making the database, once …\n');
    }, 120_000);

    test('answers from the tables of the site, as a table, CSV and JSON', async () => {
      const rows = await query(COUNTS);
      expect(json(['sql', COUNTS])).toEqual({ schema: 2, columns: ['link_kind', 'rows'], rows });
      const { stdout, stderr, status } = lanewise(['sql', COUNTS, '--csv']);
      expect([stderr, status]).toEqual(['', 0]);
      expect(stdout).toBe(`link_kind,rows\n${rows.map(({ link_kind, rows }) => `${link_kind},${rows}\n`).join('')}`);
      expect(lanewise(['sql', '-'], { input: COUNTS }).stdout).toMatch(/^link_kind +rows\n─+ +─+\n/);
      const tables =
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'main' ORDER BY ALL";
      expect(json(['sql', tables]).rows).toEqual(await query(tables));
      const sums = 'SELECT count(*) AS all, sum(ceiling_bytes_per_s) AS ceilings FROM predictions';
      expect(json(['sql', sums]).rows).toEqual(await query(sums));
    });

    test('cuts a table, and no CSV; a reader that leaves is no failure', () => {
      const long = 'SELECT range FROM range(100000)';
      const { stdout } = lanewise(['sql', long]);
      expect(stdout.split('\n').slice(-2)).toEqual(['The first 200 rows; --csv gives all.', '']);
      expect(lanewise(['sql', long, '--csv']).stdout.split('\n')).toHaveLength(100_002);
      const piped = bash(`set -o pipefail; lanewise sql '${long}' --csv | head -1; echo "$?"`);
      expect([piped.stdout, piped.stderr]).toEqual(['range\n0\n', '']);
    });

    test.each(tableOf<[string][]>(import.meta.filename, 'refused'))(
      '%s is refused by DuckDB, and ends with 1',
      (sql) => {
        const { stdout, stderr, status } = lanewise(['sql', sql]);
        expect([stdout, status]).toEqual(['', 1]);
        expect(stderr).toMatch(/Error: /);
        expect(stderr).not.toMatch(/^\s+at |root:/m);
      },
    );

    test.each(tableOf<[string][]>(import.meta.filename, 'statements'))('%s is no question, and ends with 2', (sql) => {
      expect(lanewise(['sql', sql])).toMatchObject({ stdout: '', status: 2 });
      expect(existsSync(here('out.csv')) || existsSync(here('other.db'))).toBe(false);
    });

    test('a database or a registry that was cut or emptied is made anew', () => {
      const cache = here('.cache/lanewise');
      const [data = ''] = readdirSync(cache).filter((name) => name.startsWith('data-'));
      const answers = () => lanewise(['sql', COUNTS, '--csv']).stdout;
      const whole = answers();
      for (const size of [0, 100_000]) {
        truncateSync(join(cache, data, 'lanewise.duckdb'), size);
        expect(answers()).toBe(whole);
      }
      rmSync(join(cache, data, 'datasets/registry'), { recursive: true });
      expect(answers()).toBe(whole);
      expect(existsSync(join(cache, data, 'datasets/registry'))).toBe(true);
    }, 120_000);

    // The database is made anew for it.
    test.runIf(exhaustive)('works where nothing can be kept, and leaves nothing', () => {
      const temporary = here('temporary');
      mkdirSync(temporary);
      const env = { XDG_CACHE_HOME: '/proc/none', TMPDIR: temporary };
      expect(lanewise(['sql', 'SELECT 1 AS one', '--csv'], { env }).stdout).toBe('one\n1\n');
      expect(readdirSync(temporary)).toEqual([]);
    });

    test('every example of its help can be typed', () => {
      const [command] = COMMANDS.filter(({ name }) => name === 'sql');
      for (const [typed] of command?.examples ?? [])
        expect(bash(`lanewise ${typed}`)).toMatchObject({ stderr: '', status: 0 });
    });
  });
});

test('check finds a set that repeats the figures of another one', () => {
  cpSync(join(root, 'datasets/sets/course-client-nvme'), here('copied-set'), { recursive: true });
  const { stdout, status } = lanewise(['check', 'copied-set']);
  expect(status).toBe(1);
  expect(stdout).toMatch(/LW412 .*the set course-client-nvme/);
  expect(stdout).toMatch(/^Compared with the \d+ sets of lanewise [\d.]+\. Sets added since/m);
  const sets = readdirSync(join(root, 'datasets/sets')).length;
  expect(json(['check', 'copied-set']).compared).toMatchObject({ sets });
});

describe.runIf(existsSync('/usr/bin/fio'))('bench', () => {
  const META = setMeta('SN770', 'drive', 'none');
  const SHORT = ['--size', '1m', '--runtime', '1'];
  const drive = () => here('drive');
  const fake = join(root, 'datasets/tools/bench/fake-fio.mjs');
  beforeAll(() => mkdirSync(drive()));

  test('measures with fio, writes a set that can be contributed, and removes its file', () => {
    const args = ['bench', 'drive', '--set', 'sets/mine', ...SHORT, ...META, '--yes'];
    const { stdout, stderr, status } = lanewise(args);
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toContain(`removed at the end: ${join(drive(), 'lanewise-bench.tmp')}`);
    expect(stdout).toContain(`Ready to contribute: ${here('sets/mine')}`);
    expect(readdirSync(drive())).toEqual([]);
    expect(readFileSync(here('sets/mine/results.csv'), 'utf8').trim().split('\n')).toHaveLength(7);
    expect(readdirSync(here('sets/mine/raw'))).toHaveLength(6);
    expect(lanewise(['check', 'sets/mine']).status).toBe(0);
    expect(lanewise(args)).toMatchObject({ status: 2, stdout: '' });
  }, 60_000);

  test('says as JSON what it wrote, or would run', () => {
    const args = ['bench', 'drive', ...SHORT];
    expect(json([...args, '--dry-run']).commands).toHaveLength(7);
    const others = ['--set', 'sets/other', '--yes', ...META, '--fio', fake];
    const { set, files } = json([...args, ...others]);
    expect(set).toBe(here('sets/other'));
    expect(files).toEqual(expect.arrayContaining(['raw', 'results.csv']));
  }, 60_000);

  const isRoot = process.getuid?.() === 0;
  /** Root may write everywhere, unless it gives that right up. */
  const by = isRoot ? ['setpriv', '--bounding-set=-dac_override'] : [];
  const isHeld = isRoot && spawnSync('setpriv', [...by.slice(1), 'true']).status !== 0;

  test.skipIf(isHeld)('a folder that nobody may write into is refused', () => {
    chmodSync(drive(), 0o555);
    const { stdout, stderr, status } = lanewise(['bench', 'drive', '--set', 'sets/closed'], { by });
    chmodSync(drive(), 0o755);
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toContain('cannot be written: choose a folder');
  });

  /** What a person on a terminal sees who types these one after the other, each once it is asked for. */
  async function typed(
    args: string[],
    answers: readonly (readonly [after: string, keys: string])[],
    env: Record<string, string> = {},
  ) {
    const command = [process.execPath, installed('bin/lanewise.cjs'), ...args].join(' ');
    const terminal = spawn('script', ['-qec', command, '/dev/null'], {
      cwd: here(''),
      env: { ...surroundings(), TERM: 'dumb', ...env },
    });
    let [seen, from] = ['', 0];
    const left = [...answers];
    terminal.stdout.on('data', (part) => {
      seen += part;
      const at = left[0] ? seen.indexOf(left[0][0], from) : -1;
      if (at < 0) return;
      from = at + 1;
      terminal.stdin.write(left.shift()?.[1] ?? '');
    });
    const [code] = await once(terminal, 'close');
    return { seen, code };
  }

  const CTRL_D = '\u0004';
  const CTRL_C = '\u0003';

  test.runIf(existsSync('/usr/bin/script'))(
    'asks on a terminal, and Ctrl+D loses no answer',
    async () => {
      const args = ['bench', 'drive', '--set', 'sets/typed', ...SHORT];
      const no = await typed(args, [['[y/N]', CTRL_D]]);
      expect(no.code).toBe(1);
      expect(no.seen).toContain('Nothing was run.');
      const some = await typed(args, [
        ['[y/N]', 'y\r'],
        ['contributor: ', 'A. Tester\r'],
        ['licence: ', CTRL_D],
      ]);
      expect(some.code).toBe(1);
      expect(some.seen).toContain('--meta "package.contributor=A. Tester"');
      expect(readdirSync(drive())).toEqual([]);
    },
    60_000,
  );

  const russian = { LANG: 'ru_RU.UTF-8' };

  test('measures in Russian without a word of English, and writes English', () => {
    const args = ['bench', 'drive', '--set', 'sets/russian', ...SHORT, ...META, '--yes'];
    const { stdout, stderr, status } = lanewise([...args, '--fio', fake], { env: russian });
    expect([stderr, status]).toEqual(['', 0]);
    expect(englishOn(stdout)).toEqual([]);
    expect(stdout).toMatch(/^1\/1 6\/6 randwrite-4k-qd32, 1 с: запись [\d\s,]+ [МГ]Б\/с, [\d\s]+ IOPS$/m);
    for (const name of readdirSync(here('sets/russian')).filter((item) => item !== 'raw'))
      expect(readFileSync(here(`sets/russian/${name}`), 'utf8')).not.toMatch(/[а-яё]/i);
    const missing = lanewise(['bench', 'drive', '--set', 'sets/asked', ...SHORT, '--yes'], { env: russian });
    expect(missing.status).toBe(1);
    expect(missing.stdout).toContain('package.licence=CC0-1.0   Идентификатор SPDX');
    expect(englishOn(missing.stdout + missing.stderr)).toEqual([]);
  }, 60_000);

  test.runIf(existsSync('/usr/bin/script'))(
    'asks in Russian on a terminal, and says in it what is wrong with an answer',
    async () => {
      const args = ['bench', 'drive', '--set', 'sets/spoken', ...SHORT];
      const { seen, code } = await typed(
        args,
        [
          ['[д/Н]', 'д\r'],
          ['contributor: ', '\r'],
          ['contributor: ', 'A. Tester\r'],
          ['licence: ', 'CC0 1.0\r'],
          ['licence: ', CTRL_D],
        ],
        russian,
      );
      expect(code).toBe(1);
      expect(seen).toContain('Кто измерял: имя, которое можно опубликовать.');
      expect(seen).toContain('здесь нужно значение');
      expect(seen).toContain('ожидается запись вида CC0-1.0');
      expect(seen).toContain('ответов больше нет');
      // The terminal repeats what is typed.
      expect(englishOn(seen.replace(/package\.\w+: .*/g, '').replaceAll('\r', ''))).toEqual([]);
    },
    60_000,
  );

  test.runIf(existsSync('/usr/bin/script'))(
    'Ctrl+C at a question measures nothing and writes nothing',
    async () => {
      const args = ['bench', 'drive', '--set', 'sets/stopped', ...SHORT, ...META.map(shellWord), '--yes'];
      const { seen, code } = await typed(args, [['(optional): ', CTRL_C]]);
      expect(code).toBe(1);
      expect(seen).toContain('no more answers');
      expect(seen).not.toContain('1/6');
      expect(readdirSync(drive())).toEqual([]);
      expect(existsSync(here('sets/stopped'))).toBe(false);
    },
    60_000,
  );

  const started = (...args: string[]) =>
    spawn(process.execPath, [installed('bin/lanewise.cjs'), 'bench', 'drive', ...args, '--yes'], {
      cwd: here(''),
      env: surroundings(),
    });

  test('a reader that leaves ends fio, leaves no file, and loses no output', async () => {
    const command = started('--set', 'sets/left', ...SHORT, ...META);
    await new Promise<void>((done) => {
      command.stdout.on('data', (part) => {
        if (String(part).includes('1/6')) done();
      });
    });
    // What is printed after the first workload finds nobody.
    command.stdout.destroy();
    expect(await once(command, 'exit')).toEqual([0, null]);
    expect(readdirSync(drive())).toEqual([]);
    expect(readdirSync(here('sets/left/raw'))).toEqual(['read-128k-qd32-1.json']);
  }, 60_000);

  test('an interruption keeps what was measured', async () => {
    const slow = here('slow-fio');
    // The second workload of fio never ends by itself.
    writeFileSync(
      slow,
      `#!/bin/sh\ncase "$*" in *--name=write-*) : > '${here('begun')}'; exec sleep 60;; esac\nexec /usr/bin/fio "$@"\n`,
    );
    chmodSync(slow, 0o755);
    const command = started('--set', 'sets/cut', ...SHORT, ...META, '--fio', './slow-fio');
    command.stdout.resume();
    const ended = once(command, 'exit');
    await expect.poll(() => existsSync(here('begun')), { timeout: 50_000 }).toBe(true);
    command.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(readdirSync(drive())).toEqual([]);
    expect(readFileSync(here('sets/cut/results.csv'), 'utf8')).toContain('read-128k-qd32');
  }, 60_000);
});
