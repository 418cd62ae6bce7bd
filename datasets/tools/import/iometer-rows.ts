/**
 * Whether an IOMeter file holds all of its rows. Nothing ends it, but each test of a run is made as often as the others,
 * and below the sum of a test stand the rows of the computers and workers that it adds up.
 */

import type { Notice } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';

interface Part {
  /** How often each specification was tested. */
  sums: Map<string, number>;
  last: number;
  /** Whether any sum has rows of computers and workers below it. */
  hasParts: boolean;
  /** Whether the last sum has none. */
  isLastAlone: boolean;
}

/** What was tested in each of the files that one text holds. */
export class Tested {
  readonly parts: Part[] = [];

  begin(): void {
    this.parts.push({ sums: new Map(), last: 0, hasParts: false, isLastAlone: false });
  }

  row(type: string, index: number): void {
    const part = this.#part();
    part.last = index;
    if (type === 'ALL') part.isLastAlone = true;
    else if (/^[A-Z]{4,10}$/.test(type)) {
      part.isLastAlone = false;
      part.hasParts = true;
    }
  }

  sum(name: string, index: number): void {
    const part = this.#part();
    part.last = index;
    part.sums.set(name, (part.sums.get(name) ?? 0) + 1);
  }

  #part(): Part {
    if (this.parts.length === 0) this.begin();
    return this.parts.at(-1) as Part;
  }
}

export const rowsMissing = (source: SourceText, { parts }: Tested): Notice[] =>
  parts.flatMap((part) => {
    const most = Math.max(...part.sums.values());
    const fewer = [...part.sums].filter(([, count]) => count < most);
    const notice = (message: string) => source.notice('error', part.last + 1, message, 'give the complete results.csv');
    if (part.isLastAlone && part.hasParts) {
      return notice('the rows below the last sum are missing; the output may be cut off');
    }
    const [first] = fewer;
    if (first === undefined || part.sums.size < 2) return [];
    const others = fewer.length > 1 ? ` and ${fewer.length - 1} more` : '';
    return source.notice(
      'warning',
      part.last + 1,
      `the file may be cut off: “${first[0].slice(0, 40)}”${others} was tested less often than the other specifications, ${first[1]} times instead of ${most}`,
      'give the complete results.csv, or nothing if that is right',
    );
  });
