import { oneOf } from '../../language/list.ts';
import type { Rule } from '../../tables/rule.ts';
import type { Found, Table } from '../../tables/table.ts';
import { didYouMean } from '../closest.ts';
import { Generations } from '../generations.ts';
import columns from './link-columns.json' with { type: 'json' };

/** By table: the column of a link's kind, and those of its generations. */
const COLUMNS: Readonly<Record<string, readonly (readonly string[])[]>> = columns.generations;

export const generation: Rule = {
  id: 'LW210',
  level: 'error',
  insteadOf: 'LW203',
  looksFor: 'Generations that do not exist for their link, so that its rate is unknown.',
  fix: 'write the generation as the registry names it: 3.0 for PCIe at 8 GT/s',
  *check(subject) {
    const generations = new Generations(subject);
    for (const table of subject.tables) {
      for (const [kind = '', ...names] of COLUMNS[table.schema.name] ?? []) {
        for (const name of names) yield* checkColumn(table, kind, name, generations);
      }
    }
  },
};

/** USB has no generation of that name alone: "Gen 2" is two links, told apart by their lanes. */
function lane(kind: string, text: string): string | undefined {
  const number = /^gen(?:eration)?[ .-]?([1-6])$/i.exec(text.trim())?.[1];
  if (number === undefined) return undefined;
  return kind === 'usb'
    ? 'write the name and its lanes, such as 3.2 Gen 2x1 for 10 Gb/s'
    : `write the number, such as ${number}.0`;
}

function* checkColumn(table: Table, kindName: string, name: string, generations: Generations): Generator<Found> {
  const [kinds, column] = [table.column(kindName), table.column(name)];
  if (!column.exists) return;
  for (let row = 1; row <= table.length; row++) {
    if (column.isEmpty(row)) continue;
    const kind = kinds.choice(row);
    const known = generations.of(kind);
    const text = column.text(row);
    if (known.length === 0 || known.includes(text)) continue;
    const candidates = generations.meant(kind, text);
    yield column.found(row, {
      message: `${kind} has no such generation${didYouMean(candidates)}`,
      expected: `one of ${known.join(', ')}`,
      fix:
        candidates[0] === undefined
          ? (lane(kind, text) ?? 'look the link up, or leave the cell empty')
          : `write ${oneOf(candidates)}`,
      replacement: candidates.length === 1 ? candidates[0] : undefined,
    });
  }
}
