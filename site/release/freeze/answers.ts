// Answers of a version of a model, as they are kept in calc-wasm/frozen, and what a core answers differently.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../build/tools.mjs';
import type { State } from './states.ts';

/** Answers as one JSON object, a state a line. */
export interface Answers {
  model: string;
  version: number;
  /** The members of an answer, in the order in which each state has its values. */
  outputs: string[];
  states: (State & { values: unknown[] })[];
}

/** What a core says to a question. */
export type Ask = (inputs: object) => object;

/** What repeats the question, or says who answers. */
const BESIDE = new Set(['calculator', 'model_version', 'breakdown', 'inputs', 'understood']);

export const folderOf = (model: string, version: number): string =>
  join(root, 'calc-wasm/frozen', `${model}-v${version}`);

const answersFile = (model: string, version: number): string => join(folderOf(model, version), 'answers.json');

export const isAnswered = (model: string, version: number): boolean => existsSync(answersFile(model, version));

export const readAnswers = (model: string, version: number): Answers =>
  JSON.parse(readFileSync(answersFile(model, version), 'utf8'));

/** As JSON holds it; chains inside an answer repeat the question. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part) => (key === 'chain' ? undefined : part)) ?? 'null');

/** The answers of a core to these states; those that it refuses are left out. */
export function answersOf(
  { model, version, outputs: wanted }: Pick<Answers, 'model' | 'version'> & Partial<Answers>,
  states: readonly State[],
  ask: Ask,
): Answers {
  const answered = states
    .map((state) => ({ state, answer: ask(state.inputs) as Record<string, unknown> }))
    .filter(({ answer }) => !('error' in answer));
  const outputs = wanted ?? Object.keys(answered[0]?.answer ?? {}).filter((name) => !BESIDE.has(name));
  return {
    model,
    version,
    outputs,
    states: answered.map(({ state, answer }) => ({ ...state, values: outputs.map((name) => plain(answer[name])) })),
  };
}

function textOf({ model, version, outputs, states }: Answers): string {
  const lines = states.map((state) => JSON.stringify(state)).join(',\n');
  const head = JSON.stringify({ model, version, outputs }).slice(0, -1);
  return `${head},"states":[\n${lines}\n]}\n`;
}

/** Written once: what stands in other people's pages must not follow the core. */
export function keepAnswers(answers: Answers): void {
  const file = answersFile(answers.model, answers.version);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, textOf(answers), { flag: 'wx' });
}

/** Of these states those that ask for what a version has learned since it was kept: an input, or a preset. */
export function learned({ states: kept }: Pick<Answers, 'states'>, states: readonly State[]): State[] {
  const inputs = new Set(kept.flatMap((state) => Object.keys(state.inputs)));
  const presets = new Set(kept.map(({ preset }) => preset));
  return states.filter(
    (state) =>
      (state.preset !== undefined && !presets.has(state.preset)) ||
      Object.keys(state.inputs).some((name) => !inputs.has(name)),
  );
}

/** Adds what a version answers to what it has learned; what was kept stays as it is. */
export function keepMore(answers: Answers, states: readonly State[], ask: Ask): void {
  const more = answersOf(answers, states, ask).states;
  const all = { ...answers, states: [...answers.states, ...more] };
  writeFileSync(answersFile(answers.model, answers.version), textOf(all));
}

/** Whether all that was kept is still there; an answer may have learned to say more. */
function holds(kept: unknown, now: unknown): boolean {
  if (typeof kept !== 'object' || kept === null) return Object.is(kept, now);
  if (typeof now !== 'object' || now === null || Array.isArray(kept) !== Array.isArray(now)) return false;
  if (Array.isArray(kept) && kept.length !== (now as unknown[]).length) return false;
  return Object.entries(kept).every(([name, part]) => holds(part, (now as Record<string, unknown>)[name]));
}

/** One line for each value that the core answers otherwise, to the last bit. */
/** What an answer proposes is no figure of its version: a later one may know more that helps. */
const PROPOSED: ReadonlySet<string> = new Set(['changes']);

export function differences({ outputs, states }: Answers, ask: Ask): string[] {
  return states.flatMap(({ inputs, values }) => {
    const answer = ask(inputs) as Record<string, unknown>;
    const asked = JSON.stringify(inputs);
    if ('error' in answer) return [`${asked}: was answered, is refused: ${JSON.stringify(answer)}`];
    return outputs
      .filter((name) => !PROPOSED.has(name))
      .flatMap((name) => {
        const at = outputs.indexOf(name);
        const now = plain(answer[name]);
        if (holds(values[at], now)) return [];
        return [`${asked}: ${name} was ${JSON.stringify(values[at])}, is ${JSON.stringify(now)}`];
      });
  });
}

const SHOWN = 5;

/** The file that holds the version of a model. */
export const sourceOf = (model: string): string =>
  /^(?:sizer|planner)$/.test(model)
    ? `calc-wasm/src/chain/${model}.rs`
    : `calc-wasm/src/calculators/${model.replaceAll('-', '_')}.rs`;

/** What to do about a model that answers otherwise than its version did; nothing where none does. */
export function complaint({ model, version }: Answers, found: readonly string[]): string {
  if (found.length === 0) return '';
  const shown = found.slice(0, SHOWN).map((line) => `  ${line}`);
  const more = found.length > SHOWN ? [`  … and ${found.length - SHOWN} more`] : [];
  return [
    `${model} is still version ${version} and answers otherwise than version ${version} did:`,
    ...shown,
    ...more,
    `If that was not meant, undo it. If it was, raise \`version\` in ${sourceOf(model)} to ${version + 1},`,
    `run \`npm run freeze\`, which keeps version ${version} for the pages that embed it, and commit both.`,
  ].join('\n');
}
