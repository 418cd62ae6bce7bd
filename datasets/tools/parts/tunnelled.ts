/** SATA drives behind a SAS expander, which carries less for them than for SAS drives. */
import type { ChainPart } from '../../../calc-wasm/js/chain.ts';

type Part = Pick<ChainPart, 'id' | 'kind' | 'on' | 'link' | 'buffered'>;

const generationOf = (link: string | undefined): number => Number(/sas[- ]?(\d)/i.exec(link ?? '')?.[1] ?? 0);

const isSata = (part: Part): boolean => (part.kind ?? 'drive') === 'drive' && /^sata/i.test(part.link ?? '');

function hangsOn(parts: readonly Part[], part: Part | undefined, id: string): boolean {
  for (let at = part, steps = parts.length; at?.on && steps > 0; steps -= 1) {
    if (at.on === id) return true;
    const { on } = at;
    at = parts.find((item) => item.id === on);
  }
  return false;
}

/**
 * Whether the cable of an expander limits drives with SATA, and what that costs: SAS carries them through a tunnel
 * (STP), and lanes of 12 Gb/s and more run at the 6 Gb/s of the drives where the expander does not buffer.
 */
export function tunnelledBy(
  limits: readonly { part: string; place: string }[],
  parts: readonly Part[],
): { isSlowed: boolean } | undefined {
  const [limit] = limits;
  const expander = parts.find(({ id }) => id === limit?.part);
  if (expander?.kind !== 'expander' || !limit?.place.startsWith('link_')) return undefined;
  if (!parts.some((part) => isSata(part) && hangsOn(parts, part, expander.id))) return undefined;
  return { isSlowed: generationOf(expander.link) > 2 && expander.buffered !== true };
}
