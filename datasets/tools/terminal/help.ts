/** How the command is used: of all of it, and of each command. */
import { type Command, exitCodes, type Face, HELP, HELP_LETTER, optionsOf, VERSION, written } from './command.ts';
import { words } from './words.ts';

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
  return [...lines, line].map((item) => `${indent}${item}`).join('\n');
}

/** Two columns. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

const examples = (of: readonly Command[], most: number, face: Face): string =>
  of
    .flatMap(({ name, examples: own }) =>
      own.slice(0, most).map(([typed, does]) => `  # ${does}\n  ${face.typed(name)}${typed.slice(name.length)}`),
    )
    .join('\n');

export const usage = (face: Face): string => `${face.typed('')} <${words.command}>: ${face.does}

${columns(face.commands.map(({ name, does }) => [name, does]))}

${words.options}
${columns([
  [`${written(HELP)}, ${HELP_LETTER}`, words.helpOfAll],
  [written(VERSION), VERSION.does],
])}

${words.examples}
${examples(
  face.commands.filter(({ name }) => face.shown.includes(name)),
  1,
  face,
)}

${wrapped(words.exitCodes(exitCodes().join('; ')), '')}
${words.languages} ${words.noColor} ${words.sent}`;

export async function usageOf(command: Command, face: Face): Promise<string> {
  const { name, takes, does, more, first, one, members } = command;
  const choices = (await first?.()) ?? [];
  return `${face.typed(name)} ${takes}: ${does}

${[
  ...more.map((text) => wrapped(text, '')),
  ...(choices.length > 0 ? [wrapped(words.first(choices.join(', ')), '')] : []),
].join('\n\n')}${more.length + choices.length > 0 ? '\n\n' : ''}${words.options}
${columns(optionsOf(command).map((option) => [written(option), option.does]))}

${words.examples}
${examples([command], Number.POSITIVE_INFINITY, face)}

${words.members}
${columns(Object.entries(members))}

${wrapped(words.exitCodes(exitCodes(one).join('; ')), '')}`;
}
