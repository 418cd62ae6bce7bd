// How an embed may look, as its address says it. Without a word it brings its own background, which fits any page.

/** The parameter of the address; frame.ts reads it. */
export const THEME = 'theme';

/** That of the page around it: light, dark, or as the reader's system has it. */
export const themes = ['light', 'dark', 'auto'] as const;

export type Theme = (typeof themes)[number];

export const isTheme = (value: string): value is Theme => themes.some((theme) => theme === value);
