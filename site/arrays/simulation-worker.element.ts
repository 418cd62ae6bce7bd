// Plays arrays off the page's thread, in pieces that let it say how far it is. It is stopped by ending it.
import { loadCalc } from '../../calc-wasm/js/browser.ts';
import { refused } from '../../calc-wasm/js/calc.ts';
import { NONE, nextPiece, type Order, type Report } from './simulation.ts';

/** A report every so many milliseconds. */
const PIECE_MS = 40;

const report = (message: Report): void => self.postMessage(message);

self.addEventListener('message', async ({ data: { inputs, trials } }: MessageEvent<Order>) => {
  try {
    const calc = await loadCalc();
    let played = NONE;
    let piece = 1000;
    while (played.trials < trials) {
      const start = performance.now();
      const before = played.trials;
      const sums = calc.simulate(inputs, played, Math.min(piece, trials - before));
      if (refused(sums)) return report({ refused: JSON.stringify(sums) });
      played = sums;
      piece = nextPiece(played.trials - before, performance.now() - start, PIECE_MS);
      report(played);
      // A single trial that is too long is never played.
      if (played.trials === before) return;
    }
  } catch (error) {
    report({ refused: String(error) });
  }
});
