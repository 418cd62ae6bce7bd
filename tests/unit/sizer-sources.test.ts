// What a card of the map says of where the figures of a part come from.
import { expect, test } from 'vitest';
import { granted } from '../../calc-wasm/js/calc.ts';
import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { partKinds } from '../../calc-wasm/js/generated/chain.ts';
import { catalogParts } from '../../site/parts/catalog-build.ts';
import { aboutPart } from '../../site/sizer/about-part.ts';
import { words } from '../../site/sizer/catalog.words.ts';
import { starts } from '../../site/sizer/edit.ts';
import { mapOf } from '../../site/sizer/map.ts';
import { chainParts, namedPart, whoseOf } from '../../site/sizer/origin.ts';
import { words as sizer } from '../../site/sizer/words.ts';

const parts = catalogParts();
const keys = new Set(parts.flatMap(({ sources }) => sources));
const catalog = { parts, sources: Object.fromEntries([...keys].map((key) => [key, { title: key }])) };

/** A build has a drive. */
const other: ChainPart[] = [{ id: 'other', kind: 'drive', link: 'pcie 4.0 x4' }];

function whose(part: Omit<ChainPart, 'id'>, id = 'part') {
  const { inputs } = granted(size({ chain: { parts: [{ ...part, id }, ...other] } }));
  const understood = inputs.chain.parts.find((chainPart) => chainPart.id === id);
  if (!understood) throw new Error(`${JSON.stringify(part)} is lost`);
  return whoseOf(catalog, inputs, understood, { size });
}

const entries = chainParts(catalog).map((entry) => {
  const { name, part } = namedPart(entry);
  return { entry, part: { ...part, name } };
});

test('every part of the catalogue cites its sources, or says that it has none, and claims no figure for the reader', () => {
  const wrong = entries.filter(({ entry, part }) => {
    const { text, sources } = whose(part);
    const isCited = sources.length > 0 ? sources.length === entry.sources.length : text.includes(words.noSource);
    const isTold = entry.rates !== 'assumed' || text.includes(words.rates.assumed);
    return !(text.includes(entry.name) && isCited && isTold) || /Entered for/.test(text);
  });
  expect(wrong.map(({ entry }) => [entry.name, whose({ ...entry.part, ...namedPart(entry) }).text])).toEqual([]);
});

test('a figure that differs from the catalogue is said to be of the build', () => {
  const [drive] = entries.filter(({ entry }) => entry.kind === 'drive' && entry.rates === 'rated');
  expect(whose({ ...drive?.part, read: '123 MB/s' }).text).toMatch(/Entered for this build: Read rate\.$/);
});

test.each(partKinds)('a %s that the catalogue does not know has figures of the build', (kind) => {
  const isHost = kind === 'host';
  const { text, sources } = whose({ kind, ...(isHost ? {} : starts[kind]) }, isHost ? 'host' : 'part');
  expect([text, sources]).toEqual([isHost ? words.noFigures : words.entered, []]);
});

test('the card of a drive says which rate is known, or that none is', () => {
  const linesOf = (read: string) => {
    const answer = granted(size({ chain: { parts: other.map((drive) => ({ ...drive, ...(read && { read }) })) } }));
    return mapOf(answer).parts.flatMap((part) => (part.id === 'other' ? aboutPart(answer, part, {}).lines : []));
  };
  expect(linesOf('')).toContain(sizer.map.noRate);
  expect(linesOf('1 GB/s')).toContain(sizer.map.upTo('1.00\u202fGB/s'));
});
