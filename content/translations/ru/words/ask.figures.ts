// Единицы, очереди, время, число накопителей и ёмкость в ответах поля для вопроса.

import { plain } from '../../../../datasets/tools/language/figure.ts';
import { plural } from '../../../../datasets/tools/language/plural.ts';
import type { Words } from '../../../../site/common/in-english.ts';

export const words: Words<typeof import('../../../../site/ask/figures.words.ts').words> = {
  countForSpace: (count, space, level) =>
    `${plural(count, 'one {# накопитель} few {# накопителя} many {# накопителей} other {# накопителя}')}: с ${level} на них ${space}.`,
  countForRate: (count, each, target, rate) =>
    `${plural(count, 'one {# накопитель} few {# накопителя} many {# накопителей} other {# накопителя}')} по ${each}: столько нужно, чтобы заполнить ${target} (${rate}).`,
  countOfPorts: (name, ports, isDisk) =>
    `К портам ${name} подключается накопителей: ${plain(ports)}; столько ${isDisk ? 'жёстких дисков' : 'SATA SSD'} её соединение пропускает. Больше накопителей подключает экспандер.`,
  countOnLanes: (count, name, lanes) =>
    `${plural(count, 'one {# NVMe-накопитель} few {# NVMe-накопителя} many {# NVMe-накопителей} other {# NVMe-накопителя}')} по четыре линии занимают все линии ${name} (${plain(lanes)}). Часть линий нужна видеокарте или сетевой карте.`,
  leftOut: (what) => `на ёмкость не влияет и не учтено: ${what}`,
  usable: (space, binary, level) => `Полезная ёмкость с ${level}: ${space} (${binary}).`,
  zfsUsable: (space, binary, layout) => `С ${layout} доступно ${space} (${binary}), как покажет zfs list.`,
  windows: (space, shown) => `Полезная ёмкость ${space}; Windows покажет ${shown} ТБ: она считает в ТиБ, а пишет ТБ.`,
  windowsShows: (label, shown, binary, unit) =>
    `Вместо ${label} Windows покажет ${shown}: она считает в ${binary}, а пишет ${unit}.`,
  windowsNormal: (label, shown, binary, unit) =>
    `Это нормально: ${label} — это ${shown}, а многие программы пишут ${unit} вместо ${binary}. Место никуда не делось.`,
  assumeZfs: 'ashift 12 и блоки по 128 КиБ',
  beforeFileSystem: 'без учёта файловой системы',
  rebuild: (time, what) => `Около ${time} на ${what}, если массив простаивает; под нагрузкой дольше.`,
  pass: (time, what) => `Около ${time} на один проход по ${what}.`,
  scrub: (time, what) => `Около ${time} на ${what}; все накопители читаются параллельно.`,
  assumeAverage: (rate) => `в среднем ${rate} от внешних дорожек до внутренних`,
  assumeFull: 'накопители заполнены',
  allocated: (share) => `ZFS копирует только занятое: ${share}`,
  mdLimit: 'предел md по умолчанию, 200 000 КиБ/с, выше этого',
  ure: (chance) =>
    `Вероятность неисправимой ошибки чтения ${chance}, если бы граница из технического описания была настоящей частотой; на деле накопители намного надёжнее.`,
  parityAmong: 'накопители чётности уже среди них',
  parityBeside: 'накопители чётности добавляются к ним',
  whichParity: 'Накопители чётности уже среди этих или добавляются к ним?',
  whichSpare: (spares) =>
    spares === 1
      ? 'Диск горячего резерва — один из этих накопителей или добавляется к ним?'
      : 'Диски горячего резерва уже среди этих накопителей или добавляются к ним?',
  spareAmong: (spares) => (spares === 1 ? 'резервный — один из них' : 'резервные уже среди них'),
  spareBeside: (spares) => (spares === 1 ? 'резервный добавляется к ним' : 'резервные добавляются к ним'),
  paritySmaller: 'Накопитель чётности должен быть не меньше самого большого накопителя с данными.',
  noSuchArray: (level) =>
    `Из этих накопителей ${level} не собрать: их слишком мало или не то число, которое ему нужно.`,
  whichDraid: 'Какой это dRAID? Напишите, как его пишет zpool: draid2:8d:24c:2s с дисками по 16 ТБ.',
  howManyGroups: (level) => `Сколько групп в ${level}?`,
  groups: (groups) => plural(groups, 'one {# группа} few {# группы} many {# групп} other {# группы}'),
  survives: (level, drives) =>
    drives === 0
      ? `${level} не переживёт отказа ни одного накопителя.`
      : `${level} переживёт отказ ${plural(drives, 'one {любого # накопителя} other {любых # накопителей}')}.`,
  endurance: 'Калькулятору ресурса нужны TBW накопителя и объём записи в сутки.',
  whichSize: 'Какой объём? От него зависит ресурс записи (TBW).',
  ratedFor: (drive, size, rated) => `производитель обещает для ${drive} на ${size} ресурс записи ${rated}`,
  lasts: (time, rated, daily) =>
    `${time} до исчерпания ресурса ${rated} при записи ${daily} в сутки. Ресурс — обещание производителя, а не срок жизни накопителя.`,
  dwpd: (writes, rated) => `При ${writes} полных перезаписях в сутки ресурс ${rated} исчерпается к концу гарантии.`,
  ofDaily: (writes, size, rated) => `${writes} DWPD при ${size} — это ${rated} записи за гарантийный срок (TBW).`,
  assumeExpanded: (width) =>
    `AVAIL считается по исходной ширине (накопителей: ${plain(width)}); перезаписанные данные занимают меньше`,
  assumeWarranty: 'гарантия 5 лет',
  term: (name) => `Определение «${name}» есть в глоссарии.`,
  whichSurvive: (levels, drives) =>
    `${levels.length > 1 ? 'Переживут' : 'Переживёт'} отказ ${plural(drives, 'one {любого # накопителя} other {любых # накопителей}')}: ${levels.join(' и ')}.`,
  survivesPerSpan: (level, drives) =>
    drives === 1
      ? `${level} переживёт отказ любого накопителя, а в лучшем случае — по одному в каждой группе.`
      : `${level} переживёт отказ любых ${plural(drives, 'one {# накопителя} other {# накопителей}')}, а в лучшем случае — по ${drives} в каждой группе.`,
  drivesInAll: (drives, vdevs) => `${plain(drives)} всего, по ${plain(drives / vdevs)} в каждом vdev`,
  drivesInEach: (drives, vdevs) => `по ${plain(drives)} в каждом из ${plain(vdevs)} vdev`,
  vdevWidth: 'Сколько накопителей в каждом vdev?',
  whichVdevs: 'Это один vdev или несколько? Спросите об одном.',
  equals: (from, to) => `${from} = ${to}.`,
  counts: (tool, base, from, to) => `${tool} считает по ${base}: ${from} — это ${to}.`,
  gigabits: (wire, tcp) => `${wire} в линии, ${tcp} полезных данных по TCP.`,
  kernelLink: (link, rate) => `Так ядро пишет о соединении ${link}: ${rate} после линейного кода, в одну сторону.`,
  kernelUnknown: (rate) => `${rate}; ни об одном соединении PCIe ядро не пишет ровно так.`,
  outstanding: (depth) => `Одновременных запросов: ${depth}, по закону Литтла.`,
  blocks: (iops, block, rate) => `${plain(iops)} IOPS по ${block} — это ${rate}.`,
  waits: (time) => `${time} на каждый запрос по закону Литтла.`,
  copyTime: (time) => `${time} при такой скорости.`,
  paced: (rate) => `В среднем это ${rate}.`,
  pacedOf: (name, most) => ` ${name} передаёт не больше ${most}.`,
  copyAt: (time, rate) => `${time} при ${rate} — такова скорость накопителей.`,
  assumeBestLink: (name, carries) =>
    `${name} пропускает ${carries}: это лучшее из измеренного, обычно меньше; оба конца быстрее`,
  assumeFastEnds: (name, carries) => `${name} пропускает ${carries}, а оба конца быстрее`,
  planner: (space) =>
    `Подбор сравнит схемы для ${space}. Сколько отсеков, какой ёмкости накопители, ZFS или обычный RAID?`,
};
