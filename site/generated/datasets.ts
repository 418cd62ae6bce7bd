// generated, do not edit; run `npm run gen`
import type { Column, Table } from '../../datasets/tools/schema/described-table.ts';
import content from './tables.json' with { type: 'json' };

export type { Column, Table };

export type TableName = keyof typeof content;

export const tables = content as Record<TableName, Table>;

/** A row of Array predictions. Dates are ISO text. */
export interface ArrayPredictionsRow {
  /** The set that holds both results. */ set_id: string;
  /** The result of the array. */ result_id: string;
  /** The result that both ratios refer to. */ baseline_id: string;
  /** The calculator that made the prediction. */ calculator: string;
  /** Version of the calculator that made the prediction. */ model_version: number;
  /** The calculator output that is compared. */ output: "read_rate" | "write_rate" | "read_iops" | "write_iops";
  /** The predicted multiple of the baseline, from drives and layout alone. */ predicted_times: number;
  /** The measured multiple of the baseline. */ measured_times: number;
  /** figure: the multiple itself. at_most: the source says less than this. at_least: more than this. */ measured_kind: "figure" | "at_most" | "at_least";
}

/** A row of Slots of boards that were checked. Dates are ISO text. */
export interface BoardChecksRow {
  /** The board and the place in the list of its checks. */ board_check_id: string;
  /** The board that was looked up. */ board_id: string;
  /** As the firmware calls it; where it lists none, as the text does. */ slot: string;
  /** The column of the table of slots. */ field: "lanes" | "length_lanes" | "generation" | "attached_to" | "form";
  /** What the firmware of most machines states. Empty where it states nothing, or where the table had left it open. */ stated: string | null;
  /** What the text states. Empty where it says only that the firmware is wrong; the note says how. */ found: string | null;
  /** agrees: both state the same. differs: they do not. added: the text alone states it. */ outcome: "agrees" | "differs" | "added";
  /** Keys of content/references.yaml, separated by one space. */ sources: string;
  /** What a cell does not say. */ note: string | null;
}

/** A row of What slots of boards turn off. Dates are ISO text. */
export interface BoardConditionsRow {
  /** The board and what changes. */ board_condition_id: string;
  /** The board that it is on. */ board_id: string;
  /** Slots and ports as printed on the board, with commas between several. */ slot: string;
  /** device: something is in the other slot. nvme, sata: a drive of that kind is. setting: a BIOS setting does it. processor: such a processor is in the socket. port: other ports of the board are used. */ cause: "device" | "nvme" | "sata" | "setting" | "processor" | "port";
  /** The other slot as printed, or the setting, processor or ports in the words of the source. */ caused_by: string;
  /** Lanes it has then; 0 if it is off. [lane] */ becomes_lanes: number;
  /** specified: read in the maker’s own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, and where they disagree. */ note: string | null;
}

/** A row of Slots of boards. Dates are ISO text. */
export interface BoardSlotsRow {
  /** The board, and the slot's position in its list. */ board_slot_id: string;
  /** The board that it is on. */ board_id: string;
  /** Place in the board's own list. */ position: number;
  /** As printed on the board; a number after a hash tells slots with the same name apart. If the source gives no name, the place it gives: x16 slot 2 from the top. */ slot: string;
  /** pcie: for cards. m2: M.2. u2: a bay or connector for U.2. oculink, slimsas: for cables. mezzanine: OCP and makers' own. */ form: "pcie" | "m2" | "u2" | "oculink" | "slimsas" | "mezzanine";
  /** Lanes of the longest card that fits; of a slot for cards alone. [lane] */ length_lanes: number | null;
  /** Wired lanes. If another slot takes some of them when in use: the lanes this slot has alone. [lane] */ lanes: number | null;
  /** Generation of PCI Express that the firmware or the name states, or that all lanes of its chipset have; a processor may be slower. */ generation: string | null;
  /** Whose lanes they are. Empty where no machine shows it. */ attached_to: "processor" | "chipset" | null;
  /** What it takes lanes from, or loses them to, as the manual says. */ shares_with: string | null;
  /** Machines whose firmware names this slot. Empty where a manual or a review alone does. */ tables: number | null;
  /** Machines of which the link of what is in the slot was read. */ seen_machines: number | null;
  /** Lanes of the widest link that was read in it. [lane] */ seen_lanes: number | null;
  /** specified: read in the maker's own document. reported: read in other sources, or agreed on by firmware tables of several machines. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, and where they disagree. */ note: string | null;
}

