// The planner's answer to a wish, in texts: the same function fills the page at build time, and in the browser in a worker.
import { refused } from '../../calc-wasm/js/calc.ts';
import type { Candidate, PlannerAnswer, Sizer, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { Boards } from '../../datasets/tools/names/boards.ts';
import type { Board } from '../../datasets/tools/parts/boards.ts';
import { type ConditionRow, conditionRows } from '../common/board-conditions.ts';
import { count } from '../common/format.ts';
import type { State } from '../common/state.ts';
import { shownOf } from '../machine/html.ts';
import { toQuery } from '../sizer/address.ts';
import { type Gain, gains } from '../sizer/changes.ts';
import { mapOf } from '../sizer/map.ts';
import { understood } from '../sizer/setting.ts';
import type { Card } from './cards.ts';
import { together } from './combine-machines.ts';
import { driveOf, type Ground, roomIn, type Spot, spots } from './drive-locations.ts';
import { after, groundOf, lanesUsed, TAKEN } from './free-slots.ts';
import { groundNamed, portsOf } from './named-board.ts';
import { question, refusal } from './question.ts';
import { BOARD_NAME, chosen, type Graphics, MOST_PORTS, portsIn, SECOND, secondOf, socketOf } from './request.ts';
import { planOn, systemOf } from './reserved.ts';
import { best, type Row, rateText, rows, type Said, settingOf } from './rows.ts';
import { shortfallOf } from './shortfall.ts';
import { type ChangeText, changeTexts, lackText, nothingText } from './shortfall-text.ts';
import { boardNote, type SlotTable, slotTable } from './slots.ts';
import { words } from './words.ts';

export interface Known {
  boards: readonly Board[];
  cards: readonly Card[];
}

/** Boards by name, where one is asked for. */
type Answers = (state: State, named?: Boards) => View | Refusal;

/** What was refused, and beside which field that is said. */
export interface Refusal {
  refused: { field: string | undefined; text: string };
}

export interface Second {
  said: Said;
  rows: Row[];
  changes: ChangeText[];
  /** Both arrays in one machine, for the sizer. */
  query?: string;
}

/** The machine of the best layout. */
interface Drawn {
  /** HTML. */
  map: string;
  /** What it gives; nothing where there is none. */
  sized?: SizerAnswer;
  /** What would give more, each with the query of the sizer that compares it. */
  helps: (Omit<Gain, 'setting'> & { query: string })[];
  /** What that leaves as it is. */
  kept: string;
}

export interface View extends Drawn {
  said: Said;
  rows: Row[];
  changes: ChangeText[];
  second?: Second;
  slots?: SlotTable;
  boardNote: string;
  conditions: ConditionRow[];
}

/** An array on what is free of a board. */
interface Planned {
  answer: PlannerAnswer;
  places: readonly Spot[];
  said: Said;
  rows: Row[];
  changes: ChangeText[];
}

type Core = Pick<Sizer, 'plan' | 'size'>;

/** A planner over these parts. What a board's slots give is worked out once for each board. */
export function plannerOf(core: Core, known: Known): Answers {
  const tables = new Map<string, SlotTable>();
  return (state, named) => {
    const key = ['board', BOARD_NAME, 'graphics', 'sata-ports'].map((name) => chosen(state, name)).join('|');
    const table = (ground: Ground): SlotTable => {
      const table = tables.get(key) ?? slotTable(core.size, ground, known.cards);
      tables.set(key, table);
      return table;
    };
    const view = viewOf(core.plan, known, { state, table, named });
    if ('refused' in view) return view;
    const { best: candidate, room, ...rest } = view;
    return { ...rest, ...drawnOf(core.size, candidate, room) };
  };
}

function viewOf(
  core: Sizer['plan'],
  known: Known,
  { state, table, named }: { state: State; table: (ground: Ground) => SlotTable; named: Boards | undefined },
): (Omit<View, keyof Drawn> & { best: Candidate | undefined; room: number }) | Refusal {
  const plan = planOn(core, systemOf(chosen(state, 'system')));
  const own = namedIn(state, named, known);
  if (own && 'refused' in own) return own;
  const board = own ? undefined : known.boards.find(({ id }) => id === chosen(state, 'board'));
  const ports = portsIn(state);
  if (ports === undefined && chosen(state, 'sata-ports') !== '') {
    return { refused: { field: 'sata-ports', text: words.portsRefused(chosen(state, 'sata-ports'), MOST_PORTS) } };
  }
  const bare = own?.ground ?? groundOf(board, state);
  const ground = own ? bare : { ...bare, sata: portsOf(bare.sata, ports) };
  const isAsked = own && ports === undefined && ground.sata.length === 0 && socketOf(driveOf(state)) === 'sata';
  const first = planned(plan, known, ground, state);
  if ('refused' in first) return first;
  const lanes = lanesText(board, first);
  const [candidate] = first.answer.candidates;
  const spot = candidate && first.places[candidate.place];
  const second = secondIn(plan, known, { ground, first, state });
  if (second && 'refused' in second) return second;
  return {
    said: {
      ...first.said,
      note: [isAsked ? words.boardName.noSata : '', first.said.note, lanes].filter(Boolean).join(' '),
    },
    best: candidate,
    room: Math.min(first.answer.inputs.most_drives, spot ? roomIn(spot) : 0),
    rows: first.rows,
    changes: first.changes,
    ...(second && { second }),
    ...((board ?? own) && { slots: table(ground) }),
    boardNote: own?.note ?? (board ? boardNote(board) : ''),
    conditions: conditionRows(ground.conditions ?? []),
  };
}

/**
 * Without the network card: nobody has chosen its slot, and it is idle while drives are read.
 * @param room Drives that the case and the ports hold: no change takes more.
 */
function drawnOf(size: Sizer['size'], best: Candidate | undefined, room: number): Drawn {
  const all = best && size(settingOf(best));
  if (!all || refused(all)) return { map: '', helps: [], kept: '' };
  const changes = all.changes.filter(({ chain }) => roomIn({ chain }) <= room);
  const sized = { ...all, changes };
  const { change, ...machine } = mapOf(sized, {}, new Map());
  const cards = best.chain.parts.filter(({ kind }) => kind === 'nic').map(({ id }) => id);
  const parts = machine.parts.filter(({ id }) => !cards.includes(id));
  const now = understood(sized);
  const helps = gains(sized);
  return {
    map: shownOf(
      { ...machine, parts, ...(changes.length > 0 || all.changes.length === 0 ? { change } : {}) },
      { isPressed: true, isFixed: true },
    ),
    sized,
    helps: helps.map(({ setting, ...help }) => ({ ...help, query: toQuery(setting, { before: now }) })),
    kept: keptText(size, best, helps),
  };
}

/** More than this more is a gain. */
const GAINED = 1.01;

/** That the network passes no more, where that is so of all changes. */
function keptText(size: Sizer['size'], { over_network: now }: Candidate, helps: readonly Gain[]): string {
  if (now === null || helps.length === 0) return '';
  const isGained = helps.some(({ setting }) => {
    const copied = size({ ...setting, load: 'copy_out' });
    return refused(copied) || copied.most > now * GAINED;
  });
  return isGained ? '' : words.helps.kept(rateText(now));
}

/** As many names as are read at a glance. */
const MOST_NEAR = 5;

/** The board of a name that was typed; one that is not known is refused with names that come near. */
function namedIn(
  state: State,
  named: Boards | undefined,
  { boards }: Known,
): ReturnType<typeof groundNamed> | Refusal | undefined {
  const name = chosen(state, BOARD_NAME);
  if (name === '' || !named) return undefined;
  const namedBoards = named.named(name);
  const [board] = namedBoards;
  const say = words.boardName;
  const refusedAs = (text: string): Refusal => ({ refused: { field: BOARD_NAME, text } });
  if (!board) {
    const near = named.near(name, MOST_NEAR).map((namedBoard) => namedBoard.name);
    return refusedAs(say.unknown(name, near));
  }
  if (namedBoards.length > 1)
    return refusedAs(say.several(name, [...new Set(namedBoards.map((namedBoard) => namedBoard.name))]));
  const platform = boards.find(({ id }) => id === board.platform);
  return groundNamed(board, platform, TAKEN[chosen(state, 'graphics') as Graphics] > 0, portsIn(state));
}

function planned(plan: Sizer['plan'], { boards, cards }: Known, ground: Ground, state: State): Planned | Refusal {
  const places = spots(ground, cards, state);
  const answer = plan(question(state, places));
  if (refused(answer)) return { refused: refusal(answer.error) };
  const ids = boards.map(({ id }) => id);
  const lack = shortfallOf(plan, answer, { ground, cards, state });
  const bestText = best(answer, places, systemOf(chosen(state, 'system')));
  const answerText = bestText ?? nothingText(lack);
  return {
    answer,
    places,
    said: bestText && lack ? { ...answerText, note: `${answerText.note} ${lackText(lack)}` } : answerText,
    rows: rows(answer, places),
    changes: lack ? changeTexts(lack, ids) : [],
  };
}

/** The second array, on what the best of the first leaves. */
function secondIn(
  plan: Sizer['plan'],
  known: Known,
  { ground, first, state }: { ground: Ground; first: Planned; state: State },
): Second | Refusal | undefined {
  const wish = secondOf(state);
  const [candidate] = first.answer.candidates;
  const spot = candidate && first.places[candidate.place];
  if (!wish || !spot) return;
  const outcome = planned(plan, known, after(ground, spot, candidate), wish);
  if ('refused' in outcome) {
    const { field, text } = outcome.refused;
    return { refused: { field: field && field + SECOND, text } };
  }
  const [other] = outcome.answer.candidates;
  return {
    said: outcome.said,
    rows: outcome.rows.filter((row) => row.first),
    // Its changes would be those of a wish of its own: said, not linked.
    changes: outcome.changes.map(({ text }) => ({ text })),
    ...(other && { query: toQuery(settingOf({ chain: together(candidate.chain, other.chain) })) }),
  };
}

function lanesText(board: Board | undefined, { answer, places }: Planned): string {
  const [candidate] = answer.candidates;
  const spot = candidate && places[candidate.place];
  const lanes = spot && lanesUsed(board, spot, candidate);
  return lanes ? words.lanes(count(lanes.used), count(lanes.all)) : '';
}
