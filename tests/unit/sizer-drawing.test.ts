// The answer as a picture of its own: well-formed whatever names it holds, complete, and legible in both schemes.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { granted, refused } from '../../calc-wasm/js/calc.ts';
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { widthOf, wrapped } from '../../site/machine/text.ts';
import { colours, drawing, mapPicture } from '../../site/sizer/drawing.ts';
import { mapOf } from '../../site/sizer/map.ts';
import { presetOf, presets } from '../../site/sizer/presets.ts';
import { said } from '../../site/sizer/sentence.ts';
import { cases } from '../support/fuzzing.ts';

const ADDRESS = 'https://lanewise.example/sizer/?a=drive;link:sata+3.0&v=1';

const answerTo = (setting: Parameters<typeof size>[0]): SizerAnswer => granted(size(setting));

const textsOf = (svg: string): string[] => {
  const { document } = parseHTML(`<!doctype html><body>${svg}`);
  return [...document.querySelectorAll('text')].map((text) => text.textContent ?? '');
};

/** Of contrast, as WCAG 2.2 counts it. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('it says the answer, every stop and the address', () => {
  for (const { slug, setting } of presets) {
    const answer = answerTo(setting);
    const text = textsOf(drawing(answer, ADDRESS)).join(' ');
    const { value, limit, expected } = said(answer);
    for (const part of [value, limit, expected, ADDRESS]) expect(text, slug).toContain(part);
    for (const { name } of mapOf(answer).parts) expect(text, slug).toContain(name);
    expect(text.match(/(?<!\b(?:is|are) )the limit\b/g), slug).toHaveLength(1);
  }
});

describe('its colours', () => {
  test('are those of the site', () => {
    // A frame's own accent, which an author may name, stands before the site's.
    const tokens = readFileSync('site/frame/tokens.css', 'utf8').replaceAll(/var\(--[\w-]+, (#\w+)\)/g, '$1');
    for (const [name, { light, dark }] of Object.entries(colours))
      expect(tokens).toContain(`--lw-${name}: light-dark(${light}, ${dark});`);
  });

  test.each(['light', 'dark'] as const)('leave every text and stroke of a map legible in the %s scheme', (scheme) => {
    const { paper, raised, limit } = Object.fromEntries(
      Object.entries(colours).map(([name, both]) => [name, both[scheme]]),
    ) as Record<keyof typeof colours, string>;
    for (const { slug, setting } of presets) {
      const { document } = parseHTML(`<body><svg>${mapPicture(mapOf(answerTo(setting)), 960, scheme).svg}</svg>`);
      const coloured = (selector: string, attribute: string) =>
        new Set([...document.querySelectorAll(selector)].map((shape) => shape.getAttribute(attribute) ?? ''));
      const texts = coloured('text', 'fill');
      expect(texts.size).toBeGreaterThan(2);
      for (const text of texts)
        expect(contrast(text, text === paper ? limit : paper), `${slug} ${text}`).toBeGreaterThan(4.5);
      // A hollow stroke is the paper inside the edge of another.
      const strokes = coloured('[stroke]:not([stroke="none"], .stroke-paper)', 'stroke');
      expect(strokes.size).toBeGreaterThan(2);
      for (const stroke of strokes) {
        expect(contrast(stroke, paper), `${slug} ${stroke}`).toBeGreaterThan(3);
        expect(contrast(stroke, raised), `${slug} ${stroke}`).toBeGreaterThan(3);
      }
    }
  });

  test('follow the reader’s system, unless one scheme is asked for', () => {
    const answer = answerTo(presetOf('ssds-on-jmb585').setting);
    expect(drawing(answer, ADDRESS)).toContain('@media (prefers-color-scheme:dark)');
    const dark = drawing(answer, ADDRESS, {}, 'dark');
    expect(dark).not.toContain('<style>');
    expect(dark).toContain(colours.paper.dark);
    expect(dark).not.toContain(colours.paper.light);
  });
});

test('it asks for nothing outside itself', () => {
  const svg = drawing(answerTo(presetOf('ssds-on-jmb585').setting), 'about:blank');
  expect(svg).not.toMatch(/href|url\(|@import|<image|<script|<foreignObject/);
});

test('any name stays text: it can neither end an element nor break the file', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.constantFrom('</text><script>alert(1)</script>', '"><x', '\u0000\u0001', ']]>', '&amp;', '漢字'.repeat(20)),
  );
  fc.assert(
    fc.property(name, (one) => {
      const answer = size({ chain: { parts: [{ id: 'd', link: 'sata 3.0', read: 5e8, name: one }] } });
      if (refused(answer)) return;
      const svg = drawing(answer, ADDRESS);
      const inside = svg.replaceAll(/<\/?(?:svg|title|style|g|rect|circle|text|path)(?:\s[^<>]*)?\/?>/g, '');
      expect(inside).not.toMatch(/[<>]/);
      expect(inside.replaceAll(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold
      expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      expect(svg.isWellFormed()).toBe(true);
    }),
    { numRuns: cases(500) },
  );
});

test('lines hold every letter, and none is longer than its room, with spaces or without', () => {
  const letters = fc.oneof(fc.stringMatching(/^[a-z ]{0,120}$/), fc.stringMatching(/^[a-z]{60,120}$/));
  fc.assert(
    fc.property(letters, fc.integer({ min: 40, max: 400 }), (text, room) => {
      const lines = wrapped(text, 16, room);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const line of lines) expect(widthOf(line, 16)).toBeLessThanOrEqual(room);
    }),
  );
});
