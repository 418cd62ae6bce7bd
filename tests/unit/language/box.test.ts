// The box answers in the language of its page: its sentences, figures and units, what it assumes and what it asks back.
// The questions are those of its own tests; what they say themselves, such as names and claims, stays as it was typed.
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { JOINER } from '../../../calc-wasm/js/number.ts';
import { boardsFile } from '../../../datasets/tools/names/boards.ts';
import { registryRows } from '../../../datasets/tools/names/load.ts';
import { things } from '../../../datasets/tools/names/named-parts.ts';
import type { Answer } from '../../../site/ask/answer.ts';
import { ask as askInEnglish } from '../../../site/ask/ask.ts';
import { list } from '../../../site/ask/solve-list.ts';
import { paste } from '../../../site/ask/solve-paste.ts';
import { given as all } from '../../../site/ask/testing.ts';
import { languageOf, PSEUDO } from '../../../site/build/language/languages.ts';
import lists from '../../golden/box/lists.json' with { type: 'json' };
import golden from '../../golden/box.json' with { type: 'json' };
import { englishIn } from '../../pages/english.ts';
import { speaking } from './speaking.ts';

/** As the page has it: outputs of whole tools are read elsewhere. */
const { diagnose: _, ...given } = all;

const servers: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function boxIn(tag: string) {
  const language = languageOf(tag);
  const server = await speaking(language);
  servers.push(server);
  const load = <Module>(path: string) => server.ssrLoadModule(join(process.cwd(), 'site/ask', path)) as Promise<Module>;
  const { ask } = await load<typeof import('../../../site/ask/ask.ts')>('ask.ts');
  const { listChain } = await load<typeof import('../../../site/ask/list-chain.ts')>('list-chain.ts');
  const { everything, more } = await load<typeof import('../../../site/ask/everything.ts')>('everything.ts');
  const own = await everything(given);
  return { ask: (text: string) => ask(text, own, more), listChain };
}

const russian = await boxIn('ru');
const accented = await boxIn(PSEUDO.tag);

/** Every text of the tests of the box: questions, pastes, lists, and some words that are none of these. */
function typed(): string[] {
  const rows = [...golden.machines, ...golden.figures, ...golden.verdicts, ...golden.pages, ...golden.others];
  const found = new Set<string>([...golden.askedBack, ...rows.map(({ text }) => text)]);
  for (const text of [...Object.values(lists.lists), ...Object.values(lists.tables)]) found.add(text);
  return [...found].filter(Boolean);
}
const texts = typed();
const inRussian = new Map(texts.map((text) => [text, russian.ask(text)]));

/** Whatever a reader of the answer sees or hears. */
const saidBy = ({ text, shown, limited_by, assumed, choices = [], spans }: Answer): string[] =>
  [
    text,
    shown,
    limited_by?.text,
    ...assumed,
    ...spans.map(({ what }) => what),
    ...choices.flatMap((choice) => [choice.if, choice.shown]),
  ].filter((item) => item !== undefined);

/** Names of parts are those of the catalogue; a platform or a drive may be called by English words. Commands are typed. */
const { rows, parts, copies } = registryRows();
const COMMANDS = ['zfs list', 'zpool', 'lspci -vv', 'lsusb -t', 'hdparm'];
const names = [
  ...COMMANDS,
  ...new Set(things(rows, parts, copies).flatMap(({ name, thing }) => [name, thing.name])),
  ...boardsFile(rows).map(([, name]) => name),
].sort((a, other) => other.length - a.length);
/** Names of standards and systems, and terms of ZFS. */
const KEPT = new Set(['Dell', 'Gen', 'Thunderbolt', 'Ethernet', 'Windows', 'Mac', 'ashift', 'vdev', 'Resilver']);

function englishOf(text: string, own: string): string[] {
  const known = { phrases: names, identifiers: new Set<string>(), names: KEPT };
  return englishIn(text, known).filter((word) => !own.includes(word));
}

/** Units and decimals as English writes them: "1.82 GB/s"; not "PCIe 3.0 x4" or "1.92TB" in a name. */
const FIGURE = /\d[.,]?\d* ?[\u202f\u2009 ](?:[kMGT]i?B|[MG]b)(?:\/s)?(?![A-Za-z])/g;

/** Members of an answer that hold words for people. */
const FOR_PEOPLE = new Set(['text', 'shown', 'assumed', 'if', 'ask', 'what']);

/** The JSON of an answer with its words left out: its members, and the values that programs read. */
const forPrograms = (answer: Answer): unknown =>
  JSON.parse(JSON.stringify(answer, (name, value) => (FOR_PEOPLE.has(name) ? typeof value : value)));

describe('in Russian', () => {
  test('there are questions of every outcome', () => {
    const outcomes = new Set([...inRussian.values()].map(({ outcome }) => outcome));
    expect([...outcomes].sort()).toEqual(['answer', 'clarify', 'none', 'page']);
  });

  test.each([...inRussian])(
    'is understood, asked and computed as in English, and said without it: %s',
    (text, answer) => {
      for (const item of saidBy(answer)) {
        expect(englishOf(item, text), item).toEqual([]);
        expect(item.match(FIGURE)?.filter((one) => !text.includes(one)) ?? [], item).toEqual([]);
      }
      expect(answer.text).toMatch(/\p{Script=Cyrillic}|=/u);
      expect(forPrograms(answer)).toEqual(forPrograms(askInEnglish(text, given, { list, paste })));
    },
  );

  test('numbers have their form, and decimals their comma', () => {
    const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ').replaceAll(JOINER, '');
    const said = (text: string) => plain(russian.ask(text).text);
    expect(said('18TB in TiB')).toBe('18 ТБ = 16,371 ТиБ.');
    expect(said('8 sata ssds on a 9211-8i in a 2.0 x4 slot')).toBe(
      '8 SSD вместе: 1,82 ГБ/с; узкое место — слот (PCIe 2.0 x4).',
    );
    const drives = (count: number) => said(`${count} sas hdd on 9300-8i behind an expander`).split(' вместе')[0];
    expect([2, 5, 21].map(drives)).toEqual(['2 жёстких диска', '5 жёстких дисков', '21 жёсткий диск']);
    expect(said('1250MiB/s in MB/s')).toBe('1250 МиБ/с = 1310,7 МБ/с.');
    expect(said('10000 hdd on 9211-8i')).toMatch(/^10 000 накопителей /);
  });

  test('a list of parts is answered in it, line by line', () => {
    for (const text of texts.filter((item) => item.includes('\n'))) {
      const { understood, idle, unread, assumed, problem = '' } = russian.listChain(text, given.names);
      const lines = [...understood, ...idle, ...unread].map((line) => line.as);
      for (const line of [...lines, ...assumed, problem]) expect(englishOf(line, text), line).toEqual([]);
    }
  });
});

test('the fields of an answer that programs read are the same in every language', () => {
  const text = '6x 8TB HDD on ASM1166 in pcie 3.0 x1';
  expect(russian.ask(text).limited_by).toEqual({ key: 'slot', text: 'слот: PCIe 3.0 x1' });
  expect(askInEnglish(text, given, { list, paste }).limited_by).toEqual({
    key: 'slot',
    text: 'slot link: PCIe 3.0 x1',
  });
});

test('in another language nothing is left in English that its words do not say', () => {
  for (const text of texts) {
    for (const item of saidBy(accented.ask(text))) expect(englishOf(item, text), item).toEqual([]);
  }
});
