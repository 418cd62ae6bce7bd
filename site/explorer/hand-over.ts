// Where chosen rows can be taken: the comparison and the charts that take their configurations, or why not.
import { pageLink } from '../common/link.ts';
import { compareLink, written } from '../common/state.ts';
import { words } from './row.words.ts';
import { type CurveKind, curveKinds, LOAD_PARAMETER, type RunFile } from './run-file.ts';
import { FEWEST, MOST } from './side-by-side.ts';

/** A chosen configuration: its name `set/run`, what is known of it, and which of its results are chosen. */
export interface Chosen {
  key: string;
  file: RunFile;
  results: readonly string[];
}

/** With the reason instead of an address where the page would not take them. */
export type Offer = { text: string; href: string } | { text: string; why: string };

export function chartAddress(kind: string, values: Readonly<Record<string, readonly string[]>>): string {
  const query = new URLSearchParams();
  for (const [name, all] of Object.entries(values)) for (const value of all) query.append(name, value);
  return pageLink(`/data/charts/${kind}/`) + written(query);
}

export const offers = (chosen: readonly Chosen[]): Offer[] => [
  compared(chosen),
  ...curveKinds.map((kind) => drawn(kind, chosen)),
];

function compared(chosen: readonly Chosen[]): Offer {
  const text = words.chosen.compare;
  if (chosen.length < FEWEST) return { text, why: words.chosen.few };
  if (chosen.length > MOST) return { text, why: words.chosen.many(MOST) };
  return { text, href: compareLink(chosen.map(({ key }) => key)) };
}

function drawn(kind: CurveKind, chosen: readonly Chosen[]): Offer {
  const text = words.chosen.charts[kind];
  if (chosen.length > MOST) return { text, why: words.chosen.many(MOST) };
  const without = chosen.find(({ file }) => file.curves[kind].length === 0);
  if (without) return { text, why: words.chosen.noCurve[kind](without.file.name) };
  const [first, ...rest] = chosen;
  const common = first?.file.curves[kind].filter((load) => rest.every(({ file }) => file.curves[kind].includes(load)));
  // The load of a chosen row, where all have it; else one that they share.
  const asked = chosen.flatMap(({ file, results }) =>
    results.flatMap((result) => file.rows[result]?.loads[kind] ?? []),
  );
  const load = asked.find((item) => common?.includes(item)) ?? common?.[0];
  if (load === undefined) return { text, why: words.chosen.noCommon };
  const keys = chosen.map(({ key }) => key);
  return { text, href: chartAddress(kind, { device: keys, [LOAD_PARAMETER[kind]]: [load] }) };
}
