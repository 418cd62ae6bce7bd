// The catalogue of parts as pages are given it: each part with its figures, and the sources that they cite.
import type { CatalogPart } from '../../datasets/tools/parts/part.ts';
import { fileLink } from '../common/link.ts';

export type { CatalogPart };

export interface CitedSource {
  title: string;
  url?: string;
}

export interface Catalog {
  parts: CatalogPart[];
  /** By the key that parts cite. */
  sources: Record<string, CitedSource>;
}

/** Its file name below `/files/parts/`. */
export const CATALOG = 'catalog.json';

/** All languages share it: names and notes are as their sources have them. */
export const catalogLink = (): string => fileLink(`/files/parts/${CATALOG}`);

/** A name as a sentence and an address have it: without what its maker adds in brackets. */
export const shortName = ({ name }: Pick<CatalogPart, 'name'>): string => name.replaceAll(/ ?\([^()]*\)/g, '');
