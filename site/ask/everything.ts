/** All that the box knows, where nothing of it is loaded later. */
import type { More } from './ask.ts';
import russian from './russian.json' with { type: 'json' };
import { list } from './solve-list.ts';
import { paste } from './solve-paste.ts';
import { steps } from './steps.ts';
import type { Solver } from './talk.ts';
import { learn } from './vocabulary.ts';

export { articles } from './article-list.ts';
export { machine } from './machine.ts';

learn(russian);

export async function loadSolvers(): Promise<readonly Solver[]> {
  const loaded = steps.map((step) => (typeof step === 'function' ? [step] : step.load()));
  return (await Promise.all(loaded)).flat();
}
export const more: More = { list, paste };
