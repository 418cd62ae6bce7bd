/** `nvme id-ctrl` and `nvme smart-log`: how much one command may move, and whether heat slowed the drive. */

import type { Lines } from '../paste/lines.ts';
import { asNumber, asText, type JsonObject } from '../text/json-text.ts';
import { commandIn, countOf, MOST_RECORDS, plainName, textOf, told } from './figures.ts';
import { jsonPastes } from './json-lines.ts';
import { commandsOf } from './line-cache.ts';
import names from './names.json' with { type: 'json' };
import type { Stated } from './stated.ts';

export interface NvmeReport {
  line: number;
  /** nvme0, where a command or a heading names it. */
  name?: Stated<string> | undefined;
  model?: Stated<string> | undefined;
  /** A command moves at most two to the power of this many smallest pages, which are 4 KiB in practice; 0: any size. */
  mdts?: Stated<number> | undefined;
  /** Degrees Celsius: now, and from where on the drive warns and calls it critical. */
  temperature?: Stated<number> | undefined;
  warnsAt?: Stated<number> | undefined;
  criticalAt?: Stated<number> | undefined;
  /** Bits, of which the second is the temperature. */
  warnings?: Stated<number> | undefined;
  /** Minutes that it was too hot for. */
  warmMinutes?: Stated<number> | undefined;
  criticalMinutes?: Stated<number> | undefined;
  /** How many times it slowed down a little, and heavily. */
  lightThrottles?: Stated<number> | undefined;
  heavyThrottles?: Stated<number> | undefined;
  /** Data that it could not give back, where there is any. */
  mediaErrors?: Stated<number>;
}

type Key = Exclude<keyof NvmeReport, 'line' | 'name'>;

/** Names in the text of 1.x, in that of 2.x and in JSON, without regard to case and the signs between words. */
const KEYS = names.nvme as Readonly<Record<string, Key>>;

const FIELD = /^\s{0,8}([A-Za-z][\w ]{1,40}?)\s{0,40}:\s{0,8}(\S.{0,100})$/;
/** How each of the names and headings begins: most lines have none. */
const LIKELY = /^\s{0,8}(?:mn|mdts|wctemp|cctemp|critical|temp|warning|thermal|thm|media|nvme identify|smart log)/i;
const LIKELY_LETTERS = 'MWCTNSmwctns';
const COMMANDS = ['smartctl', 'nvme', 'lsblk'];
const HEADING =
  /^\s{0,8}(?:NVME Identify Controller:|Smart Log for NVME device:\s?(nvme[0-9]{1,4}(?:n[0-9]{1,4})?)\b)/i;
/** smartctl and sensors have a temperature, too: these names are of nvme-cli alone. */
const OWN = /^\s{0,8}(?:mdts|wctemp|cctemp|mn|critical_warning)\s{0,40}:/;

export function nvmeReports(lines: Lines): NvmeReport[] {
  const reports: NvmeReport[] = [];
  let report: NvmeReport | undefined;
  let name: Stated<string> | undefined;
  const commandAt = commandsOf(lines);
  const nextCommand = lines.seeker(COMMANDS);
  for (let index = 0; index < lines.length; index++) {
    const mayCommand = nextCommand(index) === index;
    if (!mayCommand && !lines.mayBegin(index, LIKELY_LETTERS)) continue;
    const line = lines.at(index) ?? '';
    const number = index + 1;
    const command = mayCommand ? commandAt(index, line) : undefined;
    if (!command && !LIKELY.test(line)) continue;
    const heading = HEADING.exec(line);
    if (command) {
      name = command.tool === 'nvme' ? told(command.device, number) : undefined;
      report = undefined;
    } else if (heading) {
      report = { line: number, name: told(heading[1], number) ?? name };
      name = undefined;
      reports.push(report);
    }
    const [, field = '', text = ''] = FIELD.exec(line) ?? [];
    const key = keyOf(field);
    if (!key || reports.length >= MOST_RECORDS) continue;
    if (OWN.test(line) && (!report || report[key] !== undefined)) {
      report = { line: number, name };
      name = undefined;
      reports.push(report);
    }
    if (report && report[key] === undefined) readField(report, key, text, number);
  }
  const known = reports.filter((each) => Object.keys(KEYS).some((key) => each[KEYS[key] as Key]));
  return [...known, ...jsonReports(lines)].sort((a, b) => a.line - b.line);
}

