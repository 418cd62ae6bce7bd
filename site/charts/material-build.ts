// What every kind of chart is made of at build time: all rows, all series, and the ceilings that the core computes.
import { refused } from '../../calc-wasm/js/calc.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import type { LaneModel, Material } from './kinds/kind.ts';
import { allSeries, configurations } from './rows-build.ts';

const GENERATIONS = ['1.0', '2.0', '3.0', '4.0', '5.0'];
const DIRECTIONS = ['device_writes_host', 'device_reads_host'];
const LANES = [1, 2, 4, 8, 16];

/** Said on the page: the packet size that the model lines are computed for, bytes. */
const MAX_PAYLOAD_SIZE = 256;

function laneModels(): LaneModel[] {
  return GENERATIONS.flatMap((generation) =>
    DIRECTIONS.flatMap((direction) =>
      LANES.map((lanes) => {
        const inputs = { generation, lanes, direction, max_payload_size: MAX_PAYLOAD_SIZE };
        const answer = calculate('pcie', inputs);
        if (refused(answer)) throw new Error(`no ceiling for PCIe ${generation} x${lanes}`);
        const { ceiling, expected_low: low, expected_high: high } = answer;
        return { generation, direction, lanes, ceiling, low, high };
      }),
    ),
  );
}

let made: Promise<Material> | undefined;

export function material(): Promise<Material> {
  made ??= Promise.all([configurations(), allSeries()]).then(([rows, series]) => ({
    configurations: rows,
    series,
    lanes: laneModels(),
  }));
  return made;
}
