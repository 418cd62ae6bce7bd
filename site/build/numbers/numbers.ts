/** Every number with a unit in the prose of an article, with where it is from. */

export const ORIGINS = ['computed', 'measured', 'cited', 'premise', 'worked out', 'assumed', 'said', 'none'] as const;
/**
 * computed, measured: `<Answer>` and `<Measured>`. cited: a source stands behind its sentence, or in its row of a table.
 * premise: what a question takes as given, such as the size of a block or the drives that an answer beside it is about.
 * worked out: the sum stands there. assumed: its sentence says so. said: `{/* origin: … *\/}` behind its sentence.
 */
export type Origin = (typeof ORIGINS)[number];

export interface Stated {
  /** With its unit; of computed and measured ones, what they ask. */
  text: string;
  origin: Origin;
  /** From 1. */
  line: number;
  sentence: string;
}

const UNIT = String.raw`%|[kKMGTP]?i?B(?:\/s)?|[kMGT]bit\/s|bytes?|IOPS|[mµn]s|(?:second|minute|hour|day|year)s?|W|watts?|mA|kWh|V|°C|dB|times|[cm]m`;
const NUMBER = new RegExp(
  String.raw`(?<![\w.,/÷×-])\d[\d,]*(?:\.\d+)?(?:[–-]\d[\d,]*(?:\.\d+)?)? ?(?:${UNIT})(?![\w/])`,
  'g',
);

/** Blocks and packets are chosen, not found out. */
const SIZE = /^(?:\d{1,4}(?: ?(?:bytes?|B))|\d{1,4} ?[KM]iB)$/;
/** Words before a number that name what a question is about. */
const GIVEN =
  /(?:\b(?:drives?|disks?|SSDs?|blocks?|reads?|writes?|requests?|packets?|pools?|file|volume|times|each|a|drive that reads|NVMe,|SSD,|tracks,) (?:of |at |with )?(?:\d[\d,.]* ?[kMGT]?i?B(?:\/s)?(?:,| with| and) (?:\d[\d,.]* IOPS and )?)?|\bover [\w ]{1,20}, at |\bIf you see |“[^”]*|"[^"]*)$/i;
/** Words behind one that do the same. */
const GIVES = /^ (?:drives?|disks?|SSDs?|reads\b|writes\b|shelf|and \w+ \d+ TB drives?|and \w+ \d+ TB drive\b)/;
const ASSUMED = /\bassum|\bexamples?\b|\bsuppose|\bfitted\b/i;
const SUM = / = |÷|×/;

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Prose alone: what stands before it, code and fences are blank lines. */
const proseOf = (mdx: string): string =>
  mdx
    .replace(/^---\n[\s\S]*?\n---\n|^(?:export|import) .*$|```[\s\S]*?```/gm, (whole) => whole.replaceAll(/[^\n]/g, ''))
    // A heading says what the text below it does.
    .replaceAll(/^#.*$/gm, '')
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

/** Sentences, with the sources behind them, and rows of tables. */
function* unitsOf(prose: string): Generator<{ text: string; at: number }> {
  let at = 0;
  for (const line of prose.split('\n')) {
    const ends = line.startsWith('|')
      ? []
      : [...line.matchAll(/[.!?](?:<Cite [^>]*\/>|\{\/\*[^}]*\*\/\})*(?=\s)/g)].map(
          ({ index, 0: { length } }) => index + length,
        );
    let start = 0;
    for (const end of [...ends, line.length]) {
      yield { text: line.slice(start, end), at: at + start };
      start = end;
    }
    at += line.length + 1;
  }
}

/** Every number of an article, in its order. */
export function numbersIn(mdx: string): Stated[] {
  const prose = proseOf(mdx);
  return [...unitsOf(prose)].flatMap(({ text, at }): Stated[] => {
    const line = lineOf(prose, at);
    const elements = [...text.matchAll(/<(Answer|Measured)\b[^>]*\/>/g)];
    const sentence = text.replaceAll(/<[^>]*>|\{\/\*[^}]*\*\/\}/g, (part) =>
      /^<(?:Answer|Measured)/.test(part) ? '…' : '',
    );
    const asked = elements.map(
      ([whole, name]): Stated => ({
        text: whole,
        origin: name === 'Answer' ? 'computed' : 'measured',
        line,
        sentence: sentence.trim(),
      }),
    );
    const bare = text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/<[^>]*>|\{\/\*[^}]*\*\/\}/g, '');
    const typed = [...bare.matchAll(NUMBER)].map(
      ({ 0: number, index }): Stated => ({
        text: number,
        origin: originOf(number, text, [bare.slice(0, index), bare.slice(index + number.length)], elements.length > 0),
        line,
        sentence: sentence.trim(),
      }),
    );
    return [...asked, ...typed];
  });
}

function originOf(number: string, text: string, [before, behind]: readonly [string, string], isAsked: boolean): Origin {
  if (/<Cite /.test(text)) return 'cited';
  if (/\{\/\* origin: /.test(text)) return 'said';
  if (isAsked || SIZE.test(number) || GIVEN.test(before) || GIVES.test(behind)) return 'premise';
  if (SUM.test(text)) return 'worked out';
  return ASSUMED.test(text) ? 'assumed' : 'none';
}
