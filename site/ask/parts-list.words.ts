/** What is said of a list of parts that becomes a chain. */
import { oneOf } from '../../datasets/tools/language/list.ts';

export const words = {
  times: (count: number, what: string) => (count === 1 ? what : `${count} × ${what}`),
  taken: (what: string, kind: string, link: string) => [what, kind, link].filter(Boolean).join(', '),
  sameChip: (name: string) => `${name}, which has the same chip`,
  chipsetOf: (name: string) => `a board with the ${name} chipset`,
  noRate: 'no rate known, so its link is its limit',
  assumedRate: 'rate unknown; the usual rate for its kind is assumed',

  /** Lines that are read and belong to no chain of drives. */
  idle: 'no part of a storage path',
  unknown: 'not in the catalogue',
  several: (names: string[]) => `may be ${oneOf(names)}`,
  noLink: 'its link is unknown',
  noGeneration: 'an NVMe drive whose PCIe generation is not stated',
  noInterface: 'a drive whose interface is not stated',
  badCount: (count: string, most: number) => `the count “${count}” is not a whole number from 1 to ${most}`,
  tooManyLines: (lines: number, most: number) =>
    `The list has ${lines} lines; at most ${most} are read. Paste only the storage parts.`,
  tooLong: (length: number, most: number) =>
    `The list has ${length} characters; at most ${most} are read. Paste only the storage parts.`,
  noList:
    'This is not a parts list. Paste a list from PCPartPicker, or a table with one part per line, such as “8 × IronWolf 8 TB”.',
  noDrives: 'The list names no known drive, so there is nothing to compute.',

  assumed: {
    sata: (name: string) => `${name}: SATA 6 Gb/s`,
    sas: (name: string) => `${name}: SAS-3`,
    cards: 'Every card is in a CPU slot that gives its full link.',
    onChipset: (name: string) =>
      `Drives that no card takes connect to the ${name}. On most boards one M.2 slot or more connect to the processor instead; the manual says which.`,
    onHost: 'No chipset was found in the list, so drives that no card takes connect to the processor.',
    onCard: (drives: string, card: string) => `${drives} connect to the ${card}.`,
  },
};
