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
    failed: 'The details could not be loaded. They are also on the page of the run:',
    run: 'All results of this run',
    again: 'Try again',
    drive: (name: string) => `All results for ${name}`,
    figure: 'The result',
    how: 'How was it measured?',
    source: 'Where does it come from?',
    link: 'Link',
    load: 'Workload',
    measured: 'Measured',
    ceiling: (measured: string, share: string, ceiling: string, expected: string) =>
      `${measured}: ${share} of the ceiling, ${ceiling}; expected ${expected}`,
    unknown: 'Anything not listed is not stated in the source.',
    charts: 'In charts:',
    copy: 'Copy the command',
    copied: 'Copied.',
    notCopied: 'The browser blocked copying.',
    permalink: 'Link to this row',
    elsewhere: 'The row in this address is not among those shown.',
    find: 'Find it in its set',
  },
  chosen: {
    title: 'Chosen rows',
    count: (rows: number, runs: number) =>
      `${rows} ${rows === 1 ? 'row' : 'rows'} of ${runs} ${runs === 1 ? 'configuration' : 'configurations'} chosen`,
    clear: 'Clear',
    remove: (name: string) => `Remove ${name}`,
    compare: 'Compare side by side',
    charts: {
      'queue-depth': 'IOPS vs queue depth',
      latency: 'Latency vs IOPS',
      'block-size': 'Throughput vs block size',
    },
    drive: (name: string) => `All of ${name}`,
    few: 'choose a row of another configuration as well',
    many: (most: number) => `takes up to ${most} configurations`,
    noCurve: {
      'queue-depth': (name: string) => `${name} has no IOPS at several queue depths`,
      latency: (name: string) => `${name} has no latency at several queue depths`,
      'block-size': (name: string) => `${name} has no throughput for one workload at three or more block sizes`,
    },
    noCommon: 'they share no such workload',
    failed: 'The chosen rows could not be loaded. Choose them again.',
    keys: 'Keyboard: arrow keys move between rows, Space chooses one, Enter jumps here.',
  },
};
