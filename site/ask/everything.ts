/** All that the box knows, where nothing of it is loaded later. */
import { articles } from './article-list.ts';
import type { More } from './ask.ts';
import { machine } from './machine.ts';
import russian from './russian.json' with { type: 'json' };
import { list } from './solve-list.ts';
import { paste } from './solve-paste.ts';
import { steps } from './steps.ts';
import type { Given } from './talk.ts';
import { learn } from './vocabulary.ts';

learn(russian);

/** The box with all of it, on the core and the names that are given. */
export async function everything(own: Omit<Given, 'solvers' | 'articles' | 'machine'>): Promise<Given> {
  const loaded = steps.map((step) => (typeof step === 'function' ? [step] : step.load()));
  return { ...own, articles, machine, solvers: (await Promise.all(loaded)).flat() };
}
export const more: More = { list, paste };
