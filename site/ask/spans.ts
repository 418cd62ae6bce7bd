/** How each word of a text was taken: understood, filled in by what is usual, or not understood. */
import { words as parts } from '../parts/words.ts';
import type { Span } from './answer.ts';
import type { Mark } from './mark.ts';
import { amount } from './show.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

const { read } = words;

const wireName = (wire: string, generation: string, lanes?: number): string =>
  [wire === 'sas' || /Thunderbolt|USB4/.test(generation) ? '' : read.wires[wire], generation]
    .filter(Boolean)
    .join(' ') + (lanes ? ` x${lanes}` : '');

/** What a mark was taken for; nothing where that is plain from the word. */
function meaning(mark: Mark, talk: Talk): string | undefined {
  switch (mark.type) {
    case 'count':
      return read.count(mark.value);
    case 'size':
      return read.size(amount(mark.value, mark.unit));
    case 'rate':
      return read.rate(amount(mark.value, mark.unit));
    case 'board':
      return mark.boards[0] && `${mark.boards[0].name}, ${read.board}`;
    case 'pcie':
      return mark.generation
        ? `PCIe ${mark.generation}${mark.lanes ? ` x${mark.lanes}` : ''}`
        : read.lanes(mark.lanes ?? 0);
    case 'wire':
      return wireName(mark.wire, mark.generation, mark.lanes);
    case 'name': {
      const named = talk.meant(mark);
      return named && `${named.name}, ${parts.kinds[named.thing.kind] ?? named.thing.kind}`;
    }
    case 'tag':
      return read.tags[mark.tag];
    default:
      return undefined;
  }
}

export const spansOf = (talk: Talk, weighs: (mark: Mark, talk: Talk) => boolean): Span[] =>
  talk.marks.map((mark) => {
    const { start, end } = mark;
    // Words that are known and change nothing here are understood; a number or a name has to be used.
    const isRead = mark.type !== 'word' && (mark.used || !weighs(mark, talk) || mark.type === 'tag');
    if (!isRead && !(mark.type === 'word' && mark.used)) return { start, end, as: 'unread' };
    const what = meaning(mark, talk);
    return { start, end, as: mark.guessed ? 'assumed' : 'understood', ...(what && { what }) };
  });
