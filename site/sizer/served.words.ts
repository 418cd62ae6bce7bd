// Words of the sizer that its pages are served with and no script says: scripts do not load them.

export const words = {
  description:
    'From the drives through controllers, slots and chipset to the processor and the network: what the whole chain gives, which part limits it, and what would help.',
  lead: 'Describe the chain from your drives to the processor. The answer names the part that limits, and what a change would bring.',
  questions: 'Questions people ask',
  allQuestions: 'All questions, each with its answer',
  diagnose: 'Already have the machine? Paste its output.',
  planner: 'Not sure what to buy? Let the planner rank layouts, cards and slots.',
  openDefault: 'Open the sizer',
  change: 'Change the chain',
  openFull: 'Open the sizer with this chain',
  /** Of the form. */
  answered: 'Answer and its picture',
  units: { title: 'Units', decimal: 'MB, powers of 1000', binary: 'MiB, powers of 1024' },
  compare: {
    keep: 'Keep this chain as A, then change it to B',
    swap: 'Swap A and B',
    same: 'A and B are the same so far. Change a part of the form.',
  },
  take: {
    title: 'Share or export',
    link: 'Copy link',
    json: 'Download JSON',
    markdown: 'Copy as Markdown',
    svg: 'Download SVG',
    png: 'Download PNG',
  },
  path: {
    title: 'Data path',
  },
  /** Of a board that is named. */
  slots: {
    title: 'Slots of the board',
    part: 'Which part',
    heads: {
      name: 'Slot',
      link: 'Link',
      gives: 'At most',
    },
    listed: 'A slot that is not listed may be there all the same, above all an M.2 socket.',
    put: 'Put it here',
    about: 'What is known of this board',
    all: 'All boards',
    add: 'Add yours',
  },
  noChange: 'Nothing that can be bought or plugged elsewhere lifts this limit.',
  form: {
    parts: 'Parts',
    arrays: 'Arrays',
    host: 'Processor or board',
    addFirst: 'Add a part to the processor',
    addArray: 'Group drives into an array',
    clear: 'Start with an empty chain',
    startAgain: 'Back to the chain of this page',
    addBelow: 'Add a part',
    choose: (label: string) => `Choose: ${label}`,
    arrayOn: 'RAID done by',
  },
  help: {
    host: 'For example i5-12400, 2x EPYC 7302 or B650: its lanes are counted. Of a board, such as PRIME B650M-A AX, the slots are shown.',
    chain:
      'Type the name of a part, such as 9211-8i or B650, and choose it: the catalogue fills in the rest. Type links as pcie 3.0 x4, sata 3.0, sas 2 x4, usb 3.2 Gen 2x1 or ethernet 10G.',
    rows: 'Choose a part to change it. The Delete key removes the part in focus.',
  },
};
