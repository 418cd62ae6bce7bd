import { describe, expect, test } from 'vitest';
import { registryRows } from '../../datasets/tools/names/load.ts';
import { things } from '../../datasets/tools/names/named-parts.ts';
import golden from '../../tests/golden/box.json' with { type: 'json' };
import { ask, asksFigure } from './ask.ts';
import { marksOf } from './read.ts';
import { Talk } from './talk.ts';
import { asked, given } from './testing.ts';

/** Within half a per cent. */
const near = (value: number | undefined, wanted: number): boolean =>
  value !== undefined && Math.abs(value - wanted) <= 0.005 * wanted;

test.each([
  ['sata ssd on the chipset plus nvme, b450', 'clarify', undefined],
  ['8 sata hdd on a JMB575 multiplier behind asm1062', 'clarify', undefined],
  ['пересборка 18тб при 120 МБ/с', 'answer', 150_000],
  ['10g карта в слоте pcie 2.0 x1', 'answer', 449_532_042.7],
])('%s: %s', (text, outcome, value) => {
  const answer = asked(text);
  expect(answer.outcome).toBe(outcome);
  expect(value === undefined ? answer.value : near(answer.value, value)).toBe(value && true);
});

test('a chip whose lanes to a drive nobody states gets no number', () => {
  const { outcome, value, text } = asked('980 pro in a jhl8440 enclosure');
  expect([outcome, value]).toEqual(['clarify', undefined]);
  expect(text).toContain('JHL8440');
  expect(asked('980 pro in a jhl7440 enclosure').value).toBe(3e9);
});

describe('lanes of the processor that is named', () => {
  test.each([
    ['eight nvme each in a pcie 4.0 x4 slot, ryzen 7 5800x', /takes 32 lanes.* has 20 .*chipset/],
    ['40 nvme, each in a pcie 4.0 x4 slot, EPYC 7402', /takes 160 lanes.* has 128 /],
    ['2 nvme in 3.0 x4 slots of an N305', /takes 2 slots of x4.* makes 1 /],
    ['9300-8i with 8 sata ssds in an n100', /no x8 slot: its widest is x4/],
    ['990 pro in a pcie 4.0 x4 slot of an n100', /no x4 slot of PCIe 4\.0: its best is 3\.0/],
    ['6 nvme drives behind the b550 chipset', /takes 24 lanes, and B550 has 10 /],
  ])('%s', (text, said) => {
    const { outcome, text: answer, value } = asked(text);
    expect([outcome, value]).toEqual(['clarify', undefined]);
    expect(answer).toMatch(said);
  });

  test.each([
    ['dual epyc 7402 with 36 nvme, pcie 4.0 x4 each', 'epyc 7402: 144 of 160 lanes in use'],
    ['4 nvme in 3.0 x4 slots, xeon gold 6230', 'xeon gold 6230: 16 of 48 lanes in use'],
  ])('%s', (text, said) => {
    const { outcome, assumed } = asked(text);
    expect([outcome, assumed]).toEqual(['answer', expect.arrayContaining([said])]);
  });

  test('offers slots that it has', () => {
    const { choices = [] } = asked('six nvme drives in an N100');
    expect(choices.map((choice) => choice.if)).toEqual(['a PCIe 3.0 x1 slot each']);
  });
});

describe('a machine', () => {
  test.each(golden.machines)('$text', ({ text, value, limit }) => {
    const answer = asked(text);
    expect([answer.outcome, answer.limited_by?.text]).toEqual(['answer', limit]);
    expect([answer.value, near(answer.value, value)]).toEqual([answer.value, true]);
    expect(answer.url).toMatch(/^\/sizer\/\?.*v=1$/);
  });

  test('a chip is not believed about the payload of its path', () => {
    for (const name of ['9211-8i', 'jmb585', 'asm1166', '9500-8i']) {
      const { value, assumed } = asked(`${name} in pcie 2.0 x1`);
      expect(near(value, 0.456e9)).toBe(true);
      expect(assumed.join()).toContain('256 bytes');
    }
  });

  test('each drive gets its share where that is asked', () => {
    expect(near(asked('5 ssd jmb585 pcie 3.0 x1, per drive').value, 0.1796e9)).toBe(true);
  });

  test('an expected rate that is wrong is said to be', () => {
    expect(asked('2x 990 PRO 2TB in chipset slots of B650, should be 14000 right').text).toMatch(/^No, not 14000/);
  });
});