/** A row of Boards. Dates are ISO text. */
export interface BoardsRow {
  /** Short name: maker and model, with the revision where revisions differ. */ board_id: string;
  /** As people call it. */ maker: string;
  /** As the firmware, or its maker, calls the board. Of a whole machine the numbers of its boards. */ model: string;
  /** Only where revisions have different slots. */ revision: string | null;
  /** Names of the machines that it is built into, separated by a bar, the most frequent first. Empty for a board that is sold by itself. */ systems: string | null;
  /** What it is mostly used as. */ kind: "desktop" | "server" | "mini_pc";
  /** Where the board's name says so. */ chipset: string | null;
  /** Socket and chipset, where one platform alone has that chipset. */ socket_platform_id: string | null;
  /** Machines whose firmware described this board. Empty if only a manual or a review does. */ tables: number | null;
  /** specified: read in the maker's own document. reported: read in other sources, or agreed on by firmware tables of several machines. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, and where they disagree. */ note: string | null;
}

/** A row of Measured caps. Dates are ISO text. */
export interface CapsRow {
  /** Short name of the figure. */ cap_id: string;
  /** The controller that it was measured through. A row names one part: a controller, a card or a platform. */ controller_id: string | null;
  /** The card that it was measured through. */ card_id: string | null;
  /** The platform that it was measured through. */ socket_platform_id: string | null;
  /** What was measured: a column of the results table, in its base unit. */ metric: "bandwidth_bytes_per_s" | "iops";
  /** device_writes_host: drives being read, packets received. device_reads_host: drives being written, packets sent. both: the source gives one figure for either direction. */ direction: "device_writes_host" | "device_reads_host" | "both";
  /** The figure, in the base unit of its metric. */ value: number;
  /** Bytes per request, when stated. [B] */ block_size_bytes: number | null;
  /** The link that it passed through, when known. */ link_kind: "pcie" | "sata" | "sas" | "usb" | "thunderbolt" | null;
  /** Generation of that link, as negotiated. */ link_generation: string | null;
  /** Width of that link, as negotiated. [lane] */ link_lanes: number | null;
  /** no: the link could carry clearly more, so the part is the limit. yes: the link is the limit. partly: close to what the link carries. unknown: the link or the drives may be the limit. */ explained_by_link: "no" | "partly" | "yes" | "unknown";
  /** The condition, in our own words. */ condition: string | null;
  /** The source's own figure. */ reported_value: string;
  /** The unit printed next to it. */ reported_unit: string;
  /** specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, and where they disagree. */ note: string | null;
}

/** A row of Cards. Dates are ISO text. */
export interface CardsRow {
  /** Short name of the card: vendor and model, or its type. */ card_id: string;
  /** Card brand; "several" if many makers sell the same card. */ vendor: string;
  /** Model name without the vendor. */ model: string;
  /** The controller on the card. Empty for a passive card, which passes on the lanes of its slot. */ controller_id: string | null;
  /** Number of these controllers on the card. */ controllers: number | null;
  /** Lanes of its connector. The controller may use fewer. [lane] */ connector_lanes: 1 | 2 | 4 | 8 | 16;
  /** Ports of the card, one drive each; a SAS connector counts as four. */ ports: number;
  /** PCI Express lanes of one port, for M.2 and U.2. [lane] */ port_lanes: 1 | 2 | 4 | 8 | 16 | null;
  /** Whether the slot must split its lanes among the card's ports. */ needs_bifurcation: boolean;
  /** specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, and where they disagree. */ note: string | null;
}

