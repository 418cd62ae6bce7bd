// The tokens of the style sheet as the page of every part lists them: read where they are defined.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(process.cwd(), 'site/frame/tokens.css'), 'utf8');
/** The first rule defines all of them; those after it change some. */
const [, defined = ''] = /:root \{(.*?)\n {2}\}/s.exec(css) ?? [];

const namesOf = (prefix: string): string[] =>
  [...defined.matchAll(/^ +(--lw-[\w-]+):/gm)].flatMap(([, name = '']) => (name.startsWith(prefix) ? [name] : []));

export const textSizes = namesOf('--lw-text-').map((name) => name.slice('--lw-text-'.length));
export const spaces = Array.from(defined.matchAll(/--lw-space-(\d+): ([^;]+);/g), ([, name, value]) => ({
  name,
  value,
}));

export interface Colour {
  name: string;
  light: string;
  dark: string;
  /** Contrast with the paper of each theme, as WCAG 2 reckons it, from 1 to 21. */
  contrast: readonly [number, number];
}

const HEX = /#[0-9a-f]{6}/gi;

const plain = new Map(
  [...defined.matchAll(/(--lw-[\w-]+):\s*(light-dark\([^;]+\));/g)].flatMap(([, name = '', value = '']) => {
    const [light, dark] = value.match(HEX) ?? [];
    return light && dark ? [[name, { light, dark }] as const] : [];
  }),
);

/** Relative luminance, from 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const paper = plain.get('--lw-paper') ?? { light: '#ffffff', dark: '#000000' };

export const colours: Colour[] = [...plain].map(([name, { light, dark }]) => ({
  name,
  light,
  dark,
  contrast: [contrast(light, paper.light), contrast(dark, paper.dark)],
}));
