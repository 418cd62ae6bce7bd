// One word for one thing: what must not stand in a text that people read, from `vocabulary.yaml` beside this file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Entry {
  not: string;
  /** Of the pattern: `i` unless the entry says otherwise. */
  flags?: string;
  /** Only where the names that the data have are known. */
  pages?: true;
  write: string;
  why: string;
}

interface Offence {
  /** As it stands there. */
  text: string;
  /** From 1. */
  line: number;
  write: string;
  why: string;
}

const entries = parse(readFileSync(join(import.meta.dirname, 'vocabulary.yaml'), 'utf8')) as Record<string, Entry[]>;

const vocabulary = new Map(
  Object.entries(entries).map(([language, list]) => [
    language,
    list.map(({ not, flags = 'i', ...entry }) => ({ pattern: new RegExp(not, `${flags}u`), ...entry })),
  ]),
);

const EXEMPT = /`[^`]*`|“[^”]*”|«[^»]*»|\bhttps?:\S+/g;

/** The words of a text that the vocabulary of its language replaces, by line; code, quotations and addresses are exempt. */
export function offencesIn(text: string, language: string, onPage = false): Offence[] {
  let isCode = false;
  return text.split('\n').flatMap((whole, index) => {
    if (/^\s*```/.test(whole)) isCode = !isCode;
    if (isCode) return [];
    const line = whole.replaceAll(EXEMPT, '');
    return (vocabulary.get(language) ?? []).flatMap(({ pattern, pages, write, why }) => {
      const match = onPage || !pages ? pattern.exec(line) : null;
      return match ? [{ text: match[0], line: index + 1, write, why }] : [];
    });
  });
}
