// Causes by what was read: for every rule, and for machines that are put together here.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { diagnose } from '../answer/diagnosis.ts';
import { examples } from '../examples/examples.ts';
import { rules } from './catalog.ts';
import type { Candidate, Finding } from './finding.ts';
import { weighed } from './weighed.ts';

interface Table {
  outputs: Readonly<Record<string, readonly string[]>>;
  said: Readonly<Record<string, readonly (readonly string[])[]>>;
  ports: Readonly<Record<string, readonly (readonly string[])[]>>;
  neutral: readonly string[];
  cases: readonly {
    name: string;
    lines: string;
    id: string;
    first?: string;
    says?: string;
    not?: string;
    signs?: number;
  }[];
  told: readonly { line: string; for: Readonly<Record<string, string>> }[];
  signs: Readonly<Record<string, string>>;
  pool: string;
}
const table: Table = parse(readFileSync(new URL('evidence.test.yaml', import.meta.url), 'utf8'));

const findingsIn = (text: string): Finding[] => diagnose('paste', text).machines.flatMap((machine) => machine.findings);
const findingOf = (text: string, id: string): Finding | undefined => findingsIn(text).find((item) => item.id === id);

const candidate = (message: string, known: Partial<Candidate>): Candidate => ({
  name: message,
  message,
  check: 'c',
  fix: 'f',
  ...known,
});

test('no cause is shown that was refuted, and those with more signs come first', () => {
  for (let seed = 0; seed < 3 ** 5; seed++) {
    const given = Array.from({ length: 5 }, (_, place) => {
      const digit = Math.floor(seed / 3 ** place) % 3;
      return candidate(`${place}`, { isRefuted: digit === 2, signs: digit === 1 ? ['seen'] : [] });
    });
    const shown = weighed(given, ['0', '1', '2', '3', '4']);
    const wanted = given.filter(({ isRefuted }) => !isRefuted);
    expect(shown.map(({ message }) => message).sort()).toEqual(wanted.map(({ message }) => message).sort());
    const signs = shown.map((cause) => cause.signs?.length ?? 0);
    expect(signs).toEqual(signs.toSorted((a, b) => b - a));
  }
});

test('a check whose output was read is left out', () =>
  expect(weighed([candidate('a', { isChecked: true })], ['a'])[0]).not.toHaveProperty('check'));

const names = Object.keys(table.outputs);

/** What each finding says of its causes, of a paste of some of the outputs. */
function causesOf(chosen: readonly string[]): Map<string, string[]> {
  const text = chosen.flatMap((name) => [...(table.outputs[name] ?? []), '']).join('\n');
  return new Map(findingsIn(text).map(({ id, causes }) => [id, causes.map(({ message }) => message)]));
}

const FAILING = /failing|bad sectors/;

test('the drive is not blamed where SMART counts no bad sector, and is where the log names its medium', () => {
  for (const id of ['LD405', 'LD407']) {
    const output = id === 'LD405' ? 'failed' : 'iostat';
    expect(causesOf(['names', output]).get(id)?.join()).toMatch(FAILING);
    expect(causesOf(['names', output, 'sound']).get(id)?.join()).not.toMatch(FAILING);
    expect(causesOf(['names', output, 'medium']).get(id)?.[0]).toMatch(FAILING);
    expect(causesOf(['names', output, 'sound', 'medium']).get(id)?.[0]).toMatch(FAILING);
  }
  expect(causesOf(['names', 'failed', 'crc']).get('LD405')?.[0]).toMatch(/cable/);
});

test('an output that speaks for nothing brings no refuted cause back, in any order', () => {
  const neutral = ['names', 'crc', 'iostat'];
  for (const first of ['failed', 'iostat']) {
    for (const more of neutral.flatMap((item) => [[item], ...neutral.map((other) => [item, other])])) {
      for (const chosen of [
        ['names', first, 'sound', ...more],
        [...more, 'names', 'sound', first],
      ]) {
        const found = causesOf([...new Set(chosen)]);
        for (const [id, causes] of found) {
          if (id === 'LD405' || id === 'LD407') expect(causes.join(), chosen.join()).not.toMatch(FAILING);
        }
      }
    }
  }
  expect(names.length).toBeGreaterThan(neutral.length);
});

const IO_ERROR = table.outputs.failed?.[0] ?? '';

test('the first cause of failed commands is the one that the log names, whatever stands around it', () => {
  for (const [rows, error] of [
    [table.said, [IO_ERROR]],
    [table.ports, []],
  ] as const)
    for (const [cause, all] of Object.entries(rows))
      for (const lines of all.map((own) => [...own, ...error]))
        for (const text of [lines, [...table.neutral, ...lines], [...lines, ...table.neutral]])
          expect(findingOf(`${text.join('\n')}\n`, 'LD405')?.causes[0]?.message, text.join('\n')).toContain(cause);
});

