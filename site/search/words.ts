// Every word of the search.
import { wordsOf } from '../../datasets/tools/text/words-of.ts';
import { formOf } from '../common/plural.ts';

export const words = {
  title: 'Search',
  description:
    'Find an article, a calculator by the question it answers, a drive, controller, chipset, set of measurements, rule or term.',
  open: 'Search',
  key: '/',
  label: 'Search for a part or a question, or describe a machine',
  placeholder: '980 PRO, write hole, 8 HDD on 9211-8i …',
  results: 'Results',
  close: 'Close',
  loading: 'Searching …',
  count: (count: number) =>
    formOf(count, { one: '1 result. Enter opens it.', other: `${count} results. Enter opens the first.` }),
  /** Above the pages stands what the box answers. */
  answered: (text: string, count: number) =>
    formOf(count, {
      one: `${text} Enter opens it. 1 page below.`,
      other: `${text} Enter opens it. ${count} pages below.`,
    }),
  none: (text: string) => `Nothing found for “${text}”.`,
  near: (text: string) => `Nothing found for “${text}”. Similar names:`,
  /** After the number of results, where the index of texts is missing. */
  partly:
    'The text of some pages could not be searched, because part of the search index did not load. There may be more.',
  failed: 'The search could not be loaded. Try again, or use one of these pages:',
  /** Where nothing is found. */
  missing: 'Is a part missing? It takes one line of a CSV file:',
  addPart: 'how to add it',
  addFigures: 'how to add a measurement',
  /** For readers without scripts. */
  noScript: 'The search needs JavaScript. Without it, these pages list everything:',
  /** What a result is. */
  kinds: {
    article: 'Article',
    calculator: 'Calculator',
    question: 'Question',
    drive: 'Drive',
    controller: 'Controller',
    card: 'Card',
    chipset: 'Chipset',
    board: 'Socket and chipset',
    mainboard: 'Board',
    platform: 'Measured computer',
    workload: 'Workload',
    set: 'Measurements',
    chart: 'Chart',
    rule: 'Data rule',
    term: 'Term',
    source: 'Source',
    page: 'Page',
  },
  /** Words that say of a name that it is a drive's; small letters. */
  drives: ['ssd', 'hdd', 'nvme', 'drive', 'drives', 'disk', 'disks', 'ssds', 'hdds'],
  /** Words of a question that say nothing of what is looked for; small letters. */
  ignored: wordsOf(`
    a an and are at be but by can do does for from give has have how i if in is it its long many much my of on or
    should so take than that the this to what when where which why will with would you your
  `),
};

export type Kind = keyof typeof words.kinds;
