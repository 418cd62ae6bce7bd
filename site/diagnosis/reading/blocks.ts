/**
 * What the output of each tool looks like around the lines that its reader took something from, so that a reader of the
 * page sees a whole output as known. Rules are about looks only and tell nothing.
 */
import rows from './blocks.json' with { type: 'json' };
import type { Records } from './records.ts';

export interface Block {
  /** Commands whose output it is. */
  tools: string;
  /** A line that belongs to this tool anywhere near a line that was read, even after a blank line. */
  own?: RegExp;
  /** A line that belongs to this tool only right below or above another of its lines. */
  beside?: RegExp;
  /** What cleaning removed from the start of a line that belongs to this tool wherever it stands. */
  mark?: RegExp;
}

/** Right below a line of an output, what is indented belongs to it. */
const INDENTED = /^\s+\S/;
/** `name: value`, `name = value`, rows of tables, rules. */
const TABULAR = /^\s+\S|^\S[^:=]{0,60}[:=]|\S(?:\t|\s{2,})\S|^[\s=*+-]{5,}$/;

/** Drivers of the kernel that write of drives, buses and links. */
const DRIVERS =
  'ata[0-9]|usb|usbcore|usb-storage|uas|sd|sr|sg|scsi|nvme|pci|pci_bus|pcieport|hub|[exou]hci[-_ ]|ahci|libata|md|raid|mpt[0-9]|megaraid|Linux version|EXT4-fs|XFS|BTRFS|EDAC|DMAR|ACPI|CPU|Memory|microcode|[a-z0-9_]{2,20} [0-9a-f]{4}:[0-9a-f]{2}:';

const OF_DRIVER = new RegExp(
  `^\\s*(?:\\[[^\\]]{1,40}\\]\\s*)?(?:${DRIVERS})\\S{0,40}[: ]|^\\s*res [0-9a-f]{2}/[0-9a-f]{2}:`,
);

/** Looks that several tools share, by the name that stands for them in the table. */
const SHARED: Readonly<Record<string, RegExp>> = { indented: INDENTED, tabular: TABULAR, ofDriver: OF_DRIVER };

type Row = Record<'tools', string> & { [Part in 'own' | 'beside' | 'mark' | 'flags']?: string };

function blockOf({ tools, flags, ...parts }: Row): Block {
  const made = Object.entries(parts).map(([part, text]) => [part, SHARED[text] ?? new RegExp(text, flags)]);
  return { tools, ...Object.fromEntries(made) };
}

type Blocks<Each> = { readonly [Reader in Exclude<keyof Records, 'measurements'>]: Each };
const table: Blocks<Row> = rows;

export const BLOCKS = Object.fromEntries(
  Object.entries(table).map(([reader, row]) => [reader, blockOf(row)]),
) as Blocks<Block>;

/**
 * Outputs that are known and not read, by a line that begins them, which holds a sign: without -x `iostat` says nothing of requests.
 */
export const KNOWN: Readonly<Record<string, Block & { begins: RegExp; signs: string[] }>> = {
  'iostat without -x': { ...BLOCKS.iostat, begins: /^(?:[0-9:]{8}(?: [AP]M)? )?\s*Device:?\s+tps\s/, signs: ['tps'] },
};

/** Of the tools that measure: what stands around a figure looks like figures. */
export const BENCHMARK: Omit<Block, 'tools'> = {
  own: /^\s*(?:<[/?!]?[A-Za-z]|\.{3}$|\S+: Laying out IO file|Run status group|Disk stats|Jobs: [0-9]|fio-[0-9]|Starting [0-9]+ (?:process|thread)|(?:READ|WRITE|MIXED|TRIM): |\S+: \((?:g=|groupid=)[0-9]|CrystalDiskMark |KDiskMark |\[(?:Read|Write|Mix)\]|(?:SEQ|RND|Sequential|Random)\b.*[0-9]|(?:Test|Date|OS|Time|Mode|Profile|Comment): |\* [MK]B|-{10,}|Timing | ?HDIO_DRIVE_CMD|\/dev\/[\w/-]{2,60}:\s*$|[0-9]+\+[0-9]+ |[0-9]+ bytes |\[ ?(?:ID|[0-9]{1,3})\]|- - - )/,
  beside: TABULAR,
};
