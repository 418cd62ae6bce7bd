// The package of the command as a user has it: what needs nothing beside it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'rolldown/utils';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalog } from '../../calc-wasm/js/declared.ts';
import { words as bench } from '../../datasets/tools/bench/help.words.ts';
import { words as data } from '../../datasets/tools/commands/help.words.ts';
import { optionsOf } from '../../datasets/tools/terminal/command.ts';
import { words as terminal } from '../../datasets/tools/terminal/words.ts';
import { root } from '../../site/build/tools.mjs';
import { size } from '../../site/common/chain-ranges-build.ts';
import { ranged } from '../../site/common/ranges-build.ts';
import { checkSize, LIMITS } from '../../site/release/command/pack.ts';
import { words as refusals } from '../../site/terminal/refusals.words.ts';
import { words as sql } from '../../site/terminal/sql.words.ts';
import { COMMANDS } from '../../site/terminal/table.ts';
import { words } from '../../site/terminal/words.ts';
import { setMeta } from '../support/set-meta.ts';
import { tableOf } from '../support/test-tables.ts';
import { bash, file, here, installed, installForThisFile, json, lanewise, surroundings } from './installed-command.ts';
import { englishOn } from './terminal-english.ts';

installForThisFile();

const QUESTION = '6x 8TB HDD on ASM1166 in pcie 3.0 x1';
const PRIVATE = join(root, 'datasets/tools/readers/fixtures/private.txt');
const NVME_LIST = join(root, 'datasets/tools/readers/fixtures/nvme-list-1.txt');
const FIO = join(root, 'datasets/tools/import/fixtures/fio-2.json');
const CHAIN = {
  parts: [
    { id: 'hba', kind: 'hba', link: 'pcie 2.0 x8', slot: 'pcie 2.0 x4', ports: 'sas 2' },
    { id: 'ssd', on: 'hba', count: 8, link: 'sata 3.0', read: '550 MB/s' },
  ],
} as const;

describe('the package', () => {
  test('cannot be published by accident', () => {
    const { dependencies, private: guard } = JSON.parse(readFileSync(installed('package.json'), 'utf8'));
    expect({ dependencies, guard }).toEqual({ dependencies: undefined, guard: true });
  });

  test('is refused where it has grown too large, in a sentence', () => {
    expect(() => checkSize({ packed: LIMITS.packed + 1e6, unpacked: 0 })).toThrow(
      /has 2\.35 MB packed without its dataset, more than 1\.35 MB: find what grew/,
    );
    expect(() => checkSize({ packed: 0, unpacked: LIMITS.unpacked + 1 })).toThrow(/unpacked/);
  });

  test('is started by its name, as npx does', () => {
    const { stdout, status } = spawnSync(here('node_modules/.bin/lanewise'), ['--version'], {
      cwd: here(''),
      encoding: 'utf8',
      env: surroundings(),
    });
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect([stdout, status]).toEqual([`${version}\n`, 0]);
  });

  test('keeps the code that it compiled, and does without what is damaged', () => {
    const kept = here('kept');
    const answer = () => lanewise(['diagnose', PRIVATE], { env: { XDG_CACHE_HOME: kept } });
    const files = () =>
      readdirSync(kept, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.includes('lanewise-diagnosis-'))
        .map((name) => join(kept, name));
    const first = answer();
    expect(files()).not.toEqual([]);
    for (const name of files()) writeFileSync(name, 'damaged');
    const { stdout, stderr, status } = answer();
    expect([stdout, stderr, status]).toEqual([first.stdout, first.stderr, first.status]);
    expect(files().map((name) => statSync(name).size > 1000)).toContain(true);
  });

  test('keeps and trusts no code where NODE_COMPILE_CACHE says', () => {
    const shared = here('shared');
    lanewise(['diagnose', PRIVATE], { env: { NODE_COMPILE_CACHE: shared } });
    const names = readdirSync(shared, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => name.includes('lanewise-'))).toEqual([]);
  });

  test('names no command of the repository', () => {
    for (const command of COMMANDS) expect(lanewise([command.name, '--help']).stdout).not.toMatch(/npm run/);
  });

  test('tells an old Node in a sentence, which Node 12 can read', () => {
    const code = readFileSync(installed('bin/lanewise.cjs'), 'utf8');
    const [old, today] = ['node12', 'esnext'].map((target) => transformSync('start.cjs', code, { target }).code);
    expect(old).toBe(today);
    const version = file('old.cjs', "Object.defineProperty(process.versions, 'node', { value: '22.11.0' });");
    const { stdout, stderr, status } = lanewise(['--version'], { node: ['--require', here(version)] });
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toBe('Node 22.11.0 is too old: lanewise needs 22.12 or newer, from https://nodejs.org/.\n');
  });
});

