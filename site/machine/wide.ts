// The map from left to right: drives at the left edge, the processor at the right, the network behind it. Each part has a
// band of its own, in which its link runs straight and is named; next to the part that it leads to it turns.
import {
  aboveTexts,
  type Block,
  belowTexts,
  blockOf,
  footOf,
  linkNameTexts,
  linkRateTexts,
  linkTexts,
  NO_TEXT,
  written,
} from './blocks.ts';
import { type Box, ghostOf, iconOf, portOf, type Side, type Tiles, tileOf, tilesOf } from './icons.ts';
import { bendOf, type Lane, Lanes, marksOf, openPitch, SLOT_LENGTH, spread, turned } from './lanes.ts';
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

/** Pixels of the widest link. */
const WIDEST = 60;
const TILE = 52;
const NODE = { least: 88, most: 101 };
const HOST = 94;
const PORT = 36;
/** Where a link is named: its least and most length, and how far it is from the part before it. */
const ZONE = { least: 106, most: 260, before: 18 };
/** Where links turn towards the part that they lead to. */
const TURN = 24;
const SLOT = 22;
/** Between two bands, and between a part and its texts. */
const GAP = { bands: 18, text: 5, tiles: 6 };
/** Pixels of all lanes together that are not connected. */
const MOST_MISSING = 64;
const LEAST_BODY = 52;
const MARGIN = 6;

interface Cell {
  part: Part;
  children: Cell[];
  depth: number;
  strokes?: Strokes;
  /** Places of strokes around the middle, of those that are connected and of those that are not. */
  lanes: number[];
  missing: number[];
  /** Of drives. */
  tiles?: Tiles | undefined;
  body: number;
  /** From the middle to the texts above and below. */
  edge: { top: number; bottom: number };
  above: Block;
  below: Block;
  /** Texts of the link, above and below its strokes. */
  named: Block;
  told: Block;
  /** From the middle to the ends of what is its own, and of all that hangs on it. */
  own: { top: number; bottom: number };
  all: { top: number; bottom: number };
  y: number;
}

interface Frame {
  /** Of a part that is no drive. */
  node: number;
  zone: number;
  /** Where links turn towards the part that they lead to, by the steps from the processor to it. */
  turns: readonly number[];
  scale: (link: Link) => Strokes;
  /** How texts are laid out. */
  write: typeof blockOf;
}

/** As high as a line each: enough to tell which way links turn. */
const roughly: Frame['write'] = (texts) => ({ lines: [], height: texts.length * 17 });

/** Steps from the processor to the part farthest from it that is no drive. */
const stepsOf = ({ part, children }: Node): number =>
  isEnd(part) ? -1 : Math.max(0, ...children.map((child) => 1 + stepsOf(child)));

/** What a map needs, with links of the least length. */
function neededWidth(steps: number, isOut: boolean): number {
  const zone = ZONE.least;
  const out = isOut ? ZONE.before + zone + TURN + NODE.least + ZONE.before + zone + PORT : 0;
  return 2 * MARGIN + TILE + zone + TURN + steps * (NODE.least + ZONE.before + zone + TURN) + HOST + out;
}

