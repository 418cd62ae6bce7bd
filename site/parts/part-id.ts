// The id of a new part of a chain: what its kind is called, with a number where that is taken.
import type { Chain } from '../../calc-wasm/js/chain.ts';
import type { PartKind } from '../../calc-wasm/js/generated/chain.ts';

const STEMS: Partial<Record<PartKind, string>> = {
  sata_controller: 'card',
  raid_card: 'raid',
  usb_host: 'usb',
  bridge: 'box',
  drive: 'drives',
};

export function freeId({ parts, arrays = [] }: Chain, kind: PartKind | 'array'): string {
  const usedIds = new Set(['host', ...[...parts, ...arrays].map(({ id }) => id)]);
  const stem = kind === 'array' ? kind : (STEMS[kind] ?? kind);
  for (let number = 1; ; number++) {
    const id = number === 1 ? stem : `${stem}-${number}`;
    if (!usedIds.has(id)) return id;
  }
}
