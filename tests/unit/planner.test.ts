// The planner's places: a board's own ports, and every card in every slot, as machines that the core takes.
import { describe, expect, test } from 'vitest';
import { granted, refused } from '../../calc-wasm/js/calc.ts';
import { plan, size } from '../../calc-wasm/js/chain-node.ts';
import { type Board, boards } from '../../datasets/tools/parts/boards.ts';
import { cards } from '../../datasets/tools/parts/controllers.ts';
import { quantity } from '../../site/common/format.ts';
import { fromQuery, type State, startOf } from '../../site/common/state.ts';
import { plannerOf, type View } from '../../site/planner/answer.ts';
import { roomOf } from '../../site/planner/cards.ts';
import { roomIn, type Spot, spots } from '../../site/planner/drive-locations.ts';
import { after, groundOf } from '../../site/planner/free-slots.ts';
import { portsOf } from '../../site/planner/named-board.ts';
import { sumText } from '../../site/planner/prices.ts';
import { question } from '../../site/planner/question.ts';
import { questionIds, questions } from '../../site/planner/questions.ts';
import {
  addressOf,
  driveKinds,
  drives,
  failuresOf,
  ofKind,
  parameters,
  refitted,
  wishOf,
} from '../../site/planner/request.ts';
import { rows } from '../../site/planner/rows.ts';
import { slotTable } from '../../site/planner/slots.ts';
import { fromQuery as ofSizer } from '../../site/sizer/address.ts';
import { registryRows } from '../support/dataset.ts';
import { isTried } from '../support/fuzzing.ts';

const all = boards(registryRows);
const known = cards(registryRows);
const start = startOf(parameters(all.map(({ id }) => id)));
const asking = (change: Record<string, string>): State => wishOf(start, change);

function answered(board: Board | undefined, state: State) {
  const places = spots(groundOf(board, state), known, state);
  const answer = granted(plan(question(state, places)));
  return { answer, listed: rows(answer, places) };
}

function card(id: string) {
  const catalogPart = known.find((item) => item.id === id);
  if (!catalogPart) throw new Error(`there is no card "${id}"`);
  return catalogPart;
}

describe.each(driveKinds)('%s', (drive) => {
  // By day on each eighth of them.
  test('is answered on every board', () => {
    const { size, rate } = drives[drive];
    const state = asking({ drive, size, 'drive-rate': rate, usable: '8 TB' });
    for (const board of [undefined, ...all.filter((_, index) => isTried(index, 8))]) {
      const { answer, listed } = answered(board, state);
      for (const { limit, where, rate: said } of listed)
        expect([limit, where, said].every((text) => text !== '')).toBe(true);
      expect(listed.filter(({ first }) => first).length).toBe(
        new Set(answer.candidates.map(({ level }) => level)).size,
      );
    }
  });
});

test('a card without a switch holds as many drives as its slot is split into', () => {
  const passive = card('passive-four-m2');
  const slot = { link: 'pcie 5.0 x16', count: 1, of: 'processor', takes: 'cards' } as const;
  expect(roomOf(passive, { ...slot, splits: 3 })).toBe(3);
  expect(roomOf(passive, { ...slot, splits: 1 })).toBe(1);
  expect(roomOf(passive, slot)).toBe(4);
  expect(roomOf(card('highpoint-rocket-1608a'), { ...slot, splits: 1 })).toBe(8);
});

test('drives on a card without a switch run at the speed of the slot, each on four of its lanes', () => {
  const passive = card('passive-four-m2');
  const cellOf = (link: string, splits: number) =>
    slotTable(size, { slots: [{ link, count: 1, of: 'processor', takes: 'cards', splits }] }, [passive]).rows[0]
      ?.cells[0];
  // Four lanes of generation 4 carry 7.18 GB/s at 256 bytes a packet, of generation 3 half of that.
  expect(cellOf('pcie 4.0 x16', 2)).toMatch(/^14\.4.GB\/s/);
  expect(cellOf('pcie 4.0 x16', 4)).toMatch(/^28\.7.GB\/s/);
  expect(cellOf('pcie 4.0 x8', 1)).toMatch(/^7\.18.GB\/s/);
  expect(cellOf('pcie 3.0 x16', 1)).toMatch(/^3\.59.GB\/s/);
});

