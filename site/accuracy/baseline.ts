// The published accuracy, kept so that a change of a model cannot make it worse unseen.
import type { Errors } from './accuracy.ts';

export interface Figures {
  n: number;
  mean_error: number;
  mean_absolute_error: number;
  /** Only where the model gives a range. */
  share_inside?: number;
}

/** Errors of one kind of row: those of a link by where its payload size comes from, those of a calculator of arrays by what it predicts. */
interface Judged {
  link: string;
  origin: string;
  errors: Errors;
  inside?: number;
}

/** By `link`, then by `origin`. */
export type Baseline = Record<string, Record<string, Figures>>;

/** Four digits: 0.01 %. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4 || 0;

export function baselineOf(groups: readonly Judged[]): Baseline {
  const baseline: Baseline = {};
  for (const { link, origin, errors, inside } of groups) {
    const ofLink = baseline[link] ?? {};
    baseline[link] = ofLink;
    ofLink[origin] = {
      n: errors.n,
      mean_error: rounded(errors.mean),
      mean_absolute_error: rounded(errors.meanAbsolute),
      ...(inside !== undefined && { share_inside: rounded(inside / errors.n) }),
    };
  }
  return baseline;
}

export interface Change {
  kind: 'worse' | 'better' | 'rows';
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

/** Every figure that is no longer the published one. */
export function changes(published: Baseline, now: Baseline): Change[] {
  const keys = (baseline: Baseline) =>
    Object.entries(baseline).flatMap(([link, origins]) =>
      Object.keys(origins).map((origin) => ({ link, origin })),
    );
  const all = [...keys(published), ...keys(now)].filter(
    ({ link, origin }, index, list) =>
      list.findIndex((one) => one.link === link && one.origin === origin) === index,
  );
  return all.flatMap(({ link, origin }) => {
    const [before, after] = [published[link]?.[origin], now[link]?.[origin]];
    const name = `${link}, ${origin}`;
    if (!before || !after || before.n !== after.n) {
      const words = `${name}: ${before?.n ?? 0} rows published, ${after?.n ?? 0} now`;
      return [{ kind: 'rows', words }];
    }
    return changesOf(name, before, after);
  });
}

function changesOf(name: string, before: Figures, after: Figures): Change[] {
  return Object.entries(badness).flatMap(([figure, measure]) => {
    const key = figure as keyof typeof badness;
    if (Math.abs((after[key] ?? 1) - (before[key] ?? 1)) <= ROUNDING) return [];
    const isWorse = measure(after) > measure(before) + ROUNDING;
    const words = `${name}: ${figure} ${before[key]} published, ${after[key]} now`;
    return [{ kind: isWorse ? 'worse' : 'better', words }];
  });
}
