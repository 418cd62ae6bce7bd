// Vectors of arrays: what a published row asks of which calculator, and which of its figures answers. What cannot be
// asked is skipped, each with its reason.
import { type Answer, type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { factorOf } from '../../calc-wasm/js/number.ts';
import { SECTOR } from '../../datasets/tools/text/units.ts';
import { answerValue } from '../../site/calculator/show.ts';
import { drive } from './array/drive.ts';
import { isMixed, mixed } from './array/mixed.ts';
import { ANY_UNIT, isAbstract, noFigure, type Question } from './array/question.ts';
import { isRaid, raid } from './array/raid.ts';
import { firstFailure, meanTimeToLoss, rebuildWindow } from './array/rebuild.ts';
import { zfs } from './array/zfs.ts';
import type { Row } from './file.ts';
import { Broken, Parameters, Skipped } from './parameters.ts';
import type { VectorSet, Verdict } from './set.ts';
import { type Tolerance, toleranceOf } from './tolerance.ts';

/** Units of the core that a figure can be counted in. */
const MEASURES = ['byte', 'byte_per_second', 'second', 'operation_per_second'] as const;
/** What is counted by itself, by the names that the sources have for it. */
const COUNTS = ['drives', 'bool', 'tuple', 'ratio', 'prob', 'IO', 'IO/write', 'x drive'];

function question(row: Row, given: Parameters): Question {
  const [level, quantity] = [row.get('level'), row.get('quantity')];
  if (quantity === 'p_fail_within_one_window') return rebuildWindow(row, given);
  if (quantity === 'mttdl') return meanTimeToLoss(row, given);
  if (level === 'fleet') return firstFailure(row, given);
  if (/^(raidz|draid|zfs_)/.test(level)) return zfs(row, given);
  if (isMixed(level)) return mixed(row, given);
  if (level === 'drive') return drive(row, given);
  if (isRaid(level)) return raid(row, given);
  throw noFigure(row);
}

function scaleOf(row: Row): number {
  const unit = row.get('unit');
  if (unit.startsWith('same unit')) return isAbstract(row) ? ANY_UNIT.bytes : 1;
  if (COUNTS.includes(unit)) return 1;
  if (unit === 'sectors') return SECTOR;
  const scale = MEASURES.flatMap((measure) => factorOf(unit, measure) ?? [])[0];
  if (unit === '' || scale === undefined) throw new Skipped('figure', `no figure is in "${unit}"`);
  return scale;
}

/** The figure of a row: a number, or the text of a tuple. */
interface Expected {
  text: string;
  tolerance: Tolerance;
}

function expectedOf(row: Row): Expected {
  const text = row.get('expected');
  const isTuple = /^[0-9.]+(?:\/[0-9.]+)+$/.test(text);
  const isNumber = text.trim() !== '' && Number.isFinite(Number(text));
  if (!isTuple && !isNumber) throw new Broken(`no figure "${text}"`);
  const tolerance = toleranceOf(row.get('tolerance'));
  if (isTuple && row.get('tolerance') !== 'exact') throw new Broken('a tuple has to be exact');
  return { text, tolerance };
}

/** What a calculator says to a question, in the unit of the row. */
function ask(row: Row, { name, figures, whole }: Question, inputs: Inputs) {
  const answer = calculate(name, inputs);
  if (refused(answer)) return { error: answer.error };
  const scale = scaleOf(row);
  const read = (output: string) => Number(answerValue(answer as Answer, output));
  const values = figures(read).map((value) => (whole ? Math.floor(value / scale) : value / scale));
  return { read, values };
}

function holds(values: readonly number[], { text, tolerance }: Expected): boolean {
  const [only] = values;
  return values.length === 1 && only !== undefined
    ? tolerance.holds(only, Number(text))
    : values.join('/') === text;
}

/** Rows that ask whether an array exists, or how much it holds: what does not exist holds nothing. */
const asksWhetherItExists = (row: Row): boolean => /^(valid$|usable)/.test(row.get('quantity'));

function verdictOf(row: Row): Verdict {
  const expected = expectedOf(row);
  const given = new Parameters(row.get('params'));
  const asked = question(row, given);
  given.finish();
  const fails = (got: string): Verdict => ({
    kind: 'failed',
    failure: {
      input: JSON.stringify(asked.inputs),
      expected: expected.text,
      got,
      difference: String(Number(got) - Number(expected.text)),
      tolerance: row.get('tolerance'),
    },
  });
  const answer = ask(row, asked, asked.inputs);
  if ('error' in answer) {
    const { input, code } = answer.error;
    const isNone = code === 'impossible_combination' && asksWhetherItExists(row);
    if (isNone && Number(expected.text) === 0) return { kind: 'passed' };
    if (isNone && row.get('quantity') === 'valid') return fails('0');
    return { kind: 'skipped', why: 'refused', reason: `${asked.name} refuses ${input}: ${code}` };
  }
  for (const [output, value] of Object.entries(asked.stated ?? {})) {
    if (answer.read(output) !== value) return fails(`${output} ${answer.read(output)}`);
  }
  if (holds(answer.values, expected)) return { kind: 'passed' };
  return leftOpen(row, asked, expected) ?? fails(answer.values.join('/'));
}

/** Whether the row would agree under a condition that it does not state: then it proves nothing. */
function leftOpen(row: Row, asked: Question, expected: Expected): Verdict | undefined {
  if (expected.tolerance.isMistake) return undefined;
  for (const { condition, assumed, other, inputs } of asked.open ?? []) {
    const answer = ask(row, asked, { ...asked.inputs, ...inputs });
    if ('error' in answer || !holds(answer.values, expected)) continue;
    const reason = `does not state ${condition}: with ${other} it agrees, with ${assumed} not`;
    return { kind: 'skipped', why: 'open', reason };
  }
  return undefined;
}

function judge(row: Row): Verdict {
  try {
    return verdictOf(row);
  } catch (error) {
    if (error instanceof Broken) return { kind: 'broken', reason: error.message };
    if (error instanceof Skipped) return { kind: 'skipped', why: error.why, reason: error.message };
    throw error;
  }
}

export const array: VectorSet = {
  name: 'arrays',
  columns: [
    ...['id', 'level', 'drives', 'params', 'quantity', 'expected', 'unit', 'tolerance'],
    ...['source', 'trust', 'note'],
  ],
  judge,
};