/** A row of Chain predictions. Dates are ISO text. */
export interface ChainPredictionsRow {
  /** The set that holds the result. */ set_id: string;
  /** The result of the array. */ result_id: string;
  /** What is predicted. IOPS are converted to bytes per second at the result's block size. */ output: "read_rate" | "write_rate" | "read_iops" | "write_iops";
  /** Version of the chain model. */ model_version: number;
  /** judged: compared with its prediction. calibration: used to choose a range or a limit, so not counted. */ role: "judged" | "calibration";
  /** The most that the links and controllers of the chain carry for this array, regardless of its drives. [B/s] */ ceiling_bytes_per_s: number;
  /** Lower end of the expected range. Empty where the throughput of a single drive is unknown. [B/s] */ expected_low_bytes_per_s: number | null;
  /** Upper end of the expected range. [B/s] */ expected_high_bytes_per_s: number | null;
  /** The part that is the bottleneck. */ limited_by: string | null;
  /** What limits in that part. */ limited_at: string | null;
  /** measured: the same source measured a single drive. rated: the maker's rating. none: unknown. */ rate_origin: "measured" | "rated" | "none";
  /** The single-drive result or the claim that gives the rate. */ single_id: string | null;
  /** The chain in JSON, as passed to the core. */ chain: string;
}

/** A row of Chipset uplinks. Dates are ISO text. */
export interface ChipsetUplinksRow {
  /** Short name of the chipset or of the family that shares an uplink. */ chipset_id: string;
  /** Vendor of the chipset, when known. */ vendor: string | null;
  /** The chipset, or the members of its family to which the row applies. */ chipset: string;
  /** Name of the link, when known. DMI, UMI and A-Link Express are PCI Express links under a vendor's name; HyperTransport is not. */ uplink: "DMI 1.0" | "DMI 2.0" | "DMI 3.0" | "DMI 4.0" | "UMI" | "PCIe" | "A-Link Express III" | "HyperTransport" | null;
  /** PCI Express generation of the uplink, or its equivalent. Empty if the uplink is not PCI Express. */ pcie_generation: string | null;
  /** Width of the uplink. [lane] */ lanes: number | null;
  /** The chipset through which this one reaches the processor: a southbridge behind a northbridge, or the second of two chips. Empty where the uplink ends at the processor. */ via_chipset_id: string | null;
  /** Largest payload of a PCI Express packet that the ports of the chipset can carry (DevCap). Firmware may set less. [B] */ max_payload_size_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** Highest rate measured through the uplink towards the processor: reads from drives behind the chipset. [B/s] */ measured_read_bytes_per_s: number | null;
  /** Highest rate measured away from the processor: writes to drives behind the chipset. [B/s] */ measured_write_bytes_per_s: number | null;
  /** Highest rate measured through one lane of the chipset's slots, where a source found the chipset itself to be the limit. [B/s] */ lane_cap_bytes_per_s: number | null;
  /** specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, where they disagree, and what a measured figure stands for. */ note: string | null;
}

/** A row of Claims. Dates are ISO text. */
export interface ClaimsRow {
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** Short name of the claim, unique inside its set. */ claim_id: string;
  /** The data sheet or page that states it. */ source_id: string;
  /** The drive that it is about. */ drive_id: string;
  /** Direction of the counted bytes. device_writes_host: a drive being read, GPU to host. device_reads_host: a drive being written, host to GPU. host_writes_device: CPU stores. mixed: reads and writes together in one figure. trim: discards. both: the source gives one figure for either direction. unspecified: the source does not say. */ direction: "device_writes_host" | "device_reads_host" | "host_writes_device" | "mixed" | "trim" | "both" | "unspecified";
  /** Access pattern: sequential, random, a mixture, a bulk copy of memory, or not stated. */ access: "seq" | "rand" | "mixed" | "copy" | "unspecified";
  /** Bytes per request, when stated. [B] */ block_size_bytes: number | null;
  /** Requests in flight per job, when stated. */ queue_depth: number | null;
  /** What is promised: a column of the results table, in its base unit; or the write cache. write_cache_bytes: how much the empty drive takes at its full rate. write_cache_fixed_bytes: how much of that it has however full it is. past_cache_bytes_per_s: the rate at which it writes once the cache is full. */ metric: "bandwidth_bytes_per_s" | "iops" | "latency_mean_s" | "power_w" | "write_cache_bytes" | "write_cache_fixed_bytes" | "past_cache_bytes_per_s";
  /** The promised value, in the base unit of its metric. */ value: number;
  /** The condition, in our own words, such as "up to". */ condition: string | null;
  /** The vendor's own figure. */ reported_value: string;
  /** The unit printed next to it. */ reported_unit: string;
}

