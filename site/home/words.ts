// Words of the first page.
export const words = {
  title: 'What limits my drives?',
  description:
    'Calculators for PCIe and storage links: the most a link can carry, the range good hardware reaches, and the part that limits.',
  lede: 'A drive is as fast as the narrowest part between it and you. Pick the case nearest to yours: the number is the most payload the link can carry, the range is what good hardware reaches when measured.',
  chains: 'From the drives to the processor',
  ownChain: 'Size your own chain',
  allQuestions: 'All questions, each with its answer',
  planner: 'Find the layout, card and slot that you need',
  diagnose: 'Paste what your machine prints',
  questions: 'One link, one array',
  ownQuestion: 'All calculators',
  lossesTitle: 'One lane, layer by layer',
  losses: (line: string, payload: string) =>
    `One PCIe 2.0 lane carries ${line} in each direction. With 128-byte packets, ${payload} of that is your data.`,
  lossesLink: 'Change the generation, the lanes or the packet size',
  articlesTitle: 'Why it works this way',
  allArticles: 'All articles',
  dataTitle: 'Measured, not only computed',
  data: (figures: number, sets: number) =>
    `${figures} measured figures in ${sets} sets, each with its source, the unit its author meant and what is unknown about it. Filter them, chart them, query them, download them.`,
  toData: 'Open the data',
};
