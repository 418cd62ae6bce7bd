// The icon of the site in the sizes that devices ask for, drawn from the one that browsers show.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { themeColours } from '../frame/theme-colour.ts';

interface Icon {
  name: string;
  /** Of each side, in pixels. */
  size: number;
  /** As in the manifest: a device cuts a maskable one to a shape of its own. */
  purpose: 'any' | 'maskable';
}

export const icons: Icon[] = [
  { name: 'icon-192', size: 192, purpose: 'any' },
  { name: 'icon-512', size: 512, purpose: 'any' },
  { name: 'maskable-512', size: 512, purpose: 'maskable' },
];

/** A circle of four fifths of the width is never cut off; the drawing's corners stay inside of it. */
const SAFE = 0.56;

export async function icon({ size, purpose }: Icon): Promise<Buffer> {
  const svg = readFileSync('site/public/favicon.svg');
  const inner = purpose === 'maskable' ? Math.round(size * SAFE) : size;
  const drawing = await sharp(svg, { density: (72 * inner) / 16 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  if (purpose === 'any') return drawing;
  const background = themeColours[0]?.colour ?? 'white';
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: drawing }])
    .png({ palette: true })
    .toBuffer();
}
