// Слова поля, которое сужает длинный список.

import type { Words } from '../../../../site/common/in-english.ts';
import type { words as english } from '../../../../site/common/narrow.words.ts';
import { counted } from '../grammar.ts';

export const words: Words<typeof english> = {
  label: 'Найти на этой странице',
  found: (count) => counted(count, 'запись', 'записи', 'записей'),
  none: (text) => `Записей с «${text}» здесь нет. Поиск по сайту знает больше названий.`,
};
