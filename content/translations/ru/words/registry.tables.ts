// Слова вокруг таблиц реестра на страницах калькуляторов. Что значат столбцы, сказано в их описаниях.
import type { Words } from '../../../../site/common/in-english.ts';

const sure = 'Надёжность';
const note = 'Примечание';

export const words: Words<typeof import('../../../../site/registry/tables.words.ts').words> = {
  failureRates: {
    title: 'Сколько накопителей отказывает за год?',
    lede: 'По данным эксплуатации; выберите долю, чтобы считать с ней. Снятый накопитель считается отказавшим.',
    heads: { rate: 'Доля в год', population: 'Чьи накопители', period: 'Период', drives: 'Накопители', sure, note },
  },
  discardSupport: {
    title: 'Что пропускает discard (TRIM)?',
    lede: 'SSD замедляется, если ему не сообщают, какие блоки свободны. Передать это должен каждый слой между файловой системой и накопителем; одного «нет» достаточно, чтобы всё прервать. Проверьте у себя командой lsblk -D: DISC-MAX, равный 0, значит, что не проходит ничего.',
    heads: { layer: 'Слой', levels: 'Уровни', passes: 'Пропускает', sure, note },
    everyLevel: 'любой',
    joined: { yes: ', ', conditional: ': ', no: ', ' },
  },
  nasReserves: {
    title: 'Сколько места NAS оставляет себе?',
    lede: 'Выберите объём, который занят на каждом накопителе, чтобы считать с ним. Если системы в таблице нет, источника о ней мы не нашли.',
    heads: { system: 'Система', kept: 'Занято', of: 'От чего', sure, note },
    atMost: (bytes) => `, не более ${bytes}`,
  },
  keptOf: { drive: 'каждый накопитель', raid_group: 'каждая группа RAID', pool: 'каждый пул', volume: 'каждый том' },
  confidence: { specified: 'Из первых рук', reported: 'По сообщениям', unverified: 'Не проверено' },
  passes: { yes: 'Да', conditional: 'С условием', no: 'Нет' },
  unknown: 'не указано',
  columns: 'Что значат столбцы',
  correct: 'Строки не хватает или она неверна? Каждая — одна строка файла',
};
