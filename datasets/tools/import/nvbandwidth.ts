/**
 * nvbandwidth -j. Cells of its matrices are texts, GB is 1000³ bytes; tests that the computer cannot
 * run are waived. Each cell is one pair of host or device; a bidirectional test reports one direction.
 */

import { type Direction, type Extraction, exact, type Measurement, nothing } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import {
  asArray,
  asNumber,
  asObject,
  asText,
  documentsOf,
  type JsonDocument,
  type JsonObject,
} from '../text/json-text.ts';
import { bytesPer, secondsPer } from '../text/number.ts';
import { hasLine, type Importer } from './importer.ts';
import { isFull } from './report.ts';

export const nvBandwidth: Importer = {
  tool: 'nvbandwidth',
  reads: 'nvbandwidth, text and JSON (-j)',
  recognises: (source) =>
    source.mayHold('"nvbandwidth"') || hasLine(source, /^nvbandwidth Version: /, 'nvbandwidth Version: '),
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  let hasDocument = false;
  for (const document of documentsOf(source)) {
    hasDocument ||= document.value.nvbandwidth !== undefined;
    const content = asObject(document.value.nvbandwidth);
    if (!content) continue;
    const line = source.lineAt(document.start);
    if (isFull(extraction, source, line - 1)) break;
    if (document.brokenAt !== undefined) {
      const message = `the JSON is invalid from here on: ${document.problem}`;
      const fix = 'give the whole file; tests before this line were read';
      extraction.notices.push(source.notice('error', source.lineAt(document.brokenAt), message, fix));
    }
    readDocument(content, document, source, extraction);
  }
  const hasText = readText(source, extraction);
  if (!hasText && !hasDocument) {
    extraction.notices.push(source.notice('error', 1, 'nvbandwidth reports no test', 'repeat the run'));
  }
  return extraction;
}

/** A test of the text form: a matrix below its title, then the sum, always with two decimals. */
interface TextTest {
  name: string;
  line: number;
  title: string;
  matrix: string[][];
}

/** Reads the form that a person sees; gives back whether there was any. */
function readText(source: SourceText, extraction: Extraction): boolean {
  let version: string | undefined;
  let test: TextTest | undefined;
  let hasTest = false;
  const cutOff = ({ name, line }: TextTest) =>
    extraction.notices.push(
      source.notice(
        'error',
        line,
        `the output is cut off in the test ${name.slice(0, 80)}: its sum is missing`,
        'give the complete output; tests that are complete were read',
      ),
    );
  for (const [index, line] of source.lines.entries()) {
    const begun = /^nvbandwidth Version: (\S{1,40})/.exec(line)?.[1];
    const name = /^Running (\w{1,100})\.$/.exec(line)?.[1];
    if (begun !== undefined || name !== undefined) {
      if (test && test.matrix.length > 0) cutOff(test);
      test = undefined;
    }
    version = begun ?? version;
    if (name !== undefined) {
      test = { name, line: index + 1, title: '', matrix: [] };
      hasTest = true;
    } else if (!test) continue;
    else if (/^(?:Waived|ERROR)/.test(line)) test = undefined;
    else if (/\([A-Za-z/]{1,10}\)$/.test(line) && test.matrix.length === 0) test.title = line;
    else if (/^ *[0-9]+(?: +(?:[0-9]+\.[0-9]+|N\/A))+ *$/.test(line)) {
      test.matrix.push(line.trim().split(/ +/).slice(1));
    } else {
      const sum = /^SUM \w+ ([0-9]+\.[0-9]{2})[0-9]*$/.exec(line)?.[1];
      if (sum === undefined) continue;
      const content = { bandwidth_description: test.title, sum };
      extraction.measurements.push(...measurementsOf(content, test.name, test.matrix, version, source, test.line));
      test = undefined;
    }
  }
  if (test) cutOff(test);
  return hasTest;
}

