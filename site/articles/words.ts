// Words around articles and of the numbers in them. Their prose is content.
export const words = {
  title: 'Articles',
  description: 'Case studies in storage throughput: a question, the answer, and how to check it.',
  lede: 'A question, the answer first, then why, then how to check it yourself. Numbers are computed by the calculators or read from the dataset.',
  index: 'Topics',
  /** In the order of the page. */
  topics: {
    links: 'Links, slots and cards',
    arrays: 'Arrays and file systems',
    drives: 'Drives and workloads',
    measuring: 'Benchmarks and units',
  },
  untranslated: 'This article has not been translated yet. It is in English.',
  /** Over an article on old hardware; links to what is asked today follow. */
  study: (year: number) => `Case study with hardware from ${year}. The same question today:`,
  studied: (year: number) => `case study, ${year}`,
  published: 'Published',
  updated: 'updated',
  sources: 'Sources',
  note: 'Note',
  table: 'Table',
  licence: 'This article is licensed CC BY 4.0.',
  edit: 'Correct or improve it',
  editFile: (path: string) => `To correct or improve it, edit ${path} in the repository.`,

  chart: 'Change this chart',
  queried: 'Read from the dataset.',
  toQuery: 'Open the query',

  answer: { computed: (label: string) => `${label}, computed.`, open: 'Open the calculator with these inputs' },

  measured: {
    title: (target: string, reported: string) => `Measured: ${target}. As reported: “${reported}”.`,
    open: 'Open the row',
  },
};

export type Topic = keyof typeof words.topics;
