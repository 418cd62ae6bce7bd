/**
 * All that the readers of this folder find in one text, and which of its lines they knew. A paste may hold the outputs of
 * many tools, in any order, of more than one computer, between lines of prose.
 */

import { Lines } from '../../paste/lines.ts';
import { SourceText } from '../../readers/source-text.ts';
import { benchmarksIn } from './benchmarks.ts';
import { claimsOf, unreadOf } from './claims.ts';
import { isExampleText } from './example-text.ts';
import { cutOf, noticesOf, refusalOf } from './paste-notices.ts';
import { markQuoted } from './quoted.ts';
import { mayHold, READERS, type ReaderName } from './readers.ts';
import type { LineRange, Reading, Records } from './records.ts';

/** Reads a text; throws nothing, whatever it holds. */
export function read(name: string, text: string): Reading {
  const cut = cutOf(name, text);
  const refusal = refusalOf(name, cut?.text ?? text);
  const source = new SourceText(name, refusal ? '' : (cut?.text ?? text), cut?.before);
  const { lines } = source;
  const found = (reader: ReaderName) => {
    const { read: readLines, signs } = READERS[reader];
    return readLines(mayHold(signs, lines) ? lines : NOTHING);
  };
  const names = Object.keys(READERS) as ReaderName[];
  const { measurements, notices } = benchmarksIn(source);
  const records = Object.assign(
    Object.fromEntries(names.map((reader) => [reader, found(reader)])) as Omit<
      Records,
      'measurements'
    >,
    { measurements },
  );
  const claims = claimsOf(records, lines);
  markQuoted(records, claims, lines);
  const unread = unreadOf(claims, lines);
  const own = (range: LineRange) => ownRange(range, source);
  return {
    source,
    records,
    claims: claims.map((claim) => ({ ...claim, ...own(claim) })),
    unread: unread.map(own),
    isExample: isExampleText(claims, unread, lines),
    notices: refusal
      ? [refusal]
      : [
          ...(cut ? [cut.notice] : []),
          ...noticesOf({ claims, unread, isFailed: notices.length > 0 }, source),
          ...notices,
        ],
  };
}

const NOTHING = Lines.of('');

function ownRange({ first, last }: LineRange, source: SourceText): LineRange {
  return { first: source.originOf(first), last: source.originOf(last) };
}
