/** A question back. */
import type { Thing } from '../../datasets/tools/names/named-part.ts';
import type { Choice, Found } from './answer.ts';
import type { Drives } from './drives.ts';
import { isTag, type Mark } from './mark.ts';
import offered from './reading.json' with { type: 'json' };
import { bytes } from './show.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

export const PAGE = 'sizer';

/** A refusal to go on, with what is asked back. */
export const clarify = (text: string, choices?: Choice[], page = PAGE): Found => ({
  outcome: 'clarify',
  page,
  text,
  ...(choices && choices.length > 0 && { choices }),
});

const { hardDisks, sataSsds, nvmeDrives, raidCard, chipset } = words.say;

/** A name that a card and a chipset share. */
export const whichCard = (talk: Talk, { text }: Mark, page = PAGE): Found =>
  clarify(words.whichCard(text), talk.offer([raidCard, chipset]), page);

/** Hard disks or SSDs. */
export const whichKind = (talk: Talk, page = PAGE): Found =>
  clarify(words.whichKind, talk.offer([hardDisks, sataSsds]), page);

/** What a box or a slot for one drive may hold. */
export const whichOfOne = (talk: Talk): Found => clarify(words.whichKind, talk.offer(['HDD', 'SATA SSD', 'NVMe']));

/** A chipset that is not named, with those that most ask of, or one whose uplink is unknown. */
export const whichChipset = (talk: Talk, named?: { thing: Thing }): Found =>
  named ? clarify(words.unknownUplink(named.thing.name)) : clarify(words.whichChipset, talk.offer(offered.chipsets));

const USB = ['USB 3.2 Gen 1x1', 'USB 3.2 Gen 2x1', 'USB 3.2 Gen 2x2'];
/** A box on USB of unknown speed; in the place of what is said of it, where there is that. */
export const whichUsb = (talk: Talk, mark?: Mark): Found =>
  clarify(words.whichUsb, talk.offer(USB, mark), 'calculator:usb');

/** Each of these generations, with the question that it makes. */
export const byGeneration = (ask: (generation: string) => string, list = ['3.0', '4.0', '5.0']): Choice[] =>
  list.map((generation) => ({ if: `PCIe ${generation}`, ask: ask(generation) }));

/** As many of what is said so. */
const asMany = (talk: Talk, mark: Mark, counts: readonly number[]): Choice[] =>
  counts.map((count) => ({ if: words.read.drives(count), ask: talk.instead(mark, `${count}x ${mark.text}`) }));

/** How many of these drives. */
export function howManyOf(talk: Talk, { marks }: Drives): Found {
  const noun = marks.find(({ type }) => type === 'name') ?? marks.find(({ type }) => type === 'tag');
  return clarify(words.howManyDrives, noun && asMany(talk, noun, [1, 2, 4, 8]));
}

/** How many drives, or how large they are, each as a question that goes on. */
export function howMany(talk: Talk, page: string): Found {
  const [size, other] = talk.of('size');
  const counts = [...talk.of('count'), ...talk.of('number')];
  const large = (tb: number) => ({ if: bytes(tb * 1e12), ask: talk.plus(`${tb} TB`) });
  const isOne = size !== undefined && !other && counts.length === 0;
  const isCounted = size === undefined && counts.length < 3;
  // A family comes in its own sizes.
  const parts = talk
    .things('drive')
    .flatMap(({ mark }) => mark.names.map(({ thing }) => Number(thing.part?.size) / 1e12));
  const sizes = [...new Set(parts.filter((tb) => tb > 0))].toSorted((a, b) => a - b);
  const larges = sizes.length > 0 ? sizes : [4, 8, 12, 20];
  const choices = isOne ? asMany(talk, size, [4, 6, 8, 12]) : isCounted ? larges.map(large) : [];
  return clarify(words.howManyDrives, choices, page);
}

/** What drives are: SSDs with SATA or with NVMe, else hard disks or SSDs. */
export function whichDrives(talk: Talk, { isSsd, marks }: Drives): Found {
  if (!isSsd) return whichKind(talk);
  const noun = marks.find((mark) => isTag(mark, 'ssd'));
  const asked = (text: string): string => (/s$/i.test(noun?.text ?? '') ? text : text.replace(/s$/, ''));
  const choices = [sataSsds, nvmeDrives].map((text) => ({
    if: text,
    ask: noun ? talk.instead(noun, asked(text)) : '',
  }));
  return clarify(words.sataOrNvme, noun && choices);
}
