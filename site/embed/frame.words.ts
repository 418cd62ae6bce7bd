// What the console of a host page says of the address of a frame.
import type { Scheme } from './accent.ts';
import type { FrameParameter } from './frame.ts';

const accepted: Record<FrameParameter, string> = {
  theme: 'it takes light, dark or auto',
  accent: 'it takes a colour in hexadecimal digits, such as 0a6587',
  radius: 'it takes whole pixels from 0 to 20, such as 8',
  font: 'it takes system, serif or mono',
  controls: 'it takes none, basic or all',
  lock: 'it takes names of inputs, such as lanes,generation, or all',
};

export const words = {
  ignored: (parameter: FrameParameter, value: string) =>
    `Lanewise: the frame ignores “${parameter}=${value}”: ${accepted[parameter]}.`,
  /** By the colour scheme in which an accent is too faint. */
  faint: {
    light: (accent, least) =>
      `Lanewise: the frame ignores “accent=${accent}” on a light background: its contrast is below ${least}:1. Choose a darker colour.`,
    dark: (accent, least) =>
      `Lanewise: the frame ignores “accent=${accent}” on a dark background: its contrast is below ${least}:1. Choose a lighter colour.`,
  } satisfies Record<Scheme, (accent: string, least: number) => string>,
};
