// The published accuracy, kept so that a change of a model cannot make it worse unseen. It is kept row by row, with what
// each row said when it was published: a row that is added, corrected or taken away is no change of a model.
import { errorsOf } from './accuracy.ts';

export interface Figures {
  n: number;
  mean_error: number;
  mean_absolute_error: number;
  /** Only where the model gives a range. */
  share_inside?: number;
}

/** How far a prediction is from one row. */
export interface Judged {
  /** Kind of link, or calculator of arrays. */
  link: string;
  /** Where the payload size comes from, or what is predicted. */
  origin: string;
  /** The row, by set and result. */
  key: string;
  /** Stands for all that the data say of the row: another one, and it is not the row that was published. */
  data: string;
  /** Prediction over measurement, less 1. */
  error: number;
  /** Whether the row lies in the predicted range, where the model gives one. */
  inside?: boolean;
}

type Kept = Pick<Judged, 'data' | 'error' | 'inside'>;

export interface Published {
  /** Stands for the columns that the data have: with others, every row has to be published anew. */
  columns: string;
  /** By `link`, `origin` and `key`. */
  rows: Record<string, Record<string, Record<string, Kept>>>;
}

/** Four digits: 0.01 %. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4 || 0;

export function publishedOf(columns: string, judged: readonly Judged[]): Published {
  const rows: Published['rows'] = {};
  for (const { link, origin, key, data, error, inside } of judged) {
    const kept = { data, error: rounded(error), ...(inside !== undefined && { inside }) };
    const ofLink = rows[link] ?? {};
    rows[link] = { ...ofLink, [origin]: { ...ofLink[origin], [key]: kept } };
  }
  return { columns, rows };
}

const listed = ({ rows }: Published): Judged[] =>
  Object.entries(rows).flatMap(([link, origins]) =>
    Object.entries(origins).flatMap(([origin, kept]) =>
      Object.entries(kept).map(([key, row]) => ({ link, origin, key, ...row })),
    ),
  );

const nameOf = ({ link, origin, key, data }: Judged): string => [link, origin, key, data].join(' ');

/** Rows that say now what they said when they were published, and whether one of a name is among them. */
export function unchanged(published: Published, now: Published) {
  const before = new Map(listed(published).map((row) => [nameOf(row), row]));
  const pairs = listed(now).flatMap((after) => {
    const row = before.get(nameOf(after));
    return row ? [{ before: row, after }] : [];
  });
  const keys = new Set(pairs.map(({ after }) => after.key));
  return { pairs, isKnown: (key: string): boolean => keys.has(key), of: before.size };
}

function figuresOf(rows: readonly Judged[]): Figures {
  const errors = errorsOf(rows.map(({ error }) => error));
  const judged = rows.filter(({ inside }) => inside !== undefined);
  return {
    n: errors.n,
    mean_error: rounded(errors.mean),
    mean_absolute_error: rounded(errors.meanAbsolute),
    ...(judged.length > 0 && { share_inside: rounded(judged.filter(({ inside }) => inside).length / judged.length) }),
  };
}

export interface Change {
  kind: 'worse' | 'better';
  words: string;
}

/** What rounding may do to the last digit. */
const ROUNDING = 1.5e-4;

/** Larger is worse. */
const badness: Record<Exclude<keyof Figures, 'n'>, (figures: Figures) => number> = {
  mean_absolute_error: (figures) => figures.mean_absolute_error,
  mean_error: (figures) => Math.abs(figures.mean_error),
  share_inside: (figures) => 1 - (figures.share_inside ?? 1),
};

/** Every figure that is no longer the published one, over the rows whose data are. */
export function changes(published: Published, now: Published): Change[] {
  const { pairs } = unchanged(published, now);
  const groups = Map.groupBy(pairs, ({ after: { link, origin } }) => `${link}, ${origin}`);
  return [...groups].flatMap(([name, own]) =>
    changesOf(name, figuresOf(own.map(({ before }) => before)), figuresOf(own.map(({ after }) => after))),
  );
}

const changesOf = (name: string, before: Figures, after: Figures): Change[] =>
  Object.entries(badness).flatMap(([figure, measure]) => {
    const key = figure as keyof typeof badness;
    if (Math.abs((after[key] ?? 1) - (before[key] ?? 1)) <= ROUNDING) return [];
    const isWorse = measure(after) > measure(before) + ROUNDING;
    const words = `${name}: ${figure} ${before[key]} published, ${after[key]} now`;
    return [{ kind: isWorse ? 'worse' : 'better', words }];
  });
