// Слова обозначений под рисунками: скриптам они не нужны.
export const words: typeof import('../../../../site/plot/key.words.ts').words = {
  bands: {
    measured: 'ожидается: диапазон измеренных соединений',
    assumed: 'ожидается: принятый диапазон (допущение)',
  },
};
