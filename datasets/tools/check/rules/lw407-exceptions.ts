import type { Finding } from '../../tables/finding.ts';
import { type Subject, type SubjectRule, tablesNamed, todayOf } from '../../tables/rule.ts';
import type { Found, Table } from '../../tables/table.ts';

/** Longest life of an exception, in days. */
const LONGEST = 2 * 366;
const DAY = 86_400_000;

export const exceptions: SubjectRule = {
  id: 'LW407',
  level: 'error',
  looksFor: 'Exceptions that have expired, last too long, or no longer suppress anything.',
  fix: 'remove the row from exceptions.csv, or review it and set a new date',
  *check(subject) {
    const today = todayOf(subject);
    const last = new Date(Date.parse(today) + LONGEST * DAY).toISOString().slice(0, 10);
    for (const table of tablesNamed(subject.tables, 'exceptions')) {
      const expires = table.column('expires_on');
      for (let row = 1; row <= table.length; row++) {
        const day = expires.text(row);
        if (Number.isNaN(Date.parse(day))) continue;
        if (day < today) {
          yield expires.found(row, {
            message: 'the exception has expired',
            expected: `${today} or later`,
            fix: 'review it: fix the row that it is about, or set a new date',
          });
        } else if (day > last) {
          yield expires.found(row, {
            message: 'the exception lasts too long',
            expected: `${last} or earlier`,
            fix: `write a date up to ${last}`,
          });
        }
      }
    }
  },
};

/** Drops the findings that the exceptions of a set silence, and remembers which exceptions silenced none. */
export class Silencer {
  readonly #table: Table | undefined;
  readonly #rows = new Map<string, number>();
  readonly #used = new Set<number>();

  constructor(subject: Subject) {
    this.#table = subject.tables.find(({ schema }) => schema.name === 'exceptions');
    const table = this.#table;
    if (!table) return;
    const [rule, name, key] = ['rule_id', 'table_name', 'key'].map((column) => table.column(column));
    const expires = table.column('expires_on');
    const today = todayOf(subject);
    for (let row = 1; row <= table.length; row++) {
      // Past its day it silences nothing, and is found for that alone.
      if (expires.text(row) < today) this.#used.add(row);
      else this.#rows.set([rule, name, key].map((column) => column?.text(row)).join('\n'), row);
    }
  }

  silences({ rule, table, key }: Finding): boolean {
    // What cannot be read or is no value has to be mended: only sense and origin can be argued.
    if (this.#rows.size === 0 || !/^LW[34]/.test(rule) || rule === exceptions.id) return false;
    const row = this.#rows.get([rule, table, key].join('\n'));
    if (row === undefined) return false;
    this.#used.add(row);
    return true;
  }

  *unneeded(): Generator<Found> {
    const table = this.#table;
    if (!table) return;
    const rule = table.column('rule_id');
    for (let row = 1; row <= table.length; row++) {
      if (this.#used.has(row) || !table.isWhole(row)) continue;
      yield rule.found(row, {
        message: 'the exception suppresses nothing',
        expected: 'a rule, a table and a key that have a finding',
        fix: 'remove the row, or correct rule_id, table_name and key',
      });
    }
  }
}