describe('ask', () => {
  test('answers a question in words and as JSON', () => {
    const { stdout, stderr, status } = lanewise(['ask', QUESTION]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^898.MB\/s for all 6 hard disks together, limited by the slot link/);
    expect(json(['ask', QUESTION])).toMatchObject({
      schema: 2,
      outcome: 'answer',
      unit: 'B/s',
      limited_by: { key: 'slot', text: 'slot link: PCIe 3.0 x1' },
    });
  });

  test('reads a board, a paste, and standard input', () => {
    expect(json(['ask', '-'], { input: '18TB in TiB' }).value).toBe(18e12);
    expect(json(['ask', '-'], { input: readFileSync(NVME_LIST, 'utf8') }).page).toBe('diagnose');
    const [[id, name]] = JSON.parse(readFileSync(installed('site/public/files/boards.json'), 'utf8'));
    expect(json(['ask', name]).page).toBe(`board:${id}`);
  });

  test('ends with 1 where it asks back or does not understand', () => {
    expect(lanewise(['ask', '8 nvme in x16 slot'])).toMatchObject({
      status: 1,
      stdout: 'Which PCIe generation is it?\n',
    });
    expect(lanewise(['ask', '<script>alert(1)</script>']).status).toBe(1);
  });

  test('is soon there: at most 25 times the start of Node itself', () => {
    const bare = () => {
      const started = performance.now();
      spawnSync(process.execPath, ['-e', '0'], { env: surroundings() });
      return performance.now() - started;
    };
    // In turns, so that what else the machine does slows both alike.
    const tries = Array.from({ length: 7 }, () => [bare(), lanewise(['ask', QUESTION]).took]);
    const [started = 0, asked = 0] = [0, 1].map((of) => Math.min(...tries.map((took) => took[of] ?? 0)));
    // Of 40 to 60 ms on a quiet machine: 1 to 1.5 s.
    expect(asked / started).toBeLessThan(25);
  });
});

describe('the calculators', () => {
  test('answer name=value and JSON alike, as the site does', () => {
    const pairs = json(['calc', 'pcie', 'generation=3.0', 'lanes=4', 'max-payload-size=256']);
    const inputs = { generation: '3.0', lanes: 4, max_payload_size: 256 };
    expect(pairs).toEqual({ schema: 2, ...ranged.calculate('pcie', inputs) });
    expect(json(['calc', 'pcie', JSON.stringify(inputs)])).toEqual(pairs);
    expect(json(['calc', 'pcie', '-'], { input: JSON.stringify(inputs) })).toEqual(pairs);
  });

  test('say the answer in words, and every output', () => {
    const { stdout, status } = lanewise(['calc', 'raid', 'level=raid6', 'drives=8x18TB']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^108.TB\nusable in RAID6, of 144.TB raw\n/);
    expect(stdout).toMatch(/^Raw capacity: 144.TB$/m);
  });

  test('are listed, and say what their inputs accept', () => {
    expect(json(['calc']).calculators.map(({ name }: { name: string }) => name)).toContain('zfs');
    expect(lanewise(['calc', 'pcie', '--help']).stdout).toContain('lanes: 1, 2, 4, 8');
    expect(lanewise(['calc', '--help']).stdout).toContain('pcie, nvme-queue');
  });

  test('refuse in a sentence, and as JSON', () => {
    const { stdout, stderr, status } = lanewise(['calc', 'pcie', 'lanes=3', '--json']);
    expect(status).toBe(1);
    expect(stderr).toContain('Lanes: “3” does not work here. Choose 1, 2, 4');
    expect(JSON.parse(stdout)).toMatchObject({ schema: 2, error: { input: 'lanes', value: '3' } });
  });
});

