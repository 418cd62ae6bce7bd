/** What the kernel writes where a drive fails a command, stops answering or is reset: how often, of which device. */
import type { Place } from './kernel-log-place.ts';
import rows from './kernel-log-trouble.json' with { type: 'json' };

/**
 * `io error`: a command of a drive failed. `usb abort`: the driver uas gave a command up. `usb gone`: a device left its
 * port. `usb silent`: it did not answer as it was set up. `usb host dead`: a controller of USB stopped answering, and all
 * behind it is gone. `nvme down`: a controller stopped answering. `nvme timeout`: a command of it took too long. `nvme
 * lost`: the kernel gave the drive up. `ata error`: a command of a SATA port failed. `ata crc`: it failed on its way, by
 * the check of the link. `ata refused`: the drive answered that it gave it up. `ata down`: its link did not come up. `ata reset`: its link was reset. `ata lost`: the kernel gave
 * the drive on it up. `scsi abort`: a command of a SCSI device took too long and was given up; of a controller where its
 * driver does not say of which device. `scsi lost`: the kernel gave the device up after that. `scsi fault`: the firmware of
 * a controller stopped. `sense error`: a drive said that its medium or hardware failed. `array drop`: md took a member out
 * of its array. `medium error`: the kernel says that a command failed for the medium. `scsi reset`: a device says that it
 * was reset, or the kernel reset a controller. `scsi log`: the firmware of a controller reported an event.
 */
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
  /error|timeout|UNC|occurred|log_info|uas_eh_abort|USB disconnect|nvme|failed|hard resetting|disable|HC died|attempting|megasas|resetting|aacraid|offline|fault|Sense Key|hostbyte|Disk failure|kicking|Retries|SCSI sense|CAM status|Timeout on slot|lost device|not responding to setup|error -/;

/** Older drivers name the device in the line below, by what was asked of it. */
const ASKED = /\bsd ([0-9]{1,5}(?::[0-9]{1,6}){3}): (?:\[(sd[a-z]{1,4})\] )?CDB: /;
const GIVEN_UP =
  /\b(?:mpt[23]sas(?:_cm)?[0-9]{1,2}|mptscsih: ioc[0-9]{1,2}): attempting (?:task abort|device reset|target reset)/;

/** A paste may put several messages into one line. */
const EACH = (Object.keys(rows) as TroubleKind[]).flatMap((kind) =>
  rows[kind].map(({ needle, pattern }) => ({ kind, needle, pattern: new RegExp(pattern, 'g') })),
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
  for (const { kind, needle, pattern } of EACH) {
    if (!line.includes(needle)) continue;
    const own = [...line.matchAll(pattern)].flatMap((match) => match[1] ?? match[2] ?? []);
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
