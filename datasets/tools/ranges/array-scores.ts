/** Which measurements say how much of its range an array reaches whose chain is stated, and of which class each is. */
import { arrayClasses, limitAt } from '../../../calc-wasm/js/chain-ranges.ts';
import type { Load, Place } from '../../../calc-wasm/js/generated/chain.ts';
import { LOADS } from '../predict/predict-chained.ts';
import { reader } from '../predict/reader.ts';
import type { Output } from '../predict/single.ts';
import type { Row } from '../tables/records.ts';
import { type Measured, type MeasuredSet, sourceOf } from './scores.ts';

/**
 * Every array that is judged and whose drives have a rate, from the rows of `chain-predictions`: the core's own ranges,
 * which no class of arrays has touched.
 */
export function measuredArrays(sets: readonly MeasuredSet[], predictions: readonly Row[]): Measured[] {
  const ofSet = Map.groupBy(predictions, ({ set_id }) => set_id);
  return sets.flatMap(({ setId, tables }) => {
    const rows = reader({ tables, reference: [] });
    const named = (table: string, key: string) => new Map(rows(table).map((row) => [row[key] ?? null, row]));
    const [results, runs] = [named('results', 'result_id'), named('runs', 'run_id')];
    const sources = named('sources', 'source_id');
    return (ofSet.get(setId) ?? []).flatMap((predicted): Measured[] => {
      const { role, limited_at, expected_high_bytes_per_s: high = null } = predicted;
      const result = results.get(predicted.result_id ?? null);
      const run = result && runs.get(result.run_id ?? null);
      const source = run && sources.get(run.source_id ?? null);
      if (!result || !run || !source || role !== 'judged' || high === null) return [];
      const [load, place] = [LOADS[predicted.output as Output], limited_at as Place | null];
      return [
        {
          set: setId,
          result: String(result.result_id),
          source: sourceOf(setId, source),
          device: `${setId}/${run.target_id}`,
          link: place === null ? '' : limitAt(place),
          classes: arrayClasses(load satisfies Load, place),
          share: measuredRate(result, load) / Number(high),
          date: String(run.measured_on ?? source.published_on ?? source.accessed_on ?? ''),
        },
      ];
    });
  });
}

/** Bytes per second; of random I/O those of its blocks. */
const measuredRate = (result: Row, load: Load): number =>
  load.startsWith('random')
    ? Number(result.iops) * Number(result.block_size_bytes)
    : Number(result.bandwidth_bytes_per_s);
