// What readers do on the pages that answer, in the order in which they do it: one at a time is measured.
import type { Page } from '@playwright/test';
import { typeSlowly } from './observed.ts';

export interface Visit {
  path: string;
  /** What is there once the page answers. */
  ready: string;
  /** By name. */
  acts: Record<string, (page: Page) => Promise<unknown>>;
}

/** Milliseconds between two taps of one act, and between a scroll and the tap that it is for. */
const BETWEEN = 600;

/** A thumb comes after the scroll that brought its target into view, and after the picture of that. */
const tap = (selector: string) => async (page: Page) => {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(BETWEEN);
  await target.tap();
};
const type = (selector: string, text: Iterable<string>) => async (page: Page) => {
  // Focus is no interaction of what is typed.
  await page.locator(selector).first().focus();
  await typeSlowly(page, text);
};
/** Another choice of a list, as arrow keys choose it: a list of the system's own that is tapped is no part of the page. */
const choose = (selector: string) => type(selector, ['ArrowDown']);
const fold = (name: string) => `details[data-facet="${name}"] > summary`;

export const visits: Visit[] = [
  {
    path: '/data/',
    ready: 'lw-drives:defined',
    acts: {
      'type a name': type('lw-drives [data-text]', 'samsung'),
      'empty the field': type('lw-drives [data-text]', Array(7).fill('Backspace')),
      'open another view': tap('lw-drives [data-view="all"]'),
      'open the first view': tap('lw-drives [data-view="sequential"]'),
      sort: tap('lw-drives [data-sort="write"] button'),
      'sort the other way': tap('lw-drives [data-sort="write"] button'),
      'pick a drive': tap('lw-drives tbody tr:not([hidden]) input'),
      'pick another': tap('lw-drives tbody tr:not([hidden]) input:not(:checked)'),
      'show all': tap('lw-drives [data-more]'),
      'sort all': tap('lw-drives [data-sort="read"] button'),
      'look for a name among all': type('lw-drives [data-text]', 'wd'),
    },
  },
  {
    path: '/data/figures/',
    ready: 'lw-dataset[data-ready]',
    acts: {
      'open a row': tap('[data-lines] [data-open]'),
      'pick a row': tap('[data-lines] [data-choose]'),
      'next page': tap('[data-page="next"]'),
      'open a filter': tap(fold('drive')),
      'look for a value': type('[data-facet="drive"] [data-narrow]', 'evo'),
      'choose a value': tap('[data-facet="drive"] label:not([hidden]) input'),
      'remove a filter': tap('[data-chips] button'),
      'go to the field of another filter': tap('[data-facet="link"] [data-narrow]'),
      'choose two values': async (page) => {
        await tap('[data-facet="link"] label input')(page);
        await page.waitForTimeout(BETWEEN);
        await tap('[data-facet="kind"] label input')(page);
      },
      'look for a text': type('[name="text"]', 'samsung'),
      'remove all filters': tap('[data-reset]'),
      sort: tap('[data-heads] [data-sort="measured"]'),
      'choose units': choose('[name="units"]'),
      'open the columns': tap('.lw-choose summary'),
      'add a column': tap('.lw-choose input:not(:checked)'),
    },
  },
  {
    path: '/planner/',
    ready: 'lw-planner[data-ready]',
    acts: {
      'type a size': type('[name="usable"]', ['End', 'Backspace', '0', '0']),
      'choose failures': choose('[name="failures"]'),
      'choose a drive': choose('[name="drive"]'),
      'choose a board': type('[name="board"]', ['ArrowDown', 'ArrowDown']),
      'type a price': type('[name="drive-price"]', '199'),
      'open the other slots': tap('[data-fold="other"] > summary'),
      'type another size': type('[name="usable"]', ['End', 'Backspace', '5']),
      'open a second array': tap('[data-second-fields] > summary'),
      'type a second size': type('[data-second-fields] input[name^="usable"]', '4 TB'),
      'start again': tap('lw-planner button[type="reset"]'),
    },
  },
  {
    path: '/sizer/',
    ready: 'lw-sizer[data-ready]',
    acts: {
      'open a part': tap('[data-part] [data-open]'),
      'type a name': type('[data-fields] [data-member="name"]', ['End', ' ', '2']),
      'close it': tap('[data-part] [data-open]'),
      'add a part': tap('.lw-history [data-add]'),
      'type a rate': type('[data-fields] [data-member="read"]', '1234'),
      'remove it': tap('[data-fields] [data-remove]'),
      undo: tap('[data-undo]'),
      'choose a load': choose('[data-load]'),
      'open the list of parts': tap('.lw-sizer__form > details > summary'),
    },
  },
  {
    path: '/calculators/pcie/',
    ready: 'lw-calculator[data-ready]',
    acts: {
      'choose a generation': choose('[data-input="generation"]'),
      'choose lanes': choose('[data-input="lanes"]'),
      'open the finer points': tap('lw-calculator form details > summary'),
      'type a figure': type('lw-calculator form details input[type="text"]', ['End', 'Backspace', '2']),
      'open every figure': tap('lw-calculator details.lw-fold > summary'),
      'start again': tap('lw-calculator button[type="reset"]'),
    },
  },
  {
    path: '/',
    ready: 'lw-box[data-ready]',
    acts: {
      'type a machine': type('#box', '8 x 18 tb sas behind 9300-8i in x4 slot'),
      'ask it': type('#box', ['Enter']),
      'another question': tap('lw-box [data-example] >> nth=1'),
    },
  },
  {
    path: '/diagnose/',
    ready: 'lw-diagnose[data-ready]',
    acts: {
      'take an example': tap('[data-example]'),
      'open what is normal': tap('[data-normal]:not([hidden]) > summary, [data-facts]:not([hidden]) > summary'),
      'open the facts': tap('[data-facts] > summary'),
      'next unread line': tap('[data-next-unread]:not([hidden]), [data-facts] > summary'),
      'type into the text': type('[data-paste]', 'nvme'),
      'take a longer example': tap('[data-example] >> nth=2'),
      'empty it': tap('[data-clear]'),
    },
  },
];
