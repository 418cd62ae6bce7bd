/** Every command, in the order of the help: the one definition of what can be typed. */

import type { Command } from '../../datasets/tools/terminal/command.ts';
import { ANSWERS } from './answer-commands.ts';
import { DATA } from './data-commands.ts';

export const COMMANDS: readonly Command[] = [...ANSWERS, ...DATA];
