/**
 * bandwidthTest of the CUDA samples. Its GB/s are 1000³ bytes. Builds before CUDA 11 print MB/s and divide by 1024²,
 * but some take a millisecond for 1/1024 of a second: such a figure may be 2.4 % off, so no table takes it.
 */
import { hasLine, type Importer } from './importer.ts';
import { type Direction, type Extraction, nothing, positive } from './measurement.ts';
import { measured, wholeReports } from './report.ts';
import type { SourceText } from './source-text.ts';

const TITLE = /^\[CUDA Bandwidth Test\] - Starting\.\.\./;
const END = /^ *Result = (?:PASS|FAIL)\b/;
const TEST =
  /^ *(Host to Device|Device to Host|Device to Device) Bandwidth, ([0-9]{1,3}) Device\(s\)/;
const MEMORY = /^ *(PINNED|PAGEABLE) Memory Transfers/;
const UNIT = /^ *Transfer Size \(Bytes\)\s+Bandwidth\(([GM])B\/s\)/;
const ROW = /^ *([0-9]{1,15})\s+([0-9]{1,9}(?:\.[0-9]{1,3})?) *$/;

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  'Host to Device': 'host_to_device',
  'Device to Host': 'device_to_host',
};

export const bandwidthTest: Importer = {
  tool: 'bandwidthtest',
  reads: 'bandwidthTest of the CUDA samples',
  recognises: (source) => hasLine(source, TITLE, '[CUDA Bandwidth Test]'),
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const ended = wholeReports(
    source,
    TITLE,
    END,
    'its last line, “Result = PASS”,',
    extraction.notices,
  );
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
      const [, size, rate] = ROW.exec(line) ?? [];
      if (rate === undefined || unit === undefined) continue;
      const direction = DIRECTIONS[test] ?? 'unspecified';
      extraction.measurements.push(
        measured(source, index, {
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
          warnings:
            memory === 'pageable'
              ? ['pageable memory is copied twice: use pinned memory to measure the link']
              : [],
        }),
      );
    }
  }
  return extraction;
}

function unusable(direction: Direction, unit: string): string | undefined {
  if (direction === 'unspecified') return 'a copy inside the device; it does not pass the link';
  return unit === 'M'
    ? 'builds that print MB/s do not agree on its size: repeat the run with CUDA 11 or newer'
    : undefined;
}
