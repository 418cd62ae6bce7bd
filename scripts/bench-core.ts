// How fast the core sweeps, as a ratio against the same sweep in plain JavaScript in the same run: the machines
// that run this are shared, so only ratios compare. Then how long the largest questions about arrays take, against
// their limits. Run: npm run bench:core

import { type Inputs, refused } from '../calc-wasm/js/calc.ts';
import type { ChainPart } from '../calc-wasm/js/chain.ts';
import { size } from '../calc-wasm/js/chain-node.ts';
import type { CalculatorName } from '../calc-wasm/js/generated/catalog.ts';
import { calculate, simulate, sweep } from '../calc-wasm/js/node.ts';

const POINTS = 10_000;
const ROUNDS = 300;

/** The write path of the PCIe model by hand: what a page would ship if there were no core. */
function plainSweep(): { x: Float64Array; y: Float64Array } {
  const x = new Float64Array(POINTS);
  const y = new Float64Array(POINTS);
  const options = {
    rate: 8e9,
    lanes: 8,
    code: 128 / 130,
    skp: 375 / 376,
    payload: 256,
    header: 24,
  };
  for (let i = 0; i < POINTS; i++) {
    const size = Math.round(1 + (i * 65_535) / (POINTS - 1));
    const line = (options.rate * options.lanes) / 8;
    const left = line * options.code * options.skp;
    const packets = Math.ceil(size / options.payload);
    x[i] = size;
    y[i] = (left * size) / (size + packets * options.header);
  }
  return { x, y };
}

const coreSweep = () =>
  sweep(
    'pcie',
    { generation: '3.0', lanes: 8, max_payload_size: 256 },
    { over: 'transfer_size', output: 'ceiling', from: 1, to: 65_536, points: POINTS },
  );

/** Evaluations per second: the best of several rounds, which other tenants disturb least. */
function rate(run: () => { y: Float64Array }): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return POINTS / (best / 1000);
}

const difference = Math.max(
  ...plainSweep().y.map((y, i) => Math.abs(y / (coreSweep().y[i] ?? 0) - 1)),
);
if (difference > 1e-9) throw new Error(`the two sweeps differ by ${difference}`);
const [core, plain] = [rate(coreSweep), rate(plainSweep)];
const million = (value: number) => `${(value / 1e6).toFixed(1)} million evaluations/s`;
console.log(`core, every output computed:      ${million(core)}`);
console.log(`plain JavaScript, write path only: ${million(plain)}`);
console.log(`ratio core to plain: ${(core / plain).toFixed(2)}`);

/** The least time of several rounds, in milliseconds. */
function milliseconds(run: () => void, rounds: number): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function report(what: string, taken: number, limit: number): void {
  console.log(`${what}: ${taken.toFixed(1)} ms of ${limit} ms`);
  if (taken > limit) process.exitCode = 1;
}

/** As many drives as a list may have, no two alike. */
const unlike = Array.from({ length: 1000 }, (_, n) => `${1000 + ((n * 7919) % 4001)}GB`).join('+');
const LIST_LIMIT = 50;
const lists: [name: CalculatorName, inputs: Inputs][] = [
  ['raid', { level: 'raid6' }],
  ['zfs', { layout: 'raidz2', vdevs: 10 }],
  ['mixed-drives', { scheme: 'shr2' }],
  ['mixed-drives', { scheme: 'btrfs_raid1c3' }],
  ['mixed-drives', { scheme: 'btrfs_raid6' }],
  ['mixed-drives', { scheme: 'erasure', data_pieces: 10, parity_pieces: 6 }],
];
for (const [name, inputs] of lists) {
  const ask = () => {
    const answer = calculate(name, { drives: unlike, ...inputs });
    if (refused(answer)) throw new Error(JSON.stringify(answer.error));
  };
  report(
    `1000 unlike drives, ${name} ${JSON.stringify(inputs)}`,
    milliseconds(ask, 10),
    LIST_LIMIT,
  );
}

const YEARS = 1_000_000;
const SIMULATION_LIMIT = 2000;
for (const inputs of [{}, { hot_spares: 1, correlation: 10, afr: 0.1, tolerance: 1 }]) {
  const play = () => {
    const year = { service_time: '1 years', ...inputs };
    let played = simulate(year, { trials: 0, losses: 0 }, YEARS);
    // Long trials stop early; the rest is played in further pieces.
    while (played.trials < YEARS) played = simulate(year, played, YEARS - played.trials);
  };
  report(
    `${YEARS} array-years played, ${JSON.stringify(inputs)}`,
    milliseconds(play, 3),
    SIMULATION_LIMIT,
  );
}

/** A machine of so many parts: HBAs with two expanders each, and unlike drives behind those. */
function machine(count: number): ChainPart[] {
  const parts: ChainPart[] = [];
  const add = (part: ChainPart) => {
    if (parts.length < count) parts.push(part);
  };
  for (let card = 0; parts.length < count; card++) {
    const hba = `hba-${card}`;
    add({ id: hba, kind: 'hba', link: 'pcie 3.0 x8', ports: 'sas 3' });
    for (const side of ['a', 'b']) {
      const expander = `${hba}-${side}`;
      add({ id: expander, kind: 'expander', on: hba, link: 'sas 3 x4', ports: 'sas 3' });
      for (let bay = 0; bay < 24; bay++)
        add({
          id: `${expander}-${bay}`,
          on: expander,
          link: 'sata 3.0',
          read: 200e6 + bay * 10e6,
        });
    }
  }
  return parts;
}
for (const [count, limit] of [
  [64, 16],
  [256, 2],
  [5000, 100],
] as const) {
  const chain = { parts: machine(count) };
  const solve = () => {
    const answer = size({ chain });
    if (refused(answer)) throw new Error(JSON.stringify(answer.error));
  };
  report(`a chain of ${count} parts`, milliseconds(solve, 20), limit);
}
