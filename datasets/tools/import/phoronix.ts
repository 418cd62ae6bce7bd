/**
 * composite.xml of the Phoronix Test Suite. Its unit is whatever the wrapped program prints, so MB/s
 * is read as 1000² bytes and marked approximate; a score stays a score.
 */

import {
  type Access,
  type Direction,
  type Extraction,
  exact,
  type Fact,
  type Measurement,
  nothing,
  type SeriesPoint,
} from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { child, children, rootsOf, textAt, type XmlElement } from '../readers/xml-text.ts';
import { asObject, asText, documentsOf } from '../text/json-text.ts';
import { bytesPer, dayOf, decimal, fioSize } from '../text/number.ts';
import type { Importer } from './importer.ts';

export const phoronix: Importer = {
  tool: 'phoronix',
  reads: 'Phoronix Test Suite composite.xml',
  recognises: (source) => source.mayHold('<PhoronixTestSuite'),
  read,
};

/** As `result-file-to-json` and OpenBenchmarking.org write it: the tests below "results", their machines below theirs. */
export const phoronixJson: Importer = {
  tool: 'phoronix',
  reads: 'Phoronix Test Suite and OpenBenchmarking.org JSON',
  recognises: (source) =>
    source.mayHold('"results"') &&
    (source.mayHold('"all_results"') || source.mayHold('"raw_values"')) &&
    /"results"\s*:\s*\{/.test(source.text),
  read: readJson,
};

function readJson(source: SourceText): Extraction {
  const extraction = nothing();
  let count = 0;
  for (const { value, brokenAt, problem, unclosed, placeOf } of documentsOf(source)) {
    const results = asObject(value.results);
    if (!results) continue;
    if (brokenAt !== undefined) {
      const message = `the JSON is invalid from here on: ${problem}`;
      const fix = 'give the whole file; results before this line were read';
      extraction.notices.push(source.notice('error', source.lineAt(brokenAt), message, fix));
    }
    for (const [key, entry] of Object.entries(results)) {
      const test = asObject(entry);
      if (!test) continue;
      count++;
      const line = source.lineAt(placeOf(test));
      // Older versions have the identifier as the key, and other names for the rest.
      const identifier = asText(test.identifier) ?? key;
      readResult(
        {
          line,
          identifier,
          title: asText(test.title) ?? identifier,
          description: asText(test.description) ?? asText(test.arguments) ?? '',
          options: asText(test.arguments) ?? '',
          scale: asText(test.scale) ?? asText(test.units) ?? '',
          entries: Object.values(asObject(test.results) ?? {}).flatMap((machine) => {
            const object = asObject(machine);
            if (!object || unclosed.has(object)) return [];
            const raw = object.all_results ?? object.raw_values;
            return [
              {
                line: source.lineAt(placeOf(object)),
                value: asText(object.value),
                raw: Array.isArray(raw) ? raw.map((item) => asText(item) ?? '').join(':') : asText(raw),
              },
            ];
          }),
        },
        { version: undefined, measuredOn: dayOf(asText(value.last_modified)) },
        source,
        extraction,
      );
    }
  }
  if (count === 0) {
    extraction.notices.push(source.notice('error', 1, 'there is no result', 'give the JSON of a finished test'));
  }
  return extraction;
}

/** One test, of whichever form. */
interface Result {
  line: number;
  identifier: string | undefined;
  title: string;
  description: string;
  options: string;
  scale: string;
  entries: { line: number; value: string | undefined; raw: string | undefined }[];
}

function read(source: SourceText): Extraction {
  const extraction = nothing();
  for (const root of rootsOf(source, 'PhoronixTestSuite', extraction.notices)) {
    readSuite(root, source, extraction);
  }
  return extraction;
}

function readSuite(root: XmlElement, source: SourceText, extraction: Extraction): void {
  const system = child(root, 'System');
  const client = textAt(root, 'Generated', 'TestClient');
  const run = {
    version: /v([0-9.]+)/.exec(client ?? '')?.[1] ?? textAt(system, 'TestClientVersion'),
    measuredOn: dayOf(textAt(system, 'TimeStamp') ?? textAt(root, 'Generated', 'LastModified')),
  };
  const results = children(root, 'Result');
  if (results.length === 0) {
    const fix = 'give the composite.xml of a finished test';
    extraction.notices.push(source.notice('error', source.lineAt(root.offset), 'there is no result', fix));
  }
  for (const result of results) {
    readResult(
      {
        line: source.lineAt(result.offset),
        identifier: textAt(result, 'Identifier'),
        title: textAt(result, 'Title') ?? 'test',
        description: textAt(result, 'Description') ?? '',
        options: textAt(result, 'Arguments') ?? '',
        scale: textAt(result, 'Scale') ?? '',
        entries: children(child(result, 'Data'), 'Entry')
          .filter(({ isClosed }) => isClosed)
          .map((entry) => ({
            line: source.lineAt(entry.offset),
            value: textAt(entry, 'Value'),
            raw: textAt(entry, 'RawString'),
          })),
      },
      run,
      source,
      extraction,
    );
  }
  extraction.facts.push(...factsOf(system, source));
}

function readResult(
  { line, identifier, title, description, options, scale, entries }: Result,
  run: { version: string | undefined; measuredOn: string | undefined },
  source: SourceText,
  extraction: Extraction,
): void {
  const job = `${title}: ${description}`.slice(0, 200);
  if (entries.length === 0) {
    extraction.notices.push(source.notice('warning', line, `${job.slice(0, 80)} has no entry`, 'repeat the test'));
  }
  for (const entry of entries) {
    const value = decimal(entry.value);
    if (value === undefined) {
      extraction.notices.push(
        source.notice('warning', entry.line, `${job.slice(0, 80)} has no number`, 'repeat the test'),
      );
      continue;
    }
    const figure = figureOf(value, scale);
    const raw = (entry.raw ?? '').split(':').flatMap((text) => decimal(text) ?? []);
    const measurement: Measurement = {
      tool: 'phoronix',
      tool_version: run.version,
      file: source.name,
      line: entry.line,
      job,
      scope: 'whole',
      ...loadOf(description, options),
      iterations: raw.length > 0 ? raw.length : undefined,
      ...figure.fields,
      series: figure.metric && raw.length > 1 ? seriesOf(raw, figure.metric, figure.factor) : undefined,
      // Both words name the program behind the suite; they are the engine of the run.
      engine: identifier?.slice(0, 40),
      measured_on: run.measuredOn,
      direct: /Direct: Yes/.test(description) ? 'yes' : /Direct: No/.test(description) ? 'no' : 'unknown',
      precision: 'approximate',
      error: 0,
      unusable: figure.unusable,
      warnings: figure.warnings,
    };
    extraction.measurements.push(measurement);
  }
}

interface Figure {
  fields: Partial<Measurement>;
  metric?: SeriesPoint['metric'];
  factor: number;
  unusable?: string;
  warnings: string[];
}

function figureOf(value: number, scale: string): Figure {
  const perSecond = /^([KMGT]?i?B)\/s$/i.exec(scale)?.[1];
  const factor = perSecond ? bytesPer(perSecond) : undefined;
  if (factor) {
    return {
      fields: { bandwidth: exact(value * factor) },
      metric: 'bandwidth_bytes_per_s',
      factor,
      warnings: [`${scale} is what the wrapped program prints; it is read as ${factor} bytes per second`],
    };
  }
  if (/^IOPS$/i.test(scale)) return { fields: { iops: value }, metric: 'iops', factor: 1, warnings: [] };
  return {
    fields: { score: { value, unit: scale } },
    factor: 1,
    unusable: `${scale === '' ? 'a figure without a unit' : scale.slice(0, 40)} is neither throughput nor operations nor time`,
    warnings: [],
  };
}

function seriesOf(raw: number[], metric: SeriesPoint['metric'], factor: number): SeriesPoint[] {
  return raw
    .slice(0, 10_000)
    .map((value, index) => ({ metric, x_kind: 'iteration', x: index + 1, value: exact(value * factor) ?? 0 }));
}

/** The load in the words of the test's description: "Type: Random Read - Block Size: 4KB". */
function loadOf(
  description: string,
  options: string,
): Pick<
  Measurement,
  'direction' | 'duplex' | 'pattern' | 'access' | 'read_share' | 'block_size' | 'queue_depth' | 'jobs'
> {
  const short = description.slice(0, 500);
  const words = /(?:Type|Test): ([A-Za-z ]{1,40})/.exec(short)?.[1] ?? '';
  const isRead = /read/i.test(words);
  const isWrite = /write/i.test(words);
  const direction: Direction = isRead === isWrite ? 'unspecified' : isRead ? 'read' : 'write';
  const access: Access = /random/i.test(words) ? 'rand' : /sequential/i.test(words) ? 'seq' : 'unspecified';
  const block = /(?:Block|Record) Size: ([0-9]{1,6} ?[KMG]?)i?B/i.exec(short)?.[1];
  const depth = /(?:IO ?Depth|Queue Depth): ([0-9]{1,6})/i.exec(`${short} ${options}`)?.[1];
  const threads = /(?:Thread|Job|Client) Count: ([0-9]{1,6})/i.exec(short)?.[1];
  const isNamed = access !== 'unspecified' && direction !== 'unspecified';
  return {
    direction,
    duplex: direction === 'unspecified' ? 'unknown' : 'one_way',
    pattern: isNamed ? `${access === 'rand' ? 'rand' : ''}${direction}` : undefined,
    access,
    read_share: direction === 'read' ? 1 : direction === 'write' ? 0 : undefined,
    block_size: fioSize(block?.replace(' ', '')) || undefined,
    queue_depth: Number(depth) || undefined,
    jobs: Number(threads) || undefined,
  };
}

/** What the suite found out about the computer. */
function factsOf(system: XmlElement | undefined, source: SourceText): Fact[] {
  if (!system) return [];
  const line = source.lineAt(system.offset);
  const software = textAt(system, 'Software') ?? '';
  const hardware = textAt(system, 'Hardware') ?? '';
  const candidates: [string, string | undefined][] = [
    ['runs.kernel', /Kernel: ([^,]{1,90})/.exec(software)?.[1]],
    ['targets.filesystem', /File-System: ([^,]{1,40})/.exec(software)?.[1]],
    ['platforms.os', /OS: ([^,]{1,90})/.exec(software)?.[1]],
    ['platforms.cpu_model', /Processor: ([^,@(]{1,90})/.exec(hardware)?.[1]?.trim()],
    ['platforms.board', /Motherboard: ([^,]{1,90})/.exec(hardware)?.[1]],
  ];
  return candidates.flatMap(([key, value]) => (value ? [{ key, value, file: source.name, line }] : []));
}
