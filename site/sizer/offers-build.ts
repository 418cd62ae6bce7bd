// Which parts can be had, of those in the catalogue.
import { type CatalogPart, shortName } from '../parts/catalog.ts';
import type { Offers } from './offers.ts';

/** What passes Thunderbolt on: with how many lanes it feeds a drive is not known, so it is no advice. */
const isHub = ({ link, ports }: CatalogPart['part']): boolean =>
  /^Thunderbolt /.test(link ?? '') && /^Thunderbolt /.test(ports ?? '');

/** One part for each link and its ports, of those that a source confirms. */
export function offersOf(parts: readonly CatalogPart[]): Offers {
  const offers: Offers = {};
  for (const entry of parts) {
    const { kind, confidence, part } = entry;
    if (kind === 'slot' || kind === 'drive' || confidence === 'unverified' || !part.link) continue;
    if (isHub(part)) continue;
    offers[kind] ??= [];
    const ports = part.ports ?? '';
    const known = offers[kind].some(([link, of]) => link === part.link && of === ports);
    if (!known) offers[kind].push([part.link, ports, shortName(entry)]);
  }
  return offers;
}
