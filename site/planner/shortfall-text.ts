// What is missing, in sentences, and the changes that would be enough, each as a link where the form has a field for it.
import { count } from '../common/format.ts';
import { addressOf } from './request.ts';
import { rateText, type Said } from './rows.ts';
import type { Change, Lacks } from './shortfall.ts';
import { words } from './words.ts';

export interface ChangeText {
  text: string;
  /** The query of the planner with the change made; nothing where the form has no field for it. */
  query?: string;
}

export function lackText({ drives, bays, room, socket, rate }: Lacks): string {
  const { missing } = words;
  const parts = [
    ...(rate > 0 ? [missing.rate(rateText(rate))] : []),
    ...(bays > 0 ? [missing.bays(bays)] : []),
    ...(room > 0 ? [missing.room[socket](room)] : []),
  ];
  if (drives === undefined) return rate > 0 ? missing.rate(rateText(rate)) : missing.space;
  return parts.length > 0 ? missing.needs(count(drives), parts) : missing.space;
}

/** Nothing fits: what is missing is the answer. */
export const nothingText = (lack: Lacks | undefined): Said => ({
  value: words.nothing,
  note: lack ? lackText(lack) : words.missing.space,
});

export const changeTexts = ({ changes, socket }: Lacks, boards: readonly string[]): ChangeText[] =>
  changes.map((change) => {
    const text = textOf(change, socket);
    return 'state' in change ? { text, query: addressOf('', change.state, boards) } : { text };
  });

function textOf(change: Change, socket: Lacks['socket']): string {
  const drives = count(change.drives);
  if (change.kind === 'room') return words.change.room[socket](drives);
  return words.change[change.kind](change.to, drives);
}
