// Russian words that code puts together: their forms after numbers, their cases, and the line that describes a chain.
import { describe, expect, it, test, vi } from 'vitest';

vi.mock('../../../site/common/place.ts', async () => {
  const { languageOf, placeOf } = await import('../../../scripts/language/languages.ts');
  const russian = languageOf('ru');
  return { place: placeOf(russian, [russian], '/') };
});
vi.mock(
  '../../../site/common/quantity.words.ts',
  () => import('../../../content/translations/ru/words/common.quantity.ts'),
);
vi.mock(
  '../../../site/sizer/phrase.words.ts',
  () => import('../../../content/translations/ru/words/sizer.phrase.ts'),
);

const { quantity, unitSymbol } = await import('../../../site/common/format.ts');
const { catalogParts } = await import('../../../site/parts/catalog-build.ts');
const { phrase } = await import('../../../site/sizer/phrase.ts');
const { words: line } = await import('../../../site/sizer/phrase.words.ts');
const { words: sizer } = await import('../../../content/translations/ru/words/sizer.ts');
const { words: arrays } = await import('../../../content/translations/ru/words/arrays.ts');
const { words: calculator } = await import('../../../content/translations/ru/words/calculator.ts');
const { words: refusal } = await import(
  '../../../content/translations/ru/words/calculator.refusal.ts'
);
const { words: planner } = await import('../../../content/translations/ru/words/planner.ts');
const { words: questions } = await import('../../../content/translations/ru/words/questions.ts');
const { words: search } = await import('../../../content/translations/ru/words/search.ts');

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const YEAR = 365.25 * 24 * 3600;

describe('a unit that is a word', () => {
  it('agrees with the number before it', () => {
    expect([1, 4, 5, 21].map((lanes) => plain(quantity(lanes, 'lane')))).toEqual([
      ...['1 линия', '4 линии', '5 линий', '21 линия'],
    ]);
    expect(plain(quantity(2.5 * YEAR, 'second', { digits: 2 }))).toBe('2,5 года');
  });

  it('stands alone as after none', () => {
    expect(['years', 'lanes', 'bit', 'GB/s'].map(unitSymbol)).toEqual([
      ...['лет', 'линий', 'бит', 'ГБ/с'],
    ]);
  });
});

describe('what limits', () => {
  it('is named in the case that its sentence asks for', () => {
    const { kinds, places, changes, path } = sizer;
    expect(sizer.limit(places.slot(kinds.nic), false)).toBe('Ограничивает слот сетевой карты.');
    expect(sizer.limit(places.media(sizer.drives(8)), true)).toBe('Ограничивают накопители.');
    expect(places.cable(`${kinds.expander} (shelf-2)`)).toBe('кабель экспандера SAS (shelf-2)');
    expect(places.uplink('AMD B650')).toBe('аплинк AMD B650');
    expect(changes.kinds.slot(kinds.raid_card, 'PCIe 3.0 x8')).toMatch(/^Поставить RAID-карту /);
    expect(path.into(kinds.nic)).toBe('в сетевую карту');
    expect(path.many('8', sizer.drives(8))).toBe('8 × накопитель');
  });

  it('knows every kind of part that changes in another case', () => {
    for (const kind of Object.values(sizer.kinds)) {
      const isInvariable = /^[A-Z]+$/.test(kind);
      expect(sizer.places.slot(kind) !== `слот ${kind}`, kind).toBe(!isInvariable);
    }
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
    ...['не меньше 1 накопителя', 'не меньше 4 накопителей', 'не меньше 21 накопителя'],
  ]);
});

it('says on how many drives a layout lies, and how much more is asked for', () => {
  expect(planner.layout('RAID 5', '6')).toBe('RAID 5 на 6 накопителях');
  expect(planner.grouped('RAID 50', '21', 2, false)).toBe('RAID 50 на 21 накопителе в 2 группах');
  expect(['1,6', '3', '12'].map((times) => sizer.path.asked(times))).toEqual([
    ...['спрос в 1,6 раза больше', 'спрос в 3 раза больше', 'спрос в 12 раз больше'],
  ]);
});

it('counts results, and hours as they are written', () => {
  expect([1, 2, 21].map((count) => search.count(count).split('.')[0])).toEqual([
    ...['1 результат', '2 результата', '21 результат'],
  ]);
  expect([24.66, 123.4, 125.2].map((hours) => plain(questions.hours(hours)))).toEqual([
    ...['24,7 часа', '123 часа', '125 часов'],
  ]);
});

describe('a line about a chain', () => {
  const parts = catalogParts().filter(({ kind }) => kind !== 'slot');
  const chainOf = (text: string) => phrase(text, parts).chain?.parts;

  test.each(line.examples)('is read as its example shows: %s', (text) => {
    expect(phrase(text, parts).pieces.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it('may be wholly Russian, or as forums write it', () => {
    const expected = chainOf('8 x 4TB HDD 180 MB/s on 9211-8i in 2.0 x4 slot');
    const [hba, drives] = expected ?? [];
    expect(hba).toMatchObject({ slot: 'pcie 2.0 x4' });
    expect(chainOf('8 х жёсткий диск 4 ТБ 180 МБ/с на контроллере 9211-8i в слоте 2.0 х4')).toEqual(
      [hba, { ...drives, size: '4 ТБ', read: '180 МБ/с' }],
    );
  });

  it('may be copied from a page, whose units hold together', () => {
    const parts = chainOf('5 SATA SSD-дисков 550 МБ/\u2060с на JMB585');
    expect(parts?.at(-1)).toMatchObject({ read: '550 МБ/с' });
    expect(parts).toEqual(chainOf('5 SATA SSD-дисков 550 МБ/с на JMB585'));
  });

  it('does not take an SSD for a hard disk where it is called a disk', () => {
    const [, drives] = chainOf('5 SATA SSD-дисков 550 МБ/с на JMB585') ?? [];
    expect(drives).toMatchObject({ count: '5', link: 'sata 3.0' });
    expect(drives).not.toHaveProperty('slow_end');
  });
});
