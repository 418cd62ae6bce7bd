/** What a name stands for: a part that a chain takes, a machine, or a link. */
import type { CopyRates } from '../parts/copy-rates.ts';
import type { HostLanes } from '../parts/lanes.ts';
import type { CatalogPart } from '../parts/part.ts';

export type ThingKind = CatalogPart['kind'] | 'machine' | 'link';

export interface Thing {
  /** Of the catalogue of parts, of its table, or `interface/generation` of a link. */
  id: string;
  kind: ThingKind;
  /** What people call it, without its maker. */
  name: string;
  /** What a chain takes over; nothing where the rows leave open what a chain needs. */
  part?: CatalogPart['part'];
  /** How many parts it has room for; of a chipset its SATA ports. */
  places?: number;
  /** Of a drive: where its rates come from. */
  rates?: CatalogPart['rates'];
  /** Of a drive: bytes that may be written to it before its warranty ends. */
  rated_writes?: number;
  /** Of a drive: its write cache, and what it writes past it. Where that was read stands on the page of the drive. */
  copy?: Omit<CopyRates, 'sources'>;
  /** Of a chipset: the generation of its own lanes. Of a machine: that of its widest group. */
  lanes?: string;
  /** Of a machine: lanes of its widest group. */
  width?: number;
  /** Of a machine, a processor or a chipset: the lanes that there are. */
  host?: HostLanes;
  /** Of a link: its interface and generation, and which share of its ceiling to expect. */
  link?: { wire: string; generation: string; low?: number; high?: number; isMeasured?: boolean };
}

export interface Named {
  thing: Thing;
  /** The name as its row spells it. */
  name: string;
  /** Another product with the same chip, which a reader is told. */
  isSameChip?: boolean;
}
