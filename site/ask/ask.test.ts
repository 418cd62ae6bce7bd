import { describe, expect, test } from 'vitest';
import { registryRows } from '../../datasets/tools/names/load.ts';
import { things } from '../../datasets/tools/names/named-parts.ts';
import { asked } from './testing.ts';

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
    ['9300-8i with 8 sata ssds in an n100', /no slot of x8: its widest is x4/],
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
    expect(choices.map((one) => one.if)).toEqual(['a PCIe 3.0 x1 slot each']);
  });
});

describe('a machine', () => {
  test.each([
    ['8 sata ssds on a 9211-8i in a pcie 2.0 x4 slot', 1.824e9, 'slot link: PCIe 2.0 x4'],
    ['LSI 9211-8i, gen2 x4, eight SATA SSD', 1.824e9, 'slot link: PCIe 2.0 x4'],
    ['5 ssd jmb585 pcie 3.0 x4', 1.796e9, 'card link: PCIe 3.0 x2'],
    ['6 hdd 200MB/s on asm1166 in pcie 3.0 x1', 0.898e9, 'slot link: PCIe 3.0 x1'],
    ['perc h200 with 8 sata ssds', 2.5e9, 'controller chip: 9211-8i'],
    ['three gen4 nvme on the chipset of B650', 7.18e9, 'chipset uplink: PCIe 4.0 x4'],
    ['two 970 evo plus in chipset slots of Z370', 3.59e9, 'chipset uplink: DMI 3.0 x4'],
    ['8 nvme on PLX8747 in 3.0 x8', 7.18e9, 'slot link: PCIe 3.0 x8'],
    ['8x18TB HDD RAIDZ2 over 10 GbE', 1.177e9, 'network port: 10 GbE'],
    ['8x18TB HDD RAIDZ2 over 10GbE, jumbo frames', 1.238e9, 'network port: 10 GbE'],
    ['1GbE NAS with 4 HDD', 0.1177e9, 'network port: 1 GbE'],
    ['7000 MB/s NVMe in pcie 3.0 x4', 3.59e9, 'slot link: PCIe 3.0 x4'],
    ['5 hdd 250 MB/s in a USB 3.1 Gen 2 enclosure', 1.007e9, 'usb link: 10 Gb/s'],
    ['4 дисков hdd по 200 МБ/с на jmb585 в слоте 3.0 х1', 0.8e9, 'drive: hard disks'],
    ['9500-16i in pcie 3.0 x4', 3.59e9, 'slot link: PCIe 3.0 x4'],
    ['x520-da2 in pcie 2.0 x1', 0.45e9, 'slot link: PCIe 2.0 x1'],
    ['8 sas ssds, sas2 expander on 9300-8i, one cable', 2.227e9, 'expander cable: SAS-2 x4'],
    ['8 sas ssds, sas2 expander on 9300-8i, two cables', 4.453e9, 'drive port: SAS-2'],
    ['tb3 dock, two nvme', 3e9, 'thunderbolt link: PCIe data share of Thunderbolt 3'],
    ['коробка usb3 с двумя hdd по 150 МБ/с', 0.3e9, 'drive: hard disks'],
    ['5 bay usb-c box 10gbps, 5x 12tb hdd', 1.007e9, 'usb link: 10 Gb/s'],
    ['n100 board, 4 nvme, each in an m.2 slot, 3.0 x1', 3.591e9, 'slot link: PCIe 3.0 x1'],
    ['4 nvme in 3.0 x1 slots', 3.591e9, 'slot link: PCIe 3.0 x1'],
    ['raspberry pi 5, nvme, gen 3', 0.898e9, 'slot link: PCIe 3.0 x1'],
    ['raspberry pi 5 with an nvme hat, gen 2', 0.456e9, 'slot link: PCIe 2.0 x1'],
    ['24 u.2 drives over 100gbe', 11.77e9, 'network port: 100 GbE'],
    ['2x 970 evo plus behind dmi 3.0', 3.591e9, 'chipset uplink: DMI 3.0 x4'],
    ['6 sata ssd on the chipset of B550', 3.3e9, 'drive: SSDs'],
    ['nas of 4 disks on gigabit lan', 0.1177e9, 'network port: 1 GbE'],
    ['4x8tb raid5 nas, 1 gigabit', 0.1177e9, 'network port: 1 GbE'],
    ['raid6 из 8 дисков по 12тб, 10 гбит сеть', 1.177e9, 'network port: 10 GbE'],
    ['24 HDD 250 on SAS-2 expander x4 on 9300-8i', 2.2995e9, 'expander cable: SAS-2 x4'],
    ['5 SATA SSD 550 on JMB585 in gen3 x1', 0.898e9, 'slot link: PCIe 3.0 x1'],
    ['8 HDD 180 MB/s on HBA pcie 2.0 x1', 0.456e9, 'card link: PCIe 2.0 x1'],
    // Several paths are one machine.
    ['8 hdd on 9211-8i, 6 ssd on asm1166', 3.396e9, 'card link: PCIe 3.0 x2'],
    ['5 hdds and an nvme on the b660 chipset', 7.183e9, 'chipset uplink: DMI 4.0 x4'],
    ['2x nvme 990 pro + 8x 18tb hdd on 9300-8i in x4, 25gbe', 2.942e9, 'network port: 25 GbE'],
    // A copy is no sum of reads.
    ['copy between two hdds on the same asm1064', 0.2e9, 'drive: hard disks'],
    ['copying from a 990 pro to a sn850x, both on the b650 chipset', 7.083e9, 'slot link: PCIe 4.0 x4'],
    ['2 nvme, x8 slot gen 3, split 4+4', 7.183e9, 'slot link: PCIe 3.0 x4'],
    ['two 970 evo plus, gen3 x4 each', 7e9, 'drive: SSDs'],
    // A shop's or a forum's way to say it: ports that a card has, connectors, revisions, "doing", "at".
    ['four port 88SE9230 card in gen2 x2, 4 hdds doing 240MB/s each', 0.912e9, 'card link: PCIe 2.0 x2'],
    ['4 hdd at 260 on 88SE9235 in pcie 2.0 x2', 0.912e9, 'card link: PCIe 2.0 x2'],
    ['one sff-8087 cable, sas2 expander, 9207-8i, 16 sas hdd 4tb', 2.226e9, 'expander cable: SAS-2 x4'],
    ['pcie 1.1 x4 slot, 9207-8i, 6 hdds at 200', 0.912e9, 'slot link: PCIe 1.0 x4'],
    ['2x t500 on an x8 card with ASM2812, pcie 3.0 x8', 3.591e9, 'card link: PCIe 3.0 x4'],
    // SATA ports of a board are those of its chipset.
    ['6 sata ssds on a B760 board', 3.3e9, 'drive: SSDs'],
    // A drive that is slower than the link of its enclosure.
    ['sata ssd в usb 3.1 gen 2 кармане', 0.55e9, 'drive: SSDs'],
    // The older of both ends of a port multiplier.
    ['4 HDD (each 230MB/s) on a SiI3726 port multiplier, sata 6gbps', 0.27e9, 'drive port: SATA 2.0'],
    // A number with a unit is a rate and no revision; Cyrillic names of links.
    ['4 hdd on a SiI3726 port multiplier, sata 3.0 gb/s', 0.27e9, 'drive port: SATA 2.0'],
    ['esata коробка на 4 диска по 8тб, esata 3 гбит', 0.27e9, 'drive port: SATA 2.0'],
    ['усб 3.1 gen2 бокс на два nvme', 1.007e9, 'usb link: 10 Gb/s'],
    ['два nvme в тандерболт 3', 3e9, 'thunderbolt link: PCIe data share of Thunderbolt 3'],
    // Cables that are counted in any way.
    ['24 sas hdd 4tb, sas2 expander, 2 cables, 9207-8i', 3.96e9, 'drive: hard disks'],
    ['dual cable to a sas2 expander, 9207-8i, 24 sas hdd 4tb', 3.96e9, 'drive: hard disks'],
    ['2x SFF-8643 to an expander, 9300-8i, 24 sas ssds', 7.18e9, 'card link: PCIe 3.0 x8'],
    // What the card is called says nothing of its drives.
    ['SAS 9207-8i, 8 sata ssds', 4.4e9, 'drive: SSDs'],
    ['12 e3.s drives, gen5 x4 each', 172.4e9, 'slot link: PCIe 5.0 x4'],
    // Drives write no faster than they can.
    ['4 hdd on jmb585, write speed', 0.8e9, 'drive: hard disks'],
    ['4 hdd, запись по сети 10gbe', 0.8e9, 'drive: hard disks'],
    ['970 evo plus write in pcie 3.0 x4', 3.3e9, 'drive: SSDs'],
    ['mirror of two hdds, write over 10gbe', 0.2e9, 'drive: hard disks'],
    // An array alone.
    ['raid5 write speed 4 hdd 200MB/s each', 0.6e9, 'drive: hard disks'],
    ['raid6 8x18tb, скорость записи', 1.62e9, 'drive: hard disks'],
    ['raid0 four 870 evo read', 2.24e9, 'drive: SSDs'],
    ['LSI SAS9207-8i with 8 hdd 4tb', 1.32e9, 'drive: hard disks'],
    ['бокс на 5 дисков, usb 3.0, raid5 5х8тб', 0.4155e9, 'usb link: 5 Gb/s'],
    ['какая скорость у каждого из 4 ссд на asm1166 x1 gen2', 0.114e9, 'slot link: PCIe 2.0 x1'],
    ['5 disks on jmb585 x1 gen3, hard disks', 0.898e9, 'slot link: PCIe 3.0 x1'],
    ['4 nvme 6000MB/s each in an x16 gen4 slot, bifurcated', 24e9, 'drive: SSDs'],
    // The generation of a processor is none of a slot.
    ['9300-8i with 8 sata ssds, 2nd gen ryzen', 4.4e9, 'drive: SSDs'],
    ['xeon третьего поколения, 9300-8i и 8 sata ssd', 4.4e9, 'drive: SSDs'],
    // Nor is that of SATA, SAS, Thunderbolt and USB.
    ['5 sata gen 3 ssds on jmb585 in gen3 x1', 0.898e9, 'slot link: PCIe 3.0 x1'],
    ['8 sata 2 ssds on 9300-8i', 2.16e9, 'drive: SSDs'],
    ['thunderbolt gen 3 dock, nvme', 3e9, 'thunderbolt link: PCIe data share of Thunderbolt 3'],
    ['usb 3 gen 2 box with two nvme', 1.007e9, 'usb link: 10 Gb/s'],
    // What was seen is no rate of the drives.
    ['why do 8 ssds on a 9211-8i in 2.0 x4 only reach 1.6GB/s', 1.824e9, 'slot link: PCIe 2.0 x4'],
    ['почему 970 evo plus читает 1.7 ГБ/с в слоте 3.0 x4', 3.5e9, 'drive: SSDs'],
    // A shelf has the generation of its own.
    ['12x 6tb sas hdd in an md1200 on a 9300-8e', 2.226e9, 'expander cable: SAS-2 x4'],
    ['24 sata hdd 3tb in a ds4243, 9300-8e, one qsfp cable', 1.1498e9, 'expander cable: SAS-1 x4'],
    // "8 хдд" is a count and a word; a generation may be counted in words.
    ['8 хдд на 9211-8i', 1.6e9, 'drive: hard disks'],
    ['9300-8i в слоте х4 второго поколения, 8 sata ssd', 1.824e9, 'slot link: PCIe 2.0 x4'],
    ['9300-8i in an x4 slot of the second generation, 8 sata ssds', 1.824e9, 'slot link: PCIe 2.0 x4'],
    ['8 hdd over 10 gbps', 1.177e9, 'network port: 10 GbE'],
    ['25g сеть и 6 nvme', 2.942e9, 'network port: 25 GbE'],
    ['2 hdd 3.5 в usb 3.0 боксе', 0.4e9, 'drive: hard disks'],
    ['raid0 из двух hdd по 180 мб/с', 0.36e9, 'drive: hard disks'],
    // Ports of a card or of a board are no drives, and a generation beside a card is that of its slot.
    ['m.2 to 6 sata adapter asm1166, 6x16tb hdd', 1.5e9, 'drive: hard disks'],
    ['sff-8087 to 4x sata breakout, 9211-8i, 8 ssd in a 2.0 x4 slot', 1.824e9, 'slot link: PCIe 2.0 x4'],
    ['4 ssd on the sata ports of a b550', 2.2e9, 'drive: SSDs'],
    ['is x8 enough for a 9300-16i with 16 ssds pcie 3', 7.18e9, 'card link: PCIe 3.0 x8'],
    ['mellanox 40g в pcie 3.0 x4', 3.54e9, 'slot link: PCIe 3.0 x4'],
    // What was seen, as a number alone, or said to be little.
    ['kingston nv2 всего 1700 МБ/с в слоте x2 gen 3', 1.796e9, 'slot link: PCIe 3.0 x2'],
    ['my nv2 is only 1700 MB/s in a gen 3 x2 slot', 1.796e9, 'slot link: PCIe 3.0 x2'],
    ['почему kingston nv2 выдаёт только 1700 в слоте x2 gen 3', 1.796e9, 'slot link: PCIe 3.0 x2'],
    ['линк 2.5 гбит и 4 диска по 12тб, почему всего 280 МБ/с', 0.2942e9, 'network port: 2.5 GbE'],
  ])('%s', (text, value, limit) => {
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
  test.each([
    ['is pcie 4.0 x2 enough for a KC3000', 'No. ', 'the link holds it back'],
    ['is gen 3 x4 sufficient for 8 hdd on 9207-8i', 'Yes: ', 'the drives ask for less'],
    ['is 10gbe enough for 4 hdd', 'Yes. ', 'the network carries them'],
    ['is 2.5gbe enough for 6 hdd', 'No. ', 'the network limits'],
    ['4 hdd over 10gbe, is the network a bottleneck?', 'No. ', 'the network carries them'],
    ['is pcie 4.0 x2 a bottleneck for a KC3000', 'Yes. ', 'the link holds it back'],
    ['does pcie 2.0 x4 limit a 10gbe nic', 'No. ', 'the slot carries it'],
    ['is pcie 2.0 x1 enough for an x540-t2', 'No. ', 'the slot holds it back'],
    ['is usb 3.0 enough for hdd', 'Yes: 200', 'the drive asks for less'],
    ['хватит ли pcie 4.0 x2 для 990 pro', 'No. ', 'the link holds it back'],
  ])('%s: %s', (text, said) => {
    const answer = asked(text);
    expect([answer.outcome, answer.text.slice(0, said.length)]).toEqual(['answer', said]);
  });

  test('neither where both are asked, and no number where it is denied', () => {
    expect(asked('kc3000 in pcie 4.0 x2: enough? a bottleneck?').text).toMatch(/^\d/);
    expect(asked('is 3.0 x4 not enough for a 990 pro').outcome).toBe('clarify');
  });
});

describe('what an answer hangs on is asked', () => {
  test.each([
    '4 nvme drives in pcie 4.0 x8',
    'four NVMe in a x16 gen 4 slot',
    '24 nvme on epyc 7003',
    '9500-8i in an x4 slot with 8 sas ssds',
    '9211-8i in x4 slot and in x8 slot with 8 ssd',
    '12 hdd on 9211-8i',
    'pcie 4 speed',
    'pcie x4 speed',
    'H310',
    '8x18tb usable',
    'raid6 8x18tb with a hot spare',
    '8 hdd on 9211-8i without the expander',
    '24x 16tb hdd on an expander behind 9300-8i',
    'rebuild time of a 4tb ssd',
    'SN550 in pcie 4.0 x4',
    '8 ssd on asm1167 in 3.0 x4',
    '8 micron 7450 on a 9560-16i',
    'dual 25gbe in pcie 3.0 x8',
    'quad m.2 card, 4 nvme, x8 slot without bifurcation',
    'диск Кракен-5000 на чипсете B650',
    '9500-8i and 9300-8i with 8 hdd each',
    '10000 hdd on 9211-8i',
    'x58 with an nvme in pcie 2.0 x8',
    '16x sata ssd on a 9361-16i in pcie 3.0 x8',
    'qnap tr-004 usb 3.0 4x8tb',
    'x8 card in x4 slot gen 3 with 4 nvme',
    'three 8087 cables to a sas2 expander, 9207-8i, 16 sas hdd 4tb',
    'b760, 4 sata ssd and 2 nvme gen4',
    'сколько дисков надо чтобы загрузить 10 гбит',
    '4 drives btrfs raid1, 8+8+6 tb',
    // Seven passes are no one.
    'badblocks 20tb at 250MB/s how long',
    'unraid 8tb parity and 12+8tb data',
    'scrub of a 40tb pool',
    'scrub 6x16 tb at 1.2GB/s',
    'rebuild time for 20tb at 100-150 MB/s',
    'moving 12 tb from an old nas to a new one, both 10gbe, hdd raid',
    'msata ssd in pcie 2.0 x1',
    'two nvme in raid0 on b550, one on the chipset',
    'how many 10gbe ports can pcie 3.0 x4 feed',
    'usb 3.0 for a 5 bay das with hdds',
    'raid50 2x6 drives 4tb',
    'две nvme в рейд0 на b550, одна в чипсетном слоте',
    'x550-t2, два порта в 3.0 x4',
    'm.2 sata ssd in a pcie 3.0 x4 nvme slot',
    'usb 3.2 gen 2x2 ssd on a macbook',
    '5 x 22TB raidz1, ashift 9',
    '24 hdd on 9211-8i',
    'storage spaces parity 4x8tb',
    // A model that nobody knows is no count.
    'rx 580 in pcie 3.0 x4 slot of b450',
    'micron 7450 3.84tb on an 88048 switch card gen4 x16',
  ])('%s', (text) => {
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
    ['raid6 3x4tb', /^These drives make no raid6:/],
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
    expect(assumed.filter((one) => one.startsWith('drives faster'))).toHaveLength(1);
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
    const meant = choices.find((one) => one.if === 'ASM1166');
    expect(near(asked(meant?.ask ?? '').value, 1.796e9)).toBe(true);
  });

  test('with both numbers', () => {
    const { choices = [] } = asked('9500-8i in an x4 slot with 8 sas ssds');
    expect(choices.map((one) => one.if)).toEqual(['PCIe 3.0', 'PCIe 4.0']);
    expect(near(choices[0]?.value, 3.59e9)).toBe(true);
    expect(near(choices[1]?.value, 7.18e9)).toBe(true);
  });
});

describe('a figure', () => {
  test.each([
    ['pcie 4.0 x4 speed', 7.504e9, 'B/s', 'calculator:pcie'],
    ['скорость pcie 3.0 х2', 1.876e9, 'B/s', 'calculator:pcie'],
    ['gen3x4 ssd in gen4x2', 1.876e9, 'B/s', 'calculator:pcie'],
    ['usb 5gbps speed', 0.4155e9, 'B/s', 'calculator:usb'],
    ['sata 6gb/s max', 0.56544e9, 'B/s', 'calculator:sata'],
    ['raid6 12x16tb usable', 160e12, 'B', 'calculator:raid'],
    ['рейд5 из 4 дисков по 6тб', 18e12, 'B', 'calculator:raid'],
    ['shr2 4x8tb', 16e12, 'B', 'calculator:mixed-drives'],
    ['raidz2 10x3tb', 22.7e12, 'B', 'calculator:zfs'],
    ['rebuild 16tb at 160 MB/s', 1e5, 's', 'calculator:rebuild'],
    ['resilver 20tb drive, pool 50% full', 55556, 's', 'calculator:rebuild'],
    ['2 TiB in TB', 2 ** 41, 'B', 'calculator:units'],
    ['1.5 TB/s in GB/s', 1.5e12, 'B/s', 'calculator:units'],
    ['2000 GB/s in TB/s', 2e12, 'B/s', 'calculator:units'],
    ['112 MB/s in Gb/s', 112e6, 'B/s', 'calculator:units'],
    ['31.504 Gb/s available PCIe bandwidth', 3.938e9, 'B/s', 'calculator:units'],
    ['50k IOPS at 500 µs, queue depth?', 25, 'ratio', 'calculator:queue-depth'],
    ['copy 500 GB at 100 MB/s', 5000, 's', 'calculator:write-cache'],
    ['copy 2TB over gigabit', 16994, 's', 'calculator:write-cache'],
    ['gen4x4 vs gen3x4', 7.504e9, 'B/s', 'calculator:pcie'],
    ['raid5 or raid6 with 8x4tb', 28e12, 'B', 'calculator:raid'],
    ['raidz2 8x14tb vs raidz3 8x14tb', 79.48e12, 'B', 'calculator:zfs'],
    ['9211-8i with 8 sata ssds vs 9300-8i with 8 sata ssds', 2.5e9, 'B/s', 'sizer'],
    ['asm1166 or asm1064 for 4 sata ssds in 3.0 x4', 1.796e9, 'B/s', 'sizer'],
    // How many of one fill another.
    ['how many gen4 nvme to saturate 100gbe', 2, 'drives', 'article:filling-10-25-100-gbe'],
    ['how many sata ssds can 10gbe handle', 3, 'drives', 'article:filling-10-25-100-gbe'],
    ['how many hdds to fill 10gbe', 6, 'drives', 'article:filling-10-25-100-gbe'],
    ['how many 18tb drives for 150tb with raid6', 11, 'drives', 'calculator:raid'],
    ['8 disks, 150 iops each, raid6, 70% reads', 480, 'IOPS', 'calculator:raid'],
    ['8 disks, 150 IOPS, raid10, 70/30', 923, 'IOPS', 'calculator:raid'],
    ['8,8,8,8,4,4 TB SHR-2', 24e12, 'B', 'calculator:mixed-drives'],
    ['two raidz1 vdevs of 4x8tb usable', 46.43e12, 'B', 'calculator:zfs'],
    ['m.2 nvme gen4 в слот gen3 x2', 1.876e9, 'B/s', 'calculator:pcie'],
    ['3.5 GB/s on pcie 3.0 x4, is that normal', 3.752e9, 'B/s', 'calculator:pcie'],
    ['10gbe = 1250MB/s?', 1.177e9, 'B/s', 'calculator:ethernet'],
    ['sata 3 is 750 MB/s?', 0.56544e9, 'B/s', 'calculator:sata'],
    ['1.92tb sata ssd x8 raid5', 13.44e12, 'B', 'calculator:raid'],
    ['1.6 gigabytes per second in gbit', 1.6e9, 'B/s', 'calculator:units'],
    ['500 мегабайт в секунду в мегабитах', 5e8, 'B/s', 'calculator:units'],
    ['100 мбайт/с в мбит/с', 1e8, 'B/s', 'calculator:units'],
    ['копия 2 тб на 550 МБ/с', 3636.4, 's', 'calculator:write-cache'],
    // A number of drives before their list is that of the list.
    ['4 drives btrfs raid1, 8+8+6+4 tb', 13e12, 'B', 'calculator:mixed-drives'],
    ['5 disks shr2 4+4+8+8+8 tb', 16e12, 'B', 'calculator:mixed-drives'],
    ['3x8tb + 6tb + 4tb shr', 26e12, 'B', 'calculator:mixed-drives'],
    ['pcie 3.1 x2 speed', 1.876e9, 'B/s', 'calculator:pcie'],
    ['почему только 90 МБ/с по гигабиту', 0.1177e9, 'B/s', 'calculator:ethernet'],
    ['почему 280 МБ/с через 2.5g', 0.2942e9, 'B/s', 'calculator:ethernet'],
    ['sata 3.0 gb/s max', 0.2904e9, 'B/s', 'calculator:sata'],
    ['16 GT/s x4 bandwidth', 7.504e9, 'B/s', 'calculator:pcie'],
    ['8 гт/с х1, сколько мб/с', 0.938e9, 'B/s', 'calculator:pcie'],
    ['sata gen 2 speed', 0.2904e9, 'B/s', 'calculator:sata'],
    ['SATA 6.0 Gb/s speed', 0.56544e9, 'B/s', 'calculator:sata'],
    ['btrfs raid 5 5x6tb', 24e12, 'B', 'calculator:mixed-drives'],
    ['6x mirror vdevs, 12x8tb', 47.8e12, 'B', 'calculator:zfs'],
    ['зфс raidz2 из 6 по 18тб, сколько реально места', 71.8e12, 'B', 'calculator:zfs'],
    // Cards take no space.
    ['12x14tb in raidz2 on a 9305-16i, usable space', 128e12, 'B', 'calculator:zfs'],
    ['разница pcie 3 x4 и pcie 4 x2', 3.752e9, 'B/s', 'calculator:pcie'],
    // What a label says, and what a tool shows.
    ['how much space will windows show for a 20tb drive', 20e12, 'B', 'calculator:units'],
    ['винда показывает 3.63 тб вместо 4 тб, это брак?', 4e12, 'B', 'calculator:units'],
    ['windows says 3725 gb on a 4tb disk', 4e12, 'B', 'calculator:units'],
    // Lists, their counts, and what is for parity.
    ['10TB x 5 + 8TB x 3 shr2', 54e12, 'B', 'calculator:mixed-drives'],
    ['hdd 8tb *4 рейд5', 24e12, 'B', 'calculator:raid'],
    ['2x8 + 2x4 tb shr1', 16e12, 'B', 'calculator:mixed-drives'],
    ['shr из дисков 8 8 4 4 тб', 16e12, 'B', 'calculator:mixed-drives'],
    ['анрейд 2 чётности 18тб и 6 дисков по 14тб', 84e12, 'B', 'calculator:mixed-drives'],
    ['unraid 18tb parity + 6x14tb', 84e12, 'B', 'calculator:mixed-drives'],
    ['unraid 14tb parity and 12+8tb data', 20e12, 'B', 'calculator:mixed-drives'],
    ['unraid 1 parity 16tb and 16 14 14 12 tb data', 56e12, 'B', 'calculator:mixed-drives'],
    ['unraid with 2 x 18tb parity and 6x 14tb data drives', 84e12, 'B', 'calculator:mixed-drives'],
    ['анрейд одна чётность 12тб, данные 12 12 8', 32e12, 'B', 'calculator:mixed-drives'],
    ['3 way mirror 3x 10tb', 9.86e12, 'B', 'calculator:zfs'],
    ['5 x 22TB raidz1, ashift 12', 87.7e12, 'B', 'calculator:zfs'],
    ['how fast is a sata ssd', 0.56544e9, 'B/s', 'calculator:sata'],
    ['300 мбайт/с это сколько гигабит', 3e8, 'B/s', 'calculator:units'],
    ['nvme 4.0 в слоте 3.0 x4', 3.752e9, 'B/s', 'calculator:pcie'],
    ['raidz2, 2 vdevs of 6x10tb', 79.8e12, 'B', 'calculator:zfs'],
    ['2x raidz2 6 wide 18tb', 144e12, 'B', 'calculator:zfs'],
    ['striped mirrors 6x16tb', 47.8e12, 'B', 'calculator:zfs'],
    ['raid 60 with 16 drives 10tb, 2 groups', 120e12, 'B', 'calculator:raid'],
    ['2 mirrors of 2x12tb', 23.8e12, 'B', 'calculator:zfs'],
    ['два зеркала по 2 диска 12тб zfs', 23.8e12, 'B', 'calculator:zfs'],
    ['2.5gbe with jumbo frames', 0.3097e9, 'B/s', 'calculator:ethernet'],
    ['copy 4tb over 10gbe, jumbo frames', 3231, 's', 'calculator:write-cache'],
    // What is sent is no drive.
    ['zfs send 20tb over 2.5gbe', 67_980, 's', 'calculator:write-cache'],
    ['rsync 4tb over gigabit', 33_987, 's', 'calculator:write-cache'],
    ['how long for 4tb over gigabit', 33_987, 's', 'calculator:write-cache'],
    ['сколько часов заливать 40тб по 10 гбит', 33_990, 's', 'calculator:write-cache'],
    ['scrub 6x16 tb at 1.2GB/s total', 80_000, 's', 'calculator:rebuild'],
    ['why is my gen4 nvme at 1.7GB/s in a 3.0 x4 slot', 3.752e9, 'B/s', 'calculator:pcie'],
    ['how long to fill a 20tb drive at 250MB/s', 80_000, 's', 'calculator:write-cache'],
    ['backup 10tb over 2.5gbe takes how long', 33_990, 's', 'calculator:write-cache'],
  ])('%s', (text, value, unit, page) => {
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
    expect(choices.map((one, at) => near(one.value, values[at] ?? 0))).toEqual(values.map(() => true));
  });
});

test('what a level survives needs no sizes', () => {
  const said = 'survives the failure of any';
  expect(asked('can raid6 lose 3 drives').text).toBe(`raid6 ${said} 2 drives.`);
  expect(asked('can raid50 lose 2 drives').text).toBe(
    `raid50 ${said} one drive, and in the best case of one drive in each span.`,
  );
  expect(asked('переживёт ли raidz1 отказ диска').text).toBe(`raidz1 ${said} one drive.`);
});

test('RAID 50 in each number of groups that fits', () => {
  const { choices = [] } = asked('12x 1.2tb 10k sas raid 50 usable');
  expect(choices.map((one) => one.value)).toEqual([12e12, 10.8e12, 9.6e12]);
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
  test.each([
    ['9305-16i', 'part:9305-16i'],
    ['B650E chipset lanes', 'part:B650E'],
    ['asm2824', 'part:ASM2824'],
    ['TUF Z790-PLUS first slot', 'part:Z790'],
    ['100tb usable that can lose 2 drives, what do i buy', 'planner'],
    ['what is bifurcation', 'article:bifurcation-or-switch'],
    ['trim on raid5', 'article:trim-through-layers'],
    ['rebuild of raid5 with 4x8tb smr drives', 'article:smr-slow-resilvers'],
    ['qlc drive slows to 80MB/s after 100gb why', 'article:slc-cache-slow-copy'],
    ['ata1: SATA link up 3.0 Gbps (SStatus 123 SControl 300)', 'diagnose'],
    ['Samsung 970 EVO Plus 1 TB M.2-2280 PCIe 3.0 x4 NVMe SSD', 'part:970 EVO Plus'],
  ])('%s', (text, page) => {
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

test('the same text always gets the same answer', () => {
  const text = '6x8tb hdd on asm1166 in pcie 3.0 x1';
  expect(asked(text)).toEqual(asked(text));
});
