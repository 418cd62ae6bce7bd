import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registryRows, schemas } from '../../../tests/support/dataset.ts';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { CAUSES, FORMS } from '../names/boards.ts';
import { cleaned } from '../paste/clean.ts';
import { dmiTable } from '../readers/dmidecode.ts';
import { boardsOf, type Dumped } from './harvest.ts';
import { byHand } from './known.ts';
import { machineOf } from './machine.ts';
import { makerOf, modelOf } from './makers.ts';
import { chipsetIn, slug } from './names.ts';
import { ownBoard } from './row.ts';
import { attachedAt, familyOf, isThird } from './slot-host.ts';
import { isExample, Templates } from './template.ts';

const SLOT = ['PCIEX16_2', 'x1 PCI Express 4 x1', '0000:03:08.0'] as const;

/** A table as dmidecode 3.6 prints it: width on a line of its own. */
function table(
  maker: string,
  board: string,
  slots: readonly (readonly [name: string, type: string, address: string])[] = [SLOT],
  processor = 'AMD Ryzen 5 7600X 6-Core Processor',
  revision = 'Rev 1.xx',
): string {
  const entries = slots.map(([name, type, address]) => {
    const [, width, rest] = /^(?:x(\d+) )?(.*)$/.exec(type) ?? [];
    const bus = width ? `\tData Bus Width: ${width}x or x${width}\n` : '';
    return `Handle 0x0040, DMI type 9, 17 bytes\nSystem Slot Information\n\tDesignation: ${name}\n\tType: ${rest}\n${bus}\tCurrent Usage: In Use\n\tBus Address: ${address}\n`;
  });
  return `# dmidecode 3.6
Handle 0x0002, DMI type 2, 15 bytes
Base Board Information
\tManufacturer: ${maker}
\tProduct Name: ${board}
\tVersion: ${revision}
\tSerial Number: PRIVATE

Handle 0x0004, DMI type 4, 40 bytes
Processor Information
\tVersion: ${processor}

${entries.join('\n')}`;
}

function dumped(...texts: readonly string[]): Dumped[] {
  return texts.flatMap((text) => {
    const machine = machineOf(dmiTable(cleaned(text).lines));
    return machine ? [{ machine, database: 'example/DMI', shelf: 'Desktop' }] : [];
  });
}

const CHIPSETS = new Map([
  ['B650', { name: 'B650', generations: ['3.0', '4.0'] }],
  ['X99', { name: 'X99', generations: ['2.0'] }],
]);
const harvested = (...texts: readonly string[]) => boardsOf(dumped(...texts), CHIPSETS);

describe('boards out of tables', () => {
  test('a long slot with one lane behind the chipset is told as such', () => {
    const one = table('ASUSTeK COMPUTER INC.', 'PRIME B650M-A AX');
    const { boards } = harvested(one, one);
    expect(boards).toMatchObject([
      {
        maker: 'ASUS',
        model: 'PRIME B650M-A AX',
        chipset: 'B650',
        tables: 2,
        slots: [{ slot: 'PCIEX16_2', lanes: 1, length: 16, generation: '4.0', attached: 'chipset' }],
      },
    ]);
    expect(JSON.stringify(boards)).not.toContain('PRIVATE');
  });

  test('one table alone is not believed', () => expect(harvested(table('ASRock', 'B650 Example')).boards).toEqual([]));

  test('a width that no chipset has is left out, and so is the place', () => {
    const one = table('ASUSTeK COMPUTER INC.', 'B650 X', [
      ['PCIEX16_1', 'x16 PCI Express 4 x16', '0000:00:01.1'],
      ['PCIEX16_2', 'x8 PCI Express 4 x16', '0000:03:08.0'],
    ]);
    expect(harvested(one, one).boards[0]?.slots).toMatchObject([
      { lanes: 16, attached: 'processor' },
      { lanes: undefined, attached: undefined },
    ]);
  });

  test('a slot of a chipset with one generation has that, where the firmware states none', () => {
    const one = table(
      'ASUSTeK COMPUTER INC.',
      'X99-EXAMPLE',
      [['PCIEX1_1', 'x1 PCI Express', '0000:00:1c.2']],
      'Intel(R) Core(TM) i7-5820K CPU @ 3.30GHz',
    );
    expect(harvested(one, one).boards[0]?.slots).toMatchObject([{ attached: 'chipset', generation: '2.0' }]);
  });

  test('a newer generation than the chipset has is left out of a slot that may be its own', () => {
    const one = table(
      'ASUSTeK COMPUTER INC.',
      'X99-EXAMPLE',
      [
        ['PCIEX16_1', 'x16 PCI Express 3 x16', '0000:00:02.0'],
        ['PCIEX16_2', 'x4 PCI Express 3 x16', '0000:07:00.0'],
        ['PCIEX16_3', 'x16 PCI Express 3 x16', '0000:09:00.0'],
      ],
      'Intel(R) Core(TM) i7-5820K CPU @ 3.30GHz',
    );
    expect(harvested(one, one).boards[0]?.slots).toMatchObject([
      { lanes: 16, generation: '3.0' },
      { lanes: 4, generation: undefined },
      // Its length, where nothing else speaks for its lanes.
      { lanes: undefined, length: 16 },
    ]);
  });

  test('a link that is wider than the firmware says takes its word away', () => {
    const one = dumped(
      table('ASRock', 'B650 X', [
        ['PCIE1', 'x1 PCI Express', '0000:01:00.0'],
        ['PCIE2', 'x16 PCI Express', '0000:00:01.1'],
      ]),
    );
    const [first] = one;
    if (!first) throw new Error('the table was not read');
    const links = new Map([['0000:01:00.0', { lanes: 4, maxLanes: 4 }]]);
    const { boards } = boardsOf([...one, { ...first, machine: { ...first.machine, links } }], CHIPSETS);
    expect(boards[0]?.slots[0]).toMatchObject({ lanes: undefined, seenWidth: 4, seen: 1 });
  });

  test('revisions with other slots are boards of their own, told apart', () => {
    const old = table(
      'Supermicro',
      'X99',
      [['SLOT1', 'x8 PCI Express 3 x8', '0000:01:00.0']],
      'AMD EPYC 7302 16-Core Processor',
      '1.01',
    );
    const young = table(
      'Supermicro',
      'X99',
      [['SLOT1', 'x16 PCI Express 3 x16', '0000:01:00.0']],
      'AMD EPYC 7302 16-Core Processor',
      '2.00',
    );
    expect(harvested(old, old, young, young).boards).toMatchObject([
      { revision: '1.01', slots: [{ lanes: 8 }] },
      { revision: '2.00', slots: [{ lanes: 16 }] },
    ]);
  });
});

