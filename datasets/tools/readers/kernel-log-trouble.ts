/** What the kernel writes where a drive fails a command, stops answering or is reset: how often, of which device. */
import type { Place } from './kernel-log-place.ts';

/**
 * `io error`: a command of a drive failed. `usb abort`: the driver uas gave a command up. `usb gone`: a device left its
 * port. `usb host dead`: a controller of USB stopped answering, and all behind it is gone. `nvme down`: a controller stopped answering. `nvme timeout`: a command of it took too long. `nvme lost`: the
 * kernel gave the drive up. `ata error`: a command of a SATA port failed. `ata down`: its link did not come up. `ata
 * reset`: its link was reset. `ata lost`: the kernel gave the drive on it up. `scsi abort`: a command of a SCSI device took
 * too long and was given up; of a controller where its driver does not say of which device. `scsi lost`: the kernel gave the device up after that.
 * `scsi fault`: the firmware of a controller stopped. `sense error`: a drive said that its medium or hardware failed.
 * `array drop`: md took a member out of its array. `medium error`: the kernel says that a command failed for the medium.
 * `scsi reset`: a device says that it was reset, or the kernel reset a controller. `scsi log`: the firmware of a controller reported an event.
 */
export type TroubleKind =
  | 'io error'
  | 'usb abort'
  | 'usb gone'
  | 'usb host dead'
  | 'nvme down'
  | 'nvme timeout'
  | 'nvme lost'
  | 'ata error'
  | 'ata down'
  | 'ata reset'
  | 'ata lost'
  | 'scsi abort'
  | 'scsi lost'
  | 'scsi fault'
  | 'sense error'
  | 'array drop'
  | 'medium error'
  | 'scsi reset'
  | 'scsi host'
  | 'scsi log';

/** All of one kind and device in one log; the line is that of the first. */
export interface DriveTrouble extends Place {
  kind: TroubleKind;
  /** sda, nvme0, ata3, 2-1, 0000:00:14.0; of SCSI also its unit 7:0:14:0, or the driver of its controller */
  device: string;
  /** The controller whose driver says it, where it is another name. */
  controller?: string;
  count: number;
}

