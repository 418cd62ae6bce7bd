// Observable Plot under a strict content security policy: its own styles go, ours (plot.css) take over.
import type { PlotOptions } from './marks.ts';

/** What drawing needs of Plot. Import it by name, never as a whole: the rest is left out of the download. */
export interface Plot {
  plot(options: PlotOptions): Element;
}

/** The class that Plot writes on the drawing and prefixes its own class names with. */
const CLASS = 'lw-plot';

/** Written on the root by Plot; the style sheet decides instead. */
const PRESENTATION = ['font-family', 'font-size'];

/**
 * A drawing without inline styles, ready for a page. `document` is that of the browser, or one made
 * by linkedom at build time. A drawing whose marks lead somewhere is a group of links; any other
 * is an image, named by `ariaLabel`.
 */
export function draw({ plot }: Plot, options: PlotOptions, document?: Document): Element {
  // `figure: false` keeps the root an <svg> whatever the options say.
  const svg = plot({ ...options, ...(document && { document }), className: CLASS, figure: false });
  for (const element of svg.querySelectorAll('style')) element.remove();
  for (const element of [svg, ...svg.querySelectorAll('[style]')]) element.removeAttribute('style');
  for (const name of PRESENTATION) svg.removeAttribute(name);
  // "rule" or "line" as a label tells nobody anything, and a group may have none; styles still need the names.
  for (const group of svg.querySelectorAll('g[aria-label]')) {
    group.setAttribute('data-mark', group.getAttribute('aria-label') ?? '');
    group.removeAttribute('aria-label');
  }
  svg.setAttribute('role', svg.querySelector('a') ? 'group' : 'img');
  return svg;
}
