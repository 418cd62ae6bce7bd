// What a slot of a board takes, by the forms of the table of slots.
import type { BoardSlotsRow } from '../generated/datasets.ts';

export const words = {
  pcie: 'card slot',
  m2: 'M.2',
  u2: 'U.2',
  oculink: 'OCuLink',
  slimsas: 'SlimSAS',
  mezzanine: 'mezzanine',
} satisfies Record<BoardSlotsRow['form'], string>;
