/** `npm run field -- <folder of snapshots>`: how links and drives were found in machines of hardware databases. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { boardsOf, dumpedBoards } from '../boards/harvest.ts';
import { byHand, chipsetsOf, platformsOf } from '../boards/known.ts';
import { boardFiles } from '../boards/write.ts';
import { fleet } from '../field/fleet.ts';
import { type Harvest, harvest } from '../field/harvest.ts';
import { type Snapshot, snapshotsIn } from '../field/snapshot.ts';
import { noteOf, type SetWords, setFiles } from '../field/write.ts';
import { rowsIn } from '../names/load.ts';
import { loadRegistry, loadSchemas, REGISTRY, SETS } from '../repository/repository.ts';
import { failed, helped, UsageError } from '../text/usage.ts';

export const USAGE = `npm run field -- <folder of snapshots> [--only <name>...] [--day 2026-05-12] [--set <id>]
npm run field -- --boards <folder of snapshots>
npm run field -- --fleet <file...> --set <id> --contributor <name> [--licence CC0-1.0] [--day 2026-05-12]

  Counts how links and drives run in the machines of public hardware databases, whose snapshots are git
  directories below the folder: bsdhw+PCIconf, bsdhw+SMART, linuxhw+EnterpriseDrive. Writes a set of
  tables in which no machine is named; models on fewer than five machines are merged.

  --boards       slots of boards instead, of bsdhw+DMI, linuxhw+DMI and the links in bsdhw+PCIconf: writes
                 datasets/registry/boards.csv and board-slots.csv. Boards with a source of another kind, or
                 with none, stay as they are
  --only         snapshots to read, by their names: bsdhw/PCIconf
  --day          day on which the snapshots were taken; today by default
  --fleet        your own machines instead: a file of lspci -vvnn (as root) or pciconf -lvbc each
  --contributor  who counted the fleet, as the set should say

  Exit code: 0 if a set was written, 2 if the command is not valid.`;

const DATABASES: Omit<SetWords, 'day'> = {
  id: 'hardware-databases',
  title: 'Links and drives in public hardware databases',
  description:
    'How PCIe links and drives were found in machines whose owners sent reports to linux-hardware.org and bsd-hardware.info, counted by model. The reports are licensed under CC BY 4.0, and so are these counts.',
  licence: 'CC-BY-4.0',
  contributor: 'The Lanewise contributors',
};

/** Resolves to the exit code. */
export async function main(args: string[]): Promise<number> {
  try {
    if (helped(args, USAGE)) return 0;
    const { values, positionals } = parseArgs({
      args,
      options: {
        only: { type: 'string', multiple: true },
        day: { type: 'string', default: new Date().toISOString().slice(0, 10) },
        set: { type: 'string' },
        fleet: { type: 'boolean', default: false },
        boards: { type: 'boolean', default: false },
        contributor: { type: 'string' },
        licence: { type: 'string', default: 'CC0-1.0' },
      },
      allowPositionals: true,
    });
    const { day, set, contributor, licence } = values;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new UsageError(`--day ${day} is not a day: 2026-05-12`);
    if (set !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(set))
      throw new UsageError(`--set ${set} is not the name of a set: lower case, digits and hyphens`);
    if (values.fleet) {
      if (!set || !contributor) throw new UsageError('--fleet needs --set and --contributor');
      if (positionals.length === 0) throw new UsageError('--fleet needs the files of its machines');
      const words = {
        id: set,
        day,
        licence,
        contributor,
        title: `Links of a fleet: ${set}`,
        description: 'How PCIe links run in the machines of one owner, counted by model.',
      };
      return write(fleet(set, texts(positionals)), words);
    }
    const [folder, ...others] = positionals;
    if (!folder || others.length > 0) throw new UsageError('name one folder of snapshots');
    const all = snapshotsIn(folder);
    if (values.boards) return await writeBoards(all);
    const unknown = values.only?.find((name) => !all.some((snapshot) => snapshot.name === name));
    if (unknown !== undefined)
      throw new UsageError(`--only ${unknown} is none of ${all.map(({ name }) => name).join(', ')}`);
    const chosen = all.filter(({ name }) => values.only?.includes(name) ?? true);
    return write(await harvest(chosen, console.error), { ...DATABASES, ...(set && { id: set }), day });
  } catch (error) {
    return failed(error, USAGE);
  }
}

async function writeBoards(snapshots: readonly Snapshot[]): Promise<number> {
  const schemas = loadSchemas();
  const rows = rowsIn(loadRegistry(schemas).tables);
  const { dumped, unnamed } = await dumpedBoards(snapshots, console.error);
  const { boards, report } = boardsOf(dumped, chipsetsOf(rows), unnamed);
  const files = boardFiles(boards, platformsOf(rows), schemas, byHand(rows, snapshots));
  for (const [name, text] of files) {
    writeFileSync(join(REGISTRY, name), text);
    console.log(`datasets/registry/${name}: ${Buffer.byteLength(text)} bytes`);
  }
  console.log(
    `${boards.length} boards of ${report.counted} machines. Of ${report.machines} machines: ${report.unnamed} without a named board, ${report.templates} with a template, ${report.slotless} without a slot for cards or drives, ${report.few} of boards on which too few tables agree or whose processors are unknown.`,
  );
  return 0;
}

function* texts(paths: readonly string[]): Generator<string> {
  for (const path of paths) yield readFileSync(path, 'utf8');
}

function write(all: Harvest, words: SetWords): number {
  const folder = join(SETS, words.id);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of setFiles(all, loadSchemas(), words)) {
    writeFileSync(join(folder, name), text);
    console.log(`datasets/sets/${words.id}/${name}: ${Buffer.byteLength(text)} bytes`);
  }
  for (const report of all.reports)
    console.log(`${report.snapshot.name}: ${noteOf(report)} Slowest file: ${report.slowestMs} ms.`);
  return 0;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
