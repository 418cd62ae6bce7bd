/** What people put around an output when they paste it: for the tests of all that reads pastes. */
import { fixed } from './fuzzing.ts';

/** A line of the paste, and which line of the output it shows, from 1; 0 for one that is not of the output. */
interface Line {
  text: string;
  of: number;
}

export interface Dressing {
  name: string;
  put(lines: readonly Line[]): Line[];
}

export interface Worn {
  text: string;
  /** Number of the line in the paste that shows a line of the output. */
  placeOf(line: number): number;
}

const around = (lines: readonly Line[], before: string[], after: string[]): Line[] => [
  ...before.map((text) => ({ text, of: 0 })),
  ...lines,
  ...after.map((text) => ({ text, of: 0 })),
];
const each = (lines: readonly Line[], change: (text: string, index: number) => string): Line[] =>
  lines.map(({ text, of }, index) => ({ text: change(text, index), of }));
const padded = (number: number, width: number) => String(number).padStart(width);

export const DRESSINGS: readonly Dressing[] = [
  { name: 'mail quote', put: (lines) => each(lines, (text) => `> ${text}`) },
  { name: 'tight mail quote', put: (lines) => each(lines, (text) => `>${text}`) },
  { name: 'quote that editors trimmed', put: (lines) => each(lines, (text) => (text === '' ? '>' : `> ${text}`)) },
  { name: 'bar quote', put: (lines) => each(lines, (text) => `| ${text}`) },
  { name: 'colours', put: (lines) => each(lines, (text) => `\u001b[01;31m\u001b[K${text}\u001b[m\u001b[K`) },
  { name: 'window title', put: (lines) => each(lines, (text) => `\u001b]0;user@box: ~\u0007${text}`) },
  { name: 'syslog', put: (lines) => each(lines, (text) => `Nov  2 23:30:53 box bench[812]: ${text}`) },
  {
    name: 'journald',
    put: (lines) => each(lines, (text) => `2026-11-02T23:30:53.123456+01:00 box bench[812]: ${text}`),
  },
  { name: 'container log', put: (lines) => each(lines, (text) => `2026-11-02T23:30:53.123456789Z ${text}`) },
  { name: 'kernel clock', put: (lines) => each(lines, (text, index) => `[${padded(index, 5)}.123456] ${text}`) },
  { name: 'kernel date', put: (lines) => each(lines, (text) => `[Mon Nov  2 23:30:53 2026] ${text}`) },
  { name: 'fence', put: (lines) => around(lines, ['```text'], ['```']) },
  { name: 'fence of tildes', put: (lines) => around(lines, ['~~~'], ['~~~']) },
  {
    name: 'indented code',
    put: (lines) =>
      around(
        each(lines, (text) => (text === '' ? '' : `    ${text}`)),
        ['So this is it:', ''],
        ['', 'Any ideas?'],
      ),
  },
  {
    name: 'prompts',
    put: (lines) => around(lines, ['user@box:~/bench$ ./run.sh | tee out.txt'], ['user@box:~/bench$ ']),
  },
  { name: 'PowerShell', put: (lines) => around(lines, ['PS C:\\Users\\u> .\\run'], ['PS C:\\Users\\u> ']) },
  {
    name: 'prose',
    put: (lines) =>
      around(
        lines,
        ['Hello everybody,', 'I get this with a new cable & the old drive (read the 2nd part):', ''],
        ['', 'Is that normal for an x4 slot? The box says 3500 MB/s.', 'Thanks, Jo'],
      ),
  },
  { name: 'numbers of cat', put: (lines) => each(lines, (text, index) => `${padded(index + 1, 6)}\t${text}`) },
  { name: 'numbers of grep', put: (lines) => each(lines, (text, index) => `${index + 1}:${text}`) },
  {
    name: 'numbers of an editor',
    put: (lines) =>
      around(
        each(lines, (text, index) => `${padded(index + 1, 4)} ${text}`),
        [''],
        [''],
      ),
  },
  { name: 'no-break spaces', put: (lines) => each(lines, (text) => text.replaceAll(' ', '\u00a0')) },
  { name: 'lost tabs', put: (lines) => each(lines, (text) => text.replaceAll('\t', '        ')) },
  { name: 'mark in the middle', put: (lines) => each(lines, (text, at) => (at === 0 ? `\ufeff${text}` : text)) },
];

/** Comes last, over all else that stands there. */
const HTML: Dressing = {
  name: 'page source',
  put: (lines) =>
    each(
      lines,
      (text) =>
        `${text
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;')
          .replaceAll('"', '&quot;')
          .replaceAll("'", '&#x27;')}<br>`,
    ),
};

export const LINE_ENDS = ['\r\n', '\r'] as const;

/** Few enough lines that counting is no sign. */
const SHORTEST_NUMBERED = 3;

export function wear(text: string, dressings: readonly Dressing[], end = '\n'): Worn {
  const isEnded = text.endsWith('\n');
  const body = isEnded ? text.slice(0, -1) : text;
  let lines: Line[] = body.split('\n').map((line, index) => ({ text: line, of: index + 1 }));
  for (const dressing of dressings) {
    if (dressing.name.startsWith('numbers') && lines.length < SHORTEST_NUMBERED) continue;
    if (dressing.name === 'bar quote' && lines.length < 2) continue;
    lines = dressing.put(lines);
  }
  const places = new Map(lines.map(({ of }, index) => [of, index + 1]));
  return {
    text: lines.map((line) => line.text).join(end) + (isEnded ? end : ''),
    placeOf: (line) => places.get(line) ?? line,
  };
}

/** Some dressings in some order, always the same for a seed. */
export function dressed(text: string, seed: number): { worn: Worn; how: string } {
  const below = fixed(seed);
  const pool = [...DRESSINGS];
  const chosen = Array.from({ length: 1 + below(4) }, () => {
    const [dressing] = pool.splice(below(pool.length), 1);
    return dressing as Dressing;
  });
  if (below(3) === 0) chosen.push(HTML);
  const end = ['\n', ...LINE_ENDS][below(3)];
  return { worn: wear(text, chosen, end), how: [...chosen.map(({ name }) => name), JSON.stringify(end)].join(', ') };
}
