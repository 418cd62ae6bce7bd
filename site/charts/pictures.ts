// The pictures of a chart in a state: what its kind draws, the part that is asked for, and where its rows are in SQL.
import type { Parameter, State } from '../common/state.ts';
import { consoleAddress, LONGEST_ADDRESS } from '../duckdb/console.ts';
import { licenceText } from '../explorer/measurement-text.ts';
import type { Picture, ResultKey, Table } from '../plot/picture.ts';
import type { Choice, Kind, Material } from './kinds/kind.ts';
import { type BadEnd, windowed, windowParameters } from './window.ts';
import { words } from './words.ts';

const COLUMNS = [
  ...(['target', 'link_generation', 'link_lanes', 'access', 'direction', 'block_size_bytes'] as const),
  ...(['queue_depth', 'jobs', 'measured_bytes_per_s', 'iops', 'latency_mean_s', 'latency_p99_s'] as const),
  ...(['ceiling_bytes_per_s', 'set_id', 'result_id', 'source_url'] as const),
];

const quoted = (name: string): string => `'${name.replaceAll("'", "''")}'`;

/** The rows of a table as a query of the dataset; nothing where no row is a result. */
export function sqlOf({ rows }: Table): Picture['sql'] {
  const results = rows.flatMap(({ result }) => result ?? []);
  if (results.length === 0) return undefined;
  const sets = [...Map.groupBy(results, ({ set_id }) => set_id)].map(([set, own]) => whereIn(set, own));
  const query = `SELECT ${COLUMNS.join(', ')}\nFROM measurements\nWHERE ${sets.join('\n   OR ')}\nORDER BY set_id, position`;
  const address = consoleAddress(query);
  return address.length <= LONGEST_ADDRESS ? { query, address } : { query };
}

function whereIn(set: string, results: readonly ResultKey[]): string {
  const names = new Set(results.map(({ result_id }) => quoted(result_id)));
  return `set_id = ${quoted(set)} AND result_id IN (${[...names].join(', ')})`;
}

/** A device without what tells its runs apart. */
const brief = (label: string): string => label.split(', ')[0] ?? label;

/** The best of each series: how far the first is ahead of the last, or where a lone one has its best. */
function findingOf({ series, x, y }: Picture, best: NonNullable<Kind['best']>): string | undefined {
  const sign = best === 'highest' ? -1 : 1;
  const reached = series
    .flatMap(({ label, marks }) => {
      const [mark] = marks.toSorted((a, other) => sign * (a.y - other.y) || a.x - other.x);
      return mark ? [{ label, mark }] : [];
    })
    .toSorted((a, other) => sign * (a.mark.y - other.mark.y));
  const [first, last] = [reached[0], reached.at(-1)];
  if (!first || !last) return undefined;
  const [one, other] = [brief(first.label), brief(last.label)];
  // “860 PRO” beside “860 PRO as a volume of its own” says nothing of how they differ.
  const isAlike = one.startsWith(other) || other.startsWith(one);
  const name = ({ label }: typeof first) => (isAlike ? label : brief(label));
  const figure = ({ mark }: typeof first) => y.format(mark.y);
  return first === last
    ? words.finding.alone(brief(first.label), figure(first), (x.named ?? x.format)(first.mark.x))
    : words.finding[best](name(first), figure(first), name(last), figure(last));
}

/** Where the rows of a table stand, each source with its licence. */
function sourcesOf({ table }: Picture, { configurations, series }: Material): string | undefined {
  const named = new Set(
    table.rows.flatMap(({ cells }) => cells.map((cell) => (typeof cell === 'string' ? '' : cell.text))),
  );
  const licences = new Map(
    [...configurations, ...series]
      .filter(({ source_title }) => named.has(source_title))
      .map(({ source_title, licence }) => [source_title, licence]),
  );
  const texts = [...licences].map(([title, licence]) => words.sourceOf(title, licenceText(licence)));
  return texts.length > 0 ? words.sources(texts) : undefined;
}

/** All that an address of a chart can say. */
export const parametersOf = (kind: Kind, choices: readonly Choice[]): Parameter[] => [
  ...choices.map(({ name, allowed, most = 1, start }) => ({ name, allowed, most, start })),
  ...(kind.whole ? [] : windowParameters),
];

export function picturesIn(kind: Kind, material: Material, state: State): { pictures: Picture[]; bad: BadEnd[] } {
  const windows = kind.pictures(material, state).map((picture) => windowed(picture, state));
  return {
    pictures: windows.map(({ picture }) => {
      const sql = sqlOf(picture.table);
      const finding = kind.best && findingOf(picture, kind.best);
      const sources = sourcesOf(picture, material);
      return { ...picture, ...(sql && { sql }), ...(finding && { finding }), ...(sources && { sources }) };
    }),
    // Drawings of one chart share their axis, or one of them refuses what another takes.
    bad: windows.every(({ bad }) => bad.length > 0) ? (windows[0]?.bad ?? []) : [],
  };
}
