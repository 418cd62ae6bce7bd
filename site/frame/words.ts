// Every word of the frame around pages.
export const words = {
  name: 'Lanewise',
  skip: 'Skip to content',
  trail: 'Breadcrumb',
  feed: 'New articles',

  citation: {
    author: 'The Lanewise contributors',
    title: 'Cite this page',
    hint: 'Add the access date if your citation style requires one.',
    bibtex: 'BibTeX',
    csl: 'CSL-JSON, for Zotero and other reference managers',
  },

  nav: {
    label: 'Main',
    sizer: 'Sizer',
    diagnose: 'Diagnose',
    calculators: 'Calculators',
    parts: 'Parts',
    articles: 'Articles',
    data: 'Data',
    accuracy: 'Accuracy',
    contribute: 'Contribute',
  },

  languages: 'Languages',

  theme: { label: 'Theme', auto: 'System', light: 'Light', dark: 'Dark' },

  footer: {
    label: 'Reference',
    glossary: 'Glossary',
    sources: 'Sources',
    questions: 'Questions',
    embeds: 'Embed',
    licences: 'Code: MIT. Articles: CC BY 4.0. Data: CC0 unless its set states otherwise.',
    privacy: 'Nothing leaves your browser; no cookies.',
  },

  notFound: {
    title: 'No such page',
    description: 'There is no page at this address.',
    text: 'The address may be misspelt, or the page has moved.',
    home: 'Start here',
  },
};