describe('says yes where', () => {
  test.each(golden.verdicts)('$text: $why', ({ text, said }) => {
    const answer = asked(text);
    expect([answer.outcome, answer.text.slice(0, said.length)]).toEqual(['answer', said]);
  });

  test('neither where both are asked, and no number where it is denied', () => {
    expect(asked('kc3000 in pcie 4.0 x2: enough? a bottleneck?').text).toMatch(/^\d/);
    expect(asked('is 3.0 x4 not enough for a 990 pro').outcome).toBe('clarify');
  });
});

describe('what an answer hangs on is asked', () => {
  test.each(golden.askedBack)('%s', (text) => {
    const { outcome, value } = asked(text);
    expect([outcome, value]).toEqual(['clarify', undefined]);
  });

  test('the rate of an NVMe drive that has none in the data', () => {
    const { rows, parts, copies } = registryRows();
    const all = things(rows, parts, copies).map(({ thing }) => thing);
    const drive = all.find(
      ({ part }) => part?.kind === 'drive' && part.read === undefined && /^pcie 4\.0/.test(String(part.link)),
    );
    if (!drive) throw new Error('every NVMe drive has a rate: take this test out');
    const { outcome, value } = asked(`${drive.name} in pcie 4.0 x4`);
    expect([outcome, value], drive.name).toEqual(['clarify', undefined]);
  });

  test.each([
    ['raid6 3x4tb', /^These drives cannot form raid6:/],
    ['draid2 of 24 drives', /^Which dRAID\?/],
    ['скорость записи raidz1 3x4тб', /^Are they hard disks or SSDs\?/],
    ['quad 2.5gbe i226 in pcie 3.0 x1', /^Each port of a network card/],
    ['5 sata drives on jmb585', /^Are they hard disks or SSDs\?/],
    ['9400-8i with 4 u.2 drives', /^NVMe drives work on 9400-8i only if/],
    ['24 hdd on 9211-8i', /^9211-8i has 8 ports for 24 drives\./],
    ['m.2 sata в слот nvme заработает?', /^A SATA drive needs an M\.2 slot that has SATA/],
    [
      'rebuild of 8x16tb raid6 on 9211-8i in 2.0 x4',
      /228\u202fMB\/s each there, limited by the slot link \(PCIe 2\.0 x4\)\./,
    ],
    // All of it is understood.
    ['10tb wd red does 180MB/s, is that normal', /^That is not enough for a figure\./],
  ])('in words that say why: %s', (text, said) => {
    const answer = asked(text);
    expect([answer.outcome, answer.text]).toEqual(['clarify', expect.stringMatching(said)]);
  });

  test('a machine that nobody knows is left out where a network is named', () => {
    const { outcome, choices = [] } = asked('zx4800 plus, 4 hdd 16tb in raid5 over 2.5gbe');
    expect([outcome, near(choices.at(-1)?.value, 0.2942e9)]).toEqual(['clarify', true]);
  });

  test('only what the way that is taken assumes is said', () => {
    const { assumed } = asked('2 nvme in gen 3 x2 slots of an n5105');
    expect(assumed.filter((item) => item.startsWith('drives faster'))).toHaveLength(1);
  });

  test('a Mac takes the slower of both links', () => {
    const { choices = [] } = asked('usb 3.2 gen 2x2 ssd on a macbook');
    expect(near(choices[0]?.value, 1.007e9)).toBe(true);
  });

  test.each([
    '4 nvme drives in pcie 4.0 x8',
    '9500-8i in an x4 slot with 8 sas ssds',
    'nvme in an x1 slot',
    '2x 970 evo plus on a B650 board',
    '24x 16tb hdd on an expander behind 9300-8i',
    '8 drives on 9211-8i',
    'usb 3.2 ssd',
    'pcie 4 speed',
    'pcie x4 speed',
    '8x18tb usable',
  ])('each choice goes on to its number: %s', (text) => {
    const { choices = [] } = asked(text);
    expect(choices.length).toBeGreaterThan(1);
    for (const { ask = '', value, shown } of choices) {
      const next = asked(ask);
      expect([ask, next.outcome, next.value, next.shown]).toEqual([ask, 'answer', value, shown]);
    }
  });

  test('a name that is nearly known offers the known ones', () => {
    const { choices = [] } = asked('6 ssd on asm1167 in 3.0 x4');
    const meant = choices.find((choice) => choice.if === 'ASM1166');
    expect(near(asked(meant?.ask ?? '').value, 1.796e9)).toBe(true);
  });

  test('with both numbers', () => {
    const { choices = [] } = asked('9500-8i in an x4 slot with 8 sas ssds');
    expect(choices.map((choice) => choice.if)).toEqual(['PCIe 3.0', 'PCIe 4.0']);
    expect(near(choices[0]?.value, 3.59e9)).toBe(true);
    expect(near(choices[1]?.value, 7.18e9)).toBe(true);
  });
});