test('without a network and a rate nothing is wanted of the rate', () => {
  const { listed } = answered(undefined, asking({ network: 'none' }));
  expect(listed.every(({ reach }) => reach === '')).toBe(true);
});

test('what misses the rate says how much of it there is', () => {
  const { listed } = answered(undefined, asking({ network: '100G', usable: '10 TB', 'most-drives': '4' }));
  expect(listed[0]?.reach).toMatch(/^\d+(\.\d+)?\s?% in the best case$/);
});

const boardOf = (id: string) => {
  const found = all.find((board) => board.id === id);
  if (!found) throw new Error(`there is no board "${id}"`);
  return found;
};

const planned = plannerOf({ plan, size }, { boards: all, cards: known });

/** The whole view of a wish, which is not refused. */
function seen(change: Record<string, string>): View {
  const view = planned(asking(change));
  if ('refused' in view) throw new Error(view.refused.text);
  return view;
}
const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

const M2 = { drive: 'nvme-4', size: '4 TB', 'drive-rate': '7000 MB/s', network: 'none' };
const U2 = { drive: 'u2-4', size: '7.68 TB', 'drive-rate': '6800 MB/s', network: 'none' };

describe('what is missing where nothing fits', () => {
  test('bays, by how many, and the number that is enough as a link', () => {
    const { said, rows: listed, changes } = seen({ usable: '200 TB', 'most-drives': '8' });
    expect(said.value).toBe('Nothing fits');
    expect(listed).toEqual([]);
    const missing = Number(/Missing: (\d+) drive bays/.exec(said.note)?.[1]);
    const needed = Number(/takes (\d+) drives/.exec(said.note)?.[1]);
    expect(needed - missing).toBe(8);
    const bays = changes.find(({ text }) => text.endsWith('drive bays'));
    expect(fromQuery(bays?.query ?? '', parameters([])).state['most-drives']).toEqual([String(needed)]);
  });

  test('ports, not bays, where there are bays enough', () => {
    // No card goes into an M.2 slot of one lane, and a Raspberry Pi has no SATA port.
    const { said } = seen({ usable: '60 TB', 'most-drives': '24', ...U2, board: 'amd-am5-b650' });
    expect(said.note).toMatch(/Missing: \d+ processor lanes\./);
    expect(said.note).not.toContain('bays');
  });

  test('every change with a field is enough when it is made', () => {
    for (const wish of [
      { usable: '200 TB', 'most-drives': '8', failures: '3' },
      { usable: '60 TB', 'most-drives': '24', ...M2, board: 'intel-lga1700-z790' },
      { usable: '10 TB', network: '100G', 'most-drives': '4' },
    ]) {
      const { changes } = seen(wish);
      for (const { query } of changes.filter((change) => change.query !== undefined)) {
        const { state } = fromQuery(query ?? '', parameters(all.map(({ id }) => id)));
        const { answer } = answered(
          all.find(({ id }) => id === state.board?.[0]),
          state,
        );
        expect(answer.candidates[0]?.reach, query).toMatch(/surely|at_best/);
      }
    }
  });

  test('a rate that is missed says how much is missing', () => {
    const { said } = seen({ network: '100G', usable: '10 TB', 'most-drives': '4' });
    expect(plain(said.note)).toMatch(/[\d.]+ GB\/s of the read rate/);
  });

  test('a space that no number of drives holds', () =>
    expect(seen({ usable: '100 PB' }).said.value).toBe('Nothing fits'));
});