function readDocument(content: JsonObject, document: JsonDocument, source: SourceText, extraction: Extraction): void {
  const line = source.lineAt(document.start);
  const problem = asText(content.error);
  const tests = asArray(content.testcases);
  if (problem !== undefined || tests.length === 0) {
    const message =
      problem === undefined ? 'nvbandwidth reports no test' : `nvbandwidth reports ${problem.slice(0, 100)}`;
    extraction.notices.push(source.notice('error', line, message, 'repeat the run'));
  }
  const version =
    asText(content.git_version) || asText(content.version) || asText(content['nvbandwidth Version']) || undefined;
  const waived: string[] = [];
  let waivedLine = line;
  for (const entry of tests) {
    const test = asObject(entry);
    const name = asText(test?.name);
    // A test that the break left unclosed lacks figures, and its last one may lack digits.
    if (!test || name === undefined || document.unclosed.has(test)) continue;
    const testLine = source.lineAt(document.placeOf(test));
    const matrix = asArray(test.bandwidth_matrix ?? test.latency_matrix);
    if (matrix.length === 0) {
      if (waived.length === 0) waivedLine = testLine;
      waived.push(`${name} (${asText(test.status) ?? 'no figures'})`);
      continue;
    }
    extraction.measurements.push(...measurementsOf(test, name, matrix, version, source, testLine));
  }
  if (waived.length > 0) {
    const message = `${waived.length} tests have no figures: ${waived.slice(0, 20).join(', ').slice(0, 900)}`;
    const fix = 'nothing to do if the computer cannot run them';
    extraction.notices.push(source.notice('warning', waivedLine, message, fix));
  }
  const driver = asText(content['Driver Version']);
  if (driver && extraction.measurements[0]) {
    extraction.facts.push({
      key: 'targets.controller',
      value: `driver ${driver}`.slice(0, 200),
      file: source.name,
      line,
    });
  }
}

function measurementsOf(
  test: JsonObject,
  name: string,
  matrix: ReturnType<typeof asArray>,
  version: string | undefined,
  source: SourceText,
  line: number,
): Measurement[] {
  const words = asText(test.bandwidth_description) ?? asText(test.latency_description) ?? '';
  const unit = /\(([A-Za-z/]{1,10})\)\s*$/.exec(words)?.[1] ?? '';
  const factor = unit.endsWith('/s') ? bytesPer(unit.slice(0, -2)) : secondsPer(unit);
  const isTime = !unit.endsWith('/s');
  const cells = matrix.slice(0, 64).flatMap((row, from) =>
    asArray(row)
      .slice(0, 64)
      .flatMap((cell, to) => {
        // "N/A" stands where a device would be paired with itself.
        const value = asNumber(cell);
        return value === undefined ? [] : [{ value, from, to }];
      }),
  );
  // The sum of a single cell has more digits than the cell.
  const sum = asNumber(test.sum);
  const isAllAtOnce = /^(?:all_to|host_to_all|one_to_all)/.test(name) && cells.length > 1;
  const measurements = cells.map(({ value, from, to }): Measurement => {
    const isSame = cells.length === 1 && sum !== undefined && Math.abs(sum / value - 1) < 1e-4;
    const figure = exact((isSame ? sum : value) * (factor ?? 1));
    return {
      tool: 'nvbandwidth',
      tool_version: version,
      file: source.name,
      line,
      job: cells.length > 1 ? `${name} ${from} ${to}` : name,
      scope: isAllAtOnce ? 'part' : 'whole',
      direction: directionOf(name),
      duplex: /bidirectional/.test(name) ? 'two_way' : isTime ? 'unknown' : 'one_way',
      pattern: isTime ? undefined : 'copy',
      access: isTime ? 'unspecified' : 'copy',
      bandwidth: isTime ? undefined : figure,
      latency_kind: isTime ? 'unknown' : undefined,
      latency_mean: isTime ? figure : undefined,
      engine: /_sm$/.test(name) ? 'SM' : /_ce$/.test(name) ? 'CE' : undefined,
      precision: 'exact',
      error: 0,
      unusable: factor === undefined ? `the unit ${unit || 'of the test'} is unknown` : unusable(name),
      warnings: [],
    };
  });
  const [first] = measurements;
  if (!isAllAtOnce || !first || sum === undefined || isTime) return measurements;
  const whole: Measurement = {
    ...first,
    job: name,
    scope: 'whole',
    parts: cells.length,
    devices: cells.length,
    bandwidth: exact(sum * (factor ?? 1)),
  };
  return [...measurements, whole];
}

/** Copies between GPUs do not pass the link of a single one. */
const unusable = (name: string): string | undefined =>
  /device_to_device|one_to_|_to_one/.test(name)
    ? 'a copy between two devices; a table holds copies between host and device'
    : undefined;

function directionOf(name: string): Direction {
  if (/^(?:host_to_device|host_to_all)/.test(name)) return 'host_to_device';
  return /^(?:device_to_host|all_to_host)/.test(name) ? 'device_to_host' : 'unspecified';
}
