// The link that all slots of a chipset share, at build time.
import { ceilingText, chipsets, uplink } from '../registry/parts-build.ts';
import type { Uplink } from './map.ts';

/** By the chipset in a board's name; nothing where no source tells of its uplink. */
export async function boardUplink(chipset: string | null): Promise<Uplink | undefined> {
  const row =
    chipset === null
      ? undefined
      : (await chipsets()).find((chipsetUplinksRow) => chipsetUplinksRow.chipset.split(', ').includes(chipset));
  const link = row && (await uplink(row));
  const ceiling = link && ceilingText(link);
  return ceiling ? { text: link.text, lanes: row.lanes, ceiling } : undefined;
}
