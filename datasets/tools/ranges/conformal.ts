/**
 * How much of its ceiling a link of a source that nobody has seen reaches, nine times in ten: split conformal prediction
 * for groups (Lee, Barber and Willett, `lee-hierarchical-conformal`; its parent is `barber-jackknife-plus`). The
 * ceiling is not fitted to rows, so every row is a score and none is spent on fitting.
 *
 * Measurements of one source are alike, so sources are what is exchangeable: each counts alike, its measurements share
 * its weight, and the source to come has the weight of one more, at the worst. With K sources the promise of nine in
 * ten can be kept from K + 1 = 10 on. Below that there is no range, whatever the rows say.
 *
 * Where links of several kinds are taken together, each kind counts alike: the one that is measured most does not
 * speak for those that nobody has measured. That is why such a range is wide, and why it is called assumed.
 */

/** A measured share of what the model lets through, and who measured it. */
export interface Score {
  source: string;
  /** The kind of its link. */
  link: string;
  share: number;
}

/** How often the range may miss. */
export const MISS = 0.1;

/** The fewest sources that can keep that promise. */
export const FEWEST_SOURCES = Math.ceil(1 / MISS) - 1;

/** What a sum of weights may be off by. */
const EPSILON = 1e-9;

/** The lower end; nothing where there are too few sources. */
export function lowerEnd(scores: readonly Score[]): number | undefined {
  const sources = new Set(scores.map(({ source }) => source)).size;
  if (sources < FEWEST_SOURCES) return undefined;
  // The source to come is one more, and below all others at the worst.
  return Math.min(1, quantile(scores, (MISS * (sources + 1) - 1) / sources));
}

/** What half of the measurements reach: the best single guess. */
export const middleOf = (scores: readonly Score[]): number => Math.min(1, quantile(scores, 0.5));

/** The first share up to which more than `part` of the weight lies. */
function quantile(scores: readonly Score[], part: number): number {
  const kinds = [...Map.groupBy(scores, ({ link }) => link).values()];
  const weighted = kinds
    .flatMap((kind) => {
      const sources = [...Map.groupBy(kind, ({ source }) => source).values()];
      const whole = 1 / kinds.length / sources.length;
      return sources.flatMap((own) => own.map(({ share }) => ({ share, weight: whole / own.length })));
    })
    .toSorted((a, other) => a.share - other.share);
  let below = 0;
  for (const { share, weight } of weighted) {
    below += weight;
    if (below > part + EPSILON) return share;
  }
  return weighted.at(-1)?.share ?? Number.NaN;
}
