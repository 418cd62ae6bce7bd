// The map from top to bottom, for narrow places: one part below the other, drives before what they hang on, texts at the
// right. Strokes run down the left side, those of later parts beside those of earlier ones, into the part that they meet.
import { type Block, blockOf, written } from './blocks.ts';
import { type Box, iconOf, tileOf } from './icons.ts';
import { type Lane, Lanes, marksOf, spread } from './lanes.ts';
import {
  drawnTree,
  isDrive,
  type Link,
  type Machine,
  type Node,
  type Part,
  partsOf,
  type Strokes,
  scaleOf,
} from './model.ts';
import type { Drawing, Drawn, Look, Shape } from './shapes.ts';

const MARGIN = 4;
const NODE = { width: 56, height: 44 };
/** Least length of a link below its part. */
const LINK = 34;
const ROW_GAP = 10;
const TURN = 22;
const SLOT = 12;
const MOST_TILES = 8;
/** The most that strokes may take of the width; denser ways are tried until they fit. */
const GUTTER = 0.48;
const DENSITIES = [
  { widest: 64, strokes: 16, gap: 10, areTiles: true },
  { widest: 40, strokes: 16, gap: 8, areTiles: true },
  { widest: 40, strokes: 16, gap: 8, areTiles: false },
  { widest: 16, strokes: 4, gap: 6, areTiles: false },
  { widest: 8, strokes: 1, gap: 3, areTiles: false },
  { widest: 3, strokes: 1, gap: 2, areTiles: false },
] as const;

interface Row {
  part: Part;
  parent: Row | undefined;
  children: Row[];
  strokes: Strokes | undefined;
  /** Left edge of its strokes, and all that it and what hangs on it take across. */
  x: number;
  width: number;
  /** Across: where its strokes run, and where they leave its icon. */
  lanes: number[];
  starts: number[];
  boxes: Box[];
  text: Block;
  y: number;
  height: number;
}

interface Frame {
  scale: (link: Link) => Strokes;
  /** Between the strokes of two parts. */
  gap: number;
  areTiles: boolean;
}

function rowOf({ part, children }: Node, x: number, parent: Row | undefined, frame: Frame): Row {
  const { link } = part;
  const strokes = link && frame.scale(link);
  const row: Row = {
    part,
    parent,
    children: [],
    strokes,
    x,
    width: 0,
    lanes: strokes ? spread(strokes, x + strokes.breadth / 2) : [],
    starts: [],
    boxes: [],
    text: { lines: [], height: 0 },
    y: 0,
    height: 0,
  };
  let right = x;
  for (const child of children) {
    const inner = rowOf(child, right, row, frame);
    row.children.push(inner);
    right += (inner.strokes?.breadth ?? 2) + frame.gap;
  }
  const stubs = link && link.missing > 0 ? Math.min(link.missing, 16) * stubPitch(link) + 6 : 0;
  const across = Math.max(right - x - frame.gap, (strokes?.breadth ?? 0) + stubs);
  if (isDrive(part) && children.length === 0) {
    const shown = part.count > MOST_TILES || !frame.areTiles ? Math.min(part.count, 2) : part.count;
    const isStack = shown < part.count;
    const [length, breadth] = tileOf(part.icon);
    const pitch = isStack ? 4 : breadth + 2;
    row.boxes = Array.from({ length: shown }, (_, at) => ({ x: x + at * pitch, y: 0, width: breadth, height: length }));
    const each = strokes ? strokes.count / shown : 0;
    // Strokes leave the drive that they belong to, where each has as many.
    row.starts =
      strokes && !isStack && Number.isInteger(each)
        ? row.boxes.flatMap((box) => fitted({ ...strokes, count: each }, box.x + breadth / 2, breadth - 4))
        : row.lanes;
    row.width = (shown - 1) * pitch + breadth;
  } else {
    const width = Math.max(NODE.width, across + 12);
    row.boxes = [{ x: x - 4, y: 0, width, height: NODE.height }];
    row.starts = row.lanes;
    row.width = width;
  }
  row.width = Math.max(row.width, across, ...row.children.map((child) => child.x + child.width - x));
  return row;
}