/** A row of Controllers and bridges. Dates are ISO text. */
export interface ControllersRow {
  /** Short name of the chip: vendor and model. */ controller_id: string;
  /** Maker of the chip. */ vendor: string;
  /** Model name without the vendor. */ model: string;
  /** hba: SAS host bus adapter. raid: an adapter with its own RAID. sata_controller: AHCI or similar. pcie_switch: several PCI Express ports behind one. nic: network card. usb_host: USB ports of a computer. usb_bridge: the USB chip in a drive's enclosure. thunderbolt_controller: either end of a Thunderbolt cable. port_multiplier: several SATA drives behind one port. expander: the same for SAS. */ kind: "sata_controller" | "port_multiplier" | "hba" | "raid" | "expander" | "pcie_switch" | "nic" | "usb_host" | "usb_bridge" | "thunderbolt_controller";
  /** The link towards the processor. */ host_link_kind: "pcie" | "sata" | "sas" | "usb" | "thunderbolt";
  /** Generation, as the standard names it: 3.0 for PCIe 3.0 and for SATA at 6 Gb/s, 2 and 3 for SAS at 6 and 12 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s, 4 Gen 3x2 for USB4 at 40 Gb/s, 3 for Thunderbolt 3. */ host_link_generation: string | null;
  /** Widest host link of the part, for links that have lanes; for an expander, the width of one uplink. A card or slot may wire fewer. [lane] */ host_link_lanes: number | null;
  /** What it feeds. nvme: PCI Express links to drives. pcie: PCI Express links to any device. */ downstream_kind: "sata" | "sas" | "nvme" | "pcie" | "usb" | "thunderbolt" | "ethernet";
  /** Generation of one downstream port, named as for the host link; 10 for Ethernet at 10 Gb/s. It sets the rate of the port. */ downstream_generation: string | null;
  /** Width of one downstream port, for PCI Express. [lane] */ downstream_lanes: number | null;
  /** Downstream ports of the part, when known. A card may bring out fewer. */ downstream_ports: number | null;
  /** How SATA port multipliers are served, when known. fis_based: drives behind one take turns frame by frame. command_based: one drive at a time. The best mode that the multiplier or controller supports. */ switching: "fis_based" | "command_based" | null;
  /** Largest payload of a PCI Express packet that it can carry (DevCap). Firmware may set less. [B] */ max_payload_size_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, where they disagree, and what a measured figure stands for. */ note: string | null;
}

/** A row of Discard (TRIM) support. Dates are ISO text. */
export interface DiscardSupportRow {
  /** Short name of the layer. */ layer_id: string;
  /** The layer as people name it. */ layer: string;
  /** controller: a chip with the drives behind it. bridge: a chip in the drive's enclosure. raid: software RAID. file_system: a file system that joins drives itself. */ kind: "controller" | "bridge" | "raid" | "file_system";
  /** RAID levels that the row applies to, as the layer names them. Empty if it applies to all. */ levels: string | null;
  /** yes: by default. conditional: only as the condition says. no: never. */ passes: "yes" | "conditional" | "no";
  /** What must hold or be set, phrased to continue a sentence: if ..., or yes, since .... */ condition: string | null;
  /** specified: read in the publisher's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** The reason, and what the sources leave open. */ note: string | null;
}

