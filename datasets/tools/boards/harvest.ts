/** Boards with their slots, out of the firmware tables of hardware databases; links where another dump tells them. */
import { type Entry, entriesOf, type Snapshot, textsOf } from '../field/snapshot.ts';
import { cleaned } from '../paste/clean.ts';
import { dmiTable } from '../readers/dmidecode.ts';
import { pciconfDevices } from '../readers/pciconf.ts';
import { type Machine, machineOf, portsOf } from './machine.ts';
import { type BoardChipset, FEWEST_TABLES, slotsOf } from './merge.ts';
import { chipsetIn } from './names.ts';
import type { BoardSlot } from './slot.ts';
import type { Family } from './slot-host.ts';
import { Templates } from './template.ts';

type BoardKind = 'desktop' | 'server' | 'mini_pc';

export interface Board {
  maker: string;
  /** As the board is printed or, of a maker of whole machines, its numbers: `0VWT90, 0JP31P`. */
  model: string;
  revision: string | undefined;
  /** Under which the machines are sold, the most frequent first. */
  systems: string[];
  kind: BoardKind;
  chipset: string | undefined;
  slots: BoardSlot[];
  /** Machines of which a table was read. */
  tables: number;
  databases: string[];
}

/** A machine with the database that it is from, and the shelf on which it stands there. */
export interface Dumped {
  machine: Machine;
  database: string;
  shelf: string;
}

interface BoardReport {
  machines: number;
  /** Whose board has no name, or none that a board has. */
  unnamed: number;
  templates: number;
  /** Without a slot for cards or drives. */
  slotless: number;
  /** Of boards on which too few tables agree, or whose processors are unknown. */
  few: number;
  counted: number;
}

const SHELVES = /^(?:Desktop|Server|Mini Pc|Firewall)\//;
/** `Server/Dell/…/HWID[/…]`: the hash of a machine stands in the fifth place. */
const OWNER = 4;

/** One table of each machine, with the links of the machines that another dump tells of. */
export async function dumpedBoards(
  snapshots: readonly Snapshot[],
  progress: (line: string) => void = () => {},
): Promise<{ dumped: Dumped[]; unnamed: number }> {
  const links = new Map<string, Machine['links']>();
  for (const snapshot of snapshots.filter(({ name }) => name.endsWith('/PCIconf')))
    for await (const { entry, text } of textsOf(snapshot, machinesIn(snapshot))) {
      const devices = pciconfDevices(cleaned(text).lines).filter(({ listing }) => listing === 0);
      links.set(ownerOf(entry), portsOf(devices));
    }
  const seen = new Set<string>();
  const dumped: Dumped[] = [];
  let unnamed = 0;
  for (const snapshot of snapshots.filter(({ name }) => name.endsWith('/DMI'))) {
    for await (const { entry, text } of textsOf(snapshot, machinesIn(snapshot))) {
      const owner = ownerOf(entry);
      if (seen.has(owner)) continue;
      seen.add(owner);
      const machine = machineOf(dmiTable(cleaned(text).lines), links.get(owner));
      if (!machine) unnamed++;
      else dumped.push({ machine, database: snapshot.name, shelf: entry.path.split('/')[0] ?? '' });
    }
    progress(`${snapshot.name}: ${dumped.length} machines with a named board so far`);
  }
  return { dumped, unnamed };
}

const machinesIn = (snapshot: Snapshot): Entry[] =>
  entriesOf(snapshot).filter(({ path }) => SHELVES.test(path) && path.split('/').length > OWNER);
const ownerOf = ({ path }: Entry): string => path.split('/')[OWNER] ?? '';

/** Boards that the tables agree on, those of a maker together. */
export function boardsOf(
  dumped: readonly Dumped[],
  chipsets: ReadonlyMap<string, BoardChipset>,
  unnamed = 0,
): { boards: Board[]; report: BoardReport } {
  const templates = new Templates();
  for (const { machine } of dumped) templates.learn(machine.maker, machine.table);
  const report: BoardReport = {
    machines: dumped.length + unnamed,
    unnamed,
    templates: 0,
    slotless: 0,
    few: 0,
    counted: 0,
  };
  const told = dumped.filter(({ machine }) => {
    const isTemplate = templates.isTemplate(machine.table);
    if (isTemplate) report.templates++;
    else if (machine.slots.length === 0) report.slotless++;
    return !isTemplate && machine.slots.length > 0;
  });
  const byBoard = Map.groupBy(told, ({ machine }) => `${machine.maker}|${machine.model}`);
  const boards = [...byBoard.values()].flatMap((all) => byLayout(all).flatMap((same) => boardOf(same, chipsets) ?? []));
  const joined = withTheirTwins(boards);
  report.counted = joined.reduce((sum, { tables }) => sum + tables, 0);
  report.few = told.length - report.counted;
  return { boards: joined, report };
}

