/**
 * Lines as tools print and people paste them, of our own making, each with what is private in it and what has to stay:
 * for the tests of the mask. A line of a label and a value is worn in every dressing as well.
 */
import { tableOf } from '../../../tests/support/test-tables.ts';

/** Label, value, and what stands behind; the value is private. */
type Labelled = readonly [label: string, value: string, rest?: string];

const LABELLED: readonly Labelled[] = tableOf(import.meta.filename, 'labelled');

/** A line with its private parts; all else stays. */
type Whole = readonly [line: string, secrets: readonly string[]];

const WHOLE: readonly Whole[] = tableOf(import.meta.filename, 'whole');

/** What is none of anybody's: models, sizes, addresses of PCI, words of tools. */
export const STAYS: readonly string[] = tableOf(import.meta.filename, 'stays');

interface Sample {
  name: string;
  text: string;
  secrets: readonly string[];
}

const bare = (value: string) => value.replace(/^"|"$/g, '');

/** What people put around a label and its value. */
const DRESSES: readonly [name: string, (parts: Labelled) => string][] = [
  ['plain', ([label, value, rest = '']) => `${label}${value}${rest}`],
  ['colours', ([label, value, rest = '']) => `\u001b[1m${label}\u001b[0m\u001b[32m${value}\u001b[0m${rest}`],
  [
    'Markdown',
    ([label, value, rest = '']) =>
      label.endsWith('=') ? `**${label}${value}**${rest}` : `**${label.trimEnd()}** ${value}${rest}`,
  ],
  ['code', ([label, value, rest = '']) => `\`${label}${value}${rest}\``],
  ['value in code', ([label, value, rest = '']) => `${label}\`${value}\`${rest}`],
  ['tags', ([label, value, rest = '']) => `<b>${label}</b>${value}${rest}<br>`],
  ['hard spaces', ([label, value, rest = '']) => `${label.replaceAll(' ', '\u00a0')}${value}${rest}`],
  ['entities', ([label, value, rest = '']) => `${label.replaceAll(' ', '&nbsp;')}${value}${rest}`],
  ['quote', ([label, value, rest = '']) => `> ${label}${value}${rest}`],
];

export const SAMPLES: readonly Sample[] = [
  ...LABELLED.flatMap((parts) =>
    DRESSES.map(([name, dress]) => ({
      name: `${name}: ${parts.join('').trim()}`,
      text: dress(parts),
      secrets: [bare(parts[1])],
    })),
  ),
  ...WHOLE.flatMap(([line, secrets]) => [
    { name: line, text: line, secrets },
    { name: `quote: ${line}`, text: line.replace(/^/gm, '> '), secrets },
  ]),
];
