/** What the kernel writes where a drive fails a command, stops answering or is reset: how often, of which device. */
import type { Place } from './kernel-log-place.ts';
import rows from './kernel-log-trouble.json' with { type: 'json' };

/** What each of them means stands beside its lines. */
export type TroubleKind = keyof typeof rows;

/** All of one kind and device in one log; the line is that of the first. */
export interface DriveTrouble extends Place {
  kind: TroubleKind;
  /** sda, nvme0, ata3, 2-1, 0000:00:14.0; of SCSI also its unit 7:0:14:0, or the driver of its controller */
  device: string;
  /** The controller whose driver says it, where it is another name. */
  controller?: string;
  count: number;
}

/** A word of each of them: most lines hold none. */
const ANY =
  /error|IO error on|timeout|UNC|scan devices|occurred|log_info|uas_eh_abort|uas_zap|USB disconnect|nvme|failed|hard resetting|disable|HC died|Host System|attempting|megasas|resetting|aacraid|offline|fault|FAULT|Sense Key|hostbyte|Disk failure|kicking|Error 5|SCSI sense|CAM status|Timeout on slot|lost device|: cmd |Add\. Sense|not responding to setup|error -|\[sd[a-z]{1,4}\]\s*$/;

/** Older drivers name the device in the line below, by what was asked of it. */
const ASKED = /\bsd ([0-9]{1,5}(?::[0-9]{1,6}){3}): (?:\[(sd[a-z]{1,4})\] )?CDB: /;
const GIVEN_UP =
  /\b(?:mpt[23]sas(?:_cm)?[0-9]{1,2}|mptscsih: ioc[0-9]{1,2}): attempting (?:task abort|device reset|target reset)/;

/** A paste may put several messages into one line. */
const EACH = (Object.keys(rows) as TroubleKind[]).flatMap((kind) =>
  rows[kind].lines.map(({ needle, pattern }) => ({
    kind,
    needle,
    pattern: new RegExp(pattern, 'g'),
    isOfTwoLines: pattern.includes('\\n'),
  })),
);

/** Adds what a line tells to what is known of its device. */
export function readTrouble(
  line: string,
  below: string,
  listing: number,
  place: () => Place,
  known: Map<string, DriveTrouble>,
): void {
  if (!ANY.test(line)) return;
  for (const { kind, needle, pattern, isOfTwoLines } of EACH) {
    if (!line.includes(needle)) continue;
    const own = [...(isOfTwoLines ? `${line}\n${below}` : line).matchAll(pattern)].flatMap(
      (match) => match[1] ?? match[2] ?? [],
    );
    const [, unit, name] = (GIVEN_UP.test(line) && ASKED.exec(below)) || [];
    const devices = unit === undefined ? own : [name ?? unit];
    const controller = unit === undefined ? undefined : own[0];
    for (const device of devices) {
      const key = `${listing} ${kind} ${device}`;
      const before = known.get(key);
      if (before) before.count++;
      else known.set(key, { ...place(), kind, device, count: 1, ...(controller !== undefined && { controller }) });
    }
    if (devices.length > 0 && line.length < LONGEST_MESSAGE) return;
  }
}

/** A longer line is several. */
const LONGEST_MESSAGE = 400;
