/** What is printed: text for people, JSON for programs. */
import process from 'node:process';
import { visibleJson } from '../text/invisible.ts';
import { printable } from '../text/markdown.ts';

/** Of everything that is printed as JSON: rises when a member changes its meaning. */
export const SCHEMA = 2;

export function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

export function printJson(answer: object): void {
  print(visibleJson({ schema: SCHEMA, ...answer }, 2));
}

/** Names of parts, files and words of a question are shown to their end, but no line fills a screen. */
const LONGEST = 2_000;

/** A line without a sign that a terminal would obey: what people paste comes from strangers. */
export const shown = (line: string): string => printable(line, LONGEST);

/** What went wrong, a line each. */
export function complain(message: string): void {
  console.error(message.split('\n').map(shown).join('\n'));
}

/** Bold on a terminal, unless its user wants no such thing (https://no-color.org/). */
export function strong(text: string): string {
  const { NO_COLOR, TERM } = process.env;
  return process.stdout.isTTY && !NO_COLOR && TERM !== 'dumb' ? `\x1b[1m${text}\x1b[22m` : text;
}

/** Lets a command of the repository run that prints by itself, and gives what it prints to `take`. */
export async function printing<Made>(take: (text: string) => void, run: () => Made | Promise<Made>): Promise<Made> {
  const { write } = process.stdout;
  process.stdout.write = (part: string | Uint8Array) => {
    take(String(part));
    return true;
  };
  try {
    return await run();
  } finally {
    process.stdout.write = write;
  }
}
