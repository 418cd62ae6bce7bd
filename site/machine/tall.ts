// The map from top to bottom, for narrow places: one part below the other, drives before what they hang on, texts at the
// right. Strokes run down the left side, those of later parts beside those of earlier ones, into the part that they meet.
import { aboveTexts, type Block, belowTexts, blockOf, footOf, linkTexts, NO_TEXT, written } from './blocks.ts';
import { type Box, ghostOf, iconOf, portOf, type Tiles, tileOf, tilesOf } from './icons.ts';
import { type Lane, Lanes, marksOf, openPitch, SLOT_LENGTH, spread, turned } from './lanes.ts';
import {
  connects,
  drawnTree,
  isEnd,
  isOf,
  joined,
  type Link,
  type Machine,
  type Node,
  type Part,
  partsOf,
  type Strokes,
  scaleOf,
  sidesOf,
  speedsUp,
} from './model.ts';
import type { Drawing, Drawn, Shape } from './shapes.ts';

const MARGIN = 4;
const NODE = { width: 56, height: 44 };
/** Least length of a link below its part. */
const LINK = 34;
/** From the end of a link to the middle of its arrowhead, clear of the bracket of a card. */
const HEAD = 11;
const ROW_GAP = 10;
const TURN = 22;
/** Of all lanes together that are not connected. */
const MOST_MISSING = 48;
/** From a part to its slot. */
const SLOT = 12;
/** The most that strokes may take of the width; denser ways are tried until they fit. */
const GUTTER = 0.48;
const DENSITIES = [
  { widest: 64, strokes: 32, gap: 10, areTiles: true },
  { widest: 40, strokes: 32, gap: 8, areTiles: true },
  { widest: 40, strokes: 32, gap: 8, areTiles: false },
  { widest: 16, strokes: 16, gap: 6, areTiles: false },
  { widest: 16, strokes: 4, gap: 6, areTiles: false },
  { widest: 8, strokes: 1, gap: 3, areTiles: false },
  { widest: 3, strokes: 1, gap: 2, areTiles: false },
] as const;

interface Row {
  part: Part;
  parent: Row | undefined;
  children: Row[];
  /** How many there will be of them. */
  count: number;
  /** Whether nothing stands beside it, up to the processor. */
  isAlone: boolean;
  strokes: Strokes | undefined;
  /** Left edge of its strokes, and all that it and what hangs on it take across. */
  x: number;
  width: number;
  /** Of its strokes. */
  middle: number;
  /** Across: where its strokes run, and where they leave its icon. */
  lanes: number[];
  starts: number[];
  boxes: Box[];
  /** Of drives. */
  tiles?: Tiles | undefined;
  text: Block;
  /** Of its link, beside the strokes. */
  linked: Block;
  y: number;
  height: number;
}

interface Frame {
  scale: (link: Link) => Strokes;
  /** Between the strokes of two parts. */
  gap: number;
  areTiles: boolean;
}

/** A part that is alone on its way stands in the middle; of several the first is at the left. */
function rowOf({ part, children }: Node, x: number, parent: Row | undefined, frame: Frame): Row {
  const { link } = part;
  const strokes = link && frame.scale(link);
  const isAlone = parent === undefined || (parent.isAlone && parent.count === 1);
  const row: Row = {
    ...{ part, parent, children: [], count: children.length, isAlone, strokes, x, width: 0, middle: x },
    ...{ lanes: [], starts: [], boxes: [], text: NO_TEXT, linked: NO_TEXT, y: 0, height: 0 },
  };
  let right = x;
  for (const child of children) {
    const inner = rowOf(child, right, row, frame);
    row.children.push(inner);
    right += (inner.strokes?.breadth ?? 2) + frame.gap;
  }
  const breadth = strokes?.breadth ?? 0;
  const stubs = link && strokes ? stubsOf(link, strokes) : 0;
  const [only] = row.children;
  const ports = only && row.count === 1 ? (only.strokes?.breadth ?? 0) : right - x - frame.gap;
  const tiles = isEnd(part) && children.length === 0 ? tilesOf(part, strokes, 2, frame.areTiles) : undefined;
  const reach = tiles ? Math.max(...tiles.middles) + tiles.breadth / 2 : 0;
  row.tiles = tiles;
  const icon = tiles ? 2 * reach : Math.max(NODE.width, ports + 12, breadth + 12, (breadth + stubs) * 1.1);
  const own = Math.max(icon, breadth + stubs);
  row.middle =
    isAlone && only && row.count === 1 ? Math.max(only.middle, x + own / 2 - 4) : x + (isAlone ? own / 2 : breadth / 2);
  if (isAlone && only && row.count === 1 && only.middle < row.middle) shift(only, row.middle - only.middle);
  row.lanes = strokes ? spread(strokes, row.middle) : [];
  const left = isAlone ? row.middle - icon / 2 : tiles ? x - 2 : x - 4;
  if (tiles) {
    const [length] = tileOf(part.icon);
    const { breadth: width } = tiles;
    row.boxes = tiles.middles.map((middle) => ({ x: left + reach + middle - width / 2, y: 0, width, height: length }));
    row.starts = part.icon === 'slot' ? row.lanes : tiles.lanes.map((lane) => left + reach + lane);
  } else {
    row.boxes = [{ x: left, y: 0, width: icon, height: NODE.height }];
    row.starts = row.lanes;
  }
  const end = Math.max(...row.boxes.map((box) => box.x + box.width), row.middle + breadth / 2 + stubs);
  row.width = Math.max(end - x, ...row.children.map((child) => child.x + child.width - x));
  return row;
}

