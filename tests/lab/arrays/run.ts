// Has machines make the arrays of the matrix, and keeps what their tools say.

import { tableOf } from '../../support/test-tables.ts';
import { atOnce } from '../room/at-once.ts';
import { boot, type Printed } from '../room/machine.ts';
import { type Room, releaseNamed, room } from '../room/rooms.ts';
import { draw, drivesText, type Kind, type Layout } from './layouts.ts';
import { figures, script } from './scripts.ts';
import { FIGURES, keyOf, type Made, type Refused, type Row } from './table.ts';

/** How many arrays of a tool a release makes, and by what luck. */
export interface Share {
  release: string;
  kind: Kind;
  count: number;
  seed: number;
  /** What its kernel does not have, as the command names it. */
  lacks?: string;
}

export const MATRIX: readonly Share[] = tableOf(import.meta.filename, 'matrix');

/** Arrays of one machine, of all kinds: few enough that one that hangs costs little. */
const OF_A_MACHINE = 100;
/** Seconds that an array may take on a busy host, and a machine until it has started. */
const EACH = 300;
const SILENCE = 600;

type Figure = (typeof FIGURES)[number];

const PACKAGE: Readonly<Record<Layout['tool'], string>> = {
  ...{ mdadm: 'mdadm', btrfs: 'btrfs-progs', zfs: 'zfsutils-linux', lvm: 'lvm2', shr: 'mdadm' },
  ...{ ext4: 'e2fsprogs', xfs: 'xfsprogs' },
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

const rowStart = ({ tool, command, drives }: Layout) => ({ tool, command, drives: drivesText(drives) });

/** An array as the table has it, where its tool made it; else why it did not. */
function rowOf(layout: Layout, { code, output }: Printed, place: Room, date: string): Row | Refused {
  const { calculator, tool } = layout;
  const array = rowStart(layout);
  if (code !== 0) return { ...array, why: output.trim().split('\n').at(-1) ?? '' };
  const said = figures(output);
  const bytes = Object.fromEntries(FIGURES.map((name) => [name, `${said[name] ?? ''}`])) as Pick<Row, Figure>;
  const versions = versionsOf(place, tool);
  // The only version of ZFS that a figure of the matrix depends on.
  const version = 'special_drives' in layout.inputs && versions.includes('zfsutils-linux 2.4') && { version: '2.4' };
  const inputs = inputsText({ ...layout.inputs, ...version });
  return { ...array, versions, date, calculator, inputs, ...bytes, reason: '' };
}

/** What a tool refuses is no fault in itself: drives too small for the layout, or too large for its metadata. */
export async function make(
  release: string,
  shares: readonly Omit<Share, 'release'>[],
  only: number,
  known: readonly Row[],
  keep: (rows: Row[]) => void,
): Promise<Made> {
  const place = room(releaseNamed(release), {
    zfs: shares.some(({ kind }) => kind.startsWith('zfs')),
    modules: ['ext4', ...(shares.some(({ kind }) => kind === 'xfs') ? ['xfs'] : [])],
  });
  const done = new Set(known.map(keyOf));
  const layouts = shares
    .flatMap(({ kind, count, seed, lacks = '\n' }) =>
      draw(kind, Math.min(only, count), seed).filter(({ command }) => !command.includes(lacks)),
    )
    .filter((layout) => !done.has(keyOf({ ...rowStart(layout), versions: versionsOf(place, layout.tool) })));
  const date = new Date().toISOString().slice(0, 10);
  const made: Made = { rows: [], refused: [], hung: [] };
  const starts = [...layouts.keys()].filter((index) => index % OF_A_MACHINE === 0);
  await atOnce(starts, async (first) => {
    const batch = layouts.slice(first, first + OF_A_MACHINE);
    const commands = batch.map((layout) => ({ name: layout.command, run: script(layout) }));
    const name = `${release} ${first}`;
    let heard = 0;
    const hear = (printed: readonly Printed[]): void => {
      for (; heard < printed.length; heard += 1) {
        const row = rowOf(batch[heard] as Layout, printed[heard] as Printed, place, date);
        if ('why' in row) made.refused.push(row);
        else made.rows.push(row);
      }
      keep(made.rows);
    };
    const run = await boot({ name, image: place.image, memory: 3072, commands, silence: SILENCE, each: EACH, hear });
    if (run.hung !== undefined) made.hung.push(`${name}: no answer any more at “${run.hung}”`);
    console.log(`${name}: ${run.printed.length} of ${batch.length} in ${run.seconds.toFixed(0)} s`);
  });
  return made;
}
