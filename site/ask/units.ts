/** Units as people write them, in English and Russian. */

const POWERS: Readonly<Record<string, number>> = { k: 1, m: 2, g: 3, t: 4, p: 5 };
const RUSSIAN: Readonly<Record<string, string>> = { к: 'k', м: 'm', г: 'g', т: 't', п: 'p' };

export interface UnitRead {
  /** Bytes of one of it, or bytes per second. */
  factor: number;
  /** `TB`, `MiB/s`, `Gb/s`. */
  name: string;
}

/** A prefix with or without an i, in bytes or bits. */
export function unitOf(prefix: string, isBinary: boolean, isBits: boolean, isRate: boolean): UnitRead {
  const letter = RUSSIAN[prefix.toLowerCase()] ?? prefix.toLowerCase();
  const power = POWERS[letter] ?? 0;
  const factor = (isBinary ? 1024 : 1000) ** power / (isBits ? 8 : 1);
  const shown = letter === 'k' && !isBinary ? 'k' : letter.toUpperCase();
  const name = `${power === 0 ? '' : shown}${isBinary ? 'i' : ''}${isBits ? 'b' : 'B'}`;
  return { factor, name: isRate ? `${name}/s` : name };
}

const PER_SECOND = String.raw`\s?(?:/\s?(?:s(?:ec(?:ond)?)?|с(?:ек)?)|p\/?s(?![a-z])|ps|\s?в\s?(?:секунду|сек)|\s(?:per|a) sec(?:ond)?)`;
/** A rate in bits: `Gb/s` with a small b, `gbps`, `gbit/s`, `гбит/с`. */
export const BIT_RATE = new RegExp(
  String.raw`([kmgtкмгт])(?:(?:bits?|бит(?:а|ов)?)(?:${PER_SECOND})?|bps|b\/s|(?:igabits?|egabits?|егабит\p{L}*|игабит\p{L}*)(?:${PER_SECOND})?)(?![\p{L}\p{N}])`,
  'uyi',
);
export const BYTE_RATE = new RegExp(
  String.raw`([kmgtкмгт])(i|и)?(?:bytes?|b|б|байт|айт|igs?|egs?|(?=\/s)|ilobytes?|egabytes?|igabytes?|erabytes?|илобайт\p{L}*|егабайт\p{L}*|игабайт\p{L}*|ерабайт\p{L}*)(?:${PER_SECOND})(?:ec)?(?![\p{L}\p{N}])`,
  'uyi',
);
export const BYTES =
  /(?:([kmgtpкмгтп])(i|и)?(?:b|б|байт\p{L}*)|(t)(?=[\s,.?!+]|$)|(terabytes?|терабайт\p{L}*|petabytes?|петабайт\p{L}*|gigabytes?|гигабайт\p{L}*|gigs?(?= |$)))(?![\p{L}\p{N}]|\/(?!\s?(?:d(?:ay)?(?!\p{L})|week|month|year|день|сут|нед|мес|год)))/iuy;
