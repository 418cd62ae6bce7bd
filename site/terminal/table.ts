/** Every command, in the order of the help: the one definition of what can be typed. */
import { ANSWERS } from './answer-commands.ts';
import type { Command } from './command.ts';
import { DATA } from './data-commands.ts';

export const COMMANDS: readonly Command[] = [...ANSWERS, ...DATA];