/** A row of Annual failure rates. Dates are ISO text. */
export interface FailureRatesRow {
  /** Short name: who counted, and when. */ failure_rate_id: string;
  /** Who runs the drives, and what kind they are. */ population: string;
  /** hdd: hard drives. ssd: solid state drives. */ medium: "hdd" | "ssd";
  /** The year or quarter counted. Quarterly rates are annualised. */ period: string;
  /** Failures per drive-year. */ annual_failure_rate: number;
  /** Number of drives counted. */ drives: number | null;
  /** specified: read in the publisher's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What counts as failed, and what the sources leave open. */ note: string | null;
}

/** A row of Sockets and chipsets. Dates are ISO text. */
export interface SocketPlatformsRow {
  /** Short name: vendor, socket and chipset, or vendor and model of a system on a chip. */ socket_platform_id: string;
  /** Maker of the processor. */ vendor: string;
  /** CPU socket; "soldered" if there is none. */ socket: string;
  /** Chipset model. Empty if the ports belong to the processor. */ chipset: string | null;
  /** The link from that chipset to the processor, when known. */ chipset_id: string | null;
  /** Processor families or models that it supports. */ processors: string;
  /** Year of its introduction, when a source names it. */ year: number | null;
  /** Lanes that two processors have together at most, for slots and drives. Empty where boards have one socket, or where no source says. [lane] */ two_socket_lanes: number | null;
  /** specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, and where they disagree. */ note: string | null;
}

/** A row of Sources. Dates are ISO text. */
export interface SourcesRow {
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** Short name of the source, unique inside its set. Where content/references.yaml holds the same source, the same key. */ source_id: string;
  /** What sort of source it is. A vendor's data sheet states claims, so it backs drive facts, not results. */ kind: "own_measurement" | "paper" | "review" | "article" | "vendor_documentation" | "forum" | "issue_thread" | "source_code" | "dataset";
  /** The source's title, or our own description of it where it has none. */ title: string;
  /** Person or account that published it, where known. */ author: string | null;
  /** Site, journal or project that published it. */ publisher: string;
  /** Language of the source as a BCP 47 tag. */ language: string;
  /** Where it can be read. Empty when the address is unknown. */ url: string | null;
  /** Day, month or year of publication, where the source states one. */ published_on: string | null;
  /** Day on which the figures were taken from the source, where recorded. */ accessed_on: string | null;
  /** Why the figures may be published here: own work, a licence, a permission, or only facts with citation. */ rights_basis: "own" | "licence" | "permission" | "facts_only";
  /** SPDX identifier of the source's own licence. Needed when the rights rest on it. */ licence_spdx: string | null;
  /** What a reader should know before trusting the figures, in our own words. */ note: string | null;
}

