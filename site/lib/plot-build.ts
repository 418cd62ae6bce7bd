// A drawing at build time: Plot draws into a document without a browser, the page gets the text.
import { type PlotOptions, plot } from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { draw } from './plot.ts';

const { document } = parseHTML('<!doctype html><html></html>');

export function drawn(options: PlotOptions): string {
  return draw({ plot }, options, document).outerHTML;
}
