// What the configurations of hosts are made from: the rules of the headers, and where each page for what is not there is.
import { ALWAYS, headerRules, REVALIDATED, type Rule } from '../frame/security.ts';

/** A built site, as its host serves it. */
export interface Served {
  /** Its path on the host, with a slash at both ends. */
  root: string;
  /** The paths of the pages of each language. */
  pages: readonly string[];
}

/** A header that is not the same everywhere: its values by path, and what is sent elsewhere. */
interface Varying {
  name: string;
  by: { path: string; value: string }[];
  otherwise: string;
}

/** What is sent with every file, and what is not. */
export function sentWith({ root, pages }: Served): {
  always: [name: string, value: string][];
  varying: Varying[];
} {
  const [whole, ...some] = headerRules(root, pages) as [Rule, ...Rule[]];
  const otherwise: Record<string, string> = REVALIDATED;
  const values = some
    .flatMap(({ path, headers }) =>
      Object.entries(headers).map(([name, value]) => ({ name, path, value })),
    )
    .filter(({ name, value }) => value !== otherwise[name]);
  return {
    always: Object.entries({ ...whole.headers, ...ALWAYS }),
    varying: [...Map.groupBy(values, ({ name }) => name)].map(([name, by]) => ({
      name,
      by: by.map(({ path, value }) => ({ path, value })),
      otherwise: otherwise[name] ?? '',
    })),
  };
}

/** Folders with a 404.html of their own, the deepest first: the nearest one above an address answers it. */
export const missingIn = ({ root, pages }: Served): string[] =>
  [...pages, ...pages.map((path) => `${path}embed/`)]
    .filter((path) => path !== root)
    .toSorted((one, other) => other.length - one.length);

/** A path as a regular expression that both nginx and Caddy read; one that ends in `*` is the beginning of a path. */
export const expressionOf = (path: string): string =>
  `^${path.replace(/[.+]/g, '\\$&').replace(/\*$/, '')}${path.endsWith('*') ? '' : '$'}`;
