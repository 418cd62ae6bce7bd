import { describe, expect, test } from 'vitest';
import { Boards, boardsFile, placeNamed } from '../../datasets/tools/names/boards.ts';
import { loadRegistry, loadSchemas } from '../../datasets/tools/repository/repository.ts';
import { type Row, rowsOf } from '../../datasets/tools/tables/records.ts';
import { asked } from './testing.ts';

describe('a board by its name', () => {
  test('a card in a long slot with one lane gets one lane, and is told so', () => {
    const answer = asked('9207-8i in PCIEX16_2 of a PRIME B650M-A AX');
    expect(answer).toMatchObject({ outcome: 'answer', page: 'sizer', unit: 'B/s', unread: [] });
    expect(answer.value).toBeGreaterThan(0.8e9);
    expect(answer.value).toBeLessThan(1e9);
    expect(answer.assumed[0]).toMatch(/^PCIEX16_2 of ASUS PRIME B650M-A AX is PCIe 4\.0 x1/);
    // The sizer then shows the other slots of it.
    expect(answer.url).toContain('host=host;name:ASUS+PRIME+B650M-A+AX');
  });

  test('is the answer of the slot written out', () => {
    const byName = asked('8 hdd on 9300-8i in slot 6 of x11ssh-f');
    const written = asked('8 hdd on 9300-8i in a pcie 3.0 x8 slot');
    expect(byName.value).toBeCloseTo(written.value ?? 0);
    expect(byName.limited_by).toEqual(written.limited_by);
  });

  test.each(['PRIME B650M-A AX', 'asus prime b650m a ax', 'prime-b650m-a-ax', 'ASUS PRIME B650M-A AX?'])(
    '%s leads to its page',
    (text) => {
      expect(asked(text)).toMatchObject({ outcome: 'page', url: '/boards/asus-prime-b650m-a-ax/' });
    },
  );

  test('a part without its slot is asked back about, never answered', () => {
    const answer = asked('8 hdd on 9300-8i in a PRIME B650M-A AX');
    expect(answer.outcome).toBe('clarify');
    expect(answer.choices?.map((choice) => choice.if)).toContain('PCIEX16_1');
  });

  test('a slot whose generation is not known is asked back about, and each choice goes on', () => {
    const answer = asked('8 ssd on 9300-8i in PCIEX16_2 of TUF GAMING B550M-PLUS');
    expect(answer).toMatchObject({ outcome: 'clarify', text: 'Which PCIe generation is it?' });
    expect(answer.choices?.map(({ value }) => value !== undefined)).toEqual([true, true, true, true]);
  });

  test('a slot whose lanes are not known has no number', () => {
    expect(asked('8 hdd on 9300-8i in PCIEX16(G3) of prime z690-a')).toMatchObject({
      outcome: 'clarify',
      text: expect.stringContaining('PCIEX16(G3)'),
    });
  });

  test('machines of one name with several boards are told apart first', () => {
    const answer = asked('9300-8i in slot 4 of a PowerEdge R720');
    expect(answer.value).toBeUndefined();
  });

  test('another slot than the board has is not read', () => {
    const answer = asked('8 hdd on 9300-8i in PCIEX16_9 of a PRIME B650M-A AX');
    expect(answer.value).toBeUndefined();
  });
});

test('no name of a board with a slot of it is answered with more lanes than the table has', {
  timeout: 60_000,
}, () => {
  const { tables } = loadRegistry(loadSchemas());
  const rows = (name: string): Row[] => {
    const table = tables.find(({ schema }) => schema.name === name);
    return table ? rowsOf(table) : [];
  };
  const file = boardsFile(rows);
  const boards = new Boards(file);
  // Every eleventh: a prime number meets each maker.
  for (const [id, name, , places] of file.filter((_, index) => index % 11 === 0)) {
    const own = boards.exact(name);
    if (own.length !== 1 || !own[0]) continue;
    expect(own[0].id).toBe(id);
    for (const [slot, form, lanes, generation] of places) {
      const place = placeNamed(own[0], slot);
      if (!place || form !== 0 || lanes === 0 || generation === '') continue;
      const { value, assumed } = asked(`9300-8i in ${slot} of ${name}`);
      if (value === undefined) continue;
      expect(assumed.join()).toContain(`x${lanes}`);
      const wide = asked(`9300-8i in a pcie ${generation} x${Math.min(lanes, 8)} slot`);
      expect(value, `${slot} of ${name}`).toBeLessThanOrEqual((wide.value ?? 0) * 1.001);
    }
  }
});
