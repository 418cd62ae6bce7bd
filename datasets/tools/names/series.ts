/** Names of a whole series: `EPYC 7##2`, where # is any digit. */
import { squash } from './normalised-name.ts';

/** Letters behind the number of a processor that change no lanes; those that do (`X` of Intel) are names of their own. */
const VARIANTS = '(?:x3d|xt|ks|kf|wx|ws|[xkftsp])?';
const LONGEST = 40;

export const isSeries = (name: string): boolean => name.includes('#');

const pattern = (name: string): string =>
  name
    .split('#')
    .map((part) => squash(part).replaceAll('.', String.raw`\.`))
    .join(String.raw`\d`);

/** What has such names, found by one of them as it is typed. */
export class Series<Of extends { name: string }> {
  readonly #all: { one: Of; exact: RegExp; open: RegExp }[];
  readonly #any: RegExp;

  constructor(all: readonly Of[]) {
    const patterns = all.map(({ name }) => pattern(name));
    this.#any = new RegExp(`^(?:${patterns.join('|')})${VARIANTS}$`);
    this.#all = all.map((item, at) => ({
      one: item,
      exact: new RegExp(`^${patterns[at]}$`),
      open: new RegExp(`^${patterns[at]}${VARIANTS}$`),
    }));
  }

  /** A name that says its letters counts before one that leaves them open. */
  of(squashed: string): Of[] {
    if (squashed.length > LONGEST || !this.#any.test(squashed)) return [];
    const fitting = (by: 'exact' | 'open') =>
      this.#all.filter((entry) => entry[by].test(squashed)).map(({ one }) => one);
    const exact = fitting('exact');
    return exact.length > 0 ? exact : fitting('open');
  }
}
