/** `zpool list`, also with -v: how full pools and the groups in them are, and how fragmented. */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS, sizeOf, told } from './figures.ts';
import type { Stated } from './stated.ts';
import { driveName, groupKind, indentOf, placesOf, ROLE, type Role, type TreeRow } from './zpool-tree.ts';

export interface PoolSpace {
  line: number;
  /** A pool by its name, a group by its kind; nothing for a drive whose name holds its serial number. */
  name: string | undefined;
  kind: 'pool' | 'group' | 'drive';
  role: Role;
  /** Line of the group, or of the pool, that it is in. */
  parent?: number | undefined;
  bytes?: Stated<number> | undefined;
  allocated?: Stated<number> | undefined;
  free?: Stated<number> | undefined;
  fragmented?: Stated<number> | undefined;
  full: Stated<number> | undefined;
  health?: Stated<string> | undefined;
}

const HEAD = /^\s*NAME\s+SIZE\s(?=.*\b(?:ALLOC|FREE)\b)[A-Z\s]{3,120}$/;

export function zpoolSpaces(lines: Lines): PoolSpace[] {
  const spaces: PoolSpace[] = [];
  let heads: string[] | undefined;
  /** The pool that is being read, with all below it. */
  let rows: TreeRow[] = [];
  let own: PoolSpace[] = [];
  const close = () => {
    place(rows, own);
    [rows, own] = [[], []];
  };
  const nextHead = lines.seeker(['ALLOC', 'FREE']);
  for (let index = nextHead(0); index < lines.length; index++) {
    if (!heads) index = nextHead(index);
    const line = lines.at(index) ?? '';
    if (HEAD.test(line)) {
      close();
      heads = line.trim().split(/\s+/);
      continue;
    }
    if (!heads || spaces.length >= MOST_RECORDS) continue;
    const cells = line.trim().split(/\s+/);
    const [name = ''] = cells;
    if (!isRow(cells, heads)) {
      if (name !== '') heads = undefined;
      continue;
    }
    const row = { line: index + 1, indent: indentOf(line), name };
    const [pool] = rows;
    const isRole = ROLE.test(name);
    const isNext = !isRole && (!pool || isPool(row, pool, cells, heads));
    // Names of pools begin with a letter: a figure is the rest of a line that was wrapped.
    if (isNext && !/^[A-Za-z]/.test(name)) continue;
    if (isNext) close();
    rows.push(row);
    if (isRole) continue;
    const space = spaceOf(row, rows.length === 1, cells, heads);
    own.push(space);
    spaces.push(space);
  }
  close();
  return spaces;
}

function place(rows: readonly TreeRow[], spaces: readonly PoolSpace[]): void {
  const places = placesOf(rows);
  for (const space of spaces) {
    if (space.kind === 'pool') continue;
    const treePlace = places.get(space.line);
    space.role = treePlace?.role ?? 'data';
    space.parent = treePlace?.parent ?? rows[0]?.line;
  }
}

/** Sizes, shares, states or dashes, as many as there are columns at most. */
function isRow(cells: readonly string[], heads: readonly string[]): boolean {
  const CELL = /^(?:-|none|[A-Z]{4,10}|[0-9.]{1,16}[KMGTPEx%]?|\/\S{0,100})$/;
  return cells.length > 1 && cells.length <= heads.length && cells.slice(1).every((cell) => CELL.test(cell));
}

/** A pool stands as far left as the one before it; without spaces only it is known by its health or its deduplication. */
function isPool(row: TreeRow, pool: TreeRow, cells: readonly string[], heads: readonly string[]): boolean {
  if (row.indent > pool.indent) return false;
  const dedup = cells[heads.indexOf('DEDUP')];
  return groupKind(row.name) === undefined && (dedup === undefined || dedup !== '-');
}

function spaceOf(row: TreeRow, isPoolRow: boolean, cells: readonly string[], heads: readonly string[]): PoolSpace {
  const { line, name } = row;
  const cell = (head: string) => {
    const at = heads.indexOf(head);
    return at < 0 ? undefined : cells[at];
  };
  const size = (head: string) => told(sizeOf(cell(head), 'binary'), line);
  const percent = (head: string) => {
    const digits = /^([0-9]{1,3}(?:\.[0-9]{1,2})?)%?$/.exec(cell(head) ?? '')?.[1];
    return told(digits === undefined ? undefined : Number(digits), line);
  };
  const isGroup = groupKind(name) !== undefined;
  const kind = isPoolRow ? 'pool' : isGroup ? 'group' : 'drive';
  return {
    line,
    name: kind === 'drive' ? driveName(name) : name,
    kind,
    role: 'data',
    parent: undefined,
    bytes: size('SIZE'),
    allocated: size('ALLOC'),
    free: size('FREE'),
    fragmented: percent('FRAG'),
    full: percent('CAP'),
    health: told(/^[A-Z]{4,10}$/.exec(cell('HEALTH') ?? '')?.[0], line),
  };
}
