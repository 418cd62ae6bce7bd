/** Facts as they are put together: a thing of some kind, then what is told of it. */

import type { SourceText } from '../../../datasets/tools/readers/source-text.ts';
import type { Stated } from '../../../datasets/tools/readers/stated.ts';
import type { Fact } from './fact.ts';
import { FACTS, type Kind, type NameOf, type Unit } from './names.ts';

type Value = Fact['value'];
type Told = Value | Stated<Value> | undefined;
export type Add<Of extends Kind> = (name: NameOf<Of>, value: Told, line?: number) => void;

export class FactList {
  readonly facts: Fact[] = [];
  readonly #source: SourceText;

  constructor(source: SourceText) {
    this.#source = source;
  }

  /** What adds facts of one thing; a value without a line of its own stands in that of the thing. */
  of<Of extends Kind>(kind: Of, subject: string, line: number): Add<Of> {
    const units: Record<string, Unit> = FACTS[kind];
    return (name, told, own = line) => {
      if (told === undefined || told === '') return;
      const [value, at] = typeof told === 'object' ? [told.value, told.line] : [told, own];
      if (typeof value === 'number' && !Number.isFinite(value)) return;
      this.facts.push({ kind, subject, name, value, unit: units[name] ?? '', line: this.#source.originOf(at) });
    };
  }
}

/** What stands for a name that the paste does not give, or that would identify somebody: the line. */
export const placeAt = (line: number): string => `#${line}`;

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
type FieldOf<Whole, Name extends string> = Whole[Extract<keyof Whole, Name | CamelCase<Name>>];
type NamesIn<Whole, Name extends string> = Name extends unknown
  ? [FieldOf<Whole, Name>] extends [never]
    ? never
    : FieldOf<Whole, Name> extends Told
      ? Name
      : never
  : never;

/** Facts that stand under their own names in what a reader found: logical_sector as logicalSector. */
export function addFields<Name extends string, Whole extends object>(
  add: (name: Name, value: Told) => void,
  whole: Whole,
  ...names: readonly NamesIn<Whole, Name>[]
): void {
  const fields = new Map<string, Told>(Object.entries(whole));
  const camelCase = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  for (const name of names) add(name, fields.get(name) ?? fields.get(camelCase(name)));
}

/** Several facts, in their order. */
export function addEach<Name extends string>(
  add: (name: Name, value: Told) => void,
  told: { readonly [Key in Name]?: Told },
): void {
  for (const [name, value] of Object.entries<Told>(told)) add(name as Name, value);
}

/** Members of what one line told, each under the name of its fact. */
export function addParts<Name extends string, Whole extends object>(
  add: (name: Name, value: Value | undefined, line: number) => void,
  told: Stated<Whole> | undefined,
  names: {
    readonly [Key in keyof Whole as Whole[Key] extends Value | undefined ? Key : never]?: Name;
  },
): void {
  if (!told) return;
  const values = told.value as Record<string, Value | undefined>;
  for (const [key, name] of Object.entries<Name | undefined>(names)) {
    if (name !== undefined) add(name, values[key], told.line);
  }
}

/** One member of a told object, with the line of the whole. */
export function part<Whole, Part>(
  told: Stated<Whole> | undefined,
  pick: (whole: Whole) => Part | undefined,
): Stated<Part> | undefined {
  if (!told) return undefined;
  const value = pick(told.value);
  return value === undefined ? undefined : { value, line: told.line };
}

/** Percent as a share from 0 to 1. */
export const share = (percent: Stated<number> | undefined): Stated<number> | undefined =>
  percent && { value: Number((percent.value / 100).toPrecision(6)), line: percent.line };
