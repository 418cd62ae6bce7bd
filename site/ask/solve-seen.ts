/** A drive of which nothing is said but what it was seen to do: compared with its rating, else with what is usual for its kind. */
import type { Found, Limit } from './answer.ts';
import { page } from './articles.ts';
import { answer } from './ask-core.ts';
import { byGeneration, clarify, whichDrives } from './clarify.ts';
import { generationOf, kindOf, partOf } from './drive-part.ts';
import { type DriveKind, type Drives, drivesIn } from './drives.ts';
import { evidenceIn, isByteRate, isEvidence, sentenceOf } from './evidence.ts';
import { networks } from './finish.ts';
import { isTag, type MarkOf } from './mark.ts';
import { rate } from './show.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

/** What more than a drive is spoken of. */
const isMore = (talk: Talk): boolean =>
  talk.marks.some(
    (mark) =>
      ['level', 'draid', 'iops', 'board'].includes(mark.type) ||
      (mark.type === 'wire' && mark.wire !== 'sata' && mark.wire !== 'sas') ||
      (mark.type === 'pcie' && !drivesIn(talk).some(({ link }) => link === mark)),
  ) ||
  talk.of('name').length > talk.things('drive').length ||
  talk.has('copy', 'network', 'usb_tag', 'enclosure', 'dock', 'hba', 'pool', 'expander', 'multiplier', 'lanes_word');

/** A rating of the other direction is another one: "2900 MB/s write, 3400 MB/s read". */
const isOther = (talk: Talk, mark: MarkOf<'rate'>): boolean =>
  isTag(talk.after(mark), talk.tags('write').length > 1 ? 'read' : 'write');

/** A NAS that is slow over a network of which nothing is said. */
const isOnNetwork = (talk: Talk): boolean =>
  talk.has('network') &&
  talk.of('wire').length + talk.of('pcie').length === 0 &&
  (evidenceIn(talk).length > 0 || talk.has('symptom') || /\bslow/i.test(talk.text));

export function seen(talk: Talk): Found | undefined {
  const evidence = evidenceIn(talk);
  if (isOnNetwork(talk)) return clarify(words.whichNetwork, networks(talk), 'diagnose');
  const [looked, second] = evidence.filter(({ isClaim }) => !isClaim);
  const [drives, other] = drivesIn(talk);
  if (evidence.length === 0 || second || other || (drives?.count ?? 1) > 1 || isMore(talk)) return undefined;
  if (!looked) return drives && evidence.length === 1 ? usual(talk, drives) : undefined;
  const told = talk.of('rate').filter((mark) => !isEvidence(talk, mark));
  const own = drives?.thing?.rates === 'assumed' ? undefined : drives?.thing?.part?.read;
  const ratings = [
    ...evidence.filter(({ isClaim }) => isClaim).map(({ perSecond }) => perSecond),
    ...told.filter((mark) => !isOther(talk, mark) && isByteRate(mark)).map(({ perSecond }) => perSecond),
    ...(own === undefined ? [] : [Number(own)]),
  ];
  const value = Math.max(0, ...ratings);
  if (value === 0) return drives && usual(talk, drives);
  talk.use(...evidence.map(({ mark }) => mark), ...told, ...(drives?.marks ?? []));
  const isDisk = drives?.isDisk || drives?.thing?.part?.slow_end !== undefined;
  const found: Found = {
    ...page('diagnose', ''),
    limited_by: { key: 'drive', detail: isDisk ? words.say.hardDisks : words.ssds },
    ...(value > SATA && {
      chain: { parts: [{ id: 'drives', kind: 'drive', link: `pcie ${generationOf(value)} x4` }] },
    }),
  };
  return page('diagnose', sentenceOf(talk, found, looked, value).trim());
}

/** What a drive with SATA reads at most. */
const SATA = 600e6;
/** Hard disks in use read from so much, at the inner tracks of old ones, to so much. */
const DISKS = [75e6, 300e6] as const;
/** The fastest of a size: data sheets of 2 TB say 147 (WD Red) to 220 MB/s (BarraCuda), of 4 TB 150 to 267 (WD Gold). */
const FASTEST = 1.5;

const PAGES: Readonly<Partial<Record<DriveKind, string>>> = {
  ssd: 'calculator:sata',
  sas_ssd: 'calculator:sas',
  nvme: 'calculator:pcie',
};

/** What drives of its kind do, which what was seen is then held against. */
function usual(talk: Talk, drives: Drives): Found | undefined {
  const kind = kindOf(talk, drives, talk.has('sata_tag'), false);
  if (kind === 'unknown') return drives.isSsd ? whichDrives(talk, drives) : undefined;
  const noun = drives.marks.find((mark) => isTag(mark, 'nvme_tag'));
  if (kind === 'nvme' && !drives.link && noun)
    return clarify(
      words.whichGeneration,
      byGeneration((generation) => talk.instead(noun, `gen${generation[0]} x4 ${noun.text}`)),
    );
  const value = Number(partOf(talk, drives, kind).read);
  if (!(value > 0) || (kind === 'hdd' && value > SATA)) return undefined;
  talk.use(...drives.marks, ...talk.tags('negation'));
  const isDisk = kind === 'hdd';
  const isRated = drives.thing?.part?.read !== undefined && drives.thing.rates !== 'assumed';
  const limit: Limit = { key: 'drive', detail: isDisk ? words.say.hardDisks : words.ssds };
  const text = isDisk ? words.usualDisk(rate(value)) : words.usualDrive(kind, rate(value));
  const to = PAGES[kind] ?? 'article:drives-below-their-link';
  return answer(to, value, 'B/s', isRated ? words.one(rate(value), limit) : text, {
    limited_by: limit,
    ...(isDisk && {
      range: { expected_low: DISKS[0], expected_high: isRated ? value : Math.min(DISKS[1], FASTEST * value) },
    }),
    ...(kind === 'nvme' && {
      chain: { parts: [{ id: 'drives', kind: 'drive', link: `pcie ${drives.link?.generation} x4` }] },
    }),
  });
}
