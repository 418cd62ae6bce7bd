// Words of the first page.
export const words = {
  title: 'What limits your storage?',
  description:
    'Calculators for PCIe and storage links: the most a link can carry, the range good hardware reaches, and the part that limits.',
  lede: 'Describe your drives, card, slot and network. See what each link carries, and which one holds the rest back. For home servers, NAS and workstations.',
  trust: {
    measured: (inside: string, all: string) => `${inside} of ${all} measured links fall inside the predicted range`,
    sources: (count: string) => `${count} sources`,
    open: 'Open source; nothing leaves your browser',
  },
  drawn: 'For example',
  helps: 'What would help',
  assumed: 'Assumed: its slot does not limit',
  doors: 'What do you want to do?',
  size: { name: 'Size', about: 'a build, and see what limits it' },
  diagnose: { name: 'Diagnose', about: 'a slow one: paste lspci or fio output' },
  data: {
    name: 'Measurements',
    about: (figures: string, sets: string) => `${figures} results in ${sets} sets, all sourced`,
  },
  cases: 'Common questions',
  allQuestions: 'All questions and answers',
};