test('of a line with two causes the first is the one that another line speaks for', () => {
  for (const { line, for: causes } of table.told)
    for (const [sign, cause] of Object.entries(causes))
      for (const text of [
        [table.signs[sign], line],
        [line, table.signs[sign]],
      ].map((lines) => `${lines.join('\n')}\n`)) {
        const own = findingsIn(text).find(({ id }) => id === 'LD412' || id === 'LD518');
        expect(own?.causes[0]?.message, text).toContain(cause);
        expect(own?.causes[0]?.signs, text).toHaveLength(1);
      }
});

test('a rule decides nothing by the order in which it names its causes', () => {
  for (const [id, { found }] of Object.entries(examples))
    for (const { machine } of diagnose('paste', found).machines)
      for (const { order, find } of rules)
        for (const { causes } of find(machine, [])) {
          expect(order, id).toEqual(expect.arrayContaining(causes.map(({ name }) => name)));
          const alike = Map.groupBy(causes, ({ name }) => name);
          expect(weighed([...alike.values()].toReversed().flat(), order)).toEqual(weighed(causes, order));
        }
});

test.each(table.cases)('$name', ({ lines, id, first, says, not, signs }) => {
  const found = findingOf(lines, id);
  if (first) expect(found?.causes[0]?.message).toContain(first);
  if (says) expect(JSON.stringify(found)).toContain(says);
  if (not) expect(`${JSON.stringify(found)}`).not.toMatch(new RegExp(not));
  if (signs !== undefined) expect(found?.causes[0]?.signs ?? []).toHaveLength(signs);
  expect(first ?? says ?? not).toBeDefined();
});

test('every example gives its causes once, and the first has as many signs as any', () => {
  for (const [id, { found }] of Object.entries(examples)) {
    for (const finding of findingsIn(found)) {
      const messages = finding.causes.map(({ message }) => message);
      expect(new Set(messages).size, id).toBe(messages.length);
      const signs = finding.causes.map((cause) => cause.signs?.length ?? 0);
      expect(signs[0] ?? 0, id).toBe(Math.max(0, ...signs));
    }
  }
});

const pool = (more: readonly string[]) =>
  [table.pool.trimEnd(), ...more, '', 'errors: No known data errors', ''].join('\n');

test('a pool is called degraded only if ZFS calls it so', () => {
  for (const state of ['FAULTED', 'OFFLINE', 'UNAVAIL', 'REMOVED'])
    for (const more of [
      ['\tcache', `\t  sdd       ${state}      0     0     0`],
      [
        '\t  mirror-1  ONLINE       0     0     0',
        `\t    sdc     ${state}      0     0     0`,
        '\t    sdd     ONLINE       0     0     0',
      ],
    ])
      for (const whole of ['ONLINE', 'DEGRADED']) {
        const text = pool(more).replace(' state: ONLINE', ` state: ${whole}`);
        expect(/degraded/.test(findingOf(text, 'LD502')?.message ?? ''), text).toBe(whole === 'DEGRADED');
      }
});

test('a line of a report without a name adds nothing to the drive that is named', () => {
  const attribute = (name: string, count: number) =>
    `  5 ${name}  0x0032   100   100   000    Old_age   Always       -       ${count}`;
  const report = (lines: readonly string[]) => ['Device Model:     EXAMPLE HD4000', ...lines].join('\n');
  const [pending, crc] = [attribute('Current_Pending_Sector', 8), attribute('UDMA_CRC_Error_Count', 53)];
  for (const [bare, named] of [
    [[pending], [pending, crc]],
    [[pending, crc], [pending]],
    [[crc], [pending]],
  ] as const) {
    const whole = diagnose('paste', `${bare.join('\n')}\n\n${report(named)}\n`).machines[0];
    const alone = diagnose('paste', `${report(named)}\n`).machines[0];
    const messages = (findings = whole?.findings) =>
      findings?.flatMap(({ message }) => (message.includes('EXAMPLE') ? [message] : []));
    expect(messages()).toEqual(messages(alone?.findings));
  }
});

test('partitions of one drive that fail are one drive', () => {
  for (const drive of ['sdd', 'nvme0n1p', 'ada4p', 'c1t0d0s']) {
    const row = (part: number) => `\t  ${`${drive}${part}`.padEnd(10)} FAULTED      0     0     0`;
    const text = pool(['\tlogs', row(1), '\tcache', row(2)]).replace(' state: ONLINE', ' state: DEGRADED');
    expect(findingOf(text, 'LD502')?.message).toMatch(/: 1 drive is missing/);
  }
});

test('no drive is said to have bad sectors first where nothing tells of its medium', () => {
  for (const device of ['sda', 'sdco', 'mmcblk0', 'nvme0n1', 'ada0'])
    for (const line of [IO_ERROR, '[ 91.6] Buffer I/O error on dev sda, logical block 640, lost async page write']) {
      const text = `${line.replace('sda', device)}\n`;
      const first = findingOf(text, 'LD405')?.causes[0]?.message;
      expect(first, text).toBeDefined();
      expect(first, text).not.toMatch(/sectors/);
    }
});
