// What slots of a board turn off, as rows of its list.
import type { BoardCondition } from '../../datasets/tools/names/boards.ts';
import { words } from './board-conditions.words.ts';

export interface ConditionRow {
  what: string;
  between: string;
  by: string;
}

export const conditionRows = (conditions: readonly BoardCondition[]): ConditionRow[] =>
  conditions.map(({ what, cause, by, lanes }) => ({ what, between: words.between(lanes, cause), by }));
