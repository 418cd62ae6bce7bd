// Bandwidth over block size: where operations stop being the limit.

import { size } from '../../common/format.ts';
import { bytesOf } from '../axis-value.ts';
import { bandwidth, figure, jobsText, operations, patternText } from '../row-text.ts';
import { type Configuration, type Point, patternKey } from '../rows.ts';
import { words } from '../words.ts';
import { choice, chosenIn, chosenOf, deviceValues, type Kind, setOf } from './kind.ts';
import { deviceCell, markOf, rateCell, resultsOf, stateNote, tableOf } from './results.ts';

/** Two sizes are no curve. */
const FEWEST = 3;
const MOST = 6;

const POWERS = Array.from({ length: 40 }, (_, index) => 2 ** index);

type Sized = Point & { block_size_bytes: number; measured_bytes_per_s: number };

const isSized = (point: Point): point is Sized =>
  point.block_size_bytes !== undefined && point.measured_bytes_per_s !== undefined && point.precision !== 'relative';

/** Points by access, of those that differ in block size only; a longer curve wins over a shorter one. */
export function blockSweeps({ points }: Configuration): Map<string, Sized[]> {
  const alike = Map.groupBy(points.filter(isSized), (point) =>
    [patternKey(point), point.duplex, point.requests_in_flight, point.jobs].join(' '),
  );
  const sweeps = new Map<string, Sized[]>();
  for (const group of alike.values()) {
    const [first] = group;
    const sizes = new Set(group.map(({ block_size_bytes: bytes }) => bytes)).size;
    if (!first || sizes < FEWEST) continue;
    const key = patternKey(first);
    if (group.length > (sweeps.get(key)?.length ?? 0)) {
      const inOrder = group.toSorted((a, other) => a.block_size_bytes - other.block_size_bytes);
      sweeps.set(key, inOrder);
    }
  }
  return sweeps;
}

export const blockSize: Kind = {
  best: 'highest',
  file: 'rows',
  choices: ({ configurations }) => {
    const sweeps = configurations.map((configuration) => ({ one: configuration, curves: blockSweeps(configuration) }));
    const swept = sweeps.filter(({ curves }) => curves.size > 0).map(({ one }) => one);
    const patterns = new Map(
      sweeps.flatMap(({ curves }) =>
        [...curves].map(([key, [first]]) => [key, first ? patternText(first) : key] as const),
      ),
    );
    return [
      choice(
        'device',
        deviceValues(swept),
        [
          'thomaskaiser-sbc-storage/odroid-h2-wds500g2x0c',
          'thomaskaiser-sbc-storage/odroid-h2-860-evo',
          'thomaskaiser-sbc-storage/rock-5b-emmc-dg4016',
          'thomaskaiser-sbc-storage/rpi-4-sd',
        ],
        MOST,
      ),
      choice(
        'pattern',
        [...patterns].sort().map(([value, text]) => ({ value, text })),
        ['seq-read'],
      ),
    ];
  },
  sets: (state) => (state.device ?? []).map(setOf),
  pictures: (material, state) => {
    const pattern = chosenIn(state, 'pattern');
    const notes: string[] = [];
    const curves = chosenOf(material, state).flatMap((of) => {
      const points = blockSweeps(of).get(pattern);
      if (!points) notes.push(words.notes.noBlocks(of.name));
      return points ? [{ of, points }] : [];
    });
    const [first] = curves.flatMap(({ points }) => points);
    return [
      {
        caption: words.caption['block-size'](first ? patternText(first) : pattern),
        form: 'lines',
        x: { label: words.axis.blockSize, scale: 'log', format: size, ticks: POWERS, read: bytesOf },
        y: { label: words.axis.bandwidth, scale: 'log', format: bandwidth },
        series: curves.map(({ of, points }) => ({
          label: of.name,
          marks: points.map((point) => markOf({ of, point }, point.block_size_bytes, point.measured_bytes_per_s)),
        })),
        table: tableOf(curves.flatMap(resultsOf), {
          device: deviceCell,
          blockSize: ({ point }) => figure(point.block_size_bytes, 'byte', size),
          jobs: ({ point }) => jobsText(point),
          bandwidth: ({ point }) => rateCell(point.measured_bytes_per_s),
          operations: ({ point }) => figure(point.iops, 'operation_per_second', operations),
        }),
        notes: [...notes, ...stateNote(curves.map(({ of }) => of))],
      },
    ];
  },
};
