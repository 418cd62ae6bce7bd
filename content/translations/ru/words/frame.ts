// Все слова рамки вокруг страниц.
export const words: typeof import('../../../../site/frame/words.ts').words = {
  name: 'Lanewise',
  skip: 'К основному тексту',
  trail: 'Путь к странице',
  feed: 'Новые статьи',

  citation: {
    author: 'Участники Lanewise',
    title: 'Сослаться на эту страницу',
    hint: 'Добавьте дату обращения, если её требует стиль оформления ссылок.',
    bibtex: 'BibTeX',
    csl: 'CSL-JSON, для Zotero и других менеджеров ссылок',
  },

  nav: {
    label: 'Основные разделы',
    sizer: 'Расчёт цепочки',
    diagnose: 'Диагностика',
    calculators: 'Калькуляторы',
    parts: 'Компоненты',
    articles: 'Статьи',
    data: 'Данные',
    accuracy: 'Точность',
    contribute: 'Участие',
  },

  languages: 'Языки',

  theme: { label: 'Тема', auto: 'Как в системе', light: 'Светлая', dark: 'Тёмная' },

  footer: {
    label: 'Справка',
    glossary: 'Глоссарий',
    sources: 'Источники',
    questions: 'Вопросы',
    embeds: 'Встраивание',
    licences: 'Код: MIT. Статьи: CC BY 4.0. Данные: CC0, если в наборе не указано иное.',
    privacy: 'Данные не покидают ваш браузер; cookies нет.',
  },

  notFound: {
    title: 'Такой страницы нет',
    description: 'По этому адресу страницы нет.',
    text: 'Возможно, в адресе опечатка или страница переехала.',
    home: 'На главную',
  },
};