/** A row of Measurements. Dates are ISO text. */
export interface MeasurementsRow {
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** Short name of the result, unique inside its set. */ result_id: string;
  /** The run it belongs to. */ run_id: string;
  /** The source that reports this run. */ source_id: string;
  /** The source's title, or our own description of it where it has none. */ source_title: string;
  /** Site, journal or project that published it. */ source_publisher: string;
  /** Where it can be read. Empty when the address is unknown. */ source_url: string | null;
  /** Day, month or year of publication, where the source states one. */ source_published_on: string | null;
  /** Short name of the target, unique inside its set. */ target_id: string;
  /** What was tested: one drive, several drives behind one figure, a volume or file on unknown hardware, a controller with its drives, a memory card, a GPU, a DMA engine, or another device. */ target_kind: "drive" | "array" | "volume" | "controller" | "memory_card" | "gpu" | "dma_engine" | "device";
  /** What was tested, as a reader would name it. */ target: string;
  /** The drive model, when the target is made of one model. */ drive_id: string | null;
  /** Vendor and model of the drive. */ drive_name: string | null;
  /** How many drives it is made of. Empty when the source does not say. */ drive_count: number | null;
  /** Firmware revision of the drives, when known. */ firmware: string | null;
  /** The controller of the drives, when it is in the registry. */ controller_id: string | null;
  /** The controller or driver stack in the words of the source. */ controller: string | null;
  /** How the drives are combined. none: not at all, be it one drive or several at once; jbod: joined end to end. */ array_kind: "none" | "jbod" | "raid0" | "raid1" | "raid1e" | "raid10" | "raid5" | "raid6" | "raid50" | "raid60" | "zfs_stripe" | "zfs_mirror" | "raidz1" | "raidz2" | "raidz3" | "draid1" | "draid2" | "draid3" | "btrfs_raid0" | "btrfs_raid1" | "btrfs_raid10" | "btrfs_raid5" | "btrfs_raid6" | "storage_spaces_simple" | "storage_spaces_mirror" | "storage_spaces_parity";
  /** How many groups or vdevs the array is striped over. Empty means one. */ array_groups: number | null;
  /** Consecutive bytes on one drive before the next drive follows (stripe unit). [B] */ chunk_size_bytes: number | null;
  /** Whether writes are acknowledged before they reach the medium. */ write_cache: "write_back" | "write_through" | "off" | "unknown" | null;
  /** File system under test. Empty when the device itself was tested, or when unknown. */ filesystem: string | null;
  /** The computer it ran on, when known. */ platform_id: string | null;
  /** How a reader would name it. */ platform_name: string | null;
  /** The slot or port of the link, in words. */ slot: string | null;
  /** The link that the data passed through and that the row is about. DMI is a PCI Express link between processor and chipset. */ link_kind: "pcie" | "dmi" | "sata" | "sas" | "usb" | "thunderbolt" | "ethernet" | "none";
  /** Negotiated generation, as the standard names it: 3.0 for PCIe 3.0, DMI 3.0 and SATA at 6 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s, 4 Gen 3x2 for USB4 at 40 Gb/s, 3 for Thunderbolt 3. */ link_generation: string | null;
  /** Negotiated width of one link. Empty for USB, whose generation names it. [lane] */ link_lanes: number | null;
  /** Number of such links used in parallel. Empty means one. */ link_count: number | null;
  /** Kind and generation of the link in one text. */ link: string | null;
  /** Whether the link ends at the processor or at the chipset. */ link_attachment: "cpu" | "chipset" | "unknown";
  /** How a USB drive is addressed, or what carries the data over Ethernet, when the source states or shows it. bot: bulk-only transport, one command at a time. uasp: USB attached SCSI, many at once. tcp_no_timestamps: TCP over IPv4 without the timestamps that Linux sends and Windows does not. tcp_ipv6: TCP over IPv6. */ link_protocol: "bot" | "uasp" | "tcp_no_timestamps" | "tcp_ipv6" | null;
  /** Newest generation that both ends support, when known. */ link_generation_max: string | null;
  /** Widest link that the device supports, when known. [lane] */ link_lanes_max: number | null;
  /** PCIe Max_Payload_Size in force on the link. [B] */ max_payload_size_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** stated: the source says so. assumed: usual for such a platform. fitted: chosen to match the figure, so the row is no evidence for the model. unknown: no value is given. */ max_payload_size_origin: "stated" | "assumed" | "fitted" | "unknown";
  /** PCIe Max_Read_Request_Size of the device, when the source states it. [B] */ max_read_request_size_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** Width of the addresses in the request headers, when the source states it. */ address_bits: 32 | 64 | null;
  /** Benchmark that produced the figures, when the source names it. */ tool: string | null;
  /** Version of the benchmark, when the source names it. */ tool_version: string | null;
  /** How the tool submits requests, when known. */ engine: string | null;
  /** Whether the operating system's page cache was bypassed (direct I/O). */ direct: "yes" | "no" | "unknown" | null;
  /** The exact command or job, without host names and serial numbers. */ command: string | null;
  /** Release of the kernel or build of the operating system, when known. */ kernel: string | null;
  /** State of the drive. fob: fresh out of box or securely erased. transition: between fresh and steady. steady: preconditioned until stable. cached: inside a write cache. after_fill: filled beforehand. after_idle: after a rest. after_trim: after TRIM. used: used before, not preconditioned. */ state: "fob" | "transition" | "steady" | "cached" | "after_fill" | "after_idle" | "after_trim" | "used" | "unknown";
  /** What was done to the drive before the measurement, in words. */ preconditioning: string | null;
  /** Share of the drive that held data. [%] */ fill_percent: number | null;
  /** Size of the file or region that was tested. [B] */ test_size_bytes: number | null;
  /** Memory of the computer: a test smaller than this may have run in a cache. [B] */ memory_bytes: number | null;
  /** Day, month or year of the measurement, when known. */ measured_on: string | null;
  /** Year of the measurement, or else of its source. */ year: string | null;
  /** Name of the workload in the registry, if it has one. The other columns describe it all the same. */ workload_id: string | null;
  /** Direction of the counted bytes. device_writes_host: a drive being read, GPU to host. device_reads_host: a drive being written, host to GPU. host_writes_device: CPU stores. mixed: reads and writes together in one figure. trim: discards. both: the source gives one figure for either direction. unspecified: the source does not say. */ direction: "device_writes_host" | "device_reads_host" | "host_writes_device" | "mixed" | "trim" | "both" | "unspecified";
  /** The direction in plain words, seen from the host: read, write, mixed or trim; empty where the source gives one figure for either, or does not say. */ operation: string | null;
  /** Whether similar traffic ran the other way at the same time. The figure stays per direction. */ duplex: "one_way" | "two_way" | "unknown";
  /** Access pattern: sequential, random, a mixture, a bulk copy of memory, or not stated. */ access: "seq" | "rand" | "mixed" | "copy" | "unspecified";
  /** Share of random requests, in a workload that mixes random and sequential ones. [%] */ random_percent: number | null;
  /** Bytes per request, when stated. [B] */ block_size_bytes: number | null;
  /** Block sizes and their shares in a workload with several, as fio writes them: size in bytes/percent, joined by colons. */ block_split: string | null;
  /** Share of reads, in a workload that mixes reads and writes. [%] */ read_percent: number | null;
  /** Requests in flight per job, when stated. */ queue_depth: number | null;
  /** Threads or processes, each with this queue depth, when stated. */ jobs: number | null;
  /** Total requests in flight, when the source gives only the total. */ outstanding_requests: number | null;
  /** Total requests in flight: as stated, or queue depth times jobs. */ requests_in_flight: number | null;
  /** Drives or devices tested at once; the figure is their sum. Empty when the source does not say. */ devices: number | null;
  /** Duration of the measurement. [s] */ duration_s: number | null;
  /** Number of repetitions that the figure summarises. */ iterations: number | null;
  /** Measured bandwidth. Empty when the source gives only a range or a ratio. [B/s] */ bandwidth_bytes_per_s: number | null;
  /** Low end of the range that the source gives. Without a high end: at least this much. [B/s] */ bandwidth_low_bytes_per_s: number | null;
  /** High end of the range that the source gives. [B/s] */ bandwidth_high_bytes_per_s: number | null;
  /** One number for charts: the bandwidth, the middle of its range, or the one end that is known. [B/s] */ measured_bytes_per_s: number | null;
  /** Measured IOPS, when the source gives them. [1/s] */ iops: number | null;
  /** completion: from submission to completion (clat in fio). total: including submission (lat in fio). unknown: the source does not say. */ latency_kind: "completion" | "total" | "unknown" | null;
  /** Mean time per request. [s] */ latency_mean_s: number | null;
  /** Shortest request. [s] */ latency_min_s: number | null;
  /** Half of the requests took at most this. [s] */ latency_p50_s: number | null;
  /** 90 % of the requests took at most this. [s] */ latency_p90_s: number | null;
  /** 95 % of the requests took at most this. [s] */ latency_p95_s: number | null;
  /** 99 % of the requests took at most this. [s] */ latency_p99_s: number | null;
  /** 99.9 % of the requests took at most this. [s] */ latency_p999_s: number | null;
  /** 99.99 % of the requests took at most this. [s] */ latency_p9999_s: number | null;
  /** Longest request. [s] */ latency_max_s: number | null;
  /** Standard deviation of the time per request. [s] */ latency_stdev_s: number | null;
  /** Standard deviation of the IOPS over the samples. [1/s] */ iops_stdev_per_s: number | null;
  /** Standard deviation of the bandwidth over the samples. [B/s] */ bandwidth_stdev_bytes_per_s: number | null;
  /** User and system time, as a share of all processors unless the note says otherwise. [%] */ cpu_percent: number | null;
  /** Electrical power of the target under this workload. [W] */ power_w: number | null;
  /** Temperature that the drive reports under this workload. [°C] */ temperature_c: number | null;
  /** payload: the data that the user asked for. wire: packets with their overhead, as a counter on the link sees them. */ counted: "payload" | "wire";
  /** Whether the wire rate of the link limited the figure, as far as the source shows. */ link_limited: "yes" | "partly" | "no" | "unknown";
  /** exact: as measured. approximate: rounded or estimated by the author. relative: only a ratio to another row is given. */ precision: "exact" | "approximate" | "relative";
  /** What the ratio compares. score: the total of a benchmark. requests_within_latency: requests served within a latency target. */ relative_metric: "bandwidth" | "iops" | "latency" | "score" | "requests_within_latency" | null;
  /** Multiple of the row named in relative_to. A row that names itself with ratio 1 is a baseline for which the source gives no absolute figure. */ relative_value: number | null;
  /** Low end of the ratio, when the source gives a range. */ relative_low_value: number | null;
  /** High end of the ratio, when the source gives a range. */ relative_high_value: number | null;
  /** The result that the ratio refers to, in the same set. */ relative_to: string | null;
  /** How the figure reached this table. */ value_origin: "raw_log" | "reported_table" | "reported_text" | "digitised_chart" | "computed";
  /** Where in the source the figure is: file, page, table or line. */ source_place: string | null;
  /** SHA-256 of the unchanged file that the figure was read from. */ raw_sha256: string | null;
  /** Largest error in reading the figure off a chart, as a share of the figure. [%] */ digitise_error_percent: number | null;
  /** The author's own figure: a number, a range such as 180-220, or with ~, > or < before it. Empty where the figure was read from a tool's output. */ reported_value: string | null;
  /** The unit that the source prints next to it: x for a ratio. */ reported_unit: string | null;
  /** What the printed unit means. hdparm prints MB/s for MiB/s. The base-unit columns follow from this one. */ reported_unit_means: "B/s" | "kB/s" | "MB/s" | "GB/s" | "KiB/s" | "MiB/s" | "GiB/s" | "Mb/s" | "Gb/s" | "1/s" | "s" | "ms" | "us" | "ns" | "%" | "x" | null;
  /** What a reader should know about this figure, in our own words. */ note: string | null;
  /** What else a reader should know about the set-up, in our own words. */ run_note: string | null;
  /** The calculator that made the prediction. */ calculator: string | null;
  /** Version of the calculator that made the prediction. */ model_version: number | null;
  /** Payload bandwidth that the wire format allows, per direction. [B/s] */ ceiling_bytes_per_s: number | null;
  /** Low end of what good hardware is expected to reach; the basis of the range says how that is known. [B/s] */ expected_low_bytes_per_s: number | null;
  /** High end of what good hardware is expected to reach. [B/s] */ expected_high_bytes_per_s: number | null;
  /** measured: on links of this generation or kind. assumed: carried over from links of other kinds. */ range_basis: "measured" | "assumed" | null;
  /** Measured bandwidth over the ceiling of the model. */ measured_over_ceiling: number | null;
  /** Quantities that the row has, separated by spaces: bandwidth, iops, latency, ratio, prediction. */ metrics: string | null;
  /** The row of `texts` with the names and notes that a search finds it by. */ text_id: number;
  /** Place of the row when all are read in order, from 1: the same load on different devices side by side. Another version of the dataset may have another order. */ position: number;
}
