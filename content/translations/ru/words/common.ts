// Слова мелких частей, которые стоят на многих страницах.
import type { Words } from '../../../../site/common/in-english.ts';
export const words: Words<typeof import('../../../../site/common/words.ts').words> = {
  pager: { back: 'Назад', next: 'Дальше', of: (from, to, all) => `${from}–${to} из ${all}` },
  bad: (parameter, value, allowed) =>
    `В адресе параметр ${parameter} имеет значение «${value}», которое здесь не принимается или лишнее. Допустимо: ${allowed}. Остальная часть адреса учтена.`,
  andMore: (count) => `и ещё ${count}`,
};
