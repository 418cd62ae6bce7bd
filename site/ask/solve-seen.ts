/** A drive that is slower than it is rated, of which nothing else is said: which link it keeps the pace of. */
import type { Found } from './answer.ts';
import { generationOf } from './drive-part.ts';
import { drivesIn } from './drives.ts';
import { evidenceIn, isEvidence, sentenceOf } from './evidence.ts';
import type { MarkOf } from './mark.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

/** What more than a drive is spoken of. */
const isMore = (talk: Talk): boolean =>
  talk.marks.some(({ type }) => ['pcie', 'wire', 'level', 'draid', 'iops', 'board'].includes(type)) ||
  talk.of('name').length > talk.things('drive').length ||
  talk.has('copy', 'network', 'usb_tag', 'enclosure', 'dock', 'hba', 'pool', 'expander', 'multiplier', 'lanes_word');

/** A rating of the other direction is another one: "2900 MB/s write, 3400 MB/s read". */
const isOther = (talk: Talk, mark: MarkOf<'rate'>): boolean => {
  const next = talk.after(mark);
  return next?.type === 'tag' && next.tag === (talk.tags('write').length > 1 ? 'read' : 'write');
};

export function seen(talk: Talk): Found | undefined {
  const evidence = evidenceIn(talk);
  const [looked, second] = evidence.filter(({ isClaim }) => !isClaim);
  const [drives, other] = drivesIn(talk);
  if (!looked || second || other || (drives?.count ?? 1) > 1 || isMore(talk)) return undefined;
  const told = talk.of('rate').filter((mark) => !isEvidence(talk, mark));
  const own = drives?.thing?.rates === 'assumed' ? undefined : drives?.thing?.part?.read;
  const ratings = [
    ...evidence.filter(({ isClaim }) => isClaim).map(({ perSecond }) => perSecond),
    ...told.filter((mark) => !isOther(talk, mark)).map(({ perSecond }) => perSecond),
    ...(own === undefined ? [] : [Number(own)]),
  ];
  const value = Math.max(0, ...ratings);
  if (value === 0) return undefined;
  talk.use(...evidence.map(({ mark }) => mark), ...told, ...(drives?.marks ?? []), ...talk.of('maker'));
  talk.useTags('read', 'write', 'negation', 'speed');
  const parts = value > SATA ? [{ id: 'drives', kind: 'drive' as const, link: `pcie ${generationOf(value)} x4` }] : [];
  const found: Found = {
    outcome: 'page',
    page: 'diagnose',
    text: '',
    limited_by: { key: 'drive', detail: words.ssds },
    chain: { parts },
  };
  return { outcome: 'page', page: 'diagnose', text: sentenceOf(talk, found, looked, value).trim() };
}

/** What a drive with SATA reads at most. */
const SATA = 600e6;
