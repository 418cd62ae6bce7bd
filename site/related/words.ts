// Words of the ways between pages.
export const words = {
  title: 'Related pages',
  /** In the order in which a page lists them. */
  kinds: {
    articles: 'Articles',
    calculators: 'Calculators',
    chains: 'Whole builds',
    controllers: 'Controllers, network cards and bridges',
    chipsets: 'Chipsets',
    platforms: 'Measured computers',
  },
  /** What may cite a source. */
  citing: {
    articles: 'Articles',
    calculators: 'Calculators',
    terms: 'Terms',
    findings: 'Findings of the diagnosis',
    parts: 'Controllers, cards and chipsets',
    tables: 'Tables of the registry',
    sets: 'Sets of measurements',
  },
  /** Of a long list, folded. */
  all: (title: string, count: string) => `${title} (${count})`,
};