function keyOf(field: string): Key | undefined {
  const plain = field.toLowerCase().replace(/[^a-z0-9]/g, '');
  return Object.hasOwn(KEYS, plain) ? KEYS[plain] : undefined;
}

function readField(report: NvmeReport, key: Key, text: string, line: number): void {
  if (key === 'model') report.model = told(textOf(text), line);
  else if (key === 'mediaErrors') addMediaErrors(report, wholeOf(text), line);
  else if (key === 'temperature') report.temperature = told(celsiusIn(text), line);
  else report[key] = told(inDegrees(key, wholeOf(text)), line);
}

/** None is what nearly all have. */
function addMediaErrors(report: NvmeReport, count: number | undefined, line: number): void {
  if (count) report.mediaErrors = { value: count, line };
}

/** `35 C`, `35 °C (308 K)`, and `95 °F (308 K)` of some languages. */
function celsiusIn(text: string): number | undefined {
  const kelvin = /\(([0-9]{1,4}) ?K\)/.exec(text)?.[1];
  if (kelvin !== undefined) return celsius(Number(kelvin));
  const degrees = /^(-?[0-9]{1,3}) ?(?:°|º|deg)? ?C\b/.exec(text)?.[1];
  return degrees === undefined ? undefined : Number(degrees);
}

function wholeOf(text: string): number | undefined {
  const first = text.trim().split(' ', 1)[0] ?? '';
  return /^0x[0-9a-f]{1,8}$/i.test(first) ? Number(first) : countOf(first);
}

/** Limits are in kelvin; a drive that has none says 0. */
function inDegrees(key: Key, value: number | undefined): number | undefined {
  if (key !== 'warnsAt' && key !== 'criticalAt') return value;
  return value ? celsius(value) : undefined;
}

/** As nvme-cli rounds it. */
const celsius = (kelvin: number): number => kelvin - 273;

function jsonReports(lines: Lines): NvmeReport[] {
  const reports: NvmeReport[] = [];
  for (const { value, lineOf } of jsonPastes(lines, ['mdts', 'critical_warning'])) {
    // Those of smartctl are nested in documents of its own.
    if (value.mdts === undefined && value.critical_warning === undefined) continue;
    const line = lineOf(value);
    const report: NvmeReport = { line, name: nameAbove(lines, line) };
    for (const field of Object.keys(value)) readJson(report, field, value, lineOf(value, field));
    if (reports.length < MOST_RECORDS) reports.push(report);
  }
  return reports;
}

/** JSON does not name its device: the command right above it may. */
function nameAbove(lines: Lines, line: number): Stated<string> | undefined {
  const command = commandIn(lines.at(line - 2) ?? '');
  return command?.tool === 'nvme' ? told(plainName(command.device), line - 1) : undefined;
}

function readJson(report: NvmeReport, field: string, object: JsonObject, line: number): void {
  const key = keyOf(field);
  if (!key) return;
  if (key === 'model') {
    report.model = told(textOf(asText(object[field])), line);
    return;
  }
  const value = asNumber(object[field]);
  if (value === undefined) return;
  if (key === 'mediaErrors') {
    addMediaErrors(report, value, line);
    return;
  }
  // JSON gives kelvin; 2.x with more detail has an object of warnings, which is no number.
  report[key] = told(key === 'temperature' ? celsius(value) : inDegrees(key, value), line);
}
