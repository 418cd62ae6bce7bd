// What stands ready as files: all rows in the order of reading, and the first ones of one drive, link or set.
import { jsonFile } from '../common/json-files.element.ts';
import { type HeadFile, type ListedRows, type Row, rowsIn } from './measurements.ts';
import { type Head, headOf, type State } from './state.ts';
import { type Counts, countsIn } from './view.element.ts';

/** What a file answers: rows, how many there are of their kind, and each facet's counts. */
interface Filed {
  rows: Row[];
  all: number;
  counts: Counts;
}

export class FiledRows {
  /** How many rows there are, and each facet's counts: as the page begins. */
  readonly all: number;
  #counts: Counts;
  #folder: string;

  constructor(root: HTMLElement) {
    this.all = Number(root.dataset.all);
    this.#counts = countsIn(root);
    this.#folder = root.dataset.rows ?? '';
  }

  of(state: State): Promise<Filed> {
    const head = headOf(state);
    return head ? this.#head(head) : this.page(state.page);
  }

  async page(page: number): Promise<Filed> {
    const rows = rowsIn(await jsonFile<ListedRows>(`${this.#folder}${page}.json`));
    return { rows, all: this.all, counts: this.#counts };
  }

  /** The counts of its own facet are those of the start, as nothing else is chosen. */
  async #head({ facet, value }: Head): Promise<Filed> {
    const path = `${this.#folder}${facet}/${encodeURIComponent(value)}.json`;
    const file = await jsonFile<HeadFile>(path);
    const rows = rowsIn(file);
    const own = [...this.#counts].filter(([key]) => key.startsWith(`${facet}/`));
    const others = file.counts.map(([name, value, rows]) => [`${name}/${value}`, rows] as const);
    const counts = new Map([...own, ...others]);
    return { rows, all: counts.get(`${facet}/${value}`) ?? rows.length, counts };
  }
}
