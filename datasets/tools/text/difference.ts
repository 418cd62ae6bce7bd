/** Where a file differs from what it should be. */

/** Lines that are shown of each side: enough to see what changed. */
const SHOWN = 5;

/** The first differing line of two texts and some after it, `-` for what stands there and `+` for what should. */
export function firstDifference(committed: string, fresh: string): { line: number; lines: string } {
  const [old, now] = [committed, fresh].map((text) => text.split('\n')) as [string[], string[]];
  const longest = Math.max(old.length, now.length);
  let at = 0;
  while (at < longest && old[at] === now[at]) at++;
  const shown = (sign: string, lines: string[]) => lines.slice(at, at + SHOWN).map((line) => `  ${sign} ${line}`);
  return { line: at + 1, lines: [...shown('-', old), ...shown('+', now)].join('\n') };
}
