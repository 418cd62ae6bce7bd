import { isPartialDate } from '../../tables/date.ts';
import { type Rule, todayOf } from '../../tables/rule.ts';
import { isDateField } from '../../tables/value.ts';

const DAY = 86_400_000;

/** Days that lie ahead by their meaning. */
const AHEAD = new Set(['expires_on']);

export const future: Rule = {
  id: 'LW211',
  level: 'error',
  looksFor: 'Dates in the future, on which nothing can have been measured, published or read.',
  fix: 'correct the year, month or day',
  *check(subject) {
    const today = todayOf(subject);
    // Where the day begins first, it is already the next one.
    const last = new Date(Date.parse(today) + DAY).toISOString().slice(0, 10);
    for (const table of subject.tables) {
      for (const field of table.schema.fields) {
        if (!isDateField(field) || AHEAD.has(field.name)) continue;
        const column = table.column(field.name);
        if (!column.exists) continue;
        for (let row = 1; row <= table.length; row++) {
          const text = column.isEmpty(row) ? '' : column.text(row);
          // A month or a year is over, or not, as far as it is written.
          if (!isPartialDate(text) || text <= last.slice(0, text.length)) continue;
          yield column.found(row, {
            message: 'the date is in the future',
            expected: `${today} or earlier`,
            fix: 'correct the year, month or day',
          });
        }
      }
    }
  },
};
