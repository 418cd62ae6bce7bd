/** Figures as the language of the tools writes them. */
import { locale, signs } from './locale.ts';

/** Others are written with an exponent, and no tool prints any. */
const LEAST = 1e-6;
const MOST = 1e15;

/** With so many significant digits at most, as `Intl.NumberFormat` writes it, which takes as long to be made as Node to start. */
export function figure(value: number, most: number, { group, decimal } = signs): string {
  const size = Math.abs(value);
  if (!(size >= LEAST && size < MOST))
    return new Intl.NumberFormat(locale, { maximumSignificantDigits: most }).format(value);
  const [whole = '', part] = String(rounded(value, most)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,6}$)/g, group);
  return part === undefined ? grouped : `${grouped}${decimal}${part}`;
}

/** By the digits that it is written with: 1.005 is a little less and becomes 1.01. */
function rounded(value: number, most: number): number {
  const [mantissa = '', exponent] = value.toExponential().split('e');
  const digits = mantissa.replace(/\D/g, '');
  if (digits.length <= most) return value;
  const kept = Number(digits.slice(0, most)) + (Number(digits[most]) >= 5 ? 1 : 0);
  return Math.sign(value) * Number(`${kept}e${Number(exponent) - most + 1}`);
}
