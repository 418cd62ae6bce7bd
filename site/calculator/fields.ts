// What stands in a form field: the text of a value, and the echo of what was understood.

import type { Given, Understood } from '../../calc-wasm/js/calc.ts';
import type { Input } from '../../calc-wasm/js/generated/catalog.ts';
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { bytes, type FormatOptions, labelSize, quantity, scaled, size, unitSymbol } from '../common/format.ts';
import { CAPACITY, show } from './show.ts';
import { words } from './words.ts';

/** What a field says of the values that are typed into it. */
export type Typed = Pick<Input, 'unit' | 'bare' | 'nothing'>;

/** The same, as the HTML of a field holds it. */
export const typedOf = (data: { [name in keyof Typed]?: string | undefined }): Typed => ({
  unit: data.unit as UnitName,
  bare: JSON.parse(data.bare ?? ''),
  nothing: data.nothing ?? null,
});

/** What a number alone counts, as the label says it: "MB/s"; nothing where things are counted or chosen. */
export function labelUnit({ domain, bare: [symbol] }: Pick<Input, 'domain' | 'bare'>): string {
  const isTyped = domain.kind === 'between' || domain.kind === 'drives';
  if (!isTyped || symbol === '') return '';
  const unit = unitSymbol(symbol);
  return domain.kind === 'drives' ? words.ofEach(unit) : unit;
}

/** The label of one entry of a list: "x4", "256 B", "64 bit". */
export const entry = (value: number, unit: UnitName): string =>
  unit === 'lane' ? `x${value}` : show(value, unit, { exact: true });

/** Numbers that are easy to read in the unit of their field: 7000 MB/s, 0.5 MB/s is rather 500 kB/s. */
const isEasy = (number: number): boolean => number >= 1 && number < 1e6 && Number(number.toPrecision(6)) === number;

const EXACT = { digits: 15, exact: true, typed: true };

/**
 * The text of a value in a text field, exact and as the core reads it in every language: "128 KiB", "70 %". It is in the
 * unit of the field where that reads well. What is not known is left empty.
 */
export function fieldText(value: Given, { unit, bare: [symbol, factor], nothing }: Typed): string {
  if (typeof value !== 'number') return String(value ?? '');
  if (value === 0) return nothing === null ? scaled(0, symbol, EXACT) : '';
  if (unit !== 'ratio' && isEasy(value / factor)) return scaled(value / factor, symbol, EXACT);
  return unit === 'byte' ? size(value, EXACT) : quantity(value, unit, EXACT);
}

const isSame = (text: string, typed: string): boolean => text.replaceAll(/\s/g, '') === typed.replaceAll(/\s/g, '');

/** A size in two ways: a block to the byte, a drive as its box and as most tools show it. */
const sizes = (value: number): string[] => {
  const other = value < CAPACITY ? bytes(value) : quantity(value, 'byte', { binary: true });
  return [...new Set([show(value, 'byte'), other])];
};

/** What was understood, where it differs from what was typed: "= 64 KiB = 65,536 B", "= 16 TB = 14.6 TiB". */
export function echo(value: number, field: Typed, typed: string): string {
  const { unit, nothing } = field;
  if (value === 0 && nothing !== null) return typed.trim() === '' ? '' : words.understood(nothing);
  // As the page itself writes it; of sizes the other way to write them is worth its line.
  if (unit !== 'byte' && isSame(fieldText(value, field), typed)) return '';
  const texts = unit === 'byte' ? sizes(value) : [quantity(value, unit, { digits: 6, exact: true })];
  const forms = texts.filter((text) => !isSame(text, typed));
  return forms.length === 0 ? '' : words.understood(forms.join(' = '));
}

/** A structured input as it was understood: "8 × 18 TB + 2 × 4 TB = 152 TB". */
export function understoodText(
  { groups, bytes: total }: Understood,
  { binary, ...options }: FormatOptions = {},
): string {
  const labels = groups.map(({ count, bytes: each }) =>
    count === 1 ? labelSize(each, options) : `${count} × ${labelSize(each, options)}`,
  );
  // Drives are sold in powers of 1000; their sum is what the reader compares with tools.
  const sum = binary ? quantity(total, 'byte', { binary, ...options }) : labelSize(total, options);
  return `${labels.join(' + ')} = ${sum}`;
}

/** The value a form starts with: the author's, or the declared default. */
export const startValue = (input: Input, inputs: Record<string, Given>): Given => inputs[input.name] ?? input.default;

/** A value as the title of a closed fold says it: a choice by its label, a flag as yes or no. */
export function currentText(
  { domain, unit, nothing }: Pick<Input, 'domain' | 'unit' | 'nothing'>,
  value: Given,
): string {
  if (value === 0 && nothing !== null) return nothing;
  if (domain.kind === 'choice') return domain.values.find((choice) => choice.value === value)?.label ?? String(value);
  return domain.kind === 'one_of' && typeof value === 'number'
    ? entry(value, unit)
    : show(value, unit, { exact: true });
}
