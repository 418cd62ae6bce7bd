// Whether a colour that an author names can carry text: WCAG 2.2, success criterion 1.4.3.

import type { Theme } from './theme.ts';

/** The papers of tokens.css, on which an embed writes. */
export const papers = { light: 'fdfdfc', dark: '14181b' } as const;
export type Scheme = keyof typeof papers;
export const schemes = Object.keys(papers) as Scheme[];

/** Those that a frame of that theme may have: without one it has the reader's. */
export const schemesOf = (theme: Theme | undefined): Scheme[] =>
  schemes.filter((scheme) => theme === undefined || theme === 'auto' || theme === scheme);

/** What text needs against what it stands on. */
export const ENOUGH = 4.5;

/** Relative luminance as WCAG defines it, of six hexadecimal digits. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Whether text of that colour can be read on the paper of the scheme. */
export const isLegible = (hex: string, scheme: Scheme): boolean => contrast(hex, papers[scheme]) >= ENOUGH;
