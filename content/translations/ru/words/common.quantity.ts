// Слова чисел и признаков, где бы они ни стояли.
import type { Words } from '../../../../site/common/in-english.ts';

const drives = { one: 'накопитель', few: 'накопителя', many: 'накопителей', other: 'накопителя' };

export const words: Words<typeof import('../../../../site/common/quantity.words.ts').words> = {
  range: (low, high) => `от ${low} до ${high}`,
  span: (low, high) => `${low}–${high}`,
  assumed: (range) => `${range} (допущение)`,
  few: (range) => `${range} (измерений мало)`,
  oneIn: (number) => `1 из ${number}`,
  almostCertain: 'больше 99 %',
  inUnit: (label, unit) => `${label}, ${unit}`,
  yes: 'да',
  no: 'нет',
  units: {
    lanes: { one: 'линия', few: 'линии', many: 'линий', other: 'линии' },
    bit: { one: 'бит', few: 'бита', many: 'бит', other: 'бита' },
    '% a year': { other: '% в год' },
    drives,
    years: { one: 'год', few: 'года', many: 'лет', other: 'года' },
  },
};
