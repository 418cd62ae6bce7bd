/** Single lines by which a tool says itself what slows or endangers storage: a table of lines, each with its meaning. */
import type { Lines } from '../paste/lines.ts';
import file from './conditions.json' with { type: 'json' };
import { MOST_RECORDS } from './figures.ts';

export interface Condition {
  line: number;
  kind: ConditionKind;
  /** What it is said of: a dataset, a path, osd.1, RaidPort0, a mount point. */
  name: string;
  /** As printed, without its unit; empty where the line holds none. */
  value: string;
}

interface Row {
  /** Stands within the line. */
  sign: string;
  /** With the groups `name` and `value`, either of which may be missing. */
  line: RegExp;
  /** A heading above, with no blank line between, that says what the line means. */
  under: RegExp | undefined;
  /** The line below, where the value stands there. */
  below: RegExp | undefined;
  /** What the name begins with. */
  before: string;
  /** A field of a block, which a line above names. */
  isField: boolean;
  /** A figure that is none of these is no condition. */
  atLeast: number;
  lessThan: number;
}

export type ConditionKind = keyof typeof file.rows;

interface Written {
  sign: string;
  under?: keyof typeof file.headings;
  isField?: true;
  line: string;
  flags?: string;
  below?: string;
  atLeast?: number;
  lessThan?: number;
}

const rowOf = ({ sign, under, isField, line, flags, below, atLeast, lessThan }: Written): Row => ({
  sign,
  line: new RegExp(line, flags),
  under: under && new RegExp(file.headings[under]),
  below: below === undefined ? undefined : new RegExp(below),
  before: under === 'osds' ? 'osd.' : '',
  isField: isField === true,
  atLeast: atLeast ?? Number.NEGATIVE_INFINITY,
  lessThan: lessThan ?? Number.POSITIVE_INFINITY,
});

const EACH = (Object.entries(file.rows) as [ConditionKind, Written][]).map(
  ([kind, row]) => [kind, rowOf(row)] as const,
);

export const CONDITION_SIGNS: readonly string[] = [...new Set(EACH.map(([, { sign }]) => sign))];

/** Lines of a tool that stand between a heading and what it explains. */
const MOST_ABOVE = 200;

export function conditionsIn(lines: Lines): Condition[] {
  const conditions: Condition[] = [];
  for (const [index, line] of lines.entriesHolding(CONDITION_SIGNS)) {
    if (conditions.length >= MOST_RECORDS) break;
    for (const [kind, row] of EACH) {
      const condition = line.includes(row.sign) && conditionOf(kind, row, line, index, lines);
      if (condition) conditions.push(condition);
    }
  }
  return conditions;
}

function conditionOf(kind: ConditionKind, row: Row, line: string, index: number, lines: Lines): Condition | undefined {
  const { name, other, value: own = '' } = row.line.exec(line)?.groups ?? {};
  const value = own === '' && row.below ? (row.below.exec(lines.at(index + 1) ?? '')?.groups?.value ?? '') : own;
  if (row.below && value === '') return undefined;
  const isMeant = !(Number(value) < row.atLeast || Number(value) >= row.lessThan);
  if (!isMeant || !row.line.test(line) || (row.under && !isUnder(lines, index, row.under))) return undefined;
  const owner = (name ?? other ?? (row.isField ? ownerOf(lines, index) : undefined) ?? '').replace(/\s+/g, ' ');
  return { line: index + 1, kind, name: row.before + owner, value };
}

function isUnder(lines: Lines, index: number, heading: RegExp): boolean {
  for (let at = index - 1; at >= 0 && index - at < MOST_ABOVE; at--) {
    const line = lines.at(at) ?? '';
    if (heading.test(line)) return true;
    if (line.trim() === '') return false;
  }
  return false;
}

/** The device that a block of fields is of, by the nearest name above. */
const OWNER = /^[\s│├└─|-]{0,16}(?:name|Device Name|Name\s{1,24}):\s{1,20}(?<name>\S.{0,80}?)\s*$/;

function ownerOf(lines: Lines, index: number): string | undefined {
  const at = lines.findLast(OWNER, Math.max(0, index - MOST_ABOVE), index);
  return at < 0 ? undefined : OWNER.exec(lines.at(at) ?? '')?.groups?.name;
}
