// Machines that the browser keeps and files that somebody loads: both may have been written by anybody.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refused } from '../../calc-wasm/js/calc.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { toQuery } from '../../site/sizer/address.ts';
import { loaded } from '../../site/sizer/loaded.ts';
import { presets } from '../../site/sizer/presets.ts';
import {
  LONGEST_NAME,
  MOST,
  nameFor,
  readSaved,
  renamed,
  withoutSaved,
  withSaved,
  writeSaved,
} from '../../site/sizer/saved.ts';
import { understood } from '../../site/sizer/setting.ts';

const nas = { name: 'NAS', query: '?d=drive;link:sata+3.0&v=1' };
const other = { name: 'Work', query: '?d=drive;link:sata+2.0&v=1' };

test('what was written is read', () => {
  expect(readSaved(writeSaved([nas, other]))).toEqual([nas, other]);
  expect(readSaved(null)).toEqual([]);
});

test('whatever the storage holds, what is read can be shown and written again', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.record({ machines: fc.jsonValue() }));
  const machine = fc.record({ name: fc.string({ unit: 'binary' }), query: fc.string() });
  const list = fc.record({
    machines: fc.array(fc.oneof(machine, fc.jsonValue()), { maxLength: 80 }),
  });
  fc.assert(
    fc.property(fc.oneof(anything, list), (value) => {
      const machines = readSaved(JSON.stringify(value));
      expect(machines.length).toBeLessThanOrEqual(MOST);
      for (const { name } of machines) expect(nameFor(name)).toBe(name);
      expect(new Set(machines.map(({ name }) => name)).size).toBe(machines.length);
      expect(readSaved(writeSaved(machines))).toEqual(machines);
    }),
  );
  for (const text of ['', '{', '[]', 'null', '{"machines":{}}']) expect(readSaved(text)).toEqual([]);
});

test('a machine of the same name is replaced, and no two get one name', () => {
  const newer = { ...nas, query: other.query };
  expect(withSaved([other, nas], newer)).toEqual([newer, other]);
  expect(renamed([nas, other], 'NAS', 'Work')).toBeUndefined();
  expect(renamed([nas, other], 'NAS', 'NAS')).toEqual([nas, other]);
  expect(renamed([nas, other], 'NAS', 'Attic')?.map(({ name }) => name)).toEqual(['Attic', 'Work']);
  expect(withoutSaved([nas, other], 'NAS')).toEqual([other]);
});

test('a name stands on one line, of characters that can be seen', () => {
  expect(nameFor('  my\n\u202enas\ud800 ')).toBe('my nas');
  expect([...nameFor('é'.repeat(500))]).toHaveLength(LONGEST_NAME);
  expect(nameFor('\u200b')).toBe('');
});

describe('a file', () => {
  test.each(presets)('of “$question” holds its chain again', ({ setting }) => {
    const answer = size(setting);
    if (refused(answer)) throw new Error('a preset is refused');
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
    ['no chain', '{"a":1}', 'it holds no chain'],
    ['a list', '[1]', 'it holds no chain'],
    ['a chain of another type', '{"chain":7}', 'it holds no chain'],
    ['nothing', '', 'it is not JSON'],
    ['too long', ' '.repeat(2_000_001), 'at most 2,000,000'],
  ])('with %s says so', (_, text, problem) => {
    expect(loaded(text).problem).toContain(problem);
  });

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
      { numRuns: 300 },
    );
  });
});