/** Between lanes that are not connected. */
const stubPitch = ({ missing }: Link): number => Math.min(5, 40 / Math.max(1, missing));

/** Strokes in a room, closer together where they have to be. */
function fitted({ count, width, gap }: Strokes, middle: number, room: number): number[] {
  const pitch = Math.min(width + gap, count > 1 ? (room - width) / (count - 1) : 0);
  return Array.from({ length: count }, (_, at) => middle + (at - (count - 1) / 2) * Math.max(0, pitch));
}

/** Children before the part that they hang on. */
const ordered = (row: Row): Row[] => [...row.children.flatMap(ordered), row];

const looked = (pill: string): Look => (pill ? 'limit' : 'figure');

function textOf({ part }: Row, room: number): Block {
  const { link, pill } = part;
  return blockOf(
    [
      [part.name, 'name'],
      ...[...part.notes, part.assumed].map((note) => [note, 'note'] as const),
      [pill, 'on-pill'],
      ...part.figures.map((figure) => [figure, looked(pill)] as const),
      [part.idle, 'note'],
      ...(link ? linkTexts(link) : []),
    ],
    room,
  );
}

const linkTexts = (link: Link): (readonly [string, Look])[] => [
  [link.pill, 'on-pill'],
  [[link.name, link.text].filter(Boolean).join(': '), looked(link.pill)],
  [link.why, link.pill ? 'limit' : 'note'],
  [link.missingText, 'note'],
];

/** The map in this width. */
export function tall(machine: Machine, width: number): Drawing {
  const tree = drawnTree(machine);
  if (!tree) return { width, height: 1, parts: [] };
  const isOut = ({ part }: Node) => machine.isCopy && part.network !== undefined;
  const inside: Node = { part: tree.part, children: tree.children.filter((node) => !isOut(node)) };
  const outside = tree.children.filter(isOut);
  const tries = DENSITIES.map(({ widest, strokes, ...dense }) => {
    const frame: Frame = { scale: scaleOf(partsOf(tree), widest, strokes), ...dense };
    const host = rowOf(inside, MARGIN + 6, undefined, frame);
    const behind = outside.flatMap(({ part }) => [part.link, part.network].filter((link) => link !== undefined));
    host.width = Math.max(host.width, ...behind.map((link) => frame.scale(link).breadth));
    return { frame, host };
  });
  const fits = ({ host }: (typeof tries)[number]) => host.width <= GUTTER * width;
  const { frame, host } = tries.find(fits) ??
    tries.at(-1) ?? { frame: { scale: scaleOf([], 6), gap: 3, areTiles: false }, host: undefined };
  if (!host) return { width, height: 1, parts: [] };
  const left = host.x + host.width + 14;
  const room = width - left - MARGIN;
  const lanes = new Lanes(true, TURN);
  let y = MARGIN;
  const rows = ordered(host);
  for (const row of rows) {
    row.text = textOf(row, room);
    const icon = Math.max(...row.boxes.map((box) => box.height));
    const link = row === host ? 0 : LINK;
    row.y = y;
    row.height = Math.max(icon + link, row.text.height + ROW_GAP);
    for (const box of row.boxes) box.y = y;
    y += row.height;
  }
  const parts: Drawn[] = rows.map((row) => drawn(row, left, lanes));
  for (const { part } of outside) {
    const outRow = behind(part, { y, left, room, frame, lanes, from: host });
    parts.push(outRow.drawn);
    y += outRow.height;
  }
  const summary = blockOf(
    [
      [machine.summary, 'figure'],
      [machine.change?.text ?? '', 'change'],
    ],
    width - 2 * MARGIN,
  );
  parts.push({ id: '', shapes: written(summary, MARGIN, y + ROW_GAP) });
  return { width, height: Math.ceil(y + ROW_GAP + summary.height + MARGIN), parts };
}

