/** A text with its marks: solvers ask it, and say which marks their answer made something of. */
import type { Calc } from '../../calc-wasm/js/calc.ts';
import type { Sizer } from '../../calc-wasm/js/chain.ts';
import type { Boards } from '../../datasets/tools/names/boards.ts';
import type { Catalogue } from '../../datasets/tools/names/catalogue.ts';
import type { Named, Thing, ThingKind } from '../../datasets/tools/names/named-part.ts';
import type { Diagnosis } from '../diagnosis/answer/diagnosis.ts';
import type { Answer, Choice, Found, Reading } from './answer.ts';
import { type Mark, type MarkOf, of } from './mark.ts';
import type { Tag } from './vocabulary.ts';

/** An answer, a question back, or nothing where the text asks something else. */
export type Solver = (talk: Talk) => Found | undefined;

/** What the box is given: the core, the names, and the reader of pastes. It loads nothing itself. */
export interface Given {
  calc: Pick<Calc, 'calculate'>;
  size: Sizer['size'];
  names: Catalogue;
  /** In the order in which they are asked. */
  solvers: readonly Solver[];
  /** Solves what takes several paths. */
  machine: (talk: Talk) => Found;
  /** Loaded where something is left that nothing else has. */
  boards?: Boards;
  articles?: readonly (readonly [slug: string, about: RegExp])[];
  /** Left out where pastes are read elsewhere. */
  diagnose?: (text: string) => Diagnosis;
}

/** What speaks for a name being a card and not the chipset of the same name. */
const CARD_WORDS: readonly Tag[] = ['hba', 'expander', 'cable', 'single_link', 'dual_link', 'sas_tag'];

export class Talk {
  readonly text: string;
  readonly marks: Mark[];
  readonly #places: ReadonlyMap<Mark, number>;
  readonly given: Given;
  readonly assumed: string[] = [];
  /** How the question was read, where that is wanted. */
  reading?: (found: Found) => Reading;

  /** Answers a question that is part of this one. */
  ask?: (text: string) => Answer;

  /** How many choices led to this question. */
  readonly depth: number;

  constructor(text: string, marks: Mark[], given: Given, depth = 0) {
    this.text = text;
    this.marks = marks;
    this.#places = new Map(marks.map((mark, at) => [mark, at]));
    this.given = given;
    this.depth = depth;
  }

  has(...tags: readonly Tag[]): boolean {
    return this.tags(...tags).length > 0;
  }

  tags(...tags: readonly Tag[]): MarkOf<'tag'>[] {
    return of(this.marks, 'tag').filter(({ tag }) => tags.includes(tag));
  }

  of<Type extends Mark['type']>(type: Type): MarkOf<Type>[] {
    return of(this.marks, type);
  }

  /** Whether any mark is of these types. */
  any(...types: readonly Mark['type'][]): boolean {
    return this.marks.some(({ type }) => types.includes(type));
  }

  free<Type extends Mark['type']>(type: Type): MarkOf<Type>[] {
    return this.of(type).filter(({ used }) => !used);
  }

  use(...marks: readonly (Mark | undefined)[]): void {
    for (const mark of marks) if (mark) mark.used = true;
  }

  assume(...sentences: readonly (string | undefined | false)[]): void {
    for (const sentence of sentences) if (sentence && !this.assumed.includes(sentence)) this.assumed.push(sentence);
  }

  /** What an assumption is about, shown as such. */
  guess(...marks: readonly (Mark | undefined)[]): void {
    for (const mark of marks) if (mark) mark.guessed = true;
  }

  /** Starts over for the next solver. */
  reset(): void {
    for (const mark of this.marks) {
      mark.used = false;
      mark.guessed = false;
    }
    this.assumed.length = 0;
  }

  /** The text with something else in the place of each mark, for a question that goes on from here. */
  change(...changes: readonly (readonly [mark: Mark, words: string])[]): string {
    return changes
      .toSorted(([a], [other]) => other.start - a.start)
      .reduce((text, [{ start, end }, words]) => text.slice(0, start) + words + text.slice(end), this.text);
  }

  instead(mark: Mark, words: string): string {
    return this.change([mark, words]);
  }

  /** Each of these, said more or in the place of a mark, as a question that goes on. */
  offer(texts: readonly string[], mark?: Mark, say = (text: string): string => text): Choice[] {
    return texts.map((text) => ({ if: text, ask: mark ? this.instead(mark, say(text)) : this.plus(say(text)) }));
  }

  /** What stands between these, each alone. */
  split(joints: readonly RegExpExecArray[]): string[] {
    const starts = [0, ...joints.map(({ index, 0: joint }) => index + joint.length)];
    return starts.map((start, at) => this.text.slice(start, joints[at]?.index).trim());
  }

  /** All but what nothing is read from. */
  useAll(): void {
    this.use(...this.marks.filter(({ type }) => type !== 'word'));
  }

  /** The text with more said at its end. */
  plus(words: string): string {
    return `${this.text.trimEnd().replace(/(?<![?!.,;])[?!.,;]+$/, '')}, ${words}`;
  }

  before(mark: Mark): Mark | undefined {
    return this.marks[(this.#places.get(mark) ?? 0) - 1];
  }

  after(mark: Mark): Mark | undefined {
    return this.marks[(this.#places.get(mark) ?? -1) + 1];
  }

  /** What stands between two marks, in small letters. */
  between(left: Mark, right: Mark): string {
    return this.text.slice(left.end, right.start).toLowerCase();
  }

  /** The one thing that a name stands for here; a name of a card and a chipset is what the rest speaks of. */
  meant({ names }: MarkOf<'name'>): Named | undefined {
    const kinds = new Set(names.map(({ thing }) => thing.kind));
    if (kinds.size < 2) return names[0];
    const isServer = this.tags('host').some(({ text }) => /^(?:poweredge |[rt]\d)/i.test(text));
    const isCard =
      isServer ||
      this.has(...CARD_WORDS) ||
      this.of('pcie').length > 0 ||
      // Beside another card it is one.
      this.of('name').some((mark) => mark.names.every(({ thing }) => ['hba', 'raid_card'].includes(thing.kind))) ||
      this.of('maker').some(({ text }) => /dell|perc|lsi|avago|broadcom/i.test(text));
    const isBoard = !isServer && this.has('chipset', 'chipset_slot', 'host', 'm2');
    if (isCard === isBoard) return undefined;
    return names.find(({ thing }) => (thing.kind === 'chipset') === isBoard);
  }

  /** Names that stand for things of these kinds. */
  things(...kinds: readonly ThingKind[]): { mark: MarkOf<'name'>; named: Named; thing: Thing }[] {
    return this.of('name').flatMap((mark) => {
      const named = this.meant(mark);
      return named && kinds.includes(named.thing.kind) ? [{ mark, named, thing: named.thing }] : [];
    });
  }
}
