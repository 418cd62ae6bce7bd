/** Chipsets with their uplinks, and the slots of processors. */
import { links } from '../../../calc-wasm/js/generated/chain.ts';
import type { Row } from '../tables/records.ts';
import { type CatalogPart, known, linkText, number, origin, type Rows, text } from './part.ts';

/** The widest slot that people plug cards into. */
const WIDEST = 16;

/** Lanes that no card is plugged into: the chipset has them, or the board decides what they are. */
const NO_SLOT = new Set(['uplink', 'combo']);

/** `Z790 (LGA1700)`; of a system on a chip its own name. */
export const nameOf = (platform: Row): string =>
  platform.chipset && platform.socket !== 'soldered'
    ? `${platform.vendor} ${platform.chipset} (${platform.socket})`
    : `${platform.vendor} ${platform.processors}`;

/** `Z97, H97` and `990FX + SB950` are two names each; what follows a colon belongs to all of them. */
const modelsOf = (names: string): string[] => (names.includes(':') ? [names] : names.split(/, | \+ /));

/** A system on a chip is called by its processors. */
export const platformModels = ({ chipset, socket, processors }: Row): string[] =>
  modelsOf(String(chipset && socket !== 'soldered' ? chipset : processors));

/** The uplink of a chipset as chains write it; nothing where it is no PCI Express, or where its width is unknown. */
export function uplinkOf(row: Row): string | undefined {
  const dmi = /^DMI (.+)$/.exec(String(row.uplink))?.[1];
  return dmi === undefined ? linkText('pcie', row.pcie_generation, row.lanes) : linkText('dmi', dmi, row.lanes);
}

function chipset(id: string, { name, models }: Pick<CatalogPart, 'name' | 'models'>, uplink: Row): CatalogPart[] {
  const link = uplinkOf(uplink);
  if (link === undefined) return [];
  const max_payload_size = number(uplink.max_payload_size_bytes);
  return [
    {
      id,
      name,
      models,
      kind: 'chipset',
      part: { kind: 'chipset', ...known({ link, max_payload_size }) },
      ...origin(uplink),
    },
  ];
}

export function chipsets(rows: Rows): CatalogPart[] {
  const platforms = rows('socket-platforms');
  const uplinks = rows('chipset-uplinks');
  const byPlatform = platforms.flatMap((platform) => {
    const uplink = uplinks.find(({ chipset_id }) => chipset_id === platform.chipset_id);
    if (!uplink || platform.chipset_id === null) return [];
    // Where a platform has an uplink, what it says of lanes and ports does not make the uplink less sure.
    const name = nameOf(platform);
    const models = platformModels(platform);
    return chipset(String(platform.socket_platform_id), { name, models }, uplink);
  });
  const listed = new Set(platforms.map(({ chipset_id }) => chipset_id));
  const others = uplinks
    .filter(({ chipset_id }) => !listed.has(chipset_id))
    .flatMap((uplink) => {
      const id = String(uplink.chipset_id);
      const name = [uplink.vendor, uplink.chipset].filter(Boolean).join(' ');
      const first = platforms.find((platform) => platform.chipset_id === uplink.via_chipset_id);
      const via = uplink.via_chipset_id === null ? undefined : text(first?.socket_platform_id);
      const models = modelsOf(String(uplink.chipset));
      return chipset(id, { name, models }, uplink).map((part) => ({ ...part, ...known({ via }) }));
    });
  return [...byPlatform, ...others];
}

export function slots(rows: Rows): CatalogPart[] {
  const platforms = new Map(rows('socket-platforms').map((row) => [row.socket_platform_id, row]));
  return rows('cpu-lane-groups').flatMap((group): CatalogPart[] => {
    const platform = platforms.get(group.socket_platform_id ?? '');
    if (!platform || NO_SLOT.has(String(group.purpose))) return [];
    const splits = text(group.splits)?.split('|');
    const parts = splits?.flatMap((split) => split.split('+').map(Number)) ?? [];
    const most = Math.min(number(group.lanes) ?? 0, WIDEST, ...(parts.length ? [Math.max(...parts)] : []));
    const lanes = links.pcie.widths.filter((width) => width <= most).at(-1);
    const slot = linkText('pcie', group.generation, lanes);
    if (slot === undefined) return [];
    const max_payload_size = number(group.max_payload_size_bytes);
    return [
      {
        id: `${group.socket_platform_id}/${group.lane_group}`,
        name: nameOf(platform),
        models: platformModels(platform),
        kind: 'slot',
        part: known({ slot, max_payload_size }),
        ...known({ places: number(group.groups), purpose: text(group.purpose), splits }),
        ...origin(group),
      },
    ];
  });
}
