// The words of the box; what it answers is said by site/ask.
export const words = {
  label: 'Describe a machine, ask a question, or paste what a tool printed',
  placeholder: '8x 18TB HDD on a 9300-8i in an x4 slot, 10GbE',
  help: 'Write it the way you would in a forum post.',
  ask: 'Answer',
  such: 'Try:',
  examples: ['6x 8TB HDD on ASM1166 in pcie 3.0 x1', '8x 18TB HDD raidz2 over 10GbE', 'raidz2 10x3TB', '18TB in TiB'],
  reading: 'Loading what the box reads by …',
  late: 'The script that answers has not loaded. Check the connection and reload the page.',
  failed: 'The box could not be loaded. Check the connection and press Answer again.',
  answer: 'Reply to your question',
  choices: 'Choose one',
  assumed: 'Assumed',
  expected: {
    measured: (range: string) => `Expect ${range} (9 of 10 measured links fall in this range).`,
    few: (range: string) => `Measured: ${range} (few measurements; yours may differ).`,
    assumed: (range: string) => `Expect ${range} (assumed).`,
  },
  /** What was read, each to be changed. */
  readAs: 'Read as',
  chips: {
    asked: 'asked',
    drives: 'drives',
    each: 'each',
    array: 'array',
    card: 'card',
    slot: 'slot',
    network: 'network',
    seen: 'seen',
    unread: 'not understood',
  },
  /** How the words of the question were read. */
  read: 'How your question was read',
  key: { understood: 'understood', assumed: 'assumed', unread: 'not understood' },
  /** Beside a word, for screen readers. */
  taken: {
    understood: (what: string) => `(${what})`,
    assumed: (what: string) => `(${what}, the rest assumed)`,
    assumedAlone: '(assumed)',
    unread: '(not understood)',
  },
  open: {
    sizer: 'Open in the sizer',
    planner: 'Open the planner',
    diagnose: 'Paste it into the diagnosis',
    search: 'Search for it',
    calculator: 'Open the calculator with these inputs',
    article: 'Read the article',
    part: 'See the part',
    data: 'Browse the data',
    board: 'See its slots',
    boards: 'See these boards',
    glossary: 'Read the definition',
  },
  /** In the sizer itself. */
  built: 'The build below is this machine.',
  /** Beside the link into the sizer, of a paste. */
  named: 'Its address names the parts and the drive models.',
};
