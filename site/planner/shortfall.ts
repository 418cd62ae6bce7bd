// Where nothing fits: what is missing and by how much, and the changes that would each be enough alone.
import { refused } from '../../calc-wasm/js/calc.ts';
import type { Candidate, PlannerAnswer, Sizer } from '../../calc-wasm/js/chain.ts';
import { withLanes } from '../../calc-wasm/js/link.ts';
import type { State } from '../common/state.ts';
import { type Card, lanesOf } from './cards.ts';
import { driveOf, type Ground, roomIn, type Spot, spots } from './drive-locations.ts';
import { question } from './question.ts';
import { driveSizes, failuresOf, type Socket, socketOf, wishOf } from './request.ts';

/** As many as the core tries. */
const MOST_DRIVES = 256;
/** Widths of slots that are tried, the narrow ones first. */
const WIDTHS = [4, 8, 16];

/** A wish that fits, by one change. */
export type Change =
  | { kind: 'bays' | 'size' | 'failures'; state: State; drives: number; to: string }
  /** What no field of the form has: a board or card with so many ports, a slot so wide. */
  | { kind: 'room' | 'slot'; drives: number; to: string };

export interface Lacks {
  /** Drives that the wish takes where there is room for them; nothing where none would do. */
  drives?: number;
  /** What is missing of bays, and of ports, slots or lanes. */
  bays: number;
  room: number;
  /** Where the drives would go: what the room is called. */
  socket: Socket;
  /** Bytes per second that are missing. */
  rate: number;
  changes: Change[];
}

type Plan = Sizer['plan'];

/** The best that gives all that is wanted. */
const fitting = (answer: ReturnType<Plan>): Candidate | undefined =>
  refused(answer) ? undefined : answer.candidates.find(({ reach }) => reach !== 'no');

/** Places without an end. */
const endless = (places: readonly Spot[]): Spot[] =>
  places.map(({ where, chain }) => ({
    where,
    chain: {
      ...chain,
      parts: chain.parts.map((part) => (part.kind === 'drive' ? { ...part, count: MOST_DRIVES } : part)),
    },
  }));

/** Slots of at least this width, where cards go. */
const widened = (ground: Ground, width: number): Ground => ({
  ...ground,
  slots: ground.slots.map((slot) =>
    slot.takes === 'drives' || lanesOf(slot.link) >= width ? slot : { ...slot, link: withLanes(slot.link, width) },
  ),
});

export function shortfallOf(
  plan: Plan,
  { candidates, inputs }: PlannerAnswer,
  { ground, cards, state }: { ground: Ground; cards: readonly Card[]; state: State },
): Lacks | undefined {
  const [best] = candidates;
  if (best && best.reach !== 'no') return;
  const socket = socketOf(driveOf(state));
  const places = spots(ground, cards, state);
  const bays = inputs.most_drives;
  const many = wishOf(state, { 'most-drives': String(MOST_DRIVES) });
  const asked = (wish: State, at: readonly Spot[]) => plan(question(wish, at));
  const room = Math.max(0, ...places.map(roomIn));
  // What it takes where neither bays nor ports end.
  const free = fitting(asked(many, endless(places)));
  const drives = free?.drives;
  // Larger drives and fewer parities give space, not rate; wider slots the other way round.
  const changes = [
    ...byBays(fitting(asked(many, places)), state),
    ...(best
      ? bySlot((width) => fitting(asked(state, spots(widened(ground, width), cards, state))))
      : [
          ...byRoom(fitting(asked(state, endless(places)))),
          ...bySize((wish) => fitting(asked(wish, spots(ground, cards, wish))), state),
          ...byFailures((wish) => fitting(asked(wish, places)), state),
        ]),
  ];
  return {
    ...(drives !== undefined && { drives }),
    bays: Math.max(0, (drives ?? 0) - bays),
    room: Math.max(0, (drives ?? 0) - room),
    socket,
    rate: best ? Math.max(0, best.wanted - best.most) : 0,
    changes,
  };
}

function byBays(candidate: Candidate | undefined, state: State): Change[] {
  if (!candidate) return [];
  const to = String(candidate.drives);
  return [{ kind: 'bays', state: wishOf(state, { 'most-drives': to }), drives: candidate.drives, to }];
}

const byRoom = (candidate: Candidate | undefined): Change[] =>
  candidate ? [{ kind: 'room', drives: candidate.drives, to: String(candidate.drives) }] : [];

/** The smallest drive that is enough. */
function bySize(ask: (wish: State) => Candidate | undefined, state: State): Change[] {
  for (const to of driveSizes(state)) {
    const wish = wishOf(state, { size: to });
    const candidate = ask(wish);
    if (candidate) return [{ kind: 'size', state: wish, drives: candidate.drives, to }];
  }
  return [];
}

function byFailures(ask: (wish: State) => Candidate | undefined, state: State): Change[] {
  for (let failures = failuresOf(state) - 1; failures >= 0; failures -= 1) {
    const to = String(failures);
    const wish = wishOf(state, { failures: to });
    const candidate = ask(wish);
    if (candidate) return [{ kind: 'failures', state: wish, drives: candidate.drives, to }];
  }
  return [];
}

function bySlot(ask: (width: number) => Candidate | undefined): Change[] {
  for (const width of WIDTHS) {
    const candidate = ask(width);
    if (candidate) return [{ kind: 'slot', drives: candidate.drives, to: String(width) }];
  }
  return [];
}
