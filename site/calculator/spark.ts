// A chart as small as a word: its line, from the lowest to the highest that it reaches.
import type { Line } from '../../calc-wasm/js/calc.ts';

/** Of the picture in units of its own; the page stretches it. */
export const SPARK = { width: 100, height: 24 };

/** A path of SVG; where the line has no answer, it breaks. */
export function sparkOf({ y }: Line): string {
  const values = [...y];
  const known = values.filter(Number.isFinite);
  const [least, most] = [Math.min(0, ...known), Math.max(...known)];
  let pen = 'M';
  return values
    .map((value, at) => {
      if (!Number.isFinite(value)) {
        pen = 'M';
        return '';
      }
      const across = (at / Math.max(1, values.length - 1)) * SPARK.width;
      const up = ((value - least) / (most - least || 1)) * SPARK.height;
      const step = `${pen}${across.toFixed(1)} ${(SPARK.height - up).toFixed(1)}`;
      pen = 'L';
      return step;
    })
    .join('');
}
