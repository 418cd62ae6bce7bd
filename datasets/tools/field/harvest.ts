/** Reads snapshots of hardware databases machine by machine and counts how their links and drives were found. */
import { cleaned } from '../paste/clean.ts';
import { pciconfDevices } from '../readers/pciconf.ts';
import { smartDrives } from '../readers/smartctl.ts';
import { Counts } from './anonymous-counts.ts';
import { type SeenDrive, seenDrive } from './drives.ts';
import { isVirtual, linksOf, type SeenLink } from './links.ts';
import { addedAt, type Entry, entriesOf, LARGEST, type Snapshot, textsOf } from './snapshot.ts';

export type Tool = 'pciconf' | 'smartctl' | 'dmidecode';

/** What became of the files of a snapshot, in words: every one is counted once. */
export const FATES = {
  counted: 'counted',
  olderProbes: 'older probes of a machine that was counted',
  // Of a user who may not read it, of a bridge, an old version.
  nothingCounted: 'without what is counted here',
  virtual: 'virtual machines',
  // Of a drive that another snapshot or folder tells of as well.
  known: 'known from another folder',
  empty: 'empty',
  tooLarge: 'too large',
  unknownTool: 'of an unknown tool',
  failed: 'that could not be read',
  notOutputs: 'lists and licences',
};
type Fate = keyof typeof FATES;

export interface Report extends Record<Fate, number> {
  snapshot: Pick<Snapshot, 'name' | 'commit' | 'date'>;
  /** Serial numbers that were not blanked by the database; none is taken. */
  serialNumbers: number;
  slowestMs: number;
}

export interface Harvest {
  links: Counts;
  drives: Counts;
  /** Machines by group, whatever the state of their links. */
  linkModels: Map<string, number>;
  driveModels: Map<string, number>;
  /** Names that dumps give a device, and how often. */
  names: Map<string, Map<string, number>>;
  reports: Report[];
}

/** Columns that name a model. */
const LINK_MODEL = ['vendor_id', 'device_id'] as const;
const DRIVE_MODEL = ['model'] as const;

/** `Server/Dell/…/HWID[/…]`: kind of machine first, its hash in the fifth place. */
const OWNER = 4;

export async function harvest(
  snapshots: readonly Snapshot[],
  progress: (line: string) => void = () => {},
): Promise<Harvest> {
  const all = emptyHarvest();
  const seenDrives = new Set<string>();
  for (const snapshot of snapshots) {
    const report = emptyReport(snapshot);
    const entries = newest(snapshot, report);
    for await (const { entry, text } of textsOf(snapshot, entries))
      count(all, seenDrives, snapshot, entry, text, report);
    all.reports.push(report);
    progress(`${snapshot.name}: ${report.counted} counted of ${entries.length} read`);
  }
  return all;
}

export function emptyHarvest(): Harvest {
  return {
    links: new Counts(LINK_MODEL),
    drives: new Counts(DRIVE_MODEL),
    linkModels: new Map(),
    driveModels: new Map(),
    names: new Map(),
    reports: [],
  };
}

export function emptyReport({ name, commit, date }: Report['snapshot']): Report {
  const none = Object.fromEntries(Object.keys(FATES).map((fate) => [fate, 0])) as Record<Fate, number>;
  return { snapshot: { name, commit, date }, ...none, serialNumbers: 0, slowestMs: 0 };
}

