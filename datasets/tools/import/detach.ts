/**
 * Engines let a part of a string point into the string that it was cut from. A name of twenty letters would so hold on
 * to the hundred megabytes of the file that it stood in, until the last file of a folder is read.
 */
import type { Extraction } from '../readers/measurement.ts';

/** Shorter parts are copied by engines themselves. */
const SHORTEST = 13;

/** Makes all strings of what was found their own. */
export function detach({ measurements, facts, notices }: Extraction): void {
  // Most are alike: one copy serves all.
  const copies = new Map<string, string>();
  const own = (text: string): string => {
    if (text.length < SHORTEST) return text;
    const known = copies.get(text);
    if (known !== undefined) return known;
    const copy: string = JSON.parse(JSON.stringify(text));
    copies.set(copy, copy);
    return copy;
  };
  for (const item of [measurements, facts, notices].flat()) {
    const fields = item as unknown as Record<string, unknown>;
    for (const name of Object.keys(fields)) {
      const value = fields[name];
      if (typeof value === 'string') fields[name] = own(value);
    }
  }
  for (const measurement of measurements) measurement.warnings = measurement.warnings.map(own);
}
