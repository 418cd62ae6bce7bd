// What has no room on a page: text that is cut, that sticks out, or that a control cannot show.
import type { Page } from '@playwright/test';

/** Every fault of the open page, as `what: where`. Regions that scroll by themselves may be wider than the page. */
export const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Fractions of a pixel, and what a glyph has above and below its line. */
    const NEAR = 1;
    const LEADING = 6;
    const found = new Set<string>();

    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      // Data are as long as they are in every language: a preview of cells may cut them.
      element.closest('[translate="no"]') === null &&
      // Help shows two lines, and opens whole at a press.
      element.closest('.lw-help:not([open])') === null &&
      // Said to screen readers only.
      element.closest('.lw-visually-hidden, .lw-skip, noscript') === null;

    const name = (element: Element): string => {
      const { id } = element;
      const classes = [...element.classList].map((item) => `.${item}`).join('');
      const data = [...element.attributes].find((attribute) => attribute.name.startsWith('data-'))?.name;
      return `${element.tagName.toLowerCase()}${id && `#${id}`}${classes}${data ? `[${data}]` : ''}`;
    };
    const fault = (what: string, element: Element, text = element.textContent ?? ''): void => {
      const parent = element.parentElement;
      const where = `${parent ? `${name(parent)} > ` : ''}${name(element)}`;
      found.add(`${what}: ${where} “${text.replace(/\s+/g, ' ').trim().slice(0, 60)}”`);
    };

    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

    const brush = document.createElement('canvas').getContext('2d');
    const widthOf = (text: string, style: CSSStyleDeclaration): number => {
      if (!brush) throw new Error('nothing measures text here');
      brush.font = style.font;
      return brush.measureText(text).width;
    };
    const room = (element: HTMLElement, style: CSSStyleDeclaration): number =>
      element.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd);

    if (document.documentElement.scrollWidth > innerWidth) {
      fault('the page scrolls sideways', document.documentElement, `${document.documentElement.scrollWidth} px`);
    }

    /** Where a piece of text shows: within whatever clips it, up to what scrolls. */
    const look = (parent: Element, { left, right, top, bottom }: DOMRect, text: string): void => {
      let isBlockFound = parent.closest('svg') !== null;
      for (let at: Element | null = parent; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const isRoot = at === document.documentElement;
        const isOutX = left < box.left - NEAR || right > box.right + NEAR;
        const isOutY = top < box.top - LEADING || bottom > box.bottom + LEADING;
        if (!isRoot && clips(style.overflowX) && isOutX) fault('cut', at, text);
        if (!isRoot && clips(style.overflowY) && isOutY) fault('cut', at, text);
        if (scrolls(style.overflowX)) return;
        const isInline = style.display.startsWith('inline') || style.display === 'contents';
        if (!isBlockFound && !isInline && style.position !== 'absolute') {
          isBlockFound = true;
          if (isOutX || isOutY) fault('sticks out', at, text);
        }
      }
      if (left < -NEAR || right > innerWidth + NEAR) fault('beyond the page', parent, text);
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !isShown(parent)) continue;
      if (parent.closest('option, textarea, script, style, title')) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width > 0) look(parent, rect, node.textContent);
      }
    }

    /** Wider than its place it cannot be: names of devices are longer than a phone is wide. */
    const fillsItsPlace = (element: HTMLElement): boolean => {
      let place = element.parentElement;
      while (place && getComputedStyle(place).display.startsWith('inline')) place = place.parentElement;
      return place !== null && element.offsetWidth >= room(place, getComputedStyle(place)) - NEAR;
    };

    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!isShown(element)) continue;
      const style = getComputedStyle(element);
      if (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) {
        fault('cut by an ellipsis', element);
      }
      if (element instanceof HTMLButtonElement && element.scrollWidth > element.clientWidth + NEAR) {
        fault('a button too narrow', element);
      }
      if (element instanceof HTMLSelectElement && !element.multiple) {
        const text = element.selectedOptions[0]?.text ?? '';
        if (fillsItsPlace(element)) continue;
        // The arrow takes about as much as a letter is high.
        const arrow = Number.parseFloat(style.fontSize);
        if (widthOf(text, style) > room(element, style) - arrow) fault('a choice too narrow', element, text);
      }
      if (element instanceof HTMLInputElement && /^(text|search|number)$/.test(element.type) && !element.readOnly) {
        // A field that offers names holds one of them.
        if (element.role === 'combobox' && fillsItsPlace(element)) continue;
        const text = element.value || element.placeholder;
        if (widthOf(text, style) > room(element, style) + NEAR) fault('a field too narrow', element, text);
      }
    }
    return [...found];
  });
