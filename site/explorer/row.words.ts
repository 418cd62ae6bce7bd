// Words of the rows of the explorer: their details, and where chosen ones can be taken.
export const words = {
  row: {
    /** What the first, narrow column holds. */
    head: 'Choose, open',
    open: (row: string) => `Details of ${row}`,
    choose: (row: string) => `Choose ${row}`,
  },
  details: {
    loading: 'Loading the details …',
    failed: 'The details could not be loaded. The page of the run has them:',
    run: 'All figures of this run',
    again: 'Try again',
    drive: (name: string) => `All figures of ${name}`,
    figure: 'The figure',
    how: 'How was it measured?',
    source: 'Where does it come from?',
    link: 'Link',
    load: 'Load',
    measured: 'Measured',
    ceiling: (measured: string, share: string, ceiling: string, expected: string) =>
      `${measured}: ${share} of the ceiling, ${ceiling}; expected ${expected}`,
    unknown: 'What is not listed, the source does not say.',
    charts: 'In charts:',
    copy: 'Copy the command',
    copied: 'Copied.',
    notCopied: 'The browser did not let the page copy.',
    permalink: 'Link to this row',
    elsewhere: 'The row of this address is not among those shown.',
    find: 'Look for it in its set',
  },
  chosen: {
    title: 'Chosen rows',
    count: (rows: number, runs: number) =>
      `${rows} ${rows === 1 ? 'row' : 'rows'} of ${runs} ${runs === 1 ? 'configuration' : 'configurations'} chosen`,
    clear: 'Clear',
    remove: (name: string) => `${name}, take away`,
    compare: 'Compare side by side',
    charts: {
      'queue-depth': 'Operations over queue depth',
      latency: 'Latency over operations',
      'block-size': 'Bandwidth over block size',
    },
    drive: (name: string) => `All of ${name}`,
    few: 'choose a row of another configuration, too',
    many: (most: number) => `takes up to ${most} configurations`,
    noCurve: {
      'queue-depth': (name: string) =>
        `${name} has no operations per second at several queue depths`,
      latency: (name: string) => `${name} has no latency at several queue depths`,
      'block-size': (name: string) =>
        `${name} has no bandwidth of one load at three or more block sizes`,
    },
    noCommon: 'they have no such load in common',
    failed: 'What is known of the chosen rows could not be loaded. Choose them again.',
    keys: 'By keyboard: arrows go from row to row, Space chooses one, Enter comes here.',
  },
};
