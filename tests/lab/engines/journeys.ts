// What a visitor does, written once as data and done in every engine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { examples } from '../../../site/diagnosis/page/examples.ts';
import { hostPage, scriptOf } from '../../e2e/embed-a-calculator/host-page.ts';
import { versionToday } from '../../support/newest.ts';
import { click, fill, focus, shows, until } from './page.ts';
import { type Browser, KEYS } from './window.ts';

/** The built site on a server of its own, which a journey may stop. */
export interface Place {
  address: string;
  stop(): Promise<void>;
}

/** What one step does with what stands behind its word. */
interface Steps {
  open: string;
  again: string;
  host: string;
  fill: Record<string, string>;
  focus: string;
  press: string;
  click: string;
  shows: Record<string, string>;
  sees: string;
  holds: string;
  stop: true;
}

export interface Journey {
  name: string;
  /** Tried by day, where the engine is installed. */
  smoke?: true;
  steps: readonly Partial<Steps>[];
}

export const JOURNEYS = parse(readFileSync(join(import.meta.dirname, 'journeys.yaml'), 'utf8')) as Journey[];

/** `{nvme}` as the example of that name. */
const exampled = (text: string): string =>
  text.replace(
    /^\{(\w+)\}$/,
    (whole, name) => Object.entries(examples).find(([known]) => known === name)?.[1] ?? whole,
  );

const typed = (keys: string): string =>
  keys.replaceAll(/<(\w+)>/g, (whole, name) => Object.entries(KEYS).find(([known]) => known === name)?.[1] ?? whole);

type Doing = { [Word in keyof Steps]: (given: Steps[Word], browser: Browser, place: Place) => Promise<unknown> };

const DOING: Doing = {
  open: (path, browser, { address }) => browser.open(address + path),
  again: async (text, browser) =>
    browser.open(String(await until(browser, '(text) => location.search.includes(text) && location.href', text))),
  host: async (html, browser, { address }) => {
    const script = scriptOf(address.slice(0, -1));
    await browser.open(
      await hostPage(html.replace('{script}', script).replace('{version}', `${versionToday('pcie')}`)),
    );
  },
  fill: async (fields, browser) => {
    for (const [selector, text] of Object.entries(fields)) await fill(browser, selector, exampled(text));
  },
  focus: (selector, browser) => focus(browser, selector),
  press: (keys, browser) => browser.press(typed(keys)),
  click: (selector, browser) => click(browser, selector),
  shows: async (expected, browser) => {
    for (const [selector, text] of Object.entries(expected)) await shows(browser, selector, text);
  },
  sees: (selector, browser) => until(browser, '(selector) => Boolean(document.querySelector(selector))', selector),
  holds: (source, browser) => until(browser, source),
  stop: (_, __, place) => place.stop(),
};

async function take<Word extends keyof Steps>(word: Word, given: Steps[Word], browser: Browser, place: Place) {
  await DOING[word](given, browser, place);
}

export async function go({ steps }: Journey, browser: Browser, place: Place): Promise<void> {
  for (const step of steps) {
    for (const [word, given] of Object.entries(step)) await take(word as keyof Steps, given as never, browser, place);
  }
}
