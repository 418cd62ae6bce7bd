// Words of the line that describes a whole chain: those that it is read by, and those that say what was understood.
import { formOf } from '../common/plural.ts';

export const words = {
  /** How parts are joined, and what generic parts are called: in small letters, one of them for each meaning or more. */
  reads: {
    on: ['on', 'behind', 'via', 'through'],
    in: ['in', 'into'],
    and: ['and'],
    disk: ['hdd', 'hdds', 'disk', 'disks', 'hard disk', 'hard disks', 'hard drive', 'hard drives'],
    drive: ['ssd', 'ssds', 'drive', 'drives'],
    slot: ['slot', 'slots'],
    /** Words that add nothing to a name. */
    idle: ['a', 'an', 'the', 'card', 'controller', 'chipset', 'board', 'motherboard', 'mainboard'],
    kinds: {
      hba: ['hba'],
      sata_controller: ['sata card', 'sata controller'],
      raid_card: ['raid card', 'raid controller'],
      expander: ['expander', 'sas expander'],
      multiplier: ['port multiplier'],
      switch: ['switch', 'pcie switch'],
      bridge: ['box', 'enclosure', 'dock'],
      chipset: ['chipset'],
    },
  },

  label: 'Describe the chain in one line',
  help: 'Drives first, then what they connect to: count, name or kind, rate; “on” a part, “in” a slot.',
  examples: [
    '8 x 4TB HDD 180 MB/s on 9211-8i in 2.0 x4 slot',
    '4 x 970 EVO Plus 1TB on B650',
    '5 SATA SSD 550 on JMB585 in gen3 x1',
  ],
  such: 'Such as:',
  build: 'Build this chain',
  understood: 'Understood',
  nothing: 'Type drives and what they connect to.',
  tooLong: (length: string, most: string) =>
    `The line is ${length} characters long; at most ${most} are read. Describe the longest way first, then add parts below.`,

  built: 'The chain is built. Each part can be changed below.',
  open: (count: number) =>
    formOf(count, {
      one: 'One part is still open; the chain is not built yet.',
      other: `${count} parts are still open; the chain is not built yet.`,
    }),
  many: (count: string, what: string) => `${count} × ${what}`,
  hardDisk: 'hard disk',
  drive: 'drive',
  assumed: (what: string) => `${what} (assumed)`,
  slowEnd: 'half its rate at the slow end (assumed)',
  noRate: 'no rate given, so its link is its limit',
  anySlot: (text: string) => `“${text}” is read once the part before it is chosen.`,
  slotOf: (name: string, link: string) => `slot of the ${name}: ${link}`,
  sameGeneration: (link: string) => `${link}, the generation of the part itself (assumed)`,
  ignored: (text: string) => `“${text}” is left out: it names nothing in the catalogue.`,
  choose: (text: string) => `“${text}” may be one of these:`,
  which: (text: string) => `“${text}” is not in the catalogue by that name. Is it this one?`,
  unknownDrive: (text: string) =>
    `“${text}” is not in the catalogue. Say its kind and rate instead, such as “SATA SSD 550 MB/s”, “HDD 180 MB/s” or “NVMe gen 4 7000 MB/s”.`,
  whichInterface: (text: string) =>
    `“${text}” may be SATA, SAS or NVMe. Say which, such as “SATA SSD” or “NVMe gen 4”.`,
  unknownPart: (text: string) =>
    `“${text}” is not in the catalogue. Say its kind and link instead, such as “HBA pcie 3.0 x8”, or add it below part by part.`,
  noLink: (text: string) =>
    `“${text}” says no link. Add it, such as “HBA pcie 3.0 x8”, or write a name, such as “9211-8i”.`,
  noSlot: (text: string) =>
    `“${text}” is a slot, but what is in it does not use PCIe. Name what the drives connect to first.`,
};