function cellOf({ part, children }: Node, depth: number, frame: Frame): Cell {
  const inner = children.map((child) => cellOf(child, depth + 1, frame));
  const { link } = part;
  const strokes = link && frame.scale(link);
  const isLast = isEnd(part) && inner.length === 0;
  const tiles = isLast ? tilesOf(part, strokes, GAP.tiles) : undefined;
  const connected = tiles?.lanes ?? (strokes ? spread(strokes) : []);
  const open = missingOf(link, strokes, connected);
  // A slot has its name above the first of all its contacts.
  const lift = part.icon === 'slot' ? Math.max(0, ...open) / 2 : 0;
  const [lanes, missing] = [connected, open].map((all) => all.map((lane) => lane - lift)) as [number[], number[]];
  const ports = inner.reduce((sum, { strokes: of }) => sum + (of?.breadth ?? 2) + 6, -6);
  const [first, last] = ends({ lanes, missing, strokes });
  const lanesEnd = { top: -first, bottom: last };
  const tilesEnd = tiles ? Math.max(...tiles.middles) + tiles.breadth / 2 : 0;
  const body = isLast ? 2 * tilesEnd : Math.max(LEAST_BODY, ports + 12, lanesEnd.top + lanesEnd.bottom + 8);
  const [edgeTop, edgeBottom] = isLast
    ? [Math.max(tilesEnd, lanesEnd.top), Math.max(tilesEnd, lanesEnd.bottom)]
    : [body / 2, body / 2];
  const room = isLast ? TILE + frame.zone - 8 : depth === 0 ? HOST : frame.node + 13;
  const { write } = frame;
  const above = write(aboveTexts(part), room);
  // The link of a drive has no room of its own: it is named below the drive.
  const below = write([...belowTexts(part), ...(isLast && link ? linkTexts(link) : [])], room);
  const named = !isLast && link ? write(linkNameTexts(link), frame.zone) : NO_TEXT;
  const told = !isLast && link ? write(linkRateTexts(link), frame.zone) : NO_TEXT;
  const own = {
    top: Math.max(edgeTop + GAP.text + above.height, lanesEnd.top + GAP.text + named.height),
    bottom: Math.max(edgeBottom + GAP.text + below.height, lanesEnd.bottom + GAP.text + told.height),
  };
  const cell: Cell = {
    ...{ part, children: inner, depth, tiles, body, y: 0 },
    ...{ lanes, missing, above, below, named, told, own, all: own, ...(strokes && { strokes }) },
    edge: { top: edgeTop, bottom: edgeBottom },
  };
  stack(cell);
  return cell;
}

type LaneEnds = Pick<Cell, 'lanes' | 'missing'> & { strokes?: Strokes | undefined };

/** The upper and the lower end of all strokes of a link, from their middle. */
function ends({ lanes, missing, strokes }: LaneEnds): [number, number] {
  const half = (strokes?.width ?? 0) / 2 + 2;
  const across = [...lanes, ...missing];
  return [Math.min(0, ...across) - half, Math.max(0, ...across) + half];
}

/** Below the lanes that are connected. */
function missingOf(link: Link | undefined, strokes: Strokes | undefined, lanes: readonly number[]): number[] {
  if (!link || !strokes || link.missing === 0 || link.missing > 16) return [];
  const pitch = openPitch(link, strokes, MOST_MISSING);
  const last = Math.max(...lanes) + strokes.width / 2 + strokes.gap - pitch / 2;
  return Array.from({ length: link.missing }, (_, at) => last + pitch * (at + 1));
}

/** Children below one another, the part beside the middle of them. */
function stack(cell: Cell): void {
  const [first, ...others] = cell.children;
  if (!first) return;
  let y = 0;
  let bottom = first.all.bottom;
  first.y = 0;
  for (const child of others) {
    y = bottom + GAP.bands + child.all.top;
    child.y = y;
    bottom = y + child.all.bottom;
  }
  const middle = y / 2;
  for (const child of cell.children) child.y -= middle;
  cell.all = {
    top: Math.max(cell.own.top, first.all.top + middle),
    bottom: Math.max(cell.own.bottom, bottom - middle),
  };
}

/** From places beside the part before to places on the page. */
function settle(cell: Cell, y: number): void {
  cell.y += y;
  for (const child of cell.children) settle(child, cell.y);
}

/** Whether it stands at the left edge. */
const isEdge = ({ part, children }: Cell): boolean => isEnd(part) && children.length === 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const every = (cell: Cell): Cell[] => [cell, ...cell.children.flatMap(every)];

/** What stands before the processor and behind it, in this width: network cards have room before it where there is none behind. */
function sidesIn(tree: Node, machine: Machine, width: number): ReturnType<typeof sidesOf> & { needed: number } {
  const [behind, before] = [machine, { ...machine, isCopy: false }].map((one) => {
    const sides = sidesOf(tree, one);
    return { ...sides, needed: neededWidth(stepsOf(sides.inside), sides.outside.length > 0) };
  }) as [ReturnType<typeof sidesIn>, ReturnType<typeof sidesIn>];
  return behind.needed <= width ? behind : before;
}

