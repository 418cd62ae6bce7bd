// Words of citations and lists of sources.
export const words = {
  title: 'Sources',
  /** The page of all of them. */
  all: {
    title: 'What is this based on?',
    name: 'Sources',
    description:
      'Every source that the calculators, articles, terms and parts of Lanewise cite, what was read in it, and what cites it.',
    lede: (count: string) =>
      `${count} sources, by kind: what was read in each, and what cites it. Each set of measurements lists its own sources on its page.`,
    kinds: {
      specification: 'Specifications',
      paper: 'Papers',
      vendor_documentation: 'Documentation and source code',
      announcement: 'Announcements',
      article: 'Articles, reviews and threads',
    },
    uncited: 'Nothing cites it yet.',
    wrong: 'Is a source wrong or its link dead? Each is a few lines of a file:',
  },
  /** Leads from a source in a list to what else cites it. */
  elsewhere: 'Cited by …',
  elsewhereOf: (title: string) => `Cited by …: what else cites ${title}`,
  cite: (number: number, title: string) => `Source ${number}: ${title}`,
  published: (day: string) => `published ${day}`,
  accessed: (day: string) => `accessed ${day}`,
};
