// Words of every command on a terminal: its help, and what is wrong with what was typed.

export const words = {
  command: 'command',
  options: 'Options',
  examples: 'Examples',
  members: 'What --json prints, beside "schema"',
  first: (choices: string) => `The first word is one of ${choices}.`,
  exitCodes: (codes: string) => `Exit codes: ${codes}.`,
  exits: {
    fine: '0 fine',
    wrong: (why: string) => `1 ${why}`,
    any: 'something was found wrong, or refused',
    invalid: '2 the command is not valid, or its input cannot be read',
    missing: '3 a program that it needs is not installed',
  },
  json: 'print JSON for programs, with "schema": 2, which rises when a member changes its meaning',
  help: 'show this help',
  helpOfAll: 'show this help; after a command, the help of that command',
  version: 'print the version',
  languages: 'Russian where LC_ALL, LC_MESSAGES or LANG says so.',
  noColor: 'NO_COLOR is respected.',
  sent: 'Nothing is sent anywhere.',

  noCommand: 'no command is named',
  unknownCommand: (name: string, near: string) => `there is no command “${name}”${near}`,
  howUsed: (typed: string) => `${typed} says how it is used.`,
  allCommands: (typed: string) => `${typed} lists the commands.`,

  unknownOption: (option: string, command: string, all: string) =>
    `${option}: ${command} has no such option; there are ${all}. A word that begins with a hyphen goes after --`,
  noValue: (option: string, value: string) => `${option}=${value}: it takes no value; write ${option}`,
  valueMissing: (option: string, written: string) => `${option}: its value is missing; write ${written}`,
  notOneOf: (typed: string, all: string) => `${typed}: expected one of ${all}`,
  standardInput: 'standard input',
  waiting: (name: string) => `Waiting for ${name}: nothing has been written to it yet. Ctrl+C ends the wait.`,
  tooLarge: (name: string, most: string) => `${name} has more than ${most}: give the part about drives and links`,
  empty: (name: string) => `${name} is empty: give the output of a tool`,
  emptyJson: (name: string) => `${name} is empty: give JSON`,
  unreadable: (name: string, reason: string) => `${name} cannot be read: ${reason}`,
  /** Why the system could not read a file. */
  reasons: {
    missing: 'there is no such file; check the name',
    folder: 'it is a folder; name a file in it',
    denied: 'you may not read it; change its permissions, or run this as another user',
    full: 'there is no room left',
  },
  notPrinted: (reason: string) => `what is printed cannot be written: ${reason}`,
  oneJson: (word: string) => `“${word}” is one word too many: put the JSON between quotes`,

  notThere: (path: string) => `${path}: there is no such file or folder; check the name`,
  unwritable: (path: string) => `${path} cannot be written: choose a folder that you may write to`,

  nobodyToAsk: 'nothing was run: add --yes to run it without being asked',
  runThem: 'Run it? [y/N]',
  /** What means yes, in lower case. */
  yes: ['y', 'yes'],
  nothingRun: 'Nothing was run.',
};