const KINDS: readonly (readonly [TroubleKind, needle: string, pattern: RegExp])[] = [
  ['medium error', 'medium error, dev', /\bcritical medium error, dev ([a-z][a-z0-9]{1,14}), sector /],
  ['medium error', '{ UNC', /\b(ata[0-9]{1,4})(?:\.[0-9]{2})?: error: \{ UNC \}/],
  [
    'scsi reset',
    'reset occurred',
    /\bsd ([0-9]{1,5}(?::[0-9]{1,6}){3}): (?:\[sd[a-z]{1,4}\] )?Power-on or device reset occurred/,
  ],
  ['scsi log', 'log_info(', /\b(mpt[23]sas(?:_cm)?[0-9]{1,2}): log_info\(0x[0-9a-f]{8}\)/],
  [
    'io error',
    'error, dev',
    /(?:\bI\/O|\bcritical (?:target|space allocation|nexus)|\brecoverable transport|\bprotection) error, dev ([a-z][a-z0-9]{1,14}), sector /,
  ],
  ['io error', 'Buffer I/O error on dev', /\bBuffer I\/O error on dev(?:ice)? ([a-z][a-z0-9]{1,14}), logical block /],
  ['usb abort', 'uas_eh_abort_handler', /\[(sd[a-z]{1,4})\] tag#[0-9]{1,5} uas_eh_abort_handler /],
  [
    'usb gone',
    'USB disconnect, device number',
    /\busb ([0-9]{1,3}-[0-9]{1,3}(?:\.[0-9]{1,3}){0,6}): USB disconnect, device number [0-9]/,
  ],
  [
    'usb host dead',
    'HC died',
    /\bxhci[-_][a-z]{2,8} ([0-9a-f]{4}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]|[0-9a-f]{4,12}\.usb[0-9a-z]{0,4}|xhci-hcd\.[0-9a-z.]{1,12}): HC died; cleaning up/,
  ],
  ['nvme down', 'controller is down; will reset', /\bnvme (nvme[0-9]{1,4}): controller is down; will reset\b/],
  [
    'nvme timeout',
    'timeout',
    /\bnvme (nvme[0-9]{1,4}): I\/O .{1,80}\btimeout, (?:aborting|reset controller|disable controller)/,
  ],
  [
    'nvme lost',
    'nvme',
    /\bnvme (nvme[0-9]{1,4}): (?:Disabling device after reset failure|Removing after probe failure|Device not ready; aborting (?:reset|initialisation))/,
  ],
  ['ata error', 'failed command: ', /\b(ata[0-9]{1,4})(?:\.[0-9]{2})?: failed command: /],
  ['ata down', 'COMRESET failed', /\b(ata[0-9]{1,4})(?:\.[0-9]{2})?: COMRESET failed/],
  // Links behind a port multiplier are reset when it is looked through.
  ['ata reset', 'hard resetting link', /\b(ata[0-9]{1,4}): hard resetting link\b/],
  [
    'scsi lost',
    'offline',
    /\bsd ([0-9]{1,5}(?::[0-9]{1,6}){3}): (?:\[sd[a-z]{1,4}\] )?(?:Device offlined - |rejecting I\/O to offline device)/,
  ],
  [
    'scsi abort',
    'attempting ',
    /\b(?:sd ([0-9]{1,5}(?::[0-9]{1,6}){3})|(mpt[23]sas(?:_cm)?[0-9]{1,2}|mptscsih: ioc[0-9]{1,2})): (?:\[sd[a-z]{1,4}\] )?(?:tag#[0-9]{1,5} )?attempting (?:task abort|device reset|target reset|bus reset)/,
  ],
  [
    'scsi reset',
    'attempting host reset',
    /\b(mpt[23]sas(?:_cm)?[0-9]{1,2}|mptscsih: ioc[0-9]{1,2}): attempting host reset/,
  ],
  ['scsi abort', 'megasas: RESET', /\bsd ([0-9]{1,5}(?::[0-9]{1,6}){3}): \[sd[a-z]{1,4}\] megasas: RESET /],
  ['scsi abort', ': resetting ', /\bhpsa [0-9a-f:.]{7,12}: scsi ([0-9]{1,5}(?::[0-9]{1,6}){3}): resetting /],
  ['scsi abort', 'aacraid', /\b(aacraid): Host adapter abort request/],
  ['scsi reset', 'aacraid', /\b(aacraid): Host bus reset request/],
  [
    'scsi fault',
    'fault',
    /\b(?:(mpt[23]sas(?:_cm)?[0-9]{1,2}): fault_state\(|megaraid_sas ([0-9a-f:.]{12}): FW detected to be in fault ?state)/,
  ],
  [
    'scsi host',
    'hostbyte=',
    /\[(sd[a-z]{1,4})\] (?:tag#[0-9]{1,5} )?(?:FAILED )?Result: hostbyte=DID_(?:NO_CONNECT|BAD_TARGET|TIME_OUT|ABORT|RESET|SOFT_ERROR|ERROR|TRANSPORT\w{1,20})\b/,
  ],
  ['sense error', 'Sense Key : ', /\[(sd[a-z]{1,4})\] (?:tag#[0-9]{1,5} )?Sense Key : (?:Medium|Hardware) Error/],
  ['array drop', 'Disk failure on ', /\bmd\/raid\S{0,24}: Disk failure on ([a-z][\w-]{1,20}), disabling/],
  ['array drop', 'kicking ', /\bmd: kicking (?:non-fresh|faulty) ([a-z][\w-]{1,20}) from array/],
  // The same in the words of FreeBSD.
  ['io error', 'Retries exhausted', /\(((?:a?da|nda)[0-9]{1,4}):\w{2,24}:[0-9:]{5,24}\): Error 5, Retries exhausted/],
  ['sense error', 'SCSI sense: ', /\((da[0-9]{1,4}):\w{2,24}:[0-9:]{5,24}\): SCSI sense: (?:MEDIUM|HARDWARE) ERROR/],
  ['scsi abort', 'CAM status: ', /\(((?:a?da|nda)[0-9]{1,4}):\w{2,24}:[0-9:]{5,24}\): CAM status: Command timeout/],
  [
    'medium error',
    'UNC',
    /\((a?da[0-9]{1,4}):\w{2,24}:[0-9:]{5,24}\): ATA status: .{2,60}error: [0-9a-f]{2} \((?:[A-Z]{2,5} )*UNC\b/,
  ],
  [
    'ata error',
    'CAM status: ',
    /\((a?da[0-9]{1,4}):\w{2,24}:[0-9:]{5,24}\): CAM status: (?:ATA Status Error|Uncorrectable parity\/CRC error)/,
  ],
  ['ata lost', ': disable', /\b(ata[0-9]{1,4})\.[0-9]{2}: (?:disabled|disable device)\s*$/],
];

/** A word of each of them: most lines hold none. */
const ANY =
  /error|timeout|UNC|occurred|log_info|uas_eh_abort|USB disconnect|nvme|failed|hard resetting|disable|HC died|attempting|megasas|resetting|aacraid|offline|fault|Sense Key|hostbyte|Disk failure|kicking|Retries|SCSI sense|CAM status/;

/** Older drivers name the device in the line below, by what was asked of it. */
const ASKED = /\bsd ([0-9]{1,5}(?::[0-9]{1,6}){3}): (?:\[(sd[a-z]{1,4})\] )?CDB: /;
const GIVEN_UP =
  /\b(?:mpt[23]sas(?:_cm)?[0-9]{1,2}|mptscsih: ioc[0-9]{1,2}): attempting (?:task abort|device reset|target reset)/;

/** The same, to find each of several messages that a paste put into one line. */
const EACH = KINDS.map(([kind, needle, pattern]) => [kind, needle, new RegExp(pattern, 'g')] as const);

/** Adds what a line tells to what is known of its device. */
export function readTrouble(
  line: string,
  below: string,
  listing: number,
  place: () => Place,
  known: Map<string, DriveTrouble>,
): void {
  if (!ANY.test(line)) return;
  for (const [kind, needle, pattern] of EACH) {
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
