/**
 * One computer, put together from what several tools print of it: the same drive stands in lspci by its address, in the
 * kernel's log by its port, in lsblk by its name. What no tool printed is absent; nothing is guessed here.
 */

import type { SlotForm } from '../../../datasets/tools/boards/slot.ts';
import type { BcachefsUsage } from '../../../datasets/tools/readers/bcachefs.ts';
import type { Btrfs } from '../../../datasets/tools/readers/btrfs.ts';
import type { Condition } from '../../../datasets/tools/readers/conditions.ts';
import type { Controller } from '../../../datasets/tools/readers/controller.ts';
import type { DiskLoad } from '../../../datasets/tools/readers/iostat.ts';
import type {
  PayloadMessage,
  PcieBandwidth,
  PcieErrors,
  PluggedPort,
} from '../../../datasets/tools/readers/kernel-log-pcie.ts';
import type { DriveTrouble } from '../../../datasets/tools/readers/kernel-log-trouble.ts';
import type { PciLink } from '../../../datasets/tools/readers/lspci.ts';
import type { Measurement } from '../../../datasets/tools/readers/measurement.ts';
import type { NetworkLink } from '../../../datasets/tools/readers/network-link.ts';
import type { SmartHealth } from '../../../datasets/tools/readers/smart-health.ts';
import type { SmartHeat } from '../../../datasets/tools/readers/smart-heat.ts';
import type { Stated } from '../../../datasets/tools/readers/stated.ts';
import type { Wait } from '../../../datasets/tools/readers/waits.ts';
import type { StorageSpace } from '../../../datasets/tools/readers/windows-spaces.ts';
import type { PoolReports } from '../../../datasets/tools/readers/zpool-iostat.ts';
import type { Role } from '../../../datasets/tools/readers/zpool-tree.ts';
import type { UnreadLine } from '../reading/records.ts';

/** Lines are those of the cleaned text, from 1. */
export interface Machine {
  /** From 0, in the order of the text. */
  index: number;
  /** First line that tells of it. */
  line: number;
  functions: PciFunction[];
  usb: UsbLink[];
  ata: AtaPort[];
  cards: Card[];
  drives: Drive[];
  groups: Group[];
  figures: Figure[];
  /** What its disks had to do, by report; not what an older message quotes. */
  loads: DiskLoad[];
  /** What failed in the kernel's log, one entry for each device and kind. */
  troubles: DriveTrouble[];
  /** What zpool iostat tells of, and how often. */
  poolReports: PoolReports[];
  /** Links of Ethernet, file systems of btrfs, and what the tools of RAID cards say of volumes and caches. */
  network: NetworkLink[];
  btrfs: Btrfs;
  bcachefs: BcachefsUsage[];
  controllers: Controller[];
  /** Slots for cards and drives, as the firmware of the board names them; none of a template. */
  slots?: BoardPlace[];
  /** How long requests wait, by tools that say it; volumes of Storage Spaces. */
  waits: Wait[];
  spaces: StorageSpace[];
  /** Settings and states that tools print of themselves. */
  conditions: Condition[];
  /** Ports for hot plug in the kernel's log, and nothing of one where Thunderbolt is at work. */
  plugged: PluggedPort[];
  /** Lines of the paste that nobody understood: what they may say is not missing from it. */
  unread: UnreadLine[];
  /** Tools of Windows described its disks or measured them. */
  isWindows?: true;
  /** Tools of macOS described it. */
  isMac?: true;
}

export interface BoardPlace {
  /** As printed on the board: PCIEX16_2. */
  name: string;
  form: SlotForm;
  /** As the firmware says. */
  lanes: number;
  isInUse: boolean | undefined;
}

