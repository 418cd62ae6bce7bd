/** The manual page, from the declarations. */
import { type Command, exitCodes, NAME, optionsOf, VERSION, written } from './command.ts';
import { COMMANDS } from './table.ts';

/** Text that no sign of troff in it comes alive. */
function plain(text: string): string {
  const spelled = text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replaceAll('’', "'");
  return /^[.']/.test(spelled) ? `\\&${spelled}` : spelled;
}

/** An argument of a macro: a quote in it is written twice. */
const argument = (text: string): string => `"${plain(text).replaceAll('"', '""')}"`;

function section(command: Command): string {
  const { name, takes, does, more, examples, one } = command;
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
      plain(`Example, ${why}:`),
      '.PP',
      '.RS',
      '.nf',
      plain(`${NAME} ${typed}`),
      '.fi',
      '.RE',
    ]),
    '.PP',
    plain(`Exit code 1: ${one}.`),
  ].join('\n');
}

export const manual = (
  version: string,
): string => `.TH LANEWISE 1 "" ${argument(`${NAME} ${version}`)}
.SH NAME
${plain(`${NAME} - what limits your storage, and by how much`)}
.SH SYNOPSIS
.B ${NAME}
.I command
[\\fIoption\\fR...] [\\fIargument\\fR...]
.SH COMMANDS
${COMMANDS.map(section).join('\n')}
.SH OPTIONS
.TP
.B ${argument(written(VERSION))}
${plain(VERSION.does)}
.SH EXIT STATUS
${exitCodes()
  .map((text) => `.PP\n${plain(text)}`)
  .join('\n')}
.SH ENVIRONMENT
.TP
.B LC_ALL, LC_MESSAGES, LANG
${plain('Answers are Russian where the first of them that is set begins with ru; this page and the help are English.')}
.TP
.B NO_COLOR
${plain('Where it is set, nothing is bold on a terminal.')}
`;