describe('a figure', () => {
  test.each(golden.figures)('$text', ({ text, value, unit, page }) => {
    const answer = asked(text);
    expect(answer).toMatchObject({ outcome: 'answer', unit, page });
    expect([answer.value, near(answer.value, value)]).toEqual([answer.value, true]);
  });
});

test('a rate that is seen and is that of an older link says which link it is', () => {
  expect(asked('юсб 3.0 карман с ссд, почему 35 МБ/с')).toMatchObject({
    outcome: 'answer',
    page: 'diagnose',
    limited_by: { key: 'usb', text: 'usb link: 480 Mb/s (USB 2.0)' },
  });
});

test('a size that is too small for its label is not called normal', () => {
  expect(asked('8tb hdd shows as 7.27tb').text).toMatch(/^That is normal: 8 TB is 7\.28 TiB/);
  expect(asked('my 8tb drive shows 2tb in windows').outcome).toBe('clarify');
});

describe('a hot spare is one of the drives, or a further one', () => {
  test.each([
    ['raid6 8x18tb with a hot spare', [90e12, 108e12]],
    ['raidz2 12x4tb, 2 hot spares', [30.3e12, 36.4e12]],
    ['shr2 8x16тб, один в горячий резерв', [80e12, 96e12]],
    // Seven drives make no RAID 10 here.
    ['raid10 8 дисков 6 тб с горячей заменой', [24e12]],
  ])('%s', (text, values) => {
    const { outcome, value, choices = [] } = asked(text);
    expect([outcome, value]).toEqual(['clarify', undefined]);
    expect(choices.map((choice, at) => near(choice.value, values[at] ?? 0))).toEqual(values.map(() => true));
  });
});

test('what a level survives needs no sizes', () => {
  const text = 'survives the failure of any';
  expect(asked('can raid6 lose 3 drives').text).toBe(`raid6 ${text} 2 drives.`);
  expect(asked('can raid50 lose 2 drives').text).toBe(
    `raid50 ${text} one drive, and in the best case of one drive in each span.`,
  );
  expect(asked('переживёт ли raidz1 отказ диска').text).toBe(`raidz1 ${text} one drive.`);
});

test('RAID 50 in each number of groups that fits', () => {
  const { choices = [] } = asked('12x 1.2tb 10k sas raid 50 usable');
  expect(choices.map((choice) => choice.value)).toEqual([12e12, 10.8e12, 9.6e12]);
});

