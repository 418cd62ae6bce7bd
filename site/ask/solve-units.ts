/** One figure in other units: "18tb in tib", "63.008 Gb/s available". */
import { symbolOf, THIN } from '../../datasets/tools/language/figure.ts';
import { locale } from '../../datasets/tools/language/locale.ts';
import type { Found } from './answer.ts';
import { calculated, figured } from './ask-core.ts';
import { clarify } from './clarify.ts';
import { words as spoken } from './figures.words.ts';
import forms from './forms.json' with { type: 'json' };
import type { MarkOf } from './mark.ts';
import { amount, rate } from './show.ts';
import type { Talk } from './talk.ts';
import { unitOf } from './units.ts';
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

const UNIT = /^([kmgtpкмгтп])(i|и)?(?:bytes?|b|б|байт|айт|ega|era|iga|ега|ера|ига)/iu;
/** The unit that a word names, as the calculator spells it. */
function unitNamed(word: string, isRate: boolean): string | undefined {
  const [, prefix, binary] = UNIT.exec(word) ?? /^([kmgt])(?:bit|bps)/i.exec(word) ?? [];
  const isBits = /bit|bps|бит/i.test(word) || /^[A-Z]b(?:\/s)?$/.test(word);
  return prefix && unitOf(prefix, binary !== undefined, isBits, isRate).name;
}

/** What the kernel prints for a link: megabits a lane, rounded down, times lanes. */
const PER_LANE: Readonly<Record<string, number>> = forms.kernel;

export function kernelLink(gigabits: number): { generation: string; lanes: number } | undefined {
  for (const [generation, megabits] of Object.entries(PER_LANE)) {
    for (const lanes of [1, 2, 4, 8, 12, 16, 32]) {
      if (Math.abs((megabits * lanes) / 1000 - gigabits) < 0.0015) return { generation, lanes };
    }
  }
  return undefined;
}

function available(talk: Talk, mark: MarkOf<'rate'>): Found | undefined {
  if (!mark.unit.startsWith('Gb') || !/available|pcie?\s+bandwidth/i.test(talk.text)) return undefined;
  talk.use(mark, ...talk.tags('usable'));
  const link = kernelLink(mark.value);
  const value = mark.perSecond;
  const shown = rate(value);
  const name = link && `PCIe ${link.generation} x${link.lanes}`;
  return figured('units', {}, value, 'B/s', name ? spoken.kernelLink(name, shown) : spoken.kernelUnknown(shown));
}

/** Tools round down, and a drive holds a little more than its label says. */
const CLOSE = 0.015;

/** "18 TB drive shows 16.3 in Windows": a label in powers of ten, a tool in powers of two. */
function windows(talk: Talk): Found | undefined {
  const sizes = talk.of('size').toSorted((a, other) => other.bytes - a.bytes);
  const [label, second, third] = sizes;
  const numbers = talk.of('number');
  const isMore = talk.any('level', 'draid', 'count', 'name', 'pcie', 'wire', 'rate', 'iops', 'time');
  if (!label || third || isMore || sizes.length + numbers.length > 2) return undefined;
  if (talk.has('copy', 'hours', 'rebuild', 'resilver', 'scrub', 'check', 'buy', 'pool')) return undefined;
  const isTera = second ? second.unit === 'TB' : label.bytes >= 1e12;
  const [unit, power] = isTera ? (['TB', 4] as const) : (['GB', 3] as const);
  const seen = label.bytes / 1024 ** power;
  const claimed = second?.value ?? numbers[0]?.value;
  if (claimed === undefined) {
    if (!talk.has('windows') || !SAID.shows.test(talk.text)) return undefined;
  } else if (Math.abs(claimed - seen) > CLOSE * seen || numbers[0]?.isPercent) return undefined;
  talk.use(...sizes, ...numbers);
  talk.use(...talk.tags('negation').filter(({ text }) => SAID.instead.test(text)));
  const [from, to] = [unit, unit.replace('B', 'iB')];
  const said = amount(label.value, label.unit);
  const figure = seen < 1000 ? Number(seen.toPrecision(3)) : Math.round(seen);
  const text =
    claimed === undefined
      ? spoken.windowsShows(said, amount(figure, unit), symbolOf(to), symbolOf(from))
      : spoken.windowsNormal(said, amount(figure, to), symbolOf(to), symbolOf(from));
  return figured('units', { value: label.bytes / 1000 ** power, from, to }, label.bytes, 'B', text);
}