describe('chains', () => {
  const question = JSON.stringify({ chain: CHAIN });

  test('are sized from words, a file and standard input', () => {
    const { stdout, status } = lanewise(['sizer', question]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^1\.82.GB\/s read from all 8 drives together/);
    expect(stdout).toContain('The slot of the HBA is the limit.');
    const answer = { schema: 2, ...size({ chain: CHAIN as never }) };
    expect(json(['sizer', file('chain.json', question)])).toEqual(answer);
    expect(json(['sizer', '-'], { input: question })).toEqual(answer);
  });

  test('are refused by the name of the part, or of what is wrong with the question', () => {
    const wrong = { parts: [{ ...CHAIN.parts[0], link: 'pcie 9.0 x8' }, CHAIN.parts[1]] };
    const { stderr, status } = lanewise(['sizer', JSON.stringify({ chain: wrong })]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^hba: Link: “pcie 9\.0 x8” does not work here\. Choose a link/);
    expect(lanewise(['sizer', '{"chain":[1]}']).stderr).toMatch(/^chain: “\[1\]”/);
    expect(lanewise(['sizer', '{'])).toMatchObject({ status: 1, stdout: '' });
  });

  test('are planned', () => {
    const disks = { id: 'disk', count: 8, size: '12 TB', link: 'sata 3.0', read: '200 MB/s' };
    const wish = { usable: '40 TB', failures: 2, places: [{ parts: [disks] }] };
    const { stdout, status } = lanewise(['planner', JSON.stringify(wish)]);
    expect([status, stdout.split(':')[0]]).toEqual([0, 'RAID 6 of 6']);
    expect(json(['planner', JSON.stringify(wish)]).candidates[0]).toMatchObject({ level: 'raid6' });
    const hba = { ...CHAIN.parts[0], name: 'LSI 9211-8i' };
    const parts = [hba, { ...disks, on: 'hba' }];
    const { stdout: onCard } = lanewise([
      'planner',
      JSON.stringify({ ...wish, places: [{ parts: [{ ...disks, count: 4 }] }, { parts }] }),
    ]);
    expect(onCard).toMatch(/^ {2}places\[1\]: 6 × disk → SAS-2 port → LSI 9211-8i → PCIe 2\.0 x4 slot$/m);
    const more = JSON.stringify({ ...wish, usable: '400 TB' });
    expect(lanewise(['planner', more])).toMatchObject({ status: 1, stdout: 'Nothing fits\n' });
  });
});

describe('diagnose', () => {
  const input = readFileSync(PRIVATE, 'utf8');

  test('reads files and standard input, masked, and ends with 1 for a problem', () => {
    const { stdout, stderr, status } = lanewise(['diagnose', PRIVATE]);
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/^problem LD101: 0000:01:00\.0 runs at 8.GT\/s x2/m);
    expect(stdout).not.toMatch(/jane|orion/);
    expect(lanewise(['diagnose'], { input }).stdout).toBe(stdout);
    expect(lanewise(['diagnose', '-'], { input }).stdout).toBe(stdout);
  });

  test('prints facts and findings as JSON', () => {
    expect(json(['diagnose', PRIVATE])).toMatchObject({
      schema: 2,
      verdict: expect.any(String),
      findings: expect.arrayContaining([expect.objectContaining({ id: 'LD101' })]),
    });
  });
});

