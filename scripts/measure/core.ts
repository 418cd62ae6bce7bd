// How fast the core sweeps every chart of every calculator, and how long its largest questions take.
import { charts } from './charts.ts';
import { limits } from './limits.ts';
import { head } from './report.ts';

export function run(): void {
  head();
  limits();
  charts();
}