describe('one machine as rows that a person adds', () => {
  const columns = (name: string) => {
    const schema = schemas.get(name);
    if (!schema) throw new Error(`${name} is missing`);
    return schema;
  };
  const tables = { boards: columns('boards'), slots: columns('board-slots') };
  test('they are rows of the tables, and hold no serial number', () => {
    const made = ownBoard(table('ASUSTeK COMPUTER INC.', 'PRIME Z999-A'), tables);
    if (typeof made === 'string') throw new Error(made);
    expect(made.board).toMatch(/^asus-prime-z999-a,ASUS,PRIME Z999-A,/);
    expect(made.rows).toEqual([
      'asus-prime-z999-a.1,asus-prime-z999-a,1,PCIEX16_2,pcie,16,1,4.0,,,1,,,unverified,,One machine: the manual was not read.',
    ]);
    expect(JSON.stringify(made)).not.toContain('PRIVATE');
  });
  test.each([
    ['', 'nothing'],
    ['a forum post about dmidecode', 'nothing'],
    [table('To be filled by O.E.M.', 'To be filled by O.E.M.'), 'unnamed'],
    [table('ASRock', 'B999', [['J6B2', 'x16 PCI Express', '0000:00:01.0']]), 'template'],
    [table('ASRock', 'B999', [['PCI1', '32-bit PCI', '0000:00:1e.0']]), 'slotless'],
  ])('%j makes none: %s', (text, why) => {
    expect(ownBoard(text, tables)).toBe(why);
    expect(ownBoard(text + ' '.repeat(1_000_001), tables)).toBe('long');
  });
  test('no text breaks it', () => {
    fc.assert(fc.property(fc.string(), (text) => void ownBoard(`${table('A', text)}\n${text}`, tables)));
  });
});

test('boards that a person has added stay when the tables are counted again', () => {
  const own = { board_id: 'a-b', sources: null };
  const cited = { board_id: 'c-d', sources: 'bsdhw-dmi a-manual' };
  const counted = { board_id: 'e-f', sources: 'bsdhw-dmi', confidence: 'reported' };
  const doubted = { board_id: 'g-h', sources: 'bsdhw-dmi', confidence: 'unverified' };
  const rows = (name: string) => (name === 'boards' ? [own, cited, counted, doubted] : []);
  const snapshots = [{ name: 'bsdhw/DMI', folder: '', commit: '', date: '' }];
  expect(byHand(rows, snapshots).boards.map(({ board_id }) => board_id)).toEqual(['a-b', 'c-d', 'g-h']);
});

