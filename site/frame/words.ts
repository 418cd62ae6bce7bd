// Every word of the site's frame and build-time components. Article prose is content; a calculator's words come
// with the calculator.
export const site = {
  name: 'Lanewise',
  language: 'en',
  /** Day before month, as in the rest of the world. */
  dates: 'en-GB',
  skip: 'Skip to content',
  trail: 'Where this page belongs',

  nav: {
    label: 'Main',
    calculators: 'Calculators',
    articles: 'Articles',
    data: 'Data',
    accuracy: 'Accuracy',
    dictionary: 'Dictionary',
    contribute: 'Contribute',
  },

  theme: { label: 'Theme', auto: 'As the system', light: 'Light', dark: 'Dark' },

  footer: {
    licences: 'Code: MIT. Articles: CC BY 4.0. Data: CC0, or as its set says.',
    privacy: 'Nothing leaves your browser; no cookies.',
  },

  home: {
    title: 'What limits my drives?',
    description:
      'Calculators for PCIe and storage links: the most a link can carry, the range good hardware reaches, and the part that limits.',
    lede: 'A drive is as fast as the narrowest part between it and you. Pick the case nearest to yours: the number is the most payload the link lets through, the range is what good hardware was measured to reach.',
    questions: 'Common questions',
    ownQuestion: 'All questions and calculators',
    lossesTitle: 'One lane, layer by layer',
    losses: (line: string, payload: string) =>
      `One PCIe 2.0 lane moves ${line} of bits in each direction. With packets of 128 bytes, ${payload} of them are yours.`,
    lossesLink: 'Change the generation, the lanes or the packet size',
    articlesTitle: 'Why it is so',
    allArticles: 'All articles',
    dataTitle: 'Measured, not only computed',
    data: (figures: number, sets: number) =>
      `${figures} measured figures in ${sets} sets, each with its source, the unit its author meant and what is not known about it. Filter them, chart them, query them, download them.`,
    toData: 'Open the data',
  },

  articles: {
    title: 'Articles',
    description: 'Case studies in storage bandwidth: a question, the answer, and how to check it.',
    lede: 'A question, the answer first, then why, then how to check it yourself. Numbers are computed by the calculators or read from the dataset.',
    published: 'Published',
    updated: 'updated',
    sources: 'Sources',
    note: 'Note',
    table: 'Table',
    licence: 'This article is licensed CC BY 4.0.',
    edit: 'Correct or improve it',
    editFile: (path: string) => `To correct or improve it, edit ${path} in the repository.`,
  },

  answer: {
    computed: (label: string) => `${label}, computed. Open the calculator with these inputs.`,
  },

  measured: {
    title: (target: string, reported: string) =>
      `Measured: ${target}. As reported: ${reported}. Open the row.`,
  },

  references: {
    cite: (number: number, title: string) => `Source ${number}: ${title}`,
    published: (day: string) => `published ${day}`,
    accessed: (day: string) => `read ${day}`,
  },

  notFound: {
    title: 'No such page',
    description: 'There is no page at this address.',
    text: 'The address may be misspelt, or the page has moved.',
    home: 'Start here',
  },
};
