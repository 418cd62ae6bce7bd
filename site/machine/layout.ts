// Where everything of a picture stands: the processor at the right, what hangs on it to the left, where data is kept at
// the left edge. Parts stand in columns, and what follows one another on one line; where there are more steps from drive
// to processor than columns fit, each part has a row of its own, and the steps are stairs.
import { type Block, blockOf, figureBlock, LEADING, nameBlock } from './blocks.ts';
import { type Bar, type Group, type Machine, type Node, type Part, scaleOf, treeOf } from './machine.ts';
import type { Drawing, Drawn, Look, Rect, Rule, Shape, Text } from './shapes.ts';

/** Of the page; files have more room. */
export const WIDTH = 640;

/** The narrowest column in which a name and a figure are readable. */
const COLUMN = 128;
const HOST_WIDTH = 10;
const JOINT = 3;
/** Between a joint or an edge and what is written beside it. */
const GAP = 7;
const ROW_GAP = 12;
/** What a part does itself is a gate of this length in its line. */
const GATE = 12;
const GROUP = 12;
/** All brackets together, however many arrays there are. */
const GROUPS = 96;
const groupStep = ({ length }: readonly Group[]): number => Math.min(GROUP, GROUPS / length);
/** The widest line, in a picture with few parts and in one with many. */
const WIDEST = { few: 26, many: 18 };
const MANY = 10;
/** What flows is seen, however little it is. */
const THINNEST = 1;
/** Of one stair, and what they leave for texts. */
const STAIR = { least: 14, most: 48 };
const STAIR_TEXT = 240;

/** A part in its place. */
interface Placed {
  node: Node;
  /** What is drawn at the joint, and as the line to the next. */
  gates: Bar[];
  pipe: Bar | undefined;
  depth: number;
  row: number;
  isEnd: boolean;
  children: Placed[];
  /** Where its line begins and ends. */
  x: number;
  end: number;
  above: Block;
  below: Block;
  /** Width of the widest of it. */
  band: number;
}

interface Row {
  above: number;
  band: number;
  below: number;
  /** Middle of its lines. */
  y: number;
  top: number;
}

/** What leaves the machine behind a network card is an end of its own, named as its figure is. */
function withNetwork(node: Node): Node {
  const { part } = node;
  const out = part.bars.filter(({ at }) => at === 'network');
  const [first] = out;
  if (!first) return node;
  const network: Part = {
    ...part,
    name: first.label,
    link: '',
    assumed: '',
    idle: '',
    isEnd: true,
    bars: out.map((bar) => ({ ...bar, at: 'link' })),
  };
  return {
    part: { ...part, bars: part.bars.filter(({ at }) => at !== 'network') },
    children: [{ part: network, children: [] }, ...node.children],
  };
}

function placed(node: Node, depth: number): Placed {
  const { part, children } = withNetwork(node);
  return {
    node: { part, children },
    gates: part.bars.filter(({ at }) => at === 'own'),
    pipe: part.bars.find(({ at }) => at !== 'own'),
    depth,
    row: 0,
    x: 0,
    end: 0,
    band: 0,
    above: blockOf([]),
    below: blockOf([]),
    isEnd: part.isEnd && children.length === 0,
    children: children.map((child) => placed(child, depth + 1)),
  };
}

const everyOf = (all: readonly Placed[]): Placed[] => all.flatMap((one) => [one, ...everyOf(one.children)]);

/** Columns: what hangs on a part first stands on its line, the rest below. Stairs: each on a line of its own. */
function giveRows(all: readonly Placed[], isStairs: boolean): number {
  let row = 0;
  const give = (one: Placed): void => {
    one.row = row;
    if (isStairs || one.children.length === 0) row += 1;
    for (const child of one.children) give(child);
  };
  for (const one of all) give(one);
  return row;
}

