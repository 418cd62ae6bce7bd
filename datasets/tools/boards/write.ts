/** The rows of boards and of their slots that a harvest becomes. */
import type { TableSchema } from '../schema/table-schema.ts';
import { type Cells, writeCsv } from '../text/csv.ts';
import { type Board, sourceOf } from './harvest.ts';
import { slug } from './names.ts';
import { type Contradicted, type NamedBoard, warned } from './siblings.ts';

/** Rows that a person has written: the harvest leaves them as they are. */
export interface Kept {
  boards: readonly Cells[];
  slots: readonly Cells[];
  /** Slots of theirs of which a text says something else than the firmware. */
  contradicted: readonly Contradicted[];
}

/** Platforms by their chipset, where one platform alone has it. */
export type PlatformOf = (chipset: string) => string | undefined;

/** Texts of the two tables; the same harvest gives the same bytes. */
export function boardFiles(
  boards: readonly Board[],
  platformOf: PlatformOf,
  schemas: ReadonlyMap<string, TableSchema>,
  kept: Kept,
): Map<string, string> {
  const byHand = new Set(kept.boards.map((row) => String(row.board_id)));
  const own = warned(named(boards), kept.contradicted).filter(({ id }) => !byHand.has(id));
  const rows = {
    boards: [...own.map((namedBoard) => boardRow(namedBoard, platformOf)), ...kept.boards],
    'board-slots': [...own.flatMap(slotRows), ...kept.slots],
  };
  return new Map(
    Object.entries(rows).map(([name, all]) => {
      const schema = schemas.get(name);
      if (!schema) throw new Error(`there is no descriptor of the table ${name}`);
      const [key = ''] = schema.primaryKey;
      const text = (row: Cells) => String(row[key]);
      return [
        `${name}.csv`,
        writeCsv(
          schema,
          all.toSorted((a, b) => (text(a) < text(b) ? -1 : 1)),
        ),
      ];
    }),
  );
}

/** Short names; of boards with the same one, the later gets a number. */
function named(boards: readonly Board[]): NamedBoard[] {
  const usedIds = new Set<string>();
  const ordered = boards.toSorted((a, b) => b.tables - a.tables || (a.model < b.model ? -1 : 1));
  return ordered.map((board) => {
    const [system] = board.systems;
    const wanted = slug(
      board.maker,
      system?.replace(new RegExp(`^${board.maker} `, 'i'), '') ?? board.model,
      board.revision && `rev ${board.revision}`,
    );
    let id = wanted;
    for (let count = 2; usedIds.has(id); count++) id = `${wanted}-${count}`;
    usedIds.add(id);
    return { id, board };
  });
}

const boardRow = ({ id, board }: NamedBoard, platformOf: PlatformOf): Cells => ({
  board_id: id,
  maker: board.maker,
  model: board.model,
  revision: board.revision,
  systems: board.systems.join(' | ') || undefined,
  kind: board.kind,
  chipset: board.chipset,
  socket_platform_id: board.chipset && platformOf(board.chipset),
  tables: board.tables,
  confidence: 'reported',
  sources: board.databases.map(sourceOf).join(' '),
});

const slotRows = ({ id, board }: NamedBoard): Cells[] =>
  board.slots.map((slot, index) => ({
    board_slot_id: `${id}.${index + 1}`,
    board_id: id,
    position: index + 1,
    slot: slot.slot,
    form: slot.form,
    length_lanes: slot.length,
    lanes: slot.lanes,
    generation: slot.generation,
    attached_to: slot.attached,
    tables: slot.tables,
    seen_machines: slot.seen || undefined,
    seen_lanes: slot.seenWidth,
    confidence: 'reported',
    sources: board.databases.map(sourceOf).join(' '),
    note: slot.note,
  }));
