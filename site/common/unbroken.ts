// Units that a line would break after their slash: "МБ/" and "с". Browsers keep "MB/s" together, whose letters are
// ASCII, and break after a slash before any other. Readers of numbers leave the joiner out, so that text can be copied into a field.
import { JOINER } from '../../calc-wasm/js/number.ts';

/** The slash before a unit of one letter, such as a second; words with a slash between them may part there. */
const SLASH = /(?<=[\p{L}--\p{ASCII}])\/(?=[\p{L}--\p{ASCII}](?!\p{L}))/gv;

export const unbroken = (text: string): string => text.replace(SLASH, `/${JOINER}`);

/** A day such as 2026-11-23, which browsers would part at its hyphens; for prose, as elements have `white-space`. */
export const wholeDay = (day: string): string => day.replace(/-(?=\d)/g, `-${JOINER}`);