test('the headline names layout, card, slot and speed', () => {
  const { said } = seen({ board: 'amd-am5-b650' });
  expect(plain(said.value)).toMatch(
    /^7 × 16 TB in RAID 6, on .+ in a \w+ slot \(PCIe \d\.0 ×\d+\): reads up to [\d.]+ GB\/s$/,
  );
});

test('slots and cards that give the same are folded', () => {
  for (const { where } of seen({ board: 'amd-am5-x670e' }).rows) {
    expect(where).not.toContain('other place');
    expect(where.split('; ').length).toBeLessThanOrEqual(3);
  }
});

describe('beside a graphics card', () => {
  const quad = (view: View) => view.slots?.rows.find(({ name }) => /four M\.2/.test(name));
  const cells = (board: string, graphics: string) =>
    quad(seen({ ...M2, usable: '4 TB', failures: '0', board, graphics }));

  test('of sixteen lanes, none is left of a desktop processor', () => {
    for (const board of ['amd-am5-b650', 'amd-am4-b550', 'intel-lga1700-z790']) {
      const view = seen({ ...M2, usable: '4 TB', failures: '0', board, graphics: 'x16' });
      expect(view.slots?.heads.filter((head) => head.includes('x16') || head.includes('x8'))).toEqual([]);
    }
  });

  test('of eight lanes, a card for four drives shows one, or two where the rest splits again', () => {
    expect(cells('amd-am5-b650', 'x8')?.cells[0]).toContain('1 of 4 drives');
    expect(cells('amd-am4-b550', 'x8')?.cells[0]).toContain('1 of 4 drives');
    expect(cells('intel-lga1700-z790', 'x8')?.cells[0]).toContain('1 of 4 drives');
    expect(cells('intel-lga1851-z890', 'x8')?.cells[0]).toContain('2 of 4 drives');
  });

  test('or none, it shows two where the slot splits in two, and what the manual says where no row does', () => {
    expect(cells('amd-am5-b650', 'none')?.cells[0]).toContain('2 of 4 drives');
    expect(cells('intel-lga1700-b760', 'none')?.cells[0]).toContain('see the manual');
  });

  test('a board whose slot does not split has nothing left of it', () => {
    const view = seen({ ...M2, usable: '4 TB', failures: '0', board: 'intel-lga1700-b760', graphics: 'x8' });
    expect(view.slots?.heads.some((head) => head.includes('x16'))).toBe(false);
  });
});

test('four drives on a small processor go into slots of one lane', () => {
  const view = seen({ ...questions['n100-four-m2'] });
  expect(view.said.value).toContain('M.2 slots of one lane each');
  // One lane of PCIe 3.0 carries 898 MB/s at 256 bytes a packet; one of four drives holds parity.
  const [best] = view.rows;
  expect(best?.drives).toBe(4);
});

test('24 bays take 96 lanes of an EPYC, and 140 TB fit', () => {
  const view = seen({ ...questions['epyc-24-u2'] });
  expect(view.said.value).toContain('U.2 bays on processor lanes');
  expect(plain(view.said.note)).toMatch(/take \d+ of 128 processor lanes/);
});

