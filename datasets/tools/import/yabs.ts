/**
 * The disk test of yabs.sh: fio with half reads, half writes, two jobs of depth 64, past the page cache. Its MB is
 * 1000² bytes in newer versions; older ones print KiB / 1000, 2.3 % less. Operations times the block tell which.
 */

import { type Extraction, exact, type Measurement, nothing } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { fioSize, rounded } from '../text/number.ts';
import { KIB } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { measured, wholeReports } from './report.ts';

const TITLE = /^ *Block Size +\| *([0-9]+[km]) +\(IOPS\) +\| *([0-9]+[km]) +\(IOPS\) *$/;
const ROW =
  /^ *(Read|Write|Total) +\| +([0-9.]+) ([KMG])B\/s +\(([0-9.]+k?)\) +\| +([0-9.]+) ([KMG])B\/s +\(([0-9.]+k?)\)/;
const END = /^ *Total +\| +[0-9.]+ [KMG]B\/s +\([0-9.]+k?\) +\| +[0-9.]+ [KMG]B\/s +\([0-9.]+k?\)/;

export const yabs: Importer = {
  tool: 'yabs',
  reads: 'yabs.sh, its disk test',
  recognises: (source) => hasLine(source, TITLE, 'Block Size'),
  figure: /^ *(?:Read|Write) +\| +[0-9]/,
  read,
};

interface Cell {
  index: number;
  direction: 'read' | 'write';
  block: number;
  /** As printed, in thousands, millions or milliards of something. */
  printed: number;
  iops: number;
  /** Digits of the operations: how far they can be trusted. */
  digits: number;
}

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const cells: Cell[] = [];
  const ended = wholeReports(source, TITLE, END, 'the line “Total” of a table', extraction.notices);
  for (const { start, end } of ended) cells.push(...cellsOf(source, start, end));
  for (const group of Map.groupBy(cells, ({ index }) => tableOf(source, index)).values()) {
    const unit = unitOf(group);
    for (const cell of group) extraction.measurements.push(measurementOf(source, cell, unit));
  }
  return extraction;
}

/** Tables of one run follow each other with a line between them. */
function tableOf(source: SourceText, index: number): number {
  let first = index;
  while (first > 0 && /^ *(?:(?:Block Size|------|Read|Write|Total) *)?\|/.test(source.lines.at(first - 1) ?? '')) {
    first--;
  }
  return first;
}

function cellsOf(source: SourceText, start: number, end: number): Cell[] {
  const [, ...blocks] = TITLE.exec(source.lines.at(start) ?? '') ?? [];
  const cells: Cell[] = [];
  for (let index = start + 1; index < end; index++) {
    const [, name = '', ...figures] = ROW.exec(source.lines.at(index) ?? '') ?? [];
    if (name !== 'Read' && name !== 'Write') continue;
    for (const [column, text] of blocks.entries()) {
      const [rate = '', prefix = '', operations = ''] = figures.slice(3 * column);
      const block = fioSize(text);
      const iops = rounded(operations);
      if (block === undefined || !iops) continue;
      cells.push({
        index,
        direction: name === 'Read' ? 'read' : 'write',
        block,
        printed: Number(rate) * { K: 1e3, M: 1e6, G: 1e9 }[prefix as 'K'],
        iops,
        digits: operations.replace(/\D/g, '').length,
      });
    }
  }
  return cells;
}

/** How many bytes one printed thousand stands for: the finest operations decide, if they are fine enough. */
function unitOf(cells: readonly Cell[]): number | undefined {
  const fine = cells.filter(({ digits }) => digits >= 3);
  const ratios = fine.map(({ iops, block, printed }) => (iops * block) / printed);
  const near = (unit: number) => ratios.every((ratio) => Math.abs(ratio / unit - 1) < 0.008);
  if (ratios.length === 0) return undefined;
  return [1, KIB / 1000].find(near);
}

function measurementOf(source: SourceText, cell: Cell, unit: number | undefined): Measurement {
  const { index, direction, block, printed, iops } = cell;
  return {
    ...measured(source, index, {
      tool: 'yabs',
      job: `fio randrw ${block / KIB}k`,
      direction,
      access: 'rand',
      block_size: block,
      queue_depth: 64,
      jobs: 2,
      duration: 30,
      bandwidth: unit && exact(printed * unit),
      iops: unit ? exact((printed * unit) / block) : iops,
      engine: 'libaio',
      direct: 'yes',
      unusable:
        unit === undefined
          ? 'the unit is unknown: throughput and operations do not tell which version of yabs.sh it was'
          : undefined,
    }),
    duplex: 'two_way',
    pattern: 'randrw',
    read_share: 0.5,
  };
}
