/** Every command, in the order of the help: the one definition of what can be typed. */
import { ANSWERS } from './answer-commands.ts';
import type { Command } from './command.ts';
import { DATA } from './data-commands.ts';
import { SHELLS } from './shells.ts';
import { words } from './words.ts';

const { completion } = words;

export const COMMANDS: readonly Command[] = [
  ...ANSWERS,
  ...DATA,
  {
    name: 'completion',
    takes: SHELLS.join(' | '),
    does: completion.does,
    more: [completion.more],
    first: async () => SHELLS,
    hasFiles: false,
    options: [],
    examples: [['completion bash', completion.forBash]],
    one: completion.one,
    members: completion.members,
    load: () => import('./commands/completion.ts'),
  },
];
