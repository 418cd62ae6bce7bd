/** Rows of which each is counted, and the merging of those that could point to one machine. */

export type Cells = Readonly<Record<string, string | number | undefined>>;

interface Counted {
  cells: Cells;
  /** Machines, or drives where each is counted for itself. */
  machines: number;
  sums: Record<string, number>;
}

/** A model that fewer machines have could point to one person: it is counted without its name. */
export const FEWEST = 5;

export class Counts {
  readonly #rows = new Map<string, Counted>();
  readonly #group: readonly string[];

  /** `group` names the columns that say which model a row is of. */
  constructor(group: readonly string[]) {
    this.#group = group;
  }

  /** Counts what one machine has, each row once. */
  addMachine(rows: readonly { cells: Cells; sums: Readonly<Record<string, number>> }[]): void {
    const seen = new Set<string>();
    for (const { cells, sums } of rows) {
      const key = keyOf(cells);
      this.#add(key, cells, seen.has(key) ? 0 : 1, sums);
      seen.add(key);
    }
  }

  #add(key: string, cells: Cells, machines: number, sums: Readonly<Record<string, number>>): void {
    const row = this.#rows.get(key) ?? { cells, machines: 0, sums: {} };
    row.machines += machines;
    for (const [name, sum] of Object.entries(sums)) row.sums[name] = (row.sums[name] ?? 0) + sum;
    this.#rows.set(key, row);
  }

  /** All rows in the order of their cells; models of fewer than `FEWEST` machines are one without a name. */
  merged(machinesOf: (group: string) => number): { rows: Counted[]; merged: number } {
    const whole = new Counts(this.#group);
    let merged = 0;
    for (const [key, { cells, machines, sums }] of this.#rows) {
      if (machinesOf(this.groupOf(cells)) >= FEWEST) {
        whole.#add(key, cells, machines, sums);
        continue;
      }
      merged++;
      const nameless = { ...cells, ...Object.fromEntries(this.#group.map((name) => [name, ''])) };
      whole.#add(keyOf(nameless), nameless, machines, sums);
    }
    const rows = [...whole.#rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    return { rows, merged };
  }

  groupOf(cells: Cells): string {
    return this.#group.map((name) => cells[name] ?? '').join('|');
  }
}

const keyOf = (cells: Cells): string =>
  Object.values(cells)
    .map((value) => (typeof value === 'number' ? String(value).padStart(16, '0') : (value ?? '')))
    .join('\t');
