/** How links, levels and layouts are written: each form with what it says. A new spelling is a new rule. */
import type { Mark } from './mark.ts';
import { NUMBERS } from './vocabulary.ts';

const LANES = '(1|2|4|8|12|16|32)(?![\\p{L}\\p{N}]|\\.\\d)';
const X = '[x×х]';
const GEN = '(?:gen(?:eration)?\\.?\\s?|v|поколени\\p{L}*\\s?)';
const PCI = '(?:pci[- ]?e(?:xpress)?|pci express|псие|пси-е)';

export type Built = Record<string, unknown> & { type: Mark['type'] };
type Rule = readonly [pattern: RegExp, build: (found: RegExpExecArray, original: string) => Built | undefined];

export const pcie = (generation?: string, lanes?: string): Built => ({
  type: 'pcie',
  ...(generation && { generation: `${generation[0]}.0` }),
  ...(lanes && { lanes: Number(lanes) }),
});
const wire = (kind: string, generation: string, lanes?: string): Built => ({
  type: 'wire',
  wire: kind,
  generation,
  ...(lanes && { lanes: Number(lanes) }),
});
/** "10 GB/s network": a capital B is a byte, whatever networks are rated in. */
const saysBytes = (typed: string): boolean => /GB(?:ps|\/s)/.test(typed);
const rule = (source: string, build: Rule[1]): Rule => [new RegExp(source, 'uyi'), build];

const named = (list: string): Readonly<Record<string, string>> =>
  Object.fromEntries(list.split(', ').map((item) => item.split(' = ')));
const ETHERNET = named(
  '1 = 1G, 1000 = 1G, 2.5 = 2.5G, 2,5 = 2.5G, 5 = 5G, 10 = 10G, 25 = 25G, 40 = 40G, 50 = 50G, 100 = 100G, 200 = 200G, 400 = 400G',
);
const SAS = named('1 = SAS-1, 2 = SAS-2, 3 = SAS-3, 4 = SAS-4, 3g = SAS-1, 6g = SAS-2, 12g = SAS-3, 24g = SAS-4');
const SATA = named('1 = 1.0, 2 = 2.0, 3 = 3.0, i = 1.0, ii = 2.0, iii = 3.0');
const SATA_RATES = named('1.5 = 1.0, 3 = 2.0, 6 = 3.0');
const USB_SPEEDS = named('5 = 3.2 Gen 1x1, 10 = 3.2 Gen 2x1, 20 = 3.2 Gen 2x2, 40 = USB4 Gen 3x2');
const SATA_NAME = '(?:e-?)?(?:sata|сата)';
const SAS_NAME = '(?:sas|сас)';
const USB = '(?:usb|[юу]сб)';
const G = '\\s?(?:g(?:b(?:it)?)?(?:\\s?\\/\\s?s|ps)?|гбит(?:/с)?|г(?:б|бит)?/с)';

const TRANSFERS = named('2.5 = 1, 5 = 2, 8 = 3, 16 = 4, 32 = 5, 64 = 6');

const CPU =
  '(?:amd|intel|ryzen|epyc|threadripper|xeons?|core(?: i[3579])?|i[3579]|pentium|celeron|cpus?|processors?|процессор\\p{L}*|райзен\\p{L}*|зеон\\p{L}*|эпик\\p{L}*)';
const ORDINAL = '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth)';
const POSITION = '(?:перв|втор|трет|четв[её]рт|пят|шест)\\p{L}+';

/** A generation that is counted in words. */
const ORDINALS: readonly (readonly [words: RegExp, generation: string])[] = [
  [/^(?:first|перв)/i, '1'],
  [/^(?:second|втор)/i, '2'],
  [/^(?:third|трет)/i, '3'],
  [/^(?:fourth|четв)/i, '4'],
  [/^(?:fifth|пят)/i, '5'],
  [/^(?:sixth|шест)/i, '6'],
];
const generationOf = (word: string): string | undefined => ORDINALS.find(([words]) => words.test(word))?.[1];

const LEVELS = named(
  '0 = raid0, 1 = raid1, 5 = raid5, 6 = raid6, 10 = raid10, 50 = raid50, 60 = raid60, 1+0 = raid10, 01 = raid10',
);

