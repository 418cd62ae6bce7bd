// How fast the core sweeps, as a ratio against the same sweep in plain JavaScript in the same run: the machines
// that run this are shared, so only ratios compare. Run: npm run bench:core
import { simulate, sweep } from '../site/lib/calc-node.ts';

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

/** A million arrays of eight drives that survive two failures, each for a year: 2 s is the limit. */
const YEAR = 31_557_600;
const start = performance.now();
const { trials } = simulate({ service_time: YEAR }, { trials: 0, losses: 0 }, 1_000_000);
const seconds = (performance.now() - start) / 1000;
console.log(`simulation: ${trials.toLocaleString('en')} array-years in ${seconds.toFixed(2)} s`);
