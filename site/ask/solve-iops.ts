/** Random IOPS of an array, and of two levels against each other. */
import type { Found } from './answer.ts';
import { calculated } from './ask-core.ts';
import { drivesIn } from './drives.ts';
import { three } from './show.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

/** The share of reads: "70 % reads", "30 % writes", "70/30". */
function readsIn(talk: Talk): number | undefined {
  const [percent, second] = talk.of('number').filter(({ isPercent }) => isPercent);
  if (percent && !second && percent.value <= 1) {
    const beside = [talk.after(percent), talk.before(percent)];
    const tagged = beside.find((item) => item?.type === 'tag' && (item.tag === 'read' || item.tag === 'write'));
    if (tagged?.type !== 'tag') return undefined;
    talk.use(percent);
    return tagged.tag === 'read' ? percent.value : 1 - percent.value;
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

/** Levels compared by their IOPS. */
export function compared(talk: Talk): Found | undefined {
  const levels = talk.of('level');
  if (!talk.has('iops') && talk.of('iops').length === 0) return undefined;
  const [group, other] = drivesIn(talk);
  const page = levels.length > 1 ? 'calculator:compare-arrays' : 'calculator:raid';
  const [first, second, third] = levels;
  if (!first || third || !group || other || group.count === undefined || levels.some(({ layout }) => layout)) {
    return levels.length > 0 ? { outcome: 'clarify', page, text: words.whichIops } : undefined;
  }
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
  talk.use(first, second, ...group.marks, each);
  talk.useTags('iops', 'compare', 'write', 'read', 'random');
  if (!second) {
    if (!each) return { outcome: 'clarify', page, text: words.whichIops };
    if (reads === undefined) talk.assume(words.assumeMix);
    const text = words.iops(Math.round(Number(one.iops)), Math.round((reads ?? 0.7) * 100));
    return { outcome: 'answer', page, value: Number(one.iops), unit: 'IOPS', text };
  }
  const two = ask(second.level);
  if (!two) return undefined;
  const writes = Number(one.write_iops) / Number(two.write_iops);
  const mixed = Number(one.iops) / Number(two.iops);
  const text = words.ratio(first.text, second.text, three(writes), three(mixed));
  return { outcome: 'answer', page, value: writes, unit: 'ratio', text };
}
