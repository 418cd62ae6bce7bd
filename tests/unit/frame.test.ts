// What the address of a frame says, and what a frame and the page around it say to each other.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { catalog } from '../../calc-wasm/js/declared.ts';
import { kinds } from '../../site/charts/kinds.ts';
import { hyphenated } from '../../site/common/query.ts';
import { contrast, isLegible, papers } from '../../site/embed/accent.ts';
import { type Frame, isLocked, readFrame, stateOf } from '../../site/embed/frame.ts';
import { hostMessages, LONGEST_STATE, stateOfMessage } from '../../site/embed/messages.ts';
import { hexOf, parameterNames, withParameters } from '../../site/embed/parameters.ts';
import { fromQuery } from '../../site/sizer/address.ts';
import { tableOf } from '../support/test-tables.ts';

const at = (search: string, hash = '') => ({ search, hash });

describe('the address of a frame', () => {
  it('says how the frame looks and what of it may be changed', () => {
    const { frame, ignored } = readFrame(
      at('?lanes=4&theme=dark&accent=%23c05&radius=8&font=serif&controls=basic&lock=lanes,mps'),
    );
    expect(ignored).toEqual([]);
    expect(frame).toEqual({
      theme: 'dark',
      accent: 'cc0055',
      radius: 8,
      font: 'serif',
      controls: 'basic',
      lock: ['lanes', 'mps'],
    });
  });

  it.each(tableOf<[string, string][]>(import.meta.filename, 'left out'))(
    'leaves out %s=%s, and names it',
    (parameter, value) => {
      const { frame, ignored } = readFrame(at(`?${new URLSearchParams({ [parameter]: value })}`));
      expect(frame).toEqual({});
      expect(ignored).toEqual([{ parameter, value }]);
    },
  );

  it('may be in the hash, where a host strips queries; the query wins', () => {
    const address = at('?lanes=4&theme=dark', '#lanes=8&generation=2.0&theme=light&radius=3');
    expect(stateOf(address)).toBe('?lanes=4&generation=2.0');
    expect(readFrame(address).frame).toEqual({ theme: 'dark', radius: 3 });
    expect(stateOf(at('', '#drives=8x18TB'))).toBe('?drives=8x18TB');
  });

  it('has no state where its hash leads to a place of the page', () => {
    expect(stateOf(at('', '#row-3'))).toBe('');
    expect(stateOf(at('?theme=dark', '#row-3'))).toBe('');
  });

  it('keeps the parameters of what it shows as they are written, repeated ones too', () => {
    const state = '?d=drive;link:sata+3.0&device=a/b&device=c%2Fd';
    expect(stateOf(at(`${state}&lock=all`))).toBe(state);
    expect(stateOf(at('?device=a', '#device=b&device=c'))).toBe('?device=a');
  });

  it('is written as it is read', () => {
    const frame: Frame = { theme: 'auto', accent: '0a6587', radius: 0, lock: ['lanes', 'a-b'] };
    const search = withParameters('?v=1&lanes=4', { theme: 'auto', accent: '0a6587', radius: '0', lock: 'lanes,a-b' });
    expect(search).toBe('?v=1&lanes=4&theme=auto&accent=0a6587&radius=0&lock=lanes%2Ca-b');
    expect(readFrame(at(search))).toEqual({ frame, ignored: [] });
    expect(stateOf(at(search))).toBe('?v=1&lanes=4');
  });

  it('is read whatever it holds, and every part of it is frame, state or ignored', () => {
    const value = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webQueryParameters());
    const name = fc.oneof(fc.constantFrom(...parameterNames, 'lanes', '__proto__', ''), fc.string());
    const part = fc.array(fc.tuple(name, value)).map((all) => all.map(([n, v]) => `${n}=${v}`));
    fc.assert(
      fc.property(part, part, (search, hash) => {
        const address = at(`?${search.join('&')}`, `#${hash.join('&')}`);
        const { frame, ignored } = readFrame(address);
        for (const [parameter, read] of Object.entries(frame)) {
          expect(parameterNames).toContain(parameter);
          expect(String(read)).toMatch(/^[a-z0-9,-]+$/);
        }
        for (const { value: said } of ignored) expect(said.length).toBeLessThanOrEqual(40);
        const state = new URLSearchParams(stateOf(address));
        for (const parameter of parameterNames) expect(state.has(parameter)).toBe(false);
      }),
    );
  });
});

