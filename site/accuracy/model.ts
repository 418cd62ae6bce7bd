// Our model and others, held against the same rows.
import type { Row } from '../explorer/measurements.ts';
import type { Errors } from './accuracy.ts';
import type { RivalName } from './rivals/index.ts';

export type ModelName = RivalName | 'ceiling' | 'middle';

export interface Model {
  name: ModelName;
  /** One error for each row that the model answers for, as a share of the measurement. */
  answers: { row: Row; error: number }[];
  errors: Errors;
}
