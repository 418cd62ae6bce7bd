// Слова о переходах между страницами.
import type { Words } from '../../../../site/common/in-english.ts';
export const words: Words<typeof import('../../../../site/related/words.ts').words> = {
  title: 'Связанные страницы',
  kinds: {
    articles: 'Статьи',
    calculators: 'Калькуляторы',
    chains: 'Сборки целиком',
    controllers: 'Контроллеры, сетевые карты и мосты',
    chipsets: 'Чипсеты',
    platforms: 'Измеренные компьютеры',
  },
  citing: {
    articles: 'Статьи',
    calculators: 'Калькуляторы',
    terms: 'Термины',
    findings: 'Замечания диагностики',
    parts: 'Контроллеры, карты и чипсеты',
    tables: 'Таблицы реестра',
    sets: 'Наборы измерений',
  },
  all: (title, count) => `${title} (${count})`,
};
