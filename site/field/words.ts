// Every word of the pages about links and drives as they were found in machines.
import { count, listed, quantity } from '../common/format.ts';
import type { Kind } from './counted-kinds.ts';

const share = (value: number): string => quantity(value, 'ratio', { digits: 3 });

const kinds: Record<Kind, string> = {
  nvme: 'NVMe drives',
  sas: 'SAS host bus adapters',
  raid: 'RAID controllers',
  sata: 'SATA controllers on PCIe',
  ethernet: 'Ethernet controllers',
  usb: 'USB controllers on PCIe',
  graphics: 'Graphics',
};

/** Kinds of machines as the databases call them. */
const machines: Readonly<Record<string, string>> = {
  'all-in-one': 'All-in-one computers',
  convertible: 'Convertibles',
  desktop: 'Desktops',
  firewall: 'Firewalls',
  'mini-pc': 'Mini PCs',
  notebook: 'Notebooks',
  server: 'Servers',
  'system-on-chip': 'Systems on a chip',
  tablet: 'Tablets',
};

const databases: Readonly<Record<string, string>> = {
  'bsdhw-smart': 'BSD machines',
  'linuxhw-enterprisedrive': 'Linux servers',
};
const media: Readonly<Record<string, string>> = { hdd: 'Hard disks', ssd: 'SSDs' };

const titles = {
  '': 'How PCIe links really run',
  'payload/': 'Which Max Payload Size do machines use?',
  'drives/': 'How fast do SATA drives really connect?',
};

