// Has machines make the arrays of the matrix, and keeps what their tools say.
import { boot } from '../room/machine.ts';
import { type Room, releaseNamed, room } from '../room/rooms.ts';
import { draw, drivesText, type Kind, type Layout } from './layouts.ts';
import { figures, script } from './scripts.ts';
import type { Made, Row } from './table.ts';

/** How many arrays of a tool a release makes, and by what luck. */
export interface Share {
  release: string;
  kind: Kind;
  count: number;
  seed: number;
}

export const MATRIX: readonly Share[] = [
  { release: 'bookworm', kind: 'mdadm', count: 150, seed: 1 },
  { release: 'trixie', kind: 'mdadm', count: 40, seed: 2 },
  { release: 'bookworm', kind: 'btrfs', count: 90, seed: 3 },
  { release: 'trixie', kind: 'zfs', count: 40, seed: 6 },
  { release: 'bookworm', kind: 'mdadm', count: 8, seed: 12 },
  { release: 'bookworm', kind: 'ext4', count: 6, seed: 14 },
];

/** Arrays of one machine: few enough that one that hangs costs little. */
const OF_A_MACHINE = 150;
/** Seconds that an array may take on a busy machine, on the average. */
const EACH = 15;

const PACKAGE: Readonly<Record<Layout['tool'], string>> = {
  ...{ mdadm: 'mdadm', btrfs: 'btrfs-progs', zfs: 'zfsutils-linux', lvm: 'lvm2', ext4: 'e2fsprogs', xfs: 'xfsprogs' },
};

/** `Linux 6.1.176-1; mdadm 4.2-5`. */
function versionsOf({ image, versions }: Room, tool: Layout['tool']): string {
  const kernel = versions[`linux-image-${image.version}`];
  return `Linux ${kernel}; ${PACKAGE[tool]} ${versions[PACKAGE[tool]]}`;
}

const inputsText = (inputs: Layout['inputs']): string =>
  Object.entries(inputs)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** What a tool refuses is no fault in itself: drives too small for the layout, or too large for its metadata. */
export async function make(
  { release, kind, count, seed }: Share,
  only: number,
  keep: (rows: Row[]) => void,
): Promise<Made> {
  const place = room(releaseNamed(release), { zfs: kind.startsWith('zfs'), modules: ['ext4', 'xfs'] });
  const layouts = draw(kind, count, seed).slice(0, only);
  const date = new Date().toISOString().slice(0, 10);
  const made: Made = { rows: [], refused: [], hung: [] };
  for (let first = 0; first < layouts.length; first += OF_A_MACHINE) {
    const batch = layouts.slice(first, first + OF_A_MACHINE);
    const commands = batch.map((layout) => ({ name: layout.command, run: script(layout) }));
    const name = `${release} ${kind} ${first}`;
    const run = await boot({ name, image: place.image, memory: 3072, commands, limit: 120 + EACH * batch.length });
    if (run.hung !== undefined) made.hung.push(`${name}: no answer within the limit at “${run.hung}”`);
    for (const [index, { code, output }] of run.printed.entries()) {
      const layout = batch[index] as Layout;
      const { tool } = layout;
      const drives = drivesText(layout.drives);
      const versions = versionsOf(place, tool);
      if (code !== 0) {
        const why = output.trim().split('\n').at(-1) ?? '';
        made.refused.push({ tool, command: layout.command, drives, why });
        continue;
      }
      const { size = '', used = '', free = '', available = '' } = figures(output);
      const { command, calculator } = layout;
      const inputs = inputsText(layout.inputs);
      const bytes = { size: `${size}`, used: `${used}`, free: `${free}`, available: `${available}` };
      made.rows.push({ tool, versions, date, command, drives, calculator, inputs, ...bytes, reason: '' });
    }
    keep(made.rows);
    console.log(`${name}: ${run.printed.length} of ${batch.length} in ${run.seconds.toFixed(0)} s`);
  }
  return made;
}
