/** `lanewise`: the commands of the package. */
import type { Face } from '../../datasets/tools/terminal/command.ts';
import { main as mainOf } from '../../datasets/tools/terminal/main.ts';
import { COMMANDS } from './table.ts';
import { NAME, version } from './version.ts';
import { words } from './words.ts';

export const LANEWISE: Face = {
  typed: (command) => `${NAME} ${command}`.trim(),
  does: words.does,
  commands: COMMANDS,
  shown: ['ask', 'calc', 'diagnose'],
  version,
};

export const main = (args: readonly string[]): Promise<void> => mainOf(LANEWISE, args);
