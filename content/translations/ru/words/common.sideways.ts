// Слова над таблицей, которая шире своего места.
export const words: typeof import('../../../../site/common/sideways.words.ts').words = {
  hint: 'Прокрутите вбок, чтобы увидеть остальное.',
};
