/** How a question was read: what is asked, of which parts, by which evidence, each as something that a reader can change. */
import { linkName } from '../../calc-wasm/js/link.ts';
import type { Chip, Choice, Found, Quantity, Question, Reading, Unit } from './answer.ts';
import { type Drives, drivesIn } from './drives.ts';
import { evidenceIn } from './evidence.ts';
import { asksEach, doubtIn, networks as offeredNetworks } from './finish.ts';
import { isNumber, isTag, type Mark, type MarkOf } from './mark.ts';
import offered from './reading.json' with { type: 'json' };
import { rate } from './show.ts';
import { wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

const QUANTITIES: Readonly<Record<Unit, Quantity>> = {
  ...({ 'B/s': 'throughput', 'GT/s': 'throughput', B: 'space', s: 'time', IOPS: 'iops' } as const),
  ...({ ratio: 'ratio', probability: 'chance', lanes: 'lanes', drives: 'count' } as const),
};

const { chips, say } = words;

const { counts: COUNTS, links: LINKS, networks: NETWORKS, cards: CARDS, rates: RATES } = offered;

/** Other values in the place of a mark, and none where it can be left out. */
const others = (talk: Talk, mark: Mark, list: readonly string[], name = (value: string): string => value): Choice[] =>
  list.filter((value) => value !== mark.text).map((value) => ({ if: name(value), ask: talk.instead(mark, value) }));
const chip = (key: Chip['key'], text: string, choices: Choice[], isAssumed = false): Chip => ({
  key,
  text,
  as: isAssumed ? 'assumed' : 'understood',
  choices,
});
const left = (talk: Talk, mark: Mark): Choice => ({ if: chips.remove, ask: talk.instead(mark, '') });

function ofDrives(talk: Talk, drives: Drives, isLimit: boolean): Chip[] {
  const { count, thing, isDisk, isNvme, isSata, marks, rate: said } = drives;
  const noun = marks.find((mark) => isTag(mark, 'hdd', 'ssd', 'nvme_tag') || mark.type === 'name');
  const number = marks.find(isNumber);
  const called =
    thing?.name ??
    marks
      .filter((mark) => mark !== number && mark.type !== 'rate')
      .map(({ text }) => text)
      .join(' ');
  const text = count === undefined ? called : chips.times(count, called);
  const counts = number
    ? others(
        talk,
        number,
        COUNTS.map((value) => (number.type === 'count' && /[x×х]$/i.test(number.text) ? `${value}x` : `${value}`)),
        chips.number,
      )
    : [];
  const kinds = noun?.type === 'tag' && count !== undefined ? others(talk, noun, [say.hardDisks, say.sataSsds]) : [];
  const isAssumed = marks.some(({ guessed }) => guessed) && !isLimit;
  const own = chip('drives', text, [...counts, ...kinds], isAssumed);
  if (thing || !noun || noun.type !== 'tag') return [own];
  const usual = RATES[isDisk ? 'hdd' : isNvme ? 'nvme' : 'ssd'];
  const typed = marks.find((mark) => mark.type === 'rate');
  const value = said === undefined ? chips.usual : rate(said);
  const rates = (isDisk || isSata || isNvme || noun.tag === 'ssd') && count !== undefined ? usual : [];
  const choices = rates.map((mb) => ({
    if: rate(mb * 1e6),
    ask: typed ? talk.instead(typed, `${mb} MB/s`) : talk.instead(noun, `${noun.text} ${mb} MB/s`),
  }));
  return [own, chip('each', value, choices, said === undefined)];
}

/** What is asked, with the same of each drive, for writes, or for all. */
function ofQuestion(talk: Talk, { quantity, kind }: Question, found: Found): Chip {
  const [each] = talk.tags('each');
  const isEach = asksEach(talk);
  const [writes] = talk.tags('write');
  const ways: Choice[] =
    quantity !== 'throughput' || found.chain === undefined || (found.drives ?? 1) < 2
      ? []
      : isEach && each
        ? [{ if: chips.all, ask: talk.instead(each, '') }]
        : [{ if: chips.each, ask: talk.plus(say.each) }];
  const write: Choice[] = found.load === 'read' && !writes ? [{ if: chips.writes, ask: talk.plus(say.writes) }] : [];
  const text = [chips.quantities[quantity], isEach && chips.each, kind !== 'figure' && chips.kinds[kind]]
    .filter(Boolean)
    .join(', ');
  return chip('asked', text, [...ways, ...write]);
}

const linkText = ({ generation, lanes }: MarkOf<'pcie'>): string =>
  [generation && `PCIe ${generation}`, lanes && `×${lanes}`].filter(Boolean).join(' ');

/** The chips of a machine: what was said, and what was not and may be. */
function ofMachine(talk: Talk, found: Found, groups: readonly Drives[]): Chip[] {
  const own = new Set<Mark>(groups.flatMap(({ marks }) => marks));
  const cards = talk.things('hba', 'raid_card', 'sata_controller', 'switch', 'chipset', 'nic', 'expander');
  const slots = talk.of('pcie').filter((mark) => !own.has(mark) && !mark.place);
  const networks = wiresIn(talk).filter(({ wire, mark }) => wire === 'ethernet' && mark.type === 'wire');
  const isHost = cards.some(({ thing }) => thing.kind !== 'chipset' && thing.kind !== 'nic');
  const isChain = found.chain !== undefined;
  return [
    ...groups.flatMap((group) => ofDrives(talk, group, found.limited_by?.key === 'drive')),
    ...talk
      .of('level')
      .map((mark) =>
        chip(
          'array',
          mark.text,
          mark.layout || found.unit !== 'B' ? [] : others(talk, mark, ['RAID 5', 'RAID 6', 'RAID 10']),
        ),
      ),
    ...cards.map(({ mark, thing, named }) => {
      const isOther = isChain && groups.length === 1 && ['hba', 'sata_controller'].includes(thing.kind);
      return chip('card', named.name, isOther ? others(talk, mark, CARDS) : []);
    }),
    ...slots.map((mark) =>
      chip('slot', linkText(mark), slots.length === 1 ? others(talk, mark, LINKS) : [], mark.guessed),
    ),
    ...(isChain && isHost && slots.length === 0
      ? [chip('slot', chips.whole, talk.offer(LINKS, undefined, say.inSlot), true)]
      : []),
    ...networks.map(({ mark, generation }) =>
      chip('network', linkName({ kind: 'ethernet', generation, lanes: undefined }), others(talk, mark, NETWORKS)),
    ),
    ...(isChain && networks.length === 0 && groups.length === 1 && !talk.has('copy')
      ? [chip('network', chips.noNetwork, offeredNetworks(talk), true)]
      : []),
  ];
}

export function readingOf(talk: Talk, found: Found, unread: readonly Mark[]): Reading {
  const groups = drivesIn(talk);
  const evidence = evidenceIn(talk);
  const quantity = found.unit && found.outcome === 'answer' ? QUANTITIES[found.unit] : 'none';
  const kind = talk.has('compare')
    ? 'comparison'
    : evidence.length > 0
      ? 'normal'
      : doubtIn(talk)
        ? 'verdict'
        : 'figure';
  const question: Question = { quantity, kind };
  const isAsked = quantity !== 'none';
  return {
    question,
    parts: found.chain?.parts ?? [],
    evidence: evidence.map(({ perSecond, isClaim, of }) => ({
      value: perSecond,
      is: isClaim ? 'claimed' : 'seen',
      ...(of && { of }),
    })),
    asked: [
      ...(isAsked ? [ofQuestion(talk, question, found)] : []),
      ...(kind === 'comparison' ? [] : ofMachine(talk, found, groups)),
      ...evidence.map(({ mark, shown }) => chip('seen', shown, isAsked ? [left(talk, mark)] : [], mark.guessed)),
      ...unread.map((mark): Chip => ({ key: 'unread', text: mark.text, as: 'unread', choices: [left(talk, mark)] })),
    ],
  };
}
