// What is asked of a page as it is laid out now. Each answers with the faults, in words; none is an empty list.
import type { Frame, Page } from '@playwright/test';

/** WCAG 1.4.12, in the page by script: its policy forbids style elements. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });

export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

export const leaveText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

/** Text that its box cuts off, and a page that is wider than its window. */
export const losses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    const elements = [...document.querySelectorAll('body :not(svg, svg *, input, select)')].filter(
      // Help shows two lines, and opens whole at a press.
      (element) =>
        element.checkVisibility() && !element.closest('.lw-visually-hidden, .lw-help:not([open])') && isCut(element),
    );
    const faults = elements.map((element) => `cut off: ${element.outerHTML.slice(0, 120)}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...faults, `${scrollWidth} px in a window of ${clientWidth} px`] : faults;
  });

/** What moves for longer than nobody sees. */
export const motions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        return seconds(transitionDuration) > 0.01 || (animationName !== 'none' && seconds(animationDuration) > 0.01);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Controls without an edge, and fills that nothing tells from the paper, in the reader's own colours. */
export const faint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('p');
    probe.style.color = 'Canvas';
    document.body.append(probe);
    const paper = getComputedStyle(probe).color;
    probe.remove();
    const isPaper = (colour: string) => colour === 'none' || colour === paper;
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    // What has no edge in other colours either reads as text.
    const edgeless = shown(
      'input:not([type="range"], [type="checkbox"]), select, textarea, [data-kind="primary"]',
    ).filter((element) => {
      const { borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(element);
      return borderBlockEndStyle === 'none' || borderBlockEndWidth === '0px';
    });
    const unfilled = shown('main svg rect:not([data-axis]), main svg circle, [data-layer="payload"]').filter(
      (element) => {
        const { fill, stroke, opacity } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && opacity !== '0' && isPaper(fill) && isPaper(stroke);
      },
    );
    const unmarked = shown('[aria-current]').filter((element) => {
      const { textDecorationLine, borderInlineStartWidth } = getComputedStyle(element);
      return !element.matches('.lw-brand') && textDecorationLine === 'none' && borderInlineStartWidth === '0px';
    });
    return [
      ...edgeless.map((element) => `no edge: ${element.outerHTML.slice(0, 120)}`),
      ...unfilled.map((element) => `nothing to see: ${element.outerHTML.slice(0, 120)}`),
      ...unmarked.map((element) => `not marked: ${element.outerHTML.slice(0, 120)}`),
    ];
  });

/** Groups and charts that are not told in words. */
export const unsaid = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const isNamed = (element: Element) =>
      Boolean(element.getAttribute('aria-label') || element.getAttribute('aria-labelledby'));
    const groups = shown('fieldset:not([role="presentation"])').filter(
      (group) => !group.querySelector(':scope > legend')?.textContent?.trim() && !isNamed(group),
    );
    const drawings = shown('svg.lw-plot, figure svg').filter(
      (drawing) =>
        !drawing.closest('[aria-hidden="true"]') &&
        drawing.ariaHidden !== 'true' &&
        !drawing.closest('figure, [role="img"], svg[aria-label]')?.querySelector('figcaption') &&
        !isNamed(drawing),
    );
    const tableless = shown('figure:has(svg)').filter(
      (chart) => !chart.querySelector('table') && !chart.closest('main')?.querySelector('table'),
    );
    const wide = shown('.lw-scroll').filter(
      (place) => place.scrollWidth > place.clientWidth + 1 && !(isNamed(place) && place.matches('[tabindex="0"]')),
    );
    return [
      ...groups.map((element) => `a group without a name: ${element.outerHTML.slice(0, 120)}`),
      ...drawings.map((element) => `a drawing without words: ${element.outerHTML.slice(0, 120)}`),
      ...tableless.map((element) => `a chart without its table: ${element.outerHTML.slice(0, 120)}`),
      ...wide.map((element) => `scrolls unnamed: ${element.outerHTML.slice(0, 120)}`),
    ];
  });

/** How far the parts of a page have moved since it began to load. */
export const moved = (page: Page | Frame): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number })[]).reduce((sum, { value }) => sum + value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );
