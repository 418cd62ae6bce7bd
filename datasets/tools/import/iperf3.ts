/**
 * iperf3, text and JSON. It measures a network between two computers, which no table of drives and links holds: its
 * figures are shown and not taken. Bits of the rate are decimal, bytes of the transfer binary.
 */

import { type Extraction, exact, type Measurement, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { asNumber, asObject, asText, documentsOf, type JsonDocument, type JsonObject } from '../text/json-text.ts';
import { hasLine, type Importer } from './importer.ts';
import { cutOff, measured, reportsIn } from './report.ts';

const TITLE = /^(?:Connecting to host \S{1,255}, port [0-9]{1,5}|Accepted connection from )/;
/** Only a client says that it is done. */
const END = /^iperf Done\. *$/;
const TOTAL =
  /^(?:\[ *(SUM|[0-9]{1,4})\](?:\[([A-Z-]{1,6})\])? +)?[0-9.]+-([0-9.]+) +sec +[0-9.]+ [KMGT]?Bytes +([0-9.]+) ([KMGT]?)bits\/sec\b.* (sender|receiver) *$/;
const NETWORK = 'a network between two computers; a table holds drives and the links inside one';

export const iperf3: Importer = {
  tool: 'iperf3',
  reads: 'iperf3, client text and JSON',
  recognises: (source) =>
    hasLine(source, TITLE, 'Connecting to host ') ||
    hasLine(source, TITLE, 'Accepted connection') ||
    hasLine(source, TOTAL, 'bits/sec') ||
    source.mayHold('"sum_received"') ||
    source.mayHold('"tcp_mss_default"'),
  read,
};

const POWERS: Readonly<Record<string, number>> = { '': 1, K: 1e3, M: 1e6, G: 1e9, T: 1e12 };

/** The figures of each interval, of which the end holds the sums. */
const UNREAD: ReadonlySet<string> = new Set(['intervals']);

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const titled = reportsIn(source, TITLE, END);
  // The sums alone, as people copy them, without the line that says whom it talked to.
  const whole = { start: 0, end: source.lines.length, isWhole: false };
  for (const { start, end, isWhole } of titled.length > 0
    ? titled
    : hasLine(source, TOTAL, 'bits/sec')
      ? [whole]
      : []) {
    const rows = totalsIn(source, start, end);
    // Both ways at once: what arrives here is told apart from what is sent.
    const isBoth = rows.some(({ found }) => found[2] !== undefined);
    // Several streams are added up by iperf3 itself.
    const sums = rows.filter(({ found }) => found[1] === 'SUM');
    const streams = streamsIn(source, start, end) / (isBoth ? 2 : 1);
    const wanted = streams > 1 ? sums : rows;
    if (!isWhole && !wanted.some(({ found }) => found[6] === 'receiver')) {
      extraction.notices.push(cutOff(source, start + 1, 'the line of the receiver, the last of the sums,'));
      continue;
    }
    for (const { found, index } of sums.length > 0 ? sums : rows) {
      const [, , way = '', seconds, number, power = '', role = ''] = found;
      const bits = Number(number) * (POWERS[power] ?? 1);
      const job = way.startsWith('RX') ? `${role}, other way` : role;
      const total = networkOf(source, index, job, bits, Number(seconds), 'approximate');
      extraction.measurements.push({ ...total, ...(sums.length > 0 && streams > 1 && { jobs: streams }) });
    }
  }
  for (const document of documentsOf(source, UNREAD)) readDocument(document, source, extraction);
  return extraction;
}

interface Total {
  found: RegExpExecArray;
  index: number;
}

/** Servers of older versions write a sender that they know nothing of; a receiver of nothing is a result. */
const totalsIn = (source: SourceText, start: number, end: number): Total[] =>
  source.lines.slice(start, end).flatMap((line, at) => {
    const match = TOTAL.exec(line);
    return match && (Number(match[4]) > 0 || match[6] === 'receiver') ? [{ found: match, index: start + at }] : [];
  });

const STREAM = /^\[ *[0-9]{1,4}\] local \S/;

const streamsIn = (source: SourceText, start: number, end: number): number =>
  source.lines.slice(start, end).filter((line) => STREAM.test(line)).length;

function readDocument({ value, start, brokenAt }: JsonDocument, source: SourceText, extraction: Extraction): void {
  const setup = asObject(value.start);
  if (
    setup === undefined ||
    (setup.tcp_mss_default === undefined && setup.test_start === undefined && setup.connected === undefined)
  )
    return;
  if (brokenAt !== undefined) {
    extraction.notices.push(cutOff(source, source.lineAt(brokenAt), 'the end of the JSON'));
    return;
  }
  const end = asObject(value.end) ?? {};
  const line = source.lineAt(start) - 1;
  const version = asText(setup.version)?.replace(/^iperf /, '');
  for (const [key, role] of [
    ['sum_sent', 'sender'],
    ['sum_received', 'receiver'],
    ['sum_sent_bidir_reverse', 'sender, other way'],
    ['sum_received_bidir_reverse', 'receiver, other way'],
  ] as const) {
    const sum: JsonObject = asObject(end[key]) ?? {};
    const bits = asNumber(sum.bits_per_second);
    if (bits === undefined) continue;
    extraction.measurements.push({
      ...networkOf(source, line, role, bits, asNumber(sum.seconds), 'exact'),
      tool_version: version,
    });
  }
}

const networkOf = (
  source: SourceText,
  index: number,
  role: string,
  bits: number,
  seconds: number | undefined,
  precision: Measurement['precision'],
): Measurement =>
  measured(source, index, {
    tool: 'iperf3',
    job: role,
    direction: 'unspecified',
    access: 'unspecified',
    bandwidth: positive(bits / 8),
    duration: seconds === undefined ? undefined : exact(seconds),
    precision,
    unusable: NETWORK,
  });
