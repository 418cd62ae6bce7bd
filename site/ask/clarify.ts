/** A question back. */
import type { Choice, Found } from './answer.ts';
import type { Drives } from './drives.ts';
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

/** A name that a card and a chipset share. */
export const cardOrChipset = (talk: Talk): Choice[] => [
  { if: words.raidCard, ask: talk.plus(words.say.raidCard) },
  { if: words.chipsetOf, ask: talk.plus(words.say.chipset) },
];

/** Hard disks or SSDs, each as a question that goes on. */
export const kinds = (talk: Talk): Choice[] => [
  { if: words.hardDisks, ask: talk.plus(words.say.hardDisks) },
  { if: words.sataSsds, ask: talk.plus(words.say.sataSsds) },
];

/** SSDs with SATA or with NVMe. */
export function ssds(talk: Talk, { marks }: Drives): Choice[] {
  const noun = marks.find((mark) => mark.type === 'tag' && mark.tag === 'ssd');
  if (!noun) return [];
  const asked = (text: string): string => talk.instead(noun, /s$/i.test(noun.text) ? text : text.replace(/s$/, ''));
  return [
    { if: words.sataSsds, ask: asked(words.say.sataSsds) },
    { if: words.nvmeDrives, ask: asked(words.say.nvmeDrives) },
  ];
}
