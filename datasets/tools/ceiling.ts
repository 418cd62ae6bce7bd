/** What the core says a link lets through, for the rule that compares figures with it. */
import { type Calc, refused } from '../../site/lib/calc.ts';
import { question } from './build/question.ts';
import type { Subject } from './check/rule.ts';
import type { Column, Table } from './check/table.ts';
import type { Row } from './records.ts';

/** The columns that a question to the core is made of. */
const OF_RUN = [
  'link_kind',
  'link_generation',
  'link_lanes',
  'link_count',
  'link_protocol',
  'max_payload_size_bytes',
  'max_read_request_size_bytes',
  'read_completion_boundary_bytes',
  'address_bits',
];
const OF_RESULT = ['counted', 'direction', 'duplex', 'block_size_bytes'];

/** The ceilings of a core. Rows that ask the same are answered once. */
export function ceilingOf(calculate: Calc['calculate']): NonNullable<Subject['ceiling']> {
  const known = new WeakMap<Table, { load: Column[]; answers: Map<string, number | undefined> }>();
  return (runs, run, results, result) => {
    let { load, answers } = known.get(results) ?? {};
    if (!load || !answers) {
      load = OF_RESULT.map((name) => results.column(name));
      answers = new Map();
      known.set(results, { load, answers });
    }
    const key = [run, ...load.map((column) => column.text(result))].join(' ');
    if (answers.has(key)) return answers.get(key);
    const setup = OF_RUN.map((name) => runs.column(name));
    const asked = question(rowOf(setup, run), rowOf(load, result));
    const answer = asked && calculate(asked.calculator.name, asked.inputs);
    const ceiling = answer && !refused(answer) && 'ceiling' in answer ? answer.ceiling : undefined;
    answers.set(key, ceiling);
    return ceiling;
  };
}

function rowOf(columns: readonly Column[], row: number): Row {
  return Object.fromEntries(
    columns.map((column) => {
      if (column.isEmpty(row)) return [column.name, null];
      const number = column.number(row);
      return [column.name, Number.isNaN(number) ? column.text(row) : number];
    }),
  );
}
