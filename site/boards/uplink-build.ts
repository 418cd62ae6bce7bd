// The link that all slots of a chipset share, at build time.
import { ceilingText, chipsets, uplink } from '../registry/parts-build.ts';

/** By the chipset in a board's name; nothing where no source tells of its uplink. */
export async function boardUplink(chipset: string | null): Promise<{ text: string; ceiling: string } | undefined> {
  const row =
    chipset === null ? undefined : (await chipsets()).find((one) => one.chipset.split(', ').includes(chipset));
  const link = row && (await uplink(row));
  const ceiling = link && ceilingText(link);
  return ceiling ? { text: link.text, ceiling } : undefined;
}
