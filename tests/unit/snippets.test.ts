// What authors paste: each format stays what it is, whatever titles, captions and addresses hold.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, it, test } from 'vitest';
import { catalog } from '../../calc-wasm/js/declared.ts';
import { hyphenated } from '../../site/common/query.ts';
import { parameterNames, parameters, withParameters } from '../../site/embed/parameters.ts';
import { elementScript } from '../../site/embed/scripts.ts';
import { formats, type Known, snippetOf, stateAttributes } from '../../site/embed/snippets.ts';

const SITE = 'https://lanewise.example';
const embed = { name: 'pcie', version: 1, title: 'How fast?', height: 'calc(9px)', tallest: 9, usual: 9 };
const known: Known = {
  src: `${SITE}/embed/pcie/v1/?v=1&lanes=1`,
  full: `${SITE}/calculators/pcie/?v=1&lanes=1`,
  caption: '898 MB/s',
  chosen: {},
  element: { src: `${SITE}/e.js`, integrity: 'sha384-e' },
  language: '',
  card: '',
};
const bodyOf = (html: string) => parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body;

describe('the script of hosts', () => {
  const bytes = readFileSync(`site/public${elementScript.path}`);

  it('is the file that other people’s pages know: a change is v2', () => {
    const hash = createHash('sha384').update(bytes).digest('base64');
    expect(`sha384-${hash}`).toBe(elementScript.integrity);
  });

  it('needs nothing else', () =>
    expect(bytes.toString()).not.toMatch(/\bimport\b|\bfetch\b|eval|innerHTML|localStorage|cookie/));
});

describe('the looks of an address', () => {
  test('stand at its end, escaped, and nothing where the frame has its own', () => {
    expect(withParameters('/embed/pcie/v1/', {})).toBe('/embed/pcie/v1/');
    expect(withParameters('/e/?v=1', { theme: 'dark', accent: '' })).toBe('/e/?v=1&theme=dark');
    expect(withParameters('/e/', { lock: 'a&b' })).toBe('/e/?lock=a%26b');
  });

  test('are no names of inputs', () => {
    const inputs = catalog.flatMap((calculator) => calculator.inputs.map(({ name }) => hyphenated(name)));
    expect(parameterNames.filter((name) => inputs.includes(name))).toEqual([]);
    expect(parameters.theme.takes).toContain('dark');
  });
});

describe('each format', () => {
  test('of HTML holds one frame, without referrer, and the words under it', () => {
    const html = snippetOf('iframe', embed, known);
    const body = bodyOf(html);
    const frame = body.querySelector('iframe');
    expect(frame?.getAttribute('src')).toBe(known.src);
    expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(frame?.getAttribute('loading')).toBe('lazy');
    expect(body.querySelector('figcaption a')?.textContent).toBe('How fast? 898 MB/s');
    expect(html).not.toContain('script');
  });

  test('of the element loads its script by its hash', () => {
    const script = bodyOf(snippetOf('element', embed, known)).querySelector('script');
    expect(script?.getAttribute('src')).toBe(`${SITE}/e.js`);
    expect(script?.getAttribute('integrity')).toBe('sha384-e');
    expect(script?.getAttribute('crossorigin')).toBe('anonymous');
  });

  test('of the element keeps its height free until its script has come, of this embed alone', () => {
    const html = snippetOf('element', embed, known);
    const style = bodyOf(html).querySelector('style')?.textContent ?? '';
    expect(style).toContain('lw-calculator[name="pcie"]:not(:defined)::before');
    expect(style).toContain('height:calc(9px)');
    expect(style.split('{').length).toBe(style.split('}').length);
  });

  test('of HTML has the height of a column of text where its style is removed', () => {
    const frame = bodyOf(snippetOf('iframe', { ...embed, usual: 7 }, known)).querySelector('iframe');
    expect(frame?.getAttribute('height')).toBe('7');
    expect(frame?.getAttribute('style')).toContain('height:calc(9px)');
  });

  test('of the element has inputs as attributes, and a state that cannot be as a whole', () => {
    const element = bodyOf(
      snippetOf('element', embed, { ...known, language: 'ru', chosen: { theme: 'dark' } }),
    ).querySelector('lw-calculator');
    const attributes = Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
    expect(attributes).toEqual({
      name: 'pcie',
      v: '1',
      lang: 'ru',
      lanes: '1',
      theme: 'dark',
      title: 'How fast?',
      height: 'calc(9px)',
    });
    expect(element?.querySelector('a')?.getAttribute('href')).toBe(known.full);
  });

  test('of the element has a state for what no attribute can be, and for what has an order', () => {
    const of = (name: string, query: string) => stateAttributes(`${SITE}/?${query}`, { name, version: 1 });
    expect(of('mixed-drives', 'v=1&data-pieces=4&drives=8')).toEqual({ drives: '8', state: 'data-pieces=4' });
    for (const query of ['name=x', 'Hba=x', 'onclick=x', 'a%20b=1', 'style=x'])
      expect(Object.keys(of('pcie', query))).toEqual(['state']);
    expect(of('chart/lanes', 'device=a&device=b')).toEqual({ state: 'device=a&device=b' });
    expect(of('sizer', 'hba=x&d=y')).toEqual({ state: 'hba=x&d=y' });
  });

  it.each(catalog)(
    'of the element says every input of $name, and only what it must as a state',
    ({ name, modelVersion: version, inputs }) => {
      for (const input of inputs.map((item) => hyphenated(item.name))) {
        const said = stateAttributes(`${SITE}/?v=${version}&${input}=1`, { name, version });
        expect(said).toEqual(input.startsWith('data-') ? { state: `${input}=1` } : { [input]: '1' });
      }
    },
  );

  test('of Markdown has a picture only where it shows these inputs', () => {
    expect(snippetOf('markdown', embed, known)).toBe(`[How fast? 898 MB/s](${known.full})`);
    const card = `${SITE}/cards/calculators-pcie.png`;
    expect(snippetOf('markdown', embed, { ...known, card })).toBe(
      `[![How fast?](${card})](${known.full})\n\n[How fast? 898 MB/s](${known.full})`,
    );
  });
});

test('no text gets out of the place where a format puts it', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          '"',
          "'",
          '<',
          '>',
          '&',
          '-->',
          '<!--',
          '</figure>',
          '`',
          '\\',
          '](',
          ')',
          '![',
          '\n',
          '<script>',
          'x',
          ' ',
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(hostile, hostile, (title, caption) => {
      const own = { ...embed, title };
      const shown = { ...known, caption, chosen: { theme: 'dark', accent: '0a6587' } };
      for (const format of formats) {
        const text = snippetOf(format, own, shown);
        if (format === 'markdown') {
          // Every bracket of the text is escaped: there is one link, and no picture.
          expect(text.replace(/\\[\s\S]/g, '').match(/[[\]<>!`]/g)).toEqual(['[', ']']);
          expect(text).not.toContain('\n');
        } else if (format !== 'link') {
          const tags = [...bodyOf(text).querySelectorAll('*')].map(({ localName }) => localName);
          expect(tags.join()).toBe(
            { element: 'script,style,lw-calculator,a', iframe: 'figure,iframe,figcaption,a' }[format],
          );
          expect(text).not.toMatch(/<!--|-->/);
        }
      }
    }),
  );
});
