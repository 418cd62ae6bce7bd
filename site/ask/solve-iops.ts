/** Random IOPS of an array, and of two levels against each other. */
import type { Choice, Found } from './answer.ts';
import { answer, calculated } from './ask-core.ts';
import { clarify } from './clarify.ts';
import { kindOf } from './drive-part.ts';
import { type DriveKind, drivesIn } from './drives.ts';
import { isTag } from './mark.ts';
import { levelName, three, whole } from './show.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

/** The share of reads: "70 % reads", "30 % writes", "70/30". */
function readsIn(talk: Talk): number | undefined {
  const [percent, second] = talk.of('number').filter(({ isPercent }) => isPercent);
  if (percent && !second && percent.value <= 1) {
    const beside = [talk.after(percent), talk.before(percent)];
    const tagged = beside.find((item) => isTag(item, 'read', 'write'));
    if (!tagged) return undefined;
    talk.use(percent);
    return isTag(tagged, 'read') ? percent.value : 1 - percent.value;
  }
  for (const mark of talk.of('number')) {
    const next = talk.after(mark);
    if (next?.type !== 'number' || mark.value + next.value !== 100) continue;
    if (talk.between(mark, next).trim() !== '/') continue;
    talk.use(mark, next);
    return mark.value / 100;
  }
  return undefined;
}

/** Random IOPS of one drive of each kind, as a choice: from a slow one to a fast one. */
const USUAL: Partial<Record<DriveKind, number[]>> = { hdd: [80, 150], ssd: [50_000, 90_000], nvme: [300_000, 1e6] };

function choices(talk: Talk, kind: DriveKind): Choice[] {
  const kinds = Object.entries(USUAL) as [DriveKind, number[]][];
  const meant = kinds.filter(([known]) => known === kind || !(kind in USUAL));
  return meant.flatMap(([known, list]) =>
    list.map((iops) => ({ if: words.iopsOf(known, whole(iops)), ask: talk.plus(`${iops} IOPS`) })),
  );
}

export function compared(talk: Talk): Found | undefined {
  const typed = talk.of('level');
  const [mirror] = talk.tags('mirror');
  const levels = typed.length === 0 && mirror ? [{ level: 'raid1', text: mirror.text, layout: undefined }] : typed;
  if (!talk.has('iops') && talk.of('iops').length === 0) return undefined;
  const [group, other] = drivesIn(talk);
  const page = levels.length > 1 ? 'calculator:compare-arrays' : 'calculator:raid';
  const [first, second, third] = levels;
  if (
    !first ||
    third ||
    !group ||
    other ||
    group.count === undefined ||
    levels.some(({ layout }) => layout) ||
    (mirror && group.count !== 2)
  )
    return levels.length > 0 ? clarify(words.whichIops, [], page) : undefined;
  const [each] = talk.of('iops');
  const reads = readsIn(talk);
  const ask = (level: string) =>
    calculated(talk.given, 'raid', {
      drives: `${group.count}x1TB`,
      level,
      ...(each && { drive_iops: each.value }),
      ...(reads !== undefined && { read_share: reads }),
    });
  const one = ask(first.level);
  if (!one) return undefined;
  talk.use(...typed, ...group.marks, each, ...talk.tags('compare'));
  if (!second) {
    if (!each) return clarify(words.whichIops, choices(talk, kindOf(talk, group, false, false)), page);
    if (reads === undefined) talk.assume(words.assumeMix);
    const text = words.iops(Math.round(Number(one.iops)), Math.round((reads ?? 0.7) * 100));
    return answer(page, Number(one.iops), 'IOPS', text);
  }
  const two = ask(second.level);
  if (!two) return undefined;
  const writes = Number(one.write_iops) / Number(two.write_iops);
  const mixed = Number(one.iops) / Number(two.iops);
  const text = words.ratio(levelName(first), levelName(second), three(writes), three(mixed));
  return answer(page, writes, 'ratio', text);
}
