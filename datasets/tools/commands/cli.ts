/** `npm run dataset -- <command> [argument...]`: each command has a file of its own, loaded when named. */
import process from 'node:process';
import { helped } from '../text/usage.ts';

interface Command {
  /** What it does: one line of the help. */
  does: string;
  load(): Promise<{ USAGE: string; main(args: string[]): Promise<number> }>;
}

const COMMANDS: Record<string, Command> = {
  check: {
    does: 'check [path...] — list what is wrong in the data and how to fix it',
    load: () => import('./check.ts'),
  },
  diff: {
    does: 'diff <before> <after> — list the rows and figures that differ between two datasets folders',
    load: () => import('./diff.ts'),
  },
  fix: {
    does: 'fix [path...] — fix what can mean only one thing, then check again',
    load: () => import('./fix.ts'),
  },
  import: {
    does: 'import <tool|auto> <file|folder|pattern...> — read benchmark output; with --set, write a set from it',
    load: () => import('./import.ts'),
  },
  promote: {
    does: 'promote [set...] — move the drives, platforms and other parts that sets bring into the registry',
    load: () => import('./promote.ts'),
  },
};

const USAGE = `npm run dataset -- <command>, where a command is one of
${Object.values(COMMANDS)
  .map(({ does }) => `  ${does}`)
  .join('\n')}
Add --help to a command for its options.`;

const [name = '', ...args] = process.argv.slice(2);
if (Object.hasOwn(COMMANDS, name)) {
  const command = await COMMANDS[name]?.load();
  if (command && !helped(args, command.USAGE)) process.exitCode = await command.main(args);
} else if (!helped([name], USAGE)) {
  if (name !== '') console.error(`no command "${name}"`);
  console.error(USAGE);
  process.exitCode = 2;
}
