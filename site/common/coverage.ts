// What a range is made of, as a sentence.
import type { FromClass } from '../../calc-wasm/js/calc.ts';
import { ANY, ANY_ARRAY } from '../../calc-wasm/js/classes.ts';
import type { LinkKind } from '../../calc-wasm/js/generated/chain.ts';
import { linkName } from '../../calc-wasm/js/link.ts';
import { words } from './coverage.words.ts';
import { wholeDay } from './unbroken.ts';

const isArray = (name: string): boolean => name.split(' ', 1)[0] === ANY_ARRAY;

/** "PCIe 3.0", "USB": a class as people call it. */
export function className(name: string): string {
  if (name === ANY) return words.any;
  if (name === ANY_ARRAY) return words.anyArray;
  if (isArray(name)) {
    const [, workload = '', limit = ''] = name.split(' ');
    return words.array(words.workloads[workload] ?? workload, words.limits[limit]);
  }
  const [, kind = '', generation = '', way = ''] = /^(\S+)(?: (.*?))??(?: (device_\w+))?$/.exec(name) ?? [];
  const named = linkName({ kind: kind as LinkKind, generation });
  return words.going(generation === '' ? words.all(named) : named, words.ways[way]);
}

export function coverageText(fromClass: FromClass): string {
  const range = { ...fromClass, newest: fromClass.newest && wholeDay(fromClass.newest) };
  if (range.class === ANY) return words.taken(range);
  if (range.class === ANY_ARRAY) return words.takenArrays(range);
  return words[isArray(range.class) ? 'coversArrays' : 'covers'](className(range.class), range);
}
