// Machines that the browser keeps and files that somebody loads: both may have been written by anybody.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { granted, refused } from '../../calc-wasm/js/calc.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { toQuery } from '../../site/sizer/address.ts';
import { loaded } from '../../site/sizer/loaded.ts';
import { presets } from '../../site/sizer/presets.ts';
import {
  type Kept,
  LONGEST_NAME,
  nameFor,
  put,
  putBack,
  readSaved,
  readStore,
  remove,
  rename,
  type Store,
  writeSaved,
} from '../../site/sizer/saved.ts';
import { understood } from '../../site/sizer/setting.ts';
import { cases } from '../support/fuzzing.ts';

const nas = { name: 'NAS', query: '?d=drive;link:sata+3.0&v=1' };
const other = { name: 'Work', query: '?d=drive;link:sata+2.0&v=1' };

/** A storage that windows share; what a window reads of it may be older than what it writes to. */
function storeOf(entries: Map<string, string>, seen: ReadonlyMap<string, string> = entries): Store {
  return {
    get length() {
      return seen.size;
    },
    key: (index) => [...seen.keys()][index] ?? null,
    getItem: (key) => seen.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  };
}

const queriesIn = (store: Store) =>
  Object.fromEntries(readStore(store).machines.map(({ name, query }) => [name, query]));

test('what was written is read', () => {
  expect(readSaved(writeSaved([nas, other]))).toEqual([nas, other]);
  expect(readSaved('')).toEqual([]);
});

const anything = fc.oneof(fc.jsonValue(), fc.record({ machines: fc.jsonValue() }));
const machine = fc.record({ name: fc.string({ unit: 'binary' }), query: fc.string() });
const list = fc.record({ machines: fc.array(fc.oneof(machine, fc.jsonValue()), { maxLength: 80 }) });

test('whatever a file holds, what is read can be shown and written again', () => {
  fc.assert(
    fc.property(fc.oneof(anything, list), (value) => {
      const machines = readSaved(JSON.stringify(value));
      for (const { name } of machines) expect(nameFor(name)).toBe(name);
      expect(new Set(machines.map(({ name }) => name)).size).toBe(machines.length);
      expect(readSaved(writeSaved(machines))).toEqual(machines);
    }),
  );
  for (const text of ['', '{', '[]', 'null', '{"machines":{}}']) expect(readSaved(text)).toEqual([]);
});

describe('two windows', () => {
  const name = fc.constantFrom('NAS', 'Work', 'Attic', 'Shed');
  const window = fc.nat({ max: 1 });
  const save = fc.record({ does: fc.constant('save' as const), window, name, query: fc.stringMatching(/^\?\w{1,9}$/) });
  const drop = fc.record({ does: fc.constant('remove' as const), window, name });
  const undo = fc.record({ does: fc.constant('undo' as const), window });
  const give = fc.record({ does: fc.constant('rename' as const), window, name, to: name });

  test('in whatever order they save, delete, rename and undo, what nobody deleted is kept', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(save, drop, undo, give)), (steps) => {
        const store = storeOf(new Map());
        const removed: (Kept | undefined)[] = [];
        const expected = new Map<string, string>();
        for (const [at, step] of steps.entries()) {
          if (step.does === 'save') {
            put(store, { ...step, at });
            expected.set(step.name, step.query);
          } else if (step.does === 'remove') {
            removed[step.window] = remove(store, step.name) ?? removed[step.window];
            expected.delete(step.name);
          } else if (step.does === 'undo') {
            const back = removed[step.window];
            if (back && !putBack(store, back)) expected.set(back.name, back.query);
          } else {
            const query = expected.get(step.name);
            const isFree = step.name === step.to || !expected.has(step.to);
            expect(rename(store, step.name, step.to)).toBe(query === undefined ? 'gone' : isFree ? undefined : 'taken');
            if (query === undefined || !isFree) continue;
            expected.delete(step.name);
            expected.set(step.to, query);
          }
          expect(queriesIn(store)).toEqual(Object.fromEntries(expected));
        }
      }),
    );
  });

  test('whatever old state each of them reads, neither loses what the other has saved', () => {
    const own = fc.oneof(save, drop, undo).map((step) => ({ ...step, back: 0 }));
    const late = fc.tuple(own, fc.nat({ max: 9 })).map(([step, back]) => ({ ...step, back }));
    fc.assert(
      fc.property(fc.array(late), (steps) => {
        const entries = new Map<string, string>();
        const states = [new Map(entries)];
        const removed: (Kept | undefined)[] = [];
        const expected = new Set<string>();
        for (const [at, step] of steps.entries()) {
          const store = storeOf(entries, states.at(-1 - step.back) ?? entries);
          if (step.does === 'save') {
            const named = `${step.name} of ${step.window}`;
            put(store, { ...step, name: named, at });
            expected.add(named);
          } else if (step.does === 'remove') {
            const gone = remove(store, `${step.name} of ${step.window}`);
            if (!gone) continue;
            removed[step.window] = gone;
            expected.delete(gone.name);
          } else {
            const back = removed[step.window];
            if (back && !putBack(store, back)) expected.add(back.name);
          }
          states.push(new Map(entries));
          expect(new Set(Object.keys(queriesIn(storeOf(entries))))).toEqual(expected);
        }
      }),
    );
  });
});

