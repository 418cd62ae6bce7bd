// The picture of a machine in Russian, whose words are longer.
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { languageOf } from '../../../site/build/language/languages.ts';
import { contactSheet, PICTURED } from '../../support/contact-sheet.ts';
import { speaking } from './speaking.ts';

const server = await speaking(languageOf('ru'));
afterAll(() => server.close());

const load = <Module>(path: string) => server.ssrLoadModule(join(process.cwd(), 'site/sizer', path)) as Promise<Module>;
const { mapOf } = await load<typeof import('../../../site/sizer/map.ts')>('map.ts');
const drawing = await load<typeof import('../../../site/sizer/drawing.ts')>('drawing.ts');
const { answerTo } = await load<typeof import('../../../site/sizer/answer-build.ts')>('answer-build.ts');
const { presetOf } = await load<typeof import('../../../site/sizer/presets.ts')>('presets.ts');

test.each(PICTURED)('%s is drawn as its committed picture', async (slug) => {
  const sheet = contactSheet(mapOf(answerTo(presetOf(slug).setting)), drawing);
  await expect(sheet).toMatchFileSnapshot(`../../golden/maps/ru/${slug}.svg`);
});

test.each(PICTURED)('%s breaks no word', (slug) => {
  const sheet = contactSheet(mapOf(answerTo(presetOf(slug).setting)), drawing);
  const lines = [...sheet.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text);
  // The second half of a word that was cut.
  expect(lines.filter((line) => /^[а-яё]$/u.test(line))).toEqual([]);
});