describe('a second array', () => {
  const both = { board: 'amd-am5-x670e', 'usable-2': '4 TB' };

  test('stands where the first leaves room, and both open as one machine', () => {
    const { second } = seen(both);
    expect(second?.rows.length).toBeGreaterThan(0);
    const { setting } = ofSizer(second?.query ?? '');
    if (!setting) throw new Error('the sizer reads no machine');
    const { chain } = setting;
    expect(chain.arrays?.length).toBe(2);
    const answer = size({ chain });
    expect(refused(answer) ? answer.error : undefined).toBeUndefined();
  });

  test('gets only what the first leaves: ports, and the slots that its slot does not rule out', () => {
    const ground = groundOf(boardOf('amd-am5-b650'), start);
    const of = (change: Record<string, string>, is: (where: Spot['where']) => boolean) => {
      const state = asking({ usable: '0', failures: '0', ...change });
      const places = spots(ground, known, state);
      const answer = plan(question(state, places));
      const at = places.findIndex(({ where }) => is(where));
      const candidate = refused(answer) ? undefined : answer.candidates.find(({ place }) => place === at);
      const spot = places[at];
      if (!candidate || !spot) throw new Error('there is no such place');
      return { left: after(ground, spot, candidate), drives: candidate.drives };
    };
    const ports = of({}, (where) => where.ports === 'sata');
    const all = ground.sata.reduce((sum, { count }) => sum + count, 0);
    expect(ports.left.sata.reduce((sum, { count }) => sum + count, 0)).toBe(all - ports.drives);
    const inSlot = (link: string) =>
      of({}, ({ slot }) => slot?.link === link && slot.of === 'processor').left.slots.filter(
        ({ takes }) => takes === 'cards',
      );
    expect(inSlot('pcie 4.0 x16')).toEqual([]);
    expect(inSlot('pcie 4.0 x8')).toMatchObject([{ link: 'pcie 4.0 x8', count: 1 }]);
    expect(of(M2, (where) => where.ports === 'm2').left.slots).not.toEqual(ground.slots);
  });

  test('a figure of it that is none is said of its own field', () => {
    const view = planned(asking({ ...both, 'size-2': 'big' }));
    expect('refused' in view && view.refused.field).toBe('size-2');
  });
});

describe('what was typed stays', () => {
  test('whatever kind of drive is chosen after it', () =>
    expect(refitted('hdd', 'nvme-4', { size: '7.68 TB', rate: '6800' })).toEqual({ size: '7.68 TB', rate: '6800' }));
  test('and an address that names a kind alone has its figures, in either array', () => {
    for (const kind of driveKinds) {
      const { state } = fromQuery(`?drive=${kind}&drive-2=${kind}`, parameters([]));
      const { size: sized, rate } = drives[kind];
      expect(ofKind(state)).toMatchObject({
        size: [sized],
        'drive-rate': [rate],
        'size-2': [sized],
        'drive-rate-2': [rate],
      });
    }
  });
  test('and figures that a kind brought make way for those of the next', () => {
    const { size: sized, rate } = drives.hdd;
    expect(refitted('hdd', 'nvme-4', { size: sized, rate })).toEqual({
      size: drives['nvme-4'].size,
      rate: drives['nvme-4'].rate,
    });
    expect(refitted('hdd', 'nvme-4', { size: '8 TB', rate: '' }).rate).toBe(drives['nvme-4'].rate);
  });
});

test('a plan costs what the reader says, decimal commas and spaces included', () => {
  expect(plain(sumText('120', '249,50', 6))).toBe('+ 6 × 249.5 = 1617');
  expect(plain(sumText('', '1 000', 2))).toBe('+ 2 × 1000 = 2000');
  expect(sumText('99', '', 6)).toBe('= 99');
  expect(sumText('', '', 6)).toBe('');
  expect(sumText('-5', '10', 6)).toBe('Not a number.');
  expect(sumText('<b>', '10', 6)).toBe('Not a number.');
});

test('a figure that is none is said of its field', () => {
  const asked = (change: Record<string, string>) => {
    const view = planned(asking(change));
    return 'refused' in view ? view.refused : undefined;
  };
  expect(asked({ usable: 'much' })?.field).toBe('usable');
  expect(asked({ 'most-drives': '0' })?.field).toBe('most-drives');
  expect(asked({ size: 'big' })).toMatchObject({ field: 'size', text: expect.stringContaining('big') });
  expect(asked({ 'drive-rate': '1 km' })?.field).toBe('drive-rate');
  expect(asked({ usable: '80' })).toBeUndefined();
});

