/** Whether all that counts as understood is in the chain that was solved: else there is no number. */
import type { Found } from './answer.ts';
import { drivesIn } from './drives.ts';
import type { Mark } from './mark.ts';
import type { Talk } from './talk.ts';

/** What was read and is not in the chain: drives that are too many or too few, lanes and generations that no part has. */
export function lostIn(talk: Talk, { outcome, chain, load = 'read' }: Found): Mark[] {
  // Each of two that are compared was held against its own chain.
  if (outcome !== 'answer' || !chain || talk.has('compare')) return [];
  const links = chain.parts.flatMap(({ link = '', slot = '' }) => [link, slot]).join('; ');
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
  return [...(isOther ? [] : groups.flatMap(({ marks }) => marks)), ...lanes];
}
