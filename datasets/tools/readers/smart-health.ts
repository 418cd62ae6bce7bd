/** What a drive says of its own health, as smartctl prints it: of counts only those that are not zero. */

import { asNumber, asObject, asText } from '../text/json-text.ts';
import { told } from './figures.ts';
import type { JsonPaste } from './json-lines.ts';
import signs from './signs.json' with { type: 'json' };
import type { Stated } from './stated.ts';

export interface SmartHealth {
  /** Its own check says that it fails, or is about to. */
  isFailing?: Stated<true>;
  /** The same of its temperature alone, which is no reason to replace it. */
  isHot?: Stated<true>;
  /** The newest self-test that came to an end found a fault. */
  isTestFailed?: Stated<true>;
  /** Sectors that were replaced, that wait to be, and that could not be read. */
  reallocated?: Stated<number>;
  pending?: Stated<number>;
  uncorrectable?: Stated<number>;
  linkErrors?: Stated<number>;
  /** How often it could not give data back. */
  mediaErrors?: Stated<number>;
  /** Of SAS: data that it could not store. */
  writeErrors?: Stated<number>;
  /** Its count of sectors or data that it cannot read was printed, and is zero. */
  isReadable?: Stated<true>;
}

type Count = Exclude<keyof SmartHealth, (typeof MARKS)[number]>;

const MARKS = ['isFailing', 'isTestFailed', 'isHot', 'isReadable'] as const;

/** Numbers of attributes mean other things at other makers; their names do not. */
const COUNTS: Readonly<Record<string, Count>> = {
  Reallocated_Sector_Ct: 'reallocated',
  Current_Pending_Sector: 'pending',
  Total_Pending_Sectors: 'pending',
  Offline_Uncorrectable: 'uncorrectable',
  // Errors and not sectors: one sector may be read many times.
  Reported_Uncorrect: 'mediaErrors',
  // The same in the words of Samsung.
  Uncorrectable_Error_Cnt: 'mediaErrors',
  UDMA_CRC_Error_Count: 'linkErrors',
  CRC_Error_Count: 'linkErrors',
};

/** Number, name, flags, value, worst and threshold; the raw count is the last, with more behind it in brackets. */
const ATTRIBUTE =
  /^\s{0,4}[0-9]{1,3}\s+([A-Z][A-Za-z_]{5,30})\s+(?:0x[0-9a-f]{4}|[A-Z-]{6})\s+[0-9-]{1,3}\s+[0-9-]{1,3}\s+[0-9-]{1,3}\s.{0,60}?\s([0-9]{1,15})(?: \([^)]{1,40}\))?\s*$/;
/** As people write it down, and no column tells which number it is: `Current_Pending_Sector val=99 raw=8`. */
const TYPED =
  /^[\s|*-]{0,8}(?:[0-9]{1,3}\s+)?([A-Z][A-Za-z_]{5,30})[\s:|](?:[\w\s=:,|%-]{0,80}[\s,|])?raw(?:_value)?\s?[=:]\s?([0-9]{1,15})(?:[\s,;|)]|$)/i;
const CHECKED =
  /^SMART (?:overall-health self-assessment test result: FAILED|Health Status: (?:(?!OK\b)[A-Z]{3}|.{0,60}\bimpending failure\b))/;
/** Bits, of which smartctl calls a drive failed by any. */
const WARNED = /^Critical Warning:\s{1,40}0x(?!00)([0-9a-f]{2})\s*$/;
/** Below such a line NVMe drives give their reasons. */
const REASON = /^- (.{1,80}?)\s*$/;
const HEAT = 'temperature is above or below threshold';
/** Lines that are looked at for reasons. */
const MOST_REASONS = 16;
/** The bit of heat among the warnings of NVMe. */
const HEAT_BIT = 2;

/** @param at The lines below, counted from 0. */
function isHotOnly(at: (below: number) => string): boolean {
  const reasons: string[] = [];
  for (let below = 0; below < MOST_REASONS; below++) {
    const line = at(below);
    // Some pastes have a blank line behind each.
    if (line.trim() === '') continue;
    const [, reason] = REASON.exec(line) ?? [];
    if (reason === undefined) break;
    reasons.push(reason);
  }
  return reasons.length > 0 && reasons.every((reason) => reason === HEAT);
}

