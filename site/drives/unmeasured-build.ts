// What is known of a drive without a result: its rating, its own link, and what slower links would leave of it.
import { quantity } from '../common/format.ts';
import { list } from '../common/list.ts';
import { partLink } from '../registry/parts-build.ts';
import type { Part } from '../sets/measured-build.ts';
import { kindOf } from './best.ts';
import { ownLinkOf, ratedOf } from './drives-build.ts';
import { words } from './words.ts';

const say = words.unmeasured;
const rate = (value: number | undefined, exact = false): string =>
  value === undefined ? '' : quantity(value, 'byte_per_second', { exact });
/** As its maker writes it. */
const promised = (value: number | undefined): string => rate(value, true);

/** Links that people put such drives behind, the fastest first. */
const COMMON: Readonly<Record<string, readonly (readonly ['nvme' | 'sata' | 'usb', string, number | null])[]>> = {
  nvme: [
    ['nvme', '4.0', 4],
    ['nvme', '3.0', 4],
    ['usb', '3.2 Gen 2x1', null],
    ['nvme', '3.0', 1],
  ],
  ssd: [
    ['usb', '3.2 Gen 1x1', null],
    ['sata', '2.0', null],
  ],
};

/** No hard disk with one actuator reads so much, bytes per second. */
const FASTEST_DISK = 400_000_000;

/** Sentences for the head of its page. */
export async function unmeasured(part: Part): Promise<string> {
  const facts = Object.fromEntries(part.facts.map(({ column, value }) => [column.name, value]));
  const [rated, own, kind] = [await ratedOf(part.id), ownLinkOf(facts), kindOf(facts)];
  const most = Math.min(own?.ceiling?.high ?? Number.POSITIVE_INFINITY, rated.read ?? Number.POSITIVE_INFINITY);
  const common = (COMMON[kind] ?? []).map(([of, generation, lanes]) => {
    const { text, ceiling } = partLink(of, generation, lanes);
    return { text: of === 'usb' ? `USB ${text}` : text, ceiling };
  });
  const slower = Number.isFinite(most) ? common.filter(({ ceiling }) => ceiling && ceiling.high < most) : [];
  const behind = slower.map(({ text, ceiling }) => say.at(rate(ceiling?.high), text));
  return [
    say.none,
    (rated.read ?? rated.write) && say.rated(promised(rated.read), promised(rated.write)),
    own?.ceiling && say.own(own.text, rate(own.ceiling.high)),
    slower.length > 0 && say.behind(list(behind, 'or')),
    kind === 'disk' && (own?.ceiling?.high ?? 0) > FASTEST_DISK && say.disk,
    facts.medium === 'hdd_smr' && say.shingled,
  ]
    .filter(Boolean)
    .join(' ');
}
