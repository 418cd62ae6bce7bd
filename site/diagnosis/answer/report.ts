/**
 * The diagnosis as Markdown, for a question in a forum. Made of the machine and the findings alone, never of the paste;
 * names of devices come from strangers and stay text.
 */

import { rateRange } from '../../../datasets/tools/language/figure.ts';
import { plural } from '../../../datasets/tools/language/plural.ts';
import { sentence } from '../../../datasets/tools/text/markdown.ts';
import type { Judged } from '../judge/judged.ts';
import type { Finding, Severity } from '../rules/finding.ts';
import { bytesPerSecond } from '../say/formatting.ts';
import type { MachineDiagnosis } from './diagnosis.ts';
import type { LinkRow } from './links.ts';
import { Mask } from './mask.ts';
import { verdictName } from './names.ts';

const words = {
  table: ['Link or drive', 'Runs at', 'Could run at'],
  severities: { problem: 'Problems', hint: 'Worth a look', normal: 'Looks wrong, is normal' } satisfies Record<
    Severity,
    string
  >,
  cause: (message: string) => `Likeliest cause: ${message}`,
  signs: (signs: string) => `Because: ${signs}`,
  check: (check: string) => `Check: ${check}`,
  repair: (fix: string) => `Fix: ${fix}`,
  figures: 'Figures',
  measured: (rate: string) => `${rate} measured`,
  asItRuns: 'the most this link allows at its current speed',
  expected: (range: string) => `expect ${range}`,
  assumed: (range: string) => `assumed range ${range}`,
  most: (rate: string) => `at most ${rate}`,
  chain: 'This build, computed',
  more: 'one {# more link or drive is not listed.} other {# more links and drives are not listed.}',
};

/** A post is read by people: of more rows it says how many there are. */
const MOST_ROWS = 60;

interface ReportOptions {
  /** Address of the chain in the sizer, made of a chain that is masked. */
  sizerLink?: string | undefined;
  /** What the paste says is private; without it only what looks so by itself. */
  mask?: Mask;
}

export function reportOf(given: MachineDiagnosis, { sizerLink, mask = new Mask('') }: ReportOptions): string {
  const { links, findings, judged, verdict } = mask.deep({ ...given, facts: [] });
  const blocks = [
    `**${sentence(verdict.message)}**`,
    ...(verdict.next === undefined ? [] : [sentence(verdict.next)]),
    ...tableOf(links),
    ...[...Map.groupBy(findings, ({ severity }) => severity)].map(
      ([severity, found]) => `**${words.severities[severity]}**\n\n${found.map(itemOf).join('\n')}`,
    ),
    ...figuresOf(judged),
  ];
  const text = `${blocks.join('\n\n')}\n`;
  return sizerLink === undefined ? text : `${text}\n[${words.chain}](${addressOf(sizerLink)})\n`;
}

function tableOf(rows: readonly LinkRow[]): string[] {
  if (rows.length === 0) return [];
  const lines = [words.table, words.table.map(() => '---'), ...rows.slice(0, MOST_ROWS).map(cells)];
  const table = lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
  return rows.length > MOST_ROWS ? [table, plural(rows.length - MOST_ROWS, words.more)] : [table];
}

const cells = ({ name, what, runs, could }: LinkRow): string[] => [
  [name, what]
    .filter((part) => part !== '')
    .map(cell)
    .join(' '),
  cell(runs),
  cell(could),
];

/** Code in a cell would end at a bar; names have none. */
const cell = (text: string): string => sentence(text.replaceAll('`', "'"));

function itemOf({ id, message, causes }: Finding): string {
  const [first] = causes;
  const lines = [`- ${sentence(message)} (${id}).`];
  if (first) {
    lines.push(`  - ${sentence(words.cause(ended(first.message)))}`);
    if (first.signs) lines.push(`  - ${sentence(words.signs(ended(first.signs.join('; '))))}`);
    if (first.check !== undefined) lines.push(`  - ${sentence(words.check(ended(first.check)))}`);
    lines.push(`  - ${sentence(words.repair(ended(first.fix)))}`);
  }
  return lines.join('\n');
}

/** Some of them are questions. */
const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** What a figure is of: a test that names no drive stands for itself. */
export const figureName = ({ subject, job }: Judged): string => (subject === job ? job : `${subject} ${job}`.trim());

function figuresOf(judged: readonly Judged[]): string[] {
  if (judged.length === 0) return [];
  return [`**${words.figures}**\n\n${judged.map(figureOf).join('\n')}`];
}

function figureOf(figure: Judged): string {
  const parts = [words.measured(bytesPerSecond(figure.measured)), verdictName(figure), ...comparisonOf(figure)];
  const reasons = figure.reasons.map((reason) => `\n  - ${sentence(reason)}`).join('');
  return `- ${sentence(figureName(figure))}: ${parts.join('; ')}.${reasons}`;
}

/** What is expected, or else what there is at most. */
export function comparisonOf({ ceiling, expectedLow, expectedHigh, basis, measured, verdict }: Judged): string[] {
  if (expectedLow !== undefined && expectedHigh !== undefined) {
    if (verdict === 'low' && measured >= expectedLow) return [words.asItRuns];
    const said = basis === 'assumed' ? words.assumed : words.expected;
    return [said(rateRange(expectedLow, expectedHigh))];
  }
  return ceiling === undefined ? [] : [words.most(bytesPerSecond(ceiling))];
}

/** Nothing in an address ends the link that it stands in. */
const addressOf = (address: string): string =>
  address.replace(/[\s()<>\\[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
