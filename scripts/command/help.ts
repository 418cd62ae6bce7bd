/** How the command is used: of all of it, and of each command. */
import {
  type Command,
  exitCodes,
  HELP,
  HELP_LETTER,
  NAME,
  optionsOf,
  VERSION,
  written,
} from './command.ts';
import { COMMANDS } from './table.ts';

const WIDTH = 90;

/** Words on lines of a terminal's width. */
function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => `${indent}${one}`).join('\n');
}

/** Two columns. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

const examples = (of: readonly Command[], most: number): string =>
  of
    .flatMap((command) => command.examples.slice(0, most))
    .map(([typed, does]) => `  # ${does}\n  ${NAME} ${typed}`)
    .join('\n');

export const usage = (): string => `${NAME} <command>: what limits your storage, and by how much

${columns(COMMANDS.map(({ name, does }) => [name, does]))}

Options
${columns([
  [`${written(HELP)}, ${HELP_LETTER}`, 'say how it is used; after a command, how that one is'],
  [written(VERSION), VERSION.does],
])}

Examples
${examples(COMMANDS.slice(0, 2), 1)}
${examples(
  COMMANDS.filter(({ name }) => name === 'diagnose'),
  1,
)}

${wrapped(`Exit codes: ${exitCodes().join('; ')}.`, '')}
Russian where LC_ALL, LC_MESSAGES or LANG says so. NO_COLOR is respected. Nothing is sent anywhere.`;

export async function usageOf(command: Command): Promise<string> {
  const { name, takes, does, more, first, one } = command;
  const choices = (await first?.()) ?? [];
  return `${NAME} ${name} ${takes}: ${does}

${[
  ...more.map((text) => wrapped(text, '')),
  ...(choices.length > 0 ? [wrapped(`The first word is one of ${choices.join(', ')}.`, '')] : []),
].join('\n\n')}${more.length + choices.length > 0 ? '\n\n' : ''}Options
${columns(optionsOf(command).map((option) => [written(option), option.does]))}

Examples
${examples([command], Number.POSITIVE_INFINITY)}

${wrapped(`Exit codes: ${exitCodes(one).join('; ')}.`, '')}`;
}
