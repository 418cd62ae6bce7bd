// Слова таблицы накопителей и начала страницы накопителя.

import type { Words } from '../../../../site/common/in-english.ts';
import type { DriveKind } from '../../../../site/drives/best.ts';
import type { words as english } from '../../../../site/drives/words.ts';
import { counted } from '../grammar.ts';

const kinds: Record<DriveKind, string> = {
  nvme: 'SSD с NVMe',
  ssd: 'SSD с SATA и SAS',
  disk: 'жёсткие диски',
  other: 'USB-накопители и карты памяти',
};

/** «…, чем у 25 из 31 …» */
const kindsOf: Record<DriveKind, string> = {
  nvme: 'других SSD с NVMe',
  ssd: 'других SSD с SATA и SAS',
  disk: 'других жёстких дисков',
  other: 'других USB-накопителей и карт памяти',
};

export const words: Words<typeof english> = {
  title: 'Какой накопитель самый быстрый?',
  caption:
    'Лучший результат каждого накопителя, без кэша памяти. Пунктир — собственное соединение накопителя: в источнике не сказано, каким оно было. Разброс, прогоны и источники — на странице накопителя.',
  columns: {
    drive: 'Накопитель',
    link: 'Соединение',
    read: 'Чтение',
    write: 'Запись',
    random: 'Чтение 4 КиБ, QD1',
    latency: 'Средняя задержка, QD1',
    sustained: 'Запись после кэша',
    share: 'Доля соединения',
    sources: 'Источники',
    pick: 'Сравнить',
  },
  find: 'Найти накопитель или соединение, например 3.0 x4',
  views: {
    label: 'Накопители по показателю',
    sequential: 'Последовательно',
    qd1: 'QD1',
    sustained: 'Длительная запись',
    disks: 'Жёсткие диски',
    all: 'Все',
  },
  kinds,
  sortBy: (column) => `Упорядочить по столбцу «${column}»`,
  shown: (shown, all) => `Накопителей: ${shown} из ${all}`,
  all: (drives) => `Все накопители (${drives})`,
  none: (text) => `Измеренных накопителей с «${text}» нет. Уберите слово или добавьте своё измерение.`,
  pick: (drive) => `Сравнить ${drive}`,
  compare: (drives) =>
    drives === 1 ? 'Сравнить его' : `Сравнить ${counted(drives, 'накопитель', 'накопителя', 'накопителей')}`,
  compareFirst: (drives) => `Сравнить первые ${drives}`,
  most: 'Не больше четырёх: сначала уберите один.',
  place: (beats, of, kind) => `быстрее, чем ${beats} из ${of} ${kindsOf[kind]}`,
  placeTitle: (kind) => `Последовательное чтение всех измеренных накопителей (${kinds[kind]})`,
  spread: (worst, sources, load) =>
    `${counted(sources, 'источник', 'источника', 'источников')}, худшее значение — ${worst}; ${load}`,
  oneSource: (load) => `один источник; ${load}`,
  verdict: {
    read: (rate) => `Читает ${rate}`,
    ofLink: (rate, share, link) => `Читает ${rate} — ${share} возможностей соединения ${link}`,
    ofOwn: (rate, share, link) => `Читает ${rate} — ${share} возможностей собственного соединения ${link}`,
    heldBack: (link, rate, promise) =>
      `Последовательное чтение измерено только через ${link}: ${rate}${promise ? `; ${promise}` : ''}.`,
    rated: (rate) => `заявлено ${rate}`,
    ownLink: (link) => `собственное соединение — ${link}`,
    free: (rate, load) => `Без этого ограничения лучший результат — ${rate} (${load}).`,
    below: (rate, rated, load) => `Лучший результат: читает ${rate} из заявленных ${rated} (${load})`,
    noLink: 'соединение неизвестно',
    ofRated: (rate, rated) => `${rate} из заявленных ${rated}`,
    overLink: (rate, link) => `Читает ${rate} через ${link}`,
    andWrites: (reads, rate) => `${reads}; пишет ${rate}.`,
    alone: (reads) => `${reads}.`,
    writes: (rate) => `Пишет ${rate}.`,
    random: (iops, place) => `Случайное чтение по одному запросу: ${iops}${place ? `, ${place}` : ''}.`,
    sustained: (rate, after) => `После ${after} записи подряд скорость записи падает до ${rate}.`,
  },
  unmeasured: {
    none: 'Результатов последовательного чтения и записи в данных пока нет.',
    rated: (reads, writes) =>
      `Заявлено: ${[reads && `чтение ${reads}`, writes && `запись ${writes}`].filter(Boolean).join(', ')}.`,
    own: (link, ceiling) => `Его собственное соединение, ${link}, передаёт не больше ${ceiling} в каждую сторону.`,
    behind: (links) => `Через более медленное соединение он не превысит ${links}.`,
    at: (rate, link) => `${rate} (${link})`,
    disk: 'Жёсткий диск с одним блоком головок заметно медленнее, а на внутренних дорожках — ещё медленнее.',
    shingled: 'Запись черепичная (SMR): долгая случайная запись и восстановление массива резко замедляются.',
  },
  read: 'чтение',
  write: 'запись',
  curves: {
    depth: {
      title: 'Случайный ввод-вывод по 4 КиБ и глубина очереди',
      axis: 'Глубина очереди',
      at: (x, goes) => `${goes}, QD${x}`,
    },
    block: {
      title: 'Последовательная скорость и размер блока',
      axis: 'Размер блока',
      at: (x, goes) => `${goes}, ${x}`,
    },
  },
  arrays: {
    title: 'Сколько дают массивы?',
    description:
      'Все измеренные массивы RAID и ZFS по видам: лучшее последовательное чтение и запись, случайное чтение и во сколько раз больше базы — измеренное и по модели.',
    lede: 'Лучший результат каждого массива, без кэша памяти, и во сколько раз он больше базы — меньшего числа тех же накопителей.',
    model: 'Насколько близка к ним модель',
    array: 'Массив',
    random: 'Случайное чтение по 4 КиБ, любая глубина',
    timesHead: 'Раз к базе (модель)',
    times: (measured, predicted) => `×${measured} (×${predicted})`,
    set: 'Набор',
    calculate: 'Рассчитать свой массив',
  },
  links: {
    title: 'Сколько дают соединения?',
    description:
      'Все измеренные соединения PCIe, DMI, SATA, SAS, USB, Thunderbolt и Ethernet: потолок, ожидаемая скорость и лучшее, что по ним прочитали и записали.',
    lede: 'Сколько каждое соединение передаёт самое большее за вычетом собственных издержек, чего от него ждать и лучший результат на одном таком соединении, без кэша памяти. Проценты и полосы — доли потолка.',
    model: 'Насколько близка к ним модель',
    link: 'Соединение',
    ceiling: 'Потолок в одну сторону',
    expected: 'Ожидать',
    read: 'Лучшее чтение',
    write: 'Лучшая запись',
    devices: 'Устройства',
    figures: 'Значения',
    shareAtLeast: (share) => `не менее ${share}`,
    ceilings:
      'Потолок из двух чисел — при Max Payload Size 128 байт и при наибольшем измеренном, в более медленную и в более быструю сторону. Где источник не указывает Max Payload Size, доля взята от большего числа, то есть на деле не меньше.',
    unmeasured: 'Пока никто не измерял:',
    unstated: (figures, all) =>
      `Для ${figures} из ${all} результатов источник не указывает поколение или число линий. Они есть среди всех результатов, но не здесь.`,
  },
  use: 'Открыть в расчёте',
  addYours: 'Добавить своё измерение',
  more: { title: 'Что ещё есть в данных', figures: 'Все результаты: фильтр, порядок, диаграммы, загрузка' },
};
