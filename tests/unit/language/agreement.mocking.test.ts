// What is put together from a row reads as a sentence of its language: no words joined in the order of English.

import { expect, it, vi } from 'vitest';
import { asEnglish } from '../../support/russian.ts';

vi.mock('../../../site/common/place.ts', async () => {
  const { PSEUDO, placeOf } = await import('../../../site/build/language/languages.ts');
  return { place: placeOf({ ...PSEUDO, tag: 'ru' }, [PSEUDO], '/') };
});
vi.mock('../../../site/common/quantity.words.ts', async (original) => {
  const { words } = await original<typeof import('../../../site/common/quantity.words.ts')>();
  return { words: { ...words, range: (low: string, high: string) => `от ${low} до ${high}` } };
});
vi.mock('../../../site/charts/words.ts', () => asEnglish(import('../../../content/translations/ru/words/charts.ts')));
vi.mock('../../../site/charts/target.words.ts', () =>
  asEnglish(import('../../../content/translations/ru/words/charts.target.ts')),
);
vi.mock('../../../site/explorer/measurement.words.ts', () =>
  asEnglish(import('../../../content/translations/ru/words/explorer.measurement.ts')),
);

const { loadText, patternText } = await import('../../../site/charts/row-text.ts');
const { ratioText } = await import('../../../site/charts/ratio.ts');
const { workloadText } = await import('../../../site/explorer/measurement-text.ts');
const { words: contribute } = await asEnglish<typeof import('../../../site/contribute/words.ts')>(
  import('../../../content/translations/ru/words/contribute.ts'),
);

type Point = Parameters<typeof loadText>[0];
type Row = Parameters<typeof workloadText>[0];
const point = (access: string, direction: string, more: object = {}) => ({ access, direction, ...more }) as Point;
const row = (access: string, direction: string, target_kind: string) =>
  ({ access, direction, target_kind }) as unknown as Row;

it('lets the access of a chart’s load agree with what is done', () => {
  expect(patternText(point('rand', 'device_writes_host'))).toBe('случайное чтение');
  expect(patternText(point('seq', 'device_reads_host'))).toBe('последовательная запись');
  expect(patternText(point('rand', 'mixed'))).toBe('случайные чтение и запись');
  expect(patternText(point('unspecified', 'device_reads_host'))).toBe('запись, доступ не указан');
});

it('says the size of blocks after what is done', () => {
  const load = loadText(point('rand', 'device_writes_host', { block_size_bytes: 4096 }));
  expect(load).toMatch(/^случайное чтение по 4\s/);
});

it('reads and writes storage, and names the direction of other devices', () => {
  expect(workloadText(row('seq', 'device_writes_host', 'drive'))).toBe('последовательное чтение');
  expect(workloadText(row('seq', 'device_writes_host', 'gpu'))).toBe('последовательная передача из устройства в хост');
  expect(workloadText(row('copy', 'device_reads_host', 'gpu'))).toBe('копирование из хоста в устройство');
});

it('says what the output of a tool measured, as far as it tells', () => {
  const { done, jobs } = contribute.check.extracted;
  expect(done('4 КиБ', 'rand', 'write')).toBe('случайная запись, 4 КиБ');
  expect(done('', 'unspecified', 'read')).toBe('чтение');
  expect(done('4 КиБ', 'seq', 'unspecified')).toBe('последовательный доступ, 4 КиБ');
  expect([1, 2, 5, 11, 21].map(jobs)).toEqual(['1 задание', '2 задания', '5 заданий', '11 заданий', '21 задание']);
});

it('says a ratio between two bounds in the language of the page', () => {
  const of = { target: 'A' } as Parameters<typeof ratioText>[0];
  const to = { target: 'B' } as Parameters<typeof ratioText>[2];
  const ratio = { relative_metric: 'iops', relative_low_value: 1.5, relative_high_value: 2 };
  expect(ratioText(of, ratio as Point, to)).toBe('A: IOPS, отношение к «B» — от 1,5 до 2.');
});
