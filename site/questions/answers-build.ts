// The answer of each question, computed at build time and in the terminal.
import { refused } from '../../calc-wasm/js/calc.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { answerValue, show } from '../calculator/show.ts';
import { quantity } from '../common/format.ts';
import { pageLink } from '../common/link.ts';
import { calculatorLink, calculatorNamed } from '../common/query.ts';
import { presetLink, presetOf } from '../sizer/presets.ts';
import type { Figure, Figures, OfCalculator, OfChain, Question } from './question.ts';
import { type QuestionId, questions } from './questions.ts';
import { words } from './words.ts';

export interface Answered {
  id: QuestionId;
  question: string;
  /** The page that answers: where words alone do, the place in the list. */
  url: string;
  /** In base units. */
  answer: Figures;
  limited_by: string | null;
  text: string;
}

function sized({ preset, change = (setting) => setting }: OfChain) {
  const answer = size(change(presetOf(preset).setting));
  if (refused(answer)) throw new Error(`${preset}: ${JSON.stringify(answer.error)}`);
  return answer;
}

/** As the version of the model answers: worked answers are held to figures that no contributed row moves. */
function calculated({ calculator, inputs }: OfCalculator) {
  const answer = calculate(calculator, inputs);
  if (refused(answer)) throw new Error(`${calculator}: ${JSON.stringify(answer.error)}`);
  return answer;
}

function computed(figure: Figure): number {
  if ('preset' in figure) return figure.figure(sized(figure));
  return Number(answerValue(calculated(figure), figure.output));
}

const HOUR = 3600;

/** Days are hard to compare with hours: what takes hours is said in hours. */
const textOf = (value: number, { unit }: Figure): string => {
  if (unit === 'byte') return `${quantity(value, unit)} (${quantity(value, unit, { binary: true })})`;
  return unit === 'second' && value >= 10 * HOUR ? words.hours(value / HOUR) : show(value, unit);
};

/** Where a question stands in the list. */
export const placeOf = (id: string): string => id.toLowerCase();

/** What limits, by the id of the part or the core's word. */
function limitOf(figure: Figure | undefined): string | null {
  if (!figure) return null;
  if ('preset' in figure) {
    const { limited_by, limited_at } = sized(figure);
    return limited_by && `${limited_by}.${limited_at}`;
  }
  const limit = answerValue(calculated(figure), 'limited_by');
  return typeof limit === 'string' ? limit : null;
}

function linkOf({ id, page }: Pick<Question, 'id' | 'page'>, figure: Figure | undefined): string {
  if (page !== undefined) return page;
  if (!figure) return pageLink(`/questions/#${placeOf(id)}`);
  if ('preset' in figure) return presetLink(figure.preset);
  const { calculator, inputs, output } = figure;
  const asked = calculatorNamed(calculator).headlines.some(({ value }) => value === output);
  return calculatorLink(calculator, inputs, asked ? output : '');
}

function answered({ id, figures, page }: Question & { id: QuestionId }): Answered {
  const [first] = Object.values(figures);
  const answer = Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, computed(figure)]));
  const said = words.list[id];
  return {
    id,
    question: said.question,
    url: linkOf({ id, ...(page !== undefined && { page }) }, first),
    answer,
    limited_by: limitOf(first),
    text: said.answer.replaceAll(/{(\w+)}/g, (_, name: string) => {
      const [figure, value] = [figures[name], answer[name]];
      if (!figure || value === undefined) throw new Error(`${id} has no figure "${name}"`);
      return textOf(value, figure);
    }),
  };
}

export const answers = (): Answered[] => questions.map(answered);
