/** "two 9300-8i in x8 slots, 16 SSDs split over both": each card has its share, in a slot of its own. */
import type { Found } from './answer.ts';
import { foundFrom } from './ask-core.ts';
import { drivesIn, isCounted } from './drives.ts';
import { isNumber } from './mark.ts';
import { rate } from './show.ts';
import { HOSTS } from './slot.ts';
import type { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

const MOST_CARDS = 4;

export function onCards(talk: Talk): Found | undefined {
  const [host, second] = talk.things(...HOSTS);
  const cards = host && talk.before(host.mark);
  const [group, other] = drivesIn(talk).filter(isCounted);
  const drives = group?.marks.find(isNumber);
  if (!isNumber(cards) || !drives || cards === drives || second || other) return undefined;
  const isEach = SAID.on_each.test(talk.text);
  const share = drives.value / (isEach ? 1 : cards.value);
  const isSplit = (isEach || SAID.split_over.test(talk.text)) && Number.isInteger(share);
  if (!isSplit || cards.value < 2 || cards.value > MOST_CARDS) return undefined;
  const one = talk.change([cards, ''], [drives, drives.text.replace(/\d+|\p{L}+/u, `${share}`)]);
  const answer = talk.ask?.(one.replace(SAID.on_each, ' ').replace(SAID.split_over, ' '));
  if (answer?.outcome !== 'answer' || answer.unit !== 'B/s' || answer.value === undefined) return undefined;
  const { chain: _, url: __, limited_by: limit, ...found } = foundFrom(answer);
  // What all cards share is limited once.
  if (!limit || limit.key === 'network' || limit.key === 'uplink') return undefined;
  talk.useAll();
  const isPerDrive = talk.tags('each').some(({ text }) => /drive|disk|диск/i.test(text));
  const value = isPerDrive ? answer.value : answer.value * cards.value;
  return { ...found, value, limited_by: limit, text: (isPerDrive ? words.one : words.together)(rate(value), limit) };
}
