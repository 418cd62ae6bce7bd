// Russian words that code puts together: their forms after numbers and their cases.

import { describe, expect, it, vi } from 'vitest';
import { asEnglish } from '../../support/russian.ts';

vi.mock('../../../site/common/place.ts', async () => {
  const { languageOf, placeOf } = await import('../../../site/build/language/languages.ts');
  const russian = languageOf('ru');
  return { place: placeOf(russian, [russian], '/') };
});
vi.mock('../../../site/common/quantity.words.ts', () =>
  asEnglish(import('../../../content/translations/ru/words/common.quantity.ts')),
);

const { quantity, unitSymbol } = await import('../../../site/common/format.ts');
const { words: sizer } = await asEnglish<typeof import('../../../site/sizer/words.ts')>(
  import('../../../content/translations/ru/words/sizer.ts'),
);
const { words: arrays } = await asEnglish<typeof import('../../../site/arrays/words.ts')>(
  import('../../../content/translations/ru/words/arrays.ts'),
);
const { words: calculator } = await asEnglish<typeof import('../../../site/calculator/words.ts')>(
  import('../../../content/translations/ru/words/calculator.ts'),
);
const { words: refusal } = await asEnglish<typeof import('../../../site/calculator/refusal.words.ts')>(
  import('../../../content/translations/ru/words/calculator.refusal.ts'),
);
const { words: planner } = await asEnglish<typeof import('../../../site/planner/words.ts')>(
  import('../../../content/translations/ru/words/planner.ts'),
);
const { words: questions } = await asEnglish<typeof import('../../../site/questions/words.ts')>(
  import('../../../content/translations/ru/words/questions.ts'),
);
const { words: home } = await asEnglish<typeof import('../../../site/home/words.ts')>(
  import('../../../content/translations/ru/words/home.ts'),
);
const { words: search } = await asEnglish<typeof import('../../../site/search/words.ts')>(
  import('../../../content/translations/ru/words/search.ts'),
);

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const YEAR = 365.25 * 24 * 3600;

describe('a unit that is a word', () => {
  it('agrees with the number before it', () => {
    expect([1, 4, 5, 21].map((lanes) => plain(quantity(lanes, 'lane')))).toEqual([
      '1 линия',
      '4 линии',
      '5 линий',
      '21 линия',
    ]);
    expect(plain(quantity(2.5 * YEAR, 'second', { digits: 2 }))).toBe('2,5 года');
  });

  it('stands alone as after none', () =>
    expect(['years', 'lanes', 'bit', 'GB/s'].map(unitSymbol)).toEqual(['лет', 'линий', 'бит', 'ГБ/с']));
});

describe('what limits', () => {
  it('is named in the case that its sentence asks for', () => {
    const { kinds, places, changes, map } = sizer;
    expect(sizer.limit(places.slot(kinds.nic), false)).toBe('Ограничивает слот сетевой карты.');
    expect(sizer.limit(places.media(sizer.drives(8)), true)).toBe('Ограничивают накопители.');
    expect(places.cable(`${kinds.expander} (shelf-2)`)).toBe('кабель экспандера SAS (shelf-2)');
    expect(places.uplink('AMD B650')).toBe('аплинк AMD B650');
    expect(changes.kinds.slot(kinds.raid_card, 'PCIe 3.0 x8')).toMatch(/^Поставить RAID-карту /);
    expect(map.many('8', map.drives.drive(8))).toBe('8 × накопитель');
  });

  it('knows every kind of part that changes in another case', () => {
    for (const kind of Object.values(sizer.kinds))
      expect(sizer.places.slot(kind) !== `слот ${kind}`, kind).toBe(!/^[A-Z]+$/.test(kind));
  });

  it('counts the drives that are read', () => {
    const { read } = sizer.notes;
    expect([1, 2, 8, 21].map((drives) => read(drives, `${drives}`))).toEqual([
      'при чтении с накопителя',
      'при чтении с обоих накопителей вместе',
      'при чтении со всех 8 накопителей вместе',
      'при чтении со всех 21 накопителя вместе',
    ]);
  });
});

it('says which drives failed in the case that the sentence asks for', () => {
  const { verdict } = arrays;
  expect(verdict.survives([2], false)).toMatch(/без накопителя 2: его /);
  expect(verdict.survives([2, 3], false)).toMatch(/без накопителей 2 и 3: их /);
  expect(verdict.lostOnly([4])).toMatch(/на накопителе 4\.$/);
  expect(verdict.lostParity([1, 2, 3], 21, 2)).toMatch(
    /группа из 21 накопителя выдерживает 2 отказа, а отказали накопители 1, 2 и 3\.$/,
  );
});

it('begins a layer with a small letter inside a sentence, but no name', () => {
  const { takes } = calculator;
  expect(takes('Линейный код', '20 %', true)).toMatch(/^линейный код — 20 %/);
  expect(takes('SKP ordered sets', '1 %', false)).toMatch(/^SKP/);
});

it('says in a refusal how many drives are needed', () => {
  expect([1, 4, 21].map((least) => refusal.drives(least, 1))).toEqual([
    'не меньше 1 накопителя',
    'не меньше 4 накопителей',
    'не меньше 21 накопителя',
  ]);
});

it('says on how many drives a layout lies', () => {
  expect(planner.layout('RAID 5', '6')).toBe('RAID 5 на 6 накопителях');
  expect(planner.grouped('RAID 50', '21', 2, false)).toBe('RAID 50 на 21 накопителе в 2 группах');
});

it('puts the noun after a number that is already written', () => {
  expect([home.data.about('13 490', '82'), home.data.about('13\u00a0491', '21'), home.trust.sources('2')]).toEqual([
    '13 490 измерений из 82 наборов, у каждого указан источник',
    '13\u00a0491 измерение из 21 набора, у каждого указан источник',
    '2 источника',
  ]);
});

it('counts results, and hours as they are written', () => {
  expect([1, 2, 21].map((count) => search.count(count).split('.')[0])).toEqual([
    '1 результат',
    '2 результата',
    '21 результат',
  ]);
  expect([24.66, 123.4, 125.2].map((hours) => plain(questions.hours(hours)))).toEqual([
    '24,7 часа',
    '123 часа',
    '125 часов',
  ]);
});
