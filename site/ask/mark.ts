/** What a stretch of a text was read as. */
import type { BoardPlace, NamedBoard } from '../../datasets/tools/names/boards.ts';
import type { Named } from '../../datasets/tools/names/named-part.ts';
import type { Tag, Topic } from './vocabulary.ts';

interface At {
  start: number;
  end: number;
  /** As it was typed. */
  text: string;
  /** Whether an answer made something of it. */
  used?: boolean;
  /** Whether what is usual was filled in for it. */
  guessed?: boolean;
}

export type Mark = At &
  (
    | { type: 'number'; value: number; isPercent?: boolean }
    /** How many of what follows. */
    | { type: 'count'; value: number }
    /** Of a disk by its order code, the code says that it is one. */
    | { type: 'size'; bytes: number; unit: string; value: number; isBare?: boolean; isDisk?: boolean }
    | { type: 'rate'; perSecond: number; unit: string; value: number }
    | { type: 'iops'; value: number }
    | { type: 'time'; seconds: number }
    | { type: 'pcie'; generation?: string; lanes?: number; place?: BoardPlace }
    | { type: 'wire'; wire: 'sata' | 'sas' | 'usb' | 'ethernet' | 'dmi'; generation: string; lanes?: number }
    | { type: 'level'; level: string; layout?: string }
    | { type: 'draid'; parity: number; data: number; drives: number; spares: number }
    | { type: 'name'; names: readonly Named[] }
    | { type: 'tag'; tag: Tag }
    | { type: 'maker' }
    /** What is asked, and no calculator answers. */
    | { type: 'topic'; topic: Topic }
    | { type: 'board'; boards: readonly NamedBoard[] }
    | { type: 'unitword'; unit: string }
    /** A word that nothing is read from. */
    | { type: 'word' }
  );

export type MarkOf<Type extends Mark['type']> = Extract<Mark, { type: Type }>;

export const of = <Type extends Mark['type']>(marks: readonly Mark[], type: Type): MarkOf<Type>[] =>
  marks.filter((mark): mark is MarkOf<Type> => mark.type === type);

/** Whether a mark is one of these words. */
export const isTag = <Of extends Tag>(
  mark: Mark | undefined,
  ...tags: readonly Of[]
): mark is MarkOf<'tag'> & { tag: Of } => mark?.type === 'tag' && (tags as readonly Tag[]).includes(mark.tag);

type Stretch = Pick<At, 'start' | 'end'>;
const between = (one: Stretch, other: Stretch): number => Math.max(one.start - other.end, other.start - one.end);
/** What stands nearest to a stretch first. */
export const nearest = <Of extends Stretch>(list: readonly Of[], to: Stretch): Of[] =>
  list.toSorted((one, other) => between(one, to) - between(other, to));

export const isNumber = (mark: Mark | undefined): mark is MarkOf<'count' | 'number'> =>
  mark?.type === 'count' || mark?.type === 'number';
