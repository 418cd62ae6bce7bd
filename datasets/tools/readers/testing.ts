/** What holds for every reader of this folder, for its tests. */
import { expect } from 'vitest';
import { exhaustive } from '../../../tests/support/exhaustive.ts';
import { cases, fixed, isTried } from '../../../tests/support/fuzzing.ts';
import { DRESSINGS, wear } from '../../../tests/support/pasted-wrappings.ts';
import { cleaned } from '../paste/clean.ts';
import type { Lines } from '../paste/lines.ts';

type Reader = (lines: Lines) => unknown;

/**
 * Each value of what was read with the names that lead to it; places in lists are left out, and on request lines, with
 * the parents that are told by theirs.
 * @param moves Names of facts that are left out.
 */
export function facts(value: unknown, areLinesKept = true, moves: readonly string[] = [], path = ''): string[] {
  if (value === undefined) return [];
  if (value === null || typeof value !== 'object') return [`${path}=${value}`];
  if (Array.isArray(value)) return value.flatMap((item) => facts(item, areLinesKept, moves, path));
  const { line } = value as { line?: number };
  const own = areLinesKept && line !== undefined ? `${path}@${line}` : path;
  const left = ['line', 'listing', ...moves, ...(areLinesKept ? [] : ['parent'])];
  return Object.entries(value).flatMap(([key, inner]) =>
    left.includes(key) ? [] : facts(inner, areLinesKept, moves, `${own}.${key}`),
  );
}

/** A text that ends after any of its lines says nothing that the whole does not say; one that ends anywhere is read. */
export function expectCutsToSayNothingNew(text: string, read: Reader, moves: readonly string[]): void {
  const whole = new Set(facts(read(cleaned(text).lines), true, moves));
  for (let end = text.length; end > 0; end--) {
    const isLine = text[end - 1] === '\n';
    if (!isTried(end, isLine ? 10 : 240)) continue;
    const texts = facts(read(cleaned(text.slice(0, end)).lines), true, moves);
    if (!isLine) continue;
    expect(
      texts.filter((fact) => !whole.has(fact)),
      `cut before ${JSON.stringify(text.slice(end, end + 40))}`,
    ).toEqual([]);
  }
}

/**
 * It says the same in everything that people put around an output.
 * @param index By day each text wears every fourth dressing, and four texts in a row wear all.
 */
export function expectDressingsToChangeNothing(text: string, read: Reader, moves: readonly string[], index = 0): void {
  const plain = facts(read(cleaned(text).lines), false, moves);
  for (const dressing of DRESSINGS.filter((_, place) => isTried(place + index, 4))) {
    expect(facts(read(cleaned(wear(text, [dressing]).text).lines), false, moves), dressing.name).toEqual(plain);
  }
}

/** Any order of the lines of a text, lines put together, lines without end: nothing is thrown. */
export function expectNoiseToBeRead(text: string, read: Reader): void {
  const lines = text.split('\n');
  const below = fixed(1);
  const piece = () => {
    const line = lines[below(lines.length)] ?? '';
    const from = below(line.length + 1);
    return below(3) === 0 ? line.slice(from, from + below(40)) : line;
  };
  for (let round = 0; round < cases(300); round++) {
    const noise = Array.from({ length: 1 + below(30) }, () => (below(4) === 0 ? piece() + piece() : piece())).join(
      '\n',
    );
    expect(() => read(cleaned(noise).lines), noise).not.toThrow();
  }
  for (const line of lines.filter((_, index) => isTried(index, 40))) {
    for (const long of [line.repeat(2000), ' '.repeat(7000) + line, `${line.slice(0, 12)}${' '.repeat(7000)}x`])
      expect(() => read(cleaned(`${long}\n`.repeat(exhaustive ? 20 : 4)).lines)).not.toThrow();
  }
}
