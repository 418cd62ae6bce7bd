/** Turns of phrase that came back again and again and that no reader needed: what to write, and why not as it was. */
export interface Tic {
  pattern: RegExp;
  /** What to write. */
  instead: string;
  why: string;
}

export const TICS: readonly Tic[] = [
  {
    pattern: /\blost to us\b/i,
    instead: '“no longer available”',
    why: 'nobody lost it to anybody: the source no longer has it',
  },
  {
    pattern: /≈ ?×1\b/,
    instead: '“the same within measurement error”',
    why: 'a riddle in signs for a plain statement',
  },
  {
    pattern: /\bhang(?:s|ing)? on\b|\bhangs off\b/i,
    instead: '“is attached to”',
    why: 'only coats do',
  },
  {
    pattern: /\bmend(?:s|ed|ing)?\b/i,
    instead: '“fix”',
    why: 'the word of the field',
  },
  {
    pattern: /\b(?:USB|Thunderbolt|drive|external|\d-bay) box(?:es)?\b/i,
    instead: '“enclosure”',
    why: 'the word of the field; a box is what it was sold in',
  },
  {
    pattern: /\bso many\b(?! that)/i,
    instead: 'the number, or “a limited number”',
    why: 'it names no number',
  },
  {
    pattern: /\bwhichever\b/i,
    instead: '“the one that …”, “any”',
    why: 'the reader has to work out which',
  },
  {
    pattern: /(?<!\bw)\bas told\b/i,
    instead: '“as the source states”',
    why: 'it does not say by whom',
  },
  { pattern: /\banew\b/i, instead: '“again”', why: 'nobody says it' },
  { pattern: /\bshall\b/i, instead: '“must”, “should”', why: 'the language of contracts' },
  {
    pattern: /\bpast the (?:page |system’s |system's )?caches\b/i,
    instead: '“page cache bypassed (direct I/O)”',
    why: 'fio and its readers call it direct',
  },
  {
    pattern: /\bwhat a machine can\b/i,
    instead: '“automatically”',
    why: 'one word for four',
  },
  {
    pattern: /\bthat it has not seen\b/i,
    instead: '“a new source”',
    why: 'a range sees nothing',
  },
  {
    pattern: /\b(?:Counted|Drawn|Shown|Sorted|Left out) are\b/,
    instead: 'subject first',
    why: 'the order of another language',
  },
  {
    pattern: /\butili[sz]e|\bleverag(?:e|ing)\b|\bblazing/i,
    instead: '“use”, or the number',
    why: 'advertising',
  },
  { pattern: /\bin order to\b/i, instead: '“to”', why: 'two words too many' },
];

export interface Found extends Tic {
  /** As it stands there. */
  text: string;
  /** From 1. */
  line: number;
}

/** What of it a text has, line by line; code and quotations in it may say what they like. */
export function ticsIn(text: string): Found[] {
  let isCode = false;
  return text.split('\n').flatMap((whole, index) => {
    if (/^\s*```/.test(whole)) isCode = !isCode;
    if (isCode) return [];
    const line = whole.replaceAll(/`[^`]*`|“[^”]*”|\bhttps?:\S+/g, '');
    return TICS.flatMap((tic) => {
      const match = tic.pattern.exec(line);
      return match ? [{ ...tic, text: match[0], line: index + 1 }] : [];
    });
  });
}
