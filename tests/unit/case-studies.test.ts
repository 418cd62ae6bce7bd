// The chains of the case studies against the figures of their sets: no figure above what the chain allows, and what was
// seen to make a difference does.
import { expect, test } from 'vitest';
import { granted } from '../../calc-wasm/js/calc.ts';
import type { ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { rowsOf } from '../../datasets/tools/tables/records.ts';
import { presetOf, type Slug } from '../../site/sizer/presets.ts';
import type { Setting } from '../../site/sizer/setting.ts';
import { publishedSets } from '../support/dataset.ts';

function figure(setId: string, resultId: string, column = 'bandwidth_bytes_per_s'): number {
  const set = publishedSets().find((published) => published.setId === setId);
  const results = set?.tables.find(({ schema }) => schema.name === 'results');
  const row = results && rowsOf(results).find(({ result_id }) => result_id === resultId);
  if (typeof row?.[column] !== 'number') throw new Error(`${setId} has no ${column} of ${resultId}`);
  return row[column];
}

const solved = (setting: Setting): SizerAnswer => granted(size(setting));

/** A case with its parts changed. */
const with_ = (slug: Slug, change: (part: ChainPart) => ChainPart): SizerAnswer => {
  const { setting } = presetOf(slug);
  const parts = setting.chain.parts.map(change);
  return solved({ ...setting, chain: { ...setting.chain, parts } });
};
const as = (slug: Slug) => solved(presetOf(slug).setting);

/** How far a row may lie above a ceiling: what two digits of a figure leave open. */
const ROUNDED = 1.02;

test('three drives in the short slot write what the chipset passes on, and a wider slot would not help', () => {
  const short = as('ahci-card-in-a-short-slot');
  expect(short.limited_by).toBe('card');
  expect(short.limited_at).toBe('passing');
  expect(short.most).toBe(figure('habr-pcie-290', 'short-slot-3-drives'));
  // In the long slot, which has no such cap, the link is what limits, and the figure stays below it.
  const long = with_('ahci-card-in-a-short-slot', ({ write, ...part }) =>
    part.id === 'card' ? part : { ...part, ...(write !== undefined && { write }) },
  );
  expect(long.limited_at).toMatch(/^link_/);
  const measured = figure('habr-pcie-290', 'long-slot-3-drives');
  expect(measured).toBeLessThanOrEqual(long.most * ROUNDED);
  expect(measured).toBeGreaterThan(short.most);
});

test('on Z87 a stripe grows up to the uplink, on Z77 not beyond its two fast ports', () => {
  const of = (slug: Slug, fast: number) =>
    with_(slug, (part) => ({ ...part, ...(part.id === 'drives' && { count: fast }) })).most;
  const z87 = (count: number) => of('four-ssds-on-z87', count);
  const { chain, ...asked } = presetOf('four-ssds-on-z87').setting;
  const parts = chain.parts.map((part) => ({ ...part, ...(part.count && { count: 1 }) }));
  const single = solved({ ...asked, chain: { parts } }).most;
  const grew = (drives: string) => figure('fcenter-2013-raid-z87', `z87-${drives}-seq-read`, 'relative_value');
  // "Almost in proportion": two and three drives do, the fourth meets the uplink.
  expect(z87(2) / single).toBeCloseTo(grew('r0x2'), 2);
  expect(z87(3) / single).toBeGreaterThan(0.9 * grew('r0x3'));
  expect(as('four-ssds-on-z87').limited_by).toBe('chipset');
  // "No marked gain" beyond two drives: four on ports of both kinds give what two on fast ports do, within a tenth.
  const grewZ77 = figure('fcenter-2013-raid-z87', 'z77-r0x4-seq-read', 'relative_value');
  expect(Math.abs(as('four-ssds-on-z77').most / of('four-ssds-on-z87', 2) - grewZ77)).toBeLessThan(0.1);
  expect(as('four-ssds-on-z77').limited_by).toBe('3g');
});

test('modes of a slot follow one another as measured, and the slot of the chipset gives what that of the processor does', () => {
  // Both slots of this platform have payloads of 128 bytes.
  const small = { max_payload_size: 128 };
  const slot = (link: string, on = 'chipset') =>
    with_('gen-3-drive-in-a-slot-of-h97', (part) =>
      part.kind === 'drive' || part.kind === undefined ? { ...part, ...small, slot: link, on } : part,
    ).most;
  const measured = (id: string, column: string) => figure('ixbt-2017-pcie-modes', id, column);
  const one = slot('pcie 1.0 x1');
  expect(measured('x99-1.0-x1-seq', 'bandwidth_bytes_per_s')).toBeLessThanOrEqual(one * ROUNDED);
  for (const [link, row] of [
    ['pcie 1.0 x2', 'x99-1.0-x2-seq'],
    ['pcie 2.0 x1', 'x99-2.0-x1-seq'],
    ['pcie 2.0 x2', 'x99-2.0-x2-seq'],
  ] as const) {
    expect(slot(link) / one).toBeCloseTo(measured(row, 'relative_value'), 1);
  }
  const same = measured('h97-2.0-x4-chipset-seq', 'relative_value');
  expect(slot('pcie 2.0 x4') / slot('pcie 2.0 x4', 'host')).toBeGreaterThan(0.97 * same);
});

test('a mirror on NVMe has room that one on SAS has not: the links of its drives limit both', () => {
  const [nvme, sas] = [as('nvme-mirror-in-u2-bays'), as('sas-mirror-behind-an-hba')];
  for (const { limited_by, limited_at } of [nvme, sas]) expect([limited_by, limited_at]).toEqual(['drives', 'link_up']);
  expect(nvme.most).toBeGreaterThan(2 * sas.most);
});
