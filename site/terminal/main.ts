/** `lanewise`: finds the command in the table and runs it. Whatever fails is said in a sentence. */
import process from 'node:process';
import { didYouMean, Suggester } from '../../datasets/tools/check/closest.ts';
import { UsageError } from '../../datasets/tools/text/usage.ts';
import { typedAfter } from './arguments.ts';
import { type Command, HELP, HELP_LETTER, NAME, VERSION, written } from './command.ts';
import { usage, usageOf } from './help.ts';
import { unprinted } from './input.ts';
import { MissingError } from './missing.ts';
import { complain, print } from './output.ts';
import { words as refusals } from './refusals.words.ts';
import { COMMANDS } from './table.ts';
import { version } from './version.ts';

/** A reader such as `head` has enough: that is no failure. */
function endQuietly(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    complain(unprinted(error));
    process.exit(2);
  });
  process.stderr.on('error', () => {});
}

function unknown(name: string): string {
  const names = COMMANDS.map((command) => command.name);
  return refusals.unknownCommand(name, didYouMean(new Suggester().closest(name, names)));
}

/** `more` is where to read on. */
function failed(error: unknown, more: string): number {
  const { message } = error as Error;
  complain(error instanceof UsageError ? `${message}\n\n${more}` : message);
  return error instanceof MissingError ? 3 : 2;
}

async function answer(command: Command, args: string[]): Promise<number> {
  const typed = typedAfter(command, args);
  if (!typed.has('help')) return await (await command.load()).run(typed);
  const [first] = typed.words;
  if (first === undefined || !(await command.helpOn?.(first))) print(await usageOf(command));
  return 0;
}

export async function main([name = '', ...args]: string[]): Promise<void> {
  endQuietly();
  const command = COMMANDS.find((one) => one.name === name);
  try {
    if (command) process.exitCode = await answer(command, args);
    else if ([written(HELP), HELP_LETTER, 'help'].includes(name)) print(usage());
    else if (name === written(VERSION)) print(version());
    else throw new UsageError(name === '' ? refusals.noCommand : unknown(name));
  } catch (error) {
    process.exitCode = failed(
      error,
      command ? refusals.howUsed(`${NAME} ${name} --help`) : refusals.allCommands(`${NAME} --help`),
    );
  }
}