describe.runIf(process.platform === 'linux')('diagnose --collect', () => {
  /** Tools of this name alone, so that no test asks this machine for anything. */
  function withTools(): Record<string, string> {
    const tools = here('tools');
    mkdirSync(tools, { recursive: true });
    const tool = (name: string, script: string) => {
      writeFileSync(join(tools, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(tools, name), 0o755);
    };
    tool('lspci', `[ "$1" = -vv ] && /bin/cat '${PRIVATE}'`);
    tool('dmesg', 'echo "dmesg: Operation not permitted" >&2; exit 1');
    for (const name of ['cat', 'lsblk', 'lsusb', 'zpool', 'nvme', 'smartctl']) tool(name, 'exit 0');
    return { PATH: tools };
  }

  test('lists its commands, and runs none of them unasked', () => {
    const { stdout, stderr, status } = lanewise(['diagnose', '--collect', '--output', 'no.txt'], { env: withTools() });
    expect(status).toBe(2);
    expect(stdout).toMatch(/^ {2}lspci -vv$/m);
    expect(stderr).toContain('nothing was run: add --yes');
    expect(existsSync(here('no.txt'))).toBe(false);
  });

  test('writes what they print, masked, into a new file that the diagnosis reads', () => {
    const env = withTools();
    const { stdout, status } = lanewise(['diagnose', '--collect', '--yes', '--output', 'all.txt'], { env });
    expect(status).toBe(0);
    expect(stdout).toContain('dmesg: dmesg: Operation not permitted\nRun it with sudo');
    expect(stdout).toContain(`Written: ${here('all.txt')}`);
    const text = readFileSync(here('all.txt'), 'utf8');
    expect(text).toMatch(/^\$ lspci -vv\n/);
    expect(text).not.toMatch(/jane|orion|WCC7K0ABCDEF/);
    expect(lanewise(['diagnose', 'all.txt']).stdout).toContain('problem LD101');
    const again = lanewise(['diagnose', '--collect', '--yes', '--output', 'all.txt'], { env });
    expect(again).toMatchObject({ status: 2, stdout: '' });
    expect(again.stderr).toMatch(/all\.txt exists: choose another name/);
    expect(readFileSync(here('all.txt'), 'utf8')).toBe(text);
  });

  test('says as JSON what it did', () => {
    const said = json(['diagnose', '--collect', '--yes'], { env: withTools() });
    expect(said).toMatchObject({ schema: 2, file: expect.stringMatching(/lanewise-.+\.txt$/) });
    expect(said.commands).toContain('lspci -vv');
    expect(readFileSync(said.file, 'utf8')).toContain('$ lspci -vv');
  });
});

describe('sets', () => {
  const META = setMeta('SN770', 'drive', 'pcie');

  test('measurements are read, one file or a folder', () => {
    expect(lanewise(['import', 'auto', FIO]).stdout).toMatch(/^fio-2\.json:4 fio seqread read: /);
    mkdirSync(here('runs'));
    writeFileSync(here('runs/one.json'), readFileSync(FIO));
    const { stdout, stderr, status } = lanewise(['import', 'auto', 'runs', '--json']);
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ schema: 2, measurements: [{ file: 'one.json' }] });
  });

  test('a set is written where it was asked for, checked and fixed', () => {
    const { stdout, status } = lanewise(['import', 'fio', FIO, '--set', 'sets/mine', ...META]);
    expect([status, stdout]).toEqual([0, expect.stringContaining('written: sets/mine/ (')]);
    const runs = join(here('sets/mine'), 'runs.csv');
    writeFileSync(runs, readFileSync(runs, 'utf8').replace(',pcie,', ',PCIe,'));
    const { findings, schema } = json(['check', 'sets/mine']);
    expect([schema, findings]).toEqual([
      2,
      expect.arrayContaining([expect.objectContaining({ level: 'error', file: 'sets/mine/runs.csv' })]),
    ]);
    const found = lanewise(['check', 'sets/mine/runs.csv']);
    expect(found.status).toBe(1);
    expect(found.stdout).toContain('can be fixed by: lanewise fix');
    expect(lanewise(['fix', 'sets/mine']).status).toBe(0);
    expect(readFileSync(runs, 'utf8')).toContain(',pcie,');
    expect(lanewise(['check', 'sets/mine']).status).toBe(0);
  });

  test('a set that exists is left alone, and what is missing is listed', () => {
    const { stderr, status } = lanewise(['import', 'fio', FIO, '--set', 'sets/mine', ...META]);
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('mine exists: choose another name for the set, or give --replace'),
    ]);
    const asked = lanewise(['import', 'fio', FIO, '--set', 'sets/other', '--json']);
    expect(asked.status).toBe(1);
    expect(JSON.parse(asked.stdout)).toEqual({ schema: 2, set: here('sets/other'), files: [] });
    expect(asked.stderr).toContain('--meta targets.kind=drive');
    expect(existsSync(here('sets/other'))).toBe(false);
  });
});

