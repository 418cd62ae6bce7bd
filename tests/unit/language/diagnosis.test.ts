// Every sentence of the diagnosis is in the language of its page. The pastes are the examples of the findings and of the
// page; what they say themselves, such as names of devices, stays as it is.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { size } from '../../../calc-wasm/js/chain-node.ts';
import { PSEUDO } from '../../../site/build/language/languages.ts';
import { pseudo } from '../../../site/build/language/pseudo.ts';
import { englishIn } from '../../pages/english.ts';
import { speaking } from './speaking.ts';

const server = await speaking(PSEUDO);
afterAll(() => server.close());

const spoken = (path: string): Promise<unknown> => server.ssrLoadModule(join(process.cwd(), path));

const tools = 'site/diagnosis';
const { diagnose } = (await spoken(
  `${tools}/answer/diagnosis.ts`,
)) as typeof import('../../../site/diagnosis/answer/diagnosis.ts');
const { reportOf } = (await spoken(
  `${tools}/answer/report.ts`,
)) as typeof import('../../../site/diagnosis/answer/report.ts');
const { examples, findingsIn } = (await spoken(
  `${tools}/examples/examples.ts`,
)) as typeof import('../../../site/diagnosis/examples/examples.ts');

/** Names that every language has: of standards, and of what md and ZFS do with an array. */
const NAMES = new Set(['Gen', 'Thunderbolt', 'check', 'recovery', 'repair', 'reshape', 'resilver', 'resync', 'scrub']);

/** English words that are neither a command nor said by the paste. */
function englishOf(text: string, paste: string): string[] {
  const known = { phrases: [], identifiers: new Set<string>(), names: NAMES };
  return englishIn(text, known).filter((word) => !paste.includes(word));
}

test.each(Object.entries(examples))('%s is said in the language of the page', (_, example) => {
  for (const kind of ['found', 'clean'] as const) {
    const paste = example[kind];
    const judged = example.judged?.[kind];
    const texts = findingsIn(paste, judged && [judged]).flatMap(({ message, causes }) => [
      message,
      ...causes.flatMap((cause) => [cause.message, ...(cause.signs ?? []), cause.check ?? [], cause.fix].flat()),
    ]);
    const quoted = [paste, ...(judged?.reasons ?? []), judged?.job].join('\n');
    for (const text of texts) expect(englishOf(text, quoted), text).toEqual([]);
  }
});

const pastes = [
  ...globSync(`${tools}/fixtures/*`).map((path) => readFileSync(path, 'utf8')),
  ...Object.values(examples).flatMap(({ found, clean }) => [found, clean]),
];

test('so are verdicts, figures, grounds and the report', () => {
  for (const paste of pastes) {
    const { machines } = diagnose('paste', paste, { size });
    const said = [
      ...machines.flatMap((machine) => [
        machine.verdict.message,
        machine.verdict.next ?? '',
        ...machine.judged.flatMap(({ reasons }) => reasons),
        ...Object.values(machine.built?.assumed ?? {}).flatMap(Object.values),
        ...reportOf(machine, {}).split('\n'),
      ]),
    ];
    const jobs = machines.flatMap(({ judged }) => judged.map(({ job }) => job));
    for (const text of said) expect(englishOf(text, [paste, ...jobs].join('\n')), text).toEqual([]);
  }
});

test('so is what is said of a text that holds nothing to read', () => {
  const long = `${'x'.repeat(20_000)}\n`;
  for (const paste of ['', 'Hello, is this any good?', `lspci\n${long}`, '\u0001'.repeat(99)]) {
    const { notices } = diagnose('paste', paste);
    expect(notices.length).toBeGreaterThan(0);
    for (const { message, fix } of notices) expect([...englishOf(message, ''), ...englishOf(fix, '')]).toEqual([]);
  }
});

test('a sentence about several things has the form of their number, and the units of the language', () => {
  const message = (id: string) =>
    findingsIn(examples[id]?.found ?? '').find((finding) => finding.id === id)?.message ?? '';
  // Four of them, as in Russian.
  expect(message('LD207')).toContain(`${pseudo('few')}`);
  expect(message('LD203')).toContain('МБ/\u2060с');
  expect(message('LD203')).not.toContain('B/s');
});