/** Whether there is a map in this width. */
export function fits(machine: Machine, width: number): boolean {
  const tree = drawnTree(machine);
  return tree !== undefined && sidesIn(tree, machine, width).needed <= width;
}

/** The map in this width; nothing where it does not fit. */
export function wide(machine: Machine, width: number): Drawing | undefined {
  const tree = drawnTree(machine);
  if (!tree) return undefined;
  const { inside, outside, needed: least } = sidesIn(tree, machine, width);
  const steps = stepsOf(inside);
  const isOut = outside.length > 0;
  if (least > width) return undefined;
  const [nodes, zones] = [steps + (isOut ? 1 : 0), steps + 1 + (isOut ? 2 : 0)];
  const node = Math.min(NODE.most, NODE.least + (width - least) / (nodes + zones));
  const needed = least + nodes * (node - NODE.least);
  const scale = scaleOf(partsOf(tree), WIDEST);
  const laid = (turns: readonly number[], write: Frame['write']) => {
    const more = sum(turns) - turns.length * TURN;
    const zone = Math.min(ZONE.most, ZONE.least + (width - needed - more) / zones);
    const frame: Frame = { node, zone, turns, scale, write };
    const host = cellOf(inside, 0, frame);
    const out = cellOf({ part: inside.part, children: outside }, 0, frame);
    const top = Math.max(host.all.top, out.all.top) + MARGIN;
    settle(host, top);
    settle(out, top);
    const used = needed + more + zones * (zone - ZONE.least);
    return { frame, host, out, used, bottom: top + Math.max(host.all.bottom, out.all.bottom) };
  };
  const straight = Array.from({ length: steps + 1 }, () => TURN);
  const usual = laid(straight, roughly);
  // What turns steeply in a short way is a blot: half of the room that names of links can spare is theirs.
  const { frame, host, out, used, bottom } = laid(turnsIn(usual.host, usual.frame, (width - needed) / 2), blockOf);
  const hostX = MARGIN + TILE + sum(frame.turns) + (steps + 1) * frame.zone + steps * (node + ZONE.before);
  const pen = new Pen(frame, hostX, host, machine.change);
  const parts = joined([
    ...every(host).flatMap((cell) => (cell === host ? [] : pen.inside(cell))),
    ...out.children.map((cell) => pen.behind(cell)),
    pen.host(host, out.children.length > 0 ? out : undefined),
  ]);
  const foot = footOf(machine, parts, { x: MARGIN, top: bottom + GAP.bands, room: width - 2 * MARGIN });
  return {
    width: Math.ceil(Math.max(used, foot.right + MARGIN)),
    height: Math.ceil(foot.bottom + MARGIN),
    parts: [...parts, ...foot.parts],
  };
}

/** All strokes into a part, by the children that they are of, from where these stand to its edge. */
function lanesInto(parent: Cell): Lane[][] {
  const ports = portsOf(parent);
  return parent.children.map(({ y, lanes }, child) =>
    lanes.map((lane, at) => ({ from: 0, to: 0, start: y + lane, end: parent.y + (ports[child]?.[at] ?? 0) })),
  );
}

/** The pitch of each of all strokes into a part. */
function pitchInto({ children }: Cell): (at: number) => number {
  const pitches = children.flatMap(({ lanes, strokes }) =>
    lanes.map(() => (strokes ? strokes.width + strokes.gap : 0)),
  );
  return (at) => pitches[at] ?? 0;
}

const bendInto = (cell: Cell): number => bendOf(lanesInto(cell).flat(), pitchInto(cell));

/** By the steps from the processor, what strokes need to turn one behind another, of what there is to spare. */
function turnsIn(host: Cell, { turns }: Frame, spare: number): number[] {
  const all = every(host);
  const wanted = turns.map((turn, at) =>
    Math.max(0, ...all.filter(({ depth }) => depth === at).map((cell) => bendInto(cell) - turn)),
  );
  const share = Math.min(1, spare / Math.max(1, sum(wanted)));
  return turns.map((turn, at) => turn + share * (wanted[at] ?? 0));
}

