import type { Rule } from '../tables/rule.ts';
import * as all from './every-rule.ts';

/** Every rule, in the order of their ids: LW1xx structure, LW2xx cells, LW3xx sense, LW4xx origin. */
export const rules: readonly Rule[] = Object.values(all).toSorted((a, other) => (a.id < other.id ? -1 : 1));