export function layout(machine: Machine, width = WIDTH): Drawing {
  const scale = scaleOf(machine.parts);
  const roots = treeOf(machine.parts);
  const host = roots.find(({ children }) => children.length > 0) ?? roots[0];
  const tops = (host?.children ?? []).map((child) => placed(child, 1));
  const every = everyOf(tops);
  const deepest = Math.max(1, ...every.map(({ depth }) => depth));
  const { groups } = machine;
  const left = (groups.length > 0 ? groups.length * groupStep(groups) : 0) + JOINT / 2;
  const right = width - HOST_WIDTH;
  const column = (right - left) / deepest;
  const isStairs = column < COLUMN;
  const stair = Math.min(STAIR.most, Math.max(STAIR.least, (right - left - STAIR_TEXT) / deepest));
  const step = isStairs ? stair : column;
  const widest = machine.parts.length > MANY ? WIDEST.many : WIDEST.few;
  const thick = (rate: number) => Math.max(THINNEST, scale.of(rate) * widest);

  const rowCount = giveRows(tops, isStairs);
  for (const one of every) {
    const { node, gates, pipe, depth } = one;
    one.end = right - step * (depth - 1);
    one.x = one.isEnd ? left : right - step * depth;
    const bars = pipe ? [...gates, pipe] : gates;
    const room = isStairs && !one.isEnd ? one.x - left - GAP : one.end - one.x - 2 * GAP;
    one.above = nameBlock(node.part, room);
    one.below = figureBlock(node.part, bars, machine.limit, room);
    one.band = Math.max(2, ...bars.map(({ capacity }) => thick(capacity)));
  }

  const hostBars = host?.part.bars ?? [];
  const title = nameBlock(host?.part ?? NOTHING, width - GAP);
  const figures = figureBlock(NOTHING, hostBars, machine.limit, width - GAP);
  const rows = measured(every, rowCount, isStairs, title.height + figures.height + GAP);
  const last = rows.at(-1);
  const height = Math.ceil((last ? last.top + last.above + last.band + last.below : title.height) + 2);
  const yOf = ({ row }: Placed) => rows[row]?.y ?? 0;

  const hostShapes: Shape[] = [
    ...texts([...title.lines, ...figures.lines], { x: width, top: 0, isRight: true }),
    {
      kind: 'rect',
      look: 'host',
      x: right + 1,
      width: HOST_WIDTH - 2,
      ...span(tops, yOf, 4),
      ...(hostBars.some(({ limits }) => limits) && { limits: true }),
    },
  ];
  return {
    width,
    height,
    parts: [
      { id: '', shapes: groupsOf(groups, every, rows) },
      { id: host?.part.id ?? '', shapes: hostShapes },
      ...merged(every.map((one) => drawn(one, { yOf, thick, isStairs }))),
    ],
  };
}

const NOTHING: Part = {
  id: '',
  name: '',
  link: '',
  idle: '',
  assumed: '',
  array: '',
  isEnd: false,
  bars: [],
};

/** Rows below one another, each as high as what stands in it. */
function measured(every: readonly Placed[], count: number, isStairs: boolean, from: number): Row[] {
  const rows = Array.from({ length: count }, () => ({ above: 0, band: 2, below: 0, y: 0, top: 0 }));
  for (const one of every) {
    const row = rows[one.row];
    if (!row) continue;
    row.band = Math.max(row.band, one.band);
    if (isStairs && !one.isEnd) {
      // Beside the line, half of it above its middle.
      const half = (one.above.height + one.below.height - one.band) / 2;
      row.above = Math.max(row.above, half);
      row.below = Math.max(row.below, half);
    } else {
      row.above = Math.max(row.above, one.above.height + 4);
      row.below = Math.max(row.below, one.below.height + 2);
    }
  }
  let top = from;
  for (const row of rows) {
    row.top = top;
    row.y = top + row.above + row.band / 2;
    top += row.above + row.band + row.below + ROW_GAP;
  }
  return rows;
}

/** From the first of these lines to the last. */
function span(all: readonly Placed[], yOf: (one: Placed) => number, more = 0): { y: number; height: number } {
  const tops = all.map((one) => yOf(one) - one.band / 2);
  const ends = all.map((one) => yOf(one) + one.band / 2);
  const [y, end] = [Math.min(...tops), Math.max(...ends)];
  return all.length > 0 ? { y: y - more, height: end - y + 2 * more } : { y: 0, height: 0 };
}

function texts(lines: Block['lines'], { x, top, isRight }: { x: number; top: number; isRight: boolean }): Text[] {
  let y = top;
  return lines.map(({ size, width, pieces }) => {
    y += size * LEADING;
    return { kind: 'text', x, y: y - size * (LEADING - 1), size, width, isRight, pieces };
  });
}

