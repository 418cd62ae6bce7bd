// Parts at build time: what each hangs on, and what that link carries.

import { type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import { type Calculator, catalog } from '../../calc-wasm/js/declared.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { quantity, range } from '../common/format.ts';
import { pageLink } from '../common/link.ts';
import { asIs } from '../common/mark.ts';
import { once } from '../common/once.ts';
import { calculatorLink, calculatorNamed } from '../common/query.ts';
import { query } from '../duckdb/dataset-build.ts';
import {
  type CapsRow,
  type CardsRow,
  type ChipsetUplinksRow,
  type ControllersRow,
  type SocketPlatformsRow,
  tables,
} from '../generated/datasets.ts';
import { words } from './words.ts';

/** A row as the database gives it. */
type Row<Table> = { [Column in keyof Table]: Table[Column] };

type LinkKind = ControllersRow['host_link_kind'] | ControllersRow['downstream_kind'];

export interface PartLink {
  /** "PCIe 3.0 ×2" */
  text: string;
  /** The calculator with this link; nothing where there is none, or where the row leaves it open. */
  href?: string;
  /** Whose page that is. */
  calculator?: CalculatorName;
  /** What the wire format allows, over the usual payload sizes. */
  ceiling?: { low: number; high: number };
}

/** The Max Payload Sizes that most computers have. */
export const PAYLOADS = [128, 256];

/** Slowest link first, so that members of a family stand together. */
const CHIPSETS = `SELECT * FROM chipset_uplinks
  ORDER BY vendor DESC NULLS LAST, pcie_generation, lanes, chipset_id`;

const KINDS = tables.controllers.columns.find(({ name }) => name === 'kind')?.enum ?? [];

const CONTROLLERS = `SELECT * FROM controllers
  ORDER BY list_position([${KINDS.map((kind) => `'${kind}'`).join(', ')}], kind),
    host_link_generation, host_link_lanes, controller_id`;

export const chipsets = (): Promise<ChipsetUplinksRow[]> => query<Row<ChipsetUplinksRow>>(CHIPSETS);

export const controllers = (): Promise<ControllersRow[]> => query<Row<ControllersRow>>(CONTROLLERS);

export const controllerPage = ({ controller_id, vendor, model }: ControllersRow) => ({
  href: pageLink(`/data/controllers/${controller_id}/`),
  text: `${vendor} ${model}`,
  marks: asIs,
});

/** The place of a chipset in the page of all parts, and what it is called. */
export const chipsetPage = ({ chipset_id, vendor, chipset }: ChipsetUplinksRow) => ({
  href: pageLink(`/data/parts/#${chipset_id}`),
  text: [vendor, chipset].filter(Boolean).join(' '),
  marks: asIs,
});

/** Figures that count for their part: its link does not explain them. The highest first. */
const CAPS = `SELECT * FROM caps WHERE explained_by_link IN ('no', 'partly')
  ORDER BY metric, value DESC, cap_id`;

const caps = once(() => query<Row<CapsRow>>(CAPS));

/** What was measured through a controller. */
export async function capsOf({ controller_id }: ControllersRow): Promise<CapsRow[]> {
  return (await caps()).filter((cap) => cap.controller_id === controller_id);
}

export async function cardsOf({ controller_id }: ControllersRow): Promise<CardsRow[]> {
  return query<Row<CardsRow>>('SELECT * FROM cards WHERE controller_id = $controller_id ORDER BY vendor, model', {
    controller_id,
  });
}

/** All of them, those of a maker together. */
export const cards = (): Promise<CardsRow[]> =>
  query<Row<CardsRow>>('SELECT * FROM cards ORDER BY controller_id IS NOT NULL, vendor, card_id');

/** Desktop and server platforms of each maker, the newest first, then systems on a chip of others. */
export const platforms = (): Promise<SocketPlatformsRow[]> =>
  query<Row<SocketPlatformsRow>>(
    `SELECT * FROM socket_platforms
     ORDER BY vendor NOT IN ('Intel', 'AMD'), vendor DESC, year DESC NULLS LAST, socket_platform_id`,
  );

export const titles = (table: 'cards' | 'socket-platforms'): Record<string, string> =>
  Object.fromEntries(tables[table].columns.map(({ name, title }) => [name, title]));

/** As people call it: a card that several makers sell goes by what it is. */
export const cardName = ({ vendor, model }: CardsRow): string => (vendor === 'several' ? model : `${vendor} ${model}`);

/** Rates and operations per second, as people read them. */
export const capText = ({ metric, value }: CapsRow): string =>
  metric === 'iops' ? quantity(value, 'operation_per_second') : rate(value);

/** The keys of a row's sources. */
export const sourcesOf = ({ sources }: { sources: string | null }): string[] => sources?.split(' ') ?? [];

/** Names as the table of generations has them, which the calculators share. */
const GENERATIONS: Partial<Record<LinkKind, (generation: string) => string>> = {
  sata: (generation) => generation,
  sas: (generation) => `SAS-${generation}`,
  usb: (generation) => generation.replace(/^4 /, 'USB4 '),
  thunderbolt: (generation) => `Thunderbolt ${generation}`,
  ethernet: (generation) => `${generation}G`,
};

/** Which calculator answers for a link, where it has another name. */
const CALCULATORS: Partial<Record<LinkKind, string>> = { nvme: 'pcie', thunderbolt: 'usb' };

/** "3.x (6 Gb/s)", in the language of the page, by its calculator's choice. */
function generationLabel({ name, inputs }: Calculator, generation: string): string {
  const domain = inputs.find((input) => input.name === 'generation')?.domain;
  const choice = domain?.kind === 'choice' && domain.values.find(({ value }) => value === generation);
  if (!choice) throw new Error(`calculator "${name}" has no generation "${generation}"`);
  return choice.label;
}

function ceilingOf(calculator: Calculator, inputs: Inputs): number {
  const answer = calculate(calculator.name, inputs);
  if (refused(answer)) throw new Error(`${calculator.name}: ${JSON.stringify(answer.error)}`);
  // The controllers at the ends of a Thunderbolt cable pass less than its wires could.
  if (calculator.name === 'usb' && 'most' in answer && /^Thunderbolt/.test(String(inputs.generation)))
    return answer.most;
  if (!('ceiling' in answer)) throw new Error(`calculator "${calculator.name}" has no ceiling`);
  return answer.ceiling;
}

const widthText = (name: string, lanes: number | null): string =>
  [name, lanes === null ? words.noWidth : words.lanes(lanes)].join('\u00a0');

/** What a link of PCI Express carries, which depends on the size of its packets. */
function inPackets(calculator: Calculator, inputs: Inputs): Partial<PartLink> {
  const ceilings = PAYLOADS.map((max_payload_size) => ceilingOf(calculator, { ...inputs, max_payload_size }));
  return {
    href: calculatorLink(calculator.name, inputs),
    calculator: calculator.name,
    ceiling: { low: Math.min(...ceilings), high: Math.max(...ceilings) },
  };
}

/** A link with its name, its calculator and its ceiling, as far as the row knows it. */
export function partLink(kind: LinkKind, generation: string | null, lanes: number | null): PartLink {
  const called = CALCULATORS[kind] ?? kind;
  const calculator = catalog.find((item) => item.name === called);
  if (called === 'pcie') {
    const text = widthText(['PCIe', generation].filter(Boolean).join(' '), lanes);
    if (!calculator || generation === null || lanes === null) return { text };
    return { text, ...inPackets(calculator, { generation, lanes }) };
  }
  const named = generation === null ? undefined : GENERATIONS[kind]?.(generation);
  if (named === undefined || !calculator) return { text: words.unknown };
  const label = generationLabel(calculator, named);
  const takesLanes = calculator.inputs.some(({ name }) => name === 'lanes');
  const width = takesLanes && lanes !== null ? { lanes } : undefined;
  // The other labels say of what they are a generation.
  const titled = kind === 'sata' ? `SATA ${label}` : label;
  const text = width ? `${titled}\u00a0${words.lanes(width.lanes)}` : titled;
  const inputs = { generation: named, ...width };
  const ceiling = ceilingOf(calculator, inputs);
  return {
    text,
    href: calculatorLink(calculator.name, inputs),
    calculator: calculator.name,
    ceiling: { low: ceiling, high: ceiling },
  };
}

/** "DMI 3.0", "PCIe 4.0", "UMI (PCIe 2.0)" */
function uplinkName(uplink: string, generation: string): string {
  if (uplink.startsWith('DMI')) return uplink;
  return uplink === 'PCIe' ? `PCIe ${generation}` : `${uplink} (PCIe ${generation})`;
}

/** How a chipset reaches the processor; nothing where no source says. */
export async function uplink(row: ChipsetUplinksRow): Promise<PartLink | undefined> {
  if (row.uplink === null) return undefined;
  if (row.pcie_generation === null) return { text: row.uplink };
  const text = widthText(uplinkName(row.uplink, row.pcie_generation), row.lanes);
  const calculator = calculatorNamed('dmi');
  const listed = calculator.inputs.some(
    ({ name, domain }) =>
      name === 'chipset' && domain.kind === 'choice' && domain.values.some(({ value }) => value === row.chipset_id),
  );
  return listed ? { text, ...inPackets(calculator, { chipset: row.chipset_id }) } : { text };
}

export const hostLink = (row: ControllersRow): PartLink =>
  partLink(row.host_link_kind, row.host_link_generation, row.host_link_lanes);

/** One of the links that it feeds. */
export const downstream = (row: ControllersRow): PartLink =>
  partLink(row.downstream_kind, row.downstream_generation, row.downstream_lanes);

export function ceilingText({ ceiling }: PartLink): string | undefined {
  if (!ceiling) return undefined;
  const { low, high } = ceiling;
  return low === high ? rate(low) : range(low, high, 'byte_per_second');
}

export const rate = (value: number): string => quantity(value, 'byte_per_second');

/** What was measured through an uplink, each figure with its direction. */
export function measuredThrough(row: ChipsetUplinksRow): string[] {
  return [
    row.measured_read_bytes_per_s === null ? [] : words.read(rate(row.measured_read_bytes_per_s)),
    row.measured_write_bytes_per_s === null ? [] : words.written(rate(row.measured_write_bytes_per_s)),
    row.lane_cap_bytes_per_s === null ? [] : words.laneCap(rate(row.lane_cap_bytes_per_s)),
  ].flat();
}
