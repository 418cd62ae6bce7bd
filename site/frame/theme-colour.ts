// The colour that a browser gives its own frame: the paper of the page, which tokens.css has in both themes.
import tokens from './tokens.css?raw';

const [, light = '', dark = ''] = /--lw-paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];

export const themeColours = [
  { scheme: 'light', colour: light },
  { scheme: 'dark', colour: dark },
];