/** Moves a part and all that hangs on it to the right. */
function shift(row: Row, by: number): void {
  row.middle += by;
  row.lanes = row.lanes.map((lane) => lane + by);
  row.starts = row.starts.map((start) => start + by);
  row.width += by;
  for (const box of row.boxes) box.x += by;
  for (const child of row.children) shift(child, by);
}

/** Pixels of lanes that are not connected; more than so many are no more than these. */
const MOST_STUBS = 16;
const stubsOf = (link: Link, strokes: Strokes): number =>
  link.missing > 0 ? Math.min(link.missing, MOST_STUBS) * openPitch(link, strokes, MOST_MISSING) + 6 : 0;

/** Children before the part that they hang on. */
const ordered = (row: Row): Row[] => [...row.children.flatMap(ordered), row];

interface Tree {
  frame: Frame;
  host: Row;
}

/** The tree as loose as it fits; as dense as it can be where it does not. */
function treeIn(inside: Node, outside: readonly Node[], width: number): Tree {
  const links = outside.flatMap(({ part }) => [part.link, part.network].filter((link) => link !== undefined));
  const parts = [inside, ...outside].flatMap(partsOf);
  const treeOf = ({ widest, strokes, ...dense }: (typeof DENSITIES)[number]): Tree => {
    const frame: Frame = { scale: scaleOf(parts, widest, strokes), ...dense };
    const host = rowOf(inside, MARGIN + 6, undefined, frame);
    // What is behind the processor stands in the middle of it.
    const half =
      links.length > 0
        ? Math.max(
            NODE.width / 2,
            ...links.map((link) => frame.scale(link).breadth / 2 + 8 + stubsOf(link, frame.scale(link))),
          )
        : 0;
    shift(host, Math.max(0, half - (host.middle - host.x)));
    host.width = Math.max(host.width, host.middle - host.x + half);
    return { frame, host };
  };
  const [loosest, ...denser] = DENSITIES;
  let tree = treeOf(loosest);
  for (const density of denser) if (tree.host.width > GUTTER * width) tree = treeOf(density);
  return tree;
}

/** The map from top to bottom, in this width; as long as it takes. */
export function tall(machine: Machine, width: number): Drawing {
  const tree = drawnTree(machine);
  if (!tree) return { width, height: 1, parts: [] };
  const { inside, outside } = sidesOf(tree, machine);
  const { frame, host } = treeIn(inside, outside, width);
  const left = host.x + host.width + 14;
  const room = width - left - MARGIN;
  const lanes = new Lanes(true, TURN);
  let y = MARGIN;
  const rows = ordered(host);
  for (const row of rows) {
    row.text = blockOf([...aboveTexts(row.part), ...belowTexts(row.part)], room);
    const icon = Math.max(...row.boxes.map((box) => box.height));
    row.linked = row.part.link && row !== host ? blockOf(linkTexts(row.part.link), room) : NO_TEXT;
    const beside = Math.max(icon, row.text.height) + 2;
    row.y = y;
    const length = LINK + ((row.part.link?.missing ?? 0) > 0 ? SLOT_LENGTH + 6 : 0);
    row.height = row === host ? beside + ROW_GAP : Math.max(icon + length, beside + row.linked.height + ROW_GAP);
    for (const box of row.boxes) box.y = y;
    y += row.height;
  }
  const { change } = machine;
  const parts = joined(rows.map((row) => drawn(row, left, lanes, change)));
  // The first card hangs on the processor, further ones below it.
  let from = Math.max(...host.boxes.map((box) => box.y + box.height));
  for (const { part } of outside) {
    const outRow = behind(part, { y, from, left, room, frame, lanes, change, middle: host.middle });
    parts.push(outRow.drawn);
    y += outRow.height;
    from = y;
  }
  const foot = footOf(machine, parts, { x: MARGIN, top: y + ROW_GAP, room: width - 2 * MARGIN });
  return { width, height: Math.ceil(foot.bottom + MARGIN), parts: [...parts, ...foot.parts] };
}

