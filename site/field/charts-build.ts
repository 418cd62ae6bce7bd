// The charts of the field: what each shows, and on which page. Pages, files and the texts beside them take them from here.
import { type ChartName, chartPages } from './chart-names.ts';
import type { Counted } from './counted-kinds.ts';
import {
  lowPayloadByKind,
  narrowByKind,
  narrowByMachine,
  nvmeLanes,
  nvmePayload,
  payloadByKind,
  sectors,
  slowByKind,
  slowNvme,
  slowSata,
} from './field-build.ts';
import { byKind, sharesOf } from './shares.ts';
import type { Share } from './shares-chart.ts';
import { words } from './words.ts';

interface FieldChart {
  /** The page that shows it, and what it is called in addresses. */
  page: string;
  caption: string;
  /** What an image and a table of it have to say where they stand alone. */
  notes: readonly string[];
  shares(): Promise<Share[]>;
}

/** Shares below this are no line of a chart. */
const LEAST = 0.002;

const frequent = (rows: Counted[]) =>
  sharesOf(
    rows.filter(({ count, total }) => count / total >= LEAST),
    words.drives.sector,
  );

/** A medium and the database that its drives are of: `ssd bsdhw-smart`. */
function drivesIn(name: string): string {
  const [medium = '', database = ''] = name.split(' ');
  return words.drives.of(medium, database);
}

const links = words.method.links;
const drives = words.method.drives;

type Shown = Pick<FieldChart, 'caption' | 'notes' | 'shares'>;
const of = (notes: readonly string[], caption: string, shares: () => Promise<Share[]>): Shown => ({
  notes,
  caption,
  shares,
});

const shown: Record<ChartName, Shown> = {
  'narrow-by-kind': of(links, words.lanes.caption, async () => byKind(await narrowByKind())),
  'nvme-lanes': of(links, words.nvme.caption, async () => sharesOf(await nvmeLanes(), words.nvme.lanes)),
  'narrow-by-machine': of(links, words.machines.caption, async () => sharesOf(await narrowByMachine(), words.machine)),
  'slow-by-kind': of(links, words.speed.caption, async () => byKind(await slowByKind())),
  'slow-nvme': of(links, words.speed.nvme, async () => sharesOf(await slowNvme(), words.speed.rate)),
  'nvme-payload': of(links, words.payload.nvme, async () => sharesOf(await nvmePayload(), words.payload.size)),
  'payload-by-kind': of(links, words.payload.kinds, async () => byKind(await payloadByKind())),
  'unused-payload': of(links, words.payload.low, async () => byKind(await lowPayloadByKind())),
  'slow-sata': of(drives, words.drives.slow, async () => sharesOf(await slowSata(), drivesIn)),
  'sectors-hdd': of(drives, words.drives.sectors.hdd, async () => frequent(await sectors('hdd'))),
  'sectors-ssd': of(drives, words.drives.sectors.ssd, async () => frequent(await sectors('ssd'))),
};

export const chartNamed = (name: ChartName): FieldChart => ({ ...shown[name], page: chartPages[name] });
