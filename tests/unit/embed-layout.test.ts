// What says that an embed has to be measured again, and what does not.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { layoutHash } from '../../scripts/embed-layout.ts';

const folder = mkdtempSync(join(tmpdir(), 'lanewise-layout-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Parts {
  embed?: string;
  body?: string;
  css?: string;
  file?: string;
}

/** The hash of a page made of these. */
function hashOf({ embed = 'pcie', body = BODY, css = 'p{color:red}', file = 'a.0x1' }: Parts = {}) {
  const page = join(folder, 'embed', embed, 'v1');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(folder, `${file}.css`), css);
  writeFileSync(
    join(page, 'index.html'),
    `<html data-revision="${Math.random()}"><link rel="stylesheet" href="/below/${file}.css"><body>${body}</body></html>`,
  );
  return layoutHash({ folder, base: '/below/' }, '/below/', { embed, version: 1 });
}

const BODY =
  '<h1>How fast?</h1><p class="lw-note">It carries 3.59\u202fGB/s.</p><p class="lw-answer__expected">Assumed</p><select><option>a</option></select>';

test.each<[string, Parts]>([
  ['another word', { body: BODY.replace('carries', 'always carries') }],
  ['another element', { body: `${BODY}<p></p>` }],
  ['another class', { body: BODY.replace('lw-note', 'lw-hint') }],
  ['another style', { css: 'p{color:red;margin:0}' }],
])('%s says so', (_, parts) => {
  expect(hashOf(parts)).not.toBe(hashOf());
});

test.each<[string, Parts]>([
  ['another number and its unit', { body: BODY.replace('3.59\u202fGB/s', '598\u202fMB/s') }],
  ['another expected range', { body: BODY.replace('Assumed', 'Expect more') }],
  ['one more choice of a list', { body: BODY.replace('<option>', '<option>b</option><option>') }],
  ['another name of a built file', { file: 'a.0x2' }],
])('%s does not', (_, parts) => {
  expect(hashOf(parts)).toBe(hashOf());
});

test('of a chart, whose content is data, only title and styles count', () => {
  const of = (parts: Parts) => hashOf({ embed: 'chart/lanes', ...parts });
  expect(of({ body: `${BODY}<p>One more drive</p>` })).toBe(of({}));
  expect(of({ css: 'p{margin:0}' })).not.toBe(of({}));
});
