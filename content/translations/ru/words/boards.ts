// Слова плат по названию: списка и страницы каждой.

import type { words as english } from '../../../../site/boards/words.ts';
import type { Words } from '../../../../site/common/in-english.ts';
import type { BoardSlotsRow } from '../../../../site/generated/datasets.ts';
import { counted, written } from '../grammar.ts';
import { words as conditions } from './common.board-conditions.ts';
import { words as forms } from './common.slot-forms.ts';

const attached: Record<NonNullable<BoardSlotsRow['attached_to']>, string> = {
  processor: 'процессор',
  chipset: 'чипсет',
};

const lanes = (count: number): string => counted(count, 'линия', 'линии', 'линий');

export const words: Words<typeof english> = {
  title: 'В какой слот этой платы ставить карту?',
  description:
    'Слоты материнских плат и серверов по названию: какой длины каждый, сколько в нём линий, к чему он подключён и что в нём стоит у других.',
  short: 'Платы',
  lede: (boards: string, machines: string) =>
    `${written(boards, 'плата', 'платы', 'плат')} по данным BIOS ${written(machines, 'компьютера', 'компьютеров', 'компьютеров')}, руководств и обзоров. В длинном слоте может быть всего одна линия: в каком, указано на странице платы.`,
  checked: (of) =>
    `Насколько верны данные BIOS? ${written(of.slots, 'слот', 'слота', 'слотов')} ${written(of.boards, 'платы', 'плат', 'плат')} сравнили с руководствами, обзорами и coreboot: из ${written(of.cells, 'значения, указанного', 'значений, указанных', 'значений, указанных')} и там, и там, совпали ${of.same}, из ${written(of.lanes, 'числа', 'чисел', 'чисел')} линий — ${of.sameLanes}. Что разошлось, исправлено или оставлено открытым.`,
  checks: 'Все сравнения',
  others: 'Другие производители',
  fromData: 'В какой слот ставить карту? Платы по названию',
  find: 'Найти плату, производителя или чипсет, например B650',
  wide: 'Слоты для карт с восемью линиями и больше',
  m2: 'Разъёмы M.2',
  atLeast: (many: number) => `${many} и больше`,
  any: 'сколько угодно',
  shown: (boards: number) => counted(boards, 'плата', 'платы', 'плат'),
  none: 'Подходящих плат нет. Уберите слово или возьмите обычные слоты чипсета:',
  planner: 'подбор',
  missing: 'Вашей нет в списке?',
  forms,
  attached,
  summary: (wide: number, narrow: number, m2: number) =>
    [wide > 0 && `широких: ${wide}`, narrow > 0 && `узких: ${narrow}`, m2 > 0 && `M.2: ${m2}`]
      .filter(Boolean)
      .join(', '),
  board: {
    description: (name: string, slots: string) =>
      `Слоты ${name}: ${slots}. Линии, поколение и к чему подключён каждый — по прошивкам, руководствам и обзорам.`,
    slots: 'Слоты',
    cards: {
      title: 'Какую карту куда ставить?',
      heads: { card: 'Карта', best: 'Лучший слот', next: 'Следующий' },
      names: {
        graphics: 'Видеокарта, ×16',
        adapter: 'HBA, RAID-контроллер или сетевая карта, ×8',
        nvme: 'Накопитель NVMe на плате-переходнике, ×4',
      },
      place: (slots: string, count: number, of: number) =>
        count === of ? `${slots}: все ${lanes(of)}` : `${slots}: ${count} из ${of} линий`,
      none: 'подходящего слота в списке нет',
      shown: 'На схеме',
      noCard: 'без карты',
      seat: (slot) => `Карта встаёт в ${slot}.`,
      conditions: 'Что что отключает',
      note: 'По числу линий из списка ниже, если карта одна. BIOS может указать больше, чем подведено: сверьтесь с руководством.',
    },
    whole: (slots: string, count: number) => `Карта x${count} получает все свои линии в ${slots}.`,
    together: (count: string) =>
      `Вместе у этих слотов больше линий, чем ${count} линий процессора: если карты стоят в нескольких, каждой может достаться меньше.`,
    reported: (machines: number, _text: string, claims: string) =>
      `По данным BIOS (${counted(machines, 'компьютер', 'компьютера', 'компьютеров')}; сверьтесь с руководством): ${claims}`,
    stated: (slots: string) => `в ${slots} восемь линий или больше.`,
    crowded: (slots: string, many: number, count: number) =>
      many === 1
        ? `для ${slots} указано ${lanes(count)}, но они могут быть и у другого слота: у процессора на все слоты ${lanes(count)}.`
        : `для ${slots} указано по ${lanes(count)}, а у процессора на все слоты ${lanes(count)}.`,
    widest: (slots: string, _many: number, count: number) =>
      `Слотов x8 и шире в данных нет; в самом широком, ${slots}, ${lanes(count)}.`,
    listed: (slots: string, _many: number, count: number, missing: string) =>
      `слотов x8 и шире в его списке нет, но в нём может чего-то не хватать${missing === '' ? '' : `, например ${missing}`}; в самом широком из него, ${slots}, ${lanes(count)}.`,
    trap: (slots: string, _many: number, length: number, count: number) =>
      `${slots}: по размеру ×${length}, а подведено ${lanes(count)}.`,
    doubted: (slot: string, count: number, seen: number, machines: number) =>
      `BIOS указывает для ${slot} ${lanes(count)}, но ${counted(machines, 'компьютер', 'компьютера', 'компьютеров')} с этой платой не показали соединения шире ×${seen}: сверьтесь с руководством.`,
    unsure: (slots: string) => `Сколько линий в ${slots}, неизвестно: сверьтесь с руководством.`,
    ran: (slot: string, seen: number, machines: number) =>
      `Соединения в ${slot} были не шире ×${seen} (${counted(machines, 'компьютер', 'компьютера', 'компьютеров')}).`,
    shared: (link: string, ceiling: string) =>
      `Всё, что подключено к чипсету, делит его соединение с процессором, ${link}: не больше ${ceiling} в каждую сторону.`,
    map: {
      processor: 'Процессор',
      chipset: 'Чипсет',
      either: 'Процессор или чипсет',
      unsure: 'к чему подключены, неизвестно',
      uplink: (ceiling: string) => `${ceiling} в каждую сторону на всех`,
      unknownUplink: 'соединение с процессором неизвестно',
      doubted: 'число линий сомнительно, сверьтесь с руководством',
      missing: (contacts: number) => `без линии: ${counted(contacts, 'контакт', 'контакта', 'контактов')}`,
      // Что именно мешает, источник говорит по-английски: это стоит в таблице, где его язык отмечен.
      condition: (count: number) => `бывает ${count === 0 ? 'отключён' : `×${count}`}: условие в таблице`,
      key: { track: 'подключённая линия', missing: 'контакт без линии', unknown: 'число линий неизвестно' },
      more: (text: string) => ({
        one: `ещё ${text} слот`,
        few: `ещё ${text} слота`,
        many: `ещё ${text} слотов`,
        other: `ещё ${text} слота`,
      }),
    },
    hangs: 'Подключён к',
    lanes: 'Линии',
    length: 'Длина',
    generation: 'Поколение',
    ceiling: 'Потолок в каждую сторону',
    seen: 'Откуда известно',
    slot: 'Слот',
    size: 'Рассчитать',
    question: (card: string, slot: string, board: string) => `${card} в ${slot} платы ${board}`,
    open: 'неизвестно',
    tables: (tables: number) => counted(tables, 'таблица', 'таблицы', 'таблиц'),
    width: (count: number, machines: number) => `занят в ${machines}, до ×${count}`,
    from: (writers: string) => `источник: ${writers}`,
    basis: (machines: number) =>
      `По данным BIOS (${counted(machines, 'компьютер', 'компьютера', 'компьютеров')} с этой платой; большинство совпадает в каждой ячейке). Сверьтесь с руководством.`,
    mended: (writers: string) => `Где источник говорит иное или больше, взято из него: ${writers}.`,
    basisOfTexts: (writers: string) =>
      `Источник сведений о слотах: ${writers}; прошивок этой платы не читали. Слот, которого здесь нет, на плате может быть. Решают руководство и LnkSta в выводе lspci -vv.`,
    caution:
      'BIOS может ошибаться. Где он противоречит процессору или работающему соединению, число линий не указано. Слот, которого здесь нет, на плате может быть. Решают руководство и LnkSta в выводе lspci -vv.',
    generationIs: 'Указано поколение слота; со старым процессором он медленнее.',
    conditions: {
      title: conditions.title,
      heads: { slot: 'Слот или порт', when: 'Когда', lanes: 'Остаётся линий' },
      causes: conditions.causes,
      off: 'ни одной: отключён',
    },
    sharing:
      'Слоты и разъёмы M.2 настольных плат часто забирают линии друг у друга, когда заняты оба. Какие — указано в руководстве.',
    sizeOn: (board: string) => `Рассчитать сборку на ${board}`,
    plan: (board: string) => `Подобрать по слотам ${board}`,
    chipset: 'Чипсет',
    systems: 'Продаётся как',
    models: 'Плата',
    revision: 'Ревизия',
    correct: 'Слота нет или он указан неверно? Каждый — строка файла CSV:',
  },
};
