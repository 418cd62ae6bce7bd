// The planner with a board by its name: the slots that it has, and none that it has not.
import { describe, expect, test } from 'vitest';
import { plan, size } from '../../calc-wasm/js/chain-node.ts';
import type { NamedBoard } from '../../datasets/tools/names/boards.ts';
import { loadBoards, registryRows } from '../../datasets/tools/names/load.ts';
import { boards } from '../../datasets/tools/parts/boards.ts';
import { cards } from '../../datasets/tools/parts/controllers.ts';
import { startOf } from '../../site/common/state.ts';
import { plannerOf } from '../../site/planner/answer.ts';
import { spots } from '../../site/planner/drive-locations.ts';
import { groundNamed } from '../../site/planner/named-board.ts';
import { BOARD_NAME, drives, parameters, wishOf } from '../../site/planner/request.ts';
import { slotTable } from '../../site/planner/slots.ts';
import { tableOf } from '../support/test-tables.ts';

const { rows } = registryRows();
const known = { boards: boards(rows), cards: cards(rows) };
const named = loadBoards();
const answer = plannerOf({ plan, size }, known);
const start = startOf(parameters(known.boards.map(({ id }) => id)));
const asking = (name: string, change: Record<string, string> = {}) =>
  answer(wishOf(start, { [BOARD_NAME]: name, ...change }), named);

function planned(...asked: Parameters<typeof asking>) {
  const view = asking(...asked);
  if ('refused' in view) throw new Error(view.refused.text);
  return view;
}

const BOARD: NamedBoard = tableOf(import.meta.filename, 'board');

describe('a board', () => {
  const { ground, note } = groundNamed(BOARD, { sata: [{ link: 'sata 3.0', count: 6 }] }, false);

  test('has its slots by their names, equal ones together, and none that is open', () => {
    expect(ground.slots.map(({ label, link, count, takes }) => [label, link, count, takes])).toEqual([
      ['A', 'pcie 4.0 x16', 1, 'cards'],
      ['B, C', 'pcie 3.0 x4', 2, 'cards'],
      ['TINY', 'pcie 3.0 x1', 1, 'cards'],
      ['M2', 'pcie 3.0 x4', 1, 'drives'],
    ]);
    expect(ground.groups).toMatchObject([{ generation: '3.0', lanes: 4, count: 1 }]);
    expect(note).toMatch(/Left out, .*: OPEN\./);
    expect(note).toMatch(/no uplink counted: M2, BAY\./);
    expect(note).not.toContain('OCP');
  });

  test('says what it leaves out: SATA ports and an uplink that nobody states', () => {
    const { ground: bare, note: said } = groundNamed(BOARD, undefined, false);
    expect(bare.sata).toEqual([]);
    expect(said).toMatch(/number of SATA ports is unknown/);
    expect(said).toMatch(/chipset uplink is unknown/);
  });

  test('has its widest slot taken by a graphics card', () => {
    const { ground: beside } = groundNamed(BOARD, undefined, true);
    expect(beside.slots.map(({ label }) => label)).toEqual(['B, C', 'TINY', 'M2']);
  });
});

describe('what a board turns off', () => {
  const NVME = wishOf(start, { drive: 'nvme-3', size: drives['nvme-3'].size });
  const conditions = tableOf<NamedBoard['conditions']>(import.meta.filename, 'conditions');
  const { ground } = groundNamed({ ...BOARD, conditions }, undefined, false);
  const places = spots(ground, known.cards, NVME).map(({ where }) => where);
  const turned = (found: (where: (typeof places)[number]) => boolean) =>
    new Set(places.filter(found).flatMap(({ turns = [] }) => turns.map(({ what, by }) => [by, what])));

  test('is told of a place that causes it, by its name: a SATA drive is no NVMe drive', () =>
    expect([...turned(({ ports }) => ports === 'm2')]).toEqual([['M2', 'A']]));

  test('is told of a socket whose kind firmware puts in brackets, and of two only where both are full', () => {
    const sockets = ['M2_1(SOCKET3)', 'M2_2(SOCKET3)'].map((name) => ({
      name,
      form: 'm2' as const,
      lanes: 4,
      generation: '3.0',
    }));
    const by = (one: string) => ({ what: 'A', cause: 'nvme' as const, by: one, lanes: 8 });
    const told = (...filled: typeof sockets) =>
      spots(
        groundNamed({ ...BOARD, places: filled, conditions: [by('M2_2'), by('M2_1 and M2_2')] }, undefined, false)
          .ground,
        known.cards,
        NVME,
      ).flatMap(({ where }) => (where.ports === 'm2' ? (where.turns ?? []).map((turn) => turn.by) : []));
    expect(told(...sockets)).toEqual(['M2_2', 'M2_1 and M2_2']);
    expect(told(...sockets.slice(1))).toEqual(['M2_2']);
    expect(told(...sockets.slice(0, 1))).toEqual([]);
  });

  test('is told of a card in that slot, and of none that may be in another one like it', () => {
    const inA = places.filter(({ slot }) => slot?.label === 'A');
    expect(inA.length).toBeGreaterThan(0);
    for (const { turns } of inA) expect(turns).toEqual([conditions[2]]);
    expect([...turned(({ slot }) => slot?.label === 'B, C')]).toEqual([]);
  });
});

