/** What the core says of arrays whose source states their chain: ceilings of the links, and what to expect. */
import { refused } from '../../../calc-wasm/js/calc.ts';
import type { Chain } from '../../../calc-wasm/js/chain.ts';
import { size } from '../../../calc-wasm/js/chain-node.ts';
import type { Load } from '../../../calc-wasm/js/generated/chain.ts';
import type { LoadedSet } from '../repository/repository.ts';
import type { Row } from '../tables/records.ts';
import { chainOf, measuredOn, type Rates } from './chain-of.ts';
import { reader } from './reader.ts';
import { type Output, outputOf, type Single, singleOf } from './single.ts';

/** The workload of the core for each output. */
export const LOADS: Record<Output, Load> = {
  read_rate: 'read',
  write_rate: 'write',
  read_iops: 'random_read',
  write_iops: 'random_write',
};

/** Rows of `chain-predictions`: one for each result of a run with a chain. */
export function predictChained(sets: readonly LoadedSet[]): Row[] {
  const readers = sets.map((set) => ({ set, rows: reader(set) }));
  const claims = readers.flatMap(({ rows }) => [...rows('claims')]);
  return readers.flatMap(({ set, rows }) => {
    const runs = new Map(rows('runs').map((run) => [run.run_id, run]));
    const targets = new Map(rows('targets').map((target) => [target.target_id, target]));
    const drives = new Map(rows('drives').map((drive) => [drive.drive_id, drive]));
    return rows('chains').flatMap((chain) => {
      const run = runs.get(chain.run_id ?? null);
      const target = targets.get(run?.target_id ?? null);
      if (!run || !target) return [];
      const drive = drives.get(target.drive_id ?? null);
      const own = rows('results').filter(({ run_id }) => run_id === chain.run_id);
      return own.flatMap((result): Row[] => {
        const output = outputOf(result, run, target);
        if (!output) return [];
        const asked = { chain, run, target, drive };
        const single = singleOf({ chain, result, target, output }, rows, claims);
        const bare = chainOf(rows, asked);
        const full = single && chainOf(rows, { ...asked, rates: ratesOf(single, output), ...limit() });
        if (!bare) return [];
        const load = { load: LOADS[output], block_size: blockOf(output, result) };
        const ceiling = solve(set.setId, bare, load);
        const expected = full && solve(set.setId, full, load);
        return [
          {
            set_id: set.setId,
            result_id: result.result_id ?? null,
            output,
            model_version: ceiling.model_version,
            role: chain.role ?? 'judged',
            ceiling_bytes_per_s: ceiling.ceiling,
            expected_low_bytes_per_s: expected?.expected_low ?? null,
            expected_high_bytes_per_s: expected?.expected_high ?? null,
            limited_by: expected?.limited_by ?? ceiling.limited_by,
            limited_at: expected?.limited_at ?? ceiling.limited_at,
            rate_origin: single?.origin ?? 'none',
            single_id: single?.id ?? null,
            chain: JSON.stringify(full ?? bare),
          },
        ];

        function limit(): { host?: Rates } {
          const wider = rows('results').find(
            (row) =>
              row.run_id === chain.limit_run_id && row.access === result.access && row.direction === result.direction,
          );
          const rate = wider?.bandwidth_bytes_per_s ?? null;
          if (rate === null || chain.limit_run_id === null) return {};
          return { host: { [output === 'write_rate' ? 'write' : 'read']: Number(rate) } };
        }
      });
    });
  });
}

const isRandom = (output: Output): boolean => output.endsWith('iops');

const blockOf = (output: Output, result: Row): number => (isRandom(output) ? Number(result.block_size_bytes) : 4096);

/** A figure of one drive counts as its slowest, a maker's promise as all that it gives. */
function ratesOf({ origin, value }: Single, output: Output): Rates {
  const name = { read_rate: 'read', write_rate: 'write' }[output as string] ?? output;
  const rates = { [name]: value };
  return origin === 'measured' ? measuredOn(rates) : rates;
}

function solve(setId: string, chain: Chain, load: { load: Load; block_size: number }) {
  const answer = size({ chain, ...load });
  if (refused(answer)) {
    const { code, input, value } = answer.error;
    throw new Error(`${setId}/chains.csv: the core refuses a chain: ${code} ${input} ${value}`);
  }
  return answer;
}