/** One file of each machine: the one that came last, of several at a time the last by its path. */
function newest(snapshot: Snapshot, report: Report): Entry[] {
  const added = addedAt(snapshot);
  const latest = new Map<string, Entry>();
  for (const entry of entriesOf(snapshot)) {
    const parts = entry.path.split('/');
    const owner = parts[OWNER];
    if (owner === undefined || parts.length === OWNER) {
      report.notOutputs++;
      continue;
    }
    if (entry.bytes > LARGEST) {
      report.tooLarge++;
      continue;
    }
    const before = latest.get(owner);
    if (before) report.olderProbes++;
    const isOlder = (added.get(entry.path) ?? 0) < (added.get(before?.path ?? '') ?? 0);
    if (!before || !isOlder) latest.set(owner, entry);
  }
  return [...latest.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

export function toolOf(text: string): Tool | undefined {
  if (/@pci\d+:\d+:/.test(text.slice(0, 4000))) return 'pciconf';
  if (/^\s*smartctl \d/.test(text)) return 'smartctl';
  return /^\s*# dmidecode \d/.test(text) ? 'dmidecode' : undefined;
}

function count(
  all: Harvest,
  seenDrives: Set<string>,
  snapshot: Snapshot,
  { path }: Entry,
  text: string,
  report: Report,
): void {
  const parts = path.split('/');
  const owner = parts[OWNER] ?? '';
  const started = performance.now();
  if (/Serial [Nn]umber:\s+(?!--|Not |\[|None|Default|To Be|System|N\/A)\S/.test(text)) report.serialNumbers++;
  try {
    report[outcome(all, seenDrives, snapshot, parts[0] ?? '', owner, text)]++;
  } catch {
    report.failed++;
  }
  report.slowestMs = Math.max(report.slowestMs, Math.ceil(performance.now() - started));
}

function outcome(
  all: Harvest,
  seenDrives: Set<string>,
  { name }: Snapshot,
  machineKind: string,
  owner: string,
  text: string,
): Fate {
  if (text.trim() === '') return 'empty';
  const tool = toolOf(text);
  const { lines } = cleaned(text);
  if (tool === 'pciconf') {
    const devices = pciconfDevices(lines);
    if (isVirtual(devices)) return 'virtual';
    // Two listings in one file may be of two machines: the first is one.
    const links = linksOf(devices.filter(({ listing }) => listing === 0));
    if (links.length === 0) return 'nothingCounted';
    addLinks(all, sourceId(name), machineKind, links);
    return 'counted';
  }
  if (tool !== 'smartctl') return tool === undefined ? 'unknownTool' : 'nothingCounted';
  const drive = smartDrives(lines)[0];
  const seen = drive && seenDrive(drive);
  if (!seen) return 'nothingCounted';
  if (seenDrives.has(owner)) return 'known';
  seenDrives.add(owner);
  addDrive(all, name, seen);
  return 'counted';
}

export function addLinks(all: Harvest, source: string, machineKind: string, links: readonly SeenLink[]): void {
  const machine = machineKind.toLowerCase().replaceAll(' ', '-');
  const rows = links.map((link) => ({
    cells: {
      source_id: source,
      kind: link.kind,
      vendor_id: link.vendorId,
      device_id: link.deviceId,
      machine_kind: machine,
      lanes: link.lanes,
      max_lanes: link.maxLanes,
      transfers_per_s: link.rate,
      max_transfers_per_s: link.maxRate,
      payload_bytes: link.payload,
      max_payload_bytes: link.maxPayload,
      read_request_bytes: link.readRequest,
    },
    sums: { links: 1, functions: link.functions },
  }));
  all.links.addMachine(rows);
  for (const model of new Set(rows.map(({ cells }) => all.links.groupOf(cells))))
    all.linkModels.set(model, (all.linkModels.get(model) ?? 0) + 1);
  for (const { vendorId, deviceId, name } of links) {
    const key = `${vendorId}|${deviceId}`;
    const names = all.names.get(key) ?? new Map<string, number>();
    names.set(name, (names.get(name) ?? 0) + 1);
    all.names.set(key, names);
  }
}

function addDrive(all: Harvest, snapshot: string, drive: SeenDrive): void {
  const cells = {
    source_id: sourceId(snapshot),
    kind: drive.kind,
    medium: drive.medium,
    model: drive.model,
    transfers_per_s: drive.rate,
    max_transfers_per_s: drive.maxRate,
    logical_sector_bytes: drive.logicalSector,
    physical_sector_bytes: drive.physicalSector,
  };
  all.drives.addMachine([{ cells, sums: {} }]);
  all.driveModels.set(drive.model, (all.driveModels.get(drive.model) ?? 0) + 1);
}

/** A key of the set's sources: bsdhw-pciconf. */
export const sourceId = (snapshot: string): string =>
  snapshot
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
