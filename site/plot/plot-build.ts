// A drawing at build time: Plot draws into a document without a browser, the page gets the text.

import { parseHTML } from 'linkedom';
import { type PlotOptions, plot } from './marks.ts';
import { draw, type Plot } from './plot.ts';

const { document } = parseHTML('<!doctype html><html></html>');

export const drawn = (options: PlotOptions): string => draw({ plot }, options, document).outerHTML;

/** Elements of a page, made with the build's document, as text. */
export const built = (make: (document: Document, plotter: Plot) => Element): string =>
  make(document as unknown as Document, { plot }).outerHTML;
