/** What the catalogue offers: parts of the registry and of the sets, as chains take them. */
import type { ChainPart } from '../../../calc-wasm/js/chain.ts';
import { type LinkKind, links, type PartKind } from '../../../calc-wasm/js/generated/chain.ts';
import { linkText as write } from '../../../calc-wasm/js/link.ts';
import type { Row, Value } from '../tables/records.ts';
import { linkOf } from '../text/links.ts';

/** How sure a row is, the surest first. */
const CONFIDENCE = ['specified', 'reported', 'unverified'] as const;
export type Confidence = (typeof CONFIDENCE)[number];

export interface CatalogPart {
  /** Unique in the catalogue. What belongs to a platform has an id that begins with the platform's. */
  id: string;
  /** As its maker calls it. */
  name: string;
  /** What people call it without its maker: a row may stand for several models of the same figures. */
  models: string[];
  /** A slot is a place for a part, not one. */
  kind: PartKind | 'slot';
  /** What a chain takes over as it is; of a slot what the part in it takes over. */
  part: Omit<ChainPart, 'id' | 'on'>;
  /** How many parts it has room for, when known; of slots how many there are. */
  places?: number;
  /** Id of the part that it hangs on, where that is not the host. */
  via?: string;
  /** What the lanes of a slot are meant for. */
  purpose?: string;
  /** Ways in which a slot divides: `8+8`. */
  splits?: string[];
  /**
   * Of a drive: whether its rates are the maker's or were measured, or nobody gives one: then it is assumed from what
   * the drive is, or its link is the limit.
   */
  rates?: 'rated' | 'measured' | 'assumed' | 'link';
  /** Of a drive: bytes that may be written to it before its warranty ends, as the lowest of its sources has them. */
  rated_writes?: number;
  /** Of a drive: that it goes into a bay for U.2 or U.3, and into no M.2 slot. */
  bay?: true;
  /** Keys of content/references.yaml; of a drive `set/source`. */
  sources: string[];
  confidence: Confidence;
  /** What its rows add. */
  note?: string;
}

/** Rows of the tables that parts are made of, by the name of the table. */
export type Rows = (table: string) => readonly Row[];

/** A set: the name of its folder and the rows of its tables. */
export interface RatedSet {
  setId: string;
  rows: Rows;
}

export const text = (value: Value | undefined): string | undefined =>
  value === null || value === undefined ? undefined : String(value);

export const number = (value: Value | undefined): number | undefined => (typeof value === 'number' ? value : undefined);

/** Links that need a width before anything is known of them. */
const NEEDS_LANES = new Set<LinkKind>(['pcie', 'dmi']);

/** A link of a row as chains write it, `SAS-2 x4`; nothing where the row leaves it open. A port may leave its width out. */
export function linkText(kind: unknown, generation: unknown, lanes?: unknown, isPort = false): string | undefined {
  const link = linkOf(kind, generation, lanes);
  if (!link?.generation || (NEEDS_LANES.has(link.kind) && !lanes && !isPort)) return undefined;
  return write(links[link.kind].widths.length > 0 ? link : { ...link, lanes: undefined });
}

/** Sources, confidence and notes of the rows that a part is made of: it is as sure as the least sure of them. */
export function origin(...rows: readonly Row[]): Pick<CatalogPart, 'sources' | 'confidence' | 'note'> {
  const sources = rows.flatMap((row) => text(row.sources)?.split(' ') ?? []);
  const notes = rows.flatMap((row) => text(row.note) ?? []);
  const worst = Math.max(...rows.map((row) => CONFIDENCE.indexOf((row.confidence ?? 'unverified') as Confidence)));
  return {
    sources: [...new Set(sources)],
    confidence: CONFIDENCE[worst] ?? 'unverified',
    ...(notes.length > 0 && { note: [...new Set(notes)].join(' ') }),
  };
}

type Known<Given> = { [Name in keyof Given]?: Exclude<Given[Name], undefined> };

/** An object without what is unknown. */
export function known<Given extends object>(given: Given): Known<Given> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Known<Given>;
}
