// A drive of the catalogue as the planner takes it: its kind, its size, its rate.
import { parseLink } from '../../calc-wasm/js/link.ts';
import type { CatalogPart } from '../parts/catalog.ts';
import { proposals } from '../parts/find.ts';
import { type Drive, drives } from './request.ts';

export interface NamedDrive {
  drive: Drive;
  /** As the fields show them; nothing where the catalogue has none. */
  size?: string;
  rate?: string;
}

/** What the field for a name needs of the form around it. */
export interface DriveNamesHost {
  /** A drive was chosen, in the array whose fields end so. */
  chosen(end: string, drive: NamedDrive, name: string): void;
  failed(failed: boolean): void;
  announce(text: string): void;
}

/** Which kind of drive a part of the catalogue is; nothing where the planner has no place for it, as for SAS and USB. */
function kindOf({ part, bay }: CatalogPart): Drive | undefined {
  const link = parseLink(part.link);
  if (link?.kind === 'sata') return part.slow_end === undefined ? 'sata-ssd' : 'hdd';
  const kind = link?.kind === 'pcie' && `${bay ? 'u2' : 'nvme'}-${Number(link.generation)}`;
  return kind && Object.hasOwn(drives, kind) ? (kind as Drive) : undefined;
}

const TB = 1e12;
const MB = 1e6;

export function driveOf(part: CatalogPart): NamedDrive | undefined {
  const drive = kindOf(part);
  if (!drive) return undefined;
  const [size, read] = [Number(part.part.size ?? 0), Number(part.part.read ?? 0)];
  return {
    drive,
    ...(size > 0 && { size: `${Math.round((size / TB) * 100) / 100} TB` }),
    ...(read > 0 && { rate: `${Math.round(read / MB)} MB/s` }),
  };
}

/** Drives that the planner has a place for and that a text may mean, the likeliest first. */
export function drivesNamed(parts: readonly CatalogPart[], text: string): CatalogPart[] {
  const drives = parts.filter((part) => part.kind === 'drive' && kindOf(part) !== undefined);
  return proposals(drives, text);
}
