// Как по одной форме слова находятся остальные.

import { stemmer } from '@orama/stemmers/russian';
import type { Words } from '../../../../site/common/in-english.ts';

/** Короче основа не бывает: «запись» стеммер Snowball сводит к «зап», с чего начинаются и «запрос», и «запас». */
const SHORTEST = 4;

export const words: Words<typeof import('../../../../site/search/stem.words.ts').words> = {
  stem: (word) => {
    const stem = stemmer(word);
    return stem.length < SHORTEST ? word.replace(/[аеийоуыьэюя]$/, '') : stem;
  },
  plain: (text) => text.replaceAll('ё', 'е').replaceAll('Ё', 'Е'),
};
