// How fast each chart of each calculator is swept, from the defaults.

import { catalog } from '../../calc-wasm/js/generated/catalog.ts';
import { sweep } from '../../calc-wasm/js/node.ts';
import { fastest } from './fastest.ts';

/** Enough that reading the question does not show; where a chart walks a list, its entries are all there is. */
const POINTS = 5000;
/** At least so many of each chart, for at least so many milliseconds. */
const ROUNDS = 10;
const PATIENCE = 100;

const shown = (milliseconds: number): string =>
  milliseconds < 1e-3
    ? `${(milliseconds * 1e6).toFixed(1)} ns`
    : `${(milliseconds * 1e3).toFixed(1)} µs`;

export function charts(): void {
  console.log(
    `charts, time of one of ${POINTS} points; where a list is walked, of all its entries:`,
  );
  for (const { name, charts } of catalog) {
    for (const { input: over, output, from, to } of charts) {
      const run = () => sweep(name, {}, { over, output, from, to, points: POINTS });
      const points = run().x.length;
      const [time = Number.NaN] = fastest([run], ROUNDS, PATIENCE);
      const [each, what] = points === POINTS ? [time / points, ''] : [time, ` (${points} entries)`];
      console.log(`  ${name}: ${output} over ${over}: ${shown(each)}${what}`);
    }
  }
}
