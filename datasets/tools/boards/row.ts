/** One machine's tables as rows of the registry: what a person adds, who has a board that is not in it. */
import { cleaned } from '../paste/clean.ts';
import { dmiTable } from '../readers/dmidecode.ts';
import { lspciDevices } from '../readers/lspci.ts';
import { pciconfDevices } from '../readers/pciconf.ts';
import { type Cells, csvLine } from '../text/csv.ts';
import { type Machine, machineOf, portsOf } from './machine.ts';
import { slug } from './names.ts';
import { isExample } from './template.ts';

export interface OwnBoard {
  maker: string;
  model: string;
  slots: Machine['slots'];
  board: string;
  rows: string[];
}

/** Why a text makes no rows. */
/** Characters: more than dmidecode and lspci print of a large server, and few enough to be read while one types. */
const LONGEST = 1_000_000;

export type NoBoard = 'long' | 'nothing' | 'unnamed' | 'template' | 'slotless';

interface Columns {
  fields: { name: string; type: string }[];
}

export interface Tables {
  boards: Columns;
  slots: Columns;
}

/**
 * What `dmidecode -t baseboard -t slot` tells, with links where `lspci -vv` stands beside it. Serial numbers are not read.
 */
export function ownBoard(text: string, tables: Tables): OwnBoard | NoBoard {
  if (text.length > LONGEST) return 'long';
  const { lines } = cleaned(text);
  const table = dmiTable(lines);
  if (table.boards.length + table.slots.length === 0) return 'nothing';
  const machine = machineOf(table, portsOf([...lspciDevices(lines), ...pciconfDevices(lines)]));
  if (!machine) return 'unnamed';
  if (isExample(machine.table)) return 'template';
  if (machine.slots.length === 0) return 'slotless';
  const id = slug(machine.maker, machine.system ?? machine.model);
  const { maker, model, slots } = machine;
  const board: Cells = {
    board_id: id,
    maker,
    model,
    systems: machine.system,
    kind: 'desktop',
    tables: 1,
    confidence: 'unverified',
    note: NOTE,
  };
  return {
    maker,
    model,
    slots,
    board: csvLine(tables.boards, board),
    rows: slots.map((slot, index) =>
      csvLine(tables.slots, {
        board_slot_id: `${id}.${index + 1}`,
        board_id: id,
        position: index + 1,
        slot: slot.name,
        form: slot.form,
        length_lanes: slot.length,
        lanes: slot.lanes,
        generation: slot.generation,
        attached_to: slot.attached,
        tables: 1,
        ...seenIn(machine, slot.address, slot.lanes),
        confidence: 'unverified',
        note: NOTE,
      }),
    ),
  };
}

const NOTE = 'One machine: the manual was not read.';

/** The link in a slot; a wider one than the firmware says speaks against its word, and is for a person to judge. */
function seenIn({ links }: Machine, address: string | undefined, lanes: number | undefined): Cells {
  const port = address === undefined ? undefined : links.get(address);
  return port && lanes !== undefined && port.lanes <= lanes ? { seen_machines: 1, seen_lanes: port.lanes } : {};
}
