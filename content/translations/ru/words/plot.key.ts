// Слова обозначений под рисунками: скриптам они не нужны.
import type { Words } from '../../../../site/common/in-english.ts';
export const words: Words<typeof import('../../../../site/plot/key.words.ts').words> = {
  bands: {
    measured: 'ожидается: диапазон измеренных соединений',
    few: 'все найденные измерения',
    assumed: 'ожидается: принятый диапазон (допущение)',
  },
};