/** What each tool means by MB/s. */
const COUNTS_IN: Readonly<Record<string, string>> = forms.counts_in;
const TOOL = new RegExp(`(?<!\\p{L})(${Object.keys(COUNTS_IN).join('|')})(?!\\p{L})`, 'iu');

/** "hdparm says 411 MB/sec, is that MB or MiB", "dd says 1.1 GB/s, is that 1000 or 1024" */
function countedBy(talk: Talk, figure: MarkOf<'rate'>): Found | undefined {
  const [tool = ''] = TOOL.exec(talk.text) ?? [];
  const meant = COUNTS_IN[tool.toLowerCase()];
  if (!meant || !/^[MG]B\/s$/.test(figure.unit)) return undefined;
  const bases = talk.of('number').filter(({ value }) => value === 1000 || value === 1024);
  talk.use(figure, ...bases, ...talk.tags('compare'), ...talk.of('word').filter(({ text }) => tool.includes(text)));
  const { factor, name: from } = unitOf(figure.unit[0] ?? '', meant.includes('i'), false, true);
  const value = figure.value * factor;
  const text = spoken.counts(tool, meant.includes('i') ? 1024 : 1000, amount(figure.value, from), rate(value));
  return figured('units', { value: figure.value, from, to: 'MB/s' }, value, 'B/s', text);
}

/** Words that ask for more than another unit. */
const OTHERS = ['symptom', 'rebuild', 'scrub', 'resilver', 'copy', 'buy', 'hdd', 'ssd', 'nvme_tag'] as const;

export function units(talk: Talk): Found | undefined {
  const labelled = windows(talk);
  if (labelled) return labelled;
  const figures = [...talk.of('size'), ...talk.of('rate')];
  const [figure] = figures;
  if (!figure || figures.length !== 1) return undefined;
  const printed = figure.type === 'rate' ? available(talk, figure) : undefined;
  if (printed) return printed;
  if (talk.any('level', 'draid', 'count', 'name', 'pcie', 'wire') || talk.has(...OTHERS)) return undefined;
  const [target, second] = talk.of('unitword');
  const isRate = figure.type === 'rate';
  const tool = isRate && talk.has('says') && !talk.has('network') ? countedBy(talk, figure) : undefined;
  if (tool) return tool;
  if (!target || second) return undefined;
  const value = isRate ? figure.perSecond : figure.bytes;
  const to = unitNamed(target.text, isRate);
  if (!to) return undefined;
  const saysRate = /\/\s?[sс]|ps$|секунд/i.test(target.text);
  if (!isRate && saysRate) return clarify(words.clash, [], 'calculator:units');
  talk.use(figure);
  const from = figure.unit;
  const answer = calculated(talk.given, 'units', { value: figure.value, from, to });
  if (!answer) return clarify(words.clash, [], 'calculator:units');
  const result = Number(Number(answer.converted).toPrecision(5)).toLocaleString(locale, {
    maximumSignificantDigits: 5,
    useGrouping: 'min2',
  });
  const converted = `${result}${THIN}${symbolOf(to)}`;
  // A line rate in bits is a network more often than not.
  const tcp =
    from === 'Gb/s' && [1, 2.5, 5, 10, 25, 40, 50, 100].includes(figure.value)
      ? calculated(talk.given, 'ethernet', { generation: `${figure.value}G` })?.most
      : undefined;
  const text = tcp ? spoken.gigabits(converted, rate(tcp)) : spoken.equals(amount(figure.value, from), converted);
  return figured('units', { value: figure.value, from, to }, value, isRate ? 'B/s' : 'B', text, { shown: converted });
}
