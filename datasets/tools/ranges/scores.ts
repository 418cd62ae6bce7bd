/** Which measurements say how much of its ceiling a link reaches, and of which class each is. */
import { type Answer, type Calc, refused } from '../../../calc-wasm/js/calc.ts';
import { baseOf, classesOf, isLink, topOf } from '../../../calc-wasm/js/ranges.ts';
import { question } from '../predict/question.ts';
import { reader } from '../predict/reader.ts';
import type { Row } from '../tables/records.ts';
import type { Table } from '../tables/table.ts';
import type { Score } from './conformal.ts';

/** A measurement that takes part. */
export interface Measured extends Score {
  /** Its set and its result. */
  set: string;
  result: string;
  device: string;
  /** The upper end of its range, as such a share; 1 where nothing else is said. */
  top?: number;
  /** The classes that it is of, the narrowest first. */
  classes: string[];
  /** When it was measured, or else published or read; empty where nobody says. */
  date: string;
}

/** Above the upper end of its range. */
export const isAbove = ({ share, top = 1 }: Pick<Measured, 'share' | 'top'>): boolean => share > top;

/** No lower end holds what is above the upper one: it counts as the lowest of all. */
export const scoreOf = (row: Measured): Measured => (isAbove(row) ? { ...row, share: 0 } : row);

/** A payload size that was chosen to fit the figure proves nothing. */
const FITTED = 'fitted';
const WITH_PAYLOAD_SIZE = ['pcie', 'dmi'];

/** A set as far as it is read here. */
export interface MeasuredSet {
  setId: string;
  tables: Table[];
}

/** Every measurement whose link was the limit, and of which the model can say what that link lets through. */
export const measuredLinks = (sets: readonly MeasuredSet[], calculate: Calc['calculate']): Measured[] =>
  sets.flatMap(({ setId, tables }) => {
    const rows = reader({ tables, reference: [] });
    const named = (table: string, key: string) => new Map(rows(table).map((row) => [row[key] ?? null, row]));
    const [runs, targets] = [named('runs', 'run_id'), named('targets', 'target_id')];
    const sources = named('sources', 'source_id');
    return rows('results').flatMap((result): Measured[] => {
      const run = runs.get(result.run_id ?? null);
      const target = run && targets.get(run.target_id ?? null);
      const source = run && sources.get(run.source_id ?? null);
      const figure = figureOf(result);
      if (!run || !target || !source || figure === undefined || !isProof(run, result)) return [];
      const asked = question(run, result);
      const answer = asked && calculate(asked.calculator.name, asked.inputs);
      if (!answer || refused(answer) || !isLink(answer.calculator)) return [];
      const base = baseOf(answer.calculator, answer as Answer);
      return [
        {
          set: setId,
          result: String(result.result_id),
          source: sourceOf(setId, source),
          device: `${setId}/${target.target_id}`,
          link: answer.calculator,
          classes: classesOf(answer.calculator, answer as Answer),
          share: figure / base,
          top: topOf(answer.calculator, answer),
          date: String(run.measured_on ?? source.published_on ?? source.accessed_on ?? ''),
        },
      ];
    });
  });

const isProof = (run: Row, { link_limited, precision }: Row): boolean =>
  link_limited === 'yes' &&
  precision !== 'relative' &&
  !(WITH_PAYLOAD_SIZE.includes(String(run.link_kind)) && run.max_payload_size_origin === FITTED);

/** Of a range its upper end: the lower one belongs to slower devices. */
function figureOf(result: Row): number | undefined {
  const value =
    result.bandwidth_high_bytes_per_s ?? result.bandwidth_bytes_per_s ?? result.bandwidth_low_bytes_per_s ?? null;
  return value === null ? undefined : Number(value);
}

/** An author is one source, however much is published, and so are the pages of a repository: they resemble each other. */
export function sourceOf(set: string, { author, url, source_id }: Row): string {
  const repository = /^https:\/\/(?:github|gitlab)\.com\/[^/]+\/[^/]+/.exec(String(url))?.[0];
  return String(author ?? repository ?? url ?? `${set}/${source_id}`);
}
