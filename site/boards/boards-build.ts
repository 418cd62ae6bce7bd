// Boards with their slots, at build time.

import { boardName, systemsOf } from '../../datasets/tools/names/boards.ts';
import { squash } from '../../datasets/tools/names/normalised-name.ts';
import { query } from '../duckdb/dataset-build.ts';
import type { BoardChecksRow, BoardConditionsRow, BoardSlotsRow, BoardsRow } from '../generated/datasets.ts';
import { referenceNamed } from '../sources/references-build.ts';
import { type Board, type Checked, checked, slotOf, textsOf } from './board.ts';

type Row<Table> = { [Column in keyof Table]: Table[Column] };

let loading: Promise<Board[]> | undefined;

/** By maker and name. */
export function boards(): Promise<Board[]> {
  loading ??= makeBoards();
  return loading;
}

async function makeBoards(): Promise<Board[]> {
  const rows = await query<Row<BoardsRow>>('SELECT * FROM boards');
  const slots = await query<Row<BoardSlotsRow>>('SELECT * FROM board_slots ORDER BY position');
  const conditions = await query<Row<BoardConditionsRow>>('SELECT * FROM board_conditions ORDER BY board_condition_id');
  const byBoard = Map.groupBy(slots, ({ board_id }) => board_id);
  const onBoard = Map.groupBy(conditions, ({ board_id }) => board_id);
  return rows
    .map((row) => ({
      row,
      slots: (byBoard.get(row.board_id) ?? []).map(slotOf),
      conditions: onBoard.get(row.board_id) ?? [],
    }))
    .map((board) => ({ ...board, name: boardName(board.row) }))
    .toSorted(
      (a, b) => a.row.maker.localeCompare(b.row.maker, 'en') || a.name.localeCompare(b.name, 'en', { numeric: true }),
    );
}

/** Lanes that the processor has for cards, of boards whose platform is known. */
export async function slotLanesOf({ row }: Board): Promise<number | undefined> {
  laneGroups ??= query<{ id: string; lanes: number }>(
    'SELECT socket_platform_id id, sum(lanes * "groups")::DOUBLE lanes FROM cpu_lane_groups WHERE purpose = \'slots\' GROUP BY 1',
  ).then((groups) => new Map(groups.map(({ id, lanes }) => [id, lanes])));
  return row.socket_platform_id === null ? undefined : (await laneGroups).get(row.socket_platform_id);
}

let laneGroups: Promise<Map<string, number>> | undefined;

export const checkedBoards = async (): Promise<Checked> =>
  checked(await query<Row<BoardChecksRow>>('SELECT * FROM board_checks'));

/** Who wrote the texts that a row cites, each once. */
export const writersOf = (row: { sources: string | null }): string[] => [
  ...new Set(
    textsOf(row).map((key) => {
      const { publisher, title } = referenceNamed(key);
      return publisher ?? title;
    }),
  ),
];

/** Names that several boards have are told apart in no field. */
export async function isOnlyOne({ name }: Board): Promise<boolean> {
  counted ??= boards().then((all) => Map.groupBy(all, (board) => squash(board.name)));
  return (await counted).get(squash(name))?.length === 1;
}

let counted: Promise<Map<string, Board[]>> | undefined;

/** What people may look for it by. */
export function namesOf({ row, name }: Board): string[] {
  const codes = row.model.split(', ');
  return [...new Set([name, ...systemsOf(row.systems), ...codes])];
}
