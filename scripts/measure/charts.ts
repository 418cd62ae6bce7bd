// How fast each chart of each calculator is swept, from the defaults.

import { granted } from '../../calc-wasm/js/calc.ts';
import { catalog } from '../../calc-wasm/js/generated/catalog.ts';
import { sweep } from '../../calc-wasm/js/node.ts';
import { fastest } from './report.ts';

/** Enough that reading the question does not show; where a chart walks a list, its entries are all there is. */
const POINTS = 5000;
/** At least so many of each chart, for at least so many seconds. */
const ROUNDS = 10;
const PATIENCE = 0.1;

const shown = (seconds: number): string =>
  seconds < 1e-6 ? `${(seconds * 1e9).toFixed(1)} ns` : `${(seconds * 1e6).toFixed(1)} µs`;

export function charts(): void {
  console.log(
    `charts, time of one of ${POINTS} points; where a list is walked, of all its entries:`,
  );
  for (const { name, charts } of catalog) {
    for (const { input: over, output, from, to } of charts) {
      const run = () => granted(sweep(name, {}, { over, output, from, to, points: POINTS }));
      const points = run().x.length;
      const time = fastest(run, ROUNDS, PATIENCE);
      const [each, what] = points === POINTS ? [time / points, ''] : [time, ` (${points} entries)`];
      console.log(`  ${name}: ${output} over ${over}: ${shown(each)}${what}`);
    }
  }
}
