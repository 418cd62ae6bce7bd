/**
 * The vocabulary of facts, `names.json`: kinds of things, what is said of each, and in which unit; `names.meanings.json` says
 * what is not plain. It is part of what the terminal prints with `--json`, so a name that stands here keeps its meaning.
 */
import data from './names.json' with { type: 'json' };

/** Nothing: counts, shares from 0 to 1, words, yes and no. */
export type Unit =
  | ('byte' | 'byte_per_second' | 'bit_per_second' | 'operation_per_second' | 'transfer_per_second' | 'second')
  | ('lanes' | 'rotation_per_minute' | 'degree_celsius' | '');

export type Kind = keyof typeof data;
export type NameOf<Of extends Kind> = Extract<keyof (typeof data)[Of], string>;

/** A test holds the file to these units. */
export const FACTS = data as Readonly<Record<Kind, unknown>> as Readonly<Record<Kind, Readonly<Record<string, Unit>>>>;