class Pen {
  readonly #frame: Frame;
  readonly #hostX: number;
  readonly #change: Machine['change'];
  readonly #lanes = new Lanes(false, TURN);
  /** Of each part, the strokes of its link. */
  readonly #into = new Map<Cell, Lane[]>();
  readonly #parents = new Map<Cell, Cell>();

  constructor(frame: Frame, hostX: number, host: Cell, change: Machine['change']) {
    this.#change = change;
    this.#frame = frame;
    this.#hostX = hostX;
    for (const cell of every(host)) {
      for (const child of cell.children) this.#parents.set(child, cell);
      this.#turn(cell);
    }
  }

  /** Strokes into a part have the room that the texts of what hangs on it leave. */
  #turn(parent: Cell): void {
    const { children } = parent;
    const to = this.#x(parent);
    const usual = this.#frame.turns[parent.depth] ?? TURN;
    const rooms = children.map((child) => {
      const texts = [...child.above.lines, ...child.below.lines].map(({ width }) => width);
      return isEdge(child) ? to - this.#x(child) - Math.max(tileOf(child.part.icon)[0], ...texts) - ZONE.before : usual;
    });
    const bend = Math.max(usual, Math.min(bendInto(parent), ...rooms));
    const lanes = turned(lanesInto(parent).flat(), pitchInto(parent), bend);
    for (const child of children) this.#into.set(child, lanes.splice(0, child.lanes.length));
  }

  #x(cell: Cell): number {
    if (isEdge(cell)) return MARGIN;
    const { node, zone, turns } = this.#frame;
    return this.#hostX - sum(turns.slice(0, cell.depth)) - cell.depth * (node + ZONE.before + zone);
  }

  /** A part between drives and processor, with its link. */
  inside(cell: Cell): Drawn {
    const { part, tiles } = cell;
    const x = this.#x(cell);
    const width = tiles ? tileOf(part.icon)[0] : this.#frame.node;
    const parent = this.#parents.get(cell);
    const link = parent
      ? this.#link(cell, { from: x + width, to: this.#x(parent), into: this.#into.get(cell) ?? [] })
      : [];
    return drawnOf(cell, [...link, ...this.#body(cell, x, width)]);
  }

  /** Strokes and texts of the link of a part; its slot is at the end where the part is. */
  #link(cell: Cell, { from, to, into }: { from: number; to: number; into?: readonly Lane[] }): Shape[] {
    const { part, y, lanes, missing, strokes } = cell;
    const { link } = part;
    if (!link || !strokes) return [];
    const all = into
      ? into.map((lane) => ({ ...lane, from, to }))
      : lanes.map((lane): Lane => ({ from, to, start: y + lane, end: y + lane }));
    const each = cell.tiles?.each;
    const shapes = this.#lanes.strokes(all, strokes, marksOf(link), each);
    const head = into ? Math.max(from + 9, to - (into[0]?.bend ?? 0) - 10) : from + 14;
    const places = all.map(({ start }) => start);
    shapes.push(...this.#lanes.arrows(link, head, places, into !== undefined, each));
    const isBare = part.icon === 'slot';
    const [edge, slot] = into ? [from, isBare ? from : from + SLOT] : [to, to - SLOT - SLOT_LENGTH];
    const [connected, open] = [lanes, missing].map((places) => places.map((lane) => y + lane)) as [number[], number[]];
    const [first, last] = ends(cell);
    const ghost = into ? ([slot + SLOT_LENGTH, to - (into[0]?.bend ?? 0)] as const) : ([from, slot] as const);
    const across = [y + first - 1, y + last + 1] as const;
    const end = { edge, slot, across, ghost: connects(this.#change, part) && ghost };
    shapes.push(...this.#lanes.end(link, connected, open, end));
    if (strokes.isCut) shapes.push(this.#lanes.cut((from + to) / 2, y, strokes.breadth));
    const text = from + ZONE.before;
    return [
      ...shapes,
      ...written(cell.named, text, y + first - GAP.text - cell.named.height),
      ...written(cell.told, text, y + last + GAP.text),
    ];
  }

  #body({ part, y, body, edge, tiles, above, below }: Cell, x: number, width: number, side: Side = 'right'): Shape[] {
    const height = tiles?.breadth ?? body;
    const boxes = (tiles?.middles ?? [0]).map((middle): Box => ({ x, y: y + middle - height / 2, width, height }));
    return [
      ...boxes.flatMap((box) => iconOf(part, box, side, tiles?.group)),
      ...(isOf(this.#change, part) ? ghostOf(boxes) : []),
      ...written(above, x, y - edge.top - GAP.text - above.height),
      ...written(below, x, y + edge.bottom + GAP.text),
    ];
  }

  host(cell: Cell, out: Cell | undefined): Drawn {
    const body = Math.max(cell.body, out?.body ?? 0);
    const edge = { top: body / 2, bottom: body / 2 };
    return drawnOf(cell, this.#body({ ...cell, body, edge }, this.#hostX, HOST));
  }

  /** A network card behind the processor, and what leaves the machine. */
  behind(cell: Cell): Drawn {
    const { network } = cell.part;
    const { node, zone } = this.#frame;
    const from = this.#hostX + HOST;
    const x = from + ZONE.before + zone + TURN;
    return drawnOf(cell, [
      ...this.#link(cell, { from, to: x }),
      ...(network ? this.#network(cell, network, x + node) : []),
      ...this.#body(cell, x, node, 'left'),
    ]);
  }

  #network({ part, y }: Cell, network: NonNullable<Part['network']>, from: number): Shape[] {
    const { zone, scale } = this.#frame;
    const strokes = scale(network);
    const to = from + ZONE.before + zone;
    const lanes = spread(strokes, y).map((across): Lane => ({ from, to, start: across, end: across }));
    const named = blockOf([[network.label, 'name'], ...linkNameTexts(network)], zone);
    const told = blockOf(linkRateTexts(network), zone);
    const half = strokes.breadth / 2 + 3 + GAP.text;
    const port = { x: to, y: y - PORT / 2, width: PORT, height: PORT };
    return [
      ...this.#lanes.strokes(lanes, strokes, marksOf(network)),
      ...this.#lanes.arrows(network, from + 9, [y], false),
      ...portOf(network, port, 'left'),
      ...(speedsUp(this.#change, part) ? ghostOf([port]) : []),
      ...written(named, from + ZONE.before, y - half - named.height),
      ...written(told, from + ZONE.before, y + half),
    ];
  }
}

/** Strokes of the children of a part, packed at its edge in their order. */
function portsOf({ children }: Cell): number[][] {
  const breadth = children.reduce((sum, { strokes }) => sum + (strokes?.breadth ?? 2) + 6, -6);
  let at = -breadth / 2;
  return children.map(({ strokes, lanes }) => {
    const own = strokes?.breadth ?? 2;
    const places = strokes ? spread(strokes, at + own / 2) : [];
    at += own + 6;
    return lanes.map((_, index) => places[index] ?? at - own / 2 - 6);
  });
}

/** All of a part, with the area in which it is touched. */
function drawnOf({ part }: Cell, shapes: Shape[]): Drawn {
  const boxes = shapes.flatMap((shape) =>
    shape.kind === 'rect' ? [shape] : shape.kind === 'text' ? [textBox(shape)] : [],
  );
  if (boxes.length === 0) return { id: part.id, shapes };
  const x = Math.min(...boxes.map((box) => box.x)) - 3;
  const y = Math.min(...boxes.map((box) => box.y)) - 3;
  const width = Math.max(...boxes.map((box) => box.x + box.width)) + 3 - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) + 3 - y;
  return { id: part.id, shapes: [{ kind: 'rect', look: 'area', x, y, width, height, radius: 4 }, ...shapes] };
}

/** Around the letters of a text. */
export const textBox = ({ x, y, size, width }: Extract<Shape, { kind: 'text' }>): Box => ({
  x,
  y: y - size,
  width,
  height: size * 1.3,
});
