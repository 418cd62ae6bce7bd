// The answer of each question, computed at build time and in the terminal.
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { refused } from '../../calc-wasm/js/calc.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { type UnitName, units } from '../../calc-wasm/js/generated/units.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { answerValue, show } from '../calculator/show.ts';
import { quantity, range } from '../common/format.ts';
import { pageLink } from '../common/link.ts';
import { calculatorLink, calculatorNamed } from '../common/query.ts';
import { presetLink, presetOf, presets } from '../sizer/presets.ts';
import type { Setting } from '../sizer/setting.ts';
import { type QuestionId, words } from './words.ts';

const FILE = 'site/questions/figures.yaml';

const ofChain = z.strictObject({
  preset: z.enum(presets.map(({ slug }) => slug)),
  /** The rate of each drive, not of all. */
  each: z.boolean().default(false),
  /** In bytes, of every part, instead of the preset's. */
  max_payload_size: z.number().optional(),
});
const ofCalculator = z.strictObject({
  calculator: z.string(),
  inputs: z.record(z.string(), z.union([z.string(), z.number()])),
  output: z.string(),
  /** Where it is shown in another unit than the calculator's. */
  unit: z.enum(Object.keys(units) as UnitName[]).optional(),
});
const question = z.strictObject({
  /** In the order in which the sentence says them; the first one's page is where the question leads. */
  figures: z.record(z.string(), z.union([ofChain, ofCalculator])),
  /** Where it leads instead: the address of a page of this site, with its query. */
  page: z.string().optional(),
});
const questions = z.record(z.enum(Object.keys(words.list) as QuestionId[]), question);

type Figures = Readonly<Record<string, number>>;
type OfChain = z.infer<typeof ofChain>;
type OfCalculator = z.infer<typeof ofCalculator>;
type Figure = OfChain | OfCalculator;
type Question = z.infer<typeof question>;

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

function withPayload({ chain, ...setting }: Setting, bytes: number): Setting {
  const parts = chain.parts.map((part) =>
    part.kind === undefined || part.kind === 'drive' ? part : { ...part, max_payload_size: bytes },
  );
  return { ...setting, chain: { ...chain, parts } };
}

function sized({ preset, max_payload_size: payload }: OfChain) {
  const { setting } = presetOf(preset);
  const answer = size(payload === undefined ? setting : withPayload(setting, payload));
  if (refused(answer)) throw new Error(`${preset}: ${JSON.stringify(answer.error)}`);
  return answer;
}

/** As the version of the model answers: worked answers are held to figures that no contributed row moves. */
function calculated({ calculator, inputs }: OfCalculator) {
  const answer = calculate(calculatorNamed(calculator).name, inputs);
  if (refused(answer)) throw new Error(`${calculator}: ${JSON.stringify(answer.error)}`);
  return answer;
}

function computed(figure: Figure): number {
  if ('calculator' in figure) return Number(answerValue(calculated(figure), figure.output));
  const { most, flows } = sized(figure);
  return figure.each ? (flows[0]?.rate ?? Number.NaN) : most;
}

function unitOf(figure: Figure): UnitName | null {
  if ('preset' in figure) return 'byte_per_second';
  const { outputs } = calculatorNamed(figure.calculator);
  return figure.unit ?? outputs.find(({ name }) => name === figure.output)?.unit ?? null;
}

const HOUR = 3600;

/** Days are hard to compare with hours: what takes hours is said in hours. */
const textOf = (value: number, unit: UnitName | null): string => {
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

function linkOf(id: QuestionId, { page, figures }: Question): string {
  if (page !== undefined) return pageLink(page);
  const [figure] = Object.values(figures);
  if (!figure) return pageLink(`/questions/#${placeOf(id)}`);
  if ('preset' in figure) return presetLink(figure.preset);
  const { calculator, inputs, output } = figure;
  const asked = calculatorNamed(calculator).headlines.some(({ value }) => value === output);
  return calculatorLink(calculatorNamed(calculator).name, inputs, asked ? output : '');
}

function answered(id: QuestionId, question: Question): Answered {
  const { figures } = question;
  const answer = Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, computed(figure)]));
  return {
    id,
    question: words.list[id].question,
    url: linkOf(id, question),
    answer,
    limited_by: limitOf(Object.values(figures)[0]),
    // "{low–high}" is the range between two figures.
    text: words.list[id].answer.replaceAll(/{(\w+)(?:–(\w+))?}/g, (_, name: string, other = name) => {
      const [figure, value, high] = [figures[name], answer[name], answer[other]];
      if (!figure || value === undefined || high === undefined)
        throw new Error(`${id} has no figures ${name}, ${other}`);
      const unit = unitOf(figure);
      return other === name || unit === null ? textOf(value, unit) : range(value, high, unit);
    }),
  };
}

export function answers(): Answered[] {
  const parsed = questions.safeParse(parse(readFileSync(FILE, 'utf8')));
  if (!parsed.success) throw new Error(`${FILE}: ${z.prettifyError(parsed.error)}`);
  return Object.entries(parsed.data).map(([id, question]) => answered(id as QuestionId, question));
}