/** A function of PCI Express with the link above it. */
export interface PciFunction {
  line: number;
  /** 0000:01:00.0; nothing where the paste begins below the line of the device. */
  address: string | undefined;
  /** As lspci calls the class: Non-Volatile memory controller; empty where no line says it. */
  kind: string;
  name: string;
  /** Vendor and device, 144d:a80a, where a listing has their numbers. */
  ids?: string;
  /** What the maker of the board calls the slot that it sits in, or that it leads to. */
  slot?: Stated<string>;
  /** Endpoint, Root Port, Upstream Port, Downstream Port and others, as lspci has them. */
  port?: string | undefined;
  driver?: string | undefined;
  /** Address of the bridge that it hangs on, of whichever tool said so. */
  parent?: string | undefined;
  /** What the device itself can do, what its link does, what it was told to do at most. */
  capable?: Stated<PciLink> | undefined;
  running?: Stated<PciLink> | undefined;
  /** What its link did in an earlier listing of the same paste, where that was another. */
  earlier?: Stated<PciLink>;
  allowed?: Stated<PciLink> | undefined;
  payloadCapable?: Stated<number> | undefined;
  payload?: Stated<number> | undefined;
  readRequest?: Stated<number> | undefined;
  isDenied: boolean;
  /** A port that says that nothing is in it, and that no device of the paste hangs on. */
  empty?: Stated<true>;
  /** What lspci calls downgraded: what it knows of the function alone. */
  lowered?: Stated<('speed' | 'width')[]>;
  /** Power states that its link may enter while it is idle. */
  aspm?: Stated<string>;
  /** The kernel's "available PCIe bandwidth" of it, the last of several. */
  bandwidth?: PcieBandwidth | undefined;
  /** The port that holds back other devices, too, by the kernel's log: what they have in common is not its own link. */
  sharedAt?: string;
  /** A width of its registers that does not exist, in the kernel's log. */
  misread?: Stated<number>;
  payloadMessages: PayloadMessage[];
  errors: PcieErrors[];
  /** Bytes per second that hwloc says its link carries. */
  carried?: number | undefined;
}

/** A device on USB with the link to the hub above it. */
export interface UsbLink {
  line: number;
  /** 2-1.3; nothing of a listing that does not say the port. */
  path: string | undefined;
  parent?: string | undefined;
  isHub: boolean;
  /** Bits per second of all lanes: what the link does, what the device says that it can. */
  running?: Stated<number> | undefined;
  /** What the link did before, where that was another. */
  earlier?: Stated<number>;
  /** Only an earlier listing has it here: the last one has the same device at another port. */
  hasMoved?: true;
  capable?: Stated<number> | undefined;
  /** The chip whose data sheet says what it can, where the device does not: JMS580. */
  chip?: string;
  /** 174c:55aa */
  id?: string | undefined;
  name?: string | undefined;
  /** The driver in use: usb-storage, uas. */
  driver?: Stated<string> | undefined;
  /** A disk is on it, where a listing says so without its driver. */
  isStorage?: true;
  /** What its interfaces offer, where a listing says it. */
  offers: ('bulk-only' | 'uas')[];
  /** How often the kernel reset it, and where first. */
  resets?: Stated<number>;
  /** The kernel says that it could run faster. */
  isBelowTop?: Stated<true>;
  /** The kernel was told not to use UAS with it. */
  isUasIgnored?: Stated<true> | undefined;
  /** Its host controller knows no USB 3, by its driver. */
  isOnOldHost?: true;
  /** PCI function of its host controller. */
  controller?: string | undefined;
}

/** A port of a SATA controller, as the kernel saw it last. */
export interface AtaPort {
  line: number;
  /** ata1 */
  name: string;
  /** Bits per second. */
  running: Stated<number> | undefined;
  /** The most that the kernel lets it try, where that is less than the port can. */
  limit: Stated<number> | undefined;
  /** Speeds that the kernel fell back to after errors, in their order; told to by an option, `isForced`. */
  fallbacks: Stated<{ rate: number; isForced: boolean }>[];
  /** How often its link came up in the log. */
  ups?: number;
  /** The most that its link ran at in the log. */
  best?: number;
  queue: Stated<{ depth: number; most: number | undefined; off: 'not used' | 'errors' | undefined }> | undefined;
  /** Bytes of its drive. */
  bytes?: number;
  /** A port multiplier is on it, with so many ports for drives. */
  multiplier?: Stated<number>;
  /** An optical drive or a tape is on it, which the first SATA is enough for. */
  isOptical?: true;
  /** Names of the errors that its link had, as the kernel calls them: PHYRdyChg, CommWake and others. */
  errors?: Stated<string[]>;
  /** PCI function of its controller. */
  controller: string | undefined;
}

/** A host bus adapter or RAID card, with what its own tool says. */
export interface Card {
  line: number;
  tool: string | undefined;
  model: string | undefined;
  address: string | undefined;
  /** Whether its own tool prints what its link to the board runs at. */
  hasLink?: true;
  /** Places of `drives` that hang on it. */
  drives: string[];
}

