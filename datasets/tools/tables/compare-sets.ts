/** Figures of several sets side by side: what one says is compared with what the others say. */
import { type Comparison, type Middle, type Subject, tableNamed } from './rule.ts';
import type { Column, Table } from './table.ts';

const FIGURES = ['bandwidth_bytes_per_s', 'iops'];

interface Figure {
  /** Drive, link, load and quantity: figures of one key ought to be alike. */
  key: string;
  value: number;
  column: Column;
  row: number;
}

/**
 * The figures of all sets, by key. Each table is read once, however many sets are compared: with a thousand
 * sets, reading all the others for each would be a million readings.
 */
export class Compared implements Comparison {
  readonly #subjects: readonly Subject[];
  readonly #own = new Map<Table, ReadonlyMap<string, Float64Array>>();
  #all: ReadonlyMap<string, Float64Array> | undefined;

  constructor(subjects: readonly Subject[]) {
    this.#subjects = subjects;
  }

  /** What the sets other than this one say of a key, which may itself be among them. */
  others(subject: Subject, key: string): Middle {
    const all = this.#read().get(key) ?? NOTHING;
    const results = resultsOf(subject);
    return middleWithout(all, (results && this.#own.get(results)?.get(key)) ?? NOTHING);
  }

  #read(): ReadonlyMap<string, Float64Array> {
    if (this.#all) return this.#all;
    const all = new Map<string, number[]>();
    for (const subject of this.#subjects) {
      const results = resultsOf(subject);
      if (!results) continue;
      const own = new Map<string, number[]>();
      for (const { key, value } of figuresOf(subject)) {
        for (const values of [own, all]) {
          const alike = values.get(key);
          if (alike) alike.push(value);
          else values.set(key, [value]);
        }
      }
      this.#own.set(results, sorted(own));
    }
    this.#all = sorted(all);
    return this.#all;
  }
}

const NOTHING = new Float64Array();

const sorted = (values: ReadonlyMap<string, number[]>): ReadonlyMap<string, Float64Array> =>
  new Map([...values].map(([key, alike]) => [key, Float64Array.from(alike).sort()]));

/** The middle of sorted figures when some of them, sorted as well, are left out. */
function middleWithout(all: Float64Array, own: Float64Array): Middle {
  const figures = all.length - own.length;
  const middle = figures >> 1;
  const high = nthWithout(all, own, middle);
  const low = figures % 2 === 1 ? high : nthWithout(all, own, middle - 1);
  return { figures, median: (low + high) / 2 };
}

/** The nth figure, from 0, of those that are left: each one left out before it moves it on by one. */
function nthWithout(all: Float64Array, own: Float64Array, nth: number): number {
  let place = nth;
  for (const value of own) {
    if (value > (all[place] ?? Number.POSITIVE_INFINITY)) break;
    place++;
  }
  return all[place] ?? Number.NaN;
}

const resultsOf = ({ tables }: Subject): Table | undefined => tables.find(({ schema }) => schema.name === 'results');

/** Figures of single drives whose load is told completely, by drive, link and load. */
export function* figuresOf(subject: Subject): Generator<Figure> {
  const [runs, targets] = [tableNamed(subject, 'runs'), tableNamed(subject, 'targets')];
  const results = resultsOf(subject);
  if (!runs || !targets || !results) return;
  const [targetId, drive, array] = ['target_id', 'drive_id', 'array_kind'].map((name) => targets.column(name));
  const drives = new Map<string, string>();
  for (let row = 1; row <= targets.length; row++) {
    if (array?.choice(row) === 'none') drives.set(targetId?.text(row) ?? '', drive?.text(row) ?? '');
  }
  const link = ['link_kind', 'link_generation', 'link_lanes', 'state'].map((name) => runs.column(name));
  const [runId, runTarget] = [runs.column('run_id'), runs.column('target_id')];
  const setups = new Map<string, string>();
  for (let row = 1; row <= runs.length; row++) {
    const model = drives.get(runTarget.text(row));
    if (!model) continue;
    setups.set(runId.text(row), [model, ...link.map((column) => column.text(row))].join(' '));
  }
  const load = ['direction', 'access', 'block_size_bytes', 'queue_depth', 'jobs'].map((name) => results.column(name));
  const resultRun = results.column('run_id');
  const columns = FIGURES.map((name) => results.column(name));
  for (let row = 1; row <= results.length; row++) {
    const setup = setups.get(resultRun.text(row));
    if (setup === undefined || load.slice(0, 4).some((column) => column.isEmpty(row))) continue;
    const words = load.map((column) => column.text(row)).join(' ');
    for (const column of columns) {
      const value = column.number(row);
      if (value > 0) yield { key: `${setup} ${words} ${column.name}`, value, column, row };
    }
  }
}
