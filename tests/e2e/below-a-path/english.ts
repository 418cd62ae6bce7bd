// English that scripts have left on a page of the pseudo-language, whose own words are all accented.
import type { Page } from '@playwright/test';

/** A word of plain letters by itself: not a part of a name, a path or an address. */
const PLAIN = /(?<![^\s(,;:“])[a-z]{3,}(?![^\s),;:.!?”])/;

/** What readers are told, outside what the page says is no text of its language. */
const told = (page: Page, served: string): Promise<string[]> =>
  page.evaluate((html) => {
    const FOREIGN = '[translate="no"], code, kbd, samp, pre, script, style, noscript, textarea';
    const { lang } = document.documentElement;
    const textsOf = (root: Document): string[] => {
      const isForeign = (element: Element | null): boolean =>
        element?.closest(FOREIGN) != null ||
        (element?.closest('[lang]')?.getAttribute('lang') ?? lang) !== lang;
      const texts: string[] = [];
      const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        if (!isForeign(node.parentElement)) texts.push(node.textContent ?? '');
      }
      for (const element of root.body.querySelectorAll('*')) {
        if (isForeign(element)) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          texts.push(element.getAttribute(name) ?? '');
        }
      }
      return texts.map((text) => text.replace(/\s+/g, ' ').trim());
    };
    const before = new Set(textsOf(new DOMParser().parseFromString(html, 'text/html')));
    return [...new Set(textsOf(document))].filter((text) => !before.has(text));
  }, served);

/**
 * Texts with English words that were not in the page as the server sent it; what the server sends is looked at
 * without a browser.
 * @param known Names as the data have them, the longest first: they are the same in every language.
 */
export async function leftInEnglish(
  page: Page,
  served: string,
  known: readonly string[],
): Promise<string[]> {
  const suspects = (await told(page, served)).filter((text) => PLAIN.test(text));
  return suspects.filter((text) =>
    PLAIN.test(known.reduce((rest, name) => rest.replaceAll(name, ''), text)),
  );
}