test('a plan in the M.2 sockets of a board says which slot they take lanes from', () => {
  const view = planned('ROG STRIX X870E-E GAMING WIFI', {
    drive: 'nvme-4',
    size: '1 TB',
    usable: '4 TB',
    failures: '0',
  });
  expect(view.conditions.map(({ what, between, by }) => what + between + by)).toContain(
    'PCIEX16(G5): 8 lanes when an NVMe drive is in M.2_2',
  );
});

test('a card slot that is like an M.2 socket listed before it is planned with', () => {
  const places: NamedBoard['places'] = [
    { name: 'M2', form: 'm2', lanes: 4, generation: '3.0' },
    { name: 'SLOT', form: 'pcie', lanes: 4, generation: '3.0' },
  ];
  const { ground } = groundNamed({ ...BOARD, places }, undefined, false);
  expect(spots(ground, known.cards, start).some(({ where }) => where.slot?.label === 'SLOT')).toBe(true);
  expect(slotTable(size, ground, known.cards).heads.join()).toContain('SLOT');
});

test('a board without a digit in its name is found, and one without M.2 in its table says so', () => {
  const { boardNote } = planned('ASUS MAXIMUS VII HERO');
  expect(boardNote).toContain('MAXIMUS VII HERO');
  expect(boardNote).toContain('No M.2 sockets');
});

test('no card goes into a slot that is shorter', () => {
  const { ground } = groundNamed(BOARD, undefined, false);
  const places = spots(ground, known.cards, start);
  expect(places.filter(({ where }) => where.slot?.label === 'A').length).toBeGreaterThan(0);
  for (const { where } of places) {
    if (where.slot?.label === 'TINY') expect(where.card?.part.link).toMatch(/ x1$/);
  }
});

test('a plan on a board that is named says which slot', () => {
  const { said, slots, boardNote } = planned('PRIME B650M-A AX', { 'most-drives': '24' });
  expect(slots?.heads.join()).toContain('PCIEX16_2, PCIEX16_3, PCIEX16_4 (PCIe 4.0 ×1)');
  expect(boardNote).toContain('ASUS PRIME B650M-A AX');
  expect(said.value).not.toBe('');
  const { rows: inSlots } = planned('X11SSH-F', { usable: '200 TB', 'most-drives': '24' });
  expect(inSlots.map(({ where }) => where).join('\n')).toMatch(/SLOT ?\d/i);
});

test('a second array goes where the first has left room on it', () => {
  const { second } = planned('X11SSH-F', {
    'usable-2': '1 TB',
    'drive-2': 'nvme-3',
    'size-2': '2 TB',
    'drive-rate-2': drives['nvme-3'].rate,
  });
  expect(second?.said.value).toBeTruthy();
});

test.each([
  ['B650M-A AX', /Did you mean .*ASUS PRIME B650M-A AX/],
  ['OptiPlex 3010', /Several boards .*rev|Several boards .*A0\d/],
  ['no such board', /is not a known board/],
  ['<b>x</b>'.repeat(10), /is not a known board/],
])('%s is refused beside its field', (name, said) => {
  const view = asking(name);
  expect('refused' in view && view.refused.field).toBe(BOARD_NAME);
  expect('refused' in view && view.refused.text).toMatch(said);
});

test('boards of the registry are planned with, whatever is open of them', { timeout: 60_000 }, () => {
  for (const board of [...named.near('supermicro', 25), ...named.near('gigabyte', 10)]) {
    if (named.exact(board.name).length !== 1) continue;
    for (const drive of ['hdd', 'nvme-4', 'u2-4'] as const) {
      const view = planned(board.name, {
        drive,
        size: drives[drive].size,
        'drive-rate': drives[drive].rate,
        usable: '8 TB',
        graphics: 'x16',
      });
      expect(view.said.value, board.name).not.toBe('');
    }
  }
});
