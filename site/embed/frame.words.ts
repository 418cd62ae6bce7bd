// What the console of a host page says of the address of a frame.
import type { Scheme } from './accent.ts';
import type { FrameParameter } from './frame.ts';

const accepted: Record<FrameParameter, string> = {
  theme: 'light, dark or auto',
  accent: 'a colour such as 0a6587',
  radius: 'pixels, 0 to 20',
  font: 'system, serif or mono',
  controls: 'none, basic or all',
  lock: 'inputs, or all',
};

export const words = {
  ignored: (parameter: FrameParameter, value: string) =>
    `Lanewise ignores “${parameter}=${value}”: it takes ${accepted[parameter]}.`,
  /** By the colour scheme in which an accent is too faint. */
  faint: {
    light: (accent, least) =>
      `Lanewise ignores “accent=${accent}” on light: contrast below ${least}:1. Choose a darker one.`,
    dark: (accent, least) =>
      `Lanewise ignores “accent=${accent}” on dark: contrast below ${least}:1. Choose a lighter one.`,
  } satisfies Record<Scheme, (accent: string, least: number) => string>,
};
