// What every kind of chart is made of at build time: all rows, all series, and the ceilings that the core computes.
import { refused } from '../../calc-wasm/js/calc.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { once } from '../common/once.ts';
import { setIds, setPackage } from '../duckdb/downloads-build.ts';
import type { LaneModel, Titled } from './kinds/kind.ts';
import type { Configuration } from './rows.ts';
import { allSeries, configurations } from './rows-build.ts';

const DIRECTIONS = ['device_writes_host', 'device_reads_host'];
const LANES = [1, 2, 4, 8, 16];

/** Said on the page: the packet size that the model lines are computed for, bytes. */
const MAX_PAYLOAD_SIZE = 256;

/** The generations of PCIe that rows were measured on: no chart draws another one. */
function generationsOf(rows: readonly Configuration[]): string[] {
  const links = rows.filter(({ link_kind }) => link_kind === 'pcie');
  return [...new Set(links.flatMap(({ link_generation }) => link_generation ?? []))].sort();
}

const laneModels = (generations: readonly string[]): LaneModel[] =>
  generations.flatMap((generation) =>
    DIRECTIONS.flatMap((direction) =>
      LANES.map((lanes) => {
        const inputs = { generation, lanes, direction, max_payload_size: MAX_PAYLOAD_SIZE };
        const answer = calculate('pcie', inputs);
        if (refused(answer)) throw new Error(`no ceiling for PCIe ${generation} x${lanes}`);
        return { generation, direction, lanes, ceiling: answer.ceiling, typical: answer.typical };
      }),
    ),
  );

export const material = once(async (): Promise<Titled> => {
  const rows = await configurations();
  const titles = new Map(setIds().map((id) => [id, setPackage(id).title]));
  return { configurations: rows, series: await allSeries(), lanes: laneModels(generationsOf(rows)), titles };
});