describe('JSON', () => {
  const chain = JSON.stringify({ chain: CHAIN });
  const disk = { id: 'd', count: 8, size: '12 TB', link: 'sata 3.0', read: '200 MB/s' };
  const plan = JSON.stringify({ usable: '40 TB', places: [{ parts: [disk] }] });
  const set = join(root, 'datasets/sets/smith-wd1600aajs-stripe');

  test.each([
    ['ask', [QUESTION]],
    ['ask', ['8 nvme in x16 slot']],
    ['calc', []],
    ['calc', ['pcie']],
    ['calc', ['raid']],
    ['sizer', [chain]],
    ['planner', [plan]],
    ['diagnose', [PRIVATE]],
    ['diagnose', ['--mask', PRIVATE]],
    ['import', ['auto', FIO]],
    ['bench', ['.', '--dry-run']],
    ['check', [set]],
  ])('of %s %j holds what the help says, and no more', (name, words) => {
    const command = COMMANDS.find((item) => item.name === name);
    const text = Object.entries(command?.members ?? {})
      .flat()
      .join(' ');
    const declared = catalog.flatMap(({ outputs }) => outputs.map((output) => output.name));
    const { schema, ...rest } = json([name, ...words]);
    expect(schema).toBe(2);
    const unsaid = Object.keys(rest).filter((member) => !new RegExp(`\\b${member}\\b`).test(text));
    expect(unsaid.filter((member) => name !== 'calc' || !declared.includes(member))).toEqual([]);
  });

  test('members are listed in the help and the README', () => {
    const readme = readFileSync(installed('README.md'), 'utf8');
    for (const { name, members } of COMMANDS) {
      const help = lanewise([name, '--help']).stdout;
      for (const [member, what] of Object.entries(members)) {
        expect(help).toContain(`  ${member} `);
        expect(readme).toContain(`- \`${member}\`: ${what}`);
      }
    }
  });
});

