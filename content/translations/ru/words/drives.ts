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
    'Лучшее, что измерил любой источник на одном накопителе, мимо памяти компьютера. Соединение с пунктиром — собственное соединение накопителя: какое было на деле, не указывает ни один источник. Разброс, прогоны и источники — на странице накопителя.',
  columns: {
    drive: 'Накопитель',
    link: 'Соединение',
    read: 'Чтение',
    write: 'Запись',
    random: 'Чтение 4 КиБ, QD 1',
    latency: 'Средняя задержка, QD 1',
    sustained: 'Запись после кэша',
    share: 'Доля соединения',
    sources: 'Источники',
    pick: 'Сравнить',
  },
  find: 'Найти накопитель или соединение, например 3.0 x4',
  kind: 'Вид',
  any: 'все',
  kinds,
  sortBy: (column) => `Упорядочить по столбцу «${column}»`,
  shown: (shown, all) => `Накопителей: ${shown} из ${all}`,
  all: (drives) => `Все накопители (${drives})`,
  none: (text) =>
    `Измеренных накопителей с «${text}» нет. Уберите слово или добавьте своё измерение.`,
  pick: (drive) => `Сравнить ${drive}`,
  compare: (drives) =>
    drives === 1
      ? 'Сравнить его'
      : `Сравнить ${counted(drives, 'накопитель', 'накопителя', 'накопителей')}`,
  most: 'Не больше четырёх: сначала уберите один.',
  place: (beats, of, kind) => `быстрее, чем ${beats} из ${of} ${kindsOf[kind]}`,
  placeTitle: (kind) => `Последовательное чтение всех измеренных накопителей (${kinds[kind]})`,
  spread: (worst, sources, load) =>
    `${counted(sources, 'источник', 'источника', 'источников')}, худшее значение — ${worst}; ${load}`,
  oneSource: (load) => `один источник; ${load}`,
  verdict: {
    read: (rate) => `Читает ${rate}`,
    ofLink: (rate, share, link) => `Читает ${rate} — ${share} возможностей соединения ${link}`,
    ofOwn: (rate, share, link) =>
      `Читает ${rate} — ${share} возможностей собственного соединения ${link}`,
    heldBack: (rate, link) =>
      `Читает ${rate} через ${link}: это медленнее его собственного соединения`,
    overLink: (rate, link) => `Читает ${rate} через ${link}`,
    andWrites: (reads, rate) => `${reads}; пишет ${rate}.`,
    alone: (reads) => `${reads}.`,
    writes: (rate) => `Пишет ${rate}.`,
    random: (iops, place) =>
      `Случайное чтение по одному запросу: ${iops}${place ? `, ${place}` : ''}.`,
    sustained: (rate, after) => `После ${after} записи подряд скорость записи падает до ${rate}.`,
  },
  read: 'чтение',
  write: 'запись',
  curves: {
    depth: {
      title: 'Случайный ввод-вывод по 4 КиБ и число запросов в работе',
      axis: 'Запросов в работе',
      at: (x, goes) => `${goes}, в работе: ${x}`,
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
    lede: 'Лучшее, что измерил любой источник на каждом массиве, мимо памяти компьютера, и во сколько раз это больше базы — меньшего числа тех же накопителей.',
    model: 'Насколько близка к ним модель',
    array: 'Массив',
    random: 'Случайное чтение по 4 КиБ, любая глубина',
    timesHead: 'Раз к базе (модель)',
    times: (measured, predicted) => `×${measured} (×${predicted})`,
    set: 'Набор',
    calculate: 'Рассчитать свой массив',
  },
  use: 'Взять в расчёт цепочки',
  addYours: 'Добавить своё измерение',
  more: {
    title: 'Что ещё есть в данных',
    figures: 'Все значения: фильтр, порядок, диаграммы, загрузка',
  },
};
