// Words of the first page.
export const words = {
  title: 'What limits your storage?',
  description:
    'Calculators for PCIe and storage links: the most a link can carry, the range good hardware reaches, and the part that limits.',
  lede: 'The speed of links, arrays and whole machines, computed and checked against measurements. Nothing leaves your browser.',
  drawn: 'For example',
  doors: 'What do you want to do?',
  size: { name: 'Size', about: 'a machine: parts in, the limit out' },
  diagnose: { name: 'Diagnose', about: 'a slow one: paste what it prints' },
  data: {
    name: 'Measurements',
    about: (figures: string, sets: string) => `${figures} in ${sets} sets; add yours`,
  },
  cases: 'Asked most',
  allQuestions: 'All questions, each with its answer',
};
