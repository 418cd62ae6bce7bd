/** What calculators alone answer: units, queues, times, counts and space. A page loads them with the first such question. */

import { array, plan } from './solve-array.ts';
import { count } from './solve-count.ts';
import { endurance } from './solve-endurance.ts';
import { copy, queue } from './solve-queue.ts';
import { rebuild } from './solve-rebuild.ts';
import { sum } from './solve-sum.ts';
import { term } from './solve-term.ts';
import { units } from './solve-units.ts';
import type { Solver } from './talk.ts';

export const figures: readonly Solver[] = [term, endurance, units, queue, copy, rebuild, count, plan, sum, array];
