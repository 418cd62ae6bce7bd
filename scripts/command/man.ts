/** The manual page, from the declarations. */
import { type Command, exitCodes, NAME, optionsOf, VERSION, written } from './command.ts';
import { COMMANDS } from './table.ts';
import { words } from './words.ts';

/** Text that no sign of troff in it comes alive. */
function plain(text: string): string {
  const spelled = text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replaceAll('’', "'");
  return /^[.']/.test(spelled) ? `\\&${spelled}` : spelled;
}

/** An argument of a macro: a quote in it is written twice. */
const argument = (text: string): string => `"${plain(text).replaceAll('"', '""')}"`;

function section(command: Command): string {
  const { name, takes, does, more, examples, one, members } = command;
  return [
    `.SS ${argument(`${NAME} ${name} ${takes}`)}`,
    plain(`${does[0]?.toUpperCase()}${does.slice(1)}.`),
    ...more.flatMap((text) => ['.PP', plain(text)]),
    ...optionsOf(command).flatMap((option) => [
      '.TP',
      `.B ${argument(written(option))}`,
      plain(option.does),
    ]),
    ...examples.flatMap(([typed, why]) => [
      '.PP',
      plain(words.example(why)),
      '.PP',
      '.RS',
      '.nf',
      plain(`${NAME} ${typed}`),
      '.fi',
      '.RE',
    ]),
    '.PP',
    plain(`${words.members}:`),
    ...Object.entries(members).flatMap(([member, what]) => [
      '.TP',
      `.B ${argument(member)}`,
      plain(what),
    ]),
    '.PP',
    plain(words.exitCodeOne(one)),
  ].join('\n');
}

/** Headings of a page are upper case. */
const heading = (text: string): string => `.SH ${argument(text.toUpperCase())}`;

export const manual = (
  version: string,
): string => `.TH LANEWISE 1 "" ${argument(`${NAME} ${version}`)}
${heading(words.name)}
${plain(`${NAME} - ${words.does}`)}
${heading(words.synopsis)}
.B ${NAME}
.I ${argument(words.command)}
.RI ${argument(words.typed)}
${heading(words.commands)}
${COMMANDS.map(section).join('\n')}
${heading(words.options)}
.TP
.B ${argument(written(VERSION))}
${plain(VERSION.does)}
${heading(words.exitStatus)}
${exitCodes()
  .map((text) => `.PP\n${plain(text)}`)
  .join('\n')}
${heading(words.environment)}
.TP
.B LC_ALL, LC_MESSAGES, LANG
${plain(words.languagesLong)}
.TP
.B NO_COLOR
${plain(words.noColorLong)}
`;
