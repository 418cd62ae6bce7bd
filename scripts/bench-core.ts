// How fast the core sweeps, as ratios against plain JavaScript in the same run: the machines that run this are shared,
// so only ratios compare. Then how fast every chart of every calculator is swept, and how long the largest questions
// take, against their limits. Run: npm run bench:core

import { availableParallelism, loadavg } from 'node:os';
import { charts } from './bench-core/charts.ts';
import { limits } from './bench-core/limits.ts';
import { ratios } from './bench-core/ratios.ts';

const load = () =>
  loadavg()
    .map((busy) => busy.toFixed(1))
    .join(', ');

console.log(`load average ${load()} on ${availableParallelism()} cores`);
ratios();
charts();
limits();
console.log(`load average ${load()} at the end`);