describe('templates', () => {
  const row = (name: string, lanes?: number) => ({ name, lanes });
  test('places of a circuit diagram are none', () => {
    const templates = new Templates();
    for (const names of [['J6B2', 'J6B1'], ['PCIE1', 'J8B4'], ['J3700 M.2 Slot'], ['U3700 M.2 Slot']])
      expect(templates.isTemplate(names.map((name) => row(name)))).toBe(true);
    expect(templates.isTemplate([row('PCIEX16_1', 16), row('M2_1', 4)])).toBe(false);
  });
  test('so is a table whose names are not those of its types', () => {
    const pci = { name: 'PCIE1', lanes: undefined, isPci: true };
    const wide = [row('PCI2', 16), row('PCIE2', 1)];
    expect(isExample([...wide, pci])).toBe(true);
    expect(isExample([...wide, { ...pci, name: 'PCI-EXT' }])).toBe(false);
  });
  test('so is a table of slots with one lane each', () => {
    const templates = new Templates();
    expect(templates.isTemplate([1, 2, 3].map((slot) => row(`Slot ${slot}`, 1)))).toBe(true);
    expect(templates.isTemplate([row('Slot 1', 1), row('Slot 2', 16), row('Slot 3', 1)])).toBe(false);
  });
  test('a table that boards of four makers have is the example of their firmware', () => {
    const templates = new Templates();
    const same = [row('Slot1', 1), row('Slot2', 8), row('Slot3', 1)];
    for (const maker of ['A', 'B', 'C']) templates.learn(maker, same);
    expect(templates.isTemplate(same)).toBe(false);
    templates.learn('D', same);
    expect(templates.isTemplate(same)).toBe(true);
    expect(templates.isTemplate([row('Slot1', 16), row('Slot2', 8), row('Slot3', 1)])).toBe(false);
  });
});

test.each(tableOf<[string, string, string | null][]>(import.meta.filename, 'attached'))(
  '%s of %s hangs on %s',
  (address, processor, wanted) => {
    expect(attachedAt(address, familyOf(processor)) ?? null).toBe(wanted);
  },
);

test.each(tableOf<[string, boolean][]>(import.meta.filename, 'lanes'))(
  '%s has lanes of PCIe 3.0: %s',
  (processor, wanted) => expect(isThird(processor)).toBe(wanted),
);

test('makers go by one name each, templates and machines of software by none', () => {
  expect(['ASUSTeK Computer INC.', 'ASUSTeK COMPUTER INC.'].map(makerOf)).toEqual(['ASUS', 'ASUS']);
  expect(['QEMU', 'VMware, Inc.', '', '<b>', undefined].map(makerOf)).toEqual(Array(5).fill(undefined));
  expect(['All Series', 'System', 'PRIME\u0007'].map(modelOf)).toEqual(Array(3).fill(undefined));
});

test.each(tableOf<[string, string | null][]>(import.meta.filename, 'chipsets'))(
  '%s has the chipset %s',
  (name, wanted) =>
    expect(chipsetIn(name, new Set(['B550', 'Z97', 'H61', 'B650', 'B650E', 'X99'])) ?? null).toBe(wanted),
);

test('every name becomes an address that the tables take', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (maker, model) => {
      expect(slug('x', maker, model)).toMatch(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/);
    }),
  );
});

describe('the boards of the registry', () => {
  const slots = registryRows('board-slots');

  test('no slot has fewer lanes than a link that was seen in it', () => {
    const wider = slots.filter(
      ({ lanes, seen_lanes }) => lanes !== null && seen_lanes !== null && Number(seen_lanes) > Number(lanes),
    );
    expect(wider).toEqual([]);
  });

  test('are of forms that names know', () => {
    const { fields = [] } = schemas.get('board-slots') ?? {};
    const form = fields.find(({ name }) => name === 'form');
    expect([...FORMS].sort()).toEqual([...(form?.constraints?.enum ?? [])].sort());
  });

  test('lose lanes by causes that names know', () => {
    const { fields = [] } = schemas.get('board-conditions') ?? {};
    expect(CAUSES).toEqual(fields.find(({ name }) => name === 'cause')?.constraints?.enum);
  });

  test('what another slot takes leaves fewer lanes than the slot has', () => {
    const lanesOf = new Map(slots.map((row) => [`${row.board_id} ${row.slot}`, row.lanes]));
    for (const { board_id, slot, becomes_lanes } of registryRows('board-conditions')) {
      const lanes = lanesOf.get(`${board_id} ${slot}`) ?? null;
      if (lanes !== null) expect(Number(becomes_lanes), `${board_id} ${slot}`).toBeLessThan(Number(lanes));
    }
  });

  test('no slot is named by a place of a circuit diagram, and none is longer named than a page shows', () =>
    expect(slots.filter(({ slot }) => /^[JU]\d/.test(String(slot)))).toEqual([]));

  test('a board has a slot whose lanes are known, or a note that says why not, and at most forty', () => {
    const byBoard = Map.groupBy(slots, ({ board_id }) => String(board_id));
    for (const { board_id } of registryRows('boards')) {
      const own = byBoard.get(String(board_id)) ?? [];
      expect(own.some(({ lanes, note }) => lanes !== null || note !== null)).toBe(true);
      expect(own.length).toBeLessThanOrEqual(40);
    }
  });

  test('a place of the chipset has no more lanes than a chipset gives one slot', () =>
    expect(slots.filter(({ attached_to, lanes }) => attached_to === 'chipset' && Number(lanes) > 8)).toEqual([]));
});