function drawn(row: Row, left: number, lanes: Lanes): Drawn {
  const { part, boxes, strokes, parent, text, y, height } = row;
  const shapes: Shape[] = [];
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const { link } = part;
  if (link && strokes && parent) {
    const marks = marksOf(link);
    const to = parent.y;
    const all = row.lanes.map((lane, at): Lane => ({ from: bottom, to, start: row.starts[at] ?? lane, end: lane }));
    shapes.push(...lanes.strokes(all, strokes, marks));
    const right = Math.max(...row.lanes) + strokes.width / 2;
    const pitch = stubPitch(link);
    const missing = Array.from({ length: Math.min(link.missing, 16) }, (_, at) => right + pitch * (at + 1));
    if (missing.length > 0) {
      shapes.push(
        lanes.missing(missing.map((lane): Lane => ({ from: bottom, to: bottom + SLOT, start: lane, end: lane }))),
      );
    }
    if (link.hasSlot && row.starts === row.lanes) {
      const contacts = [...row.lanes, ...missing];
      const [from, end] = [
        Math.min(...contacts) - strokes.width / 2 - 3,
        Math.max(...contacts) + strokes.width / 2 + 3,
      ];
      shapes.push(...lanes.slot(bottom + SLOT, from, end, contacts, row.lanes.length, marks));
    }
    if (strokes.isCut) shapes.push(lanes.cut(bottom + 26, row.x + strokes.breadth / 2, strokes.breadth));
  }
  shapes.push(...boxes.flatMap((box) => iconOf(part, box, 'below')), ...written(text, left, y));
  const area: Shape = { kind: 'rect', look: 'area', x: left - 6, y: y - 2, width: 0, height: height - 4, radius: 4 };
  const width = Math.max(0, ...text.lines.map((line) => line.width)) + 12;
  return { id: part.id, shapes: [{ ...area, width }, ...shapes] };
}

interface Behind {
  y: number;
  left: number;
  room: number;
  frame: Frame;
  lanes: Lanes;
  from: Row;
}

/** A network card below the processor, and the port by which data leaves. */
function behind(part: Part, { y, left, room, frame, lanes, from }: Behind): { drawn: Drawn; height: number } {
  const { link, network } = part;
  const shapes: Shape[] = [];
  const { x } = from;
  const straight = (strokes: Strokes, start: number, to: number): Lane[] =>
    spread(strokes, x + strokes.breadth / 2).map((across) => ({ from: start, to, start: across, end: across }));
  const card = y + LINK;
  if (link) {
    const strokes = frame.scale(link);
    shapes.push(...lanes.strokes(straight(strokes, y, card), strokes, marksOf(link)));
    if (strokes.isCut) shapes.push(lanes.cut(y + LINK / 2, x + strokes.breadth / 2, strokes.breadth));
  }
  shapes.push(...iconOf(part, { x: x - 4, y: card, ...NODE }, 'above'));
  const own = blockOf(
    [
      ...(link ? linkTexts(link) : []),
      [part.name, 'name'],
      ...[...part.notes, part.assumed].map((note) => [note, 'note'] as const),
      [part.pill, 'on-pill'],
      ...part.figures.map((figure) => [figure, looked(part.pill)] as const),
      [part.idle, 'note'],
    ],
    room,
  );
  shapes.push(...written(own, left, y + 4));
  let bottom = Math.max(card + NODE.height, y + 4 + own.height);
  if (network) {
    const strokes = frame.scale(network);
    const port = bottom + LINK;
    shapes.push(...lanes.strokes(straight(strokes, card + NODE.height, port), strokes, marksOf(network)));
    shapes.push(
      ...iconOf(
        { ...part, icon: 'network', pill: network.pill },
        { x: x - 4, y: port, width: 40, height: 40 },
        'above',
      ),
    );
    const text = blockOf([[network.label, 'name'], ...linkTexts(network)], room);
    shapes.push(...written(text, left, bottom + 6));
    bottom = Math.max(port + 40, bottom + 6 + text.height);
  }
  return { drawn: { id: part.id, shapes }, height: bottom - y + ROW_GAP };
}
