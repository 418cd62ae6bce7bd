// Слова над таблицей, которая шире своего места.
import type { Words } from '../../../../site/common/in-english.ts';
export const words: Words<typeof import('../../../../site/common/sideways.words.ts').words> = {
  hint: 'Прокрутите вбок, чтобы увидеть остальное.',
};