/** Revisions of a board whose slots differ are boards of their own. */
function byLayout(all: readonly Dumped[]): Dumped[][] {
  const byRevision = [...Map.groupBy(all, ({ machine }) => machine.revision)].filter(
    ([revision, machines]) => revision !== undefined && machines.length >= FEWEST_TABLES,
  );
  const layouts = new Set(byRevision.map(([, machines]) => layoutOf(slotsOf(machines.map(({ machine }) => machine)))));
  if (layouts.size < 2) return [all.map(withoutRevision)];
  return byRevision.map(([, machines]) => machines);
}

const withoutRevision = (one: Dumped): Dumped => ({ ...one, machine: { ...one.machine, revision: undefined } });

const layoutOf = (slots: readonly BoardSlot[]): string =>
  slots.map(({ slot, form, lanes }) => `${slot} ${form} ${lanes}`).join('\n');

/** Tables that must agree by the processors of a board: of common boards there are many, and of old ones most. */
const FEWEST: Readonly<Record<Family, number>> = {
  'intel-client': 4,
  am4: 4,
  am5: 2,
  whole: 2,
  threadripper: 2,
  'intel-server': 2,
};

function boardOf(all: readonly Dumped[], chipsets: ReadonlyMap<string, BoardChipset>): Board | undefined {
  const machines = all.map(({ machine }) => machine);
  const [first] = machines;
  const family = mostOf(machines.map((machine) => machine.family));
  if (!first || family === undefined || machines.length < FEWEST[family]) return undefined;
  const chipset = chipsetIn(first.model, chipsets);
  const slots = slotsOf(machines, chipset === undefined ? undefined : chipsets.get(chipset));
  if (!slots.some(({ lanes }) => lanes !== undefined)) return undefined;
  return {
    maker: first.maker,
    model: first.model,
    revision: first.revision,
    systems: systemsOf(machines),
    kind: kindOf(all, family),
    chipset,
    slots,
    tables: machines.length,
    databases: [...new Set(all.map(({ database }) => database))].sort(),
  };
}

function mostOf<Value>(values: readonly (Value | undefined)[]): Value | undefined {
  const groups = [
    ...Map.groupBy(
      values.filter((value) => value !== undefined),
      (one) => one,
    ),
  ];
  return groups.sort((a, b) => b[1].length - a[1].length)[0]?.[0];
}

const MOST_SYSTEMS = 4;
/** Share of a board's machines that must be sold under a name. */
const SOLD = 0.1;

function systemsOf(machines: readonly Machine[]): string[] {
  const names = machines.flatMap(({ system }) => system ?? []);
  return [...Map.groupBy(names, (name) => name)]
    .filter(([, { length }]) => length >= Math.max(FEWEST_TABLES, names.length * SOLD))
    .sort(([a, { length: x }], [b, { length: y }]) => y - x || (a < b ? -1 : 1))
    .map(([name]) => name)
    .slice(0, MOST_SYSTEMS);
}

const OF_SERVERS: ReadonlySet<string> = new Set(['Supermicro', 'ASRock Rack', 'Tyan', 'HPE']);

function kindOf(all: readonly Dumped[], family: Family): BoardKind {
  const shelf = mostOf(all.map((item) => item.shelf));
  const maker = all[0]?.machine.maker ?? '';
  if (shelf === 'Server' || OF_SERVERS.has(maker)) return 'server';
  if (shelf === 'Mini Pc' || shelf === 'Firewall') return 'mini_pc';
  return family === 'intel-server' &&
    /poweredge|proliant|primergy|thinks(?:erver|ystem)/i.test(all[0]?.machine.system ?? '')
    ? 'server'
    : 'desktop';
}

const MOST_MODELS = 6;

/** Boards of one machine with different numbers and the same slots are one. */
function withTheirTwins(boards: readonly Board[]): Board[] {
  const groups = Map.groupBy(boards, ({ maker, model, revision, systems, slots }) =>
    systems[0] === undefined
      ? `${maker}|${model}|${revision}`
      : `${maker}|${systems[0]}|${slots.map(({ slot, form, lanes }) => `${slot} ${form} ${lanes}`).join('|')}`,
  );
  return [...groups.values()].flatMap((same) => {
    const [most] = same.toSorted((a, b) => b.tables - a.tables || (a.model < b.model ? -1 : 1));
    if (!most) return [];
    const models = [...new Set(same.map(({ model }) => model))].slice(0, MOST_MODELS);
    return [
      {
        ...most,
        model: models.sort().join(', '),
        tables: same.reduce((sum, { tables }) => sum + tables, 0),
        databases: [...new Set(same.flatMap(({ databases }) => databases))].sort(),
      },
    ];
  });
}

/** The key of a database among the references: linuxhw-dmi. */
export const sourceOf = (database: string): string => database.toLowerCase().replace('/', '-');
