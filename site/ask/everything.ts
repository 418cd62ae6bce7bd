/** All that the box knows, where nothing of it is loaded later. */
import type { More } from './ask.ts';
import { board } from './board.ts';
import { figures } from './figures.ts';
import { last } from './last.ts';
import russian from './russian.json' with { type: 'json' };
import { chain } from './solve-chain.ts';
import { link } from './solve-link.ts';
import { list } from './solve-list.ts';
import { mac } from './solve-mac.ts';
import { paste } from './solve-paste.ts';
import { sideBySide } from './solve-side.ts';
import type { Solver } from './talk.ts';
import { learn } from './vocabulary.ts';

export { articles } from './article-list.ts';
export { machine } from './machine.ts';

learn(russian);

export const solvers: readonly Solver[] = [sideBySide, board, mac, ...figures, link, chain, ...last];
export const more: More = { list, paste };