export interface Drive {
  /**
   * Unique in its machine: sda, nvme0n1, or the place in a shelf: 32:4. Of a drive that no tool names, its PCI address or
   * its model.
   */
  id: string;
  line: number;
  model?: Stated<string> | undefined;
  bytes?: Stated<number> | undefined;
  medium?: Stated<'HDD' | 'SSD'> | undefined;
  rotation?: Stated<number> | undefined;
  protocol?: 'SATA' | 'SAS' | 'NVMe' | undefined;
  /** A disk of a hypervisor or a cloud: nothing of a link is known. */
  isVirtual: boolean;
  logicalSector?: Stated<number> | undefined;
  physicalSector?: Stated<number> | undefined;
  /** Of SATA and SAS, bits per second: what its link does and what the drive can. Behind USB: the link to the bridge. */
  running?: Stated<number> | undefined;
  capable?: Stated<number> | undefined;
  /** What the last hop to it runs at, where an expander or a card makes it faster than the drive. */
  hop?: Stated<number>;
  /** PCI function: the drive itself of NVMe, the controller of the others. */
  address?: string | undefined;
  /** Port of SATA (ata1), path on USB (2-1), unit of SCSI (6:0:1:0). */
  ata?: string | undefined;
  usb?: string | undefined;
  unit?: string | undefined;
  /** Attached by USB, whether or not its path is known. */
  isUsb?: true;
  /** Of NVMe on Windows, which tells the link but no address. */
  pcie?: PciFunction;
  /** Behind a SAS expander, or a SATA port multiplier (ata1.02). */
  isBehindExpander: boolean;
  isBehindMultiplier: boolean;
  /** NVMe: a command moves at most so many bytes. */
  commandBytes?: Stated<number> | undefined;
  /** NVMe: how hot it is, and how often it slowed down for that. */
  heat?: SmartHeat | undefined;
  /** What is wrong with it by its own words. */
  health?: SmartHealth;
}

/** Drives joined: an array of md, or a pool of ZFS. */
export interface Group {
  line: number;
  system: 'md' | 'zfs';
  /** md0, tank */
  name: string;
  /** Of md: raid5; of a pool the kinds of its vdevs stand below. */
  level?: string | undefined;
  chunk?: number | undefined;
  vdevs: Vdev[];
  /** As printed: ONLINE, clean, degraded. */
  state: Stated<string> | undefined;
  isDegraded: boolean;
  /** Members of an array of md that hold nothing yet, or are gone. */
  unfilled?: number;
  /** A superblock says that its member is being filled, whether or not that goes on now. */
  isFilling?: true;
  action: Stated<GroupAction> | undefined;
  /** Members of a pool with errors that ZFS counted, and where the first of them stands. */
  counted?: Stated<MemberErrors[]>;
  /** What a pool could not repair: how many errors, or nothing where it lists the files instead. */
  damage?: Stated<{ errors: number | undefined }>;
  /** ZFS holds back what is to be written to the pool, whatever its state says. */
  suspended?: Stated<true>;
  /**
   * Of md the names of members that failed, are read from last, or failed to read by a mark of DSM; of ZFS how many are
   * degraded or were taken offline.
   */
  marked?: { faulty?: string[]; writeMostly?: string[]; unread?: string[]; erring?: number; offline?: number };
  /** The same work in an earlier listing, where it went at another rate. */
  earlier?: Stated<GroupAction>;
  /** All that is known of its state stands in a message that a newer one quotes. */
  isQuoted?: true;
  /** Bytes, and what of them is full, 0 to 1. */
  bytes: Stated<number> | undefined;
  full?: Stated<number> | undefined;
  /** Where the tool prints it: bits of the sector size that a pool uses. */
  ashift?: Stated<number> | undefined;
}

/** Errors that ZFS counted of a drive since they were cleared. */
export interface MemberErrors {
  /** The line where the name of the drive holds its serial number. */
  name: string | undefined;
  line: number;
  read: number;
  write: number;
  checksum: number;
  /** A mirror or raidz, of which no drive has errors of its own. */
  isGroup?: true;
}

export interface GroupAction {
  /** resync, recovery, reshape, check, scrub, resilver. */
  kind: string;
  /** Waits for another. */
  isWaiting: boolean;
  /** 0 to 1. */
  done: number | undefined;
  /** Bytes per second: of md on each member, of ZFS of all together. */
  rate?: number | undefined;
}

export interface Vdev {
  line: number;
  role: Role;
  /** mirror, raidz2, or nothing of drives without redundancy. */
  kind: string | undefined;
  /** Ids of drives, or names of partitions whose drive is not known; how many there are, where names are hidden. */
  members: string[];
  count: number;
  /** How many of them do not work. */
  failed: number;
}

/**
 * What a benchmark printed, and the drive or group that it ran on, where the paste tells: also of a device that no other
 * output describes.
 */
export interface Figure {
  measurement: Measurement;
  target: string | undefined;
}
