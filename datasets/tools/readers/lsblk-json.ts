/** The JSON of lsblk: keys are columns, devices below a device are its children. */

import type { Lines } from '../paste/lines.ts';
import { asArray, asObject, asText, type Json, type JsonObject } from '../text/json-text.ts';
import { commandIn } from './figures.ts';
import { type JsonPaste, jsonPastes } from './json-lines.ts';
import { type BlockDevice, Listing, listedName, readColumn } from './lsblk-listing.ts';

export function* jsonListings(lines: Lines, first: number): Generator<BlockDevice> {
  let number = first;
  for (const { value, lineOf } of jsonPastes(lines, ['blockdevices'])) {
    if (!Array.isArray(value.blockdevices)) continue;
    const command = commandIn(lines.at(lineOf(value) - 2) ?? '');
    const listing = new Listing(number++, isInverse(command));
    for (const item of value.blockdevices) readDevice(item, undefined, listing, lineOf);
    yield* listing.settled();
  }
}

export const isInverse = (command: ReturnType<typeof commandIn>): boolean =>
  command?.tool === 'lsblk' && /(?:^|\s)(?:-(?=[a-zA-Z]*s)[a-zA-Z]+|--inverse)(?:\s|$)/.test(command.rest);

function readDevice(item: Json, outer: string | undefined, listing: Listing, lineOf: JsonPaste['lineOf']): void {
  const object = asObject(item);
  if (!object) return;
  const name = nameOf(object, lineOf(object));
  if (name === undefined) return;
  const device = listing.add(lineOf(object), name, outer);
  for (const key of Object.keys(object)) {
    const value = object[key];
    const text = typeof value === 'boolean' ? String(value) : asText(value);
    if (text !== undefined) readColumn(device, key.toUpperCase(), text.trim(), lineOf(object, key));
  }
  for (const child of asArray(object.children)) readDevice(child, name, listing, lineOf);
}

function nameOf(object: JsonObject | undefined, line: number): string | undefined {
  const name = asText(object?.name ?? object?.kname ?? object?.path);
  return name !== undefined && /^[\w.+@:!/-]{1,100}$/.test(name) ? listedName(name, line) : undefined;
}
