/** A row of `chains` as the core takes it: the parts by their keys, the drives with the rates that are known of them. */
import type { Chain, ChainArray, ChainPart } from '../../../calc-wasm/js/chain.ts';
import { arrayLevels } from '../../../calc-wasm/js/generated/chain.ts';
import { controller } from '../parts/controllers.ts';
import { known, linkText, number, type Rows, text } from '../parts/part.ts';
import { uplinkOf } from '../parts/platforms.ts';
import type { Row } from '../tables/records.ts';

/** What one drive gives, or the software of the computer at most. */
export type Rates = Pick<ChainPart, 'read' | 'write' | 'read_iops' | 'write_iops'>;

export interface Asked {
  chain: Row;
  /** Its run: where it states a Max Payload Size, that holds for the whole chain. */
  run: Row;
  target: Row;
  /** The medium of the drives is that of their row in `drives`. */
  drive?: Row | undefined;
  /** Of one drive; without them the links are all that limits. */
  rates?: Rates;
  /** Of the computer. */
  host?: Rates;
}

/** Others of a model, and other tests of the same drive, give up to a tenth more than the one that was measured. */
export const SPREAD = 1.1;

/** The array of a target; nothing for kinds that no chain knows. */
function arrayOf({ array_kind, array_groups, drive_count }: Row): Omit<ChainArray, 'members'> | undefined {
  const [kind, groups] = [String(array_kind), number(array_groups) ?? 1];
  if (kind === 'zfs_mirror') {
    const copies = Number(drive_count) / groups;
    if (groups === 1) return { id: 'array', level: 'raid1' };
    return { id: 'array', level: 'md_raid10_near', copies };
  }
  // md calls two drives with a copy each RAID10, which starts at four elsewhere.
  if (kind === 'raid10' && Number(drive_count) === 2) return { id: 'array', level: 'raid1' };
  const level = kind === 'zfs_stripe' ? 'raid0' : arrayLevels.find((known) => known === kind);
  return level && { id: 'array', level, ...(groups > 1 && { groups }) };
}

/** The chain of a run; nothing where its row names a part or an array that no chain knows. */
export function chainOf(rows: Rows, { chain, run, target, drive, rates, host }: Asked): Chain | undefined {
  const link = (name: string) =>
    linkText(chain[`${name}_kind`], chain[`${name}_generation`], chain[`${name}_lanes`] ?? undefined);
  const [array, port, count] = [arrayOf(target), link('port'), number(target.drive_count)];
  if (!array || !port || count === undefined) return undefined;
  const payload = known({ max_payload_size: number(run.max_payload_size_bytes) });
  const parts: ChainPart[] = [{ id: 'host', kind: 'host', ...payload, ...host }];
  const add = (part: ChainPart) => parts.push({ ...part, on: parts.at(-1)?.id ?? 'host' });
  const uplink = rows('chipset-uplinks').find(({ chipset_id }) => chain.chipset_id && chipset_id === chain.chipset_id);
  if (uplink) {
    const max_payload_size = number(uplink.max_payload_size_bytes);
    add({ id: 'chipset', kind: 'chipset', ...known({ link: uplinkOf(uplink), max_payload_size }) });
  }
  const [adapter, expander] = ['controller_id', 'expander_id'].map(
    (column) => controller(rows, text(chain[column]))?.part,
  );
  if (adapter) {
    const slot = linkText('pcie', chain.slot_generation, chain.slot_lanes);
    add({ ...adapter, id: 'controller', ...known({ slot }) });
  }
  const shared = link('shared');
  if (expander || shared) {
    add({ kind: 'switch', ...expander, id: 'shared', ...known({ link: shared ?? expander?.link }) });
  }
  const on = adapter?.kind === 'raid_card' ? { on: 'controller' } : {};
  add({ id: 'drives', kind: 'drive', count, link: port, ...driven(drive, rates) });
  return { parts, arrays: [{ ...array, ...on, members: ['drives'] }] };
}

function driven(drive: Row | undefined, rates: Rates = {}): Partial<ChainPart> {
  const isSolid = drive?.medium && !String(drive.medium).startsWith('hdd');
  return { ...rates, ...(isSolid && { solid: true }) };
}

/** Rates that were measured on one drive, as a part whose slow end they are. */
export const measuredOn = (rates: Rates): Rates & Pick<ChainPart, 'slow_end'> => ({
  ...Object.fromEntries(Object.entries(rates).map(([name, value]) => [name, Number(value) * SPREAD])),
  slow_end: 1 / SPREAD,
});
