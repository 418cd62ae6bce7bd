// How long the largest questions about arrays and chains take, against their limits.

import { granted, type Inputs } from '../../calc-wasm/js/calc.ts';
import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { calculate, simulate, sweep } from '../../calc-wasm/js/node.ts';
import { fastest, head, milliseconds, report } from './report.ts';

function tell(what: string, run: () => void, { rounds, limit }: { rounds: number; limit: number }) {
  report(what, fastest(run, rounds), milliseconds, limit);
}

/** As many drives as a list may have, no two alike. */
const unlike = Array.from({ length: 1000 }, (_, n) => `${1000 + ((n * 7919) % 4001)}GB`).join('+');
const LIST_LIMIT = 0.05;
const LISTS: [name: CalculatorName, inputs: Inputs][] = [
  ['raid', { level: 'raid6' }],
  ['zfs', { layout: 'raidz2', vdevs: 10 }],
  ['mixed-drives', { scheme: 'shr2' }],
  ['mixed-drives', { scheme: 'btrfs_raid1c3' }],
  ['mixed-drives', { scheme: 'btrfs_raid6' }],
  ['mixed-drives', { scheme: 'erasure', data_pieces: 10, parity_pieces: 6 }],
];
function longLists(): void {
  for (const [name, inputs] of LISTS) {
    const ask = () => granted(calculate(name, { drives: unlike, ...inputs }));
    tell(`1000 unlike drives, ${name} ${JSON.stringify(inputs)}`, ask, { rounds: 10, limit: LIST_LIMIT });
  }
}

const YEARS = 1_000_000;
const SIMULATION_LIMIT = 2;
function simulations(): void {
  for (const inputs of [{}, { hot_spares: 1, correlation: 10, afr: 0.1, tolerance: 1 }]) {
    const play = () => {
      const year = { service_time: '1 years', ...inputs };
      let played = granted(simulate(year, { trials: 0, losses: 0 }, YEARS));
      // Long trials stop early; the rest is played in further pieces.
      while (played.trials < YEARS) played = granted(simulate(year, played, YEARS - played.trials));
    };
    tell(`${YEARS} array-years played, ${JSON.stringify(inputs)}`, play, { rounds: 3, limit: SIMULATION_LIMIT });
  }
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
        add({ id: `${expander}-${bay}`, on: expander, link: 'sata 3.0', read: 200e6 + bay * 10e6 });
    }
  }
  return parts;
}

/** What a keystroke has: chains that people build are solved, with every change tried, before the next picture. */
const FRAME = 0.016;
/** Lists that machines write. */
const LONG_CHAIN_LIMIT = 0.1;
function chains(): void {
  for (const [count, limit] of [
    [64, FRAME],
    [512, FRAME],
    [5000, LONG_CHAIN_LIMIT],
  ] as const) {
    const chain = { parts: machine(count) };
    const solve = () => granted(size({ chain }));
    tell(`a chain of ${count} parts`, solve, { rounds: 20, limit });
  }
}

/** `write-cache` in JavaScript, output by output: what a sweep of the core is held against. */
function cacheInJavaScript(size: number) {
  const [capacity, emptyCache, cacheRate, afterRate, bits, used] = [1e12, 113e9, 4e9, 1.5e9, 3, 0];
  const free = capacity * (1 - used);
  const cellShare = (emptyCache * bits) / capacity;
  const cache = (cellShare * free) / bits;
  if (emptyCache > (1.1 * capacity) / bits || afterRate > cacheRate || size > free) return undefined;
  const inCache = Math.min(size, cache);
  const pastCache = size - inCache;
  const fastTime = inCache / cacheRate;
  const time = (rate: number) => fastTime + pastCache / Math.min(rate, cacheRate);
  const [low, high, slowTime] = [time(afterRate / 0.84), time(afterRate / 1.14), pastCache / afterRate];
  const ends = { endRate: pastCache > 0 ? afterRate : cacheRate, limitedBy: pastCache > 0 ? 'flash' : 'cache' };
  const average = size / time(afterRate);
  return {
    time: time(afterRate),
    low,
    high,
    average,
    ...ends,
    free,
    cellShare,
    cache,
    inCache,
    pastCache,
    fastTime,
    slowTime,
  };
}

const POINTS = 100_000;
/** How much faster a sweep has to be than the same in JavaScript. */
const FASTER = 1.3;
function sweeps(): void {
  const walk = { over: 'size', output: 'time', from: 1e9, to: 9e11, points: POINTS };
  const { x, y } = granted(sweep('write-cache', {}, walk));
  const inJavaScript = () => x.map((size) => cacheInJavaScript(size)?.time ?? Number.NaN);
  const [times, script] = [inJavaScript(), fastest(inJavaScript, 20)];
  if (!y.every((time, at) => Math.abs(time / (times[at] ?? 0) - 1) < 1e-12)) throw new Error('the sweeps differ');
  const limit = script / FASTER;
  tell(`a sweep of ${POINTS} points`, () => granted(sweep('write-cache', {}, walk)), { rounds: 20, limit });
}

export function run(): void {
  head();
  sweeps();
  longLists();
  simulations();
  chains();
}
