// Arrays that real kernels made, as the lab's table keeps them: how many are as computed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of arrays that a calculator knows. A row without a reason is held to its calculator by `cargo test`. */
export function madeArrays(): { all: number; asComputed: number } {
  const [head = '', ...rows] = readFileSync(join(process.cwd(), 'tests/golden/lab/arrays.csv'), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split(',');
  const [calculator, reason] = [columns.indexOf('calculator'), columns.indexOf('reason')];
  const known = rows.map((row) => row.split(',')).filter((cells) => cells[calculator]);
  return { all: known.length, asComputed: known.filter((cells) => !cells[reason]).length };
}
