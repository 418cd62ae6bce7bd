/** A program: finds the command that is typed and runs it. Whatever fails is said in a sentence. */
import process from 'node:process';
import { didYouMean, Suggester } from '../check/closest.ts';
import { UsageError } from '../text/usage.ts';
import { typedAfter } from './arguments.ts';
import { type Command, type Face, HELP, HELP_LETTER, VERSION, written } from './command.ts';
import { usage, usageOf } from './help.ts';
import { unprinted } from './input.ts';
import { MissingError } from './missing.ts';
import { complain, print } from './output.ts';
import { words } from './words.ts';

/** A reader such as `head` has enough: that is no failure. */
function endQuietly(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    complain(unprinted(error));
    process.exit(2);
  });
  process.stderr.on('error', () => {});
}

function unknown(name: string, { commands }: Face): string {
  const names = commands.map((command) => command.name);
  return words.unknownCommand(name, didYouMean(new Suggester().closest(name, names)));
}

/** `more` is where to read on. */
function failed(error: unknown, more: string): number {
  const { message } = error as Error;
  complain(error instanceof UsageError ? `${message}\n\n${more}` : message);
  return error instanceof MissingError ? 3 : 2;
}

async function answer(command: Command, args: string[], face: Face): Promise<number> {
  const typed = typedAfter(command, args);
  if (!typed.has('help')) return await (await command.load()).run(typed, face);
  const [first] = typed.words;
  if (first === undefined || !(await command.helpOn?.(first))) print(await usageOf(command, face));
  return 0;
}

/** Runs what was typed after the program, and resolves to its exit code. */
export async function exitCodeOf(face: Face, [name = '', ...args]: readonly string[]): Promise<number> {
  const command = face.commands.find((item) => item.name === name);
  const help = written(HELP);
  try {
    if (command) return await answer(command, args, face);
    if ([help, HELP_LETTER, 'help'].includes(name)) print(usage(face));
    else if (name === written(VERSION)) print(face.version());
    else throw new UsageError(name === '' ? words.noCommand : unknown(name, face));
    return 0;
  } catch (error) {
    const typed = `${face.typed(command ? name : '')} ${help}`;
    return failed(error, command ? words.howUsed(typed) : words.allCommands(typed));
  }
}

export async function main(face: Face, args: readonly string[]): Promise<void> {
  endQuietly();
  process.exitCode = await exitCodeOf(face, args);
}
