/** Whether all that counts as understood is in the chain that was solved: else there is no number. */
import type { Found } from './answer.ts';
import { drivesIn } from './drives.ts';
import type { Mark } from './mark.ts';
import type { Talk } from './talk.ts';
import { SAID, type Tag } from './vocabulary.ts';

/** What is said to lie between the drives and the machine, as a part or a link of the chain. */
const BETWEEN = {
  usb_tag: /bridge|usb|thunderbolt/i,
  dock: /bridge|usb|thunderbolt/i,
  expander: /expander/,
  multiplier: /multiplier/,
} as const;

/** What was read and is not in the chain: drives that are too many or too few, lanes and generations that no part has, what lies between. */
export function lostIn(talk: Talk, { outcome, chain, load = 'read' }: Found): Mark[] {
  // Each of two that are compared was held against its own chain.
  if (outcome !== 'answer' || !chain || talk.has('compare')) return [];
  const links = chain.parts.map(({ kind = '', link = '', slot = '' }) => `${kind} ${link} ${slot}`).join('; ');
  const groups = drivesIn(talk);
  const drives = chain.parts.filter(({ kind = 'drive' }) => kind === 'drive');
  const solved = drives.reduce((sum, { count = 1 }) => sum + Number(count), 0);
  const read = groups.reduce((sum, { count = 1 }) => sum + count, 0);
  const isCopy = load === 'copy' || load === 'copy_back' || load === 'copy_in';
  // A split slot shows fewer; a copy has two ends of one kind; cards alone have drives that nobody named.
  const isEnds = talk.has('copy') && (groups.length < 2 || solved > read);
  const isOther = groups.length === 0 || talk.has('bifurcation') || isEnds || isCopy || solved === read;
  const lanes = talk
    .of('pcie')
    .filter(
      (mark) =>
        (mark.lanes !== undefined && !links.includes(`x${mark.lanes}`) && mark.lanes <= 4) ||
        (mark.generation !== undefined && !links.includes(`pcie ${mark.generation}`)),
    );
  const isNetwork = (tag: string): boolean => tag === 'usb_tag' && SAID.usb_network.test(talk.text);
  // "on asm1166 behind a usb hub": what is said to lie between is part of the chain.
  const between = Object.entries(BETWEEN).flatMap(([tag, part]) =>
    part.test(links) || isNetwork(tag) ? [] : talk.tags(tag as Tag),
  );
  return [...(isOther ? [] : groups.flatMap(({ marks }) => marks)), ...lanes, ...between];
}
