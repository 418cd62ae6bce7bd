// Words of the ways between pages.
export const words = {
  title: 'Related pages',
  /** In the order in which a page lists them. */
  kinds: {
    calculators: 'Calculators',
    chains: 'Whole chains',
    controllers: 'Controllers, network cards and bridges',
    chipsets: 'Chipsets',
    platforms: 'Measured computers',
  },
  /** Of a long list, folded. */
  all: (title: string, count: string) => `${title} (${count})`,
};
