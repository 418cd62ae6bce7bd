// What a journey does on a page, the same in every engine: by events that the page hears, and by keys.
import type { Browser } from './window.ts';

/** Seconds that a page has for an answer: the engine of the database is compiled on a busy machine. */
const LIMIT = 100;

/**
 * Waits until a function of the page gives something, and returns it.
 * @throws With the function and the text of the page where that does not come.
 */
export async function until(browser: Browser, source: string, ...args: string[]): Promise<unknown> {
  const waiting = `async (...args) => {
    const end = performance.now() + ${LIMIT} * 1000;
    for (;;) {
      const found = await (${source})(...args);
      if (found) return found;
      if (performance.now() > end) throw new Error('not within ${LIMIT} s; the page has ' + document.body.innerText.slice(0, 1500));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }`;
  return await browser.call(waiting, ...args).catch((error: Error) => {
    throw new Error(`${source} ${args.join(' | ')}: ${error.message}`);
  });
}

const BUSY = /\s+/g;

/** The text of an element once it holds what is expected. */
export async function shows(browser: Browser, selector: string, expected: string): Promise<void> {
  const source =
    '(selector, text) => [...document.querySelectorAll(selector)].some((one) => one.textContent.replace(/\\s+/g, " ").includes(text))';
  await until(browser, source, selector, expected.replaceAll(BUSY, ' '));
}

/** Puts a text into a field, line breaks and all, as a paste does. */
export async function fill(browser: Browser, selector: string, text: string): Promise<void> {
  const source = `(selector, text) => {
    const field = document.querySelector(selector);
    if (!field || field.disabled) return false;
    field.focus();
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }`;
  await until(browser, source, selector, text);
}

export async function click(browser: Browser, selector: string): Promise<void> {
  await until(
    browser,
    '(selector) => { const one = document.querySelector(selector); one?.click(); return Boolean(one); }',
    selector,
  );
}

/** The first that takes it: what is not laid out, yet or at this width, takes no focus. */
export async function focus(browser: Browser, selector: string): Promise<void> {
  await until(
    browser,
    `(selector) => [...document.querySelectorAll(selector)].some((one) => {
      one.focus();
      return document.activeElement === one;
    })`,
    selector,
  );
}
