/** What the core says a link lets through, for the rule that compares figures with it. */
import { type Answer, type Calc, refused } from '../../../calc-wasm/js/calc.ts';
import { baseOf, isLink, topOf } from '../../../calc-wasm/js/ranges.ts';
import type { Row } from '../tables/records.ts';
import type { Bounds, Subject } from '../tables/rule.ts';
import type { Column, Table } from '../tables/table.ts';
import { ASKED, bound } from './question.ts';

const BLOCK_SIZE = 'block_size_bytes';
const CHOICES = ASKED.results.filter((name) => name !== BLOCK_SIZE);

/** Answers for the rows of one table; by block size, then by everything else. */
interface Answers {
  load: Column[];
  choices: Column[];
  blockSize: Column;
  byBlockSize: Map<number, Map<number, Bounds | undefined>>;
}

/** More than a column of choices has. */
const CODES = 256;

/** The ceilings of a core. Rows that ask the same are answered once. */
export function ceilingOf(calculate: Calc['calculate']): NonNullable<Subject['ceiling']> {
  const known = new WeakMap<Table, Answers>();
  return (runs, run, results, result) => {
    let asking = known.get(results);
    if (!asking) {
      asking = answersFor(results);
      known.set(results, asking);
    }
    const { load, choices, blockSize, byBlockSize } = asking;
    const size = blockSize.number(result);
    let answers = byBlockSize.get(size);
    if (!answers) {
      answers = new Map();
      byBlockSize.set(size, answers);
    }
    let key = run;
    for (const choice of choices) key = key * CODES + choice.code(result);
    if (answers.has(key)) return answers.get(key);
    const setup = ASKED.runs.map((name) => runs.column(name));
    const stated = rowOf(setup, run);
    const asked = bound(stated, rowOf(load, result));
    const answer = asked && calculate(asked.calculator.name, asked.inputs);
    const bounds = answer && !refused(answer) ? boundsOf(answer, Number(stated.link_count ?? 1)) : undefined;
    answers.set(key, bounds);
    return bounds;
  };
}

/** Of `links` side by side. */
function boundsOf(answer: Answer, links: number): Bounds | undefined {
  const { calculator: name } = answer;
  if (!isLink(name) || !('ceiling' in answer)) return undefined;
  const most = Math.min(answer.ceiling, topOf(name, answer) * baseOf(name, answer));
  return { most: most * links, ceiling: answer.ceiling * links };
}

function answersFor(results: Table): Answers {
  const choices = CHOICES.map((name) => results.column(name));
  const blockSize = results.column(BLOCK_SIZE);
  return { load: [...choices, blockSize], choices, blockSize, byBlockSize: new Map() };
}

const rowOf = (columns: readonly Column[], row: number): Row =>
  Object.fromEntries(
    columns.map((column) => {
      if (column.isEmpty(row)) return [column.name, null];
      const number = column.number(row);
      return [column.name, Number.isNaN(number) ? column.text(row) : number];
    }),
  );
