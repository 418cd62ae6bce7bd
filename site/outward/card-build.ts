// Draws the picture that other sites show beside a link: the question, the answer in large type, where it stands.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { unmarked } from '../common/in-english.ts';
import { words as frame } from '../frame/words.ts';
import { colours, type Picture } from '../sizer/drawing.ts';

/** What a card says. Without a value the title itself is set large. */
export interface Card {
  title: string;
  value: string;
  note: string;
  /** The machine behind the answer, as SVG. */
  picture?: Picture;
}

/** As Open Graph's readers cut and scale it. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;

const require = createRequire(import.meta.url);
/** Alphabets lie in files of their own, each a family: a sign that one lacks is taken from the next. */
const ALPHABETS = ['latin', 'latin-ext', 'cyrillic'] as const;
const FAMILY = ALPHABETS.join(', ');
const fonts: Font[] = ALPHABETS.flatMap((alphabet) =>
  ([400, 700] as const).map((weight) => ({
    name: alphabet,
    weight,
    data: readFileSync(require.resolve(`@fontsource/inter/files/inter-${alphabet}-${weight}-normal.woff`)),
  })),
);

/** Drawn once for what it says: a build that changes no answer draws nothing. */
const CACHE = 'node_modules/.cache/lanewise-cards';
/** Counts up when the drawing changes. */
const DRAWING = 5;
/** Three inks on one paper and the steps between at the edges of letters. */
const COLOURS = 16;

type Style = Record<string, string | number>;
interface Box {
  type: 'div';
  props: { style: Style; children: string | Box[] };
}
const box = (style: Style, children: string | Box[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const ink = (name: keyof typeof colours): string => colours[name].dark;

/** Long titles in smaller type: three lines of them fit. */
const titleSize = (title: string): number => (title.length > 90 ? 48 : title.length > 45 ? 60 : 72);
const MOST_NOTE = 200;

/** Cut at a word. */
const short = (text: string): string =>
  text.length > MOST_NOTE ? `${text.slice(0, text.lastIndexOf(' ', MOST_NOTE))} …` : text;

function layout({ title, value, note }: Card): Box {
  const head = value
    ? [
        box({ fontSize: 44, lineHeight: 1.25, color: ink('ink') }, title),
        box({ fontSize: 116, fontWeight: 700, marginTop: 28, color: ink('accent') }, value),
      ]
    : [box({ fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.15 }, title)];
  const rest = box({ fontSize: 32, lineHeight: 1.4, marginTop: 24, color: ink('ink-soft') }, short(note));
  const name = box({ marginTop: 'auto', fontSize: 34, fontWeight: 700, color: ink('ink') }, frame.name);
  return box(
    {
      flexDirection: 'column',
      boxSizing: 'border-box',
      padding: MARGIN,
      width: WIDTH,
      height: HEIGHT,
      background: ink('paper'),
      color: ink('ink'),
      fontFamily: FAMILY,
    },
    [...head, rest, name],
  );
}

/** Room for a picture, at the lower right. */
const PICTURE = { width: 800, height: 200 };

function placed({ svg, width, height }: Picture): string {
  const scale = Math.min(PICTURE.width / width, PICTURE.height / height);
  const [x, y] = [WIDTH - MARGIN - width * scale, HEIGHT - MARGIN / 2 - height * scale];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${svg}</g>`;
}

/** What is drawn, as the alternative text that programs read from the file. */
function described({ title, value, note }: Card): string {
  const text = [title, value, short(note)].filter(Boolean).join('\n');
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`;
}

/** A PNG of 1200 by 630 pixels. */
export async function drawn(said: Card): Promise<Buffer> {
  // A picture cannot say that some of its words are in English.
  const { picture } = said;
  const card = { ...said, title: unmarked(said.title), value: unmarked(said.value), note: unmarked(said.note) };
  const key = createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('hex');
  const file = join(CACHE, `${key}.png`);
  if (existsSync(file)) return readFileSync(file);
  const words = await satori(layout(card), { width: WIDTH, height: HEIGHT, fonts });
  const svg = words.replace('</svg>', `${picture ? placed(picture) : ''}</svg>`);
  const png = await sharp(Buffer.from(svg))
    .withXmp(described(card))
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 1 })
    .toBuffer();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
  return png;
}
