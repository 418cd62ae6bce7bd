// What a calculator declares; `generated/catalog.json` holds what each of them does.
import declared from './generated/catalog.json' with { type: 'json' };
import type { CalculatorName, LayerName, StructureName } from './generated/catalog.ts';
import type { Scale, UnitName } from './generated/units.ts';

/** What an input may be; numbers in base units. */
export type Domain =
  | { kind: 'choice'; values: { value: string; label: string }[] }
  | { kind: 'one_of'; values: number[] }
  | { kind: 'between'; minimum: number; maximum: number; whole: boolean }
  | { kind: 'flag' }
  | { kind: StructureName };

/** As many values of a choice as a table lists. */
const MOST_VALUES = 12;

/** What an input may be, in words of a table in Markdown. @param longer Said of a longer list, and of drives. */
export function allowed(domain: Domain, longer: { choice: string; drives: string }): string {
  if (domain.kind === 'choice')
    return domain.values.length > MOST_VALUES
      ? longer.choice
      : domain.values.map(({ value }) => `\`${value}\``).join(', ');
  if (domain.kind === 'one_of') return domain.values.join(', ');
  if (domain.kind === 'between') return `${domain.minimum} to ${domain.maximum}${domain.whole ? ', whole' : ''}`;
  return domain.kind === 'flag' ? '`true`, `false`' : longer.drives;
}

/** A value that is asked for. */
export interface Input {
  name: string;
  group: string;
  label: string;
  help: string;
  unit: UnitName;
  /** What a number alone counts that is typed into the form; numbers in JSON and links count `unit`. */
  bare: Scale;
  /** A value as people type it; empty where a value is chosen. */
  example: string;
  /** The word for 0, where that says that nothing is known and people leave the field empty. */
  nothing: string | null;
  domain: Domain;
  default: number | string | boolean;
  /** When it counts at all; always where this is empty. */
  when: When[];
}

/** A value that is answered. */
export interface Output {
  name: string;
  label: string;
  help: string;
  unit: UnitName | null;
  words: Record<string, string>;
}

/** The answer in one line; see `Headline` in calc-wasm. */
export interface Headline {
  value: string;
  note: string;
  /** The outputs that are the ends of the expected range and say where it comes from; `null` where there is none. */
  range: { low: string; high: string; basis: string } | null;
  /** What is said where the ends are the same, or why there is no range; and what is said where no output limits. */
  words: { unstated: string; why: string };
  limit: string;
}

/** Name of a choice, then its value, then what the value means inside a sentence. */
export type Phrases = Record<string, Record<string, string>>;

/** A condition on an input or output, whose value is one of `is` and none of `not`; `null` is no value. */
export interface When {
  name: string;
  is?: string[];
  not?: string[];
}

/** One line of the computation; see `Line` in calc-wasm. It is shown where all of `when` holds. */
export interface FormulaLine {
  /** The output that it is about; a number follows where several lines are about it, one at a time. */
  id: string;
  /** The output that it is about. */
  of: string;
  /** The computation and, last, its result. */
  text: string;
  when: When[];
  /** Whether it claims no arithmetic. */
  wordsOnly: boolean;
}

/** What a calculator declares. */
export interface Calculator {
  name: CalculatorName;
  modelVersion: number;
  title: string;
  summary: string;
  groups: { name: string; label: string; folded: boolean }[];
  inputs: Input[];
  outputs: Output[];
  /** The first answers unless a question or the reader asks for another one. */
  headlines: Headline[];
  /** The layer that is the limit, by the value of the first headline's `limit`. */
  limits: Record<string, LayerName>;
  /** Significant figures of rounded numbers. */
  digits: number;
  phrases: Phrases;
  stages: { layer: LayerName; output: string; label: string }[];
  formula: FormulaLine[];
  /** Questions; `answer` is the output of the headline that answers. */
  presets: { slug: string; question: string; inputs: Record<string, number | string | boolean>; answer: string }[];
  charts: { question: string; input: string; output: string; from: number; to: number }[];
  sources: string[];
  caveats: string[];
  /** Whether it has an array to draw. */
  drawn: boolean;
  /** Whether its chances can be played out. */
  simulated: boolean;
}

/** Every calculator, in the order of the site. */
export const catalog = declared as unknown as Calculator[];
