// Слова каталога компонентов, где бы он ни предлагался.
import type { Words } from '../../../../site/common/in-english.ts';
export const words: Words<typeof import('../../../../site/parts/words.ts').words> = {
  proposals: 'Компоненты из каталога',
};
