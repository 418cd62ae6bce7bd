/** What is asked where a text is neither a link nor a machine: a page loads these with the first such text. */
import { articleOf } from './articles.ts';
import { part } from './solve-part.ts';
import { seen } from './solve-seen.ts';
import type { Solver } from './talk.ts';

export const last: readonly Solver[] = [seen, part, articleOf];