interface Frame {
  yOf: (one: Placed) => number;
  thick: (rate: number) => number;
  isStairs: boolean;
}

function drawn(one: Placed, { yOf, thick, isStairs }: Frame): Drawn {
  const { node, gates, pipe, children, x, end, above, below, band } = one;
  const { part } = node;
  const y = yOf(one);
  const isAssumed = part.assumed !== '';
  const shapes: Shape[] = [];
  const both = (bar: Bar, from: number, to: number) => {
    const box = (look: Look, rate: number): Rect => {
      const height = thick(rate);
      return { kind: 'rect', look, x: from, y: y - height / 2, width: to - from, height };
    };
    const limits = bar.limits && { limits: true };
    shapes.push(...(bar.load > 0 ? [{ ...box('load', Math.min(bar.load, bar.capacity)), ...limits }] : []), {
      ...box('capacity', bar.capacity),
      ...limits,
      ...(isAssumed && { isAssumed }),
    });
  };
  const from = one.isEnd ? x : x + JOINT / 2;
  const gate = Math.min(GATE, (end - from) / (gates.length + 1));
  gates.forEach((bar, at) => {
    both(bar, from + at * gate, from + (at + 1) * gate);
  });
  const begin = from + gates.length * gate;
  if (pipe) both(pipe, begin, end - JOINT / 2);
  else
    shapes.push({
      kind: 'rect',
      look: 'idle',
      x: begin,
      y: y - 0.5,
      width: end - begin,
      height: 1,
    });
  if (!one.isEnd) {
    const joint = span([one, ...children], yOf, 1);
    shapes.push({ kind: 'rect', look: 'joint', x: x - JOINT / 2, width: JOINT, ...joint });
  }

  if (isStairs && !one.isEnd) {
    const top = y - (above.height + below.height) / 2;
    const lines = [...above.lines, ...below.lines];
    shapes.push(...texts(lines, { x: x - GAP, top, isRight: true }));
  } else {
    const at = one.isEnd ? x : x + GAP;
    shapes.push(
      ...texts(above.lines, { x: at, top: y - band / 2 - 4 - above.height, isRight: false }),
      ...texts(below.lines, { x: at, top: y + band / 2 + 2, isRight: false }),
    );
  }
  return { id: part.id, shapes: [areaOf(shapes), ...shapes] };
}

/** Where a part is touched: all of it but the joint, which is as long as what hangs on it. */
function areaOf(shapes: readonly Shape[]): Rect {
  const boxes = shapes.flatMap((shape) => (shape.kind === 'rule' || isJoint(shape) ? [] : [boxOf(shape)]));
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return { kind: 'rect', look: 'area', x, y, width, height };
}

const isJoint = (shape: Shape): boolean => shape.kind === 'rect' && shape.look === 'joint';

/** Around a rectangle, or around the letters of a text. */
export function boxOf(shape: Rect | Text): { x: number; y: number; width: number; height: number } {
  if (shape.kind === 'rect') return shape;
  const { x, y, size, width, isRight } = shape;
  return { x: isRight ? x - width : x, y: y - size, width, height: size * LEADING };
}

/** A network card and what is behind it are one part. */
function merged(all: readonly Drawn[]): Drawn[] {
  const byId = Map.groupBy(all, ({ id }) => id);
  return [...byId].map(([id, same]) => ({ id, shapes: same.flatMap(({ shapes }) => shapes) }));
}

/** A bracket at the left edge around the drives of an array, with a tooth at each line. */
function groupsOf(groups: readonly Group[], every: readonly Placed[], rows: readonly Row[]): Rule[] {
  const step = groupStep(groups);
  return groups.flatMap(({ members }, at): Rule[] => {
    const within = every.filter(({ node, isEnd }) => isEnd && members.includes(node.part.id));
    const lines = within.flatMap(({ row }) => rows[row] ?? []);
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last) return [];
    const x = at * step + 2;
    const edge = groups.length * step - 1;
    const teeth = lines.map(({ y }) => `M${x} ${y}H${edge}`);
    const from = first.top + 2;
    const to = last.top + last.above + last.band + last.below;
    return [
      {
        kind: 'rule',
        path: [`M${x + step / 2} ${from}H${x}V${to}H${x + step / 2}`, ...teeth].join(''),
      },
    ];
  });
}