describe('the parameters of a frame', () => {
  it('are names of no input, so that an address cannot mean two things', () => {
    const inputs = catalog.flatMap((calculator) => calculator.inputs.map((input) => input.name));
    for (const name of [...inputs.map(hyphenated), 'v', 'units', 'answer']) expect(parameterNames).not.toContain(name);
    expect(Object.keys(kinds)).not.toHaveLength(0);
  });

  it('are no parts of a chain, even where one has the name of a kind', () => {
    const address = at('?d=drive;link:sata+3.0&lock=hba');
    expect(fromQuery(stateOf(address)).setting?.chain.parts.map(({ id }) => id)).toEqual(['d']);
  });

  it('lock an input by the name that addresses write, or every one', () => {
    expect(isLocked({ lock: ['max-payload-size'] }, 'max_payload_size')).toBe(true);
    expect(isLocked({ lock: ['lanes'] }, 'max_payload_size')).toBe(false);
    expect(isLocked({ lock: ['all'] }, 'max_payload_size')).toBe(true);
    expect(isLocked({}, 'lanes')).toBe(false);
  });
});

describe('an accent', () => {
  it('is measured against the papers that the site has', () => {
    const tokens = readFileSync('site/frame/tokens.css', 'utf8');
    expect(tokens).toContain(`--lw-paper: light-dark(#${papers.light}, #${papers.dark})`);
    expect(contrast('000000', 'ffffff')).toBeCloseTo(21, 5);
    expect(contrast('ffffff', 'ffffff')).toBe(1);
  });

  it('serves in the scheme in which it can be read', () => {
    expect([isLegible('0a6587', 'light'), isLegible('0a6587', 'dark')]).toEqual([true, false]);
    expect([isLegible('63bfdf', 'light'), isLegible('63bfdf', 'dark')]).toEqual([false, true]);
  });

  it('is hexadecimal digits and nothing else', () => {
    expect([hexOf('#0A6587'), hexOf('abc'), hexOf('')]).toEqual(['0a6587', 'aabbcc', undefined]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(hexOf(text) ?? '000000').toMatch(/^[0-9a-f]{6}$/);
      }),
    );
  });
});

describe('the messages of a frame', () => {
  test('tell its height as Embedly and AMP know it', () => {
    const [embedly, amp] = hostMessages(480, 'https://lanewise.example/embed/pcie/v1/');
    expect(JSON.parse(String(embedly))).toEqual({
      src: 'https://lanewise.example/embed/pcie/v1/',
      context: 'iframe.resize',
      height: 480,
    });
    expect(amp).toEqual({ sentinel: 'amp', type: 'embed-size', height: 480 });
  });

  test('a page may set a state, with or without the sign before it', () => {
    for (const sign of ['', '?', '#'])
      expect(stateOfMessage({ type: 'lanewise:set', state: `${sign}lanes=4` })).toBe('?lanes=4');
  });

  test.each([
    null,
    undefined,
    'lanewise:set',
    '{"type":"lanewise:set","state":"lanes=4"}',
    [],
    { type: 'lanewise:set' },
    { type: 'lanewise:set', state: 4 },
    { type: 'lanewise:set', state: { toString: 'lanes=4' } },
    { type: 'lanewise:change', state: 'lanes=4' },
    { type: 'lanewise:set', state: 'a'.repeat(LONGEST_STATE + 1) },
  ])('anything else sets nothing: %j', (data) => expect(stateOfMessage(data)).toBeUndefined());

  test('no message does harm: it sets nothing or a query', () => {
    const wild = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.constant('lanewise:set'), state: fc.anything() }),
      fc.record({ type: fc.constant('lanewise:set'), state: fc.string({ unit: 'binary' }) }),
    );
    fc.assert(
      fc.property(wild, (data) => {
        const state = stateOfMessage(data);
        expect(state ?? '?').toMatch(/^\?/);
        expect((state ?? '').isWellFormed()).toBe(true);
      }),
    );
  });
});
