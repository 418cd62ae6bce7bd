// Слова о списке комплектующих, из которого собирается цепочка.

import { oneOf } from '../../../../datasets/tools/language/list.ts';
import { plural } from '../../../../datasets/tools/language/plural.ts';
import { whole } from '../../../../site/ask/show.ts';
import type { Words } from '../../../../site/common/in-english.ts';

export const words: Words<typeof import('../../../../site/ask/parts-list.words.ts').words> = {
  times: (count, what) => (count === 1 ? what : `${count} × ${what}`),
  taken: (what, kind, link) => [what, kind, link].filter(Boolean).join(', '),
  sameChip: (name) => `${name}, где стоит тот же чип`,
  chipsetOf: (name) => `плата с чипсетом ${name}`,
  noRate: 'скорость неизвестна, поэтому предел — соединение',
  assumedRate: 'скорость неизвестна: принята обычная для этого вида',
  idle: 'не относится к пути данных',
  unknown: 'нет в каталоге',
  several: (names) => `может быть ${oneOf(names)}`,
  noLink: 'соединение неизвестно',
  noGeneration: 'накопитель NVMe без указания поколения PCIe',
  noInterface: 'накопитель без указания интерфейса',
  badCount: (count, most) => `количество «${count}» — не целое число от 1 до ${whole(most)}`,
  tooManyLines: (lines, most) =>
    `В списке ${whole(lines)} ${plural(lines, 'one {строка} few {строки} many {строк} other {строки}')}; читается не больше ${whole(most)}. Вставьте только то, что относится к хранению.`,
  tooLong: (length, most) =>
    `В списке ${whole(length)} ${plural(length, 'one {знак} few {знака} many {знаков} other {знака}')}; читается не больше ${whole(most)}. Вставьте только то, что относится к хранению.`,
  noList:
    'Это не список комплектующих. Вставьте список из PCPartPicker или таблицу, где в каждой строке один компонент, например «8 × IronWolf 8 TB».',
  noDrives: 'В списке нет ни одного известного накопителя, поэтому считать нечего.',
  assumed: {
    sata: (name) => `${name}: SATA 6 Гбит/с`,
    sas: (name) => `${name}: SAS-3`,
    cards: 'Каждая карта стоит в слоте процессора, который даёт ей полное соединение.',
    onChipset: (name) =>
      `Накопители, которых не берёт ни одна карта, подключены к ${name}. На большинстве плат хотя бы один слот M.2 подключён к процессору; какой, скажет руководство.`,
    onHost: 'Чипсета в списке не нашлось, поэтому накопители, которых не берёт ни одна карта, подключены к процессору.',
    onCard: (drives, card) => `К ${card} подключены: ${drives}.`,
  },
};
