/**
 * What stands in an older message: a mail quotes what it answers to, so an output behind more marks than another output
 * of the same text was printed before it. A text that is quoted as a whole is as new as any.
 */
import type { Lines } from '../../../datasets/tools/paste/lines.ts';
import type { LineRange, Records } from './records.ts';

/** Readers of what changes while a machine runs. */
const STATES = ['mdstat', 'mdadm', 'zpool', 'iostat'] as const;

export function markQuoted(records: Records, claims: readonly LineRange[], lines: Lines): void {
  const newest = Math.min(...claims.map(({ first, last }) => depthOf(first, last, lines)));
  if (!Number.isFinite(newest)) return;
  for (const reader of STATES) {
    for (const record of records[reader]) if (depthAt(record.line - 1, lines) > newest) record.isQuoted = true;
  }
}

/** Of an output the mark of its first line is enough, unless that is the command that a prompt stood before. */
const depthOf = (first: number, last: number, lines: Lines): number =>
  Math.min(depthAt(first - 1, lines), depthAt(last - 1, lines));

const MARKS = /^[\s>]*/;

function depthAt(index: number, lines: Lines): number {
  const [marks = ''] = MARKS.exec(lines.before(index)) ?? [];
  return marks.split('>').length - 1;
}
