// Words of the sizer that its pages are served with and no script says: scripts do not load them.

export const words = {
  description:
    'From the drives through controllers, slots and chipset to the processor and the network: what the whole build delivers, which part is the bottleneck, and what would help.',
  lead: 'Build the path from your drives to the CPU. The answer names the bottleneck and what each fix would gain.',
  questions: 'Questions people ask',
  allQuestions: 'All questions and answers',
  diagnose: 'Already have the machine? Paste its output.',
  planner: 'Not sure what to buy? Let the planner rank layouts, cards and slots.',
  openDefault: 'Open the sizer',
  change: 'Change the build',
  openFull: 'Open this build in the sizer',
  /** Of the form. */
  answered: 'Answer and its picture',
  units: { title: 'Units', decimal: 'MB, powers of 1000', binary: 'MiB, powers of 1024' },
  compare: {
    keep: 'Save as A and compare a change',
    swap: 'Swap A and B',
    same: 'A and B are still the same. Change a part of B.',
  },
  take: {
    title: 'Share or export',
    link: 'Copy link',
    json: 'Download JSON',
    markdown: 'Copy as Markdown',
    svg: 'Download SVG',
    png: 'Download PNG',
  },
  path: { title: 'Data path' },
  /** Of a board that is named. */
  slots: {
    title: 'Slots of this board',
    part: 'Which part',
    heads: { name: 'Slot', link: 'Link', gives: 'At most' },
    listed: 'The board may have slots that are not listed, M.2 sockets above all.',
    put: 'Put it here',
    about: 'About this board',
    all: 'All boards',
    add: 'Add yours',
  },
  form: {
    parts: 'Parts',
    arrays: 'Arrays',
    host: 'Processor or board',
    addFirst: 'Add a part',
    addArray: 'Group drives into an array',
    clear: 'Clear the build',
    startAgain: 'Reset to this page’s example',
    addBelow: 'Add a part',
    choose: (label: string) => `Choose: ${label}`,
    arrayOn: 'RAID done by',
  },
  help: {
    host: 'For example i5-12400, 2x EPYC 7302 or B650: its lanes are counted. For a board, such as PRIME B650M-A AX, the slots are shown.',
    chain:
      'Type the name of a part, such as 9211-8i or B650, and choose it: the catalogue fills in the rest. Type links as pcie 3.0 x4, sata 3.0, sas 2 x4, usb 3.2 Gen 2x1 or ethernet 10G.',
    rows: 'Select a part to edit it. Press Delete to remove it.',
  },
};
