/** JSON documents in a paste, and the line that each value of them stands in. */
import { type Json, type JsonObject, jsonDocuments } from '../import/json-text.ts';
import type { Lines } from '../paste/lines.ts';

export interface JsonPaste {
  value: JsonObject;
  /** Line, from 1, of a key of an object, or of the object itself. */
  lineOf(object: JsonObject, key?: string): number;
}

/** The documents of a paste that holds one of these keys; others are not read at all. */
export function* jsonPastes(lines: Lines, keys: readonly string[]): Generator<JsonPaste> {
  if (!keys.some((key) => lines.mayHold(`"${key}"`))) return;
  const settled = lines.settled();
  for (const { value, start, end, placeOf } of jsonDocuments(settled.text)) {
    const places = keyPlaces(settled.text, start, end);
    const lineOf = (object: JsonObject, key = '') => {
      const place = placeOf(object);
      return settled.indexAt(places.get(place)?.get(key) ?? place) + 1;
    };
    yield { value, lineOf };
  }
}

/** A quotation that is not closed ends with the text, so that none is looked through twice. */
const TOKEN = /"[^"\\]*(?:\\.?[^"\\]*)*"?|[{}[\]:]/gs;

/** Where each key of each object stands, the objects by where they begin. One pass over the text. */
function keyPlaces(text: string, start: number, end: number): Map<number, Map<string, number>> {
  const places = new Map<number, Map<string, number>>();
  const open: (Map<string, number> | undefined)[] = [];
  let last = { text: '', at: start };
  for (const found of text.slice(start, end).matchAll(TOKEN)) {
    const [token] = found;
    const at = start + found.index;
    if (token === '{') {
      const keys = new Map<string, number>();
      places.set(at, keys);
      open.push(keys);
    } else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') open.at(-1)?.set(last.text.slice(1, -1), last.at);
    else last = { text: token, at };
  }
  return places;
}

/** Every object in a document with the key that it, or the list around it, stands under, outer ones first. */
export function* objectsIn(
  value: Json | undefined,
  key = '',
): Generator<{ key: string; object: JsonObject }> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) yield* objectsIn(item, key);
    return;
  }
  yield { key, object: value };
  for (const inner of Object.keys(value)) yield* objectsIn(value[inner], inner);
}
