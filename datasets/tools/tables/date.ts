/** Dates as the tables want them, and as people write them. */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const YEAR_OR_MONTH = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A day of the calendar, year first. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}

/** A day, a month or a year. */
export const isPartialDate = (text: string): boolean => YEAR_OR_MONTH.test(text) || isDay(text);

const FORMS: { form: RegExp; order: ('year' | 'month' | 'day')[][] }[] = [
  { form: /^(\d{4})(\d{2})(\d{2})$/, order: [['year', 'month', 'day']] },
  { form: /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, order: [['year', 'month', 'day']] },
  // A day and its time.
  { form: /^(\d{4})-(\d{2})-(\d{2})[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?$/, order: [['year', 'month', 'day']] },
  { form: /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, order: [['day', 'month', 'year']] },
  // Written in one order by some, in another by others.
  {
    form: /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/,
    order: [
      ['day', 'month', 'year'],
      ['month', 'day', 'year'],
    ],
  },
  { form: /^(\d{1,2})\.? ([A-Za-z]{3,9})\.?,? (\d{4})$/, order: [['day', 'month', 'year']] },
  { form: /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/, order: [['month', 'day', 'year']] },
];

/** Every day that a text can mean; more than one where it does not say which. */
export function daysMeant(text: string): string[] {
  const days = FORMS.flatMap(({ form, order }) => {
    const parts = form.exec(text)?.slice(1);
    return parts ? order.map((names) => dayOf(parts, names)) : [];
  });
  return [...new Set(days.filter(isDay))];
}

function dayOf(parts: string[], names: string[]): string {
  const part = (name: string) => parts[names.indexOf(name)] ?? '';
  const month = part('month');
  const number = /^\d/.test(month) ? month : `${MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1}`;
  return `${part('year')}-${number.padStart(2, '0')}-${part('day').padStart(2, '0')}`;
}
