// How a row reads: at build time, in charts and in the browser alike.

import { linkName } from '../../calc-wasm/js/link.ts';
import { linkOf } from '../../datasets/tools/text/links.ts';
import { expectedRange, type FormatOptions, quantity, size } from '../common/format.ts';
import { figureOf } from './figure.ts';
import { words } from './measurement.words.ts';
import type { Row } from './measurements.ts';

/** A value of a column for people, or as it is. */
export const valueLabel = (column: string, value: string): string => words.values[column]?.[value] ?? value;

const SIGNS = { space: '\u00a0', times: '×' };

/** "pcie-3.0" as "PCIe 3.0", "ethernet-10" as "10 GbE". */
export function linkLabel(text: string): string {
  const [kind = '', generation] = text.split('-');
  const link = linkOf(kind, generation);
  return link ? linkName(link, SIGNS) : valueLabel('link_kind', kind);
}

/** What a row says of its link; charts leave out what is not known. */
interface OfLink {
  link_kind: string;
  link_generation?: string | null;
  link_lanes?: number | null;
  link_count?: number | null;
}

/** "PCIe 3.0 ×8", "2 PCIe 2.0 ×8"; nothing where there is no link. */
export function linkText({ link_kind, link_generation, link_lanes, link_count }: OfLink): string {
  const link = linkOf(link_kind, link_generation, link_lanes);
  if (!link) return '';
  const count = typeof link_count === 'number' && link_count !== 1 ? `${link_count}\u00a0` : '';
  return count + linkName(link, SIGNS);
}

/** The same, and in words that there is none. */
export const linkOrNone = (row: OfLink): string => linkText(row) || valueLabel('link_kind', row.link_kind);

/** A size or rate within a name, whose number would stand alone at the end of a line. */
const MEASURE = /(?<=\d) (?=(?:[KMGTP]i?B|[GM]b\/s|GT\/s|rpm)(?!\p{L}))/gu;

/** "Samsung 980 PRO 1 TB", the size in one piece. */
export const deviceText = ({ target }: Pick<Row, 'target'>): string => target.replace(MEASURE, '\u00a0');

const bandwidth = (value: number, options: FormatOptions = {}): string =>
  quantity(value, 'byte_per_second', { digits: 4, ...options });

/** What it hung on and in which computer, as far as known. */
export const placeText = (row: Row): string => [row.controller, row.platform_name].filter(Boolean).join(', ');

/** The figure with what its author left open. */
export function measuredText(row: Row, options?: FormatOptions): string {
  const digits = row.precision === 'exact' ? 4 : 3;
  return figureOf(row, { digits, ...options })?.text ?? '';
}

export function expectedText(row: Row, options?: FormatOptions): string {
  const { expected_low_bytes_per_s: low, expected_high_bytes_per_s: high } = row;
  return low === null || high === null ? '' : expectedRange(low, high, row.range_basis, options);
}

export const ceilingText = (row: Row, options?: FormatOptions): string =>
  row.ceiling_bytes_per_s === null ? '' : bandwidth(row.ceiling_bytes_per_s, options);

export const shareText = (row: Row): string =>
  row.measured_over_ceiling === null ? '' : quantity(row.measured_over_ceiling, 'ratio');

export const iopsText = (row: Row): string =>
  typeof row.iops === 'number' ? quantity(row.iops, 'operation_per_second') : '';

/** The mean, or else the percentile that there is, which is named. */
export function latencyText(row: Row): string {
  const { latency_mean_s: mean, latency_p50_s: p50, latency_p99_s: p99 } = row;
  if (typeof mean === 'number') return quantity(mean, 'second');
  if (typeof p50 === 'number') return words.row.percentile(50, quantity(p50, 'second'));
  return typeof p99 === 'number' ? words.row.percentile(99, quantity(p99, 'second')) : '';
}

const STORAGE = new Set(['drive', 'array', 'controller']);

/** What a row, or a vendor's claim, says of the load. */
interface OfLoad {
  access: string;
  direction: string;
  target_kind: string;
  read_percent?: string | number | null;
  block_size_bytes?: string | number | null;
  queue_depth?: string | number | null;
  jobs?: string | number | null;
}

/** "random read, 4 KiB, QD 32, 4 jobs": what the source says of the load. */
export function workloadText(row: OfLoad): string {
  const { access, direction, read_percent: reads, block_size_bytes: block } = row;
  return [
    words.row.done(access, direction, STORAGE.has(row.target_kind)),
    direction === 'mixed' && typeof reads === 'number' && words.row.reads(reads),
    typeof block === 'number' && size(block),
    typeof row.queue_depth === 'number' && words.row.queueDepth(row.queue_depth),
    typeof row.jobs === 'number' && row.jobs > 1 && words.row.jobs(row.jobs),
  ]
    .filter(Boolean)
    .join(', ');
}

/** An SPDX name as a licence, or else why the figures of a source may stand here. */
export const licenceText = (licence: string): string =>
  words.values.source_rights_basis?.[licence] ?? words.row.licence(licence);

/** A row in a few lines, for a dot. */
export function summary(row: Row, options?: FormatOptions): string {
  const { row: say } = words;
  return [
    `${row.target}, ${linkOrNone(row)}, ${valueLabel('direction', row.direction)}`,
    [
      say.measured(measuredText(row, options)),
      row.ceiling_bytes_per_s !== null && say.predicted(expectedText(row, options), ceilingText(row, options)),
    ]
      .filter(Boolean)
      .join(', '),
    say.source(row.source_title, licenceText(row.source_licence_spdx ?? row.source_rights_basis)),
  ].join('\n');
}
