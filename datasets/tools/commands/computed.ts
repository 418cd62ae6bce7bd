/** What the core says of all sets together, before they are written as a database. */
import { calculate } from '../../../calc-wasm/js/node.ts';
import type { Computed } from '../build/load.ts';
import { predict, predictArrays } from '../predict/predict.ts';
import { predictChained } from '../predict/predict-chained.ts';
import { rangesFileOf } from '../ranges/build-ranges.ts';
import type { RangesFile } from '../ranges/file.ts';
import type { LoadedSet } from '../repository/repository.ts';
import type { Row } from '../tables/records.ts';

interface Said {
  ranged: RangesFile;
  /** Rows of tables that no file holds. */
  computed: Computed;
  predicted(asked: Row): ReturnType<typeof predict>;
}

export function saidOf(sets: LoadedSet[]): Said {
  const chained = predictChained(sets);
  const ranged = rangesFileOf(sets, calculate, chained);
  return {
    ranged,
    computed: { 'array-predictions': predictArrays(sets), 'chain-predictions': chained },
    predicted: (asked) => predict(asked, ranged.ranges),
  };
}
