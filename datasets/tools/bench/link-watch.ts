/** How a PCIe link runs before, under and after a load: many drop to 2.5 GT/s, or lanes, while nothing is asked of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transfers } from '../commands/figures.ts';
import { generationAt } from '../readers/link-speed.ts';
import { words } from './words.ts';

export interface LinkState {
  /** As the kernel prints it, without its last word: "16.0 GT/s". */
  speed: string;
  lanes: string | undefined;
}

/** Often enough to see a link that comes and goes within a workload, and next to no work for the processor. */
const EVERY_MS = 200;

/** From the folder of a device below /sys, which everyone may read; nothing where it has no link. */
export function linkState(pci: string, which: 'current' | 'max' = 'current'): LinkState | undefined {
  const speed = textAt(join(pci, `${which}_link_speed`));
  if (speed === undefined) return undefined;
  return { speed: speed.replace(/ PCIe$/, ''), lanes: textAt(join(pci, `${which}_link_width`)) };
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

export function generationOf({ speed }: LinkState): string | undefined {
  const rate = rateOf(speed);
  return rate === undefined ? undefined : generationAt('pcie', rate * 1e9);
}

/** Of "16.0 GT/s" the number; nothing where the kernel says something else. */
function rateOf(speed: string): number | undefined {
  const rate = /^([0-9.]+) GT\/s$/.exec(speed)?.[1];
  return rate === undefined ? undefined : Number(rate);
}

/** One link over a whole benchmark. */
export class LinkWatch {
  readonly #pci: string | undefined;
  readonly #before: LinkState | undefined;
  /** How often each state was seen under load, by its words. */
  readonly #seen = new Map<string, { state: LinkState; times: number }>();

  /** `pci`: folder of the device below /sys; nothing where the target has no PCIe link. */
  constructor(pci: string | undefined) {
    this.#pci = pci;
    this.#before = this.#now();
  }

  /** Watches until the load ends, and looks once more as it does: a short one may end before the first look. */
  async during<Result>(load: () => Promise<Result>): Promise<Result> {
    const timer = setInterval(() => this.#look(), EVERY_MS);
    try {
      return await load();
    } finally {
      clearInterval(timer);
      this.#look();
    }
  }

  get underLoad(): LinkState | undefined {
    return this.#states()[0];
  }

  /** What a reader of the run should know: one sentence for each state that is not the usual one, in English for the set. */
  get notes(): string[] {
    const [usual, ...others] = this.#states();
    if (!usual) return [];
    const idle = this.#before && inWords(this.#before);
    return [
      ...(idle && idle !== inWords(usual) ? [`Before the load the link ran at ${idle}.`] : []),
      ...(others.length > 0 ? [`Under load the link was also seen at ${others.map(inWords).join(' and at ')}.`] : []),
    ];
  }

  /** What is printed once the load is over; nothing where no link was watched. */
  report(): string[] {
    const usual = this.underLoad;
    if (this.#pci === undefined || !usual) return [];
    const most = linkState(this.#pci, 'max');
    return [
      words.link(shown(this.#before), shown(usual), shown(this.#now())),
      ...(most && inWords(most) !== inWords(usual) ? [words.supports(shown(most))] : []),
    ];
  }

  #now(): LinkState | undefined {
    return this.#pci === undefined ? undefined : linkState(this.#pci);
  }

  #look(): void {
    const state = this.#now();
    if (!state) return;
    const name = inWords(state);
    const times = this.#seen.get(name)?.times ?? 0;
    this.#seen.set(name, { state, times: times + 1 });
  }

  #states(): LinkState[] {
    return [...this.#seen.values()].toSorted((a, other) => other.times - a.times).map(({ state }) => state);
  }
}

const inWords = ({ speed, lanes }: LinkState): string => (lanes === undefined ? speed : `${speed} x${lanes}`);

/** The same on the terminal, in its language. */
function shown(state: LinkState | undefined): string {
  if (!state) return words.unknown;
  const rate = rateOf(state.speed);
  return inWords(rate === undefined ? state : { ...state, speed: transfers(rate) });
}