export const words = {
  title: titles[''],
  /** By the page. */
  titles,
  /** Below a chart that stands in another page. */
  bias: 'Counted in reports that people sent to public hardware databases; other machines may differ.',
  description:
    'How often NVMe drives, adapters and network cards run on fewer lanes or at a lower speed than they support, counted in thousands of machines.',
  lead: (narrow: number, total: number, value: number) =>
    `${count(narrow)} of ${count(total)} NVMe drives (${share(value)}) run on fewer lanes than they have.`,
  about:
    'Counted in reports that owners of FreeBSD, OPNsense and other BSD machines sent to a public database. Fewer lanes than the device has is no fault by itself: an x4 drive in an x2 socket does what it should.',
  lanes: {
    title: 'Which devices run on fewer lanes?',
    caption: 'Share of links on fewer lanes than the device has, by kind of device',
    text: 'Devices with one lane are left out. The width of a link rarely changes while it is idle, so this can be read from a single report.',
  },
  nvme: {
    title: 'How wide are the links of NVMe drives?',
    caption: 'NVMe drives of four lanes, by the lanes that they run on',
    lanes: (lanes: string) => `x${lanes}`,
  },
  machines: {
    title: 'In which machines?',
    caption: 'NVMe drives of four lanes that run on fewer, by kind of machine',
    text: 'The database classifies machines by their chassis; kinds with fewer than 50 such drives are left out.',
  },
  speed: {
    title: 'Which devices run below their speed?',
    caption: 'Share of links slower than their device, by kind of device',
    text: 'This is not necessarily a fault. Graphics cards and some network controllers lower the speed of their link while idle, and a device newer than its slot runs at the slot’s speed. NVMe drives rarely change theirs.',
    nvme: 'NVMe drives below their speed, by the speed that they support',
    rate: (rate: string) => `${listed(Number(rate) / 1e9)} GT/s`,
  },
  payload: {
    title: titles['payload/'],
    description:
      'The PCIe payload size that machines set for NVMe drives, adapters and network cards, against what the devices support.',
    lead: (size: number, value: number, total: number) =>
      `${share(value)} of ${count(total)} NVMe drives run with a payload of ${size} bytes.`,
    text: 'The firmware sets one size for a device and everything above it, so the smallest on the way decides. It does not change while the machine runs, and idle states do not matter.',
    size: (size: string) => `${size} bytes`,
    nvmeTitle: 'NVMe drives',
    nvme: 'NVMe drives by the payload size in force',
    kindsTitle: 'By kind of device',
    kinds: 'Share of links with a payload of 256 bytes or more in force, by kind of device',
    lowTitle: 'What is left unused',
    low: 'Share of links whose payload size is below what the device supports, by kind of device',
    lowText: 'Devices that support 128 bytes only are left out.',
    calculator: 'What a larger payload is worth: the PCIe calculator',
  },
  drives: {
    title: titles['drives/'],
    description:
      'How many 6 Gb/s drives negotiated 3 Gb/s or less, and which sector sizes drives report, counted in thousands of drives.',
    lead: (slow: number, total: number, value: number) =>
      `${count(slow)} of ${count(total)} drives that support 6 Gb/s (${share(value)}) run at 3 Gb/s or less.`,
    text: 'smartctl prints the rate that drive and port agreed on. An old 3 Gb/s port, a bad cable and a limit set by firmware look the same in a report.',
    slow: 'SATA drives of 6 Gb/s that negotiated less',
    of: (medium: string, database: string) => `${media[medium] ?? medium}, ${databases[database] ?? database}`,
    modelsTitle: 'Which models are slow most often?',
    models: 'Models of 6 Gb/s with at least 50 drives, the largest share below it first',
    modelsText: 'This reflects the machines a model is in, which may be old, not its quality.',
    model: 'Model',
    slowHead: 'Below 6 Gb/s',
    drivesHead: 'Drives',
    shareHead: 'Share',
    sectorsTitle: 'Which sectors do drives report?',
    sectors: { hdd: 'Hard disks by logical/physical sector', ssd: 'SATA SSDs by logical/physical sector' },
    sector: (name: string) => `${name.replace('/', ' / ')} bytes`,
  },
  models: {
    title: 'How links run, by device',
    description:
      'NVMe drives, adapters and network controllers that were found often: how many run at full width, and with which payload size.',
    lead: (models: number, least: number) =>
      `${count(models)} devices were found at least ${least} times. A device is named by its PCI IDs: several products may share one.`,
    heads: {
      name: 'Device',
      links: 'Links',
      full: 'At full width',
      interval: '95 % interval',
      payload: 'Usual payload',
    },
    bytes: (size: number) => `${size} B`,
    unknown: 'unknown',
  },
  kinds,
  machine: (name: string) => machines[name] ?? name,
  axis: 'Share; the line is the 95 % interval',
  bar: (label: string, value: string, part: number, total: number) =>
    `${label}: ${value} (${count(part)} of ${count(total)})`,
  of: (label: string, part: number, total: number) => `${label}: ${count(part)} of ${count(total)}`,
  number: count,
  table: { of: 'Group', count: 'Counted', total: 'All', share: 'Share', interval: '95 % interval' },
  /** A chart as files. */
  file: {
    csv: 'CSV',
    svg: 'SVG',
    embed: 'Embed this chart',
    embedHelp: 'Paste these lines into the HTML of your page. The frame loads nothing from third parties.',
    embedOf: (caption: string) => `Lines to paste: ${caption}`,
    method: 'Method and bias',
    of: 'Group',
    count: 'Counted',
    total: 'All',
    share: 'Share',
    low: '95 % interval, low',
    high: '95 % interval, high',
    source: 'Explained at',
    licence: 'CC BY 4.0: linux-hardware.org, bsd-hardware.info; counted by Lanewise.',
  },
  method: {
    title: 'How this was counted, and what it does not show',
    links: [
      'Each machine counts once, with its newest report. Functions of one device share a link, which counts once. Devices inside the processor or chipset, virtual machines and links that are down are left out.',
      'The machines belong to people who ran FreeBSD or a firewall based on it and sent a report before March 2023: many firewalls, NAS boxes and older desktops, few new servers. Shares for all machines in the world may differ.',
      'A device may sit in a narrower slot on purpose. A report shows one end of a link, so it does not tell what the slot could do.',
    ],
    drives: [
      'Each drive counts once, by its hash in the database. Drives in the Linux database are mostly in OpenVZ servers, often many of one model in one rack.',
      'Rates count only drives whose smartctl printed both.',
      'Neither database holds a report of a SAS drive.',
    ],
    all: [
      'Intervals are 95 % Wilson intervals and treat each link as independent. Machines with one owner are alike, so the true uncertainty is larger.',
      'Models on fewer than five machines are counted without their name. No hash, serial number or name of a machine is kept.',
    ],
    licence: 'The reports are licensed under CC BY 4.0, and so are these counts. Snapshots that were read:',
    take: 'Get the data:',
    set: 'the set with its files',
    sql: 'SQL in the page',
    columns: 'what the columns mean',
  },
  see: 'More from these machines:',
  fromData: 'How do links really run? Counted in thousands of machines',
};
