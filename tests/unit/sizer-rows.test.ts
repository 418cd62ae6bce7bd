// What closed rows of the sizer's form say, and in which order.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { granted } from '../../calc-wasm/js/calc.ts';
import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { withJoined } from '../../site/sizer/edit.ts';
import { presetOf } from '../../site/sizer/presets.ts';
import { headsOf, placed } from '../../site/sizer/rows.ts';

test('a row says name, kind, link, place and what limits', () => {
  const { setting } = presetOf('sata-ssds-on-9211-8i-in-x4-slot');
  const answer = granted(size(setting));
  const [hba, drives] = headsOf(setting.chain, answer);
  expect(hba).toMatchObject({
    name: 'LSI 9211-8i',
    what: 'HBA · PCIe 2.0 x8 in a PCIe 2.0 x4 slot',
    on: '',
    load: 'the limit',
    depth: 0,
  });
  expect(drives).toMatchObject({
    name: '8 × Drives',
    what: 'SATA 3.0',
    on: 'on LSI 9211-8i',
    load: expect.stringMatching(/^41.%.used$/),
    depth: 1,
  });
});

test('every part stands once, below what it connects to, even where the chain cannot be', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const part = fc.record({ id, on: fc.constantFrom('host', 'a', 'b', 'c', 'd', 'e', 'nobody') });
  fc.assert(
    fc.property(fc.uniqueArray(part, { selector: (one) => one.id }), (parts) => {
      const list = placed({ parts: [{ id: 'host', kind: 'host' }, ...parts] });
      expect(list.map((item) => item.part.id).sort()).toEqual(parts.map((item) => item.id).sort());
      for (const [at, one] of list.entries()) {
        if (one.depth === 0) continue;
        expect(list.slice(0, at).findLast(({ depth }) => depth < one.depth)?.part.id).toBe(one.part.on);
      }
    }),
  );
});

test('a drive is in one array at most, and members keep the order of the parts', () => {
  const parts: ChainPart[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const chain = {
    parts,
    arrays: [
      { id: 'one', level: 'raid0' as const, members: ['a', 'c'] },
      { id: 'two', level: 'raid0' as const, members: [] },
    ],
  };
  const members = (id: string, joined: string) => withJoined(chain, id, joined).arrays?.map((array) => array.members);
  expect(members('b', 'one')).toEqual([['a', 'b', 'c'], []]);
  expect(members('a', 'two')).toEqual([['c'], ['a']]);
  expect(members('a', '')).toEqual([['c'], []]);
  expect(members('b', '')).toEqual([['a', 'c'], []]);
});
