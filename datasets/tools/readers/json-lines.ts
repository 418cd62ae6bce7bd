/** JSON documents in a paste, and the line that each value of them stands in. */

import type { Lines } from '../paste/lines.ts';
import { type Json, type JsonObject, jsonDocuments } from '../text/json-text.ts';

export interface JsonPaste {
  value: JsonObject;
  /** Line, from 1, of a key of an object, or of the object itself. */
  lineOf(object: JsonObject, key?: string): number;
}

/** Offsets of a document in its text, the end not included. */
interface TextRange {
  start: number;
  end: number;
}

/** Every tool that prints JSON has a reader that looks for its own documents: they are found once, by their text. */
const FOUND = new WeakMap<Lines, readonly TextRange[]>();

/** Where the documents of settled lines stand. */
export function documentsIn(settled: Lines): readonly TextRange[] {
  const known = FOUND.get(settled);
  if (known) return known;
  const ranges: TextRange[] = [];
  for (const { start, end } of jsonDocuments(settled.text, { isOutline: true })) ranges.push({ start, end });
  FOUND.set(settled, ranges);
  return ranges;
}

/** The documents of a paste that hold one of these keys; others are not read at all. */
export function* jsonPastes(lines: Lines, keys: readonly string[]): Generator<JsonPaste> {
  const quoted = keys.map((key) => `"${key}"`);
  if (!quoted.some((key) => lines.mayHold(key))) return;
  const settled = lines.settled();
  for (const { start, end } of documentsIn(settled)) {
    const text = settled.text.slice(start, end);
    if (!quoted.some((key) => text.includes(key))) continue;
    const options = { from: start, hasKeyPlaces: true };
    const { value: document } = jsonDocuments(settled.text, options).next();
    if (!document) continue;
    const lineOf = (object: JsonObject, key = '') => settled.indexAt(document.placeOfKey(object, key)) + 1;
    yield { value: document.value, lineOf };
  }
}

/** Every object in a document with the key that it, or the list around it, stands under, outer ones first. */
export function* objectsIn(value: Json | undefined, key = ''): Generator<{ key: string; object: JsonObject }> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) yield* objectsIn(item, key);
    return;
  }
  yield { key, object: value };
  for (const inner of Object.keys(value)) yield* objectsIn(value[inner], inner);
}
