// The machines whose state is known: what is attached, what is done to them, and which output shows it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { LOCALES } from '../room/releases.ts';

/** What a machine is made of. */
export interface Attached {
  /** Sizes as `truncate` takes them, by the ids of the drives. */
  drives: Readonly<Record<string, string>>;
  /** A filter of QEMU in front of a drive, by its id. */
  through?: Readonly<Record<string, string>>;
  /** Options of a drive, by its id. */
  also?: Readonly<Record<string, string>>;
  devices: readonly string[];
  arguments?: readonly string[];
  zfs?: boolean;
  hostClock?: boolean;
}

/** A machine in a state that was made. */
export interface Described {
  name: string;
  /** The first of those that one description makes: its outputs may be committed. */
  kept: boolean;
  /** What it is made of; all its states come one after the other. */
  on: string;
  setup?: string;
  /** What QEMU is told once it is set up, and a script that ends when that has happened. */
  monitor?: readonly string[];
  until?: string;
  /** Names of what it prints: `df`, and `df@de_DE` in German. */
  outputs: readonly string[];
  /** Findings that are true of it, by the outputs that show them; the gravest is said first. No other output has a problem. */
  shows?: Readonly<Record<string, readonly string[]>>;
  /** Findings that are true of it, too, and that only newer tools show. */
  mayShow?: Readonly<Record<string, readonly string[]>>;
}

interface Listed {
  modules: string[];
  packages: string[];
  outputs: Record<string, string>;
  /** Names of states, by the release that cannot be in them. */
  lacking: Record<string, string[]>;
  inLocales: string[];
  attached: Record<string, Attached>;
  machines: Record<
    string,
    Omit<Described, 'name' | 'kept'> & { each?: Record<string, (string | number)[]>; inLocales?: true }
  >;
}

const list = parse(readFileSync(join(import.meta.dirname, 'machines.yaml'), 'utf8')) as Listed;

export const { attached, lacking, modules, packages } = list;

/** What an output is called in every locale. */
export const plainName = (output: string): string => output.split('@')[0] ?? '';

/** What prints an output; nothing where none is of that name. */
export function commandOf(output: string): string | undefined {
  const command = list.outputs[plainName(output)];
  const [, locale] = output.split('@');
  return locale && command ? `export LC_ALL=${locale}.UTF-8\n${command}` : command;
}

const inLocales = (names: readonly string[]): string[] =>
  names.flatMap((name) =>
    list.inLocales.includes(name) ? [name, ...LOCALES.map((locale) => `${name}@${locale}`)] : [name],
  );

/** A machine for each of the values that are named `<so>` in its name and its scripts. */
function machinesOf(
  name: string,
  { each = {}, inLocales: hasLocales, ...machine }: Listed['machines'][string],
): Described[] {
  const printed = hasLocales ? inLocales(machine.outputs) : machine.outputs;
  const texts = Object.entries(each).reduce(
    (made, [key, values]) => values.flatMap((value) => made.map((text) => text.replaceAll(`<${key}>`, `${value}`))),
    [JSON.stringify({ ...machine, outputs: printed, name })],
  );
  return texts.map((text, index) => {
    const made = JSON.parse(text) as Described;
    return { ...made, name: made.name.replaceAll(/[^\w.<>]+/g, '-'), kept: index === 0 };
  });
}

export const DESCRIBED: readonly Described[] = Object.entries(list.machines).flatMap(([name, machine]) =>
  machinesOf(name, machine),
);

/** Where the committed share of the outputs lies, by release and machine. */
export const PASTES = join(import.meta.dirname, '../../golden/lab/pastes');

export const RELEASES_OF_PASTES = ['noble', 'resolute'] as const;

/** States that a release can be in, and those that it cannot. */
export function possibleOn(
  release: string,
  states: readonly Described[],
): [possible: Described[], absent: Described[]] {
  const isAbsent = ({ name }: Described): boolean => lacking[release]?.includes(name) ?? false;
  return [states.filter((state) => !isAbsent(state)), states.filter(isAbsent)];
}
