// What an author pastes: the frame, and under it in words what it shows. The words are for readers without scripts, for
// feeds and for paper, where a frame shows nothing of it: a static host cannot compute, and browsers ignore what stands
// inside a frame's element.

import { attributes, escaped } from '../common/html.ts';
import { type ChosenParameters, type Reduction, withParameters } from './parameters.ts';
import { isTheme, type Theme } from './theme.ts';

export interface Height {
  /** A value of CSS that depends on the width of the element around the frame. */
  height: string;
  /** The tallest, for a browser that does not know that value. */
  tallest: number;
  /** In a column of text, for a page that takes one height only: systems strip styles, policies forbid them. */
  usual: number;
}

export interface Embed extends Height {
  /** `pcie` or `chart/lanes`, and its version. */
  name: string;
  version: number;
  /** Of the embed, as the page that offers it knows it. */
  path: string;
  title: string;
  /** Where the frame's link leads. */
  full: string;
  /** Of the frame with what an author may leave of it. */
  reduced?: Partial<Record<Reduction, Height>>;
  /** The picture of what the page answers as it is served, where it has one. */
  card?: string;
  /** For what is not the page's own: the embed that shows anything, and the page that does. */
  own?: Pick<Embed, 'name' | 'path' | 'title' | 'full'>;
}

/** What the page shows, at whole addresses. */
export interface Shown {
  src: string;
  full: string;
  /** What the frame shows, in words. */
  caption: string;
  chosen: ChosenParameters;
}

export type Sized = Pick<Embed, 'title' | 'height' | 'usual'>;

/** A frame of the page's own scheme is transparent; of another one browsers paint it white or black. */
const schemes: Record<Theme, string> = { light: 'light', dark: 'dark', auto: 'light dark' };

/** Titles of calculators are questions. */
export const saidOf = ({ title }: Pick<Embed, 'title'>, { caption }: Pick<Shown, 'caption'>) =>
  caption ? `${title} ${caption}` : title;

/**
 * The style of the frame's element. Browsers lay out a frame of the page's own site together with the page, wherever it is:
 * `content-visibility` leaves that until it comes near the window.
 */
const styleOf = ({ height }: Pick<Embed, 'height'>, { theme = '' }: ChosenParameters): string =>
  `border:0;content-visibility:auto;height:${height}${isTheme(theme) ? `;color-scheme:${schemes[theme]}` : ''}`;

export function lineOf(embed: Sized, shown: Shown): string {
  const frame = attributes({
    src: withParameters(shown.src, shown.chosen),
    title: embed.title,
    width: '100%',
    height: String(embed.usual),
    loading: 'lazy',
    referrerpolicy: 'no-referrer',
    style: styleOf(embed, shown.chosen),
  });
  return (
    `<figure style="margin:0;width:100%;container-type:inline-size">` +
    `<iframe${frame}></iframe>` +
    `<figcaption><a href="${escaped(shown.full)}">${escaped(saidOf(embed, shown))}</a></figcaption></figure>`
  );
}
