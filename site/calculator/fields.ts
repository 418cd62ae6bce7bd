// What stands in a form field: the text of a value, and the echo of what was understood.

import type { Given, Understood } from '../../calc-wasm/js/calc.ts';
import type { Input } from '../../calc-wasm/js/generated/catalog.ts';
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { bytes, type FormatOptions, labelSize, quantity, size } from '../common/format.ts';
import { show } from './show.ts';

/** The label of one entry of a list: "x4", "256 B", "64 bit". */
export function entry(value: number, unit: UnitName): string {
  return unit === 'lane' ? `x${value}` : show(value, unit);
}

/** The text of a value in a text field, as the core reads it in every language: "128 KiB", "1 µs", "0.93". */
export function fieldText(value: Given, unit: UnitName): string {
  if (typeof value !== 'number') return String(value ?? '');
  if (unit === 'byte') return size(value, { digits: 15, exact: true, typed: true });
  // All its figures: what stands in a field is read again.
  return unit === 'ratio'
    ? String(value)
    : show(value, unit, { typed: true, digits: 15, exact: true });
}

/** What was understood, where it differs from what was typed: "= 64 KiB = 65,536 B". */
export function echo(value: number, unit: UnitName, typed: string): string {
  const scaled = show(value, unit, { digits: 6, exact: true });
  const base = unit === 'byte' ? bytes(value) : quantity(value, unit);
  const forms = [...new Set([scaled, base])].filter((text) => text !== typed.trim());
  return forms.length === 0 ? '' : `= ${forms.join(' = ')}`;
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
export const startValue = (input: Input, inputs: Record<string, Given>): Given =>
  inputs[input.name] ?? input.default;

/** A value as the title of a closed fold says it: a choice by its label, a flag as yes or no. */
export function currentText(input: Pick<Input, 'domain' | 'unit'>, value: Given): string {
  const { domain, unit } = input;
  if (domain.kind === 'choice') {
    return domain.values.find((choice) => choice.value === value)?.label ?? String(value);
  }
  return domain.kind === 'one_of' && typeof value === 'number'
    ? entry(value, unit)
    : show(value, unit);
}
