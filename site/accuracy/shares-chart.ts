// Each figure as a share of its ceiling. In short, a line for each kind of link; else a line of its own, or one with the
// others of its link where they are many.

import { shortened } from '../common/fitted-text.ts';
import { count } from '../common/format.ts';
import { linkLabel, linkText } from '../explorer/measurement-text.ts';
import type { Row } from '../explorer/measurements.ts';
import { bandClass, byBasis } from '../plot/band.ts';
import { across, type Size, widths } from '../plot/grid.ts';
import { dot, type Markish, type PlotOptions, rect, ruleX, text } from '../plot/marks.ts';
import { type Merged, radii, titleOf } from '../plot/merged.ts';
import { type Compared, type Group, isInside, isProof, shareOf } from './accuracy.ts';
import { settingText, share, shareTick } from './text.ts';
import { words as accuracy } from './words.ts';

const words = accuracy.shares;

/** Pixels of a row: its label, and below it its dot. */
const ROW = 40;

/** Characters for which there is room above a dot: what was tested and, whole, how. */
const ROOM = { narrow: 52, wide: 120 } as const;
/** Characters of a target's name: the most, and what always stays of it. */
const NAME = { narrow: 20, wide: 80 } as const;
const FEWEST = 8;

function nameAbove(row: Compared['row'], size: Size): string {
  const how = settingText(row);
  const room = Math.min(NAME[size], ROOM[size] - how.length);
  return `${shortened(row.target, Math.max(FEWEST, room))}, ${how}`;
}

type Line = { heading: Group } | { label: string; own: Compared[] };

/** More figures of a group than this share a line with those of the same link. */
const MOST_LINES = 80;

/** Shares that lie nearer than this cover each other. */
const NEAR = 0.005;

/** From the nearest to the farthest from the ceiling. */
const nearestFirst = (rows: readonly Compared[]): Compared[] =>
  rows.toSorted((a, other) => shareOf(other) - shareOf(a));

/** All figures of a kind on one line. */
const lineOf = ({ link, origin, rows, inside }: Group): Line => ({
  label: words.all(words.group(linkLabel(link), accuracy.origin[origin]), rows.length, count(inside)),
  own: nearestFirst(rows),
});

function linesOf({ rows }: Group, size: Size): Line[] {
  const sorted = nearestFirst(rows);
  if (rows.length <= MOST_LINES) return sorted.map((item) => ({ label: nameAbove(item.row, size), own: [item] }));
  const links = [...Map.groupBy(sorted, ({ row }) => linkText(row))];
  return links
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([link, own]) => ({ label: words.all(link, own.length, count(own.filter(isInside).length)), own }));
}

/** One dot for figures of a line that cover each other. */
interface Spot extends Merged<Compared> {
  at: number;
}

function spotsOf(own: readonly Compared[], at: number): Spot[] {
  const cells = Map.groupBy(own, (one) => `${isProof(one)} ${Math.round(shareOf(one) / NEAR)}`);
  return [...cells.values()].flatMap(([one, ...others]) => (one ? [{ one, more: others.length, at }] : []));
}

/** Whether figures share a line, which the caption then says. */
export const isShared = (groups: readonly Group[]): boolean => groups.some(({ rows }) => rows.length > MOST_LINES);

/** Where the dot of a row leads. */
type LinkTo = (row: Row) => string;

/** Every figure. The heading of a group is a line of its own, above its rows. */
export const sharesChart = (groups: readonly Group[], size: Size, linkTo: LinkTo): PlotOptions =>
  drawing(
    groups.flatMap((group): Line[] => [{ heading: group }, ...linesOf(group, size)]),
    size,
    linkTo,
  );

/** The same in short: a line for each group, its band from the lowest to the highest of its ranges. */
export const kindsChart = (groups: readonly Group[], size: Size, linkTo: LinkTo): PlotOptions =>
  drawing(groups.map(lineOf), size, linkTo);

