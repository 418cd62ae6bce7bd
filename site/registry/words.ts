// Every word of the page of parts. What tables and columns mean comes with their descriptors.
import type { ControllersRow } from '../generated/datasets.ts';

const kinds: Record<ControllersRow['kind'], string> = {
  sata_controller: 'SATA controller',
  port_multiplier: 'SATA port multiplier',
  hba: 'SAS host bus adapter',
  raid: 'RAID card',
  expander: 'SAS expander',
  pcie_switch: 'PCIe switch',
  nic: 'Network card',
  usb_host: 'USB host',
  usb_bridge: 'USB bridge',
  thunderbolt_controller: 'Thunderbolt controller',
};

const confidence: Record<ControllersRow['confidence'], string> = {
  specified: 'stated by its vendor',
  reported: 'reported',
  unverified: 'Not verified',
};

export const words = {
  title: 'Which link does this card or chipset use?',
  description:
    'Host links of SATA, SAS, RAID, USB, Thunderbolt and network parts and uplinks of chipsets, with the ceiling of each, what was measured and how well it is sourced.',
  answer: {
    rule: 'Everything behind a chip shares its link: a card with six ports on two lanes has two lanes for all six. Find the part below; its link opens the calculator with that generation and width.',
    found: (found: number, all: number, unverified: number) =>
      `${found} of ${all} parts are backed by a public source. The other ${unverified} are marked “Not verified” and say what no source confirms.`,
    ceilings:
      'Ceilings are what the wire format allows in one direction, from the device to the host. PCIe, DMI and UMI are given for a Max Payload Size of 128 to 256 bytes, the usual ones. The slot may give less: only LnkSta in the output of lspci -vv says what was negotiated.',
  },
  chipsets: {
    title: 'Chipsets: the uplink',
    lede: 'Slots, SATA and USB ports and network of a chipset share this one link to the processor.',
  },
  controllers: {
    title: 'Controllers, network cards and bridges: the host link',
    lede: 'Width is what the chip can do. A card may connect fewer lanes, and a slot fewer still. “Measured through it” lists only what the link alone does not explain.',
  },
  others: 'Chipsets, platforms and cards',
  cards: 'Cards with it',
  columns: {
    part: 'Part',
    kind: 'Kind',
    link: 'Host link',
    ceiling: 'Ceiling of that link',
    measured: 'Measured through it',
    feeds: 'Feeds',
    planner: 'Planner',
    confidence: 'Confidence',
    note: 'Note',
  },
  plan: 'Plan with it',
  planFor: (name: string) => `Plan with it: ${name}`,
  kinds,
  confidence,
  lanes: (lanes: number) => `×${lanes}`,
  ports: (ports: number) => `${ports} × `,
  unknown: 'unknown',
  noWidth: 'width unknown',
  noMeasurement: 'none found',
  read: (rate: string) => `${rate} read`,
  written: (rate: string) => `${rate} written`,
  laneCap: (rate: string) => `${rate} per slot lane`,
  columnsOf: 'What the columns mean:',
  correct: 'Is a part missing or wrong? Each is one line of a CSV file:',
  fromData: 'Which link does a card or chipset use? Host links and uplinks of parts',
  columnsPage: 'Columns: what does each one mean?',
};
