// Слова каталога компонентов, где бы он ни предлагался.
export const words: typeof import('../../../../site/parts/words.ts').words = {
  proposals: 'Компоненты из каталога',
};
