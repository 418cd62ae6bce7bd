// One text that was read: what the page shows of it, in parts that a page can hold. It lives in the worker.
import { Lines } from '../../../datasets/tools/paste/lines.ts';
import { type Extraction, nothing } from '../../../datasets/tools/readers/measurement.ts';
import { once } from '../../common/once.ts';
import { notJudged } from '../answer/all-clear.ts';
import { type Diagnosis, diagnose, type MachineDiagnosis } from '../answer/diagnosis.ts';
import { Joined, type NamedText } from '../answer/joined.ts';
import { Mask } from '../answer/mask.ts';
import { reportOf } from '../answer/report.ts';
import { extractionOf } from '../join/extraction.ts';
import type { Core } from '../judge/core.ts';
import { Marks } from './read-lines.ts';
import { words as all } from './words.ts';
import {
  type FactsPart,
  type MachineShown,
  type Overview,
  PART_FACTS,
  PART_LINES,
  type PastePart,
} from './worker-messages.ts';

const words = all.refused;

export class Session {
  readonly overview: Overview;
  readonly #diagnosis: Diagnosis;
  readonly #lines: Lines;
  readonly #marks: Marks;
  /**
   * What leads to a person or to one computer is masked in all that can be taken along. It takes as long as the reading:
   * a text that shows no chain is answered without.
   */
  readonly #mask: () => Mask;

  constructor(texts: readonly NamedText[], core?: Core) {
    const { text, starts } = new Joined(texts);
    this.#diagnosis = diagnose(texts[0]?.name ?? '', text, core);
    this.#lines = ownLines(text);
    const { claims, unread, notices, machines } = this.#diagnosis;
    this.#marks = new Marks(claims, unread);
    this.#mask = once(() => new Mask(text));
    this.overview = {
      starts,
      lines: this.#lines.length,
      readers: this.#marks.readers,
      unread: this.#marks.unread,
      isBroken: notices.some(({ level }) => level === 'error'),
      notices: notices.map(({ message, fix }) => words.because(message, fix)),
      machines: machines.map((machine) => this.#shown(machine)),
    };
  }

  #shown({ machine, facts, findings, judged, verdict, coverage, built, sized }: MachineDiagnosis): MachineShown {
    const { source } = this.#diagnosis;
    const own = <Stated extends { line: number }>(told: Stated): Stated => ({
      ...told,
      line: source.originOf(told.line),
    });
    return {
      line: source.originOf(machine.line),
      drives: machine.drives.length,
      verdict,
      findings: findings.map(own),
      unjudged: notJudged(coverage),
      judged: judged.map(own),
      ...(built ? this.#mask().deep({ built, sized }) : { built, sized }),
      facts: facts.length,
      figures: machine.figures.length,
    };
  }

  paste(line: number): PastePart {
    const from = Math.floor((Math.max(1, line) - 1) / PART_LINES) * PART_LINES + 1;
    const to = Math.min(from + PART_LINES - 1, this.#lines.length);
    return { from, marked: this.#marks.of(this.#lines, from, to) };
  }

  /** The next line that no reader knew; the first one after the last. */
  unreadAfter(line: number): number | undefined {
    return this.#marks.unreadAfter(line);
  }

  /** The diagnosis of a machine as Markdown; `sizerLink` leads to its chain. */
  report(machine: number, sizerLink: string | undefined): string {
    const diagnosed = this.#diagnosis.machines[machine];
    return diagnosed ? reportOf(diagnosed, { sizerLink, mask: this.#mask() }) : '';
  }

  /** The figures of a machine, as the check of contributions takes them. */
  figures(machine: number): Extraction {
    const told = this.#diagnosis.machines[machine]?.machine;
    if (!told) return nothing();
    const measured = told.figures.map(({ measurement }) => measurement);
    return this.#mask().deep(extractionOf(told, measured));
  }

  /** A part of the facts of a machine; `from` is counted from 0. */
  facts(machine: number, from: number): FactsPart {
    const { facts = [] } = this.#diagnosis.machines[machine] ?? {};
    return { from, facts: facts.slice(from, from + PART_FACTS) };
  }
}

/** The lines that an editor shows. */
function ownLines(text: string): Lines {
  const { lines, origin } = Lines.withReturns(text);
  return origin ? Lines.of(text) : lines;
}
