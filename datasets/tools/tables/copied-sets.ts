/**
 * Sets that say what another one says. Two sources that agree to the last digit are one: a copy under another name would
 * count twice in every range. A raw file has one hash, and figures of a real run have digits that no other run repeats.
 */
import type { Copy, Subject } from './rule.ts';
import type { Column } from './table.ts';

/** Digits that two runs do not share by chance; figures of fewer say nothing. */
const DIGITS = 5;

/** Of the results with so many digits, this share makes a copy. */
const SHARE = 0.5;

const FIGURES = ['bandwidth_bytes_per_s', 'iops', 'latency_mean_s'];
const LOAD = ['direction', 'access', 'block_size_bytes', 'queue_depth'];
/** Of a bandwidth alone, which a table rounds, several results have to agree, and their loads in more. */
const ROUNDED_LOAD = [...LOAD, 'jobs', 'devices'];
const SEVERAL = 3;

interface Mark {
  column: Column;
  row: number;
  text: string;
}

export class Copies {
  readonly #subjects: readonly Subject[];
  /** Names of the sets that have a mark. */
  #known: Map<string, Set<string>> | undefined;

  constructor(subjects: readonly Subject[]) {
    this.#subjects = subjects;
  }

  /** The set that this one repeats most of. */
  of(subject: Subject): Copy | undefined {
    const name = nameOf(subject);
    const known = this.#read();
    const own = [...marksOf(subject)];
    const copies = (['hash', 'figures', 'bandwidth'] as const).flatMap((by): Copy[] => {
      const marks = own.filter(({ text }) => text.startsWith(by));
      const counts = new Map<string, { same: number; first: Mark }>();
      for (const mark of marks) {
        for (const set of known.get(mark.text) ?? []) {
          if (set === name) continue;
          const count = counts.get(set);
          if (count) count.same++;
          else counts.set(set, { same: 1, first: mark });
        }
      }
      return [...counts]
        .filter(([, { same }]) => same >= Math.max(by === 'bandwidth' ? SEVERAL : 1, SHARE * marks.length))
        .map(([set, { same, first }]) => ({ set, same, all: marks.length, by, column: first.column, row: first.row }));
    });
    return copies.toSorted((a, other) => other.same - a.same)[0];
  }

  #read(): ReadonlyMap<string, ReadonlySet<string>> {
    if (this.#known) return this.#known;
    const known = new Map<string, Set<string>>();
    for (const subject of this.#subjects) {
      for (const { text } of marksOf(subject)) {
        const sets = known.get(text) ?? new Set();
        known.set(text, sets.add(nameOf(subject)));
      }
    }
    this.#known = known;
    return known;
  }
}

const nameOf = ({ package: file }: Subject): string => file?.setId ?? '';

/** What tells a result from all others: the hash of its raw file, and its load with figures of many digits. */
function* marksOf({ tables }: Subject): Generator<Mark> {
  const results = tables.find(({ schema }) => schema.name === 'results');
  if (!results) return;
  const columns = (names: readonly string[]): Column[] => names.map((name) => results.column(name));
  const [figures, load, hash] = [columns(FIGURES), columns(LOAD), results.column('raw_sha256')];
  const rounded = columns([...ROUNDED_LOAD, 'bandwidth_bytes_per_s']);
  const first = figures[0] as Column;
  const hashes = new Set<string>();
  for (let row = 1; row <= results.length; row++) {
    if (!hash.isEmpty(row) && !hashes.has(hash.text(row))) {
      hashes.add(hash.text(row));
      yield { column: hash, row, text: `hash ${hash.text(row)}` };
    }
    const told = figures.map((column) => column.text(row));
    if (!told.some((text) => digitsOf(text) >= DIGITS)) continue;
    const words = [...load, ...figures].map((column) => column.text(row));
    yield { column: first, row, text: `figures ${words.join(' ')}` };
    if (first.isEmpty(row)) continue;
    yield { column: first, row, text: `bandwidth ${rounded.map((column) => column.text(row)).join(' ')}` };
  }
}

/** Digits between the first and the last that is not zero: 1200000 has two. */
const digitsOf = (text: string): number =>
  text
    .split(/e/i, 1)
    .join()
    .replace(/\D/g, '')
    .replace(/^0+|(?<!0)0+$/g, '').length;
