/** What a name that nobody knows stands for, as the words around it tell. */
import type { ThingKind } from '../../datasets/tools/names/named-part.ts';
import type { Mark } from './mark.ts';
import { HOSTS } from './slot.ts';
import type { Talk } from './talk.ts';
import { KINDS, SAID } from './vocabulary.ts';
import { words } from './words.ts';

/** What drives hang on. */
const CARDS: readonly ThingKind[] = [...HOSTS, 'expander', 'multiplier', 'switch', 'adapter', 'bridge', 'usb_host'];
/** How makers of storage cards write their order codes: 9405W-16i. */
const CARD_CODE = /^\d{4}\p{L}{0,2}-\d{1,2}[ie]\p{L}?$/iu;

export interface Unknown {
  /** What it may be; nothing where no word says. */
  kinds?: readonly ThingKind[];
  /** The question without the name, where the words beside it say its kind. */
  byKind?: string;
}

export function unknownIs(talk: Talk, mark: Mark): Unknown {
  if (CARD_CODE.test(mark.text)) return { kinds: CARDS, byKind: talk.instead(mark, words.say.hba) };
  const [before, after] = [talk.before(mark), talk.after(mark)];
  for (const beside of [after, before]) {
    if (beside?.type !== 'tag') continue;
    const gap = beside === after ? talk.between(mark, beside) : talk.between(beside, mark);
    if (!/^[\s-]*$/.test(gap)) continue;
    const kinds = KINDS[beside.tag];
    if (kinds) return { kinds, byKind: talk.instead(mark, '') };
  }
  if (before?.type === 'maker' && talk.has('m2', 'nvme_tag', 'slot'))
    return { kinds: ['drive'], byKind: talk.instead(mark, 'NVMe') };
  const hasDrives = talk.has('hdd', 'ssd', 'nvme_tag', 'drive') || talk.of('size').length > 0;
  const isBehind = SAID.behind.test(talk.text.slice(Math.max(0, mark.start - 16), mark.start));
  // What serves drives over a network: a machine, whichever it is.
  if (hasDrives && !isBehind && talk.of('wire').some(({ wire }) => wire === 'ethernet'))
    return { kinds: ['machine'], byKind: talk.instead(mark, '') };
  return hasDrives && isBehind ? { kinds: CARDS, byKind: talk.instead(mark, words.say.hba) } : {};
}
