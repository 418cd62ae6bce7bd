/** Forms in which people write links and arrays, each with what it says: a new spelling is a new rule of `forms.json`. */
import forms from './forms.json' with { type: 'json' };
import type { Mark } from './mark.ts';
import { NUMBERS } from './vocabulary.ts';

export type Built = Record<string, unknown> & { type: Mark['type'] };
interface Rule {
  pattern: RegExp;
  /** Nothing where the words say something else. */
  build: (match: RegExpExecArray) => Built | undefined;
}

interface Row {
  is: string;
  words: string;
  /** What each group of the pattern holds: g generation, l lanes, n number or level, r RAID, p d c s of a dRAID. */
  groups?: string;
  /** What a group is called here. */
  map?: string;
  tag?: string;
  wire?: string;
  generation?: string;
  lanes?: number;
  level?: string;
  layout?: string;
  else?: string;
  isBits?: boolean;
  /** Bytes of one of what an order code counts. */
  factor?: number;
}

export const pcie = (generation?: string, lanes?: string): Built => ({
  type: 'pcie',
  ...(generation && { generation: `${generation[0]}.0` }),
  ...(lanes && { lanes: Number(lanes) }),
});

const parts: Readonly<Record<string, string>> = forms.parts;
const maps: Readonly<Record<string, Readonly<Record<string, string>>>> = forms.maps;

const patternOf = (words: string): RegExp =>
  new RegExp(
    words.replaceAll(/(?<!\\p)\{([A-Z_]+)\}/g, (_, name: string) => parts[name] ?? ''),
    'uyi',
  );

/** "10 GB/s network": a capital B is a byte, whatever networks are rated in. */
const saysBytes = (typed: string): boolean => /GB(?:ps|\/s)/.test(typed);

const WIDTHS = [1, 2, 4, 8, 12, 16, 32];
/** "four lanes", "одна линия". */
const lanesIn = (word: string): number =>
  Number(word) || (NUMBERS[word.toLowerCase()] ?? (/^одн/i.test(word) ? 1 : /^четыр/i.test(word) ? 4 : 0));

type Values = Readonly<Record<string, string | undefined>>;

/** A word as its map has it, whole or by how it begins. */
function mapped({ map }: Row, value: string | undefined): string | undefined {
  if (map === undefined || value === undefined) return value;
  const key = value.toLowerCase().replace(',', '.');
  return maps[map]?.[key] ?? maps[map]?.[key.slice(0, 4)];
}

function levelOf(row: Row, { n, r }: Values): string {
  if (row.map === 'levels') return mapped(row, n) ?? '';
  if (row.map === 'counts') return `${row.level}${lanesIn(n ?? '')}`;
  return `${row.level}${r ? `raid${r.toLowerCase()}` : (n?.toLowerCase() ?? row.else ?? '')}`;
}

function builtOf(row: Row, values: Values, typed: string): Built | undefined {
  const { factor = 1 } = row;
  const { g, l, n = row.else, p = '1', d, c, s } = values;
  switch (row.is) {
    case 'tag':
      return { type: 'tag', tag: row.tag };
    case 'pcie': {
      const lanes = l === undefined ? row.lanes : lanesIn(l);
      return lanes !== undefined && !WIDTHS.includes(lanes) ? undefined : pcie(mapped(row, g), lanes?.toString());
    }
    case 'wire': {
      if (row.isBits && saysBytes(typed)) return undefined;
      const generation = mapped(row, g) ?? row.generation ?? '';
      return { type: 'wire', wire: row.wire, generation, ...(l && { lanes: Number(l) }) };
    }
    case 'size':
      return { type: 'size', bytes: Number(n) * factor, unit: 'TB', value: (Number(n) * factor) / 1e12, isDisk: true };
    case 'draid':
      return { type: 'draid', parity: Number(p), data: Number(d), drives: Number(c), spares: Number(s) };
    case 'level':
      return { type: 'level', level: levelOf(row, values), ...(row.layout && { layout: row.layout }) };
    default:
      return { type: 'number', value: -Number(n) };
  }
}

export const BARE_LANES = patternOf('{X}\\s?{LANES}');
/** A count behind what is counted: `8 TB x 6`. */
export const AFTER = /[x×х*]\s?(\d+)(?![\p{L}\p{N}]|\.\d)/iuy;

/** The longest forms first. */
export const RULES: readonly Rule[] = (forms.rules as Row[]).map((row) => ({
  pattern: patternOf(row.words),
  build: (match) => {
    const values: Record<string, string | undefined> = {};
    for (const [at, name] of [...(row.groups ?? '')].entries()) values[name] ??= match[at + 1];
    return builtOf(row, values, match[0]);
  },
}));
