/** What a command declares, and the face of a program that it is typed after. Help and options are made of this. */
import { words } from './words.ts';

export interface Option {
  name: string;
  /** What it takes, as the help names it; without it the option is a flag. */
  takes?: string;
  /** The values that it takes, where they are a list. */
  choices?: readonly string[];
  does: string;
}

/** What was typed after the name of a command. */
export interface Typed {
  words: string[];
  /** The value of an option that takes one; of one that may be repeated, the last. */
  value(name: string): string | undefined;
  values(name: string): string[];
  has(name: string): boolean;
}

export interface Command {
  name: string;
  /** What follows the name: `<file>... | -`. */
  takes: string;
  /** One line in the list of commands. */
  does: string;
  /** What else a person has to know, a paragraph each. */
  more: readonly string[];
  /** What the first word may be, where that is a list: loaded for help only. */
  first?(): Promise<readonly string[]>;
  options: readonly Option[];
  /** What to type after the program, and what for. */
  examples: readonly (readonly [typed: string, does: string])[];
  /** What exit code 1 says. */
  one: string;
  /** What stands in the JSON beside its schema, by the first member of those that a line is about. */
  members: Readonly<Record<string, string>>;
  /** Says more of a first word, and whether there is more to say. */
  helpOn?(first: string): Promise<boolean>;
  load(): Promise<{ run(typed: Typed, face: Face): number | Promise<number> }>;
}

/** The members of a command that are words alone, out of its words. */
export const said = ({ takes, does, one, members }: Pick<Command, 'takes' | 'does' | 'one' | 'members'>) => ({
  takes,
  does,
  one,
  members,
});

/** A program with commands: `lanewise`, `npm run dataset`. */
export interface Face {
  /** What is typed, up to the name of a command and with it. */
  typed(command: string): string;
  does: string;
  commands: readonly Command[];
  /** Commands whose first examples stand in the help of all. */
  shown: readonly string[];
  version(): string;
  /** The repository's folder of sets: a set is named by its name, and all are meant where none is named. */
  sets?: string;
}

const JSON_OPTION: Option = { name: 'json', does: words.json };
export const HELP: Option = { name: 'help', does: words.help };
export const VERSION: Option = { name: 'version', does: words.version };

/** The letter of the only option that has one. */
export const HELP_LETTER = '-h';

/** Every option of a command, those that all have included. */
export const optionsOf = ({ options }: Command): Option[] => [...options, JSON_OPTION, HELP];

/** What an option takes, as its help names it; nothing of a flag. */
export const formOf = ({ takes, choices }: Option): string | undefined => choices?.join('|') ?? takes;

/** `--set <folder>`, `--format <text|github>` */
export function written(option: Option): string {
  const value = formOf(option);
  return value ? `--${option.name} <${value}>` : `--${option.name}`;
}

/** What exit codes say, of one command or of all. */
export const exitCodes = (one = words.exits.any): readonly string[] => [
  words.exits.fine,
  words.exits.wrong(one),
  words.exits.invalid,
  words.exits.missing,
];
