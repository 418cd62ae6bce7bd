import { isPartialDate } from '../../tables/date.ts';
import { type Rule, type Subject, tableNamed, todayOf } from '../../tables/rule.ts';
import type { Found } from '../../tables/table.ts';
import { isDateField } from '../../tables/value.ts';
import { rowsNamed } from '../references.ts';

const DAY = 86_400_000;

/** Days that lie ahead by their meaning. */
const AHEAD = new Set(['expires_on']);

export const future: Rule = {
  id: 'LW211',
  level: 'error',
  looksFor: 'Dates in the future, and runs that were measured after their source was published.',
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
    yield* afterPublication(subject);
  },
};

/** Dates are compared as far as both are written. */
function* afterPublication(subject: Subject): Generator<Found> {
  const [runs, sources] = [tableNamed(subject, 'runs'), tableNamed(subject, 'sources')];
  if (!runs || !sources) return;
  const [measured, published] = [runs.column('measured_on'), sources.column('published_on')];
  const sourceOf = rowsNamed(runs, 'source_id', sources);
  for (let row = 1; row <= runs.length; row++) {
    const source = sourceOf[row] ?? 0;
    if (source === 0 || measured.isEmpty(row) || published.isEmpty(source)) continue;
    const [text, last] = [measured.text(row), published.text(source)];
    const length = Math.min(text.length, last.length);
    if (!isPartialDate(text) || !isPartialDate(last) || text.slice(0, length) <= last.slice(0, length)) continue;
    yield measured.found(row, {
      message: `measured after its source was published, on ${last}`,
      expected: `${last} or earlier`,
      fix: 'correct measured_on, or published_on of the source',
    });
  }
}
