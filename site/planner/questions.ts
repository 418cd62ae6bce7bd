// Questions that the planner answers, each as the address of its wish.
import rows from './questions.json' with { type: 'json' };
import type { words } from './words.ts';

export type PlannerQuestionId = keyof typeof words.questions.list;

/** What differs from the start of the form. */
export const questions: Record<PlannerQuestionId, Record<string, string>> = rows;

export const questionIds = Object.keys(questions) as PlannerQuestionId[];
