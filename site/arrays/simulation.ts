// A simulation of losses beside the formula: what is said of it, and how the worker is asked. Pure.
import type { Inputs, Played } from '../../calc-wasm/js/calc.ts';
import { chance, count } from '../common/format.ts';
import { words as arrays } from './words.ts';

/** What the worker is asked to play. */
export interface Order {
  inputs: Inputs;
  trials: number;
}

/** What the worker reports after each piece. */
export type Report = Played | { refused: string };

export const NONE: Played = { trials: 0, losses: 0, share: 0, low: 0, high: 1 };

/** How many trials the next piece has, so that it takes about `target` milliseconds; at most twice the last one's. */
export function nextPiece(last: number, took: number, target: number): number {
  const fitting = took > 0 ? (last * target) / took : last * 2;
  return Math.max(1, Math.round(Math.min(last * 2, fitting)));
}

const share = (value: number): string => chance(value);

export const progressText = ({ trials, losses }: Played, of: number): string =>
  arrays.simulation.progress(count(trials), count(of), count(losses));

/** The result in a sentence or two, beside the formula's figure. */
export function conclusion(played: Played, formula: number, wanted: number): string {
  const says = arrays.simulation;
  const { trials, losses, low, high } = played;
  const stopped = trials < wanted ? says.stopped(count(trials), count(wanted)) : '';
  if (trials === 0) return stopped;
  const event =
    losses === 0
      ? says.noLoss(count(trials), share(high))
      : says.found(share(played.share), share(low), share(high), count(losses), count(trials));
  const agrees = low <= formula && formula <= high;
  const verdict = agrees
    ? losses === 0
      ? says.rare(share(formula))
      : says.agree(share(formula))
    : says.disagree(share(formula));
  return [stopped, event, verdict].filter(Boolean).join(' ');
}

/** Where the interval, what was counted and the formula stand on a line around them, in per cent of its width. */
export function onLine({ low, high, share }: Played, formula: number) {
  const [least, most] = [Math.min(low, formula), Math.max(high, formula)];
  // Room for the labels beside the outermost marks.
  const room = (most - least) * 0.3 || 1;
  const at = (value: number) => Math.round(((value - least + room) / (most - least + 2 * room)) * 10_000) / 100;
  return { low: at(low), high: at(high), share: at(share), formula: at(formula) };
}

/** The ends of the interval as they stand under the line. */
export const endsText = ({ low, high }: Played) => ({ low: share(low), high: share(high) });
