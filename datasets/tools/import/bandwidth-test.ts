/**
 * bandwidthTest of the CUDA samples. Its GB/s are 1000³ bytes. Builds before CUDA 11 print MB/s and divide by 1024²,
 * but some take a millisecond for 1/1024 of a second: such a figure may be 2.4 % off, so no table takes it.
 */

import { type Direction, type Extraction, type Measurement, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { hasLine, type Importer } from './importer.ts';
import { measured, wholeReports } from './report.ts';

const TITLE = /^\[CUDA Bandwidth Test\] - Starting\.\.\./;
const END = /^ *Result = (?:PASS|FAIL)\b/;
const TEST = /^ *(Host to Device|Device to Host|Device to Device) Bandwidth, ([0-9]{1,3}) Device\(s\)/;
const MEMORY = /^ *(PINNED|PAGEABLE) Memory Transfers/;
const UNIT = /^ *Transfer Size \(Bytes\)\s+Bandwidth\(([GM])B\/s\)/;
const ROW = /^ *([0-9]{1,15})\s+([0-9]{1,9}(?:\.[0-9]{1,3})?) *$/;

/** The form of --csv, with a line for each size. */
const CSV =
  /^bandwidthTest-(H2D|D2H|D2D)(?:-(Pinned|Paged))?[^,]{0,40}, Bandwidth = ([0-9]{1,9}(?:\.[0-9]{1,3})?) ([GM])B\/s, Time = [0-9.]+ s, Size = ([0-9]{1,15}) bytes, NumDevsUsed = ([0-9]{1,3})\b/;

const TESTS: Readonly<Record<string, string>> = {
  H2D: 'Host to Device',
  D2H: 'Device to Host',
  D2D: 'Device to Device',
};

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  'Host to Device': 'host_to_device',
  'Device to Host': 'device_to_host',
};

export const bandwidthTest: Importer = {
  tool: 'bandwidthtest',
  reads: 'bandwidthTest of the CUDA samples',
  recognises: (source) => hasLine(source, TITLE, '[CUDA Bandwidth Test]'),
  figure: /^bandwidthTest-\S|^ *[0-9]{4,15}\s+[0-9]/,
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const ended = wholeReports(source, TITLE, END, 'its last line, “Result = PASS”,', extraction.notices);
  for (const { start, end } of ended) {
    let test = '';
    let devices = 1;
    let memory = '';
    let unit: string | undefined;
    for (let index = start + 1; index < end; index++) {
      const line = source.lines.at(index) ?? '';
      const begun = TEST.exec(line);
      if (begun) {
        test = begun[1] ?? '';
        devices = Number(begun[2]);
        unit = undefined;
      }
      memory = MEMORY.exec(line)?.[1]?.toLowerCase() ?? memory;
      unit = UNIT.exec(line)?.[1] ?? unit;
      const [, name = '', kind = '', csvRate, csvUnit = '', csvSize, csvDevices] = CSV.exec(line) ?? [];
      const [, size, rate] = ROW.exec(line) ?? [];
      if (csvRate !== undefined) {
        const told = { test: TESTS[name] ?? '', memory: kind === 'Paged' ? 'pageable' : 'pinned' };
        const figure = { size: csvSize, rate: csvRate, unit: csvUnit, devices: Number(csvDevices) };
        extraction.measurements.push(measurementOf(source, index, { ...told, ...figure }));
      } else if (rate !== undefined && unit !== undefined) {
        const figure = { test, memory, size, rate, unit, devices };
        extraction.measurements.push(measurementOf(source, index, figure));
      }
    }
  }
  return extraction;
}

interface Figure {
  test: string;
  memory: string;
  size: string | undefined;
  rate: string;
  unit: string;
  devices: number;
}

function measurementOf(
  source: SourceText,
  index: number,
  { test, memory, size, rate, unit, devices }: Figure,
): Measurement {
  const direction = DIRECTIONS[test] ?? 'unspecified';
  return measured(source, index, {
    tool: 'bandwidthtest',
    job: `${test.toLowerCase()}, ${memory} memory`,
    direction,
    access: 'copy',
    duplex: 'one_way',
    block_size: Number(size) || undefined,
    devices: devices > 1 ? devices : undefined,
    bandwidth: positive(Number(rate), unit === 'G' ? 1e9 : 1024 ** 2),
    precision: rate.replace('.', '').length < 3 ? 'approximate' : 'exact',
    unusable: unusable(direction, unit),
    warnings: memory === 'pageable' ? ['pageable memory is copied twice: use pinned memory to measure the link'] : [],
  });
}

function unusable(direction: Direction, unit: string): string | undefined {
  if (direction === 'unspecified') return 'a copy inside the device; it does not pass the link';
  return unit === 'M'
    ? 'builds that print MB/s do not agree on its size: repeat the run with CUDA 11 or newer'
    : undefined;
}
