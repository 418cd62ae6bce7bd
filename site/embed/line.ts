// What an author pastes: the frame, and under it in words what it shows. The words are for readers without scripts, for
// feeds and for paper, where a frame shows nothing of it: a static host cannot compute, and browsers ignore what stands
// inside a frame's element.

import { THEME, type Theme } from './theme.ts';

export interface Embed {
  /** Of the embed, as the page that offers it knows it. */
  path: string;
  title: string;
  /** Where the frame's link leads. */
  full: string;
  /** A value of CSS that depends on the width of the element around the frame. */
  height: string;
  /** The tallest, for a page or a browser that does not take that value. */
  tallest: number;
  /** For what is not the page's own: the embed that shows anything, and the page that does. */
  own?: Pick<Embed, 'path' | 'title' | 'full'>;
}

interface Shown {
  src: string;
  full: string;
  /** What the frame shows, in words. */
  caption: string;
  theme: Theme | '';
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => ESCAPES[one] ?? one);

/** A frame of the page's own scheme is transparent; of another one browsers paint it white or black. */
const schemes: Record<Theme, string> = { light: 'light', dark: 'dark', auto: 'light dark' };

export function lineOf(
  { title, height, tallest }: Pick<Embed, 'title' | 'height' | 'tallest'>,
  { src, full, caption, theme }: Shown,
): string {
  const address = new URL(src);
  if (theme) address.searchParams.set(THEME, theme);
  const scheme = theme && `;color-scheme:${schemes[theme]}`;
  // Titles of calculators are questions.
  const said = caption ? `${title} ${caption}` : title;
  return (
    `<figure style="margin:0;width:100%;container-type:inline-size">` +
    `<iframe src="${escaped(address.href)}" title="${escaped(title)}" width="100%" height="${tallest}" loading="lazy" style="border:0;height:${height}${scheme}"></iframe>` +
    `<figcaption><a href="${escaped(full)}">${escaped(said)}</a></figcaption></figure>`
  );
}
