// What authors paste: each format stays what it is, whatever titles, captions and addresses hold.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, it, test } from 'vitest';
import { catalog } from '../../calc-wasm/js/generated/catalog.ts';
import { hyphenated } from '../../site/common/query.ts';
import { parameterNames, parameters, withLooks } from '../../site/embed/parameters.ts';
import { scripts } from '../../site/embed/scripts.ts';
import {
  formats,
  hugoTemplate,
  type Known,
  snippetOf,
  stateAttributes,
} from '../../site/embed/snippets.ts';

const SITE = 'https://lanewise.example';
const embed = { name: 'pcie', version: 1, title: 'How fast?', height: 'calc(9px)', tallest: 9 };
const known: Known = {
  src: `${SITE}/embed/pcie/v1/?v=1&lanes=1`,
  full: `${SITE}/calculators/pcie/?v=1&lanes=1`,
  caption: '898 MB/s',
  looks: {},
  loader: { src: `${SITE}/l.js`, integrity: 'sha384-l' },
  element: { src: `${SITE}/e.js`, integrity: 'sha384-e' },
  language: '',
  card: '',
};
const bodyOf = (html: string) =>
  parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body;

describe('the scripts of hosts', () => {
  const published = Object.values(scripts);

  it.each(published)(
    '$path is the file that other people’s pages know: a change is v2',
    ({ path, integrity }) => {
      const bytes = readFileSync(`site/public${path}`);
      const hash = createHash('sha384').update(bytes).digest('base64');
      expect(`sha384-${hash}`).toBe(integrity);
    },
  );

  it('the loader is at most 3 kB, and both need nothing else', () => {
    expect(readFileSync(`site/public${scripts.loader.path}`).length).toBeLessThanOrEqual(3000);
    for (const { path } of published) {
      const code = readFileSync(`site/public${path}`, 'utf8');
      expect(code).not.toMatch(/\bimport\b|\bfetch\b|eval|innerHTML|localStorage|cookie/);
    }
  });
});

describe('the looks of an address', () => {
  test('stand at its end, escaped, and nothing where the frame has its own', () => {
    expect(withLooks('/embed/pcie/v1/', {})).toBe('/embed/pcie/v1/');
    expect(withLooks('/e/?v=1', { theme: 'dark', accent: '' })).toBe('/e/?v=1&theme=dark');
    expect(withLooks('/e/', { lock: 'a&b' })).toBe('/e/?lock=a%26b');
  });

  test('are no names of inputs', () => {
    const inputs = catalog.flatMap((one) => one.inputs.map(({ name }) => hyphenated(name)));
    expect(parameterNames.filter((name) => inputs.includes(name))).toEqual([]);
    expect(parameters.theme).toContain('dark');
  });
});

