// The sizer with one drive, as the catalogue of parts has it.
import { pageLink } from '../common/link.ts';
import { once } from '../common/once.ts';
import { catalogParts } from '../parts/catalog-build.ts';
import { toQuery } from '../sizer/address.ts';
import { BLOCK_SIZE, LOAD } from '../sizer/setting.ts';

const byId = once(() => new Map(catalogParts().map((part) => [part.id, part])));

/** The address of the sizer with a drive of the registry; nothing where the catalogue does not have it. */
export function sizerWith(drive: string): string | undefined {
  const catalogPart = byId().get(`drive/${drive}`);
  if (catalogPart?.kind !== 'drive') return undefined;
  const chain = { parts: [{ ...catalogPart.part, id: 'drive', name: catalogPart.name }] };
  return pageLink(`/sizer/${toQuery({ chain, load: LOAD, block_size: BLOCK_SIZE })}`);
}
