/**
 * What the output of each tool looks like around the lines that its reader took something from, so that a reader of the
 * page sees a whole output as known. Rules are about looks only and tell nothing.
 */
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

const IOSTAT: Block = {
  tools: 'iostat',
  own: /^\s*(?:dT: |L\(q\)\s+ops)|^(?:[0-9:]{8}(?: [AP]M)? )?\s*Device:?\s+(?:tps|r\/s|rrqm\/s)\s|^avg-cpu:|^Linux [0-9]\S+ \(|^\s*(?:%rrqm|aqu-sz|avgqu-sz|rareq-sz|await|r_await|w_await|%util)(?:\s|$)/,
  beside: /^\s*(?:\S+\s+){0,3}?[0-9.,]+(?:\s+[0-9.,]+)*\s*$/,
};

/** Lines of tools that describe the machine as a whole. */
const DESCRIBED =
  /^\s*(?:<.{1,80}>\s+at scbus|nvme[0-9]+(?:ns[0-9]+ \(|: \S)|\S.*\t# [A-Za-z]|Geom name: |Providers:|[0-9]+\. Name: |Seek times:|Transfer rates:|(?:Full stroke|Half stroke|Quarter stroke|Short forward|Short backward|Seq outer|Seq inner|outside|middle|inside):)|_link_(?:speed|width)\b|^\s*(?:[0-9.]+ GT\/s(?: PCIe)?$|[0-9]{1,2}$|==> \S+ <==)|^\s*(?:\*-[a-z]|H\/W path\s|\/[0-9a-f/.]+\s{2,}|[0-9]+: \S.*: 10600 Disk|\[Created at |Disk(?:label)? |Device\s+Boot|Units[ :=]|I\/O size|Sector size|ATA device, with|Commands\/features:|Standards:|Configuration:|Security:|Capabilities:|Checksum|Logical Unit WWN|NVMExpress:|Serial-ATA|SATA\/SATA Express:|CPU:|System:|Machine:|Graphics:|Network:|Audio:|Drives:|RAID:|Partition:|Swap:|Sensors:|Info:|Bluetooth:|Memory:)|^\s*(?:ID|Device|Hardware|IF|Optical|SMART|Local Storage|Message|Display|API|Server|Sound Server)(?:-ID)?(?:-[0-9]+)?: |^\s+(?:\*\s+)?[A-Z][\w {}(),./-]{3,60}$|^\s*[a-z][\w.() -]{1,24}: \S+ [a-z][\w.() -]{1,24}: \S/;

export const BLOCKS: { readonly [Reader in Exclude<keyof Records, 'measurements'>]: Block } = {
  lspci: {
    tools: 'lspci|grep|cat|head|for|nvidia-smi|inxi',
    own: /^\S.{0,80} -{5,}$|^\/sys\/(?:bus|class|devices)\/\S+_link_(?:speed|width)|^\s*(?:Subsystem|DeviceName|Physical Slot|Control|Status|Flags|Latency|Interrupt|NUMA node|IOMMU group|Region [0-9]|Expansion ROM|Bus|Memory behind bridge|I\/O behind bridge|Prefetchable memory behind bridge|Secondary status|BridgeCtl|Capabilities|Kernel driver in use|Kernel modules|(?:Dev|Lnk|Slt|Root|UE|CE)(?:Cap|Ctl|Sta|Msk|Svrt)[0-9]?|AERCap|HeaderLog|Changed|PriorityPolicy|Transmit Margin|Compliance [\w/-]{6,20}): |^\s*\(prog-if |^pcilib: |^\s*\S{2,40}[+-],?$|^\s*[0-9a-f]{2,3}: (?:[0-9a-f]{2} ){4}|(?:^|\s)\w[\w/>]{1,30}[+-],? \w[\w/>]{1,30}[+-](?:[\s,]|$)/,
    beside: INDENTED,
  },
  lspciTree: { tools: 'lspci', own: /^[\s|]*(?:[-+\\]-[[+0-9a-f]|\|\s*$)/ },
  lstopo: { tools: 'lstopo', own: /^\s*<[/?!a-z]/ },
  kernelLog: {
    tools: 'dmesg|journalctl',
    mark: /\[ {0,7}[0-9]{1,9}\.[0-9]{6}\] ?$| kernel: $/,
    beside: new RegExp(`^\\s*(?:\\[[^\\]]{1,40}\\]\\s*)?(?:${DRIVERS})\\S{0,40}[: ]|^\\s*res [0-9a-f]{2}/[0-9a-f]{2}:`),
  },
  lsusb: {
    tools: 'lsusb',
    own: /^\s*(?:Bus [0-9]{3} Device [0-9]{3}: ID |(?:[A-Z][A-Za-z+-]* ){1,6}Descriptor:|b(?:Length|DescriptorType|Num[A-Z]\w*|Max\w*|Device\w*|Interface\w*|InterCollection|Configuration\w*|Endpoint\w*|DevCap\w*|Interval|mAttributes|cdUSB|cdDevice)\b|i[A-Z][a-z]\w*\s+[0-9]|w[A-Z]\w+\s+0x|[TDPSCI]:\s+\S|idVendor|idProduct|Device Status:|Couldn't open device|Negotiated speed:)/,
    beside: INDENTED,
  },
  lsusbTree: {
    tools: 'lsusb',
    own: /^\s*(?:\/: |\|__ ?Port|ID [0-9a-f]{4}:[0-9a-f]{4}|\/sys\/bus\/usb\/|Manufacturer=)/,
  },
  lsscsi: { tools: 'lsscsi', own: /^\s*\[(?:[0-9]{1,5}|N):[0-9:]{5,40}\]\s/, beside: INDENTED },
  lsblk: {
    tools: 'lsblk',
    own: /^\s{0,8}(?:NAME|KNAME|PATH)\s+[A-Z]|^[\s│|]*[├└|`][─-]/,
    beside: /^[\s│|]+\S|^(?:[a-z]+[0-9]*|nvme\w+)\s+\S/,
  },
  nvmeList: {
    tools: 'nvme',
    own: /^\s*(?:Node|Device|Subsystem)\s+(?:Generic|SN|MN|NSID|Cntlid|Subsystem)|^\s*-{3}[\s-]*$|^\s*(?:\/dev\/)?n(?:vme|g)[0-9]|^NVM Express |^nvme-subsys/,
    beside: /^\s+\S|\b[0-9.]+\s+[kKMGTP]?i?B\b/,
  },
  nvmeReports: {
    tools: 'nvme',
    own: /^\s{0,8}(?:NVME Identify Controller:|Smart Log for NVME device)/i,
    beside: /^\s*[A-Za-z#°_][\w ()#°-]{0,50}\s*:|^\s+\S/,
  },
  smartctl: {
    tools: 'smartctl',
    own: /^(?:Hard Disk Sentinel|\s*-- Physical Disk Information|\s+(?:Hard Disk (?:Summary|Number|Model ID)|Interface|Disk (?:Controller|Location)|Firmware Revision|Total Size|Health|Performance|Current Temperature|Power On Time)(?:,|\s*$)|\s*-{8,}$|\s+There (?:are|is) \d+ |\s+Problems occurred |(?:\* )?Device: \/dev\/\w{2,20}[ ,]|smartctl (?:pre-)?[0-9]|Copyright \(C\)|=== START|[A-Z][A-Za-z ]{1,30}(?: is| Version is)?:\s{3,}\S|\/dev\/\w{2,20}:?$|SMART |SCT |ID# ATTRIBUTE|\s{0,2}[0-9]{1,3} [A-Z][\w-]+\s+0x|General |Self-test |Offline data|Short self-test|Extended self-test|Conveyance |Error counter|Non-medium|Device Statistics|Page +Offset|0x[0-9a-f]{2} |ID +Size +Value|Pending Defects|Protocol Specific|relative target port|Supported Power States|St Op |Supported LBA|Error Information|Num +Err|Vendor Specific SMART|Auto Offline|Manufactured in|Specified |Accumulated |Elements in|Warning: |Total time to complete|recommended polling|No (?:self-tests|Errors)|\s+SPAN )/,
    beside: /^\s+\S|^[A-Z#][\w#/() -]{1,50}:?\s{2,}\S|^[\w ]{1,40}(?::| =) /,
  },
  zpool: {
    tools: 'zpool',
    own: /^\s*(?:pool|state|status|action|see|scan|scrub|remove|checkpoint|expand|config|errors|comment):(?:\s|$)|^\s*NAME\s+STATE\s+READ|^\s*\S+\s+(?:ONLINE|DEGRADED|FAULTED|OFFLINE|UNAVAIL|REMOVED|AVAIL|INUSE)(?:\s|$)|^\s+(?:logs|cache|spares|special|dedup)\s*$/,
    beside: INDENTED,
  },
  zpoolList: {
    tools: 'zpool',
    own: /^\s*NAME\s+SIZE\s+[A-Z]/,
    beside: /^\s*\S+\s+(?:-|[0-9.]+[KMGTPE]?)\s|^\s*(?:logs|cache|spares|special|dedup)\b/,
  },
  zpoolAshift: {
    tools: 'zpool|zdb',
    own: /^\s*NAME\s+(?:PROPERTY\s+VALUE\s+SOURCE|ASHIFT)\s*$|^\s{4,}[a-z_]+(?:\[[0-9]+\])?:(?:\s|$)/,
    beside: INDENTED,
  },
  zpoolIostat: {
    tools: 'zpool',
    own: /^-{4}[-\s]+$|^\s*pool\s+alloc\s+free\s+read\s+write\b|^\s+capacity\s+operations\s+bandwidth\b/,
    beside: /^\s*\S+(?:\s+(?:-|[0-9.]+[KMGTPE]?)){3,}/,
  },
  mdstat: {
    tools: 'cat',
    own: /^\s*(?:Personalities :|unused devices:|read_ahead |md[\w-]+ : |[0-9]+ blocks |bitmap: |\[[=>.]+\])/,
    beside: INDENTED,
  },
  mdadm: {
    tools: 'mdadm',
    own: /^\s+[A-Z][A-Za-z ]{2,24} : \S|^\s{0,20}\/dev\/\S{1,60}:$|^this\s+[0-9]|^\s*Number\s+Major\s+Minor|^\s+(?:[0-9]+|-)\s+[0-9]+\s+[0-9]+\s+(?:[0-9]+|-)\s/,
    beside: INDENTED,
  },
  iostat: IOSTAT,
  controllers: {
    tools: 'storcli(?:64)?|perccli(?:64)?|MegaCli(?:64)?|megacli|sas[23]ircu|ssacli|hpssacli|hpacucli|arcconf',
    own: /^\s*[A-Z][\w './()#-]{1,50}?(?:\s{1,30}[:=]|[:=](?:\s|$))|^(?:LSI Corporation|Version [0-9]|Copyright \(|Read configuration|[A-Z][a-z]+ information$|SAS[23]IRCU: )|^[\s=*+-]{5,}$|^\s*(?:Device is an? |Initiator at|Drive \/c|physicaldrive |logicaldrive |EID:Slt)|^\s*[0-9]{0,4}:[0-9]{1,4}\s/,
    beside: TABULAR,
  },
  windows: {
    tools: 'Get-PhysicalDisk|Get-Disk|wmic',
    own: /^\s*(?:Number\s+Friendly Name\s|CrystalDiskInfo|\([0-9]{1,3}\) |-- [A-Z_(]|-{5,}$|[0-9A-F+]{3,4}[: ] |ID (?:RawValues|Cur)|(?:Number|DeviceId|FriendlyName)\s+[A-Z]|[0-9A-F]{2} [_0-9]{3} |[A-Z][A-Za-z .]{2,24}\s*: |(?:Model|Caption|Size|InterfaceType)=)/,
    beside: TABULAR,
  },
  described: {
    tools:
      'cat|grep|head|for|inxi|diskutil|hdparm|lshw|hwinfo|system_profiler|esxcli|fdisk|camcontrol|nvmecontrol|diskinfo|geom',
    own: DESCRIBED,
    beside: TABULAR,
  },
  network: {
    tools: 'ethtool|inxi|ip|ifconfig|Get-NetAdapter',
    own: /^\s*(?:Name\s.{0,160}\sLinkSpeed\s*$|-{4}[-\s]+$|.{3,200}\s[0-9.,]{1,6} [KMGT]?bps\s*$|Settings for \S+:|NIC statistics:|(?:Supported|Advertised|Link partner)[ \w-]{4,40}:|(?:Speed|Duplex|Port|PHYAD|Transceiver|Auto-negotiation|MDI-X|Wake-on|Current message level|Link detected|master-slave [a-z]+): |[0-9]{2,6}base\S|[0-9]{1,4}: [\w.@-]{2,40}: <|[\w.-]{2,20}: flags=|[RT]X(?: errors)?:? )/,
    beside: INDENTED,
  },
  btrfs: {
    tools: 'btrfs',
    own: /^\s*(?:Overall:|Id Path\s|(?:Data|Metadata|System)(?:\s+(?:Data|Metadata|System))+\s*$|--(?: -{2,}){2,}\s*$|Device (?:size|allocated|unallocated|missing|slack):|Used:|Free \(|(?:Data|Metadata) ratio:|Global reserve:|Multiple profiles:|(?:Data|Metadata|System), ?[A-Za-z0-9]+: Size:|Unallocated:|Label: |Total devices [0-9]|devid\s+[0-9]|\*\*\* Some devices|\[\S+\]\.\w+_errs\s|UUID:\s|Scrub (?:started|resumed):|Status:\s|Duration:\s|Time left:\s|ETA:\s|Total to scrub:|Bytes scrubbed:|Rate:\s|Error summary:)/,
    beside: INDENTED,
  },
  bcachefs: {
    tools: 'bcachefs',
    own: /^\s*(?:Filesystem:? [0-9a-f-]{36}|(?:Size|Used|Online reserved|Replicated):|Data by durability |(?:cached|reserved|btree|user|parity|sb|journal):\s|[0-9]{1,2}(?:x|\+[0-9]{1,2}):\s|\S.{0,60}\(device [0-9]+\):|Data type\s+Required|Device label\s+Device)/,
    beside: INDENTED,
  },
  pciconf: {
    tools: 'pciconf',
    own: /^\s*(?:[a-z]\w{0,24}@pci[0-9]|(?:vendor|device|class|subclass)\s+= \S|e?cap [0-9a-f]{2,4}\[|bar\s+\[|link x[0-9]|max read [0-9]|slot [0-9]+ )/,
    beside: INDENTED,
  },
  waits: {
    tools: 'ceph|pveperf|zpool',
    own: /^\s{0,8}(?:osd\s+commit_latency|CPU BOGOMIPS:|REGEX\/SECOND:|HD SIZE:|BUFFERED READS:|AVERAGE SEEK TIME:|FSYNCS\/SECOND:|DNS (?:EXT|INT):)|^-{4}[-\s]+$|^\s+capacity\s+operations\s+bandwidth\b/,
    beside: /^\s*\d+\s+\d+\s+\d+\s*$|^\s+\S+(?:\s+\S+){12}/,
  },
  spaces: {
    tools: 'Get-VirtualDisk|Get-Volume',
    own: /^\s*(?:-{4}[-\s]+$|FriendlyName\s+ResiliencySettingName|DriveLetter\s|(?:ResiliencySettingName|NumberOfColumns|Interleave|AllocationUnitSize)\s*: )/,
    beside: TABULAR,
  },
  conditions: {
    tools: 'zfs|multipath|ceph|cryptsetup|boltctl|mount|Get-WinEvent|Get-SmbMultichannelConnection',
    own: /^\s*(?:NAME\s+PROPERTY\s+VALUE|size=\S+ features=|[|`]?-\+- policy=|\S+ (?:\([0-9a-f]+\) )?dm-[0-9]+ |ID\s+CLASS\s+WEIGHT|TOTAL\s|MIN\/MAX VAR:|# Tests are approximate|PBKDF2-|argon2id?\s|#\s+Algorithm \||[a-z]+-(?:cbc|xts)\s|[●├└│]|Server Name\s+Selected|ProviderName: |TimeCreated\s+Id|-{4}[-\s]+$|Log Name:|Event ID:|\S+ on \/\S* type )/,
    beside: TABULAR,
  },
  dmi: {
    tools: 'dmidecode',
    own: /^\s*(?:# dmidecode |Getting SMBIOS|(?:# )?SMBIOS [0-9]|[0-9]+ structures occupying|Table at 0x|Handle 0x|(?:System|Base Board|Processor|Chassis|BIOS|Cache|System Slot) Information|Memory Device|Physical Memory Array|Port Connector Information|End Of Table)/,
    beside: INDENTED,
  },
};

/**
 * Outputs that are known and not read, by a line that begins them, which holds a sign: without -x `iostat` says nothing of requests.
 */
export const KNOWN: Readonly<Record<string, Block & { begins: RegExp; signs: string[] }>> = {
  'iostat without -x': { ...IOSTAT, begins: /^(?:[0-9:]{8}(?: [AP]M)? )?\s*Device:?\s+tps\s/, signs: ['tps'] },
};

/** Of the tools that measure: what stands around a figure looks like figures. */
export const BENCHMARK: Omit<Block, 'tools'> = {
  own: /^\s*(?:<[/?!]?[A-Za-z]|\.{3}$|\S+: Laying out IO file|Run status group|Disk stats|Jobs: [0-9]|fio-[0-9]|Starting [0-9]+ (?:process|thread)|(?:READ|WRITE|MIXED|TRIM): |\S+: \((?:g=|groupid=)[0-9]|CrystalDiskMark |KDiskMark |\[(?:Read|Write|Mix)\]|(?:SEQ|RND|Sequential|Random)\b.*[0-9]|(?:Test|Date|OS|Time|Mode|Profile|Comment): |\* [MK]B|-{10,}|Timing | ?HDIO_DRIVE_CMD|\/dev\/[\w/-]{2,60}:\s*$|[0-9]+\+[0-9]+ |[0-9]+ bytes |\[ ?(?:ID|[0-9]{1,3})\]|- - - )/,
  beside: TABULAR,
};
