/** Which figures, said to be limited by their link, wait for a second source: for the rule that asks about them. */
import { type Answer, type Calc, refused } from '../../../calc-wasm/js/calc.ts';
import { ANY } from '../../../calc-wasm/js/classes.ts';
import { baseOf, classesOf, isLink, type LinkName } from '../../../calc-wasm/js/ranges.ts';
import { question } from '../predict/question.ts';
import { rowOf } from '../tables/records.ts';
import type { Subject } from '../tables/rule.ts';
import { classIn, rangesFrom } from './ranges.ts';
import { type MeasuredSet, measuredLinks } from './scores.ts';
import { LOWEST_BELIEVED, LOWEST_BELIEVED_OF_KINDS } from './single-source.ts';

/** What answers `Subject.doubted`. `sets` gives every set there is; they are read when a result is first asked about. */
export function doubtsFrom(
  sets: () => readonly MeasuredSet[],
  calculate: Calc['calculate'],
): NonNullable<Subject['doubted']> {
  let measured: ReturnType<typeof measuredLinks> | undefined;
  const ranges = new Map<string, ReturnType<typeof rangesFrom>>();
  const rangesWithout = (set: string) => {
    measured ??= measuredLinks(sets(), calculate);
    const known = ranges.get(set) ?? rangesFrom(measured.filter((row) => row.set !== set));
    ranges.set(set, known);
    return known;
  };
  return ({ package: file }, runs, run, results, result) => {
    if (run === 0) return undefined;
    const row = rowOf(results, result);
    if (typeof row.bandwidth_bytes_per_s !== 'number') return undefined;
    const asked = question(rowOf(runs, run), row);
    const answer = asked && calculate(asked.calculator.name, asked.inputs);
    if (!answer || refused(answer) || !isLink(answer.calculator)) return undefined;
    const others = rangesWithout(file?.setId ?? '');
    const name = classIn(others, { classes: classesOf(answer.calculator, answer as Answer) });
    const range = name === undefined ? undefined : others[name];
    if (!range) return undefined;
    const low = range.low * baseOf(answer.calculator, answer as Answer);
    const believed = name === ANY ? LOWEST_BELIEVED_OF_KINDS : LOWEST_BELIEVED;
    if (row.bandwidth_bytes_per_s >= low * believed) return undefined;
    return { low, ceiling: (answer as Answer<LinkName>).ceiling, sources: range.sources };
  };
}