describe('each format', () => {
  test('of HTML holds one frame, without referrer, and the words under it', () => {
    for (const format of ['iframe', 'loader', 'wordpress'] as const) {
      const body = bodyOf(snippetOf(format, embed, known));
      const frame = body.querySelector('iframe');
      expect(frame?.getAttribute('src')).toBe(known.src);
      expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer');
      expect(frame?.getAttribute('loading')).toBe('lazy');
      expect(body.querySelector('figcaption a')?.textContent).toBe('How fast? 898 MB/s');
    }
    expect(snippetOf('iframe', embed, known)).not.toContain('script');
    expect(snippetOf('wordpress', embed, known)).toMatch(
      /^<!-- wp:html -->\n<figure .*<\/figure>\n<!-- \/wp:html -->$/,
    );
    const script = bodyOf(snippetOf('loader', embed, known)).querySelector('script');
    expect(script?.getAttribute('integrity')).toBe('sha384-l');
    expect(script?.getAttribute('crossorigin')).toBe('anonymous');
  });

  test('of the element has inputs as attributes, and a state that cannot be as a whole', () => {
    const element = bodyOf(
      snippetOf('element', embed, { ...known, language: 'ru', looks: { theme: 'dark' } }),
    ).querySelector('lw-calculator');
    const attributes = Object.fromEntries(
      [...(element?.attributes ?? [])].map(({ name, value }) => [name, value]),
    );
    expect(attributes).toEqual({
      ...{ name: 'pcie', v: '1', lang: 'ru', lanes: '1', theme: 'dark' },
      ...{ title: 'How fast?', height: 'calc(9px)' },
    });
    expect(element?.querySelector('a')?.getAttribute('href')).toBe(known.full);
  });

  test('of the element has a state for what no attribute can be, and for what has an order', () => {
    const of = (name: string, query: string) =>
      stateAttributes(`${SITE}/?${query}`, { name, version: 1 });
    expect(of('mixed-drives', 'v=1&data-pieces=4&drives=8')).toEqual({
      drives: '8',
      state: 'data-pieces=4',
    });
    for (const query of ['name=x', 'Hba=x', 'onclick=x', 'a%20b=1', 'style=x']) {
      expect(Object.keys(of('pcie', query))).toEqual(['state']);
    }
    expect(of('chart/lanes', 'device=a&device=b')).toEqual({ state: 'device=a&device=b' });
    expect(of('sizer', 'hba=x&d=y')).toEqual({ state: 'hba=x&d=y' });
  });

  it.each(catalog)(
    'of the element says every input of $name, and only what it must as a state',
    ({ name, modelVersion: version, inputs }) => {
      for (const input of inputs.map((one) => hyphenated(one.name))) {
        const said = stateAttributes(`${SITE}/?v=${version}&${input}=1`, { name, version });
        expect(said).toEqual(
          input.startsWith('data-') ? { state: `${input}=1` } : { [input]: '1' },
        );
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

  test('of Hugo names all that its template takes', () => {
    const call = snippetOf('hugo', embed, known);
    expect(call).toBe(
      `{{< lanewise src="${known.src}" title="How fast?" style="border:0;height:calc(9px)" height="9" full="${known.full}" text="How fast? 898 MB/s" >}}`,
    );
    for (const [, name] of hugoTemplate.matchAll(/\.Get "(\w+)"/g)) {
      expect(call).toContain(` ${name}="`);
    }
  });
});

test('no text gets out of the place where a format puts it', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          ...['"', "'", '<', '>', '&', '-->', '<!-- /wp:html -->', '</figure>', '`', '\\'],
          ...['>}}', '{{<', '{{%', '%}}', '](', ')', '![', '\n', '<script>', 'x', ' '],
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(hostile, hostile, (title, caption) => {
      const own = { ...embed, title };
      const shown = { ...known, caption, looks: { theme: 'dark', accent: '0a6587' } };
      for (const format of formats) {
        const text = snippetOf(format, own, shown);
        if (format === 'hugo') {
          expect(text.match(/\{\{[<%]|[>%]\}\}/g)).toEqual(['{{<', '>}}']);
          expect(text).not.toContain('\\');
          expect(text.match(/"/g)).toHaveLength(12);
        } else if (format === 'markdown') {
          // Every bracket of the text is escaped: there is one link, and no picture.
          const bare = text.replace(/\\[\s\S]/g, '');
          expect(bare.match(/[[\]<>!`]/g)).toEqual(['[', ']']);
          expect(text).not.toContain('\n');
        } else if (format !== 'link') {
          const body = bodyOf(text);
          const of = {
            element: 'script,lw-calculator,a',
            loader: 'figure,iframe,figcaption,a,script',
          };
          const tags = [...body.querySelectorAll('*')].map(({ localName }) => localName).join();
          expect(tags).toBe(
            format in of ? of[format as keyof typeof of] : 'figure,iframe,figcaption,a',
          );
          expect(text.match(/<!--|-->/g) ?? []).toHaveLength(format === 'wordpress' ? 4 : 0);
        }
      }
    }),
  );
});
