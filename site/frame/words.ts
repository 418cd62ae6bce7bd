// Every word of the frame around pages.
export const words = {
  name: 'Lanewise',
  skip: 'Skip to content',
  notLoaded:
    'This page’s script has not loaded. Fields do nothing yet, and any answer shown is an example. Reload the page, or enable JavaScript.',
  trail: 'Breadcrumb',
  feed: 'New articles',

  citation: {
    author: 'The Lanewise contributors',
    title: 'Cite this page',
    hint: 'Add the access date if your citation style requires one.',
    bibtex: 'BibTeX',
    csl: 'CSL-JSON, for Zotero and other reference managers',
  },

  /** By what a reader wants to do; one word each, so that all stand in one line of a phone. */
  nav: {
    label: 'Main',
    size: 'Size',
    plan: 'Plan',
    diagnose: 'Diagnose',
    boards: 'Boards',
    calculate: 'Calculate',
    data: 'Data',
    learn: 'Learn',
  },

  /** Lists of pages by what they hold. */
  lists: { calculators: 'Calculators', articles: 'Articles' },

  learn: {
    title: 'How does it work, and who says so?',
    description:
      'Questions from forums with worked answers, articles, a glossary, how accurate the models are, and how to add a measurement.',
    lede: 'What stands behind the numbers: explanations, definitions, sources, and the checks that the models have to pass.',
    begin: 'Articles to begin with',
    ways: {
      questions: { name: 'Questions', about: 'Questions from forums, each with its worked answer.' },
      articles: { name: 'Articles', about: 'How links, arrays and drives work, and how to measure them.' },
      glossary: { name: 'Glossary', about: 'The terms, defined in a sentence or two.' },
      accuracy: { name: 'Accuracy', about: 'How close the models come to what was measured.' },
      sources: { name: 'Sources', about: 'Every document behind a number or statement.' },
      contribute: { name: 'Contribute', about: 'Add a measurement or correct a part with a pull request.' },
      embed: { name: 'Embed', about: 'Put a calculator into your own page.' },
      host: { name: 'Host', about: 'Serve this site from your own host.' },
    },
  },

  languages: 'Languages',

  theme: { label: 'Theme', auto: 'System', light: 'Light', dark: 'Dark' },

  footer: {
    label: 'Reference',
    about: 'About',
    glossary: 'Glossary',
    sources: 'Sources',
    questions: 'Questions',
    embeds: 'Embed',
    accuracy: 'Accuracy',
    contribute: 'Contribute',
    source: 'Source code',
    changes: 'Changes',
    feedback: 'Report an error',
    licences: 'Code: MIT. Articles: CC BY 4.0. Data: CC0 unless its set states otherwise.',
    privacy: 'Nothing leaves your browser; no cookies.',
    inEnglish: 'Texts on this page that are not translated yet:',
  },

  notFound: {
    title: 'No such page',
    description: 'There is no page at this address.',
    text: 'The address may be misspelt, or the page has moved.',
    home: 'Start here',
  },
};
