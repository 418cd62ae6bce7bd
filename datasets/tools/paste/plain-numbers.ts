/**
 * Figures that a language prints with other signs, as tools print them in English: `56,89%`, `1.234,5 MB`, `１２３`. Every
 * character keeps its place in its line. A comma that could as well divide thousands stays.
 */

const WIDE = /[\uff01-\uff5e]/g;
/** From a full-width sign to the same of ASCII. */
const WIDE_SHIFT = 0xfee0;

/** Behind a figure: a sign that only a quantity has. */
const UNIT =
  '(?= ?(?:%|°|(?:[kKMGTPE]i?)?(?:[bB]\\b|B/s|b/s|bps|bit|[Bb]ytes?\\b)|[kKMGTPE](?![\\p{L}\\d])|GT/s|IOPS\\b|(?:[mnuµμ]?s|min|h|sec|msec|usec)(?![\\p{L}\\d])))';
const BEFORE = '(?<![\\p{L}\\d.,_:-])';

/** One or two decimals, four and more, or any behind a zero: no thousands are divided so. */
const DECIMAL = new RegExp(`${BEFORE}(\\d{1,6}),(\\d{1,2}|\\d{4,9})(?![\\d,.])${UNIT}`, 'gu');
const BELOW_ONE = new RegExp(`${BEFORE}0,(\\d{1,9})(?![\\d,.])${UNIT}`, 'gu');
/** Three decimals or thousands: the rest of the text decides. */
const EITHER = new RegExp(`${BEFORE}(\\d{1,3}),(\\d{3})(?![\\d,.])${UNIT}`, 'gu');
const GROUPED = new RegExp(`${BEFORE}(\\d{1,3}(?:\\.\\d{3})+),(\\d{1,9})(?![\\d,.])${UNIT}`, 'gu');
const SPACED = new RegExp(`${BEFORE}(\\d{1,3}(?:[\\u00a0\\u202f]\\d{3})+),(\\d{1,9})(?![\\d,.])${UNIT}`, 'gu');
const POINT = new RegExp(`${BEFORE}\\d{1,6}\\.\\d{1,6}(?![\\d,.])${UNIT}`, 'u');

export function plainNumbers(text: string): string {
  const narrow = text.replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_SHIFT));
  if (!/\d,\d/.test(narrow)) return narrow;
  const plain = narrow
    .replace(SPACED, (_, whole: string, rest: string) => `${padded(whole)}.${rest}`)
    .replace(GROUPED, (_, whole: string, rest: string) => `${padded(whole)}.${rest}`)
    .replace(DECIMAL, '$1.$2')
    .replace(BELOW_ONE, '0.$1');
  const areCommasDecimal = plain !== narrow && !POINT.test(narrow);
  return areCommasDecimal ? plain.replace(EITHER, '$1.$2') : plain;
}

/** Without what divides its thousands, as long as before. */
const padded = (whole: string): string => whole.replace(/\D/g, '').padStart(whole.length);