describe('a paste', () => {
  test.each([
    ['        LnkSta: Speed 8GT/s (ok), Width x2 (downgraded)', 1.876e9, 'slot link: PCIe 3.0 x2'],
    [
      'pci 0000:02:00.0: 15.752 Gb/s available PCIe bandwidth, limited by 8.0 GT/s PCIe x2 link at 0000:00:1d.0 (capable of 31.504 Gb/s with 8.0 GT/s PCIe x4 link)',
      1.876e9,
      'slot link: PCIe 3.0 x2 at port 00:1d.0',
    ],
    [
      ' Timing buffered disk reads: 600 MB in  3.00 seconds = 200.00 MB/sec',
      209.7e6,
      'drive: a hard disk at its outer tracks',
    ],
  ])('%s', (text, value, limit) => {
    const answer = asked(text);
    expect(answer).toMatchObject({ outcome: 'answer', page: 'diagnose', limited_by: { text: limit } });
    expect(near(answer.value, value)).toBe(true);
  });

  test.each([
    '  pool: tank\n state: ONLINE\nconfig:\n\n\tNAME STATE\n',
    '0000:03:00.0 SATA controller: ASMedia ASM1166\n\tCapabilities: <access denied>\n',
    'Personalities : [raid6]\nmd127 : active raid6 sdd[3] sdc[2] sdb[1] sda[0]\n',
  ])('of a whole tool leads to the diagnosis: %j', (text) => {
    expect(asked(text)).toMatchObject({ outcome: 'page', page: 'diagnose' });
  });
});

test('words of a query language are words of a question', () => {
  const { outcome } = asked('which hba should I select for 8 drives from broadcom');
  expect(outcome).toBe('clarify');
});

describe('a page', () => {
  test.each(golden.pages)('$text', ({ text, page }) => {
    expect(asked(text)).toMatchObject({ outcome: 'page', page });
  });

  test('of a drive has the rate of its size that a source rates, and no other', () => {
    expect(asked('exos x18')).toMatchObject({
      value: 270e6,
      text: expect.stringContaining('as rated'),
    });
    const { value, text } = asked('exos x18 12tb');
    expect([value, text]).toEqual([undefined, expect.stringContaining('no source here rates it')]);
    expect(asked('sn850x 2tb').text).toContain('as measured here');
  });
});

test.each([
  '',
  'hello there',
  'which gpu for gaming',
  'почему греется nvme',
  'does an nvme need a heatsink',
  'SELECT * FROM drives',
])('is not for here: %j', (text) => {
  expect(asked(text)).toMatchObject({ outcome: 'none', page: 'none' });
});

test('every mark of a text is shown as understood or not', () => {
  const { spans, unread } = asked('8 hdd on a 9211-8i in 2.0 x4, frobnicated');
  expect(spans.filter((span) => span.as === 'unread')).toHaveLength(1);
  expect(unread).toEqual(['frobnicated']);
});

test('what is filled in by what is usual is marked as assumed', () => {
  const { said, spans } = asked('8 hdd on a 9211-8i in an x4 slot');
  const assumed = spans.filter((span) => span.as === 'assumed');
  expect(assumed.map(({ start, end }) => said.slice(start, end))).toEqual(['hdd', 'x4']);
});

test('a link has the range that hardware reaches', () => {
  const { value = 0, expected } = asked('8 sata ssds on a 9211-8i in a pcie 2.0 x4 slot');
  expect(expected?.high).toBeCloseTo(value, -6);
  expect(expected?.low).toBeLessThan(value);
});

test('what is loaded later answers no question that is not for it', () => {
  const texts = [
    ...golden.askedBack,
    ...[...golden.machines, ...golden.figures, ...golden.verdicts].map(({ text }) => text),
  ];
  const unasked = texts.filter((text) => !asksFigure(new Talk(text, marksOf(text, given.names), given)));
  expect(unasked.length).toBeGreaterThan(80);
  for (const text of unasked) expect(ask(text, { ...given, figures: [] }, {}).value, text).toBe(asked(text).value);
});

test('the same text always gets the same answer', () => {
  const text = '6x8tb hdd on asm1166 in pcie 3.0 x1';
  expect(asked(text)).toEqual(asked(text));
});