test.each(questionIds)('the question %s has an address that says it whole, and an answer', (id) => {
  const state = asking(questions[id]);
  const ids = all.map((board) => board.id);
  const address = addressOf('/planner/', state, ids);
  expect(fromQuery(address.slice('/planner/'.length), parameters(ids))).toEqual({ state, bad: [] });
  const board = all.find((item) => item.id === state.board?.[0]);
  expect(answered(board, state).listed.length).toBeGreaterThan(0);
});

describe('a plan that a builder would sign', () => {
  const onPorts = (change: Record<string, string>, board: Board | undefined) => {
    const state = asking(change);
    const bare = groundOf(board, state);
    const ground = { ...bare, sata: portsOf(bare.sata, Number(change['sata-ports'])) };
    const places = spots(ground, known, state);
    const answer = granted(plan(question(state, places)));
    return { places, candidates: answer.candidates };
  };

  test('uses the ports of the board before any card, wherever they are enough', () => {
    for (const board of [undefined, ...all]) {
      for (const [usable, ports] of [
        ['32 TB', 6],
        ['80 TB', 12],
      ] as const) {
        const wish = { usable, network: 'none', 'sata-ports': String(ports) };
        const { places, candidates } = onPorts(wish, board);
        const [best] = candidates;
        expect(best && places[best.place]?.where.ports, board?.id).toBe('sata');
        expect(best?.drives).toBeLessThanOrEqual(ports);
      }
    }
  });

  test('names a slot of the processor before one of the chipset that gives the same', () => {
    for (const board of all) {
      const { places, candidates } = onPorts({ usable: '100 TB', 'most-drives': '24', 'sata-ports': '0' }, board);
      const first = new Map<string, string>();
      for (const { place, level, drives: many, most } of candidates) {
        const { card, slot } = places[place]?.where ?? {};
        if (!card || !slot) continue;
        const key = [card.id, level, many, most.toPrecision(6)].join(' ');
        if (slot.of === 'processor') expect(first.get(key), `${board.id} ${key}`).not.toBe('chipset');
        if (!first.has(key)) first.set(key, slot.of);
      }
    }
  });

  test('survives two failures of hard disks from 8 TB on, and as many as were chosen', () => {
    const failures = (change: Record<string, string>) => failuresOf(asking(change));
    for (const size of ['8 TB', '8000 GB', '16 TB', '24']) expect(failures({ drive: 'hdd', size }), size).toBe(2);
    for (const size of ['4 TB', '7.9 TB', '2']) expect(failures({ drive: 'hdd', size }), size).toBe(1);
    expect(failures({ drive: 'nvme-4', size: '8 TB' })).toBe(1);
    expect(failures({ drive: 'hdd', size: '16 TB', failures: '1' })).toBe(1);
  });

  test('asks for the number of ports that is unknown, and refuses what is none', () => {
    expect(seen({ 'sata-ports': '8' }).said.value).toContain('SATA ports');
    for (const typedPorts of ['abc', '-1', '1.5', '999']) {
      const view = planned(asking({ 'sata-ports': typedPorts }));
      expect('refused' in view && view.refused.field, typedPorts).toBe('sata-ports');
    }
  });
});

test.each(questionIds)('the machine that answers %s is drawn with what would give more', (id) => {
  const view = plannerOf({ plan, size }, { boards: all, cards: known })(asking(questions[id])) as View;
  if (!view.sized) throw new Error('nothing fits');
  const { most, limited_by } = view.sized;
  const bays = Number(asking(questions[id])['most-drives']?.[0]);
  expect(view.map).toContain(limited_by === null ? '' : 'the limit');
  for (const { gain, query } of view.helps) {
    const { setting, before } = ofSizer(query);
    const [now, then] = [before, setting].map((asked) => asked && granted(size(asked)).most);
    expect(now).toBe(most);
    expect(then).toBeGreaterThan(most);
    expect(gain).toContain(quantity(then ?? 0, 'byte_per_second'));
    expect(roomIn({ chain: setting?.chain ?? { parts: [] } })).toBeLessThanOrEqual(bays);
  }
});
