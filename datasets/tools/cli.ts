/** `npm run dataset -- <command> [argument...]`: each command has a file of its own, loaded when named. */
import process from 'node:process';

interface Command {
  /** What it does: one line of the help. */
  does: string;
  load(): Promise<{ main(args: string[]): Promise<number> }>;
}

const COMMANDS: Record<string, Command> = {
  check: {
    does: 'check [path...] — say what is wrong in the data, and how to mend it',
    load: () => import('./check/cli.ts'),
  },
  diff: {
    does: 'diff <before> <after> — say which rows and figures differ between two datasets folders',
    load: () => import('./diff/cli.ts'),
  },
  fix: {
    does: 'fix [path...] — mend what can mean only one thing, then check again',
    load: () => import('./fix/cli.ts'),
  },
  import: {
    does: "import <tool|auto> <file...> — read a benchmark's output; with --set write a set from it",
    load: () => import('./import/cli.ts'),
  },
  promote: {
    does: 'promote [set...] — move the drives, platforms … that sets bring into the registry',
    load: () => import('./promote/cli.ts'),
  },
};

const [name = '', ...args] = process.argv.slice(2);
if (Object.hasOwn(COMMANDS, name)) {
  const command = await COMMANDS[name]?.load();
  process.exitCode = await command?.main(args);
} else {
  if (name !== '') console.error(`no command "${name}"`);
  console.error('npm run dataset -- <command>, where a command is one of');
  for (const { does } of Object.values(COMMANDS)) console.error(`  ${does}`);
  process.exitCode = 2;
}
