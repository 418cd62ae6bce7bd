// A machine of made figures that has every mark of a lane map, and one of each part.
import { iconOf, tileOf } from '../machine/icons.ts';
import { type Icon, isEnd, type Link, type Machine, type Part } from '../machine/model.ts';
import type { Drawing } from '../machine/shapes.ts';
import { words as sizer } from '../sizer/words.ts';
import { words } from './words.ts';

const say = words.map;

const link = (more: Partial<Link>): Link => ({
  ...{ name: '', why: '', text: '', lanes: 4, missing: 0, missingText: '', hasSlot: false },
  ...{ capacity: 4e9, load: 2e9, wanted: 2e9, isAssumed: false, pill: '' },
  ...more,
});
const part = (id: string, icon: Icon, on?: string, own?: Link): Part => ({
  ...{ id, icon, on, count: 1, name: say.icons[icon], notes: [], figures: [], pill: '', busy: 0, idle: '' },
  ...{ assumed: '', link: own },
});

export const everyMark: Machine = {
  parts: [
    part('ssd', 'ssd', 'card', link({ wanted: 3e9 })),
    part('stick', 'stick', 'host', link({ load: 0, capacity: 5e9 })),
    part('disk', 'disk', 'host', link({ isAssumed: true, capacity: 2e9 })),
    part('slot', 'slot', 'host', link({ isAssumed: true, load: 0, lanes: 1, hasSlot: true })),
    { ...part('card', 'card', 'host', link({ missing: 4, hasSlot: true, capacity: 2e9, pill: say.limit })), busy: 0.6 },
    part('host', 'processor'),
  ],
  isCopy: false,
  summary: '',
  given: '',
  change: { text: say.change, part: 'card', of: 'part' },
  key: { ...sizer.map.key, unknown: say.unknown },
  more: String,
};

/** Each part alone, as the map draws it; a slot is drawn with the lanes of its link. */
export const icons: { name: string; drawing: Drawing }[] = (Object.keys(say.icons) as Icon[])
  .filter((icon) => icon !== 'slot')
  .map((icon) => {
    const shown = part(icon, icon);
    const [width, height] = isEnd(shown) ? tileOf(icon) : [88, 60];
    const shapes = iconOf(shown, { x: 6, y: 6, width, height }, 'right');
    return { name: shown.name, drawing: { width: width + 12, height: height + 12, parts: [{ id: icon, shapes }] } };
  });