/** Of SAS: defects that came after the factory, and of each kind of command six other counts before the last one. */
const GROWN = /^Elements in grown defect list:\s{1,30}([0-9]{1,9})\s*$/;
const UNCORRECTED =
  /^(read|write|verify):\s{1,24}(?:[0-9]{1,20}\s{1,24}){5}[0-9]{1,15}[.,][0-9]{3}\s{1,24}([0-9]{1,15})\s*$/;
const COMMANDS = { read: 'mediaErrors', verify: 'mediaErrors', write: 'writeErrors' } as const;
type Command = keyof typeof COMMANDS;
const MEDIA = /^Media and Data Integrity Errors:\s{1,30}([0-9][0-9,.' ]{0,20})\s*$/;

/** One of them stands in each line that tells something. */
export const HEALTH_SIGNS = signs['smart-health'];

/** A self-test that found a fault, of ATA and SAS, and one that found none; the newest stands at the top. */
const TEST_FAILED = /^\s{0,2}#\s{0,2}[0-9]{1,2}\s.{4,28}?\s(?:Completed: [a-z]|Completed, segment failed|Failed in )/;
const TEST_PASSED = /^\s{0,2}#\s{0,2}[0-9]{1,2}\s.{4,28}?\sCompleted(?: without error)?\s{2}/;
const MOST_TESTS = 21;
/** An attribute below its threshold, in both formats; of heat it is no reason to replace the drive. */
const BELOW =
  /^\s{0,4}[0-9]{1,3}\s+(?![A-Za-z_]{0,20}Temperature|Airflow)[A-Z][\w-]{3,30}\s+(?:0x[0-9a-f]{4}\s.{10,80}\sFAILING_NOW|[A-Z-]{6}\s+[0-9]{3}\s+[0-9]{3}\s+[0-9]{3}\s+NOW)\s/;

/** Whether the newest self-test that came to an end is the one of this line, and found a fault. */
function isLastTestFailed(line: string, at: (below: number) => string): boolean {
  if (!TEST_FAILED.test(line)) return false;
  for (let above = 1; above < MOST_TESTS; above++) {
    const row = at(-1 - above);
    if (!/^\s{0,2}#/.test(row)) return true;
    if (TEST_PASSED.test(row)) return false;
  }
  return true;
}

const BAD = /^\s{1,24}Health Status : Bad\b/;
/** CrystalDiskInfo: number, current, worst and threshold, six bytes of the raw count, of which makers use the upper two for else. */
const CRYSTAL = /^\s{0,2}[0-9A-F]{2} [_0-9]{3} [_0-9]{3} [_0-9]{3} [0-9A-F]{4}([0-9A-F]{8}) (\S.{5,40}?)\s*$/;
const CRYSTAL_COUNTS: Readonly<Record<string, Count>> = {
  'Reallocated Sectors Count': 'reallocated',
  'Current Pending Sector Count': 'pending',
  'Uncorrectable Sector Count': 'uncorrectable',
  'UltraDMA CRC Error Count': 'linkErrors',
};
export const CRYSTAL_SIGNS = ['Health Status : Bad', ...Object.keys(CRYSTAL_COUNTS)];

/** The same of a line of CrystalDiskInfo. */
export function crystalHealth(line: string, number: number): SmartHealth | undefined {
  if (BAD.test(line)) return { isFailing: { value: true, line: number } };
  const [, raw = '', name = ''] = CRYSTAL.exec(line) ?? [];
  const kind = Object.hasOwn(CRYSTAL_COUNTS, name) ? CRYSTAL_COUNTS[name] : undefined;
  return kind && counted(kind, Number.parseInt(raw, 16), number);
}

/** What a line tells, nothing where all is well; `at` gives the lines below it, counted from 0. */
export function healthIn(line: string, number: number, at: (below: number) => string): SmartHealth | undefined {
  if (CHECKED.test(line)) return { [isHotOnly(at) ? 'isHot' : 'isFailing']: { value: true, line: number } };
  const warned = WARNED.exec(line)?.[1];
  if (warned !== undefined)
    return { [Number.parseInt(warned, 16) === HEAT_BIT ? 'isHot' : 'isFailing']: { value: true, line: number } };
  if (isLastTestFailed(line, at)) return { isTestFailed: { value: true, line: number } };
  const failing: SmartHealth | undefined = BELOW.test(line) ? { isFailing: { value: true, line: number } } : undefined;
  const [, name = '', raw] = ATTRIBUTE.exec(line) ?? TYPED.exec(line) ?? [];
  const kind = Object.hasOwn(COUNTS, name) ? COUNTS[name] : undefined;
  const known = kind && counted(kind, Number(raw), number);
  if (kind || failing) return known && failing ? withHealth(known, failing) : (known ?? failing);
  const grown = GROWN.exec(line)?.[1];
  if (grown) return counted('reallocated', Number(grown), number);
  const [, command, errors] = UNCORRECTED.exec(line) ?? [];
  if (command) return counted(COMMANDS[command as Command], Number(errors), number);
  const media = MEDIA.exec(line)?.[1]?.replace(/[^0-9]/g, '');
  return media === undefined ? undefined : counted('mediaErrors', Number(media), number);
}

function counted(kind: Count, value: number, line: number): SmartHealth | undefined {
  if (value > 0) return { [kind]: { value, line } };
  return OF_READING.has(kind) ? { isReadable: { value: true, line } } : undefined;
}

const OF_READING: ReadonlySet<Count> = new Set(['pending', 'mediaErrors']);

const ALL_COUNTS = new Set<Count>([...Object.values(COUNTS), ...Object.values(COMMANDS)]);

/** Two attributes may count the same: the larger holds. */
export function withHealth(before: SmartHealth | undefined, more: SmartHealth): SmartHealth {
  const after = { ...before };
  for (const mark of MARKS) if (more[mark]) after[mark] ??= more[mark];
  for (const kind of ALL_COUNTS) {
    const message = more[kind];
    if (message && message.value > (after[kind]?.value ?? 0)) after[kind] = message;
  }
  return after;
}

/** The same of `smartctl --json`. */
export function jsonHealth({ value, lineOf }: JsonPaste): SmartHealth | undefined {
  let health: SmartHealth | undefined;
  const status = asObject(value.smart_status);
  if (status?.passed === false) {
    const isHot = asNumber(asObject(status.nvme)?.value) === HEAT_BIT;
    const failing: Stated<true> = { value: true, line: lineOf(status, 'passed') };
    health = withHealth(health, isHot ? { isHot: failing } : { isFailing: failing });
  }
  const table = asObject(value.ata_smart_attributes)?.table;
  for (const row of (Array.isArray(table) ? table : []).map((item) => asObject(item))) {
    const name = asText(row?.name) ?? '';
    const kind = Object.hasOwn(COUNTS, name) ? COUNTS[name] : undefined;
    const raw = asNumber(asObject(row?.raw)?.value);
    const smartHealth = row && kind && counted(kind, raw ?? 0, lineOf(row));
    if (smartHealth) health = withHealth(health, smartHealth);
    if (row?.when_failed === 'now' && !/Temperature/.test(name))
      health = withHealth(health, { isFailing: { value: true, line: lineOf(row, 'when_failed') } });
  }
  const log = asObject(value.ata_smart_self_test_log);
  const tests = asObject(log?.extended ?? log?.standard)?.table;
  const ended = (Array.isArray(tests) ? tests : [])
    .map((item) => asObject(asObject(item)?.status))
    .find((status) => typeof status?.passed === 'boolean');
  if (ended?.passed === false)
    health = withHealth(health, { isTestFailed: { value: true, line: lineOf(ended, 'passed') } });
  // Not its defects, which older versions write eight times as large here.
  const commands = asObject(value.scsi_error_counter_log);
  for (const [command, kind] of Object.entries(COMMANDS)) {
    const own = asObject(commands?.[command]);
    const errors = asNumber(own?.total_uncorrected_errors);
    if (!own || errors === undefined) continue;
    const smartHealth = counted(kind, errors, lineOf(own, 'total_uncorrected_errors'));
    if (smartHealth) health = withHealth(health, smartHealth);
  }
  const nvme = asObject(value.nvme_smart_health_information_log);
  const media = told(asNumber(nvme?.media_errors), nvme ? lineOf(nvme, 'media_errors') : 1);
  const lost = media && counted('mediaErrors', media.value, media.line);
  return lost ? withHealth(health, lost) : health;
}