export const BARE_LANES = new RegExp(`${X}\\s?${LANES}`, 'uyi');
/** A count behind what is counted: `8 TB x 6`. */
export const AFTER = /[x×х*]\s?(\d+)(?![\p{L}\p{N}]|\.\d)/iuy;

/** The longest forms first. */
export const RULES: readonly Rule[] = [
  // Form factors and spindle speeds.
  rule("(?:2[.,]5|3[.,]5)(?:\\s?(?:\"|”|″|''|inch|дюйм\\p{L}*))", () => ({
    type: 'tag',
    tag: 'form',
  })),
  rule('e[13]\\.[sl](?: ?2t)?(?: (?:ssds?|drives?|nvmes?))?(?![\\p{L}\\p{N}])|edsff(?![\\p{L}\\p{N}])', () => ({
    type: 'tag',
    tag: 'nvme_tag',
  })),
  rule(
    '(?:2[.,]5|3[.,]5)(?= (?:hdd|ssd|usb|sata|drive|disk|bay|диск))|(?<=(?:hdds?|ssds?|диска|дисков|drives?|disks?|хдд|ссд) )(?:2[.,]5|3[.,]5)(?![\\d.,]|\\s?[tgтг])',
    () => ({ type: 'tag', tag: 'form' }),
  ),
  rule('22(?:30|42|60|80|110)(?![\\p{L}\\p{N}.])', () => ({ type: 'tag', tag: 'form' })),
  rule('(?:5[.,]4|7[.,]2|10|15)k(?:\\s?rpm)?(?![\\p{L}\\p{N}])', () => ({
    type: 'tag',
    tag: 'hdd',
  })),
  // "4x4x4x4", "x4/x4/x4/x4", "4+4".
  rule(`(?:${X}?4\\s?[x×х/+]\\s?){2,3}${X}?4(?![\\p{L}\\p{N}])|4\\+4(?![\\p{L}\\p{N}+]|\\s?[tт])`, () => ({
    type: 'tag',
    tag: 'bifurcation',
  })),
  // A cable by its connector.
  rule(
    '(?:mini-?sas(?: ?hd)? )?(?:sff[- ]?)?(?:8087|8088|8643|8644)(?: cables?)?(?![\\p{L}\\p{N}])|mini-?sas(?: ?hd)?(?: cables?)?(?![\\p{L}\\p{N}])',
    () => ({
      type: 'tag',
      tag: 'cable',
    }),
  ),
  // A slot by the name that its board has for it says nothing of lanes.
  rule('pci_?ex\\d+_\\d+', () => ({ type: 'tag', tag: 'slot' })),
  // By the transfer rate of a lane.
  rule(
    `(2[.,]5|5|8|16|32|64)(?:[.,]0)?\\s?(?:gt|гт)\\s?/\\s?[sс](?:ec)?(?:\\s?,?\\s?(?:width )?${X}\\s?${LANES})?(?![\\p{L}])`,
    ([, rate = '', lanes]) => pcie(TRANSFERS[rate.replace(',', '.')], lanes),
  ),
  // The generation of a processor is none of PCIe.
  rule(
    `(?:${ORDINAL}[- ]gen(?:eration)?|(?:\\d{1,2}(?:-?го)?|${POSITION}) поколени\\p{L}*) (?:amd |intel )?${CPU}(?![\\p{L}])`,
    () => ({ type: 'tag', tag: 'cpu' }),
  ),
  rule(
    `(?<=${CPU} )(?:${ORDINAL}[- ]gen(?:eration)?|(?:\\d{1,2}(?:-?го)?|${POSITION}) поколени\\p{L}*)(?![\\p{L}])`,
    () => ({ type: 'tag', tag: 'cpu' }),
  ),
  // PCI Express
  rule(`${PCI}[- ]?${GEN}?(\\d)(?:[.,]0)?\\s?,?\\s?${X}\\s?${LANES}`, ([, g, l]) => pcie(g, l)),
  rule(`${PCI}\\s?${X}\\s?${LANES}\\s?(?:@|,|at)?\\s?${GEN}?([1-7])(?:[.,]0)(?![\\d])`, ([, l, g]) => pcie(g, l)),
  rule(`${PCI}\\s?${X}\\s?${LANES}\\s?,?\\s?${GEN}([1-7])(?![\\d])`, ([, l, g]) => pcie(g, l)),
  // A revision such as 1.1 or 3.1 changes no rate.
  rule(`${PCI}[- ]?${GEN}?(\\d)[.,][01]\\s?,?\\s?${X}\\s?${LANES}`, ([, g, l]) => pcie(g, l)),
  rule(`${PCI}[- ]?${GEN}?(\\d)[.,][01](?![\\d])`, ([, g]) => pcie(g)),
  rule(`${PCI}[- ]?${GEN}?([1-7])(?![\\p{L}\\p{N}]|[.,]\\d)`, ([, g]) => pcie(g)),
  rule(`${PCI}\\s?-?\\s?${X}\\s?${LANES}`, ([, l]) => pcie(undefined, l)),
  rule(`${PCI}\\s?(1|2|4|8|16)${X}(?![\\p{L}\\p{N}])`, ([, l]) => pcie(undefined, l)),
  rule('(1|2|4|8|16)[x×х](?= (?:slot|lane|pci|слот|лини))', ([, l]) => pcie(undefined, l)),
  rule(`gen\\s?-?([1-7])(?:\\.0)?\\s?,?\\s?${X}\\s?${LANES}`, ([, g, l]) => pcie(g, l)),
  rule(`${X}\\s?${LANES}\\s?,?\\s?(?:${PCI}\\s?)?gen\\s?-?([1-7])(?![\\p{L}\\d]|\\.\\d)`, ([, l, g]) => pcie(g, l)),
  rule(`${X}\\s?${LANES}\\s?,?\\s?(?:${PCI}\\s?)?([1-7])\\.0(?![\\d])`, ([, l, g]) => pcie(g, l)),
  rule(`${X}\\s?${LANES}\\s?${PCI}\\s?${GEN}?([1-7])(?:\\.0)?(?![\\p{L}\\d]|[.,]\\d)`, ([, l, g]) => pcie(g, l)),
  rule(`gen\\s?-?([1-7])(?:\\.0)?(?![\\p{L}\\d]|\\.\\d)`, ([, g]) => pcie(g)),
  rule(`([1-7])(?:st|nd|rd|th)[- ]gen(?:eration)?(?: ${PCI})?(?![\\p{L}])`, ([, g]) => pcie(g)),
  rule(`(first|second|third|fourth|fifth|sixth)[- ]gen(?:eration)?(?: ${PCI})?(?![\\p{L}])`, ([, word = '']) =>
    pcie(generationOf(word)),
  ),
  rule(
    `((?:перв|втор|трет|четв[её]рт|пят|шест)\\p{L}+)(?: ${PCI})? поколени\\p{L}*(?: ${PCI})?(?![\\p{L}])`,
    ([, word = '']) => pcie(generationOf(word)),
  ),
  // "NVMe 4.0"
  rule(`(?<=(?:nvme|нвме|ssd|ссд) )([3-6])\\.0(?!\\d|\\s?[tgтг][bб]|\\s?${X}\\s?\\d)`, ([, g]) => pcie(g)),
  rule(`([1-7])[.,]0\\s?${X}\\s?${LANES}`, ([, g, l]) => pcie(g, l)),
  rule(`(?:(?:single|one|one single|1) )([1-7])\\.0 lane(?:s)?(?![\\p{L}])`, ([, g]) => pcie(g, '1')),
  rule(`(?:(?:single|one|1) )(?:${PCI} )?([1-7])\\.0 lane(?![\\p{L}])`, ([, g]) => pcie(g, '1')),
  rule(`([1-7])\\.0(?= (?:slot|lane|link|слот|лини))`, ([, g]) => pcie(g)),
  // "x4 slot 3.0"
  rule(`${X}\\s?(1|2|4|8|16) (?:slot|слот\\p{L}*)\\s?(?:${PCI} ?)?${GEN}?([1-7])\\.0(?![\\d.])`, ([, l, g]) =>
    pcie(g, l),
  ),
  // "4 lanes of pcie 3.0", "one gen3 lane", "a single PCIe 4.0 lane".
  rule(
    `(\\d+|one|single|two|four|eight|sixteen|одн\\p{L}+|две|двух|четыр\\p{L}+|восемь) (?:${PCI}[- ]?)?(?:${GEN}?([1-7])(?:\\.0)?[- ]?)?(?:${PCI} )?(?:lanes?|лини\\p{L}+)(?:\\s+of)?(?:\\s+(?:${PCI})?\\s?${GEN}?([1-7])(?:\\.0)?(?![\\d]))?`,
    ([, n = '', before, after]) => {
      const lanes = Number(n) || (NUMBERS[n.toLowerCase()] ?? (/^одн/i.test(n) ? 1 : /^четыр/i.test(n) ? 4 : 0));
      return [1, 2, 4, 8, 12, 16, 32].includes(lanes) ? pcie(before ?? after, String(lanes)) : undefined;
    },
  ),
  // DMI
  rule(`dmi\\s?(?:gen\\s?)?([1-4])(?:[.,]0)?(?:\\s?${X}\\s?(2|4|8))?(?![\\d])`, ([, g, l]) => wire('dmi', `${g}.0`, l)),
  // USB
  rule(
    `(?:${USB}|type)(?:[- ]?c)?\\s?(?:3\\.[012]|4)?\\s?,?\\s?\\(?(5|10|20|40)${G}\\)?(?![\\p{L}\\d])`,
    ([, s = '']) => wire('usb', USB_SPEEDS[s] ?? ''),
  ),
  rule(`(5|10|20)${G}\\s?(?:${USB}|type)(?:[- ]?c)?(?![\\p{L}\\d])`, ([, s = '']) => wire('usb', USB_SPEEDS[s] ?? '')),
  rule(`${USB}(?:[- ]?c)?\\s?3(?:\\.[012])?\\s?gen\\s?2\\s?x\\s?2`, () => wire('usb', '3.2 Gen 2x2')),
  rule(`${USB}(?:[- ]?c)?\\s?3(?:\\.[012])?\\s?gen\\s?2(?:\\s?x\\s?1)?(?![\\d])`, () => wire('usb', '3.2 Gen 2x1')),
  rule(`${USB}(?:[- ]?c)?\\s?3(?:\\.[012])?\\s?gen\\s?1(?:\\s?x\\s?1)?(?![\\d])`, () => wire('usb', '3.2 Gen 1x1')),
  rule(`${USB}(?:[- ]?c)?\\s?gen\\s?1(?![\\dx])`, () => wire('usb', '3.2 Gen 1x1')),
  rule(`${USB}(?:[- ]?c)?\\s?gen\\s?2(?![\\dx])`, () => wire('usb', '3.2 Gen 2x1')),
  rule(`${USB}(?:[- ]?c)?\\s?3(?:\\.0)?(?!\\d|\\.\\d)`, () => wire('usb', '3.2 Gen 1x1')),
  rule(`${USB}(?:[- ]?c)?\\s?2(?:\\.0)?(?!\\d|\\.\\d)`, () => wire('usb', '2.0')),
  rule(`${USB}(?:[- ]?c)?\\s?3\\.[12](?!\\d|\\.\\d)`, () => wire('usb', '')),
  rule(`${USB}\\s?4(?:\\.0)?(?:\\s?v?1)?(?!\\d|\\.\\d)`, () => wire('usb', 'USB4 Gen 3x2')),
  rule(`(?:thunderbolt|tb|т[аэ]ндерболт)[- ]?(?:gen(?:eration)?\\.?\\s?)?([1-5])(?![\\p{L}\\d])`, ([, g]) =>
    wire('usb', `Thunderbolt ${g}`),
  ),
  // SATA and SAS
  // A number with a unit is a rate, "SATA 3 Gb/s"; one without is a revision.
  rule(`${SATA_NAME}\\s?-?(1[.,]5|3|6)(?:[.,]0)?${G}(?![\\p{L}\\d])`, ([, g = '']) =>
    wire('sata', SATA_RATES[g.replace(',', '.')] ?? ''),
  ),
  rule(
    `${SATA_NAME}\\s?-?(?:(?:gen(?:eration)?|rev(?:ision)?)\\.?\\s?|v)?(iii|ii|i|[123])(?:\\.0)?(?![\\p{L}\\d]|\\.\\d)(?:\\s?\\(?(?:1\\.5|3|6)(?:\\.0)?${G}\\)?)?`,
    ([, g = '']) => wire('sata', SATA[g.toLowerCase()] ?? ''),
  ),
  rule(`(1[.,]5|3|6)(?:[.,]0)?${G}\\s?${SATA_NAME}(?![\\p{L}\\d])`, ([, g = '']) =>
    wire('sata', SATA_RATES[g.replace(',', '.')] ?? ''),
  ),
  rule(`(3|6|12|24)(?:[.,]0)?${G}\\s?${SAS_NAME}(?:\\s?x\\s?(4|8))?(?![\\p{L}\\d])`, ([, g = '', l]) =>
    wire('sas', SAS[`${g}g`] ?? '', l),
  ),
  rule(`${SAS_NAME}[- ]?(3|6|12|24)(?:[.,]0)?${G}(?:\\s?x\\s?(4|8))?(?![\\p{L}\\d])`, ([, g = '', l]) =>
    wire('sas', SAS[`${g}g`] ?? '', l),
  ),
  rule(
    `${SAS_NAME}[- ]?(?:gen(?:eration)?\\.?\\s?)?([1-4])(?:\\s?x\\s?(1|2|4|8))?(?![\\p{L}\\d]|[.,]\\d)`,
    ([, g = '', l]) => wire('sas', SAS[g] ?? '', l),
  ),
  rule('(12|24)g(?![\\p{L}\\d])', ([, g = '']) => wire('sas', SAS[`${g}g`] ?? '')),
  // Ethernet
  rule(
    `(1|2[.,]5|5|10|25|40|50|100|200|400)\\s?(?:gbe|gige|gb ?e(?:thernet)?|gbase-?t|g ethernet|gb(?:it)?(?:ps|/s)? (?:network|lan|nic|ethernet|link)|gig(?: (?:ethernet|network|lan|nic|link))?|gigabit(?: (?:ethernet|network|lan|nic))?|g (?:network|lan|nic|link|card|карт\\p{L}*)|гбе)(?![\\p{L}\\d])`,
    ([, s = ''], original) => (saysBytes(original) ? undefined : wire('ethernet', ETHERNET[s.replace(',', '.')] ?? '')),
  ),
  // After "how many" it is a unit.
  rule(
    `(?<!(?:how many|сколько|это|эти|=) )(?:gigabit|1 ?gig(?:abit)?|гигабитн\\p{L}*|гигабит(?:у|ом|е|а)?)(?: (?:ethernet|network|lan|nic|link|сет\\p{L}*))?(?![\\p{L}\\d/])`,
    () => wire('ethernet', '1G'),
  ),
  rule(`(1|2[.,]5|5|10|25|40|50|100)\\s?(?:гбит(?:/с)?|гигабит\\p{L}*) (?:сет|лан)\\p{L}*`, ([, s = '']) =>
    wire('ethernet', ETHERNET[s.replace(',', '.')] ?? ''),
  ),
  rule(
    `(?:сеть|lan|network|ethernet|сети|сетью|сетка|линк)\\s?(?:на |в )?(1|2[.,]5|5|10|25|40|50|100)\\s?(?:гбит(?:/с)?|гигабит\\p{L}*|g(?:b(?:it)?)?(?:ps|/s)?)(?![\\p{L}\\d])`,
    ([, s = ''], original) => (saysBytes(original) ? undefined : wire('ethernet', ETHERNET[s.replace(',', '.')] ?? '')),
  ),
  rule(
    `(?<=(?:сетев\\p{L}*|nic|lan|сетевка)(?: \\p{L}+){0,2} (?:на )?)(1|2[.,]5|5|10|25)\\s?(?:гбит(?:/с)?|гигабит\\p{L}*|gbps)(?![\\p{L}\\d])`,
    ([, s = '']) => wire('ethernet', ETHERNET[s.replace(',', '.')] ?? ''),
  ),
  // "over 10 Gb/s": nothing but a network, where no other link follows.
  rule(
    `(?<=(?:по|через|over|via) )(?:an? )?(1|2[.,]5|10|25|100)\\s?(?:гигабит\\p{L}*|гбит(?:/с)?|gigabits?|gb(?:it)?(?:ps|/s))(?![\\p{L}\\d/]|\\s?(?:usb|[юу]сб|thunderbolt|tb|type|sas|sata))`,
    ([, s = ''], original) => (saysBytes(original) ? undefined : wire('ethernet', ETHERNET[s.replace(',', '.')] ?? '')),
  ),
  // "10g" alone may be an amount of data: a network by what stands before or behind it.
  rule(
    `2[.,]5\\s?g(?![\\p{L}\\d/])|(?<=(?:via|through|over|nic|ethernet|mellanox|aquantia|q?sfp(?:\\+|28)?|сетевуха|сетевая|сеть|через|по) )(10|25|40|100)g(?![\\p{L}\\d/])|(10|25|40|100)g(?= ?(?:sfp|nics?|mellanox|intel x|uplink|сет))`,
    ([, s, t]) => wire('ethernet', ETHERNET[s ?? t ?? '2.5'] ?? ''),
  ),
  // Arrays
  rule(`draid([123])?:(\\d+)d:(\\d+)c:(\\d+)s`, ([, p = '1', d, c, s]) => ({
    type: 'draid',
    parity: Number(p),
    data: Number(d),
    drives: Number(c),
    spares: Number(s),
  })),
  rule(`raid[- ]?z[- ]?([123])?(?![\\p{L}\\d])|(?:z|рейдз|рэйдз)([123])(?![\\p{L}\\d])`, ([, a, b]) => ({
    type: 'level',
    level: `raidz${a ?? b ?? '1'}`,
    layout: 'zfs',
  })),
  rule(`(?:raid|рейд|рэйд|райд)[- ]?(1\\+0|10|50|60|[0156])(?![\\p{L}\\d]|\\.\\d)`, ([, n = '']) => ({
    type: 'level',
    level: LEVELS[n] ?? '',
  })),
  rule(`shr[- ]?([12])?(?![\\p{L}\\d])`, ([, n]) => ({
    type: 'level',
    level: `shr${n ?? '1'}`,
    layout: 'mixed',
  })),
  rule(
    `btrfs(?: in| на| в)?[- ](?:(?:raid|рейд)[- ]?(1c3|1c4|10|1|0|5|6)|(single|dup))(?![\\p{L}\\d])`,
    ([, raid, n = '']) => ({
      type: 'level',
      level: raid ? `btrfs_raid${raid.toLowerCase()}` : `btrfs_${n.toLowerCase()}`,
      layout: 'mixed',
    }),
  ),
  rule(`(?:unraid|snapraid|анрейд|анрэйд|снапрейд)(?![\\p{L}\\d])`, () => ({
    type: 'level',
    level: 'parity_drives',
    layout: 'mixed',
  })),
  rule(`(2|3|4|two|three|four)[- ]?way[- ]mirrors?(?: vdevs?)?(?![\\p{L}])`, ([, n = '']) => ({
    type: 'level',
    level: `ways:${Number(n) || NUMBERS[n.toLowerCase()]}`,
    layout: 'zfs',
  })),
  rule(`(\\d+|three|two|four|five|six)\\s?${X}?\\s?mirrors?(?: vdevs?| pairs?)?(?![\\p{L}])`, ([, n = '']) => ({
    type: 'level',
    level: `mirrors:${Number(n) || NUMBERS[n]}`,
    layout: 'zfs',
  })),
  rule(`(\\d+|два|две|три|четыре|пять|шесть)\\s?${X}?\\s?зеркал\\p{L}*`, ([, n = '']) => ({
    type: 'level',
    level: `mirrors:${Number(n) || NUMBERS[n.toLowerCase()]}`,
    layout: 'zfs',
  })),
  rule(`d-?raid[- ]?([123])?(?![\\p{L}\\d:])`, () => ({
    type: 'level',
    level: 'draid',
    layout: 'zfs',
  })),
  rule(`(?:10\\^-?(1[4-7])|1e-?(1[4-7])|10⁻?¹([⁴⁵⁶⁷]))`, ([, a, b]) => ({
    type: 'number',
    value: -Number(a ?? b ?? 14),
  })),
];