describe('languages', () => {
  const russian = { env: { LANG: 'ru_RU.UTF-8' } };

  test('help is Russian, too, to the last word', () => {
    const all = [lanewise(['--help'], russian).stdout];
    for (const { name } of COMMANDS) all.push(lanewise([name, '--help'], russian).stdout);
    const english = [
      words,
      ...Object.values(words),
      bench,
      data,
      ...Object.values(data),
      terminal,
      refusals,
      sql,
    ].flatMap((item) =>
      typeof item === 'object' ? Object.values(item).filter((text) => typeof text === 'string') : [],
    );
    for (const text of all) {
      expect(text).toMatch(/[а-яё]{4}/);
      for (const item of english.filter((sentence) => sentence.split(' ').length > 3)) expect(text).not.toContain(item);
    }
    expect(lanewise(['ask', '--help'], russian).stdout).toMatch(/2 — команда\s+неверна/);
  });

  test('Russian stands where the locale says so, without marks of the pages', () => {
    const { stdout } = lanewise(['ask', QUESTION], russian);
    expect(stdout).toMatch(/^6 жёстких дисков вместе: 898.МБ\/с; узкое место — слот/);
    expect(stdout).not.toMatch(/[\u2060\ue000-\uf8ff]|\\u\{/);
    expect(lanewise(['diagnose', PRIVATE], russian).stdout).toContain('Исправление: ');
    expect(lanewise(['calc', 'pcie', 'lanes=3'], russian).stderr).toContain('Выберите 1, 2, 4');
    expect(lanewise(['sizer', JSON.stringify({ chain: CHAIN })], russian).stdout).toMatch(/ГБ\/с/);
  });

  const META = setMeta('SN770', 'array', 'pcie');

  test.each([
    ['lists measurements', [FIO]],
    ['lists what is left out', [join(root, 'datasets/tools/import/fixtures/fio-error.json')]],
    ['lists what is missing', [FIO, '--set', 'no-set']],
    ['says what is wrong with a value', [FIO, '--set', 'no-set', ...META, '--meta', 'a=1']],
    ['writes a set', [FIO, '--set', 'russian-set', ...META]],
    ['refuses a file', [FIO, '--meta-file', 'package.json', '--meta-file', 'no-file']],
    ['refuses a pattern', ['*.none']],
  ])('import %s in Russian without a word of English', (_, args) => {
    const { stdout, stderr } = lanewise(['import', 'auto', ...args], russian);
    const text = stdout + stderr;
    expect(text).toMatch(/[а-яё]{4}/);
    expect(englishOn(text.replaceAll(/SN770|A\. Tester|fio full/g, ''))).toEqual([]);
  });

  test('import asks for columns in the words of the site', () => {
    const { stdout } = lanewise(['import', 'auto', FIO, '--set', 'no-set'], russian);
    expect(stdout).toMatch(/--meta runs\.link_kind=pcie {3}Соединение, через которое шли данные/);
  });

  test('a set is the same in every language', () => {
    const files = ['en', 'ru'].map((tag) => {
      const set = `${tag}/same-set`;
      const { status } = lanewise(['import', 'auto', FIO, '--set', set, ...META], { env: { LANG: tag } });
      expect(status).toBe(0);
      return readdirSync(here(set)).map((name) => [name, readFileSync(here(join(set, name)), 'utf8')]);
    });
    expect(files[1]).toEqual(files[0]);
  });

  test('LC_ALL comes before LC_MESSAGES, and that before LANG', () => {
    const isRussian = (env: Record<string, string>) =>
      /[а-яё]/i.test(lanewise(['ask', '18TB in TiB', '--json'], { env }).stdout);
    expect(isRussian({ LC_MESSAGES: 'ru', LANG: 'C' })).toBe(true);
    expect(isRussian({ LC_ALL: 'C', LC_MESSAGES: 'ru', LANG: 'ru' })).toBe(false);
    expect(isRussian({ LC_ALL: '', LANG: 'de_DE.UTF-8' })).toBe(false);
  });
});

describe('bad input', () => {
  beforeAll(() => {
    file('empty.txt', '');
    file('large.txt', 'x');
    file('empty-meta.json', '{}');
    const names = Array.from({ length: 400_000 }, (_, index) => [`n${index}`, 1]);
    file('names.json', JSON.stringify(Object.fromEntries(names)));
    truncateSync(here('large.txt'), 129 * 1024 * 1024);
    mkdirSync(here('work'));
    file('work/results.csv', 'of something else');
  });

  const wrong = tableOf<[string[], string][]>(import.meta.filename, 'wrong');
  const typed = wrong.map(
    ([args, sentence]) => [args.map((word) => (word === '«fio»' ? FIO : word)), sentence] as const,
  );

  test.each(typed)('%j ends with 2 and a sentence, in Russian, too', (args, sentence) => {
    const { stdout, stderr, status } = lanewise(args);
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
    const russian = lanewise(args, { env: { LANG: 'ru_RU.UTF-8' } });
    expect([russian.stdout, russian.status]).toEqual(['', 2]);
    for (const line of russian.stderr.split('\n').filter(Boolean)) {
      expect(line).toMatch(/[а-яё]{3}/);
      expect(line).not.toMatch(/\b(?:is|there|expected|choose)\b/);
    }
  });

  test('a pipe that nobody writes to is said to be waited for', async () => {
    spawnSync('mkfifo', [here('pipe')]);
    const args = [installed('bin/lanewise.cjs'), 'diagnose', 'pipe'];
    const run = spawn(process.execPath, args, { cwd: here(''), env: surroundings() });
    const [said] = await once(run.stderr, 'data');
    run.kill('SIGKILL');
    expect(String(said)).toContain('Waiting for pipe');
  });

  test('escapes of a file are spelled out, in text, in JSON and masked', () => {
    const evil = '\x1b]0;x\x07\u009b31m\u202e';
    const report = readFileSync(join(root, 'datasets/tools/import/fixtures/fio-randread.json'), 'utf8');
    const [name = ''] = /"jobname" : "[^"]*"/.exec(report) ?? [];
    file('evil.json', report.replace(name, `"jobname" : ${JSON.stringify(evil)}`));
    file('evil.txt', `$ lspci\n${evil}\r\n`);
    for (const [args, shown] of [
      [['import', 'auto', 'evil.json'], '\\u{1b}'],
      [['import', 'auto', 'evil.json', '--json'], '\\u009b'],
      [['diagnose', '--mask', 'evil.txt'], '\\u{9b}'],
      [['diagnose', '--mask', 'evil.txt', '--json'], '\\u202e'],
    ] as const) {
      const { stdout, stderr } = lanewise([...args]);
      expect(stdout).toContain(shown);
      expect((stdout + stderr).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
    expect(json(['diagnose', '--mask', 'evil.txt']).text).toContain(evil);
  });

  test('a folder that is no set keeps its files', () => {
    lanewise(['import', 'fio', FIO, '--set', 'work', '--replace', '--meta', 'package.licence=MIT']);
    expect(readFileSync(here('work/results.csv'), 'utf8')).toBe('of something else');
  });

  test('a misspelt name of a question is said as one', () =>
    expect(lanewise(['sizer', '{"chian":{"parts":[]}}']).stderr).toContain('unknown input'));

  test.each([
    ['ask', '\u001b[2J\u0000 8x HDD \u202e'],
    ['diagnose', '\u001b]0;title\u0007 01:00.0 LnkSta: Speed 99GT/s, Width x99'],
    ['sizer', `{"chain":${'['.repeat(50_000)}`],
    ['planner', '{"places":[{"parts":[{"id":"__proto__","on":"__proto__"}]}]}'],
    ['sizer', '{"chain":{"parts":[{"id":"d","name":"\\u001b[2J","link":"sata 3.0"}]}}'],
    ['sizer', '{"chain":{"parts":[{"id":"d","link":"\\u001b[2J"}]}}'],
  ])('%s answers hostile text without a crash or a sign for the terminal', (name, input) => {
    const { stdout, stderr, status } = lanewise([name, '-'], { input });
    expect([0, 1]).toContain(status);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be printed.
    expect(stdout + stderr).not.toMatch(/[\u0000\u0007\u001b\u202e]|^\s+at /m);
  });
});

describe('in a shell', () => {
  test('a full disk behind it is said', () => {
    const { stderr, status } = bash('lanewise calc pcie > /dev/full');
    expect([status, stderr]).toEqual([2, 'what is printed cannot be written: there is no room left\n']);
  });

  test('a closed pipe ends it quietly', () => {
    const { stdout, stderr } = bash('set -o pipefail; lanewise calc --json | head -1; echo "$?"');
    expect([stdout, stderr]).toEqual(['{\n0\n', '']);
  });

  test('nothing is bold outside a terminal', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the sign that begins a colour.
    expect(lanewise(['ask', QUESTION], { env: { FORCE_COLOR: '1' } }).stdout).not.toMatch(/\u001b/);
  });

  test('help and README say every command with its examples', () => {
    const { stdout, status } = lanewise(['--help']);
    expect(status).toBe(0);
    for (const command of COMMANDS) {
      expect(stdout).toContain(`  ${command.name} `);
      const own = lanewise([command.name, '--help']).stdout;
      for (const { name } of optionsOf(command)) expect(own).toContain(`--${name}`);
      for (const [typed] of command.examples) {
        expect(own).toContain(`lanewise ${typed}`);
        expect(readFileSync(installed('README.md'), 'utf8')).toContain(`npx lanewise ${typed}`);
      }
    }
  });

  test('every example of the help can be typed', () => {
    const given: Record<string, string> = { 'lspci.txt': PRIVATE, 'dmesg.txt': PRIVATE, 'fio.json': FIO };
    for (const [name, from] of Object.entries(given)) file(name, readFileSync(from, 'utf8'));
    file('chain.json', JSON.stringify({ chain: CHAIN }));
    const examples = COMMANDS.flatMap(({ examples: own }) => own.map(([typed]) => typed)).filter(
      // These write, and are tried above; sql needs what is not installed here.
      (typed) => !/--collect|--set|^(?:check|fix) /.test(typed) && !typed.startsWith('sql '),
    );
    for (const typed of examples) {
      const { stderr, status } = bash(`lanewise ${typed}`);
      expect([typed, stderr, status]).toEqual([typed, '', typed.startsWith('diagnose l') ? 1 : 0]);
    }
  });
});