test('the newest machine is listed first, and one that is renamed or brought back keeps its place', () => {
  const store = storeOf(new Map());
  for (const [at, name] of ['NAS', 'Work', 'Attic'].entries()) put(store, { ...nas, name, at });
  expect(rename(store, 'Work', 'Shed')).toBeUndefined();
  const attic = remove(store, 'Attic');
  if (attic) putBack(store, attic);
  expect(readStore(store).machines.map(({ name }) => name)).toEqual(['Attic', 'Shed', 'NAS']);
});

test('a damaged machine is reported, not listed, and stays until it is removed', () => {
  for (const text of ['', '{', 'null', '7', '{"query":7,"at":1}', '{"query":"?a"}', '{"query":"a","at":1}']) {
    const store = storeOf(new Map([['lanewise-machine:NAS', text]]));
    expect(readStore(store)).toEqual({ machines: [], damaged: ['lanewise-machine:NAS'] });
    expect(remove(store, 'NAS')).toBeUndefined();
    expect(putBack(store, { ...nas, at: 1 })).toBe('taken');
    expect(store.getItem('lanewise-machine:NAS')).toBe(text);
  }
});

test('a name stands on one line, of characters that can be seen', () => {
  expect(nameFor('  my\n\u202enas\ud800 ')).toBe('my nas');
  expect([...nameFor('é'.repeat(500))]).toHaveLength(LONGEST_NAME);
  expect(nameFor('\u200b')).toBe('');
});

describe('a file', () => {
  test.each(presets)('of “$question” holds its chain again', ({ setting }) => {
    const answer = granted(size(setting));
    const { asked } = loaded(JSON.stringify({ address: 'x', ...answer }));
    const again = asked && size(asked);
    if (!again || refused(again)) throw new Error('its file is refused');
    expect(toQuery(understood(again))).toBe(toQuery(understood(answer)));
  });

  test('may be a chain alone, or a list of saved machines', () => {
    const parts = [{ id: 'd', link: 'sata 3.0' }];
    expect(loaded(JSON.stringify({ parts })).asked?.chain).toEqual({ parts });
    expect(loaded(JSON.stringify({ chain: { parts }, load: 'scrub' })).asked?.load).toBe('scrub');
    expect(loaded(writeSaved([nas])).machines).toEqual([nas]);
  });

  test.each([
    ['no JSON', 'chain', 'it is not JSON'],
    ['no chain', '{"a":1}', 'it holds no build'],
    ['a list', '[1]', 'it holds no build'],
    ['a chain of another type', '{"chain":7}', 'it holds no build'],
    ['nothing', '', 'it is not JSON'],
    ['too long', ' '.repeat(2_000_001), 'at most 2,000,000'],
  ])('with %s says so', (_, text, problem) => expect(loaded(text).problem).toContain(problem));

  test('whatever it holds, the core answers or refuses it in words', () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const chain = fc.record({ parts: fc.array(value, { maxLength: 4 }), arrays: value }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.record({ chain, load: value, block_size: value }, { requiredKeys: ['chain'] }), (file) => {
        const { asked, problem } = loaded(JSON.stringify(file));
        if (!asked) expect(problem).toBeTruthy();
        else {
          const answer = size(asked);
          expect(refused(answer) ? answer.error.code : answer.inputs.chain.parts).toBeTruthy();
        }
      }),
      { numRuns: cases(1000) },
    );
  });
});
