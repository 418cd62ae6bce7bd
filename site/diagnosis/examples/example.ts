/** What a rule finds, shown. */
import type { Judged } from '../judge/judged.ts';

export interface Example {
  found: string;
  clean: string;
  /** Of rules about figures: what the chain says of the paste. */
  judged?: { found: Judged; clean: Judged };
}
