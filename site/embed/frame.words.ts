// What the console of a host page says of the address of a frame.
import type { Scheme } from './accent.ts';
import type { ParameterName } from './parameters.ts';
import { words as parameters } from './parameters.words.ts';

export const words = {
  ignored: (parameter: ParameterName, value: string) =>
    `Lanewise ignores “${parameter}=${value}”: it takes ${parameters[parameter].accepted}.`,
  /** By the colour scheme in which an accent is too faint. */
  faint: {
    light: (accent, least) =>
      `Lanewise ignores “accent=${accent}” on light: contrast below ${least}:1. Choose a darker one.`,
    dark: (accent, least) =>
      `Lanewise ignores “accent=${accent}” on dark: contrast below ${least}:1. Choose a lighter one.`,
  } satisfies Record<Scheme, (accent: string, least: number) => string>,
};
