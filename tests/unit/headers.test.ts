import { expect, test } from 'vitest';
import { headersFor, readRules } from '../../site/build/headers.ts';
import { headersFile } from '../../site/frame/security.ts';

const file = headersFile('/lanewise/', ['/lanewise/', '/lanewise/xx/']);
const sent = (path: string) => headersFor(readRules(file), path);

test('a page is sent with the policy, and may change at any time', () => {
  expect(sent('/lanewise/data/')['Content-Security-Policy']).toContain("default-src 'none'");
  expect(sent('/lanewise/data/')).not.toHaveProperty('Cache-Control');
});

test.each(['_astro/x.js', 'xx/_astro/x.js', 'data/engine/x.wasm.gz', 'data/database/x.gz'])(
  '%s, whose name says what is in it, is kept for ever, with the policy',
  (name) => {
    expect(sent(`/lanewise/${name}`)).toMatchObject({
      'Cache-Control': expect.stringContaining('immutable'),
      'X-Content-Type-Options': 'nosniff',
    });
  },
);

test('anybody may load and embed it, and an embed asks the same of what it loads', () => {
  for (const path of ['data/', 'embed/pcie/v1/', '_astro/x.js'])
    expect(sent(`/lanewise/${path}`)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  for (const path of ['embed/pcie/v1/', 'xx/embed/chart/queue-depth/'])
    expect(sent(`/lanewise/${path}`)['Cross-Origin-Embedder-Policy']).toBe('require-corp');
  expect(sent('/lanewise/data/')).not.toHaveProperty('Cross-Origin-Embedder-Policy');
});

test('what lies beside the site is sent without its headers', () => {
  expect(sent('/')).toEqual({});
  expect(sent('/_astro/x.js')).toEqual({});
});

test('a rule without a star is for one path, and a later rule wins', () => {
  const rules = readRules('# ours\n/*\n  A: 1\n  B: 1\n\n/one\n  B: 2: 3\n');
  expect(headersFor(rules, '/one')).toEqual({ A: '1', B: '2: 3' });
  expect(headersFor(rules, '/one/more')).toEqual({ A: '1', B: '1' });
});
