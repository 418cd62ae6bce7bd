// Слова ссылок на источники и списков источников.
import type { Words } from '../../../../site/common/in-english.ts';
import { written } from '../grammar.ts';
export const words: Words<typeof import('../../../../site/sources/words.ts').words> = {
  title: 'Источники',
  all: {
    title: 'На чём это основано?',
    name: 'Источники',
    description:
      'Все источники, на которые ссылаются калькуляторы, статьи, термины и компоненты Lanewise: что в них прочитано и что на них ссылается.',
    lede: (count) =>
      `${written(count, 'источник', 'источника', 'источников')} по видам: что прочитано в каждом и что на него ссылается. Источники каждого набора измерений перечислены на странице набора.`,
    kinds: {
      specification: 'Спецификации',
      paper: 'Научные статьи',
      vendor_documentation: 'Документация и исходный код',
      announcement: 'Анонсы',
      article: 'Статьи, обзоры и обсуждения',
    },
    uncited: 'На него пока ничто не ссылается.',
    wrong: 'Источник неверен или ссылка не работает? Каждый — несколько строк в файле:',
  },
  elsewhere: 'Кто ссылается …',
  elsewhereOf: (title) => `Кто ссылается: что ещё ссылается на ${title}`,
  cite: (number, title) => `Источник ${number}: ${title}`,
  published: (day) => `опубликовано ${day}`,
  accessed: (day) => `дата обращения: ${day}`,
};