function drawn(row: Row, left: number, lanes: Lanes, change: Machine['change']): Drawn {
  const { part, boxes, strokes, parent, text, linked, y, height } = row;
  const shapes: Shape[] = [];
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const { link } = part;
  if (link && strokes && parent) {
    const to = parent.y;
    const all = row.lanes.map((lane, at): Lane => ({ from: bottom, to, start: row.starts[at] ?? lane, end: lane }));
    const bent = turned(all, () => strokes.width + strokes.gap, TURN);
    const each = row.tiles?.each;
    shapes.push(...lanes.strokes(bent, strokes, marksOf(link), each));
    // Strokes of a drive turn before they meet its slot.
    const slot = part.icon === 'slot' ? bottom : bottom + (isEnd(part) ? TURN : SLOT);
    const missing = missingOf(link, row.lanes, strokes);
    const contacts = [...row.lanes, ...missing];
    const half = strokes.width / 2 + 3;
    const across = [Math.min(...contacts) - half, Math.max(...contacts) + half] as const;
    const ghost = connects(change, part) && ([slot + SLOT_LENGTH, to - 4] as const);
    shapes.push(...lanes.end(link, row.lanes, missing, { edge: bottom, slot, across, ghost }));
    if (strokes.isCut) shapes.push(lanes.cut(bottom + 26, row.middle, strokes.breadth));
    shapes.push(...lanes.arrows(link, to - HEAD, row.lanes, true));
  }
  shapes.push(
    ...boxes.flatMap((box) => iconOf(part, box, 'below', row.tiles?.group)),
    ...(isOf(change, part) ? ghostOf(boxes) : []),
  );
  shapes.push(...written(text, left, y));
  shapes.push(...written(linked, left, Math.max(bottom, y + text.height) + 2));
  const area: Shape = { kind: 'rect', look: 'area', x: left - 6, y: y - 2, width: 0, height: height - 4, radius: 4 };
  const width = Math.max(0, ...[...text.lines, ...linked.lines].map((line) => line.width)) + 12;
  return { id: part.id, shapes: [{ ...area, width }, ...shapes] };
}

/** Across: where lanes that are not connected end, beside those that are. */
function missingOf(link: Link, lanes: readonly number[], strokes: Strokes): number[] {
  const pitch = openPitch(link, strokes, MOST_MISSING);
  const right = Math.max(...lanes) + strokes.width / 2 + strokes.gap - pitch / 2;
  return Array.from({ length: Math.min(link.missing, MOST_STUBS) }, (_, at) => right + pitch * (at + 1));
}

interface Behind {
  y: number;
  left: number;
  room: number;
  frame: Frame;
  lanes: Lanes;
  /** Where its lanes begin. */
  from: number;
  change: Machine['change'];
  /** The middle of them, across. */
  middle: number;
}

/** A network card below the processor, and the port by which data leaves. */
function behind(
  part: Part,
  { y, left, room, frame, lanes, from, middle, change }: Behind,
): { drawn: Drawn; height: number } {
  const { link, network } = part;
  const shapes: Shape[] = [];
  const straight = (own: Link, start: number, to: number): Shape[] => {
    const strokes = frame.scale(own);
    const all = spread(strokes, middle).map((across): Lane => ({ from: start, to, start: across, end: across }));
    return [...lanes.strokes(all, strokes, marksOf(own)), ...lanes.arrows(own, start + HEAD + 1, [middle], false)];
  };
  const card = y + LINK;
  const breadth = link ? frame.scale(link).breadth : 0;
  if (link) {
    shapes.push(...straight(link, from, card));
    if (frame.scale(link).isCut) shapes.push(lanes.cut(y + LINK / 2, middle, breadth));
    if (link.hasSlot) {
      const connected = spread(frame.scale(link), middle);
      const missing = missingOf(link, connected, frame.scale(link));
      const slot = card - SLOT_LENGTH - 4;
      const across = [middle - breadth / 2 - 3, Math.max(middle + breadth / 2, ...missing) + 3] as const;
      const ghost = connects(change, part) && ([from, slot] as const);
      shapes.push(...lanes.end(link, connected, missing, { edge: card, slot, across, ghost }));
    }
  }
  const stubs = link ? stubsOf(link, frame.scale(link)) : 0;
  const width = Math.max(NODE.width, breadth + 2 * stubs + 12);
  const box = { x: middle - width / 2, y: card, width, height: NODE.height };
  shapes.push(...iconOf(part, box, 'above'), ...(isOf(change, part) ? ghostOf([box]) : []));
  const linked = link ? blockOf(linkTexts(link), room) : NO_TEXT;
  const own = blockOf([...aboveTexts(part), ...belowTexts(part)], room);
  const named = y + linked.height + (linked.height > 0 ? ROW_GAP : 4);
  shapes.push(...written(linked, left, y + 4), ...written(own, left, named));
  let bottom = Math.max(card + NODE.height, named + own.height);
  if (network) {
    const port = bottom + LINK;
    shapes.push(...straight(network, card + NODE.height, port));
    const box = { x: middle - 20, y: port, width: 40, height: 40 };
    shapes.push(...portOf(network, box, 'above'), ...(speedsUp(change, part) ? ghostOf([box]) : []));
    const label = blockOf([[network.label, 'name']], room);
    const rate = blockOf(linkTexts(network), room);
    shapes.push(...written(label, left, bottom + 6), ...written(rate, left, bottom + 6 + label.height));
    bottom = Math.max(port + 40, bottom + 6 + label.height + rate.height);
  }
  return { drawn: { id: part.id, shapes }, height: bottom - y + ROW_GAP };
}
