/** What changed between two `datasets` folders. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Ranges } from '../../../calc-wasm/js/ranges.ts';
import { type Changes, diff, type State } from '../diff/diff.ts';
import type { Predict } from '../diff/figures.ts';
import { figuresText } from '../diff/figures-text.ts';
import { rangeChanges } from '../diff/ranges.ts';
import { readState } from '../diff/read.ts';
import { changesText, MARKDOWN, movesText, TERMINAL } from '../diff/words.ts';
import type { Measured } from '../ranges/scores.ts';
import { loadSchemas } from '../repository/repository.ts';
import type { Typed } from '../terminal/command.ts';
import { print, printJson } from '../terminal/output.ts';
import { UsageError } from '../text/usage.ts';
import { words as help } from './help.words.ts';

/** Characters of figures in Markdown: a summary of a job takes many more. */
const SUMMARY = 100_000;

export const FORMATS: Record<string, (changes: Changes) => string> = {
  text: (changes) => [changesText(changes, TERMINAL), movesText(changes, TERMINAL)].filter(Boolean).join('\n\n'),
  markdown: (changes) =>
    [figuresText(changes.sets, MARKDOWN, SUMMARY), movesText(changes), changesText(changes)]
      .filter(Boolean)
      .join('\n\n'),
};

/** Prints the changes, whether there are any or not. */
export async function run({ words: paths, value, has }: Typed): Promise<number> {
  const [before = '', after = '', ...others] = paths.map((path) => resolve(path));
  if (after === '' || others.length > 0) throw new UsageError(help.diff.two(paths.length));
  for (const folder of [before, after]) {
    if (!existsSync(join(folder, 'sets'))) throw new Error(help.diff.noSets(folder));
  }
  const changes = await changesBetween(before, after);
  if (has('json')) printJson(changes);
  else print(FORMATS[value('format') ?? 'text']?.(changes) ?? '');
  return 0;
}

/** What differs between two `datasets` folders, figures beside what the model says of them. */
export async function changesBetween(before: string, after: string): Promise<Changes> {
  const schemas = loadSchemas();
  const [older, newer] = [readState(before, schemas), readState(after, schemas)];
  const core = await model();
  if (!core) return diff(older, newer);
  const [known, measured] = [core.measured(older), core.measured(newer)];
  const ranges = core.rangesFrom(known);
  const idOf = ({ set, result }: Measured) => `${set} ${result}`;
  const old = new Set(known.map(idOf));
  return {
    ...diff(older, newer, core.predictWith(ranges)),
    ranges: rangeChanges(ranges, core.rangesFrom(measured)),
    held: core.heldBack(measured).filter((row) => !old.has(idOf(row))).length,
  };
}

interface Model {
  measured(state: State): Measured[];
  rangesFrom(rows: readonly Measured[]): Ranges;
  heldBack(rows: readonly Measured[]): Measured[];
  /** The ranges are those of the sets before: a new figure takes no part in the range that it is held to. */
  predictWith(ranges: Ranges): Predict;
}

/** What the model says, where the core is built; figures stand alone without it. */
async function model(): Promise<Model | undefined> {
  try {
    const { predict } = await import('../predict/predict.ts');
    const { calculate } = await import('../../../calc-wasm/js/node.ts');
    const { heldBack } = await import('../ranges/single-source.ts');
    const { rangesFrom } = await import('../ranges/ranges.ts');
    const { measuredLinks } = await import('../ranges/scores.ts');
    return {
      measured: ({ sets }) =>
        measuredLinks(
          [...sets].map(([setId, { tables }]) => ({ setId, tables })),
          calculate,
        ),
      rangesFrom,
      heldBack,
      predictWith: (ranges) => (run, result) => {
        try {
          return predict({ ...run, ...result }, ranges);
        } catch {
          // A question that the core refuses is no answer; the checks say what is wrong with the row.
          return undefined;
        }
      },
    };
  } catch {
    return undefined;
  }
}
