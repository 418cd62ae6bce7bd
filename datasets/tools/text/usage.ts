import process from 'node:process';
import { visible } from './invisible.ts';

/** A command that cannot be followed as it was written: the answer is how to write it. */
export class UsageError extends Error {}

/** Says why a command failed, and how to write it where that was the reason; returns the exit code. */
export function failed(error: unknown, usage: string): number {
  console.error(visible((error as Error).message));
  const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (isUsage) console.error(`\n${usage}`);
  return 2;
}

/** Prints how a command is written where `--help` or `-h` asks for it, and says whether that was so. */
export function helped(args: readonly string[], usage: string): boolean {
  if (!args.includes('--help') && !args.includes('-h')) return false;
  process.stdout.write(`${usage}\n`);
  return true;
}