function drawing(lines: readonly Line[], size: Size, linkTo: LinkTo): PlotOptions {
  const headings = lines.flatMap((line, at) => ('heading' in line ? { ...line.heading, at } : []));
  const named = lines.flatMap((line, at) => ('heading' in line ? [] : { ...line, at }));
  const spots = named.flatMap(({ own, at }) => spotsOf(own, at));
  const lowest = Math.floor(Math.min(...spots.map(({ one }) => shareOf(one))) * 20) / 20;
  return {
    width: widths[size],
    height: lines.length * ROW + 70,
    marginTop: 26,
    marginBottom: 44,
    // Half of the first and the last tick's words.
    marginLeft: SIDE,
    marginRight: SIDE,
    ariaLabel: words.caption,
    x: { domain: [lowest, 1.02] },
    y: { domain: [-0.5, lines.length - 0.5], reverse: true, axis: null },
    r: { type: 'identity' },
    marks: [
      ...rangesOf(named),
      ...across({ ticks: ticksFrom(lowest, size), format: shareTick, label: words.axis }),
      ruleX([1], { stroke: 'var(--lw-ceiling)' }),
      text([1], {
        x: (value: number) => value,
        frameAnchor: 'top',
        text: () => words.ceiling,
        textAnchor: 'end',
        dy: -16,
        className: 'lw-plot-named',
      }),
      text(headings, {
        y: 'at',
        dy: 4,
        text: ({ link, origin }: Group) => words.group(linkLabel(link), accuracy.origin[origin]),
        fontWeight: 650,
        className: 'lw-plot-heading',
        ...AT_LEFT,
      }),
      text(named, { y: 'at', dy: -11, text: 'label', className: 'lw-plot-named', ...AT_LEFT }),
      dots(spots, linkTo),
    ],
  };
}

const SIDE = 18;

/** Names at the left edge of the page, with paper around their letters. */
const AT_LEFT = { frameAnchor: 'left', dx: -SIDE, stroke: 'var(--lw-paper)', strokeWidth: 4 } as const;

/** Steps of 5 %, or fewer of them on a phone. */
function ticksFrom(lowest: number, size: Size): number[] {
  const every = size === 'wide' ? 1 : lowest < 0.7 ? 4 : 2;
  const steps = Array.from({ length: 21 }, (_, index) => index);
  return steps.filter((step) => step / 20 >= lowest && step % every === 0).map((step) => step / 20);
}

/** The expected ranges of all lines, in one mark for each basis. */
function rangesOf(lines: readonly { own: readonly Compared[]; at: number }[]): Markish[] {
  const bands = lines.flatMap(({ own, at }) =>
    byBasis(own).map(({ basis, own: ranged }) => ({
      basis,
      at,
      low: Math.min(...ranged.map(({ low, ceiling }) => low / ceiling)),
      high: Math.max(...ranged.map(({ high, ceiling }) => high / ceiling)),
    })),
  );
  const end = ({ at }: (typeof bands)[number]) => at + 0.4;
  return byBasis(bands).map(({ basis, own }) =>
    rect(own, { x1: 'low', x2: 'high', y1: 'at', y2: end, className: bandClass(basis) }),
  );
}

const dots = (spots: readonly Spot[], linkTo: LinkTo): Markish =>
  dot(spots, {
    x: ({ one }: Spot) => shareOf(one),
    y: ({ at }: Spot) => at + 0.2,
    r: radii(spots, 4.5),
    fill: ({ one }: Spot) => (isProof(one) ? 'var(--lw-measured)' : 'var(--lw-paper)'),
    // Paper around a dot parts it from those that it lies on.
    stroke: ({ one }: Spot) => (isProof(one) ? 'var(--lw-paper)' : 'var(--lw-measured)'),
    strokeWidth: 1.5,
    href: ({ one }: Spot) => linkTo(one.row),
    title: (spot: Spot) => {
      const { row } = spot.one;
      return titleOf(`${row.target}, ${settingText(row)}: ${share(shareOf(spot.one))}`, spot);
    },
  });
