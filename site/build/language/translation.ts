// What a language says for each English text, as gettext keeps it: the English itself is the key, so that a text may move
// from file to file, and one that changes is no longer taken for translated.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One translation, or several by where the English stands: the start of its key, and `""` for everywhere else. */
export type Said = string | Readonly<Record<string, string>>;
export type Translation = Readonly<Record<string, Said>>;

export const FILE = 'messages.json';

/** @throws {SyntaxError} Where the file is no JSON. */
export function readTranslation(folder: string): Translation {
  const path = join(folder, FILE);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Whether a key stands at such a place; every key does where the place is empty. */
export const startsWith = (key: string, start: string): boolean =>
  start === '' || key === start || key.startsWith(`${start}.`);

/** The translation of a text under its key; nothing where the language has none. */
export function translationFor(own: Translation, key: string, english: string): string | undefined {
  const text = Object.hasOwn(own, english) ? own[english] : undefined;
  if (text === undefined || typeof text === 'string') return text?.trim() ? text : undefined;
  const starts = Object.keys(text).filter((start) => startsWith(key, start));
  return text[starts.reduce((one, other) => (other.length > one.length ? other : one), '')];
}

/** Every translation of an entry, with the start of the keys that it is for. */
export const variants = (entry: Said): [start: string, text: string][] =>
  typeof entry === 'string' ? [['', entry]] : Object.entries(entry);
