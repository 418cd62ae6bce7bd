// Generated from calc-wasm by `npm run gen`. Do not edit.

import type { Calculator } from '../declared.ts';

export type { Domain, Input, Output, Headline, Phrases, When, FormulaLine, Calculator } from '../declared.ts';
/** Inputs that are no single number. */
export type StructureName = 'drives';

/** The names of the calculators, in the order of the site. */
export type CalculatorName = 'pcie' | 'nvme-queue' | 'sata' | 'sas' | 'usb' | 'dmi' | 'ethernet' | 'raid' | 'zfs' | 'mixed-drives' | 'rebuild' | 'queue-depth' | 'write-cache' | 'units';

/** What takes from a rate or a capacity: all that a breakdown can draw. */
export const layers = ['line', 'encoding', 'clock', 'flit', 'frames', 'headers', 'flow_control', 'handshake', 'commands', 'sharing', 'tunnel', 'waiting', 'drives', 'chip', 'slot', 'raw', 'unused', 'spare', 'labels', 'redundancy', 'padding', 'metadata', 'log', 'slop', 'file_system'] as const;
export type LayerName = (typeof layers)[number];

export interface PcieInputs {
  /** Negotiated generation, not the maximum of the card or slot: `lspci -vv` shows it as LnkSta. */ generation: '1.0' | '2.0' | '3.0' | '4.0' | '5.0' | '6.0' | '7.0';
  /** Negotiated link width: `lspci -vv` shows it as LnkSta. A long slot often has fewer lanes wired than fit it. [lanes] */ lanes: number;
  /** Which way the data flows. In a drive read, the device writes to the host; in a drive write, it reads from the host. */ direction: 'device_writes_host' | 'device_reads_host' | 'both';
  /** Largest payload of one packet; the smallest setting along the path counts. `lspci -vv` shows it as the second MaxPayload. If unknown, the ceiling takes 512, the largest that hosts were seen to set, and the expected range starts from 256, which most set. [B] */ max_payload_size: number;
  /** Drives or cards behind this link that are busy at once, on an HBA or behind a switch. */ drives: number;
  /** Throughput of each drive on its own. Leave empty if unknown; the drives are then never the limit. [B/s] */ drive_rate: number;
  /** Largest read a device may request at once; matters only when the device reads from the host. [B] */ max_read_request_size: number;
  /** Boundary at which a root complex may split completions. [B] */ read_completion_boundary: number;
  /** Payload of each completion. Modern root complexes fill the Max Payload Size; old ones, and some between two devices, split at the Read Completion Boundary. [B] */ completion_size: 'max_payload_size' | 'read_completion_boundary' | '64' | '128' | '256' | '512' | '1024' | '2048' | '4096';
  /** Width of the host addresses in requests: buffers above 4 GiB need 64. [bit] */ address_bits: number;
  /** End-to-end CRC: 4 more bytes in every packet, rarely switched on. */ ecrc: boolean;
  /** Fixed 256-byte FLITs instead of packets of any length: always on from 6.0, possible below it between two devices that support 6.0. */ flit_mode: 'auto' | 'on' | 'off';
  /** Separate reference clocks with spread spectrum (some cables and backplanes): ten times as many SKP ordered sets. */ sris: boolean;
  /** Acknowledgements and credit updates in the direction of the completions, at any request size. Measured hosts send 0.8 to 4.3. The typical rate counts them, the ceiling does not. */ dllps_per_512_bytes: number;
  /** Size of one transfer or I/O. Small ones leave the last packet partly empty. At most 1 GiB: larger ones change nothing. [B] */ transfer_size: number;
  /** Read requests that may be outstanding at once: 32 without extended tags, 256 with them, 768 with 10-bit tags, up to 16 384 in FLIT mode. */ tags: number;
  /** Time from a read request to its completion. 550 ns was measured on idle servers, over 1 µs on others. [s] */ round_trip_time: number;
  /** Share of the typical rate that hardware reaches at least. */ efficiency_low: number;
  /** Share of the ceiling that hardware reaches at most. */ efficiency_high: number;
}

export interface PcieOutputs {
  /** Most payload that the wire format allows, without a single acknowledgement or credit update; no device exceeds it. [B/s] */ ceiling: number;
  /** The same with as many acknowledgements and credit updates as hosts usually send, and with packets of 256 bytes where the Max Payload Size is unknown. [B/s] */ typical: number;
  /** Most that a device reaches here: the ceiling, or the latency-bound rate where that is lower. [B/s] */ most: number;
  /** Lower end of what hardware reaches on this link. [B/s] */ expected_low: number;
  /** Upper end of what hardware reaches on this link. [B/s] */ expected_high: number;
  /** Whether the expected range was measured on such links, or taken over from others or set by hand. */ range_basis: 'measured' | 'assumed';
  /** What limits the rate: the link itself, read requests in the other direction, or too few outstanding requests for the round trip. */ limited_by: 'link' | 'shared' | 'request_headers' | 'latency' | 'drives';
  /** Rate left for each drive when all that share the link are busy. [B/s] */ per_drive: number;
  /** What all drives deliver together; no limit if their rate is unknown. [B/s] */ drives_rate: number | null;
  /** After waiting for completions, where too few requests are outstanding. [B/s] */ after_latency: number;
  /** What the low end of the range is a share of: the typical rate, or the latency-bound rate where that is lower. [B/s] */ base_rate: number;
  /** Outstanding requests × their size ÷ the round-trip time; no limit when the device only writes to the host. [B/s] */ latency_bound: number | null;
  /** Transfers per second at the ceiling, or at the latency-bound rate when that is lower. [IOPS] */ iops_ceiling: number;
  /** Ceiling ÷ line rate. */ efficiency: number;
  /** Every bit on the wire, line-code bits included. [B/s] */ line_rate: number;
  /** After the line code. Data sheets call this the bandwidth. [B/s] */ encoded_rate: number;
  /** After SKP ordered sets, which compensate for clock differences. [B/s] */ after_skp: number;
  /** After FLIT headers, CRC and error correction. [B/s] */ after_flit: number;
  /** Transfers per second per lane. [T/s] */ transfer_rate: number;
  /** Share of the line rate left after the line code. */ code_efficiency: number;
  /** Share left after SKP ordered sets. */ skp_efficiency: number;
  /** Share left after FLIT overhead; 1 outside FLIT mode. */ flit_efficiency: number;
  /** Bytes of packet headers, framing and CRC that one transfer adds to the busier direction. [B] */ tlp_overhead: number;
  /** Bytes of acknowledgements and credits that one transfer usually adds to the busier direction. [B] */ dllp_overhead: number;
  /** Bytes requested by one read request. [B] */ request_size: number;
  /** Whether the link runs in FLIT mode. */ flit_active: boolean;
}

export interface NvmeQueueInputs {
  /** Negotiated generation of the drive's link. */ generation: '1.0' | '2.0' | '3.0' | '4.0' | '5.0' | '6.0' | '7.0';
  /** Negotiated width of the drive's link. [lanes] */ lanes: number;
  /** Bytes read or written per command. At most 2 MiB, the limit of many drives. [B] */ block_size: number;
  /** Share of commands that read; the others write. */ read_share: number;
  /** From the drive's data sheet. Leave empty if unknown; the drive is then never the limit. [IOPS] */ drive_iops: number;
  /** Largest payload of one packet. If unknown, the ceiling takes 512, the largest that hosts were seen to set, and the expected range starts from 256, which most set. [B] */ max_payload_size: number;
  /** Commands submitted with one doorbell write and fetched together. 1 at a queue depth of 1. */ batch: number;
  /** Interrupts for each command: 0 with polling, 1 without coalescing. */ interrupts: number;
}

export interface NvmeQueueOutputs {
  /** Most payload that the wire format allows; no real device exceeds it. [B/s] */ ceiling: number;
  /** Most that can be reached here: the ceiling, less what the model knows about waiting, sharing and what is behind the link. [B/s] */ most: number;
  /** Lower end of what good hardware reaches here. [B/s] */ expected_low: number;
  /** Upper end of what good hardware reaches here. [B/s] */ expected_high: number;
  /** Whether the expected range was measured on this generation or assumed from others. */ range_basis: 'measured' | 'assumed';
  /** Where the figures of this generation come from: its specification, an assumption, or a fit to a measurement. */ confidence: 'specified' | 'assumed' | 'fitted';
  /** What limits the rate. */ limited_by: 'to_host' | 'to_device' | 'drive';
  /** Every bit on the wire, line-code bits included. [B/s] */ line_rate: number;
  /** After the line code. Data sheets call this the bandwidth. [B/s] */ encoded_rate: number;
  /** Share of the line rate left after the line code. */ code_efficiency: number;
  /** Commands per second that the link carries, or that the drive delivers where that is lower. [IOPS] */ iops: number;
  /** Lower end of what to expect where the link is the limit. [IOPS] */ iops_low: number;
  /** Upper end of what to expect where the link is the limit. [IOPS] */ iops_high: number;
  /** Commands per second that the link carries with the acknowledgements and credit updates that hosts usually send, and with packets of 256 bytes where the Max Payload Size is unknown. [IOPS] */ typical_iops: number;
  /** Bytes per second, read and written together. [B/s] */ throughput: number;
  /** After SKP ordered sets and, from 6.0 on, FLITs. [B/s] */ after_clock: number;
  /** Share left after SKP ordered sets and FLITs. */ clock_efficiency: number;
  /** After the headers of data packets, in the busier direction. [B/s] */ after_headers: number;
  /** Average bytes that a command moves toward the host. [B] */ bytes_to_host: number;
  /** Average bytes that a command moves toward the drive. [B] */ bytes_to_device: number;
}

export interface SataInputs {
  /** Negotiated revision; 6 Gb/s is any 3.x. `dmesg` shows "SATA link up 6.0 Gbps". */ generation: '1.0' | '2.0' | '3.0';
  /** Drives on this link that are busy at once; more than one needs a port multiplier, which has at most 15 ports. */ drives: number;
  /** Throughput of each drive on its own. Leave empty if unknown; the drives are then never the limit. [B/s] */ drive_rate: number;
  /** How a port multiplier shares the link: frame by frame (FIS-based, if the controller supports it) or one command at a time. */ switching: 'fis' | 'command';
  /** Capacity of each drive, for the time to read all of it in a scrub or parity check. [B] */ drive_capacity: number;
  /** Data per command. At most 32 MiB: 65 536 sectors of 512 bytes. [B] */ transfer_size: number;
  /** Outstanding commands per drive; NCQ allows at most 32. */ queue_depth: number;
  /** Time per command beyond its data transfer. Queued commands wait at the same time. [s] */ command_latency: number;
  /** Time that X_RDY, R_RDY, WTRM and R_OK take around each frame. 0.7 µs is not in the specification; it is fitted so that 6 Gb/s allows the 564 MB/s that the fastest measured drives read. [s] */ handshake: number;
}

export interface SataOutputs {
  /** Most payload that the wire format allows; no real device exceeds it. [B/s] */ ceiling: number;
  /** Most that can be reached here: the ceiling, less what the model knows about waiting, sharing and what is behind the link. [B/s] */ most: number;
  /** Lower end of what good hardware reaches here. [B/s] */ expected_low: number;
  /** Upper end of what good hardware reaches here. [B/s] */ expected_high: number;
  /** Whether the expected range was measured on this generation or assumed from others. */ range_basis: 'measured' | 'assumed';
  /** Where the figures of this generation come from: its specification, an assumption, or a fit to a measurement. */ confidence: 'specified' | 'assumed' | 'fitted';
  /** What limits the rate. */ limited_by: 'link' | 'shared' | 'multiplier' | 'commands' | 'drives';
  /** Every bit on the wire, line-code bits included. [B/s] */ line_rate: number;
  /** After the line code. Data sheets call this the bandwidth. [B/s] */ encoded_rate: number;
  /** Share of the line rate left after the line code. */ code_efficiency: number;
  /** After ALIGN primitives, which compensate for clock differences. [B/s] */ after_clock: number;
  /** Share left after ALIGN primitives. */ clock_efficiency: number;
  /** After the handshake around each frame. [B/s] */ after_handshake: number;
  /** After what a port multiplier loses when drives take turns; no loss with one drive. [B/s] */ after_sharing: number;
  /** Most that a port multiplier passes when drives take turns; does not apply to one drive. [B/s] */ multiplier_rate: number | null;
  /** Most that this queue depth and command latency allow. [B/s] */ queue_bound: number;
  /** After command latency, where the queue is too shallow. [B/s] */ after_commands: number;
  /** What all drives served at once deliver together; no limit if their rate is unknown. [B/s] */ drives_rate: number | null;
  /** Rate left for each drive when all are busy. [B/s] */ per_drive: number;
  /** Time to read every drive once, all in parallel, at the maximum rate per drive. [s] */ scan_time: number;
}

export interface SasInputs {
  /** Negotiated generation: the slower of HBA and expander or drive. */ generation: 'SAS-1' | 'SAS-2' | 'SAS-3' | 'SAS-4';
  /** Lanes of the wide port: one cable has 4, two cables between the same two devices make 8. [lanes] */ lanes: number;
  /** Drives behind the port that are busy at once. Each uses one lane at a time. At most 255. */ drives: number;
  /** Throughput of each drive on its own. Leave empty if unknown; the drives are then never the limit. [B/s] */ drive_rate: number;
  /** SAS drives, or SATA drives behind an expander, which are tunnelled (STP). */ protocol: 'ssp' | 'stp';
  /** Payload rate of the HBA's slot, from the PCIe calculator. Leave empty if unknown; the slot is then never the limit. [B/s] */ host_rate: number;
  /** Total throughput of the HBA's chip: 2500 MB/s for a SAS2008 (9211-8i). Leave empty if unknown; the chip is then never the limit. [B/s] */ chip_rate: number;
  /** Share left after opening and closing connections, credits and ALIGN. 0.96 is an estimate, not specified. */ connection_efficiency: number;
  /** Negotiated link of each drive. Unless the expander buffers, a connection to a drive runs at the rate of the drive, and the lane of the port idles for the rest (SPL calls it rate matching). */ drive_link: 'auto' | '3G' | '6G' | '12G' | '24G';
  /** Whether the expander buffers for slower drives, so that a 12 Gb/s lane serves two of them at 6 Gb/s (sold as DataBolt or edge buffering). */ edge_buffering: boolean;
}

export interface SasOutputs {
  /** Most payload that the wire format allows; no real device exceeds it. [B/s] */ ceiling: number;
  /** Most that can be reached here: the ceiling, less what the model knows about waiting, sharing and what is behind the link. [B/s] */ most: number;
  /** Lower end of what good hardware reaches here. [B/s] */ expected_low: number;
  /** Upper end of what good hardware reaches here. [B/s] */ expected_high: number;
  /** Whether the expected range was measured on this generation or assumed from others. */ range_basis: 'measured' | 'assumed';
  /** Where the figures of this generation come from: its specification, an assumption, or a fit to a measurement. */ confidence: 'specified' | 'assumed' | 'fitted';
  /** What limits the rate. */ limited_by: 'link' | 'shared' | 'lanes' | 'drives' | 'chip' | 'host';
  /** Every bit on the wire, line-code bits included. [B/s] */ line_rate: number;
  /** After the line code. Data sheets call this the bandwidth. [B/s] */ encoded_rate: number;
  /** Share of the line rate left after the line code. */ code_efficiency: number;
  /** Rate of one active lane; lower where a slower drive slows it down. [B/s] */ lane_rate: number;
  /** After lanes that are idle because there are fewer drives, or that run at the rate of a slower drive. [B/s] */ after_matching: number;
  /** After opening and closing connections, credits and ALIGN. [B/s] */ after_connections: number;
  /** What the low end of the range is a share of: of SATA drives 85 % of the rate after connections. [B/s] */ base_rate: number;
  /** What all drives deliver together; no limit if their rate is unknown. [B/s] */ drives_rate: number | null;
  /** After the drives, where they deliver less than the port carries. [B/s] */ after_drives: number;
  /** After the HBA's chip, where it is slower. [B/s] */ after_chip: number;
  /** Total throughput of the HBA's chip; no limit if unknown. [B/s] */ chip_cap: number | null;
  /** Payload rate of the HBA's slot; no limit if unknown. [B/s] */ slot_rate: number | null;
  /** Rate left for each drive when all are busy. [B/s] */ per_drive: number;
}

export interface UsbInputs {
  /** Negotiated speed, not what the plug suggests: `lsusb -t` shows 480M, 5000M, 10000M or 20000M/x2. */ generation: '1.1' | '2.0' | '3.2 Gen 1x1' | '3.2 Gen 1x2' | '3.2 Gen 2x1' | '3.2 Gen 2x2' | 'USB4 Gen 2x2' | 'USB4 Gen 3x2' | 'USB4 Gen 4' | 'Thunderbolt 1' | 'Thunderbolt 2' | 'Thunderbolt 3' | 'Thunderbolt 4' | 'Thunderbolt 5';
  /** Whether the drive is read or written; matters for USB 2.0, and in a tunnel for PCIe. */ direction: 'read' | 'write';
  /** UASP keeps several commands outstanding; BOT waits for each. NVMe drives behind a tunnel use neither. */ protocol: 'uasp' | 'bot';
  /** What the bridge and its drive reach: 550 MB/s for SATA, the payload rate of its PCIe link for NVMe. Leave empty if unknown; they are then never the limit. [B/s] */ bridge_rate: number;
  /** PCIe link, always four lanes wide, at the ends of the USB4 or Thunderbolt tunnel. If unknown, the maximum takes the fastest, the expected range starts from what most hosts have. */ tunnel: 'auto' | '2.0' | '3.0' | '4.0';
  /** Payload of each PCIe packet in the tunnel. 128 B is assumed. [B] */ tunnel_payload: number;
  /** Bandwidth that displays on the same link reserve; it takes priority. A 4K display at 60 Hz takes about 16 Gb/s. Leave empty without displays. [B/s] */ display_rate: number;
  /** Data per command. Systems request 120 to 128 KiB by default. [B] */ transfer_size: number;
  /** Time between two commands, where each waits for the previous one (BOT). 250 µs is not in the specification; it is fitted so that BOT gives about 250 MB/s at 5 Gb/s. [s] */ command_gap: number;
  /** EHCI host controllers fit fewer packets into a microframe than the specification allows; for xHCI no figure is known. */ controller: 'xhci' | 'ehci';
  /** Packets of 512 bytes in each USB 2.0 microframe: 13 by the specification, 10 for reads and 8 for writes on EHCI. Leave empty for the controller's own number. */ packets_per_microframe: number;
}

export interface UsbOutputs {
  /** Most payload that the wire format allows; no real device exceeds it. [B/s] */ ceiling: number;
  /** Most that can be reached here: the ceiling, less what the model knows about waiting, sharing and what is behind the link. [B/s] */ most: number;
  /** Lower end of what good hardware reaches here. [B/s] */ expected_low: number;
  /** Upper end of what good hardware reaches here. [B/s] */ expected_high: number;
  /** Whether the expected range was measured on this generation or assumed from others. */ range_basis: 'measured' | 'assumed';
  /** Where the figures of this generation come from: its specification, an assumption, or a fit to a measurement. */ confidence: 'specified' | 'assumed' | 'fitted';
  /** What limits the rate. */ limited_by: 'link' | 'packets' | 'tunnel_pcie' | 'controller' | 'commands' | 'bridge';
  /** Every bit on the wire, line-code bits included. [B/s] */ line_rate: number;
  /** After the line code. Data sheets call this the bandwidth. [B/s] */ encoded_rate: number;
  /** Share of the line rate left after the line code. */ code_efficiency: number;
  /** After SKP ordered sets, or after error correction. [B/s] */ after_clock: number;
  /** Share left after SKP ordered sets or error correction. */ clock_efficiency: number;
  /** After the bandwidth that displays reserve. [B/s] */ after_displays: number;
  /** After packet headers, CRC and acknowledgements. [B/s] */ after_headers: number;
  /** After packing whole packets into frames; no loss from 3.2 on. [B/s] */ after_schedule: number;
  /** After the PCIe link at the ends of the tunnel and the controller cap; no loss without a tunnel. [B/s] */ after_tunnel: number;
  /** After waiting between commands; no loss where they overlap. [B/s] */ after_commands: number;
  /** What the low end of the range is a share of: the rate after commands, with the PCIe link that most hosts have at the ends of the tunnel. [B/s] */ base_rate: number;
  /** Payload of a full packet. [B] */ packet_payload: number;
  /** Bytes added to each packet: header, CRC, framing, acknowledgement. [B] */ packet_overhead: number;
  /** Frames of 1 ms or microframes of 125 µs per second. */ frames: number | null;
  /** Full packets in each frame of 1 ms or microframe of 125 µs. */ packets: number | null;
  /** Payload rate of the PCIe link at the ends of the tunnel. [B/s] */ tunnel_rate: number | null;
  /** Most PCIe data that controllers of this generation pass. [B/s] */ tunnel_cap: number | null;
  /** What the bridge and its drive deliver; no limit if unknown. [B/s] */ behind_rate: number | null;
  /** Commands per second. [IOPS] */ iops_ceiling: number;
}

export interface DmiInputs {
  /** Named on the mainboard's box and by `lspci`; it sets the uplink's generation and lanes. Unverified: believed, but no source names it. */ chipset: 'other' | 'intel-ich6-ich10' | 'intel-5-series' | 'intel-6-series' | 'intel-7-series' | 'intel-x79' | 'intel-8-series' | 'intel-c220' | 'intel-9-series' | 'intel-x99' | 'intel-h110' | 'intel-100-series' | 'intel-200-series' | 'intel-300-series' | 'intel-h370' | 'intel-h310' | 'intel-c246' | 'intel-x299' | 'intel-c612' | 'intel-c620' | 'intel-c621a' | 'intel-z490' | 'intel-z590' | 'intel-c256' | 'intel-b560' | 'intel-z690-h670' | 'intel-b660-h610' | 'intel-z790-h770' | 'intel-b760' | 'intel-c266' | 'intel-z890' | 'intel-b860' | 'intel-h810' | 'amd-a55-a75-a85x' | 'amd-a88x' | 'amd-sb950' | 'amd-x370-x470-b350' | 'amd-a320' | 'amd-b450' | 'amd-b550' | 'amd-x570' | 'amd-x399' | 'amd-trx40' | 'amd-wrx80' | 'amd-a620' | 'amd-b650' | 'amd-x670' | 'amd-x670-second' | 'amd-b840' | 'amd-x870' | 'amd-x870e' | 'amd-x870e-second' | 'raspberry-pi-rp1';
  /** DMI generation, or PCIe generation on AMD. DMI is 2.0 on 6 to 9 Series chipsets, X99, H110 and probably H310, 3.0 on the other 100 to 500 Series ones, 4.0 since. */ generation: '1.0' | '2.0' | '3.0' | '4.0';
  /** Lanes between processor and chipset; all lanes that the chipset offers share them. [lanes] */ lanes: number;
  /** Which way the data flows. In a drive read, the device writes to the host; in a drive write, it reads from the host. */ direction: 'device_writes_host' | 'device_reads_host';
  /** Drives behind the chipset that are busy at once, on M.2 or SATA. At most 32. */ drives: number;
  /** Throughput of each drive on its own. Leave empty if unknown; the drives are then never the limit. [B/s] */ drive_rate: number;
  /** Largest payload of one packet on this link. 256 agrees with measurements; some chipsets have 128. [B] */ max_payload_size: number;
}

export interface DmiOutputs {
  /** Most payload that the wire format allows; no real device exceeds it. [B/s] */ ceiling: number;
  /** Most that can be reached here: the ceiling, less what the model knows about waiting, sharing and what is behind the link. [B/s] */ most: number;
  /** Lower end of what good hardware reaches here. [B/s] */ expected_low: number;
  /** Upper end of what good hardware reaches here. [B/s] */ expected_high: number;
  /** Whether the expected range was measured on this generation or assumed from others. */ range_basis: 'measured' | 'assumed';
  /** Where the figures of this generation come from: its specification, an assumption, or a fit to a measurement. */ confidence: 'specified' | 'assumed' | 'fitted';
  /** What limits the rate. */ limited_by: 'link' | 'shared' | 'drives';
  /** Every bit on the wire, line-code bits included. [B/s] */ line_rate: number;
  /** After the line code. Data sheets call this the bandwidth. [B/s] */ encoded_rate: number;
  /** Share of the line rate left after the line code. */ code_efficiency: number;
  /** DMI generation, or PCIe generation on AMD. */ uplink_generation: '1.0' | '2.0' | '3.0' | '4.0';
  /** Width of the uplink. [lanes] */ uplink_lanes: number;
  /** Whether the chip has this uplink to itself. */ way: 'direct' | 'first_of_two' | 'behind_another';
  /** How the generation and width of the uplink are known. */ known: 'by_hand' | 'specified' | 'reported' | 'unverified';
  /** After SKP ordered sets, which compensate for clock differences. [B/s] */ after_clock: number;
  /** Share left after SKP ordered sets. */ clock_efficiency: number;
  /** Bytes of packet headers, framing and CRC for 4 KiB of data. [B] */ tlp_overhead: number;
  /** Bytes of acknowledgements and credits that usually travel with 4 KiB of data. [B] */ dllp_overhead: number;
  /** The ceiling less the acknowledgements and credit updates that hosts usually send. [B/s] */ typical: number;
  /** What all drives deliver together; no limit if their rate is unknown. [B/s] */ drives_rate: number | null;
  /** Rate left for each drive when all are busy. [B/s] */ per_drive: number;
  /** All drives together ÷ one drive alone on this link: the most that striping can gain. */ speedup: number;
}

export interface EthernetInputs {
  /** Negotiated rate: `ethtool` shows 1000Mb/s, 2500Mb/s and so on. */ generation: '1G' | '2.5G' | '5G' | '10G' | '25G' | '40G' | '50G' | '100G' | '200G' | '400G';
  /** Largest IP packet in one frame: usually 1500, 9000 for jumbo frames; every device on the path must agree. From 576, which every IPv4 host must accept, to 9216, the limit of common switches. [B] */ mtu: number;
  /** Throughput of the drives or the array at the end. Leave empty if unknown; the storage is then never the limit. [B/s] */ drive_rate: number;
  /** Protocol over the network. Each adds headers to the data of a request; RDMA has packets of its own. */ transport: 'tcp' | 'nfs' | 'smb' | 'smb_encrypted' | 'iscsi' | 'nvme_tcp' | 'rocev2';
  /** Data of one request: at most rsize of NFS, the negotiated maximum of SMB, or the block size of the program. [B] */ block_size: number;
  /** Requests that each stream keeps in flight. Leave empty if there are always enough; the round trip is then never the limit. */ queue_depth: number;
  /** Connections or programs that ask at once. */ streams: number;
  /** From a request until its answer starts, the storage included: `ping` shows the part of the network. [s] */ round_trip_time: number;
  /** IPv6 headers take 40 bytes, IPv4 headers 20. */ protocol: 'ipv4' | 'ipv6';
  /** TCP timestamps take 12 bytes of each packet; Linux sends them, Windows usually does not. */ timestamps: boolean;
  /** A VLAN tag takes 4 bytes of each frame. */ vlan: boolean;
}

export interface EthernetOutputs {
  /** Most payload that the wire format allows; no real device exceeds it. [B/s] */ ceiling: number;
  /** Most that can be reached here: the ceiling, less what the model knows about waiting, sharing and what is behind the link. [B/s] */ most: number;
  /** Lower end of what good hardware reaches here. [B/s] */ expected_low: number;
  /** Upper end of what good hardware reaches here. [B/s] */ expected_high: number;
  /** Whether the expected range was measured on this generation or assumed from others. */ range_basis: 'measured' | 'assumed';
  /** Where the figures of this generation come from: its specification, an assumption, or a fit to a measurement. */ confidence: 'specified' | 'assumed' | 'fitted';
  /** What limits the rate. */ limited_by: 'link' | 'waiting' | 'drives';
  /** Every bit on the wire, line-code bits included. [B/s] */ line_rate: number;
  /** After the line code. Data sheets call this the bandwidth. [B/s] */ encoded_rate: number;
  /** Share of the line rate left after the line code. */ code_efficiency: number;
  /** After preamble, addresses, checksum and the gap between frames. [B/s] */ after_frames: number;
  /** After the headers of IP and of TCP or RDMA. [B/s] */ after_headers: number;
  /** After waiting for answers, where too few requests are in flight. [B/s] */ after_latency: number;
  /** Requests a second at the maximum. [IOPS] */ iops_ceiling: number;
  /** Bytes that the protocol adds to the data of each request. [B] */ message_overhead: number;
  /** Bytes of the IP packet in a full frame. [B] */ packet_size: number;
  /** Bytes that a full frame takes on the wire. [B] */ frame_size: number;
  /** Bytes of data in a full frame. [B] */ segment_size: number;
  /** What the storage delivers; no limit if its rate is unknown. [B/s] */ drives_rate: number | null;
  /** Share of the link's ceiling in use at the maximum. */ used: number;
}

export interface RaidInputs {
  /** Sizes as on the labels: `8x18TB`, or `4x8TB + 2x4TB` for different sizes. [B] */ drives: string;
  /** How the drives are combined. RAID-Z, SHR and btrfs have calculators of their own. */ level: 'raid5' | 'raid6' | 'raidtp' | 'raid10' | 'raid1' | 'raid0' | 'jbod' | 'raid50' | 'raid60' | 'raid1e' | 'md_raid10_near' | 'md_raid10_far' | 'md_raid10_offset' | 'raid3' | 'raid4' | 'raid5e' | 'raid5ee';
  /** Random IOPS of one drive: 75 to 200 for a hard drive, tens of thousands for an SSD. [IOPS] */ drive_iops: number;
  /** Percentage of I/Os that are reads. */ read_share: number;
  /** Sequential rate of one drive; hard drives reach half of it on the inner tracks. [B/s] */ drive_rate: number;
  /** Random IOPS that the array must deliver, to find the number of drives. [IOPS] */ wanted_iops: number;
  /** Drives of the list that stand by for a failure: the largest, since a spare must be able to replace any drive. */ hot_spares: number;
  /** Groups (spans) of RAID 50 and RAID 60; others have none. At most 100, since a group needs at least three drives. */ groups: number;
  /** Copies of each chunk in md RAID 10. */ copies: number;
  /** Contiguous bytes on one drive before the stripe moves to the next; also called stripe unit or interleave. mdadm defaults to 512 KiB. [B] */ chunk: number;
  /** Linux md reserves 129 MiB on each drive with 1.2 metadata, 64 to 128 KiB at the end with 0.90. What a controller reserves is unknown here. */ metadata: '1.2' | '0.90' | 'none';
  /** File system to subtract, as mkfs makes it with default options. */ file_system: 'none' | 'ext4' | 'xfs';
  /** Block size of the file system, for the alignment options of mkfs. [B] */ block: number;
  /** Size of one I/O, to see how many drives it touches. [B] */ io_size: number;
  /** Offset of the I/O from the start of the array; 0 is aligned to everything. [B] */ io_offset: number;
  /** Whether md may read old data and parity instead of the rest of the stripe (rmw_level). RAID 6 could not before Linux 4.1. */ read_modify_write: boolean;
}

export interface RaidOutputs {
  /** Space for data. [B] */ usable: number;
  /** All drives together, as on their labels. [B] */ raw: number;
  /** Usable ÷ raw capacity. */ efficiency: number;
  /** Drive failures survived, any drives. */ tolerance: number;
  /** Drive failures survived in the best case. */ best_tolerance: number;
  /** Space on larger drives that the level cannot use. [B] */ wasted: number;
  /** Size of the drives that every larger drive is cut down to. [B] */ wasted_by: number | null;
  /** Number of drives that cause it. */ wasting_drives: number;
  /** What to know first. */ verdict: 'even' | 'wasted' | 'unprotected';
  /** Space for copies and parity. [B] */ redundancy: number;
  /** After space that larger drives cannot use. [B] */ after_unused: number;
  /** After space kept for a failure. [B] */ after_spare: number;
  /** After copies and parity. [B] */ after_redundancy: number;
  /** After md metadata and rounding to whole chunks. [B] */ after_metadata: number;
  /** What md uses of the smallest drive: mdadm's used dev size. [B] */ used_size: number;
  /** Random IOPS at this read share. [IOPS] */ iops: number;
  /** Random IOPS with reads only. [IOPS] */ read_iops: number;
  /** Random IOPS with writes only. [IOPS] */ write_iops: number;
  /** Random reads per second with one drive failed: its data is reconstructed from the others. [IOPS] */ degraded_iops: number;
  /** Drive I/Os that one small write causes. */ write_penalty: number;
  /** All drives except the hot spares. */ active_drives: number;
  /** Drives busy with a long read, which uses one of several copies. */ readable_drives: number;
  /** Drives busy with one read of this size at this offset. [drives] */ drives_touched: number;
  /** Blocks of 4 KiB that Linux md reads before one write of this size at this offset; it uses the cheaper of two methods. */ md_reads: number;
  /** Blocks of 4 KiB that Linux md writes for it. */ md_writes: number;
  /** Drives that deliver the required IOPS, before rounding. */ exact_drives: number;
  /** Rounded up to the next number of drives that this level allows. [drives] */ drives_needed: number;
  /** Sequential reads, before any shared link: with copies every drive serves, with parity as many as the data drives. [B/s] */ read_rate: number;
  /** One sequential writer of full stripes, before any shared link. [B/s] */ write_rate: number;
  /** Data of one full stripe; writing all of it needs no reads. On a Windows volume: the allocation unit to choose. [B] */ full_stripe: number;
  /** File-system blocks in a chunk: mke2fs -E stride. */ stride: number;
  /** File-system blocks in a full stripe: mke2fs -E stripe-width. */ stripe_width: number;
  /** Drives that hold the data of one stripe: mkfs.xfs -d sw, where su is the chunk. */ data_drives: number;
}

export interface ZfsInputs {
  /** Sizes as on the labels: `10x3TB`. Vdevs take them in this order. [B] */ drives: string;
  /** How each vdev spreads its blocks. */ layout: 'raidz1' | 'raidz2' | 'raidz3' | 'mirror' | 'stripe' | 'draid1' | 'draid2' | 'draid3';
  /** Number of top-level vdevs; if the drives do not divide evenly, the first vdevs get one more. In a stripe, every drive is a vdev. */ vdevs: number;
  /** Block size of files or volumes. It does not change AVAIL, but how much data fits into it. [B] */ recordsize: number;
  /** Drives in each RAID-Z vdev when it was created, where drives were attached since (RAID-Z expansion). AVAIL keeps counting by that width; what fits is of records that are written now. Leave empty if never expanded. */ expanded_from: number;
  /** Sector size as a power of two: 12 is 4 KiB. */ ashift: number;
  /** OpenZFS version, which decides how much space is kept back. */ version: '2.1+' | '2.0' | '0.7' | '0.6';
  /** ZFS on Linux partitions whole drives; TrueNAS CORE also took 2 GiB from each for swap. */ partition: 'linux' | 'whole' | 'truenas_core';
  /** Whether a 4TB drive has the 4 000 787 030 016 bytes that makers agreed on, or exactly 4 × 10¹². */ marketed: boolean;
  /** Data drives of a dRAID group. */ draid_data: number;
  /** Distributed spares of a dRAID. */ draid_spares: number;
  /** Drives of a special vdev for metadata and small blocks, as one mirror; 0 for none. Log and cache devices add no space and have no field here. */ special_drives: number;
  /** Size of each drive of the special vdev, as on the label. [B] */ special_size: number;
  /** Random IOPS of one drive. [IOPS] */ drive_iops: number;
  /** Sequential rate of one drive. [B/s] */ drive_rate: number;
}

export interface ZfsOutputs {
  /** AVAIL of `zfs list` on the empty pool. [B] */ usable: number;
  /** AVAIL as `zfs list` prints it: in powers of 1024, at most four characters and the letter. */ listed: number;
  /** SIZE of `zpool list`: RAID-Z including parity, mirrors as one drive, plus the special vdev. [B] */ size: number;
  /** All drives of the list together. [B] */ raw: number;
  /** AVAIL ÷ raw capacity. */ efficiency: number;
  /** Uncompressed data of this record size that fits. More than AVAIL where records need less padding than 128 KiB ones. [B] */ fits: number;
  /** Plan for this: Oracle advises to stay below 80 % where files are rewritten in small pieces, below 90 % elsewhere. [B] */ planned: number;
  /** Data drives × their size: what the labels promise. [B] */ nominal: number;
  /** Drive failures that every vdev survives. */ tolerance: number;
  /** Drive failures that the pool survives in the best case. */ best_tolerance: number;
  /** What to know first. */ verdict: 'even' | 'wasted' | 'padded' | 'unprotected' | 'mismatched' | 'weak_special';
  /** Space on larger drives that their vdev cannot use. [B] */ wasted: number;
  /** Smallest drive size that leaves space on larger drives unused. [B] */ wasted_by: number | null;
  /** Capacity of the special vdev. It counts toward SIZE, not AVAIL, since data may never go there. [B] */ special: number;
  /** What ZFS gets of the smallest drive of the first vdev. [B] */ partition_size: number;
  /** Bytes that one record takes on disk, parity and padding included. This and the next rows are for the first vdev. [B] */ allocated: number;
  /** What the pool deducts from AVAIL for a record. [B] */ charged: number;
  /** Sectors of data in a record. */ record_sectors: number;
  /** Record size ÷ its space on disk. */ record_share: number;
  /** Data drives ÷ all drives. */ paper_share: number;
  /** The pool counts every allocated sector as this many 512ths of one, taken from blocks of 128 KiB. */ deflate: number;
  /** Metaslab size of the first vdev in bytes, as a power of two. */ metaslab_shift: number;
  /** Metaslabs of the first vdev. */ metaslabs: number;
  /** After space that larger drives cannot use. [B] */ after_unused: number;
  /** After distributed spares. [B] */ after_spares: number;
  /** After partition, labels and the remainder that fills no metaslab. [B] */ after_labels: number;
  /** After copies, or parity on paper. [B] */ after_parity: number;
  /** After padding sectors. [B] */ after_padding: number;
  /** After the one metaslab per vdev that is kept for the log. [B] */ after_log: number;
  /** Slop as a share of the space, before its limits. [B] */ slop_share: number;
  /** Kept back so that files can be deleted from a full pool. [B] */ slop: number;
  /** Space that an empty pool already uses. [B] */ used_empty: number;
  /** Random reads of whole records per second. [IOPS] */ read_iops: number;
  /** Random writes of whole records per second. [IOPS] */ write_iops: number;
  /** One sequential reader of large records, before any shared link. [B/s] */ read_rate: number;
  /** One sequential writer of large records, before any shared link. [B/s] */ write_rate: number;
  /** Drives in one vdev. */ width: number;
  /** Top-level vdevs, excluding the special one. */ vdev_count: number;
  /** Whether all vdevs are as wide and as large as the first. */ alike: boolean;
}

export interface MixedDrivesInputs {
  /** Sizes as on the labels: `4x8TB + 2x4TB`. [B] */ drives: string;
  /** How the drives are combined. */ scheme: 'shr1' | 'shr2' | 'btrfs_raid1' | 'btrfs_raid1c3' | 'btrfs_raid1c4' | 'btrfs_raid10' | 'btrfs_raid5' | 'btrfs_raid6' | 'btrfs_raid0' | 'btrfs_single' | 'btrfs_dup' | 'parity_drives' | 'erasure';
  /** Drives that hold only parity: at most two in Unraid, six in SnapRAID. */ parity_drives: number;
  /** Random IOPS of one drive: 75 to 200 for a hard drive, tens of thousands for an SSD. [IOPS] */ drive_iops: number;
  /** Percentage of I/Os that are reads. */ read_share: number;
  /** Sequential rate of one drive; hard drives reach half of it on the inner tracks. [B/s] */ drive_rate: number;
  /** Before Linux 5.15 btrfs RAID 0 needed two devices with space, RAID 10 four; since then one and two. */ old_kernel: boolean;
  /** Data pieces of the erasure code. */ data_pieces: number;
  /** Parity pieces of the erasure code. */ parity_pieces: number;
  /** What the system takes from each drive first: 4.9 GB on Synology, 0 elsewhere. [B] */ reserve: number;
}

export interface MixedDrivesOutputs {
  /** Space for data. [B] */ usable: number;
  /** Usable capacity without what is uncertain: slices of three drives in SHR-2. [B] */ usable_low: number;
  /** All drives together, as on their labels. [B] */ raw: number;
  /** Usable ÷ raw capacity. */ efficiency: number;
  /** Drive failures survived, any drives. */ tolerance: number;
  /** What to know first. */ verdict: 'whole' | 'unreached' | 'uncertain' | 'small' | 'unprotected';
  /** Space that no stripe or copy can use. [B] */ wasted: number;
  /** Size of the largest drives, which the others cannot match. [B] */ wasted_by: number | null;
  /** Space for copies and parity. [B] */ redundancy: number;
  /** After what the system reserves on each drive. [B] */ after_reserve: number;
  /** After space that no stripe or copy can use. [B] */ after_unreached: number;
  /** After copies and parity. [B] */ after_redundancy: number;
  /** What df shows as available on the new btrfs; wrong for drives of different sizes. [B] */ df_available: number | null;
  /** How full an erasure-coded pool may be before Ceph warns (nearfull, 85 %). [B] */ nearfull: number | null;
  /** Slices of equal width into which the drives are cut. */ tiers: number;
  /** One sequential reader of all data, slice after slice, before any shared link. [B/s] */ read_rate: number;
  /** One sequential writer of all data, slice after slice, before any shared link. [B/s] */ write_rate: number;
  /** Random IOPS at this read share, over all data: the drive with the most data is the busiest. [IOPS] */ iops: number;
  /** The same drives in RAID 5, each counted as the smallest. [B] */ raid5: number;
  /** The same drives in RAID 6 or, on paper, RAID-Z2, each counted as the smallest. [B] */ raid6: number;
  /** The same drives in SHR. [B] */ shr1: number;
  /** The same drives in SHR-2. [B] */ shr2: number;
  /** The same drives in btrfs RAID 1. [B] */ btrfs_raid1: number;
}

export interface RebuildInputs {
  /** Drives of one redundant group: 2 for a mirror, all of them for RAID 5 or RAID 6. */ drives: number;
  /** Drive failures that the group survives: 1 for RAID 5, RAID-Z1 and a mirror of two, 2 for RAID 6 and RAID-Z2. */ tolerance: number;
  /** Size of each drive. [B] */ capacity: number;
  /** Average over the whole drive; inner tracks reach half the rate of outer ones. [B/s] */ drive_rate: number;
  /** Share of the drives' time that other I/O takes. */ load: number;
  /** Groups of the pool; each can lose data. */ groups: number;
  /** Share of a drive that is rebuilt: all of it in RAID, what is in use in ZFS and btrfs. */ rebuilt_share: number;
  /** Payload rate of the link that all drives of the group share. Leave empty if each has its own. [B/s] */ link_rate: number;
  /** SATA carries data in one direction at a time: behind a port multiplier, writing the new drive takes its share of the link besides the reads. */ link_duplex: 'full' | 'half';
  /** md's limit in KiB/s, as `cat /proc/sys/dev/raid/speed_limit_max` prints it. Leave empty if there is none. [B/s] */ speed_limit: number;
  /** From the failure until a new drive is in place. With a hot spare the rebuild starts at once, and this is the time until the spare itself is replaced. [s] */ replace_time: number;
  /** Standby drives per group. At most 3: more make no measurable difference. */ hot_spares: number;
  /** Share of drives that fail in a year (AFR). Backblaze saw 1.57 % in 2024. */ afr: number;
  /** How much more often the other drives fail while one is down: drives of one batch tend to fail together, and a rebuild strains them. 1 means independent failures. */ correlation: number;
  /** Non-recoverable read errors from the data sheet. It is an upper bound; drives in use do much better. */ unreadable_rate: '1e-15' | '1e-14' | '1e-16' | '1e-17' | '0';
  /** Whether several failed drives are rebuilt at the same time. */ parallel: boolean;
  /** How long the array is in use. [s] */ service_time: number;
  /** For the simulation: the same number repeats the same random failures. */ seed: number;
}

export interface RebuildOutputs {
  /** Time to fill the replacement drive. [s] */ time: number;
  /** Rate of the rebuild. [B/s] */ rate: number;
  /** What limits the rebuild. */ limited_by: 'drive' | 'link' | 'speed_limit';
  /** Rebuild time without other I/O. [s] */ idle_time: number;
  /** Shortest rebuild time at md's default limit of 200,000 KiB/s. [s] */ md_time: number;
  /** From the failure until redundancy is restored, with a hot spare at hand if there are any. [s] */ window: number;
  /** Bytes read by a rebuild that has no redundancy left. [B] */ read: number;
  /** Chance that the critical rebuild meets an unreadable sector, at the data sheet's rate. */ unreadable: number;
  /** Chance that the system loses data in a year. */ year_loss: number;
  /** Chance that the system loses data while it is in use. */ loss: number;
  /** Chance of data loss while in use if no sector were ever unreadable. */ loss_readable: number;
  /** Chance that more drives of a group fail within one window without full redundancy than it survives, each at its annual rate times the window's share of a year; for all groups together. Some calculators show this figure; it is not per year, and a year has many windows. */ window_loss: number;
  /** Mean time until the system loses data. [s] */ mttdl: number;
  /** The textbook formula: independent drives, no unreadable sectors, repairs much faster than failures. [s] */ mttdl_formula: number;
  /** Mean time until the first drive of the system fails. [s] */ first_failure: number;
  /** Mean time between failures of one drive, from its annual failure rate. [s] */ mtbf: number;
  /** Drives to replace in a year. */ replaced: number;
}

export interface QueueDepthInputs {
  /** All requests in flight: fio's iodepth × numjobs, DiskSpd's -o × -t, the Q × T of CrystalDiskMark. Leave empty to compute it. At most 65,535 queues of 65,536 entries, the NVMe limit, which no drive offers. */ depth: number;
  /** Requests per second, as fio and DiskSpd print them. Leave empty to compute it, or if you have MB/s. [IOPS] */ iops: number;
  /** The same in bytes per second: CrystalDiskMark's RND4K shows MB/s. Leave empty if you have IOPS. [B/s] */ throughput: number;
  /** Mean time from issue to completion: fio's `lat … avg`, DiskSpd's AvgLat. Leave empty to compute it. [s] */ latency: number;
  /** Bytes of each request. [B] */ block_size: number;
  /** Time of one request that waits for no other, used where fewer than two of the figures above are given. 51 to 68 µs are usual for 4 KiB reads of a flash drive, 10 ms for a hard drive. [s] */ unloaded_latency: number;
  /** From the drive's data sheet, for this block size. Leave empty if unknown; the drive is then never the limit. [IOPS] */ max_iops: number;
  /** Payload rate of the drive's link, from its calculator. Leave empty if unknown; the link is then never the limit. [B/s] */ link_rate: number;
  /** The depth to compare with; data sheets state IOPS at 32 and more. */ other_depth: number;
  /** Requests that each thread keeps in flight; 1 if it waits for each, as most programs do. */ thread_depth: number;
}

export interface QueueDepthOutputs {
  /** IOPS × mean latency. */ in_flight: number;
  /** Requests per second. [IOPS] */ rate: number;
  /** Requests in flight ÷ IOPS. [s] */ mean_latency: number;
  /** IOPS × block size. [B/s] */ data_rate: number;
  /** What limits the rate. */ limited_by: 'latency' | 'drive' | 'link';
  /** Threads that keep that many requests in flight. */ threads: number;
  /** Blocks of this size that the link carries per second. [IOPS] */ link_iops: number | null;
  /** The lower of the IOPS of drive and link. [IOPS] */ most_iops: number | null;
  /** Mean time of a request before the ceiling makes it wait. [s] */ alone: number;
  /** Queue depth that reaches the ceiling; more only adds latency. */ knee: number | null;
  /** Maximum IOPS at the other depth, with constant latency up to the ceiling. [IOPS] */ other_rate: number;
  /** Lowest mean latency at the other depth. [s] */ other_latency: number;
  /** IOPS at the other depth × block size. [B/s] */ other_data_rate: number;
}

export interface WriteCacheInputs {
  /** Bytes written in one go, without a pause. [B] */ size: number;
  /** Rate of what the data comes from or through: another drive, a network, a USB link. Leave empty if it is faster than the drive. [B/s] */ source_rate: number;
  /** Capacity of the drive that the copy is written to. [B] */ capacity: number;
  /** Share of the drive that already holds data. The cache is made of free cells, so a fuller drive has less of it. */ used: number;
  /** Size of the cache on an empty drive: where the rate drops in a review that fills the drive. [B] */ empty_cache: number;
  /** Write rate while the cache lasts: the data sheet's sequential write. [B/s] */ cache_rate: number;
  /** Write rate once the cache is full, from the same review; data sheets rarely state it. [B/s] */ after_rate: number;
  /** Part of the cache that stays however full the drive is: 4 GB on a 500 GB Samsung 970 EVO, 6 GB on larger ones. 0 if unknown; the whole cache then shrinks. [B] */ static_cache: number;
  /** A cell used as cache holds one bit instead of this many. */ cells: 'tlc' | 'qlc' | 'mlc';
}

export interface WriteCacheOutputs {
  /** Time of the whole copy. [s] */ time: number;
  /** Lower end of what to expect. [s] */ time_low: number;
  /** Upper end of what to expect. [s] */ time_high: number;
  /** Where the range comes from. */ range_basis: 'fills';
  /** What sets the time. */ limited_by: 'flash' | 'cache' | 'source';
  /** Size over time. [B/s] */ average: number;
  /** The rate when the last byte is written. [B/s] */ end_rate: number;
  /** Free space before the copy. [B] */ free: number;
  /** Share of the free cells that the drive uses as cache. */ cell_share: number;
  /** Bits that one cell holds. [bit] */ cell_bits: number;
  /** Size of the cache at this fill level. [B] */ cache: number;
  /** Bytes that fit in the cache. [B] */ in_cache: number;
  /** Bytes written once the cache is full. [B] */ past_cache: number;
  /** Write rate while the cache lasts. [B/s] */ fast_rate: number;
  /** Write rate once the cache is full. [B/s] */ slow_rate: number;
  /** Time until the cache is full or the copy is done. [s] */ fast_time: number;
  /** Time from the full cache to the end of the copy. [s] */ slow_time: number;
  /** Rate of the source; no limit if none is given. [B/s] */ source_limit: number | null;
}

export interface UnitsInputs {
  /** The number that a box, a tool or a specification shows. */ value: number;
  /** What it counts. B is a byte, b a bit; k, M, G and T are powers of 1000, Ki, Mi, Gi and Ti of 1024. Some tools print one and mean the other: see below. */ from: 'B' | 'kB' | 'MB' | 'GB' | 'TB' | 'PB' | 'KiB' | 'MiB' | 'GiB' | 'TiB' | 'PiB' | 'Mb' | 'Gb' | 'sectors of 512 B' | 'sectors of 4096 B' | 'kB/s' | 'MB/s' | 'GB/s' | 'TB/s' | 'KiB/s' | 'MiB/s' | 'GiB/s' | 'TiB/s' | 'kb/s' | 'Mb/s' | 'Gb/s' | 'Tb/s';
  /** The unit you need, or the one that people usually need instead. */ to: 'auto' | 'B' | 'kB' | 'MB' | 'GB' | 'TB' | 'PB' | 'KiB' | 'MiB' | 'GiB' | 'TiB' | 'PiB' | 'Mb' | 'Gb' | 'sectors of 512 B' | 'sectors of 4096 B' | 'kB/s' | 'MB/s' | 'GB/s' | 'TB/s' | 'KiB/s' | 'MiB/s' | 'GiB/s' | 'TiB/s' | 'kb/s' | 'Mb/s' | 'Gb/s' | 'Tb/s';
}

export interface UnitsOutputs {
  /** The value in the target unit. */ converted: number;
  /** The target unit. */ converted_unit: 'B' | 'kB' | 'MB' | 'GB' | 'TB' | 'PB' | 'KiB' | 'MiB' | 'GiB' | 'TiB' | 'PiB' | 'Mb' | 'Gb' | 'sectors of 512 B' | 'sectors of 4096 B' | 'kB/s' | 'MB/s' | 'GB/s' | 'TB/s' | 'KiB/s' | 'MiB/s' | 'GiB/s' | 'TiB/s' | 'kb/s' | 'Mb/s' | 'Gb/s' | 'Tb/s';
  /** How much smaller or larger the number gets, where only the powers differ. */ difference: number;
  /** Why the number changes. */ change: 'decimal_to_binary' | 'binary_to_decimal' | 'other';
  /** Bytes, or bytes per second. */ bytes: number;
  /** Bytes in one target unit. */ unit_bytes: number;
  /** Powers of 1000. */ megabytes: number;
  /** Powers of 1000. */ gigabytes: number;
  /** Powers of 1000. */ terabytes: number;
  /** Powers of 1024. */ mebibytes: number;
  /** Powers of 1024. */ gibibytes: number;
  /** Powers of 1024. */ tebibytes: number;
  /** Bits, powers of 1000, as links are sold. */ megabits: number;
  /** Bits, powers of 1000, as links are sold. */ gigabits: number;
  /** Blocks of 512 bytes in that many bytes; a drive sold with this capacity may have a few more. */ sectors_512: number;
  /** Blocks of 4096 bytes. */ sectors_4096: number;
  /** The standard that sets how many blocks a drive of this capacity has. */ drive_rule: 'idema_lba1_03' | 'sff_8447' | 'neither';
  /** Blocks of 512 bytes on a drive sold with this capacity, by IDEMA LBA1-03 up to 8 TB and SFF-8447 above. */ drive_sectors_512: number;
  /** The same in blocks of 4096 bytes. */ drive_sectors_4096: number;
  /** What such a drive holds, in powers of 1024. */ drive_tebibytes: number;
}

/** What each calculator takes and gives. */
export interface Calculators {
  'pcie': { inputs: PcieInputs; outputs: PcieOutputs };
  'nvme-queue': { inputs: NvmeQueueInputs; outputs: NvmeQueueOutputs };
  'sata': { inputs: SataInputs; outputs: SataOutputs };
  'sas': { inputs: SasInputs; outputs: SasOutputs };
  'usb': { inputs: UsbInputs; outputs: UsbOutputs };
  'dmi': { inputs: DmiInputs; outputs: DmiOutputs };
  'ethernet': { inputs: EthernetInputs; outputs: EthernetOutputs };
  'raid': { inputs: RaidInputs; outputs: RaidOutputs };
  'zfs': { inputs: ZfsInputs; outputs: ZfsOutputs };
  'mixed-drives': { inputs: MixedDrivesInputs; outputs: MixedDrivesOutputs };
  'rebuild': { inputs: RebuildInputs; outputs: RebuildOutputs };
  'queue-depth': { inputs: QueueDepthInputs; outputs: QueueDepthOutputs };
  'write-cache': { inputs: WriteCacheInputs; outputs: WriteCacheOutputs };
  'units': { inputs: UnitsInputs; outputs: UnitsOutputs };
}

export const catalog: Calculator[] = [
  {
    "name": "pcie", "modelVersion": 2, "title": "How fast is this PCIe link?", "summary": "Payload rate per direction of a PCI Express link, after line code, framing and packet headers.",
    "groups": [
      { "name": "link", "label": "Link", "folded": false },
      { "name": "advanced_sharing", "label": "Sharing", "folded": true },
      { "name": "advanced_packets", "label": "Packets", "folded": true },
      { "name": "advanced_transfer", "label": "Transfer and latency", "folded": true },
      { "name": "advanced_expectation", "label": "Expected range", "folded": true },
    ],
    "inputs": [
      { "name": "generation", "group": "link", "label": "Generation", "help": "Negotiated generation, not the maximum of the card or slot: `lspci -vv` shows it as LnkSta.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "1.0", "label": "1.0 · 2.5 GT/s" }, { "value": "2.0", "label": "2.0 · 5 GT/s" }, { "value": "3.0", "label": "3.0 · 8 GT/s" }, { "value": "4.0", "label": "4.0 · 16 GT/s" }, { "value": "5.0", "label": "5.0 · 32 GT/s" }, { "value": "6.0", "label": "6.0 · 64 GT/s" }, { "value": "7.0", "label": "7.0 · 128 GT/s" }] }, "default": "3.0", "when": [] },
      { "name": "lanes", "group": "link", "label": "Lanes", "help": "Negotiated link width: `lspci -vv` shows it as LnkSta. A long slot often has fewer lanes wired than fit it.", "unit": "lane", "bare": ["lanes", 1], "example": "", "nothing": null, "domain": { "kind": "one_of", "values": [1, 2, 4, 8, 12, 16, 32] }, "default": 4, "when": [] },
      { "name": "direction", "group": "link", "label": "Direction", "help": "Which way the data flows. In a drive read, the device writes to the host; in a drive write, it reads from the host.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "device_writes_host", "label": "Drive reads (device to host)" }, { "value": "device_reads_host", "label": "Drive writes (host to device)" }, { "value": "both", "label": "Both at once" }] }, "default": "device_writes_host", "when": [] },
      { "name": "max_payload_size", "group": "link", "label": "Max Payload Size", "help": "Largest payload of one packet; the smallest setting along the path counts. `lspci -vv` shows it as the second MaxPayload. If unknown, the ceiling takes 512, the largest that hosts were seen to set, and the expected range starts from 256, which most set.", "unit": "byte", "bare": ["B", 1], "example": "", "nothing": "unknown", "domain": { "kind": "one_of", "values": [128, 256, 512, 1024, 2048, 4096] }, "default": 0, "when": [] },
      { "name": "drives", "group": "advanced_sharing", "label": "Drives sharing the link", "help": "Drives or cards behind this link that are busy at once, on an HBA or behind a switch.", "unit": "count", "bare": ["", 1], "example": "4", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 255, "whole": true }, "default": 1, "when": [] },
      { "name": "drive_rate", "group": "advanced_sharing", "label": "Rate per drive", "help": "Throughput of each drive on its own. Leave empty if unknown; the drives are then never the limit.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "3500 MB/s", "nothing": "unknown", "domain": { "kind": "between", "minimum": 0, "maximum": 100000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "max_read_request_size", "group": "advanced_packets", "label": "Max Read Request Size", "help": "Largest read a device may request at once; matters only when the device reads from the host.", "unit": "byte", "bare": ["B", 1], "example": "", "nothing": null, "domain": { "kind": "one_of", "values": [128, 256, 512, 1024, 2048, 4096] }, "default": 512, "when": [] },
      { "name": "read_completion_boundary", "group": "advanced_packets", "label": "Read Completion Boundary", "help": "Boundary at which a root complex may split completions.", "unit": "byte", "bare": ["B", 1], "example": "", "nothing": null, "domain": { "kind": "one_of", "values": [64, 128] }, "default": 64, "when": [] },
      { "name": "completion_size", "group": "advanced_packets", "label": "Completion size", "help": "Payload of each completion. Modern root complexes fill the Max Payload Size; old ones, and some between two devices, split at the Read Completion Boundary.", "unit": "byte", "bare": ["B", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "max_payload_size", "label": "Max Payload Size" }, { "value": "read_completion_boundary", "label": "Read Completion Boundary" }, { "value": "64", "label": "64 B" }, { "value": "128", "label": "128 B" }, { "value": "256", "label": "256 B" }, { "value": "512", "label": "512 B" }, { "value": "1024", "label": "1 KiB" }, { "value": "2048", "label": "2 KiB" }, { "value": "4096", "label": "4 KiB" }] }, "default": "max_payload_size", "when": [] },
      { "name": "address_bits", "group": "advanced_packets", "label": "Address width", "help": "Width of the host addresses in requests: buffers above 4 GiB need 64.", "unit": "bit", "bare": ["bit", 1], "example": "", "nothing": null, "domain": { "kind": "one_of", "values": [32, 64] }, "default": 64, "when": [] },
      { "name": "ecrc", "group": "advanced_packets", "label": "ECRC", "help": "End-to-end CRC: 4 more bytes in every packet, rarely switched on.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "flag" }, "default": false, "when": [] },
      { "name": "flit_mode", "group": "advanced_packets", "label": "FLIT mode", "help": "Fixed 256-byte FLITs instead of packets of any length: always on from 6.0, possible below it between two devices that support 6.0.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "auto", "label": "As the generation requires" }, { "value": "on", "label": "On" }, { "value": "off", "label": "Off" }] }, "default": "auto", "when": [] },
      { "name": "sris", "group": "advanced_packets", "label": "SRIS clocking", "help": "Separate reference clocks with spread spectrum (some cables and backplanes): ten times as many SKP ordered sets.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "flag" }, "default": false, "when": [] },
      { "name": "dllps_per_512_bytes", "group": "advanced_packets", "label": "DLLPs per 512 bytes read", "help": "Acknowledgements and credit updates in the direction of the completions, at any request size. Measured hosts send 0.8 to 4.3. The typical rate counts them, the ceiling does not.", "unit": "count", "bare": ["", 1], "example": "2", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 16, "whole": false }, "default": 2, "when": [] },
      { "name": "transfer_size", "group": "advanced_transfer", "label": "Transfer size", "help": "Size of one transfer or I/O. Small ones leave the last packet partly empty. At most 1 GiB: larger ones change nothing.", "unit": "byte", "bare": ["KiB", 1024], "example": "128 KiB", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 1073741824, "whole": true }, "default": 131072, "when": [] },
      { "name": "tags", "group": "advanced_transfer", "label": "Outstanding tags", "help": "Read requests that may be outstanding at once: 32 without extended tags, 256 with them, 768 with 10-bit tags, up to 16 384 in FLIT mode.", "unit": "count", "bare": ["", 1], "example": "256", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 16384, "whole": true }, "default": 256, "when": [] },
      { "name": "round_trip_time", "group": "advanced_transfer", "label": "Round-trip time", "help": "Time from a read request to its completion. 550 ns was measured on idle servers, over 1 µs on others.", "unit": "second", "bare": ["ns", 1e-9], "example": "550 ns", "nothing": null, "domain": { "kind": "between", "minimum": 1e-9, "maximum": 1, "whole": false }, "default": 1e-6, "when": [] },
      { "name": "efficiency_low", "group": "advanced_expectation", "label": "Lowest share", "help": "Share of the typical rate that hardware reaches at least.", "unit": "ratio", "bare": ["%", 0.01], "example": "93 %", "nothing": "from measurements", "domain": { "kind": "between", "minimum": 0.1, "maximum": 1, "whole": false }, "default": 0, "when": [] },
      { "name": "efficiency_high", "group": "advanced_expectation", "label": "Highest share", "help": "Share of the ceiling that hardware reaches at most.", "unit": "ratio", "bare": ["%", 0.01], "example": "100 %", "nothing": "from measurements", "domain": { "kind": "between", "minimum": 0.1, "maximum": 1, "whole": false }, "default": 0, "when": [] },
    ],
    "outputs": [
      { "name": "ceiling", "label": "Ceiling", "help": "Most payload that the wire format allows, without a single acknowledgement or credit update; no device exceeds it.", "unit": "byte_per_second", "words": {} },
      { "name": "typical", "label": "Typical", "help": "The same with as many acknowledgements and credit updates as hosts usually send, and with packets of 256 bytes where the Max Payload Size is unknown.", "unit": "byte_per_second", "words": {} },
      { "name": "most", "label": "Maximum", "help": "Most that a device reaches here: the ceiling, or the latency-bound rate where that is lower.", "unit": "byte_per_second", "words": {} },
      { "name": "expected_low", "label": "Expected, low", "help": "Lower end of what hardware reaches on this link.", "unit": "byte_per_second", "words": {} },
      { "name": "expected_high", "label": "Expected, high", "help": "Upper end of what hardware reaches on this link.", "unit": "byte_per_second", "words": {} },
      { "name": "range_basis", "label": "Basis of the range", "help": "Whether the expected range was measured on such links, or taken over from others or set by hand.", "unit": null, "words": { "measured": "measured", "assumed": "assumed" } },
      { "name": "limited_by", "label": "Limited by", "help": "What limits the rate: the link itself, read requests in the other direction, or too few outstanding requests for the round trip.", "unit": null, "words": { "link": "the link", "shared": "the shared link", "request_headers": "the read requests toward the host", "latency": "the round trip: too few outstanding requests", "drives": "the drives" } },
      { "name": "per_drive", "label": "Per drive", "help": "Rate left for each drive when all that share the link are busy.", "unit": "byte_per_second", "words": {} },
      { "name": "drives_rate", "label": "Rate of all drives together", "help": "What all drives deliver together; no limit if their rate is unknown.", "unit": "byte_per_second", "words": { "null": "no limit" } },
      { "name": "after_latency", "label": "After the round trip", "help": "After waiting for completions, where too few requests are outstanding.", "unit": "byte_per_second", "words": {} },
      { "name": "base_rate", "label": "Base of the low end", "help": "What the low end of the range is a share of: the typical rate, or the latency-bound rate where that is lower.", "unit": "byte_per_second", "words": {} },
      { "name": "latency_bound", "label": "Latency-bound rate", "help": "Outstanding requests × their size ÷ the round-trip time; no limit when the device only writes to the host.", "unit": "byte_per_second", "words": { "null": "no limit" } },
      { "name": "iops_ceiling", "label": "IOPS ceiling", "help": "Transfers per second at the ceiling, or at the latency-bound rate when that is lower.", "unit": "operation_per_second", "words": {} },
      { "name": "efficiency", "label": "Efficiency", "help": "Ceiling ÷ line rate.", "unit": "ratio", "words": {} },
      { "name": "line_rate", "label": "Line rate", "help": "Every bit on the wire, line-code bits included.", "unit": "byte_per_second", "words": {} },
      { "name": "encoded_rate", "label": "After line code", "help": "After the line code. Data sheets call this the bandwidth.", "unit": "byte_per_second", "words": {} },
      { "name": "after_skp", "label": "After SKP", "help": "After SKP ordered sets, which compensate for clock differences.", "unit": "byte_per_second", "words": {} },
      { "name": "after_flit", "label": "After FLIT", "help": "After FLIT headers, CRC and error correction.", "unit": "byte_per_second", "words": {} },
      { "name": "transfer_rate", "label": "Transfer rate", "help": "Transfers per second per lane.", "unit": "transfer_per_second", "words": {} },
      { "name": "code_efficiency", "label": "Line code efficiency", "help": "Share of the line rate left after the line code.", "unit": "ratio", "words": {} },
      { "name": "skp_efficiency", "label": "SKP efficiency", "help": "Share left after SKP ordered sets.", "unit": "ratio", "words": {} },
      { "name": "flit_efficiency", "label": "FLIT efficiency", "help": "Share left after FLIT overhead; 1 outside FLIT mode.", "unit": "ratio", "words": {} },
      { "name": "tlp_overhead", "label": "Packet bytes per transfer", "help": "Bytes of packet headers, framing and CRC that one transfer adds to the busier direction.", "unit": "byte", "words": {} },
      { "name": "dllp_overhead", "label": "Flow-control bytes per transfer", "help": "Bytes of acknowledgements and credits that one transfer usually adds to the busier direction.", "unit": "byte", "words": {} },
      { "name": "request_size", "label": "Request size", "help": "Bytes requested by one read request.", "unit": "byte", "words": {} },
      { "name": "flit_active", "label": "FLIT mode in use", "help": "Whether the link runs in FLIT mode.", "unit": null, "words": {} },
    ],
    "headlines": [
      { "value": "most", "note": "maximum for {direction}", "range": { "low": "expected_low", "high": "expected_high", "basis": "range_basis" }, "words": { "unstated": "Expect exactly that: both shares are set to the same value.", "why": "" }, "limit": "limited_by" },
    ],
    "limits": { "latency": "waiting", "drives": "drives" },
    "digits": 3,
    "phrases": {
      "direction": { "device_writes_host": "drive reads (device to host)", "device_reads_host": "drive writes (host to device)", "both": "each direction while both are busy" },
      "drive_rate": { "null": "unknown" },
      "limited_by": { "link": "The link is the limit: {takers}.", "shared": "The link is the limit: {per_drive} for each of {drives} drives at once.", "request_headers": "The read requests are the limit: the completions are smaller than the requests.", "latency": "The round trip is the limit: {tags} outstanding requests of {request_size} per {round_trip_time}.", "drives": "The drives are the limit: {drive_rate} each; the link has room to spare." },
    },
    "stages": [
      { "layer": "line", "output": "line_rate", "label": "Line rate" },
      { "layer": "encoding", "output": "encoded_rate", "label": "Line code" },
      { "layer": "clock", "output": "after_skp", "label": "SKP ordered sets" },
      { "layer": "flit", "output": "after_flit", "label": "FLIT framing" },
      { "layer": "headers", "output": "ceiling", "label": "Packet headers" },
      { "layer": "waiting", "output": "after_latency", "label": "Round trip" },
      { "layer": "drives", "output": "most", "label": "Drives" },
    ],
    "formula": [
      { "id": "line_rate", "of": "line_rate", "text": "{transfer_rate} × {lanes} ÷ 8 bit/B = {line_rate}", "when": [], "wordsOnly": false },
      { "id": "encoded_rate", "of": "encoded_rate", "text": "{line_rate} × {code_efficiency} = {encoded_rate}", "when": [], "wordsOnly": false },
      { "id": "after_skp", "of": "after_skp", "text": "{encoded_rate} × {skp_efficiency} = {after_skp}", "when": [], "wordsOnly": false },
      { "id": "after_flit", "of": "after_flit", "text": "{after_skp} × {flit_efficiency} = {after_flit}", "when": [], "wordsOnly": false },
      { "id": "ceiling", "of": "ceiling", "text": "{after_flit} × {transfer_size} ÷ ({transfer_size} + {tlp_overhead}) = {ceiling}", "when": [], "wordsOnly": false },
      { "id": "typical", "of": "typical", "text": "{after_flit} × {transfer_size} ÷ ({transfer_size} + {tlp_overhead} + {dllp_overhead}) = {typical}", "when": [{ "name": "max_payload_size", "not": ["0"] }], "wordsOnly": false },
      { "id": "latency_bound", "of": "latency_bound", "text": "{tags} × {request_size} ÷ {round_trip_time} = {latency_bound}", "when": [{ "name": "latency_bound", "not": ["null"] }], "wordsOnly": false },
      { "id": "after_latency", "of": "after_latency", "text": "the lower of {ceiling} and {latency_bound} = {after_latency}", "when": [{ "name": "latency_bound", "not": ["null"] }], "wordsOnly": false },
      { "id": "drives_rate", "of": "drives_rate", "text": "{drives} × {drive_rate} = {drives_rate}", "when": [{ "name": "drives_rate", "not": ["null"] }], "wordsOnly": false },
      { "id": "most", "of": "most", "text": "the lower of {after_latency} and {drives_rate} = {most}", "when": [{ "name": "drives_rate", "not": ["null"] }], "wordsOnly": false },
      { "id": "per_drive", "of": "per_drive", "text": "{most} ÷ {drives} = {per_drive}", "when": [], "wordsOnly": false },
      { "id": "expected_low", "of": "expected_low", "text": "{base_rate} × {efficiency_low} = {expected_low}", "when": [{ "name": "drives_rate", "is": ["null"] }, { "name": "efficiency_low", "not": ["0"] }], "wordsOnly": false },
      { "id": "expected_low2", "of": "expected_low", "text": "the lower of {drives_rate} and {base_rate} × {efficiency_low} = {expected_low}", "when": [{ "name": "drives_rate", "not": ["null"] }, { "name": "efficiency_low", "not": ["0"] }], "wordsOnly": false },
      { "id": "expected_high", "of": "expected_high", "text": "{after_latency} × {efficiency_high} = {expected_high}", "when": [{ "name": "drives_rate", "is": ["null"] }, { "name": "efficiency_high", "not": ["0"] }], "wordsOnly": false },
      { "id": "expected_high2", "of": "expected_high", "text": "the lower of {drives_rate} and {after_latency} × {efficiency_high} = {expected_high}", "when": [{ "name": "drives_rate", "not": ["null"] }, { "name": "efficiency_high", "not": ["0"] }], "wordsOnly": false },
    ],
    "presets": [
      { "slug": "nvme-drive-gen-3-x4-slot", "question": "How fast can an NVMe drive be in a gen 3 x4 slot?", "inputs": { "generation": "3.0", "lanes": 4 }, "answer": "most" },
      { "slug": "nvme-drive-gen-4-x4-slot", "question": "How fast can an NVMe drive be in a gen 4 x4 slot?", "inputs": { "generation": "4.0", "lanes": 4, "max_payload_size": 512 }, "answer": "most" },
      { "slug": "ahci-card-gen-2-x1-slot", "question": "How fast can an AHCI card be in a gen 2 x1 slot?", "inputs": { "generation": "2.0", "lanes": 1, "max_payload_size": 128 }, "answer": "most" },
      { "slug": "5-sata-ports-gen-3-x2-card-share", "question": "How much do 5 SATA ports on a gen 3 x2 card share?", "inputs": { "generation": "3.0", "lanes": 2, "max_payload_size": 128, "drives": 5 }, "answer": "most" },
      { "slug": "five-sata-ssds-gen-3-x2-card-jmb585", "question": "How fast are five SATA SSDs on a gen 3 x2 card (JMB585)?", "inputs": { "generation": "3.0", "lanes": 2, "max_payload_size": 256, "drives": 5, "drive_rate": 550000000 }, "answer": "most" },
      { "slug": "five-sata-ssds-gen-3-card-x1-slot", "question": "How fast are five SATA SSDs on a gen 3 card in a x1 slot?", "inputs": { "generation": "3.0", "lanes": 1, "max_payload_size": 256, "drives": 5, "drive_rate": 550000000 }, "answer": "most" },
      { "slug": "gen-3-x8-hba-max-payload-size-128", "question": "How fast is a gen 3 x8 HBA with a Max Payload Size of 128?", "inputs": { "generation": "3.0", "lanes": 8, "max_payload_size": 128 }, "answer": "most" },
      { "slug": "gen-2-hba-x4-slot", "question": "How fast is a gen 2 HBA in a x4 slot?", "inputs": { "generation": "2.0", "lanes": 4, "max_payload_size": 256 }, "answer": "most" },
      { "slug": "uploads-gen-5-x16-graphics-card", "question": "How fast are uploads to a gen 5 x16 graphics card?", "inputs": { "generation": "5.0", "lanes": 16, "direction": "device_reads_host", "max_payload_size": 256 }, "answer": "most" },
      { "slug": "transfers-gen-4-x16-card-32-tags", "question": "How fast are transfers to a gen 4 x16 card with 32 tags?", "inputs": { "generation": "4.0", "lanes": 16, "direction": "device_reads_host", "max_payload_size": 256, "tags": 32 }, "answer": "most" },
    ],
    "charts": [
      { "question": "How much do small transfers lose?", "input": "transfer_size", "output": "ceiling", "from": 16, "to": 2048 },
      { "question": "How much does a larger Max Payload Size gain?", "input": "max_payload_size", "output": "ceiling", "from": 0, "to": 0 },
      { "question": "How much do more lanes gain?", "input": "lanes", "output": "ceiling", "from": 0, "to": 0 },
    ],
    "sources": ["pcie-base-6.3", "intel-an-690", "intel-an-855", "pcie-bench-2018", "tinygrad-5090-nvbandwidth", "pcie7-announcement"],
    "caveats": ["Typical rates count one Ack per two packets when both directions carry data: assumed, not specified.", "No host was seen to set a Max Payload Size above 512; one that does may exceed the ceiling of an unknown size.", "Unaligned buffers, splits at 4 KiB boundaries, IOMMU misses and remote memory are not modelled; each lowers the rate.", "For 7.0, the FLIT layout and SKP interval of 6.0 are assumed."],
    "drawn": false, "simulated": false,
  },
  {
    "name": "nvme-queue", "modelVersion": 2, "title": "How many IOPS does this NVMe link allow?", "summary": "Commands per second that a drive's PCIe link carries, with queue entries, doorbells and pointers.",
    "groups": [
      { "name": "link", "label": "Link and commands", "folded": false },
      { "name": "advanced_packets", "label": "Packets", "folded": true },
      { "name": "advanced_handover", "label": "Queues", "folded": true },
    ],
    "inputs": [
      { "name": "generation", "group": "link", "label": "Generation", "help": "Negotiated generation of the drive's link.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "1.0", "label": "1.0 · 2.5 GT/s" }, { "value": "2.0", "label": "2.0 · 5 GT/s" }, { "value": "3.0", "label": "3.0 · 8 GT/s" }, { "value": "4.0", "label": "4.0 · 16 GT/s" }, { "value": "5.0", "label": "5.0 · 32 GT/s" }, { "value": "6.0", "label": "6.0 · 64 GT/s" }, { "value": "7.0", "label": "7.0 · 128 GT/s" }] }, "default": "4.0", "when": [] },
      { "name": "lanes", "group": "link", "label": "Lanes", "help": "Negotiated width of the drive's link.", "unit": "lane", "bare": ["lanes", 1], "example": "", "nothing": null, "domain": { "kind": "one_of", "values": [1, 2, 4, 8, 16] }, "default": 4, "when": [] },
      { "name": "block_size", "group": "link", "label": "Block size", "help": "Bytes read or written per command. At most 2 MiB, the limit of many drives.", "unit": "byte", "bare": ["KiB", 1024], "example": "4 KiB", "nothing": null, "domain": { "kind": "between", "minimum": 512, "maximum": 2097152, "whole": true }, "default": 4096, "when": [] },
      { "name": "read_share", "group": "link", "label": "Read share", "help": "Share of commands that read; the others write.", "unit": "ratio", "bare": ["%", 0.01], "example": "70 %", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 1, "whole": false }, "default": 1, "when": [] },
      { "name": "drive_iops", "group": "link", "label": "Random IOPS of the drive", "help": "From the drive's data sheet. Leave empty if unknown; the drive is then never the limit.", "unit": "operation_per_second", "bare": ["IOPS", 1], "example": "1000000 IOPS", "nothing": "unknown", "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "max_payload_size", "group": "advanced_packets", "label": "Max Payload Size", "help": "Largest payload of one packet. If unknown, the ceiling takes 512, the largest that hosts were seen to set, and the expected range starts from 256, which most set.", "unit": "byte", "bare": ["B", 1], "example": "", "nothing": "unknown", "domain": { "kind": "one_of", "values": [128, 256, 512, 1024, 2048, 4096] }, "default": 0, "when": [] },
      { "name": "batch", "group": "advanced_handover", "label": "Commands per doorbell", "help": "Commands submitted with one doorbell write and fetched together. 1 at a queue depth of 1.", "unit": "count", "bare": ["", 1], "example": "8", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 64, "whole": true }, "default": 8, "when": [] },
      { "name": "interrupts", "group": "advanced_handover", "label": "Interrupts per command", "help": "Interrupts for each command: 0 with polling, 1 without coalescing.", "unit": "count", "bare": ["", 1], "example": "0.5", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 1, "whole": false }, "default": 0, "when": [] },
    ],
    "outputs": [
      { "name": "ceiling", "label": "Ceiling", "help": "Most payload that the wire format allows; no real device exceeds it.", "unit": "byte_per_second", "words": {} },
      { "name": "most", "label": "Maximum", "help": "Most that can be reached here: the ceiling, less what the model knows about waiting, sharing and what is behind the link.", "unit": "byte_per_second", "words": {} },
      { "name": "expected_low", "label": "Expected, low", "help": "Lower end of what good hardware reaches here.", "unit": "byte_per_second", "words": {} },
      { "name": "expected_high", "label": "Expected, high", "help": "Upper end of what good hardware reaches here.", "unit": "byte_per_second", "words": {} },
      { "name": "range_basis", "label": "Basis of the range", "help": "Whether the expected range was measured on this generation or assumed from others.", "unit": null, "words": { "measured": "measured", "assumed": "assumed" } },
      { "name": "confidence", "label": "Basis of the wire format", "help": "Where the figures of this generation come from: its specification, an assumption, or a fit to a measurement.", "unit": null, "words": { "specified": "specified", "assumed": "assumed", "fitted": "fitted" } },
      { "name": "limited_by", "label": "Limited by", "help": "What limits the rate.", "unit": null, "words": { "to_host": "the link, toward the host", "to_device": "the link, toward the drive", "drive": "the drive" } },
      { "name": "line_rate", "label": "Line rate", "help": "Every bit on the wire, line-code bits included.", "unit": "byte_per_second", "words": {} },
      { "name": "encoded_rate", "label": "After line code", "help": "After the line code. Data sheets call this the bandwidth.", "unit": "byte_per_second", "words": {} },
      { "name": "code_efficiency", "label": "Line code efficiency", "help": "Share of the line rate left after the line code.", "unit": "ratio", "words": {} },
      { "name": "iops", "label": "Maximum IOPS", "help": "Commands per second that the link carries, or that the drive delivers where that is lower.", "unit": "operation_per_second", "words": {} },
      { "name": "iops_low", "label": "IOPS expected, low", "help": "Lower end of what to expect where the link is the limit.", "unit": "operation_per_second", "words": {} },
      { "name": "iops_high", "label": "IOPS expected, high", "help": "Upper end of what to expect where the link is the limit.", "unit": "operation_per_second", "words": {} },
      { "name": "typical_iops", "label": "Typical IOPS of the link", "help": "Commands per second that the link carries with the acknowledgements and credit updates that hosts usually send, and with packets of 256 bytes where the Max Payload Size is unknown.", "unit": "operation_per_second", "words": {} },
      { "name": "throughput", "label": "Throughput, reads and writes", "help": "Bytes per second, read and written together.", "unit": "byte_per_second", "words": {} },
      { "name": "after_clock", "label": "After SKP and FLIT", "help": "After SKP ordered sets and, from 6.0 on, FLITs.", "unit": "byte_per_second", "words": {} },
      { "name": "clock_efficiency", "label": "SKP and FLIT efficiency", "help": "Share left after SKP ordered sets and FLITs.", "unit": "ratio", "words": {} },
      { "name": "after_headers", "label": "After packet headers", "help": "After the headers of data packets, in the busier direction.", "unit": "byte_per_second", "words": {} },
      { "name": "bytes_to_host", "label": "Bytes to the host per command", "help": "Average bytes that a command moves toward the host.", "unit": "byte", "words": {} },
      { "name": "bytes_to_device", "label": "Bytes to the drive per command", "help": "Average bytes that a command moves toward the drive.", "unit": "byte", "words": {} },
    ],
    "headlines": [
      { "value": "iops", "note": "maximum, {block_size} each", "range": { "low": "iops_low", "high": "iops_high", "basis": "range_basis" }, "words": { "unstated": "Expect all of them: the link carries that many even at the low end of its range.", "why": "" }, "limit": "limited_by" },
    ],
    "limits": { "drive": "drives" },
    "digits": 3,
    "phrases": {
      "drive_iops": { "null": "unknown" },
      "limited_by": { "to_host": "The link is the limit: each command moves {bytes_to_host} toward the host.", "to_device": "The link is the limit: each command moves {bytes_to_device} toward the drive.", "drive": "The drive is the limit: {drive_iops}; its link has room to spare." },
    },
    "stages": [
      { "layer": "line", "output": "line_rate", "label": "Line rate" },
      { "layer": "encoding", "output": "encoded_rate", "label": "Line code" },
      { "layer": "clock", "output": "after_clock", "label": "SKP and FLIT" },
      { "layer": "headers", "output": "after_headers", "label": "Packet headers" },
      { "layer": "commands", "output": "ceiling", "label": "Commands" },
      { "layer": "drives", "output": "most", "label": "Drive" },
    ],
    "formula": [
      { "id": "encoded_rate", "of": "encoded_rate", "text": "{line_rate} × {code_efficiency} = {encoded_rate}", "when": [], "wordsOnly": false },
      { "id": "after_clock", "of": "after_clock", "text": "{encoded_rate} × {clock_efficiency} = {after_clock}", "when": [], "wordsOnly": false },
      { "id": "iops", "of": "iops", "text": "{after_clock} ÷ the larger of {bytes_to_host} and {bytes_to_device} = {iops}", "when": [{ "name": "limited_by", "not": ["drive"] }], "wordsOnly": false },
      { "id": "iops2", "of": "iops", "text": "the lower of {drive_iops} and {after_clock} ÷ max({bytes_to_host}, {bytes_to_device}) = {iops}", "when": [{ "name": "limited_by", "is": ["drive"] }], "wordsOnly": false },
      { "id": "throughput", "of": "throughput", "text": "{iops} × {block_size} = {throughput}", "when": [], "wordsOnly": false },
      { "id": "iops_low", "of": "iops_low", "text": "the lower of {iops} and 0.93 × {typical_iops} = {iops_low}", "when": [], "wordsOnly": false },
      { "id": "iops_high", "of": "iops_high", "text": "the lower of {iops} and 0.99 × {after_clock} ÷ max({bytes_to_host}, {bytes_to_device}) = {iops_high}", "when": [], "wordsOnly": false },
    ],
    "presets": [
      { "slug": "4-kib-read-iops-gen-4-x4", "question": "How many 4 KiB read IOPS fit through gen 4 x4?", "inputs": { "generation": "4.0" }, "answer": "iops" },
      { "slug": "4-kib-read-iops-gen-3-x4", "question": "How many 4 KiB read IOPS fit through gen 3 x4?", "inputs": { "generation": "3.0" }, "answer": "iops" },
      { "slug": "4-kib-read-iops-gen-5-x4", "question": "How many 4 KiB read IOPS fit through gen 5 x4?", "inputs": { "generation": "5.0" }, "answer": "iops" },
      { "slug": "4-kib-iops-70-reads-gen-4-x4", "question": "How many 4 KiB IOPS, 70 % reads, fit through gen 4 x4?", "inputs": { "generation": "4.0", "read_share": 0.7 }, "answer": "iops" },
      { "slug": "64-kib-read-iops-database-gen-3-x4", "question": "How many 64 KiB read IOPS of a database fit through gen 3 x4?", "inputs": { "generation": "3.0", "block_size": 65536 }, "answer": "iops" },
      { "slug": "512-byte-read-iops-gen-4-x4", "question": "How many 512-byte read IOPS fit through gen 4 x4?", "inputs": { "generation": "4.0", "block_size": 512 }, "answer": "iops" },
      { "slug": "iops-1-2-m-iops-drive-gen-3-x2", "question": "How many IOPS does a 1.2 M IOPS drive reach on gen 3 x2?", "inputs": { "generation": "3.0", "lanes": 2, "drive_iops": 1200000 }, "answer": "iops" },
    ],
    "charts": [
      { "question": "How many IOPS at each block size?", "input": "block_size", "output": "iops", "from": 512, "to": 32768 },
      { "question": "How do IOPS depend on the read share?", "input": "read_share", "output": "iops", "from": 0, "to": 1 },
    ],
    "sources": ["nvme-base-2.0", "pcie-base-6.3", "intel-an-690"],
    "caveats": ["This is the limit of the link. Most drives deliver less: 1.2 to 2.2 M IOPS were seen on links that allow 1.7 to 3.5 M.", "Expected range: from 93 % of what is typical to 99 % of the ceiling, assumed from long transfers; no drive was found that its link limits here.", "For deep queues, 8 commands per doorbell and fetch are assumed, and polling.", "PRP lists are counted for blocks of more than two aligned pages; scatter-gather lists, metadata and unaligned buffers are not modelled.", "At a queue depth of 1 the latency of the drive is the limit, not its link."],
    "drawn": false, "simulated": false,
  },
  {
    "name": "sata", "modelVersion": 2, "title": "How fast is this SATA link?", "summary": "Payload rate of a SATA link, and what is left for each drive behind a port multiplier.",
    "groups": [
      { "name": "link", "label": "Link", "folded": false },
      { "name": "advanced_commands", "label": "Commands", "folded": true },
      { "name": "advanced_handshake", "label": "Handshake", "folded": true },
    ],
    "inputs": [
      { "name": "generation", "group": "link", "label": "Revision", "help": "Negotiated revision; 6 Gb/s is any 3.x. `dmesg` shows \"SATA link up 6.0 Gbps\".", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "1.0", "label": "1.0 (1.5 Gb/s)" }, { "value": "2.0", "label": "2.0 (3 Gb/s)" }, { "value": "3.0", "label": "3.x (6 Gb/s)" }] }, "default": "3.0", "when": [] },
      { "name": "drives", "group": "link", "label": "Drives", "help": "Drives on this link that are busy at once; more than one needs a port multiplier, which has at most 15 ports.", "unit": "count", "bare": ["", 1], "example": "4", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 15, "whole": true }, "default": 1, "when": [] },
      { "name": "drive_rate", "group": "link", "label": "Rate per drive", "help": "Throughput of each drive on its own. Leave empty if unknown; the drives are then never the limit.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "550 MB/s", "nothing": "unknown", "domain": { "kind": "between", "minimum": 0, "maximum": 100000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "switching", "group": "link", "label": "Port multiplier switching", "help": "How a port multiplier shares the link: frame by frame (FIS-based, if the controller supports it) or one command at a time.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "fis", "label": "By frame (FBS)" }, { "value": "command", "label": "By command (CBS)" }] }, "default": "fis", "when": [] },
      { "name": "drive_capacity", "group": "link", "label": "Drive capacity", "help": "Capacity of each drive, for the time to read all of it in a scrub or parity check.", "unit": "byte", "bare": ["TB", 1000000000000], "example": "16 TB", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000000000, "whole": true }, "default": 16000000000000, "when": [] },
      { "name": "transfer_size", "group": "advanced_commands", "label": "Transfer size", "help": "Data per command. At most 32 MiB: 65 536 sectors of 512 bytes.", "unit": "byte", "bare": ["KiB", 1024], "example": "128 KiB", "nothing": null, "domain": { "kind": "between", "minimum": 512, "maximum": 33554432, "whole": true }, "default": 131072, "when": [] },
      { "name": "queue_depth", "group": "advanced_commands", "label": "Queue depth (NCQ)", "help": "Outstanding commands per drive; NCQ allows at most 32.", "unit": "count", "bare": ["", 1], "example": "32", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 32, "whole": true }, "default": 32, "when": [] },
      { "name": "command_latency", "group": "advanced_commands", "label": "Command latency", "help": "Time per command beyond its data transfer. Queued commands wait at the same time.", "unit": "second", "bare": ["µs", 1e-6], "example": "100 µs", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 1, "whole": false }, "default": 0.0001, "when": [] },
      { "name": "handshake", "group": "advanced_handshake", "label": "Handshake per frame", "help": "Time that X_RDY, R_RDY, WTRM and R_OK take around each frame. 0.7 µs is not in the specification; it is fitted so that 6 Gb/s allows the 564 MB/s that the fastest measured drives read.", "unit": "second", "bare": ["ns", 1e-9], "example": "700 ns", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 0.001, "whole": false }, "default": 7e-7, "when": [] },
    ],
    "outputs": [
      { "name": "ceiling", "label": "Ceiling", "help": "Most payload that the wire format allows; no real device exceeds it.", "unit": "byte_per_second", "words": {} },
      { "name": "most", "label": "Maximum", "help": "Most that can be reached here: the ceiling, less what the model knows about waiting, sharing and what is behind the link.", "unit": "byte_per_second", "words": {} },
      { "name": "expected_low", "label": "Expected, low", "help": "Lower end of what good hardware reaches here.", "unit": "byte_per_second", "words": {} },
      { "name": "expected_high", "label": "Expected, high", "help": "Upper end of what good hardware reaches here.", "unit": "byte_per_second", "words": {} },
      { "name": "range_basis", "label": "Basis of the range", "help": "Whether the expected range was measured on this generation or assumed from others.", "unit": null, "words": { "measured": "measured", "assumed": "assumed" } },
      { "name": "confidence", "label": "Basis of the wire format", "help": "Where the figures of this generation come from: its specification, an assumption, or a fit to a measurement.", "unit": null, "words": { "specified": "specified", "assumed": "assumed", "fitted": "fitted" } },
      { "name": "limited_by", "label": "Limited by", "help": "What limits the rate.", "unit": null, "words": { "link": "the link", "shared": "the shared link", "multiplier": "the port multiplier", "commands": "the queue depth", "drives": "the drives" } },
      { "name": "line_rate", "label": "Line rate", "help": "Every bit on the wire, line-code bits included.", "unit": "byte_per_second", "words": {} },
      { "name": "encoded_rate", "label": "After line code", "help": "After the line code. Data sheets call this the bandwidth.", "unit": "byte_per_second", "words": {} },
      { "name": "code_efficiency", "label": "Line code efficiency", "help": "Share of the line rate left after the line code.", "unit": "ratio", "words": {} },
      { "name": "after_clock", "label": "After ALIGN", "help": "After ALIGN primitives, which compensate for clock differences.", "unit": "byte_per_second", "words": {} },
      { "name": "clock_efficiency", "label": "ALIGN efficiency", "help": "Share left after ALIGN primitives.", "unit": "ratio", "words": {} },
      { "name": "after_handshake", "label": "After handshakes", "help": "After the handshake around each frame.", "unit": "byte_per_second", "words": {} },
      { "name": "after_sharing", "label": "After port multiplier", "help": "After what a port multiplier loses when drives take turns; no loss with one drive.", "unit": "byte_per_second", "words": {} },
      { "name": "multiplier_rate", "label": "Port multiplier rate", "help": "Most that a port multiplier passes when drives take turns; does not apply to one drive.", "unit": "byte_per_second", "words": { "null": "does not apply" } },
      { "name": "queue_bound", "label": "Command-bound rate", "help": "Most that this queue depth and command latency allow.", "unit": "byte_per_second", "words": {} },
      { "name": "after_commands", "label": "After commands", "help": "After command latency, where the queue is too shallow.", "unit": "byte_per_second", "words": {} },
      { "name": "drives_rate", "label": "Rate of all drives together", "help": "What all drives served at once deliver together; no limit if their rate is unknown.", "unit": "byte_per_second", "words": { "null": "no limit" } },
      { "name": "per_drive", "label": "Per drive", "help": "Rate left for each drive when all are busy.", "unit": "byte_per_second", "words": {} },
      { "name": "scan_time", "label": "Time to read a whole drive", "help": "Time to read every drive once, all in parallel, at the maximum rate per drive.", "unit": "second", "words": {} },
    ],
    "headlines": [
      { "value": "most", "note": "maximum, one direction at a time", "range": { "low": "expected_low", "high": "expected_high", "basis": "range_basis" }, "words": { "unstated": "Expect the full figure: even the low end of the range of the link is higher.", "why": "" }, "limit": "limited_by" },
      { "value": "scan_time", "note": "at least, to read all {drive_capacity} of a drive at {per_drive}", "range": null, "words": { "unstated": "No range: inner tracks and other I/O make it longer; by how much was not measured.", "why": "" }, "limit": "limited_by" },
    ],
    "limits": { "multiplier": "sharing", "commands": "waiting", "drives": "drives" },
    "digits": 3,
    "phrases": {
      "limited_by": { "link": "The link is the limit: {takers}.", "shared": "The link is the limit: {per_drive} for each of {drives} drives at once.", "multiplier": "The port multiplier is the limit: {per_drive} for each of {drives} drives at once.", "commands": "The queue depth is the limit: {queue_depth} × {transfer_size} outstanding, {command_latency} of latency each.", "drives": "The drives are the limit: {drives_rate} from those served at once, {per_drive} per drive." },
      "drives_rate": { "null": "no limit" },
    },
    "stages": [
      { "layer": "line", "output": "line_rate", "label": "Line rate" },
      { "layer": "encoding", "output": "encoded_rate", "label": "Line code" },
      { "layer": "clock", "output": "after_clock", "label": "ALIGN" },
      { "layer": "headers", "output": "ceiling", "label": "Frames" },
      { "layer": "handshake", "output": "after_handshake", "label": "Handshakes" },
      { "layer": "sharing", "output": "after_sharing", "label": "Port multiplier" },
      { "layer": "waiting", "output": "after_commands", "label": "Queue depth" },
      { "layer": "drives", "output": "most", "label": "Drives" },
    ],
    "formula": [
      { "id": "encoded_rate", "of": "encoded_rate", "text": "{line_rate} × {code_efficiency} = {encoded_rate}", "when": [], "wordsOnly": false },
      { "id": "after_clock", "of": "after_clock", "text": "{encoded_rate} × {clock_efficiency} = {after_clock}", "when": [], "wordsOnly": false },
      { "id": "ceiling", "of": "ceiling", "text": "{after_clock} × {transfer_size} ÷ ({transfer_size} + ⌈{transfer_size} ÷ 8192 B⌉ × 16 B) = {ceiling}", "when": [], "wordsOnly": false },
      { "id": "after_handshake", "of": "after_handshake", "text": "{transfer_size} ÷ ({transfer_size} ÷ {ceiling} + ⌈{transfer_size} ÷ 8192 B⌉ × {handshake}) = {after_handshake}", "when": [], "wordsOnly": false },
      { "id": "multiplier_rate", "of": "multiplier_rate", "text": "{encoded_rate} × 0.9 = {multiplier_rate}", "when": [{ "name": "switching", "is": ["fis"] }, { "name": "multiplier_rate", "not": ["null"] }], "wordsOnly": false },
      { "id": "multiplier_rate2", "of": "multiplier_rate", "text": "{encoded_rate} × 0.5 = {multiplier_rate}", "when": [{ "name": "switching", "is": ["command"] }, { "name": "multiplier_rate", "not": ["null"] }], "wordsOnly": false },
      { "id": "after_sharing", "of": "after_sharing", "text": "the lower of {after_handshake} and {multiplier_rate} = {after_sharing}", "when": [{ "name": "multiplier_rate", "not": ["null"] }], "wordsOnly": false },
      { "id": "queue_bound", "of": "queue_bound", "text": "the lower of {after_handshake} and {drives} × {queue_depth} × {transfer_size} ÷ ({transfer_size} ÷ {after_handshake} + {command_latency}) = {queue_bound}", "when": [{ "name": "switching", "is": ["fis"] }], "wordsOnly": false },
      { "id": "queue_bound2", "of": "queue_bound", "text": "the lower of {after_handshake} and {queue_depth} × {transfer_size} ÷ ({transfer_size} ÷ {after_handshake} + {command_latency}) = {queue_bound}", "when": [{ "name": "switching", "is": ["command"] }], "wordsOnly": false },
      { "id": "drives_rate", "of": "drives_rate", "text": "{drives} × {drive_rate} = {drives_rate}", "when": [{ "name": "switching", "is": ["fis"] }, { "name": "drives_rate", "not": ["null"] }], "wordsOnly": false },
      { "id": "after_commands", "of": "after_commands", "text": "the lower of {after_sharing} and {queue_bound} = {after_commands}", "when": [], "wordsOnly": false },
      { "id": "most", "of": "most", "text": "the lower of {after_commands} and {drives_rate} = {most}", "when": [], "wordsOnly": false },
      { "id": "per_drive", "of": "per_drive", "text": "{most} ÷ {drives} = {per_drive}", "when": [], "wordsOnly": false },
      { "id": "scan_time", "of": "scan_time", "text": "{drive_capacity} ÷ {per_drive} = {scan_time}", "when": [], "wordsOnly": false },
    ],
    "presets": [
      { "slug": "sata-ssd-6-gb-s-port", "question": "How fast can a SATA SSD be on a 6 Gb/s port?", "inputs": { "generation": "3.0" }, "answer": "most" },
      { "slug": "5-hard-drives-esata-box-port-multiplier-3-gb-s", "question": "How fast are 5 hard drives in an eSATA box with port multiplier at 3 Gb/s?", "inputs": { "generation": "2.0", "drives": 5, "drive_rate": 250000000 }, "answer": "most" },
      { "slug": "esata-box-6-gb-s", "question": "How fast is the same eSATA box at 6 Gb/s?", "inputs": { "generation": "3.0", "drives": 5, "drive_rate": 250000000 }, "answer": "most" },
      { "slug": "esata-box-without-fis-based-switching", "question": "How fast is the same eSATA box without FIS-based switching?", "inputs": { "generation": "2.0", "drives": 5, "drive_rate": 250000000, "switching": "command" }, "answer": "most" },
      { "slug": "parity-check-16-tb-drive", "question": "How long does a parity check of a 16 TB drive take?", "inputs": { "drive_rate": 250000000 }, "answer": "scan_time" },
      { "slug": "64-kib-database-reads-queue-depth-32", "question": "How fast are 64 KiB database reads at a queue depth of 32?", "inputs": { "transfer_size": 65536, "queue_depth": 32 }, "answer": "most" },
      { "slug": "4-kib-reads-queue-depth-1", "question": "How fast are 4 KiB reads at a queue depth of 1?", "inputs": { "transfer_size": 4096, "queue_depth": 1 }, "answer": "most" },
    ],
    "charts": [
      { "question": "How much is left for each drive?", "input": "drives", "output": "per_drive", "from": 1, "to": 15 },
      { "question": "How much does a deeper queue gain?", "input": "queue_depth", "output": "most", "from": 1, "to": 32 },
    ],
    "sources": ["sata-3.5", "sata-data-fis", "sata-io-port-multipliers", "nuc8-sata", "eclecticlight-2019", "pcworld-870-evo"],
    "caveats": ["0.7 µs of handshake per frame is fitted, not specified: it makes 6 Gb/s allow 565 MB/s, just above the 564 MB/s of the fastest drives that were measured. The wire format allows 594 MB/s.", "Frames of 8192 bytes are confirmed by public texts; their 16 bytes of framing and the ALIGN pair in every 256 words are cited from memory of the specification.", "Port multipliers are assumed to pass 90 % of the rate after line code when switching by frame, 50 % by command. Enclosures differ, and some disable command queues.", "SATA is half duplex in practice: reads and writes share the figure.", "SATA Express and M.2 drives on PCIe are PCIe links: use the PCIe calculator."],
    "drawn": false, "simulated": false,
  },
  {
    "name": "sas", "modelVersion": 1, "title": "How fast is this SAS port?", "summary": "Payload rate of a SAS port of one to eight lanes, and what is left for each drive behind an expander.",
    "groups": [
      { "name": "link", "label": "Port", "folded": false },
      { "name": "advanced_connections", "label": "Connections", "folded": true },
    ],
    "inputs": [
      { "name": "generation", "group": "link", "label": "Generation", "help": "Negotiated generation: the slower of HBA and expander or drive.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "SAS-1", "label": "SAS-1 (3 Gb/s)" }, { "value": "SAS-2", "label": "SAS-2 (6 Gb/s)" }, { "value": "SAS-3", "label": "SAS-3 (12 Gb/s)" }, { "value": "SAS-4", "label": "SAS-4 (24G)" }] }, "default": "SAS-3", "when": [] },
      { "name": "lanes", "group": "link", "label": "Lanes", "help": "Lanes of the wide port: one cable has 4, two cables between the same two devices make 8.", "unit": "lane", "bare": ["lanes", 1], "example": "", "nothing": null, "domain": { "kind": "one_of", "values": [1, 2, 3, 4, 5, 6, 7, 8] }, "default": 4, "when": [] },
      { "name": "drives", "group": "link", "label": "Drives", "help": "Drives behind the port that are busy at once. Each uses one lane at a time. At most 255.", "unit": "count", "bare": ["", 1], "example": "24", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 255, "whole": true }, "default": 8, "when": [] },
      { "name": "drive_rate", "group": "link", "label": "Rate per drive", "help": "Throughput of each drive on its own. Leave empty if unknown; the drives are then never the limit.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "250 MB/s", "nothing": "unknown", "domain": { "kind": "between", "minimum": 0, "maximum": 100000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "protocol", "group": "link", "label": "Drive protocol", "help": "SAS drives, or SATA drives behind an expander, which are tunnelled (STP).", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "ssp", "label": "SAS" }, { "value": "stp", "label": "SATA" }] }, "default": "ssp", "when": [] },
      { "name": "host_rate", "group": "link", "label": "HBA slot rate", "help": "Payload rate of the HBA's slot, from the PCIe calculator. Leave empty if unknown; the slot is then never the limit.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "6500 MB/s", "nothing": "unknown", "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "chip_rate", "group": "link", "label": "HBA chip rate", "help": "Total throughput of the HBA's chip: 2500 MB/s for a SAS2008 (9211-8i). Leave empty if unknown; the chip is then never the limit.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "2500 MB/s", "nothing": "unknown", "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "connection_efficiency", "group": "advanced_connections", "label": "Connection efficiency", "help": "Share left after opening and closing connections, credits and ALIGN. 0.96 is an estimate, not specified.", "unit": "ratio", "bare": ["%", 0.01], "example": "96 %", "nothing": null, "domain": { "kind": "between", "minimum": 0.5, "maximum": 1, "whole": false }, "default": 0.96, "when": [] },
      { "name": "drive_link", "group": "advanced_connections", "label": "Link of each drive", "help": "Negotiated link of each drive. Unless the expander buffers, a connection to a drive runs at the rate of the drive, and the lane of the port idles for the rest (SPL calls it rate matching).", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "auto", "label": "As fast as the port; 6 Gb/s for SATA" }, { "value": "3G", "label": "3 Gb/s" }, { "value": "6G", "label": "6 Gb/s" }, { "value": "12G", "label": "12 Gb/s" }, { "value": "24G", "label": "24G" }] }, "default": "auto", "when": [] },
      { "name": "edge_buffering", "group": "advanced_connections", "label": "Edge buffering", "help": "Whether the expander buffers for slower drives, so that a 12 Gb/s lane serves two of them at 6 Gb/s (sold as DataBolt or edge buffering).", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "flag" }, "default": false, "when": [] },
    ],
    "outputs": [
      { "name": "ceiling", "label": "Ceiling", "help": "Most payload that the wire format allows; no real device exceeds it.", "unit": "byte_per_second", "words": {} },
      { "name": "most", "label": "Maximum", "help": "Most that can be reached here: the ceiling, less what the model knows about waiting, sharing and what is behind the link.", "unit": "byte_per_second", "words": {} },
      { "name": "expected_low", "label": "Expected, low", "help": "Lower end of what good hardware reaches here.", "unit": "byte_per_second", "words": {} },
      { "name": "expected_high", "label": "Expected, high", "help": "Upper end of what good hardware reaches here.", "unit": "byte_per_second", "words": {} },
      { "name": "range_basis", "label": "Basis of the range", "help": "Whether the expected range was measured on this generation or assumed from others.", "unit": null, "words": { "measured": "measured", "assumed": "assumed" } },
      { "name": "confidence", "label": "Basis of the wire format", "help": "Where the figures of this generation come from: its specification, an assumption, or a fit to a measurement.", "unit": null, "words": { "specified": "specified", "assumed": "assumed", "fitted": "fitted" } },
      { "name": "limited_by", "label": "Limited by", "help": "What limits the rate.", "unit": null, "words": { "link": "the port", "shared": "the shared port", "lanes": "idle or slow lanes", "drives": "the drives", "chip": "the HBA's chip", "host": "the HBA's slot" } },
      { "name": "line_rate", "label": "Line rate", "help": "Every bit on the wire, line-code bits included.", "unit": "byte_per_second", "words": {} },
      { "name": "encoded_rate", "label": "After line code", "help": "After the line code. Data sheets call this the bandwidth.", "unit": "byte_per_second", "words": {} },
      { "name": "code_efficiency", "label": "Line code efficiency", "help": "Share of the line rate left after the line code.", "unit": "ratio", "words": {} },
      { "name": "lane_rate", "label": "Rate per active lane", "help": "Rate of one active lane; lower where a slower drive slows it down.", "unit": "byte_per_second", "words": {} },
      { "name": "after_matching", "label": "After idle and slow lanes", "help": "After lanes that are idle because there are fewer drives, or that run at the rate of a slower drive.", "unit": "byte_per_second", "words": {} },
      { "name": "after_connections", "label": "After connections", "help": "After opening and closing connections, credits and ALIGN.", "unit": "byte_per_second", "words": {} },
      { "name": "base_rate", "label": "Base of the low end", "help": "What the low end of the range is a share of: of SATA drives 85 % of the rate after connections.", "unit": "byte_per_second", "words": {} },
      { "name": "drives_rate", "label": "Rate of all drives together", "help": "What all drives deliver together; no limit if their rate is unknown.", "unit": "byte_per_second", "words": { "null": "no limit" } },
      { "name": "after_drives", "label": "After the drives", "help": "After the drives, where they deliver less than the port carries.", "unit": "byte_per_second", "words": {} },
      { "name": "after_chip", "label": "After the HBA's chip", "help": "After the HBA's chip, where it is slower.", "unit": "byte_per_second", "words": {} },
      { "name": "chip_cap", "label": "Chip rate", "help": "Total throughput of the HBA's chip; no limit if unknown.", "unit": "byte_per_second", "words": { "null": "no limit" } },
      { "name": "slot_rate", "label": "Slot rate", "help": "Payload rate of the HBA's slot; no limit if unknown.", "unit": "byte_per_second", "words": { "null": "no limit" } },
      { "name": "per_drive", "label": "Per drive", "help": "Rate left for each drive when all are busy.", "unit": "byte_per_second", "words": {} },
    ],
    "headlines": [
      { "value": "most", "note": "maximum in each direction, all drives together", "range": { "low": "expected_low", "high": "expected_high", "basis": "range_basis" }, "words": { "unstated": "Expect the full figure: even the low end of the range of the port is higher.", "why": "" }, "limit": "limited_by" },
    ],
    "limits": { "drives": "drives", "chip": "chip", "host": "slot" },
    "digits": 3,
    "phrases": {
      "drive_rate": { "null": "unknown" },
      "host_rate": { "null": "unknown" },
      "chip_rate": { "null": "unknown" },
      "limited_by": { "link": "The port is the limit: {takers}.", "shared": "The port is the limit: {per_drive} for each of {drives} drives at once.", "lanes": "The active lanes are the limit: a drive uses one at a time, and slower drives slow theirs. Each of {drives} drives gets {per_drive}.", "drives": "The drives are the limit: {drive_rate} each; the port has room to spare.", "chip": "The HBA's chip is the limit: {chip_rate} in all (its slot: {slot_rate}), {per_drive} for each of {drives} drives at once.", "host": "The HBA's slot is the limit: {host_rate} in all (its chip: {chip_cap}), {per_drive} for each of {drives} drives at once." },
      "chip_cap": { "null": "no limit" },
      "slot_rate": { "null": "no limit" },
    },
    "stages": [
      { "layer": "line", "output": "line_rate", "label": "Line rate" },
      { "layer": "encoding", "output": "encoded_rate", "label": "Line code" },
      { "layer": "sharing", "output": "after_matching", "label": "Idle and slow lanes" },
      { "layer": "headers", "output": "ceiling", "label": "Frames" },
      { "layer": "flow_control", "output": "after_connections", "label": "Connections" },
      { "layer": "drives", "output": "after_drives", "label": "Drives" },
      { "layer": "chip", "output": "after_chip", "label": "HBA's chip" },
      { "layer": "slot", "output": "most", "label": "HBA's slot" },
    ],
    "formula": [
      { "id": "encoded_rate", "of": "encoded_rate", "text": "{line_rate} × {code_efficiency} = {encoded_rate}", "when": [], "wordsOnly": false },
      { "id": "lane_rate", "of": "lane_rate", "text": "that of the port, or of a slower drive without buffering = {lane_rate}", "when": [], "wordsOnly": true },
      { "id": "after_matching", "of": "after_matching", "text": "{lane_rate} × the lower of {lanes} and {drives} = {after_matching}", "when": [], "wordsOnly": false },
      { "id": "ceiling", "of": "ceiling", "text": "{after_matching} × 1024 ÷ (1024 + 36) = {ceiling}", "when": [{ "name": "protocol", "is": ["ssp"] }], "wordsOnly": false },
      { "id": "ceiling2", "of": "ceiling", "text": "{after_matching} × 8192 ÷ (8192 + 16) = {ceiling}", "when": [{ "name": "protocol", "is": ["stp"] }], "wordsOnly": false },
      { "id": "after_connections", "of": "after_connections", "text": "{ceiling} × {connection_efficiency} = {after_connections}", "when": [], "wordsOnly": false },
      { "id": "drives_rate", "of": "drives_rate", "text": "{drives} × {drive_rate} = {drives_rate}", "when": [{ "name": "drives_rate", "not": ["null"] }], "wordsOnly": false },
      { "id": "after_drives", "of": "after_drives", "text": "the lower of {after_connections} and {drives_rate} = {after_drives}", "when": [], "wordsOnly": false },
      { "id": "after_chip", "of": "after_chip", "text": "the lower of {after_drives} and {chip_cap} = {after_chip}", "when": [], "wordsOnly": false },
      { "id": "most", "of": "most", "text": "the lower of {after_chip} and {slot_rate} = {most}", "when": [], "wordsOnly": false },
      { "id": "per_drive", "of": "per_drive", "text": "{most} ÷ {drives} = {per_drive}", "when": [], "wordsOnly": false },
    ],
    "presets": [
      { "slug": "24-hard-drives-behind-one-sas-2-cable", "question": "How fast are 24 hard drives behind one SAS-2 cable?", "inputs": { "generation": "SAS-2", "drives": 24, "drive_rate": 250000000 }, "answer": "most" },
      { "slug": "24-hard-drives-behind-one-sas-3-cable", "question": "How fast are 24 hard drives behind one SAS-3 cable?", "inputs": { "generation": "SAS-3", "drives": 24, "drive_rate": 250000000 }, "answer": "most" },
      { "slug": "24-drives-on-both-cables-of-9211-8i", "question": "24 drives on both cables of a 9211-8i: is slot or chip the limit?", "inputs": { "generation": "SAS-2", "lanes": 8, "drives": 24, "drive_rate": 250000000, "host_rate": 3360000000, "chip_rate": 2500000000 }, "answer": "most" },
      { "slug": "24-sata-drives-behind-one-sas-2-cable", "question": "How fast are 24 SATA drives behind one SAS-2 cable?", "inputs": { "generation": "SAS-2", "drives": 24, "drive_rate": 250000000, "protocol": "stp" }, "answer": "most" },
      { "slug": "sas-3-ssd-one-lane", "question": "How fast can a SAS-3 SSD be on one lane?", "inputs": { "generation": "SAS-3", "lanes": 1, "drives": 1 }, "answer": "most" },
      { "slug": "8-ssds-24g-sas", "question": "How fast are 8 SSDs on 24G SAS?", "inputs": { "generation": "SAS-4", "lanes": 8, "drives": 8 }, "answer": "most" },
    ],
    "charts": [
      { "question": "How much is left for each drive?", "input": "drives", "output": "per_drive", "from": 1, "to": 48 },
      { "question": "How much do more lanes gain?", "input": "lanes", "output": "most", "from": 0, "to": 0 },
    ],
    "sources": ["spl-4", "synopsys-24g-sas", "oracle-sgx-sas6", "linux-sas", "thomas-krenn-expander"],
    "caveats": ["Frames carry 1024 bytes with 36 of overhead: the 24-byte header is in the Linux sources; CRC and delimiters are cited from memory.", "96 % after connections, credits and ALIGN is an estimate; no clean measurement of a single link was found.", "85 % for SATA drives behind an expander rests on one drive, which wrote 15 to 19 % less and read long blocks as fast as elsewhere: only the low end of the range counts it.", "A dual-port drive may use one lane on each port; count it twice.", "An HBA's chip may be slower than its slot: a SAS2008 was seen at 2500 MB/s for all its drives, in a PCIe 2.0 x8 slot that carries 3.36 GB/s in 128-byte packets."],
    "drawn": false, "simulated": false,
  },
  {
    "name": "usb", "modelVersion": 1, "title": "How fast is this USB or Thunderbolt port?", "summary": "What a drive reaches over USB 1.1 to USB4 and Thunderbolt 1 to 5, with or without UASP, behind any bridge.",
    "groups": [
      { "name": "link", "label": "Link", "folded": false },
      { "name": "advanced_tunnel", "label": "USB4 and Thunderbolt", "folded": true },
      { "name": "advanced_commands", "label": "Commands", "folded": true },
      { "name": "advanced_usb2", "label": "USB 2.0", "folded": true },
    ],
    "inputs": [
      { "name": "generation", "group": "link", "label": "Generation", "help": "Negotiated speed, not what the plug suggests: `lsusb -t` shows 480M, 5000M, 10000M or 20000M/x2.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "1.1", "label": "1.1 (12 Mb/s)" }, { "value": "2.0", "label": "2.0 (480 Mb/s)" }, { "value": "3.2 Gen 1x1", "label": "3.2 Gen 1x1 (5 Gb/s)" }, { "value": "3.2 Gen 1x2", "label": "3.2 Gen 1x2 (10 Gb/s)" }, { "value": "3.2 Gen 2x1", "label": "3.2 Gen 2x1 (10 Gb/s)" }, { "value": "3.2 Gen 2x2", "label": "3.2 Gen 2x2 (20 Gb/s)" }, { "value": "USB4 Gen 2x2", "label": "USB4 Gen 2x2 (20 Gb/s)" }, { "value": "USB4 Gen 3x2", "label": "USB4 Gen 3x2 (40 Gb/s)" }, { "value": "USB4 Gen 4", "label": "USB4 Gen 4 (80 Gb/s)" }, { "value": "Thunderbolt 1", "label": "Thunderbolt 1 (10 Gb/s)" }, { "value": "Thunderbolt 2", "label": "Thunderbolt 2 (20 Gb/s)" }, { "value": "Thunderbolt 3", "label": "Thunderbolt 3 (40 Gb/s)" }, { "value": "Thunderbolt 4", "label": "Thunderbolt 4 (40 Gb/s)" }, { "value": "Thunderbolt 5", "label": "Thunderbolt 5 (80 Gb/s)" }] }, "default": "3.2 Gen 2x1", "when": [] },
      { "name": "direction", "group": "link", "label": "Direction", "help": "Whether the drive is read or written; matters for USB 2.0, and in a tunnel for PCIe.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "read", "label": "Drive reads" }, { "value": "write", "label": "Drive writes" }] }, "default": "read", "when": [] },
      { "name": "protocol", "group": "link", "label": "Protocol", "help": "UASP keeps several commands outstanding; BOT waits for each. NVMe drives behind a tunnel use neither.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "uasp", "label": "UASP" }, { "value": "bot", "label": "BOT (mass storage without UASP)" }] }, "default": "uasp", "when": [] },
      { "name": "bridge_rate", "group": "link", "label": "Bridge and drive rate", "help": "What the bridge and its drive reach: 550 MB/s for SATA, the payload rate of its PCIe link for NVMe. Leave empty if unknown; they are then never the limit.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "550 MB/s", "nothing": "unknown", "domain": { "kind": "between", "minimum": 0, "maximum": 100000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "tunnel", "group": "advanced_tunnel", "label": "PCIe at the ends", "help": "PCIe link, always four lanes wide, at the ends of the USB4 or Thunderbolt tunnel. If unknown, the maximum takes the fastest, the expected range starts from what most hosts have.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "auto", "label": "Unknown" }, { "value": "2.0", "label": "PCIe 2.0 x4" }, { "value": "3.0", "label": "PCIe 3.0 x4" }, { "value": "4.0", "label": "PCIe 4.0 x4" }] }, "default": "auto", "when": [] },
      { "name": "tunnel_payload", "group": "advanced_tunnel", "label": "Tunnelled payload", "help": "Payload of each PCIe packet in the tunnel. 128 B is assumed.", "unit": "byte", "bare": ["B", 1], "example": "", "nothing": null, "domain": { "kind": "one_of", "values": [128, 256] }, "default": 128, "when": [] },
      { "name": "display_rate", "group": "advanced_tunnel", "label": "Reserved for displays", "help": "Bandwidth that displays on the same link reserve; it takes priority. A 4K display at 60 Hz takes about 16 Gb/s. Leave empty without displays.", "unit": "byte_per_second", "bare": ["Gb/s", 125000000], "example": "16 Gb/s", "nothing": "none", "domain": { "kind": "between", "minimum": 0, "maximum": 10000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "transfer_size", "group": "advanced_commands", "label": "Transfer size", "help": "Data per command. Systems request 120 to 128 KiB by default.", "unit": "byte", "bare": ["KiB", 1024], "example": "128 KiB", "nothing": null, "domain": { "kind": "between", "minimum": 512, "maximum": 33554432, "whole": true }, "default": 131072, "when": [] },
      { "name": "command_gap", "group": "advanced_commands", "label": "Gap between commands", "help": "Time between two commands, where each waits for the previous one (BOT). 250 µs is not in the specification; it is fitted so that BOT gives about 250 MB/s at 5 Gb/s.", "unit": "second", "bare": ["µs", 1e-6], "example": "250 µs", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 1, "whole": false }, "default": 0.00025, "when": [] },
      { "name": "controller", "group": "advanced_usb2", "label": "USB 2.0 host controller", "help": "EHCI host controllers fit fewer packets into a microframe than the specification allows; for xHCI no figure is known.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "xhci", "label": "xHCI (since 2010)" }, { "value": "ehci", "label": "EHCI (before 2010)" }] }, "default": "xhci", "when": [] },
      { "name": "packets_per_microframe", "group": "advanced_usb2", "label": "Packets per microframe", "help": "Packets of 512 bytes in each USB 2.0 microframe: 13 by the specification, 10 for reads and 8 for writes on EHCI. Leave empty for the controller's own number.", "unit": "count", "bare": ["", 1], "example": "13", "nothing": "set by the controller", "domain": { "kind": "between", "minimum": 0, "maximum": 13, "whole": true }, "default": 0, "when": [] },
    ],
    "outputs": [
      { "name": "ceiling", "label": "Ceiling", "help": "Most payload that the wire format allows; no real device exceeds it.", "unit": "byte_per_second", "words": {} },
      { "name": "most", "label": "Maximum", "help": "Most that can be reached here: the ceiling, less what the model knows about waiting, sharing and what is behind the link.", "unit": "byte_per_second", "words": {} },
      { "name": "expected_low", "label": "Expected, low", "help": "Lower end of what good hardware reaches here.", "unit": "byte_per_second", "words": {} },
      { "name": "expected_high", "label": "Expected, high", "help": "Upper end of what good hardware reaches here.", "unit": "byte_per_second", "words": {} },
      { "name": "range_basis", "label": "Basis of the range", "help": "Whether the expected range was measured on this generation or assumed from others.", "unit": null, "words": { "measured": "measured", "assumed": "assumed" } },
      { "name": "confidence", "label": "Basis of the wire format", "help": "Where the figures of this generation come from: its specification, an assumption, or a fit to a measurement.", "unit": null, "words": { "specified": "specified", "assumed": "assumed", "fitted": "fitted" } },
      { "name": "limited_by", "label": "Limited by", "help": "What limits the rate.", "unit": null, "words": { "link": "the link", "packets": "the packets per frame", "tunnel_pcie": "the PCIe link at the ends of the tunnel", "controller": "the Thunderbolt controller", "commands": "one command at a time", "bridge": "the bridge and its drive" } },
      { "name": "line_rate", "label": "Line rate", "help": "Every bit on the wire, line-code bits included.", "unit": "byte_per_second", "words": {} },
      { "name": "encoded_rate", "label": "After line code", "help": "After the line code. Data sheets call this the bandwidth.", "unit": "byte_per_second", "words": {} },
      { "name": "code_efficiency", "label": "Line code efficiency", "help": "Share of the line rate left after the line code.", "unit": "ratio", "words": {} },
      { "name": "after_clock", "label": "After SKP and error correction", "help": "After SKP ordered sets, or after error correction.", "unit": "byte_per_second", "words": {} },
      { "name": "clock_efficiency", "label": "SKP and error correction efficiency", "help": "Share left after SKP ordered sets or error correction.", "unit": "ratio", "words": {} },
      { "name": "after_displays", "label": "After displays", "help": "After the bandwidth that displays reserve.", "unit": "byte_per_second", "words": {} },
      { "name": "after_headers", "label": "After packet headers", "help": "After packet headers, CRC and acknowledgements.", "unit": "byte_per_second", "words": {} },
      { "name": "after_schedule", "label": "After frames", "help": "After packing whole packets into frames; no loss from 3.2 on.", "unit": "byte_per_second", "words": {} },
      { "name": "after_tunnel", "label": "After the tunnel's ends", "help": "After the PCIe link at the ends of the tunnel and the controller cap; no loss without a tunnel.", "unit": "byte_per_second", "words": {} },
      { "name": "after_commands", "label": "After commands", "help": "After waiting between commands; no loss where they overlap.", "unit": "byte_per_second", "words": {} },
      { "name": "base_rate", "label": "Base of the low end", "help": "What the low end of the range is a share of: the rate after commands, with the PCIe link that most hosts have at the ends of the tunnel.", "unit": "byte_per_second", "words": {} },
      { "name": "packet_payload", "label": "Payload per packet", "help": "Payload of a full packet.", "unit": "byte", "words": {} },
      { "name": "packet_overhead", "label": "Overhead per packet", "help": "Bytes added to each packet: header, CRC, framing, acknowledgement.", "unit": "byte", "words": {} },
      { "name": "frames", "label": "Frames per second", "help": "Frames of 1 ms or microframes of 125 µs per second.", "unit": "count", "words": { "null": "no frames" } },
      { "name": "packets", "label": "Packets per frame", "help": "Full packets in each frame of 1 ms or microframe of 125 µs.", "unit": "count", "words": { "null": "no frames" } },
      { "name": "tunnel_rate", "label": "PCIe at the tunnel's ends", "help": "Payload rate of the PCIe link at the ends of the tunnel.", "unit": "byte_per_second", "words": { "null": "no tunnel" } },
      { "name": "tunnel_cap", "label": "Controller cap", "help": "Most PCIe data that controllers of this generation pass.", "unit": "byte_per_second", "words": { "null": "none known" } },
      { "name": "behind_rate", "label": "Rate of bridge and drive", "help": "What the bridge and its drive deliver; no limit if unknown.", "unit": "byte_per_second", "words": { "null": "no limit" } },
      { "name": "iops_ceiling", "label": "IOPS ceiling", "help": "Commands per second.", "unit": "operation_per_second", "words": {} },
    ],
    "headlines": [
      { "value": "most", "note": "maximum for {direction}", "range": { "low": "expected_low", "high": "expected_high", "basis": "range_basis" }, "words": { "unstated": "Expect the full figure: even the low end of the range of the link is higher.", "why": "" }, "limit": "limited_by" },
    ],
    "limits": { "packets": "frames", "tunnel_pcie": "tunnel", "controller": "tunnel", "commands": "handshake", "bridge": "drives" },
    "digits": 3,
    "phrases": {
      "direction": { "read": "drive reads", "write": "drive writes" },
      "bridge_rate": { "null": "unknown" },
      "limited_by": { "link": "The link is the limit: {takers}.", "packets": "The frames are the limit: each holds {packets} full packets.", "tunnel_pcie": "The PCIe link at the tunnel's ends is the limit: {tunnel_rate} with packets of {tunnel_payload}.", "controller": "The controller at the tunnel's ends is the limit: it passes {tunnel_cap} of PCIe, less than the cable carries.", "commands": "The commands are the limit: one of {transfer_size} at a time, with {command_gap} between them.", "bridge": "The bridge and its drive are the limit: {bridge_rate}." },
      "packets": { "null": "no frames" },
      "tunnel_rate": { "null": "no tunnel" },
      "tunnel_cap": { "null": "none known" },
    },
    "stages": [
      { "layer": "line", "output": "line_rate", "label": "Line rate" },
      { "layer": "encoding", "output": "encoded_rate", "label": "Line code" },
      { "layer": "clock", "output": "after_clock", "label": "SKP and error correction" },
      { "layer": "sharing", "output": "after_displays", "label": "Displays" },
      { "layer": "headers", "output": "after_headers", "label": "Packet headers" },
      { "layer": "frames", "output": "after_schedule", "label": "Frames" },
      { "layer": "tunnel", "output": "after_tunnel", "label": "Tunnel's ends" },
      { "layer": "handshake", "output": "after_commands", "label": "Commands" },
      { "layer": "drives", "output": "most", "label": "Bridge and its drive" },
    ],
    "formula": [
      { "id": "encoded_rate", "of": "encoded_rate", "text": "{line_rate} × {code_efficiency} = {encoded_rate}", "when": [], "wordsOnly": false },
      { "id": "after_clock", "of": "after_clock", "text": "{encoded_rate} × {clock_efficiency} = {after_clock}", "when": [], "wordsOnly": false },
      { "id": "after_displays", "of": "after_displays", "text": "{after_clock} − {display_rate} = {after_displays}", "when": [{ "name": "display_rate", "not": ["0"] }], "wordsOnly": false },
      { "id": "after_headers", "of": "after_headers", "text": "{after_displays} × {packet_payload} ÷ ({packet_payload} + {packet_overhead}) = {after_headers}", "when": [], "wordsOnly": false },
      { "id": "after_schedule", "of": "after_schedule", "text": "the lower of {after_headers} and {packets} × {packet_payload} × {frames} ÷ 1 s = {after_schedule}", "when": [{ "name": "packets", "not": ["null"] }], "wordsOnly": false },
      { "id": "after_tunnel", "of": "after_tunnel", "text": "the lowest of {after_schedule}, {tunnel_rate} and {tunnel_cap} = {after_tunnel}", "when": [{ "name": "tunnel_rate", "not": ["null"] }], "wordsOnly": false },
      { "id": "after_commands", "of": "after_commands", "text": "{transfer_size} ÷ ({transfer_size} ÷ {after_tunnel} + {command_gap}) = {after_commands}", "when": [{ "name": "protocol", "is": ["bot"] }], "wordsOnly": false },
      { "id": "most", "of": "most", "text": "the lower of {after_commands} and {behind_rate} = {most}", "when": [], "wordsOnly": false },
      { "id": "iops_ceiling", "of": "iops_ceiling", "text": "{most} ÷ {transfer_size} = {iops_ceiling}", "when": [], "wordsOnly": false },
    ],
    "presets": [
      { "slug": "nvme-enclosure-10-gb-s", "question": "How fast is an NVMe enclosure at 10 Gb/s?", "inputs": { "generation": "3.2 Gen 2x1" }, "answer": "most" },
      { "slug": "5-gb-s-enclosure-uasp", "question": "How fast is a 5 Gb/s enclosure with UASP?", "inputs": { "generation": "3.2 Gen 1x1" }, "answer": "most" },
      { "slug": "5-gb-s-enclosure-without-uasp", "question": "How fast is a 5 Gb/s enclosure without UASP?", "inputs": { "generation": "3.2 Gen 1x1", "protocol": "bot" }, "answer": "most" },
      { "slug": "20-gb-s-enclosure", "question": "How fast is a 20 Gb/s enclosure?", "inputs": { "generation": "3.2 Gen 2x2" }, "answer": "most" },
      { "slug": "sata-drive-10-gb-s-enclosure", "question": "How fast is a SATA drive in a 10 Gb/s enclosure?", "inputs": { "generation": "3.2 Gen 2x1", "bridge_rate": 550000000 }, "answer": "most" },
      { "slug": "link-fell-back-to-usb-2-0", "question": "Only 40 MB/s: how fast is a link that fell back to USB 2.0?", "inputs": { "generation": "2.0" }, "answer": "most" },
      { "slug": "7-gb-s-drive-thunderbolt-3-enclosure", "question": "How fast is a 7 GB/s drive in a Thunderbolt 3 enclosure?", "inputs": { "generation": "Thunderbolt 3", "bridge_rate": 7000000000 }, "answer": "most" },
      { "slug": "7-gb-s-drive-usb4-enclosure", "question": "How fast is a 7 GB/s drive in a USB4 enclosure?", "inputs": { "generation": "USB4 Gen 3x2", "bridge_rate": 7000000000 }, "answer": "most" },
      { "slug": "7-gb-s-drive-thunderbolt-5-enclosure", "question": "How fast is a 7 GB/s drive in a Thunderbolt 5 enclosure?", "inputs": { "generation": "Thunderbolt 5", "bridge_rate": 7000000000 }, "answer": "most" },
      { "slug": "drive-thunderbolt-4-dock-4k-display", "question": "How fast is a drive on a Thunderbolt 4 dock with a 4K display?", "inputs": { "generation": "Thunderbolt 4", "bridge_rate": 7000000000, "display_rate": 2000000000 }, "answer": "most" },
    ],
    "charts": [
      { "question": "How much do larger commands gain?", "input": "transfer_size", "output": "most", "from": 4096, "to": 1048576 },
    ],
    "sources": ["usb-2.0", "usb-3.2", "xillybus-superspeed", "usb4-2.0", "intel-thunderbolt-brief", "ginjfo-2021", "aphnetworks-sl660", "electronicdesign-uasp", "wikipedia-usb", "eclecticlight-2019", "techtimes-usb4", "owc-thunderbolt5"],
    "caveats": ["USB 3.2: 20 bytes of header and 12 of framing per packet of 1024 are confirmed by public texts; 16 more for acknowledgements, and the SKP interval of 10 Gb/s lanes, are assumed.", "USB4 and Thunderbolt: 28 bytes of overhead per tunnelled 128-byte packet are fitted to one figure, that of the best USB4 drives; at 80 Gb/s, error correction of 4 in 198 is assumed.", "Thunderbolt 3: the cap of 24 Gb/s is what one device controller (JHL7440) was seen to pass; users of Alpine Ridge and Titan Ridge hosts see 22 Gb/s, 2.75 GB/s.", "Thunderbolt 4 requires at least 32 Gb/s of PCIe, which separate controllers have with PCIe 3.0 at the ends; hosts with the controller in the processor may be as fast as USB4.", "BOT: 250 µs between commands is fitted to one estimate of 250 MB/s at 5 Gb/s.", "3.2 Gen 1x2 and 2x2 need support at both ends and in the cable; otherwise the link runs with one lane. Everything on a hub or dock shares one link."],
    "drawn": false, "simulated": false,
  },
  {
    "name": "dmi", "modelVersion": 2, "title": "How much gets through the chipset uplink (Intel DMI, AMD)?", "summary": "What all drives, ports and cards behind an Intel or AMD chipset share on the way to the processor.",
    "groups": [
      { "name": "link", "label": "Link", "folded": false },
      { "name": "advanced_packets", "label": "Packets", "folded": true },
    ],
    "inputs": [
      { "name": "chipset", "group": "link", "label": "Chipset", "help": "Named on the mainboard's box and by `lspci`; it sets the uplink's generation and lanes. Unverified: believed, but no source names it.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "other", "label": "not listed: set below" }, { "value": "intel-ich6-ich10", "label": "ICH6, ICH7, ICH8, ICH9, ICH10 · Intel, DMI 1.0 ×4" }, { "value": "intel-5-series", "label": "P55, H55, H57, Q57 · Intel, DMI 1.0 ×4" }, { "value": "intel-6-series", "label": "P67, H67, H61, Z68, Q67, Q65, B65 · Intel, DMI 2.0 ×4" }, { "value": "intel-7-series", "label": "Z77, Z75, H77, Q77, Q75, B75 · Intel, DMI 2.0 ×4" }, { "value": "intel-x79", "label": "X79 · Intel, DMI 2.0 ×4" }, { "value": "intel-8-series", "label": "Z87, H87, Q87, Q85, B85, H81 · Intel, DMI 2.0 ×4" }, { "value": "intel-c220", "label": "C222, C224, C226 · Intel, DMI 2.0 ×4" }, { "value": "intel-9-series", "label": "Z97, H97 · Intel, DMI 2.0 ×4" }, { "value": "intel-x99", "label": "X99 · Intel, DMI 2.0 ×4" }, { "value": "intel-h110", "label": "H110 · Intel, DMI 2.0 ×4" }, { "value": "intel-100-series", "label": "Z170, H170, Q170, Q150, B150, C236, C232 · Intel, DMI 3.0 ×4" }, { "value": "intel-200-series", "label": "Z270, H270, B250 and others of the 200 series · Intel, DMI 3.0 ×4" }, { "value": "intel-300-series", "label": "Z370, Z390, B360, B365 · Intel, DMI 3.0 ×4" }, { "value": "intel-h370", "label": "H370 · Intel, DMI 3.0 ×4 (unverified)" }, { "value": "intel-h310", "label": "H310 · Intel, DMI 2.0 ×4 (unverified)" }, { "value": "intel-c246", "label": "C246 · Intel, DMI 3.0 ×4 (unverified)" }, { "value": "intel-x299", "label": "X299 · Intel, DMI 3.0 ×4" }, { "value": "intel-c612", "label": "C612 · Intel, DMI 2.0 ×4" }, { "value": "intel-c620", "label": "C621, C622 and others of the C620 series · Intel, DMI 3.0 ×4" }, { "value": "intel-c621a", "label": "C621A · Intel, DMI 3.0 ×4 (unverified)" }, { "value": "intel-z490", "label": "Z490 · Intel, DMI 3.0 ×4" }, { "value": "intel-z590", "label": "Z590 · Intel, DMI 3.0 ×8" }, { "value": "intel-c256", "label": "C256 · Intel, DMI 3.0 ×8 (unverified)" }, { "value": "intel-b560", "label": "B560 · Intel, DMI 3.0 ×4" }, { "value": "intel-z690-h670", "label": "Z690, H670 · Intel, DMI 4.0 ×8" }, { "value": "intel-b660-h610", "label": "B660, H610 · Intel, DMI 4.0 ×4" }, { "value": "intel-z790-h770", "label": "Z790, H770 · Intel, DMI 4.0 ×8" }, { "value": "intel-b760", "label": "B760 · Intel, DMI 4.0 ×4" }, { "value": "intel-c266", "label": "C266 · Intel, DMI 4.0 ×8 (unverified)" }, { "value": "intel-z890", "label": "Z890 · Intel, DMI 4.0 ×8" }, { "value": "intel-b860", "label": "B860 · Intel, DMI 4.0 ×4" }, { "value": "intel-h810", "label": "H810 · Intel, DMI 4.0 ×4 (unverified)" }, { "value": "amd-a55-a75-a85x", "label": "A55, A75, A85X · AMD, UMI ×4" }, { "value": "amd-a88x", "label": "A88X · AMD, UMI ×4 (unverified)" }, { "value": "amd-sb950", "label": "SB950 · AMD, A-Link Express III ×4" }, { "value": "amd-x370-x470-b350", "label": "X370, X470, B350 · AMD, PCIe 3.0 ×4" }, { "value": "amd-a320", "label": "A320 · AMD, PCIe 3.0 ×4 (unverified)" }, { "value": "amd-b450", "label": "B450 · AMD, PCIe 3.0 ×4" }, { "value": "amd-b550", "label": "B550 · AMD, PCIe 3.0 ×4" }, { "value": "amd-x570", "label": "X570 · AMD, PCIe 4.0 ×4" }, { "value": "amd-x399", "label": "X399 · AMD, PCIe 3.0 ×4" }, { "value": "amd-trx40", "label": "TRX40 · AMD, PCIe 4.0 ×8" }, { "value": "amd-wrx80", "label": "WRX80 · AMD, PCIe 4.0 ×8 (unverified)" }, { "value": "amd-a620", "label": "A620 · AMD, PCIe 4.0 ×4" }, { "value": "amd-b650", "label": "B650, B650E · AMD, PCIe 4.0 ×4" }, { "value": "amd-x670", "label": "X670, X670E · AMD, PCIe 4.0 ×4" }, { "value": "amd-x670-second", "label": "X670, X670E: the second chip · AMD, PCIe 4.0 ×4" }, { "value": "amd-b840", "label": "B840 · AMD, PCIe 3.0 ×4" }, { "value": "amd-x870", "label": "B850, X870 · AMD, PCIe 4.0 ×4" }, { "value": "amd-x870e", "label": "X870E · AMD, PCIe 4.0 ×4" }, { "value": "amd-x870e-second", "label": "X870E: the second chip · AMD, PCIe 4.0 ×4" }, { "value": "raspberry-pi-rp1", "label": "RP1 · Raspberry Pi, PCIe 2.0 ×4" }] }, "default": "other", "when": [] },
      { "name": "generation", "group": "link", "label": "Generation", "help": "DMI generation, or PCIe generation on AMD. DMI is 2.0 on 6 to 9 Series chipsets, X99, H110 and probably H310, 3.0 on the other 100 to 500 Series ones, 4.0 since.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "1.0", "label": "1.0" }, { "value": "2.0", "label": "2.0" }, { "value": "3.0", "label": "3.0" }, { "value": "4.0", "label": "4.0" }] }, "default": "3.0", "when": [{ "name": "chipset", "is": ["other"] }] },
      { "name": "lanes", "group": "link", "label": "Lanes", "help": "Lanes between processor and chipset; all lanes that the chipset offers share them.", "unit": "lane", "bare": ["lanes", 1], "example": "", "nothing": null, "domain": { "kind": "one_of", "values": [2, 4, 8] }, "default": 4, "when": [{ "name": "chipset", "is": ["other"] }] },
      { "name": "direction", "group": "link", "label": "Direction", "help": "Which way the data flows. In a drive read, the device writes to the host; in a drive write, it reads from the host.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "device_writes_host", "label": "Drive reads (to the processor)" }, { "value": "device_reads_host", "label": "Drive writes (to the chipset)" }] }, "default": "device_writes_host", "when": [] },
      { "name": "drives", "group": "link", "label": "Drives", "help": "Drives behind the chipset that are busy at once, on M.2 or SATA. At most 32.", "unit": "count", "bare": ["", 1], "example": "3", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 32, "whole": true }, "default": 1, "when": [] },
      { "name": "drive_rate", "group": "link", "label": "Rate per drive", "help": "Throughput of each drive on its own. Leave empty if unknown; the drives are then never the limit.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "7000 MB/s", "nothing": "unknown", "domain": { "kind": "between", "minimum": 0, "maximum": 100000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "max_payload_size", "group": "advanced_packets", "label": "Max Payload Size", "help": "Largest payload of one packet on this link. 256 agrees with measurements; some chipsets have 128.", "unit": "byte", "bare": ["B", 1], "example": "", "nothing": null, "domain": { "kind": "one_of", "values": [128, 256] }, "default": 256, "when": [] },
    ],
    "outputs": [
      { "name": "ceiling", "label": "Ceiling", "help": "Most payload that the wire format allows; no real device exceeds it.", "unit": "byte_per_second", "words": {} },
      { "name": "most", "label": "Maximum", "help": "Most that can be reached here: the ceiling, less what the model knows about waiting, sharing and what is behind the link.", "unit": "byte_per_second", "words": {} },
      { "name": "expected_low", "label": "Expected, low", "help": "Lower end of what good hardware reaches here.", "unit": "byte_per_second", "words": {} },
      { "name": "expected_high", "label": "Expected, high", "help": "Upper end of what good hardware reaches here.", "unit": "byte_per_second", "words": {} },
      { "name": "range_basis", "label": "Basis of the range", "help": "Whether the expected range was measured on this generation or assumed from others.", "unit": null, "words": { "measured": "measured", "assumed": "assumed" } },
      { "name": "confidence", "label": "Basis of the wire format", "help": "Where the figures of this generation come from: its specification, an assumption, or a fit to a measurement.", "unit": null, "words": { "specified": "specified", "assumed": "assumed", "fitted": "fitted" } },
      { "name": "limited_by", "label": "Limited by", "help": "What limits the rate.", "unit": null, "words": { "link": "the chipset uplink", "shared": "the shared chipset uplink", "drives": "the drives" } },
      { "name": "line_rate", "label": "Line rate", "help": "Every bit on the wire, line-code bits included.", "unit": "byte_per_second", "words": {} },
      { "name": "encoded_rate", "label": "After line code", "help": "After the line code. Data sheets call this the bandwidth.", "unit": "byte_per_second", "words": {} },
      { "name": "code_efficiency", "label": "Line code efficiency", "help": "Share of the line rate left after the line code.", "unit": "ratio", "words": {} },
      { "name": "uplink_generation", "label": "Uplink generation", "help": "DMI generation, or PCIe generation on AMD.", "unit": null, "words": {} },
      { "name": "uplink_lanes", "label": "Uplink lanes", "help": "Width of the uplink.", "unit": "lane", "words": {} },
      { "name": "way", "label": "Uplink path", "help": "Whether the chip has this uplink to itself.", "unit": null, "words": { "direct": "straight to the processor", "first_of_two": "straight to the processor, shared with a second chip behind this one", "behind_another": "through another chip, whose uplink both share" } },
      { "name": "known", "label": "Basis of the uplink", "help": "How the generation and width of the uplink are known.", "unit": null, "words": { "by_hand": "as set here", "specified": "specified by the vendor", "reported": "reported by others", "unverified": "unverified: no source names it" } },
      { "name": "after_clock", "label": "After SKP", "help": "After SKP ordered sets, which compensate for clock differences.", "unit": "byte_per_second", "words": {} },
      { "name": "clock_efficiency", "label": "SKP efficiency", "help": "Share left after SKP ordered sets.", "unit": "ratio", "words": {} },
      { "name": "tlp_overhead", "label": "Packet bytes per 4 KiB", "help": "Bytes of packet headers, framing and CRC for 4 KiB of data.", "unit": "byte", "words": {} },
      { "name": "dllp_overhead", "label": "Flow-control bytes per 4 KiB", "help": "Bytes of acknowledgements and credits that usually travel with 4 KiB of data.", "unit": "byte", "words": {} },
      { "name": "typical", "label": "Typical", "help": "The ceiling less the acknowledgements and credit updates that hosts usually send.", "unit": "byte_per_second", "words": {} },
      { "name": "drives_rate", "label": "Rate of all drives together", "help": "What all drives deliver together; no limit if their rate is unknown.", "unit": "byte_per_second", "words": { "null": "no limit" } },
      { "name": "per_drive", "label": "Per drive", "help": "Rate left for each drive when all are busy.", "unit": "byte_per_second", "words": {} },
      { "name": "speedup", "label": "Speed-up over one drive", "help": "All drives together ÷ one drive alone on this link: the most that striping can gain.", "unit": "count", "words": {} },
    ],
    "headlines": [
      { "value": "most", "note": "maximum for {direction}, {way}", "range": { "low": "expected_low", "high": "expected_high", "basis": "range_basis" }, "words": { "unstated": "Expect the full figure: even the low end of the range of the link is higher.", "why": "" }, "limit": "limited_by" },
    ],
    "limits": { "drives": "drives" },
    "digits": 3,
    "phrases": {
      "direction": { "device_writes_host": "drive reads (chipset to processor)", "device_reads_host": "drive writes (processor to chipset)" },
      "drive_rate": { "null": "unknown" },
      "limited_by": { "link": "The chipset uplink (generation {uplink_generation}, {uplink_lanes}) is the limit: {takers}.", "shared": "The chipset uplink (generation {uplink_generation}, {uplink_lanes}) is the limit: {per_drive} for each of {drives} drives at once, {speedup} times one drive in total.", "drives": "The drives are the limit: {drive_rate} each; the link has room to spare." },
      "way": { "direct": "all drives together", "first_of_two": "all drives behind both chips together", "behind_another": "all drives together, through another chip, whose uplink they share" },
    },
    "stages": [
      { "layer": "line", "output": "line_rate", "label": "Line rate" },
      { "layer": "encoding", "output": "encoded_rate", "label": "Line code" },
      { "layer": "clock", "output": "after_clock", "label": "SKP ordered sets" },
      { "layer": "headers", "output": "ceiling", "label": "Packet headers" },
      { "layer": "drives", "output": "most", "label": "Drives" },
    ],
    "formula": [
      { "id": "encoded_rate", "of": "encoded_rate", "text": "{line_rate} × {code_efficiency} = {encoded_rate}", "when": [], "wordsOnly": false },
      { "id": "after_clock", "of": "after_clock", "text": "{encoded_rate} × {clock_efficiency} = {after_clock}", "when": [], "wordsOnly": false },
      { "id": "ceiling", "of": "ceiling", "text": "{after_clock} × 4 KiB ÷ (4 KiB + {tlp_overhead}) = {ceiling}", "when": [], "wordsOnly": false },
      { "id": "typical", "of": "typical", "text": "{after_clock} × 4 KiB ÷ (4 KiB + {tlp_overhead} + {dllp_overhead}) = {typical}", "when": [], "wordsOnly": false },
      { "id": "drives_rate", "of": "drives_rate", "text": "{drives} × {drive_rate} = {drives_rate}", "when": [{ "name": "drives_rate", "not": ["null"] }], "wordsOnly": false },
      { "id": "most", "of": "most", "text": "the lower of {ceiling} and {drives_rate} = {most}", "when": [], "wordsOnly": false },
      { "id": "per_drive", "of": "per_drive", "text": "{most} ÷ {drives} = {per_drive}", "when": [], "wordsOnly": false },
      { "id": "speedup", "of": "speedup", "text": "{most} ÷ the lower of {ceiling} and {drive_rate} = {speedup}", "when": [{ "name": "drives_rate", "not": ["null"] }], "wordsOnly": false },
    ],
    "presets": [
      { "slug": "two-striped-3500-mb-s-drives-behind-dmi-3-0", "question": "How fast are two striped 3500 MB/s drives behind DMI 3.0?", "inputs": { "generation": "3.0", "drives": 2, "drive_rate": 3500000000 }, "answer": "most" },
      { "slug": "three-7000-mb-s-drives-behind-z790", "question": "How fast are three 7000 MB/s drives behind a Z790?", "inputs": { "chipset": "intel-z790-h770", "drives": 3, "drive_rate": 7000000000 }, "answer": "most" },
      { "slug": "three-7000-mb-s-drives-behind-b650", "question": "How fast are three 7000 MB/s drives behind a B650?", "inputs": { "chipset": "amd-b650", "drives": 3, "drive_rate": 7000000000 }, "answer": "most" },
      { "slug": "one-gen-4-drive-behind-dmi-3-0", "question": "How fast is one gen 4 drive behind DMI 3.0?", "inputs": { "generation": "3.0", "drives": 1, "drive_rate": 7000000000 }, "answer": "most" },
      { "slug": "six-sata-ssds-behind-dmi-2-0", "question": "How fast are six SATA SSDs behind DMI 2.0?", "inputs": { "generation": "2.0", "drives": 6, "drive_rate": 550000000 }, "answer": "most" },
      { "slug": "four-sata-ssds-raid-2013-chipset", "question": "How fast are four SATA SSDs in RAID on a 2013 chipset?", "inputs": { "generation": "2.0", "drives": 4, "drive_rate": 480000000, "max_payload_size": 128 }, "answer": "most" },
      { "slug": "eight-hard-drives-behind-dmi-2-0", "question": "How fast are eight hard drives behind DMI 2.0?", "inputs": { "generation": "2.0", "drives": 8, "drive_rate": 200000000 }, "answer": "most" },
    ],
    "charts": [
      { "question": "How much is left for each drive?", "input": "drives", "output": "per_drive", "from": 1, "to": 16 },
    ],
    "sources": ["kingye-dmi", "tweaktown-z170", "tomshardware-z97", "am5-chipsets-table", "lspci-x370-pro", "pcie-base-6.3"],
    "caveats": ["Intel does not publish the wire format of DMI. That it is PCI Express of the named generation is common knowledge and agrees with measurements; widths are from reviews and overviews.", "Packets of 256 bytes are an assumption: with 128 the ceiling of DMI 3.0 would be below what was measured.", "USB, network and SATA behind the chipset share the link too; their traffic is not counted here.", "AMD's uplinks are ordinary PCIe links; their expected range is that of links of other kinds.", "Two-chip chipsets (X670, X670E, X870E): the second chip is attached to the first, and both share one uplink. The other chip's traffic is not counted."],
    "drawn": false, "simulated": false,
  },
  {
    "name": "ethernet", "modelVersion": 1, "title": "How much does this network link carry?", "summary": "Payload per direction at 1 to 400 Gb/s over TCP, NFS, SMB, iSCSI, NVMe/TCP or RDMA, and what fills the link.",
    "groups": [
      { "name": "link", "label": "Link", "folded": false },
      { "name": "advanced_requests", "label": "Protocol and requests", "folded": true },
      { "name": "advanced_packets", "label": "Packets", "folded": true },
    ],
    "inputs": [
      { "name": "generation", "group": "link", "label": "Rate", "help": "Negotiated rate: `ethtool` shows 1000Mb/s, 2500Mb/s and so on.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "1G", "label": "1 GbE" }, { "value": "2.5G", "label": "2.5 GbE" }, { "value": "5G", "label": "5 GbE" }, { "value": "10G", "label": "10 GbE" }, { "value": "25G", "label": "25 GbE" }, { "value": "40G", "label": "40 GbE" }, { "value": "50G", "label": "50 GbE" }, { "value": "100G", "label": "100 GbE" }, { "value": "200G", "label": "200 GbE" }, { "value": "400G", "label": "400 GbE" }] }, "default": "1G", "when": [] },
      { "name": "mtu", "group": "link", "label": "MTU", "help": "Largest IP packet in one frame: usually 1500, 9000 for jumbo frames; every device on the path must agree. From 576, which every IPv4 host must accept, to 9216, the limit of common switches.", "unit": "byte", "bare": ["B", 1], "example": "1500 B", "nothing": null, "domain": { "kind": "between", "minimum": 576, "maximum": 9216, "whole": true }, "default": 1500, "when": [] },
      { "name": "drive_rate", "group": "link", "label": "Storage rate", "help": "Throughput of the drives or the array at the end. Leave empty if unknown; the storage is then never the limit.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "2000 MB/s", "nothing": "unknown", "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "transport", "group": "advanced_requests", "label": "Protocol", "help": "Protocol over the network. Each adds headers to the data of a request; RDMA has packets of its own.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "tcp", "label": "TCP alone (iperf3)" }, { "value": "nfs", "label": "NFS" }, { "value": "smb", "label": "SMB 3" }, { "value": "smb_encrypted", "label": "SMB 3, encrypted" }, { "value": "iscsi", "label": "iSCSI" }, { "value": "nvme_tcp", "label": "NVMe/TCP" }, { "value": "rocev2", "label": "RDMA (RoCEv2, NVMe over RDMA)" }] }, "default": "tcp", "when": [] },
      { "name": "block_size", "group": "advanced_requests", "label": "Data per request", "help": "Data of one request: at most rsize of NFS, the negotiated maximum of SMB, or the block size of the program.", "unit": "byte", "bare": ["MiB", 1048576], "example": "1 MiB", "nothing": null, "domain": { "kind": "between", "minimum": 512, "maximum": 16777216, "whole": true }, "default": 1048576, "when": [] },
      { "name": "queue_depth", "group": "advanced_requests", "label": "Queue depth per stream", "help": "Requests that each stream keeps in flight. Leave empty if there are always enough; the round trip is then never the limit.", "unit": "count", "bare": ["", 1], "example": "1", "nothing": "enough", "domain": { "kind": "between", "minimum": 1, "maximum": 65535, "whole": true }, "default": 0, "when": [] },
      { "name": "streams", "group": "advanced_requests", "label": "Streams", "help": "Connections or programs that ask at once.", "unit": "count", "bare": ["", 1], "example": "4", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 1024, "whole": true }, "default": 1, "when": [] },
      { "name": "round_trip_time", "group": "advanced_requests", "label": "Round-trip time", "help": "From a request until its answer starts, the storage included: `ping` shows the part of the network.", "unit": "second", "bare": ["µs", 1e-6], "example": "100 µs", "nothing": null, "domain": { "kind": "between", "minimum": 1e-6, "maximum": 1, "whole": false }, "default": 0.0001, "when": [] },
      { "name": "protocol", "group": "advanced_packets", "label": "IP version", "help": "IPv6 headers take 40 bytes, IPv4 headers 20.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "ipv4", "label": "IPv4" }, { "value": "ipv6", "label": "IPv6" }] }, "default": "ipv4", "when": [] },
      { "name": "timestamps", "group": "advanced_packets", "label": "TCP timestamps", "help": "TCP timestamps take 12 bytes of each packet; Linux sends them, Windows usually does not.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "flag" }, "default": true, "when": [] },
      { "name": "vlan", "group": "advanced_packets", "label": "VLAN tag", "help": "A VLAN tag takes 4 bytes of each frame.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "flag" }, "default": false, "when": [] },
    ],
    "outputs": [
      { "name": "ceiling", "label": "Ceiling", "help": "Most payload that the wire format allows; no real device exceeds it.", "unit": "byte_per_second", "words": {} },
      { "name": "most", "label": "Maximum", "help": "Most that can be reached here: the ceiling, less what the model knows about waiting, sharing and what is behind the link.", "unit": "byte_per_second", "words": {} },
      { "name": "expected_low", "label": "Expected, low", "help": "Lower end of what good hardware reaches here.", "unit": "byte_per_second", "words": {} },
      { "name": "expected_high", "label": "Expected, high", "help": "Upper end of what good hardware reaches here.", "unit": "byte_per_second", "words": {} },
      { "name": "range_basis", "label": "Basis of the range", "help": "Whether the expected range was measured on this generation or assumed from others.", "unit": null, "words": { "measured": "measured", "assumed": "assumed" } },
      { "name": "confidence", "label": "Basis of the wire format", "help": "Where the figures of this generation come from: its specification, an assumption, or a fit to a measurement.", "unit": null, "words": { "specified": "specified", "assumed": "assumed", "fitted": "fitted" } },
      { "name": "limited_by", "label": "Limited by", "help": "What limits the rate.", "unit": null, "words": { "link": "the link", "waiting": "the round trip: too few requests in flight", "drives": "the storage" } },
      { "name": "line_rate", "label": "Line rate", "help": "Every bit on the wire, line-code bits included.", "unit": "byte_per_second", "words": {} },
      { "name": "encoded_rate", "label": "After line code", "help": "After the line code. Data sheets call this the bandwidth.", "unit": "byte_per_second", "words": {} },
      { "name": "code_efficiency", "label": "Line code efficiency", "help": "Share of the line rate left after the line code.", "unit": "ratio", "words": {} },
      { "name": "after_frames", "label": "After Ethernet frames", "help": "After preamble, addresses, checksum and the gap between frames.", "unit": "byte_per_second", "words": {} },
      { "name": "after_headers", "label": "After packet headers", "help": "After the headers of IP and of TCP or RDMA.", "unit": "byte_per_second", "words": {} },
      { "name": "after_latency", "label": "After the round trip", "help": "After waiting for answers, where too few requests are in flight.", "unit": "byte_per_second", "words": {} },
      { "name": "iops_ceiling", "label": "IOPS ceiling", "help": "Requests a second at the maximum.", "unit": "operation_per_second", "words": {} },
      { "name": "message_overhead", "label": "Protocol bytes per request", "help": "Bytes that the protocol adds to the data of each request.", "unit": "byte", "words": {} },
      { "name": "packet_size", "label": "IP packet", "help": "Bytes of the IP packet in a full frame.", "unit": "byte", "words": {} },
      { "name": "frame_size", "label": "Frame on the wire", "help": "Bytes that a full frame takes on the wire.", "unit": "byte", "words": {} },
      { "name": "segment_size", "label": "Data per frame", "help": "Bytes of data in a full frame.", "unit": "byte", "words": {} },
      { "name": "drives_rate", "label": "Storage rate", "help": "What the storage delivers; no limit if its rate is unknown.", "unit": "byte_per_second", "words": { "null": "no limit" } },
      { "name": "used", "label": "Link in use", "help": "Share of the link's ceiling in use at the maximum.", "unit": "ratio", "words": {} },
    ],
    "headlines": [
      { "value": "most", "note": "maximum in each direction", "range": { "low": "expected_low", "high": "expected_high", "basis": "range_basis" }, "words": { "unstated": "Expect the full figure: even the low end of the range of the link is higher.", "why": "" }, "limit": "limited_by" },
    ],
    "limits": { "waiting": "waiting", "drives": "drives" },
    "digits": 3,
    "phrases": {
      "drive_rate": { "null": "unknown" },
      "queue_depth": { "null": "enough" },
      "limited_by": { "link": "The link is the limit: {takers}.", "waiting": "The round trip is the limit: {streams} × {queue_depth} requests of {block_size}, an answer after {round_trip_time}.", "drives": "The storage is the limit: {drive_rate}, {used} of what the link carries." },
    },
    "stages": [
      { "layer": "line", "output": "line_rate", "label": "Line rate" },
      { "layer": "frames", "output": "after_frames", "label": "Frames" },
      { "layer": "headers", "output": "after_headers", "label": "Packet headers" },
      { "layer": "commands", "output": "ceiling", "label": "Protocol" },
      { "layer": "waiting", "output": "after_latency", "label": "Round trip" },
      { "layer": "drives", "output": "most", "label": "Storage" },
    ],
    "formula": [
      { "id": "line_rate", "of": "line_rate", "text": "the rate in the name, in bytes = {line_rate}", "when": [], "wordsOnly": true },
      { "id": "after_frames", "of": "after_frames", "text": "{line_rate} × {packet_size} ÷ {frame_size} = {after_frames}", "when": [], "wordsOnly": false },
      { "id": "after_headers", "of": "after_headers", "text": "{line_rate} × {segment_size} ÷ {frame_size} = {after_headers}", "when": [], "wordsOnly": false },
      { "id": "ceiling", "of": "ceiling", "text": "{after_headers} × {block_size} ÷ ({block_size} + {message_overhead}) = {ceiling}", "when": [], "wordsOnly": false },
      { "id": "after_latency", "of": "after_latency", "text": "the lower of {ceiling} and {streams} × {queue_depth} × {block_size} ÷ ({block_size} ÷ {ceiling} + {round_trip_time}) = {after_latency}", "when": [{ "name": "queue_depth", "not": ["0"] }], "wordsOnly": false },
      { "id": "most", "of": "most", "text": "the lower of {after_latency} and {drives_rate} = {most}", "when": [], "wordsOnly": false },
      { "id": "used", "of": "used", "text": "{most} ÷ {ceiling} = {used}", "when": [], "wordsOnly": false },
    ],
    "presets": [
      { "slug": "1-gbe", "question": "How fast is 1 GbE?", "inputs": { "generation": "1G" }, "answer": "most" },
      { "slug": "2-5-gbe", "question": "How fast is 2.5 GbE?", "inputs": { "generation": "2.5G" }, "answer": "most" },
      { "slug": "array-1200-mb-s-fill-10-gbe", "question": "Does an array of 1200 MB/s fill 10 GbE?", "inputs": { "generation": "10G", "drive_rate": 1200000000 }, "answer": "most" },
      { "slug": "10-gbe-jumbo-frames", "question": "How fast is 10 GbE with jumbo frames?", "inputs": { "generation": "10G", "mtu": 9000 }, "answer": "most" },
      { "slug": "array-1200-mb-s-fill-25-gbe", "question": "Does an array of 1200 MB/s fill 25 GbE?", "inputs": { "generation": "25G", "drive_rate": 1200000000 }, "answer": "most" },
      { "slug": "4-kib-reads-queue-depth-1-10-gbe", "question": "How fast are 4 KiB reads one after the other over 10 GbE?", "inputs": { "generation": "10G", "transport": "nvme_tcp", "block_size": 4096, "queue_depth": 1 }, "answer": "most" },
      { "slug": "smb-share-2-5-gbe", "question": "How fast is an SMB share over 2.5 GbE?", "inputs": { "generation": "2.5G", "transport": "smb" }, "answer": "most" },
      { "slug": "nvme-over-rdma-200-gbe", "question": "How much does NVMe over RDMA carry at 200 GbE?", "inputs": { "generation": "200G", "transport": "rocev2", "mtu": 9000 }, "answer": "most" },
      { "slug": "100-gbe-jumbo-frames", "question": "How fast is 100 GbE with jumbo frames?", "inputs": { "generation": "100G", "mtu": 9000 }, "answer": "most" },
    ],
    "charts": [
      { "question": "How much does a larger MTU gain?", "input": "mtu", "output": "ceiling", "from": 576, "to": 9216 },
    ],
    "sources": ["ieee-802.3", "rfc-9293", "rfc-7323", "rfc-1813", "ms-smb2", "rfc-7143", "nvme-tcp-1.0", "roce-overhead"],
    "caveats": ["The rate in the name is after the line code, whatever the cable or module: 10 GbE is 10 Gb/s of frames.", "Requests and acknowledgements on the return path are not counted; they share it with data that flow that way. One stream, encryption or a slow processor may stay far below: no figure for the processor is modelled.", "One answer holds all the data of a request. iSCSI may cut it into PDUs of 8 KiB, which cost another 0.6 %; NFS 4 replies are about as long as those of NFS 3."],
    "drawn": false, "simulated": false,
  },
  {
    "name": "raid", "modelVersion": 2, "title": "How much does this RAID hold, and how fast is it?", "summary": "Usable capacity, fault tolerance, IOPS and stripe sizes of RAID 0 to RAID 60, also with drives of different sizes.",
    "groups": [
      { "name": "array", "label": "Array", "folded": false },
      { "name": "work", "label": "Workload", "folded": false },
      { "name": "advanced_layout", "label": "Spares, layout and file system", "folded": true },
      { "name": "advanced_io", "label": "One I/O and its chunks", "folded": true },
    ],
    "inputs": [
      { "name": "drives", "group": "array", "label": "Drives", "help": "Sizes as on the labels: `8x18TB`, or `4x8TB + 2x4TB` for different sizes.", "unit": "byte", "bare": ["TB", 1000000000000], "example": "8x18 TB", "nothing": null, "domain": { "kind": "drives" }, "default": "8x16TB", "when": [] },
      { "name": "level", "group": "array", "label": "Level", "help": "How the drives are combined. RAID-Z, SHR and btrfs have calculators of their own.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "raid5", "label": "RAID 5" }, { "value": "raid6", "label": "RAID 6" }, { "value": "raidtp", "label": "RAID-TP (triple parity)" }, { "value": "raid10", "label": "RAID 10" }, { "value": "raid1", "label": "RAID 1 (every drive a copy)" }, { "value": "raid0", "label": "RAID 0 (stripe)" }, { "value": "jbod", "label": "JBOD (concatenated)" }, { "value": "raid50", "label": "RAID 50" }, { "value": "raid60", "label": "RAID 60" }, { "value": "raid1e", "label": "RAID 1E" }, { "value": "md_raid10_near", "label": "md RAID 10, near" }, { "value": "md_raid10_far", "label": "md RAID 10, far" }, { "value": "md_raid10_offset", "label": "md RAID 10, offset" }, { "value": "raid3", "label": "RAID 3" }, { "value": "raid4", "label": "RAID 4" }, { "value": "raid5e", "label": "RAID 5E" }, { "value": "raid5ee", "label": "RAID 5EE" }] }, "default": "raid6", "when": [] },
      { "name": "drive_iops", "group": "work", "label": "Random IOPS per drive", "help": "Random IOPS of one drive: 75 to 200 for a hard drive, tens of thousands for an SSD.", "unit": "operation_per_second", "bare": ["IOPS", 1], "example": "150 IOPS", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 100000000, "whole": false }, "default": 150, "when": [] },
      { "name": "read_share", "group": "work", "label": "Read share", "help": "Percentage of I/Os that are reads.", "unit": "ratio", "bare": ["%", 0.01], "example": "70 %", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 1, "whole": false }, "default": 0.7, "when": [] },
      { "name": "drive_rate", "group": "work", "label": "Rate per drive", "help": "Sequential rate of one drive; hard drives reach half of it on the inner tracks.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "200 MB/s", "nothing": null, "domain": { "kind": "between", "minimum": 1000000, "maximum": 100000000000, "whole": false }, "default": 200000000, "when": [] },
      { "name": "wanted_iops", "group": "work", "label": "Required IOPS", "help": "Random IOPS that the array must deliver, to find the number of drives.", "unit": "operation_per_second", "bare": ["IOPS", 1], "example": "6000 IOPS", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 10000000000, "whole": false }, "default": 6000, "when": [] },
      { "name": "hot_spares", "group": "advanced_layout", "label": "Hot spares", "help": "Drives of the list that stand by for a failure: the largest, since a spare must be able to replace any drive.", "unit": "count", "bare": ["", 1], "example": "1", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 100, "whole": true }, "default": 0, "when": [] },
      { "name": "groups", "group": "advanced_layout", "label": "Groups", "help": "Groups (spans) of RAID 50 and RAID 60; others have none. At most 100, since a group needs at least three drives.", "unit": "count", "bare": ["", 1], "example": "2", "nothing": null, "domain": { "kind": "between", "minimum": 2, "maximum": 100, "whole": true }, "default": 2, "when": [] },
      { "name": "copies", "group": "advanced_layout", "label": "Copies (md RAID 10)", "help": "Copies of each chunk in md RAID 10.", "unit": "count", "bare": ["", 1], "example": "2", "nothing": null, "domain": { "kind": "between", "minimum": 2, "maximum": 10, "whole": true }, "default": 2, "when": [] },
      { "name": "chunk", "group": "advanced_layout", "label": "Chunk", "help": "Contiguous bytes on one drive before the stripe moves to the next; also called stripe unit or interleave. mdadm defaults to 512 KiB.", "unit": "byte", "bare": ["B", 1], "example": "", "nothing": null, "domain": { "kind": "one_of", "values": [4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288, 1048576, 2097152] }, "default": 524288, "when": [] },
      { "name": "metadata", "group": "advanced_layout", "label": "md metadata", "help": "Linux md reserves 129 MiB on each drive with 1.2 metadata, 64 to 128 KiB at the end with 0.90. What a controller reserves is unknown here.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "1.2", "label": "1.2 (mdadm's default)" }, { "value": "0.90", "label": "0.90 (at most 2 TiB per drive)" }, { "value": "none", "label": "None" }] }, "default": "none", "when": [] },
      { "name": "file_system", "group": "advanced_layout", "label": "File system", "help": "File system to subtract, as mkfs makes it with default options.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "none", "label": "None" }, { "value": "ext4", "label": "ext4" }, { "value": "xfs", "label": "XFS" }] }, "default": "none", "when": [] },
      { "name": "block", "group": "advanced_layout", "label": "File-system block size", "help": "Block size of the file system, for the alignment options of mkfs.", "unit": "byte", "bare": ["B", 1], "example": "", "nothing": null, "domain": { "kind": "one_of", "values": [1024, 2048, 4096, 8192, 16384, 65536] }, "default": 4096, "when": [] },
      { "name": "io_size", "group": "advanced_io", "label": "Size of one I/O", "help": "Size of one I/O, to see how many drives it touches.", "unit": "byte", "bare": ["KiB", 1024], "example": "64 KiB", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 1073741824, "whole": true }, "default": 65536, "when": [] },
      { "name": "io_offset", "group": "advanced_io", "label": "I/O offset", "help": "Offset of the I/O from the start of the array; 0 is aligned to everything.", "unit": "byte", "bare": ["KiB", 1024], "example": "64 KiB", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000000000, "whole": true }, "default": 0, "when": [] },
      { "name": "read_modify_write", "group": "advanced_io", "label": "md read-modify-write", "help": "Whether md may read old data and parity instead of the rest of the stripe (rmw_level). RAID 6 could not before Linux 4.1.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "flag" }, "default": true, "when": [] },
    ],
    "outputs": [
      { "name": "usable", "label": "Usable capacity", "help": "Space for data.", "unit": "byte", "words": {} },
      { "name": "raw", "label": "Raw capacity", "help": "All drives together, as on their labels.", "unit": "byte", "words": {} },
      { "name": "efficiency", "label": "Storage efficiency", "help": "Usable ÷ raw capacity.", "unit": "ratio", "words": {} },
      { "name": "tolerance", "label": "Fault tolerance", "help": "Drive failures survived, any drives.", "unit": "count", "words": {} },
      { "name": "best_tolerance", "label": "Fault tolerance, best case", "help": "Drive failures survived in the best case.", "unit": "count", "words": {} },
      { "name": "wasted", "label": "Unused on larger drives", "help": "Space on larger drives that the level cannot use.", "unit": "byte", "words": {} },
      { "name": "wasted_by", "label": "Drive size that causes it", "help": "Size of the drives that every larger drive is cut down to.", "unit": "byte", "words": { "null": "none" } },
      { "name": "wasting_drives", "label": "Drives of that size", "help": "Number of drives that cause it.", "unit": "count", "words": {} },
      { "name": "verdict", "label": "In short", "help": "What to know first.", "unit": null, "words": { "even": "every drive is used", "wasted": "larger drives are partly unused", "unprotected": "no redundancy" } },
      { "name": "redundancy", "label": "Copies and parity", "help": "Space for copies and parity.", "unit": "byte", "words": {} },
      { "name": "after_unused", "label": "After unused space", "help": "After space that larger drives cannot use.", "unit": "byte", "words": {} },
      { "name": "after_spare", "label": "After spare space", "help": "After space kept for a failure.", "unit": "byte", "words": {} },
      { "name": "after_redundancy", "label": "After copies and parity", "help": "After copies and parity.", "unit": "byte", "words": {} },
      { "name": "after_metadata", "label": "After metadata", "help": "After md metadata and rounding to whole chunks.", "unit": "byte", "words": {} },
      { "name": "used_size", "label": "Used per drive", "help": "What md uses of the smallest drive: mdadm's used dev size.", "unit": "byte", "words": {} },
      { "name": "iops", "label": "Random IOPS", "help": "Random IOPS at this read share.", "unit": "operation_per_second", "words": {} },
      { "name": "read_iops", "label": "Random reads", "help": "Random IOPS with reads only.", "unit": "operation_per_second", "words": {} },
      { "name": "write_iops", "label": "Random writes", "help": "Random IOPS with writes only.", "unit": "operation_per_second", "words": {} },
      { "name": "degraded_iops", "label": "Random reads, one drive failed", "help": "Random reads per second with one drive failed: its data is reconstructed from the others.", "unit": "operation_per_second", "words": { "null": "data is lost" } },
      { "name": "write_penalty", "label": "Write penalty", "help": "Drive I/Os that one small write causes.", "unit": "count", "words": {} },
      { "name": "active_drives", "label": "Drives in the array", "help": "All drives except the hot spares.", "unit": "count", "words": {} },
      { "name": "readable_drives", "label": "Drives for a long read", "help": "Drives busy with a long read, which uses one of several copies.", "unit": "count", "words": {} },
      { "name": "drives_touched", "label": "Drives for one I/O", "help": "Drives busy with one read of this size at this offset.", "unit": "drive", "words": {} },
      { "name": "md_reads", "label": "Blocks md reads for one write", "help": "Blocks of 4 KiB that Linux md reads before one write of this size at this offset; it uses the cheaper of two methods.", "unit": "count", "words": {} },
      { "name": "md_writes", "label": "Blocks md writes for it", "help": "Blocks of 4 KiB that Linux md writes for it.", "unit": "count", "words": {} },
      { "name": "exact_drives", "label": "Drives for the required IOPS, before rounding", "help": "Drives that deliver the required IOPS, before rounding.", "unit": "count", "words": {} },
      { "name": "drives_needed", "label": "Drives for the required IOPS", "help": "Rounded up to the next number of drives that this level allows.", "unit": "drive", "words": {} },
      { "name": "read_rate", "label": "Sequential read", "help": "Sequential reads, before any shared link: with copies every drive serves, with parity as many as the data drives.", "unit": "byte_per_second", "words": {} },
      { "name": "write_rate", "label": "Sequential write", "help": "One sequential writer of full stripes, before any shared link.", "unit": "byte_per_second", "words": {} },
      { "name": "full_stripe", "label": "Full stripe", "help": "Data of one full stripe; writing all of it needs no reads. On a Windows volume: the allocation unit to choose.", "unit": "byte", "words": { "null": "no stripes" } },
      { "name": "stride", "label": "stride", "help": "File-system blocks in a chunk: mke2fs -E stride.", "unit": "count", "words": { "null": "no stripes" } },
      { "name": "stripe_width", "label": "stripe-width", "help": "File-system blocks in a full stripe: mke2fs -E stripe-width.", "unit": "count", "words": { "null": "no stripes" } },
      { "name": "data_drives", "label": "Data drives", "help": "Drives that hold the data of one stripe: mkfs.xfs -d sw, where su is the chunk.", "unit": "count", "words": {} },
    ],
    "headlines": [
      { "value": "usable", "note": "usable in {level}, of {raw} raw", "range": null, "words": { "unstated": "Exact: capacity depends only on the layout.", "why": "" }, "limit": "verdict" },
      { "value": "iops", "note": "for random I/O in {level} with {read_share} reads", "range": null, "words": { "unstated": "No range: caches raise it and a shallow queue lowers it; too few arrays were measured.", "why": "Each small write costs {write_penalty} drive I/Os. Drives: {active_drives}, {drive_iops} each." }, "limit": "" },
      { "value": "drives_needed", "note": "for {wanted_iops} in {level}", "range": null, "words": { "unstated": "No range: it follows from the layout.", "why": "Before rounding: {exact_drives}. Each small write costs {write_penalty} drive I/Os; each drive gives {drive_iops}." }, "limit": "" },
      { "value": "full_stripe", "note": "in a full stripe of {level}: {data_drives} data drives × {chunk}", "range": null, "words": { "unstated": "No range: it follows from the layout.", "why": "Writing a full stripe needs no reads. mke2fs: stride={stride}, stripe-width={stripe_width}." }, "limit": "" },
      { "value": "drives_touched", "note": "busy with one read of {io_size} at offset {io_offset}", "range": null, "words": { "unstated": "No range: it follows from the layout.", "why": "With {chunk} chunks, each chunk that the read touches is on a different drive." }, "limit": "" },
      { "value": "read_rate", "note": "for sequential reads in {level}, before any shared link", "range": null, "words": { "unstated": "No range: the links and chips in front of the drives decide; too few arrays were measured.", "why": "With copies, every drive serves reads; a single stream on hard drives gets {data_drives} × {drive_rate}. Sequential writes: {write_rate}." }, "limit": "" },
    ],
    "limits": {},
    "digits": 3,
    "phrases": {
      "level": { "raid5": "RAID 5", "raid6": "RAID 6", "raidtp": "RAID-TP", "raid10": "RAID 10", "raid1": "RAID 1", "raid0": "RAID 0", "jbod": "JBOD", "raid50": "RAID 50", "raid60": "RAID 60", "raid1e": "RAID 1E", "md_raid10_near": "md RAID 10 (near)", "md_raid10_far": "md RAID 10 (far)", "md_raid10_offset": "md RAID 10 (offset)", "raid3": "RAID 3", "raid4": "RAID 4", "raid5e": "RAID 5E", "raid5ee": "RAID 5EE" },
      "wasted_by": { "null": "none" },
      "verdict": { "even": "Drive failures survived (any drives): {tolerance}. Random I/O: {iops}.", "wasted": "{wasted} stays unused: every drive counts as {wasted_by}, the smallest. Drives of that size: {wasting_drives}.", "unprotected": "No redundancy: any failed drive loses data. Random I/O: {iops}." },
      "stride": { "null": "no stripes" },
      "stripe_width": { "null": "no stripes" },
    },
    "stages": [
      { "layer": "raw", "output": "raw", "label": "Raw capacity" },
      { "layer": "unused", "output": "after_unused", "label": "Unused on larger drives" },
      { "layer": "spare", "output": "after_spare", "label": "Spare space" },
      { "layer": "redundancy", "output": "after_redundancy", "label": "Copies and parity" },
      { "layer": "metadata", "output": "after_metadata", "label": "md metadata" },
      { "layer": "file_system", "output": "usable", "label": "File system" },
    ],
    "formula": [
      { "id": "after_unused", "of": "after_unused", "text": "{raw} − {wasted} = {after_unused}", "when": [], "wordsOnly": false },
      { "id": "after_redundancy", "of": "after_redundancy", "text": "{after_spare} − {redundancy} = {after_redundancy}", "when": [], "wordsOnly": false },
      { "id": "efficiency", "of": "efficiency", "text": "{usable} ÷ {raw} = {efficiency}", "when": [], "wordsOnly": false },
      { "id": "iops", "of": "iops", "text": "{active_drives} × {drive_iops} ÷ ({read_share} + (1 − {read_share}) × {write_penalty}) = {iops}", "when": [], "wordsOnly": false },
      { "id": "exact_drives", "of": "exact_drives", "text": "{wanted_iops} × ({read_share} + (1 − {read_share}) × {write_penalty}) ÷ {drive_iops} = {exact_drives}", "when": [], "wordsOnly": false },
      { "id": "read_rate", "of": "read_rate", "text": "{data_drives} × {drive_rate} = {read_rate}", "when": [{ "name": "level", "not": ["raid1", "raid10", "raid1e", "md_raid10_near", "md_raid10_far", "md_raid10_offset"] }], "wordsOnly": false },
      { "id": "read_rate2", "of": "read_rate", "text": "{active_drives} × {drive_rate} = {read_rate}", "when": [{ "name": "level", "is": ["raid1", "raid10", "raid1e", "md_raid10_near", "md_raid10_far", "md_raid10_offset"] }], "wordsOnly": false },
      { "id": "write_rate", "of": "write_rate", "text": "{data_drives} × {drive_rate} = {write_rate}", "when": [], "wordsOnly": false },
      { "id": "drives_touched", "of": "drives_touched", "text": "the lower of {readable_drives} and ⌈({io_offset} mod {chunk} + {io_size}) ÷ {chunk}⌉ = {drives_touched}", "when": [], "wordsOnly": false },
      { "id": "full_stripe", "of": "full_stripe", "text": "{chunk} × {data_drives} = {full_stripe}", "when": [{ "name": "full_stripe", "not": ["null"] }], "wordsOnly": false },
      { "id": "stride", "of": "stride", "text": "{chunk} ÷ {block} = {stride}", "when": [{ "name": "stride", "not": ["null"] }], "wordsOnly": false },
      { "id": "stripe_width", "of": "stripe_width", "text": "{stride} × {data_drives} = {stripe_width}", "when": [{ "name": "stripe_width", "not": ["null"] }], "wordsOnly": false },
    ],
    "presets": [
      { "slug": "iops-8-drives-150-iops-raid10-70-reads", "question": "How many IOPS do 8 drives of 150 IOPS give in RAID 10 at 70 % reads?", "inputs": { "drives": "8x16TB", "level": "raid10", "drive_iops": 150, "read_share": 0.7 }, "answer": "iops" },
      { "slug": "iops-8-drives-150-iops-raid5-70-reads", "question": "How many IOPS do 8 drives of 150 IOPS give in RAID 5 at 70 % reads?", "inputs": { "drives": "8x16TB", "level": "raid5", "drive_iops": 150, "read_share": 0.7 }, "answer": "iops" },
      { "slug": "iops-8-drives-150-iops-raid6-70-reads", "question": "How many IOPS do 8 drives of 150 IOPS give in RAID 6 at 70 % reads?", "inputs": { "drives": "8x16TB", "level": "raid6", "drive_iops": 150, "read_share": 0.7 }, "answer": "iops" },
      { "slug": "drives-for-6000-iops-in-raid10", "question": "How many drives do 6,000 IOPS need in RAID 10, two reads per write?", "inputs": { "level": "raid10", "drive_iops": 180, "read_share": "66.6666667%", "wanted_iops": 6000 }, "answer": "drives_needed" },
      { "slug": "drives-for-6000-iops-in-raid5", "question": "How many drives do the same 6,000 IOPS need in RAID 5?", "inputs": { "level": "raid5", "drive_iops": 180, "read_share": "66.6666667%", "wanted_iops": 6000 }, "answer": "drives_needed" },
      { "slug": "drives-for-6000-iops-in-raid6", "question": "How many drives do the same 6,000 IOPS need in RAID 6?", "inputs": { "level": "raid6", "drive_iops": 180, "read_share": "66.6666667%", "wanted_iops": 6000 }, "answer": "drives_needed" },
      { "slug": "four-8-tb-two-4-tb-drives-raid5", "question": "How much do four 8 TB and two 4 TB drives hold in RAID 5?", "inputs": { "drives": "4x8TB+2x4TB", "level": "raid5" }, "answer": "usable" },
      { "slug": "four-8-tb-two-4-tb-drives-raid6", "question": "How much do four 8 TB and two 4 TB drives hold in RAID 6?", "inputs": { "drives": "4x8TB+2x4TB", "level": "raid6" }, "answer": "usable" },
      { "slug": "eight-16-tb-drives-hot-spare-raid6", "question": "How much do eight 16 TB drives and a hot spare hold in RAID 6?", "inputs": { "drives": "9x16TB", "level": "raid6", "hot_spares": 1 }, "answer": "usable" },
      { "slug": "full-stripe-four-drives-raid5-64-kib-chunks", "question": "How large is a full stripe of four drives in RAID 5 with 64 KiB chunks?", "inputs": { "drives": "4x4TB", "level": "raid5", "chunk": 65536 }, "answer": "full_stripe" },
      { "slug": "full-stripe-four-drives-raid5-32-kib-chunks", "question": "How large is a full stripe of four drives in RAID 5 with 32 KiB chunks?", "inputs": { "drives": "4x4TB", "level": "raid5", "chunk": 32768 }, "answer": "full_stripe" },
      { "slug": "read-across-a-chunk-boundary", "question": "How many drives does a 28 KiB read across a chunk boundary keep busy?", "inputs": { "drives": "8x4TB", "level": "raid0", "chunk": 65536, "io_size": 28672, "io_offset": 57344 }, "answer": "drives_touched" },
      { "slug": "allocation-unit-of-storage-spaces", "question": "Which allocation unit suits Storage Spaces with three parity columns and 32 KiB interleave?", "inputs": { "drives": "3x4TB", "level": "raid5", "chunk": 32768 }, "answer": "full_stripe" },
      { "slug": "df-four-4-tb-drives-md-raid5", "question": "How much does df show for four 4 TB drives in md RAID 5?", "inputs": { "drives": "4x4TB", "level": "raid5", "metadata": "1.2", "file_system": "ext4" }, "answer": "usable" },
      { "slug": "four-striped-sata-ssds", "question": "How fast can four striped SATA SSDs read, before the chipset limits them?", "inputs": { "drives": "4x120GB", "level": "raid0", "chunk": 32768, "drive_rate": 480000000 }, "answer": "read_rate" },
      { "slug": "three-4-tb-drives-md-raid10", "question": "How much do three 4 TB drives hold in md RAID 10?", "inputs": { "drives": "3x4TB", "level": "md_raid10_far" }, "answer": "usable" },
    ],
    "charts": [
      { "question": "How much does one more drive add?", "input": "drives", "output": "usable", "from": 1, "to": 24 },
      { "question": "What do writes cost?", "input": "read_share", "output": "iops", "from": 0, "to": 1 },
      { "question": "How many drives does one I/O keep busy?", "input": "chunk", "output": "drives_touched", "from": 0, "to": 0 },
    ],
    "sources": ["dmtf-redfish-volume", "ibm-serveraid-1e", "linux-md-raid10", "linux-md-raid5", "mdadm-super1", "dell-mixed-iops", "yellow-bricks-iops", "e2fsprogs-1.47", "xfsprogs", "storage-spaces-columns"],
    "caveats": ["Sizes are those on the labels; drives really hold 0.01 to 0.1 % more.", "With drives of different sizes, every drive counts as the smallest. Only md RAID 0 (with md metadata) and JBOD use the rest.", "IOPS and rates are ceilings of the drives alone: caches, controllers, slots and networks are not included, and the slowest part of the chain decides.", "The write penalty is for small random writes without a write-back cache; full-stripe writes need no reads.", "RAID 1 here makes every drive a copy. Tools that make two pairs of four drives build RAID 10.", "RAID 5E and RAID 5EE follow one published calculator; no vendor document was found.", "File systems: default options of mkfs.ext4 1.47 and mkfs.xfs, checked against real ones of 0.25 to 12 TB."],
    "drawn": true, "simulated": false,
  },
  {
    "name": "zfs", "modelVersion": 1, "title": "How much space will ZFS show?", "summary": "AVAIL of zfs list to the megabyte for mirrors, RAID-Z and dRAID, after partitions, metaslabs, padding and slop.",
    "groups": [
      { "name": "pool", "label": "Pool", "folded": false },
      { "name": "advanced_pool", "label": "Sectors, version, partition, dRAID", "folded": true },
      { "name": "advanced_special", "label": "Special vdev", "folded": true },
      { "name": "advanced_speed", "label": "Drive speed", "folded": true },
    ],
    "inputs": [
      { "name": "drives", "group": "pool", "label": "Drives", "help": "Sizes as on the labels: `10x3TB`. Vdevs take them in this order.", "unit": "byte", "bare": ["TB", 1000000000000], "example": "6x16 TB", "nothing": null, "domain": { "kind": "drives" }, "default": "6x16TB", "when": [] },
      { "name": "layout", "group": "pool", "label": "Layout", "help": "How each vdev spreads its blocks.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "raidz1", "label": "RAID-Z1" }, { "value": "raidz2", "label": "RAID-Z2" }, { "value": "raidz3", "label": "RAID-Z3" }, { "value": "mirror", "label": "Mirror" }, { "value": "stripe", "label": "Stripe" }, { "value": "draid1", "label": "dRAID1" }, { "value": "draid2", "label": "dRAID2" }, { "value": "draid3", "label": "dRAID3" }] }, "default": "raidz2", "when": [] },
      { "name": "vdevs", "group": "pool", "label": "vdevs", "help": "Number of top-level vdevs; if the drives do not divide evenly, the first vdevs get one more. In a stripe, every drive is a vdev.", "unit": "count", "bare": ["", 1], "example": "2", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 500, "whole": true }, "default": 1, "when": [] },
      { "name": "recordsize", "group": "pool", "label": "recordsize or volblocksize", "help": "Block size of files or volumes. It does not change AVAIL, but how much data fits into it.", "unit": "byte", "bare": ["B", 1], "example": "", "nothing": null, "domain": { "kind": "one_of", "values": [4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288, 1048576, 4194304, 16777216] }, "default": 131072, "when": [] },
      { "name": "expanded_from", "group": "advanced_pool", "label": "Expanded from", "help": "Drives in each RAID-Z vdev when it was created, where drives were attached since (RAID-Z expansion). AVAIL keeps counting by that width; what fits is of records that are written now. Leave empty if never expanded.", "unit": "count", "bare": ["", 1], "example": "3", "nothing": "never expanded", "domain": { "kind": "between", "minimum": 2, "maximum": 255, "whole": true }, "default": 0, "when": [{ "name": "layout", "is": ["raidz1", "raidz2", "raidz3"] }] },
      { "name": "ashift", "group": "advanced_pool", "label": "ashift", "help": "Sector size as a power of two: 12 is 4 KiB.", "unit": "count", "bare": ["", 1], "example": "12", "nothing": null, "domain": { "kind": "between", "minimum": 9, "maximum": 16, "whole": true }, "default": 12, "when": [] },
      { "name": "version", "group": "advanced_pool", "label": "OpenZFS", "help": "OpenZFS version, which decides how much space is kept back.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "2.1+", "label": "2.1 to 2.4" }, { "value": "2.0", "label": "0.8 to 2.0.6" }, { "value": "0.7", "label": "0.6.5 to 0.7" }, { "value": "0.6", "label": "up to 0.6.4" }] }, "default": "2.1+", "when": [] },
      { "name": "partition", "group": "advanced_pool", "label": "Partition", "help": "ZFS on Linux partitions whole drives; TrueNAS CORE also took 2 GiB from each for swap.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "linux", "label": "ZFS on Linux" }, { "value": "whole", "label": "Whole drive" }, { "value": "truenas_core", "label": "TrueNAS CORE with 2 GiB swap" }] }, "default": "linux", "when": [] },
      { "name": "marketed", "group": "advanced_pool", "label": "Sizes as on labels", "help": "Whether a 4TB drive has the 4 000 787 030 016 bytes that makers agreed on, or exactly 4 × 10¹².", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "flag" }, "default": true, "when": [] },
      { "name": "draid_data", "group": "advanced_pool", "label": "dRAID data drives", "help": "Data drives of a dRAID group.", "unit": "count", "bare": ["", 1], "example": "8", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 252, "whole": true }, "default": 8, "when": [] },
      { "name": "draid_spares", "group": "advanced_pool", "label": "dRAID spares", "help": "Distributed spares of a dRAID.", "unit": "count", "bare": ["", 1], "example": "1", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 100, "whole": true }, "default": 1, "when": [] },
      { "name": "special_drives", "group": "advanced_special", "label": "Special vdev drives", "help": "Drives of a special vdev for metadata and small blocks, as one mirror; 0 for none. Log and cache devices add no space and have no field here.", "unit": "count", "bare": ["", 1], "example": "2", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 8, "whole": true }, "default": 0, "when": [] },
      { "name": "special_size", "group": "advanced_special", "label": "Special vdev drive capacity", "help": "Size of each drive of the special vdev, as on the label.", "unit": "byte", "bare": ["TB", 1000000000000], "example": "1 TB", "nothing": null, "domain": { "kind": "between", "minimum": 1000000000, "maximum": 1000000000000000, "whole": true }, "default": 1000000000000, "when": [] },
      { "name": "drive_iops", "group": "advanced_speed", "label": "Random IOPS per drive", "help": "Random IOPS of one drive.", "unit": "operation_per_second", "bare": ["IOPS", 1], "example": "250 IOPS", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 100000000, "whole": false }, "default": 250, "when": [] },
      { "name": "drive_rate", "group": "advanced_speed", "label": "Rate per drive", "help": "Sequential rate of one drive.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "200 MB/s", "nothing": null, "domain": { "kind": "between", "minimum": 1000000, "maximum": 100000000000, "whole": false }, "default": 200000000, "when": [] },
    ],
    "outputs": [
      { "name": "usable", "label": "zfs list AVAIL", "help": "AVAIL of `zfs list` on the empty pool.", "unit": "byte", "words": {} },
      { "name": "listed", "label": "zfs list prints", "help": "AVAIL as `zfs list` prints it: in powers of 1024, at most four characters and the letter.", "unit": "listed_byte", "words": {} },
      { "name": "size", "label": "zpool list SIZE", "help": "SIZE of `zpool list`: RAID-Z including parity, mirrors as one drive, plus the special vdev.", "unit": "byte", "words": {} },
      { "name": "raw", "label": "Raw capacity", "help": "All drives of the list together.", "unit": "byte", "words": {} },
      { "name": "efficiency", "label": "Storage efficiency", "help": "AVAIL ÷ raw capacity.", "unit": "ratio", "words": {} },
      { "name": "fits", "label": "Fits at this record size", "help": "Uncompressed data of this record size that fits. More than AVAIL where records need less padding than 128 KiB ones.", "unit": "byte", "words": {} },
      { "name": "planned", "label": "80 % of what fits", "help": "Plan for this: Oracle advises to stay below 80 % where files are rewritten in small pieces, below 90 % elsewhere.", "unit": "byte", "words": {} },
      { "name": "nominal", "label": "On paper", "help": "Data drives × their size: what the labels promise.", "unit": "byte", "words": {} },
      { "name": "tolerance", "label": "Fault tolerance per vdev", "help": "Drive failures that every vdev survives.", "unit": "count", "words": {} },
      { "name": "best_tolerance", "label": "Fault tolerance, best case", "help": "Drive failures that the pool survives in the best case.", "unit": "count", "words": {} },
      { "name": "verdict", "label": "In short", "help": "What to know first.", "unit": null, "words": { "even": "as planned", "wasted": "larger drives are partly unused", "padded": "padding takes space", "unprotected": "no redundancy", "mismatched": "mismatched vdevs", "weak_special": "the special vdev is the weakest" } },
      { "name": "wasted", "label": "Unused on larger drives", "help": "Space on larger drives that their vdev cannot use.", "unit": "byte", "words": {} },
      { "name": "wasted_by", "label": "Drive size that causes it", "help": "Smallest drive size that leaves space on larger drives unused.", "unit": "byte", "words": { "null": "none" } },
      { "name": "special", "label": "Special vdev", "help": "Capacity of the special vdev. It counts toward SIZE, not AVAIL, since data may never go there.", "unit": "byte", "words": {} },
      { "name": "partition_size", "label": "Partition", "help": "What ZFS gets of the smallest drive of the first vdev.", "unit": "byte", "words": {} },
      { "name": "allocated", "label": "Disk space per record", "help": "Bytes that one record takes on disk, parity and padding included. This and the next rows are for the first vdev.", "unit": "byte", "words": {} },
      { "name": "charged", "label": "Charged per record", "help": "What the pool deducts from AVAIL for a record.", "unit": "byte", "words": {} },
      { "name": "record_sectors", "label": "Sectors per record", "help": "Sectors of data in a record.", "unit": "count", "words": {} },
      { "name": "record_share", "label": "Data share of a record", "help": "Record size ÷ its space on disk.", "unit": "ratio", "words": {} },
      { "name": "paper_share", "label": "Data share on paper", "help": "Data drives ÷ all drives.", "unit": "ratio", "words": {} },
      { "name": "deflate", "label": "Deflate ratio", "help": "The pool counts every allocated sector as this many 512ths of one, taken from blocks of 128 KiB.", "unit": "count", "words": {} },
      { "name": "metaslab_shift", "label": "Metaslab shift", "help": "Metaslab size of the first vdev in bytes, as a power of two.", "unit": "count", "words": {} },
      { "name": "metaslabs", "label": "Metaslabs", "help": "Metaslabs of the first vdev.", "unit": "count", "words": {} },
      { "name": "after_unused", "label": "After unused space", "help": "After space that larger drives cannot use.", "unit": "byte", "words": {} },
      { "name": "after_spares", "label": "After dRAID spares", "help": "After distributed spares.", "unit": "byte", "words": {} },
      { "name": "after_labels", "label": "After labels and metaslabs", "help": "After partition, labels and the remainder that fills no metaslab.", "unit": "byte", "words": {} },
      { "name": "after_parity", "label": "After parity", "help": "After copies, or parity on paper.", "unit": "byte", "words": {} },
      { "name": "after_padding", "label": "After padding", "help": "After padding sectors.", "unit": "byte", "words": {} },
      { "name": "after_log", "label": "After the log", "help": "After the one metaslab per vdev that is kept for the log.", "unit": "byte", "words": {} },
      { "name": "slop_share", "label": "Slop before its limits", "help": "Slop as a share of the space, before its limits.", "unit": "byte", "words": {} },
      { "name": "slop", "label": "Slop", "help": "Kept back so that files can be deleted from a full pool.", "unit": "byte", "words": {} },
      { "name": "used_empty", "label": "Used by the empty pool", "help": "Space that an empty pool already uses.", "unit": "byte", "words": {} },
      { "name": "read_iops", "label": "Random reads", "help": "Random reads of whole records per second.", "unit": "operation_per_second", "words": {} },
      { "name": "write_iops", "label": "Random writes", "help": "Random writes of whole records per second.", "unit": "operation_per_second", "words": {} },
      { "name": "read_rate", "label": "Sequential read", "help": "One sequential reader of large records, before any shared link.", "unit": "byte_per_second", "words": {} },
      { "name": "write_rate", "label": "Sequential write", "help": "One sequential writer of large records, before any shared link.", "unit": "byte_per_second", "words": {} },
      { "name": "width", "label": "Drives per vdev", "help": "Drives in one vdev.", "unit": "count", "words": {} },
      { "name": "vdev_count", "label": "Top-level vdevs", "help": "Top-level vdevs, excluding the special one.", "unit": "count", "words": {} },
      { "name": "alike", "label": "Identical vdevs", "help": "Whether all vdevs are as wide and as large as the first.", "unit": null, "words": {} },
    ],
    "headlines": [
      { "value": "usable", "note": "usable in {layout}, of {raw} raw; zfs list prints {listed}", "range": null, "words": { "unstated": "Exact: capacity depends only on the layout.", "why": "" }, "limit": "verdict" },
      { "value": "fits", "note": "of data in records of {recordsize}; zfs list prints {listed}", "range": null, "words": { "unstated": "No range: it follows from the record size; compression is not modelled.", "why": "A record of {recordsize} takes {allocated} on disk: {record_share} of that is data. Plan for {planned}." }, "limit": "" },
      { "value": "write_iops", "note": "for random writes and {read_iops} for random reads, in {layout}", "range": null, "words": { "unstated": "No range: caches and sync writes decide; too few pools were measured.", "why": "Each vdev, RAID-Z or mirror, writes like one drive. Vdevs here: {vdev_count}, {width} drives each." }, "limit": "" },
    ],
    "limits": {},
    "digits": 3,
    "phrases": {
      "layout": { "raidz1": "RAID-Z1", "raidz2": "RAID-Z2", "raidz3": "RAID-Z3", "mirror": "mirrors", "stripe": "a stripe", "draid1": "dRAID1", "draid2": "dRAID2", "draid3": "dRAID3" },
      "verdict": { "even": "Plan for {planned}: above 80 % full, many small rewrites slow down.", "wasted": "{wasted} stays unused: every drive of a vdev counts as the smallest, here {wasted_by}.", "padded": "Padding takes space: {record_share} of a record on disk is data, not {paper_share} as on paper. Plan for {planned}.", "unprotected": "No redundancy: any failed drive loses the pool.", "mismatched": "The vdevs differ in width or redundancy: zpool create calls that a mismatched replication level and asks for -f. Plan for {planned}.", "weak_special": "The special vdev survives fewer failures than the others, and the pool is lost with it: zpool create asks for -f." },
      "wasted_by": { "null": "none" },
    },
    "stages": [
      { "layer": "raw", "output": "raw", "label": "Raw capacity" },
      { "layer": "unused", "output": "after_unused", "label": "Unused on larger drives" },
      { "layer": "spare", "output": "after_spares", "label": "dRAID spares" },
      { "layer": "labels", "output": "after_labels", "label": "Labels and metaslabs" },
      { "layer": "redundancy", "output": "after_parity", "label": "Copies and parity" },
      { "layer": "padding", "output": "after_padding", "label": "Padding" },
      { "layer": "log", "output": "after_log", "label": "Log metaslabs" },
      { "layer": "slop", "output": "usable", "label": "Slop" },
    ],
    "formula": [
      { "id": "record_sectors", "of": "record_sectors", "text": "⌈{recordsize} ÷ 2^{ashift} B⌉ = {record_sectors}", "when": [], "wordsOnly": false },
      { "id": "allocated", "of": "allocated", "text": "{record_sectors} × 2^{ashift} B = {allocated}", "when": [{ "name": "layout", "is": ["mirror", "stripe"] }], "wordsOnly": false },
      { "id": "allocated2", "of": "allocated", "text": "⌈({record_sectors} + {tolerance} × ⌈{record_sectors} ÷ ({width} − {tolerance})⌉) ÷ ({tolerance} + 1)⌉ × ({tolerance} + 1) × 2^{ashift} B = {allocated}", "when": [{ "name": "layout", "is": ["raidz1", "raidz2", "raidz3"] }], "wordsOnly": false },
      { "id": "allocated3", "of": "allocated", "text": "⌈{record_sectors} ÷ {draid_data}⌉ × ({draid_data} + {tolerance}) × 2^{ashift} B = {allocated}", "when": [{ "name": "layout", "is": ["draid1", "draid2", "draid3"] }], "wordsOnly": false },
      { "id": "record_share", "of": "record_share", "text": "{recordsize} ÷ {allocated} = {record_share}", "when": [], "wordsOnly": false },
      { "id": "size", "of": "size", "text": "{vdev_count} × {metaslabs} × 2^{metaslab_shift} B + {special} = {size}", "when": [{ "name": "alike", "is": ["true"] }, { "name": "layout", "not": ["draid1", "draid2", "draid3"] }], "wordsOnly": false },
      { "id": "size2", "of": "size", "text": "what whole groups fill of the metaslabs, and the special vdev = {size}", "when": [{ "name": "alike", "is": ["true"] }, { "name": "layout", "is": ["draid1", "draid2", "draid3"] }], "wordsOnly": true },
      { "id": "size3", "of": "size", "text": "the metaslabs of all vdevs, which differ, and the special vdev = {size}", "when": [{ "name": "alike", "is": ["false"] }], "wordsOnly": true },
      { "id": "after_padding", "of": "after_padding", "text": "({size} − {special}) × {deflate} ÷ 512 = {after_padding}", "when": [{ "name": "alike", "is": ["true"] }], "wordsOnly": false },
      { "id": "after_padding2", "of": "after_padding", "text": "the same of every vdev, by its own deflate ratio = {after_padding}", "when": [{ "name": "alike", "is": ["false"] }], "wordsOnly": true },
      { "id": "slop_share", "of": "slop_share", "text": "the lower of {after_log} ÷ 32 and 128 GiB = {slop_share}", "when": [{ "name": "version", "is": ["2.1+"] }], "wordsOnly": false },
      { "id": "slop_share2", "of": "slop_share", "text": "{after_log} ÷ 32 = {slop_share}", "when": [{ "name": "version", "is": ["2.0", "0.7"] }], "wordsOnly": false },
      { "id": "slop_share3", "of": "slop_share", "text": "{after_log} ÷ 64 = {slop_share}", "when": [{ "name": "version", "is": ["0.6"] }], "wordsOnly": false },
      { "id": "slop", "of": "slop", "text": "the larger of {slop_share} − min({after_padding} − {after_log}, {slop_share} ÷ 2) and min({after_log} ÷ 2, 128 MiB) = {slop}", "when": [{ "name": "version", "is": ["2.1+"] }], "wordsOnly": false },
      { "id": "slop2", "of": "slop", "text": "the larger of {slop_share} and min({after_log} ÷ 2, 128 MiB) = {slop}", "when": [{ "name": "version", "is": ["2.0", "0.7"] }], "wordsOnly": false },
      { "id": "slop3", "of": "slop", "text": "the larger of {slop_share} and 32 MiB = {slop}", "when": [{ "name": "version", "is": ["0.6"] }], "wordsOnly": false },
      { "id": "usable", "of": "usable", "text": "{after_log} − {slop} − {used_empty} = {usable}", "when": [], "wordsOnly": false },
      { "id": "charged", "of": "charged", "text": "{allocated} × {deflate} ÷ 512 = {charged}", "when": [], "wordsOnly": false },
      { "id": "fits", "of": "fits", "text": "{usable} × {recordsize} ÷ {charged} = {fits}", "when": [{ "name": "alike", "is": ["true"] }], "wordsOnly": false },
      { "id": "fits2", "of": "fits", "text": "the same of every vdev, by what its own width charges = {fits}", "when": [{ "name": "alike", "is": ["false"] }], "wordsOnly": true },
    ],
    "presets": [
      { "slug": "ten-3-tb-drives-raid-z2", "question": "How much space do ten 3 TB drives in RAID-Z2 show?", "inputs": { "drives": "10x3TB", "layout": "raidz2" }, "answer": "usable" },
      { "slug": "six-16-tb-drives-raid-z2", "question": "How much space do six 16 TB drives in RAID-Z2 show?", "inputs": { "drives": "6x16TB", "layout": "raidz2" }, "answer": "usable" },
      { "slug": "three-2-tb-drives-raid-z1", "question": "How much space do three 2 TB drives in RAID-Z1 show?", "inputs": { "drives": "3x2TB", "layout": "raidz1" }, "answer": "usable" },
      { "slug": "seven-8-tb-drives-raid-z2", "question": "Why do seven 8 TB drives in RAID-Z2 show less than five?", "inputs": { "drives": "7x8TB", "layout": "raidz2" }, "answer": "usable" },
      { "slug": "ten-3-tb-drives-raid-z2-in-zfs-0-6", "question": "How much space do ten 3 TB drives in RAID-Z2 show under ZFS 0.6?", "inputs": { "drives": "10x3TB", "layout": "raidz2", "version": "0.6" }, "answer": "usable" },
      { "slug": "virtual-machine-in-8-kib-blocks", "question": "How much data of a virtual machine fits in 8 KiB blocks?", "inputs": { "drives": "6x4TB", "layout": "raidz2", "recordsize": 8192 }, "answer": "fits" },
      { "slug": "iops-twelve-drives-six-mirrors", "question": "How many IOPS do twelve drives give in six mirrors?", "inputs": { "drives": "12x4TB", "layout": "mirror", "vdevs": 6, "drive_iops": 250, "drive_rate": 100000000 }, "answer": "write_iops" },
      { "slug": "iops-twelve-drives-four-three-way-mirrors", "question": "How many IOPS do twelve drives give in four three-way mirrors?", "inputs": { "drives": "12x4TB", "layout": "mirror", "vdevs": 4, "drive_iops": 250, "drive_rate": 100000000 }, "answer": "write_iops" },
      { "slug": "iops-twelve-drives-two-raid-z2-vdevs", "question": "How many IOPS do twelve drives give in two RAID-Z2 vdevs?", "inputs": { "drives": "12x4TB", "layout": "raidz2", "vdevs": 2, "drive_iops": 250, "drive_rate": 100000000 }, "answer": "write_iops" },
      { "slug": "iops-twelve-drives-one-raid-z3-vdev", "question": "How many IOPS do twelve drives give in one RAID-Z3 vdev?", "inputs": { "drives": "12x4TB", "layout": "raidz3", "drive_iops": 250, "drive_rate": 100000000 }, "answer": "write_iops" },
      { "slug": "eleven-drives-two-raid-z2-vdevs", "question": "How much space do eleven drives in two RAID-Z2 vdevs show?", "inputs": { "drives": "11x4TB", "layout": "raidz2", "vdevs": 2 }, "answer": "usable" },
      { "slug": "raid-z2-special-vdev-two-ssds", "question": "How much space does RAID-Z2 with a special vdev of two SSDs show?", "inputs": { "drives": "6x16TB", "layout": "raidz2", "special_drives": 2, "special_size": 960000000000 }, "answer": "usable" },
      { "slug": "space-24-drives-draid2", "question": "How much space do 24 drives in dRAID2 show?", "inputs": { "drives": "24x18TB", "layout": "draid2", "draid_data": 8, "draid_spares": 1 }, "answer": "usable" },
    ],
    "charts": [
      { "question": "Which number of drives wastes least space?", "input": "drives", "output": "efficiency", "from": 1, "to": 24 },
      { "question": "How much fits at other record sizes?", "input": "recordsize", "output": "fits", "from": 0, "to": 0 },
      { "question": "What do larger sectors cost?", "input": "ashift", "output": "usable", "from": 9, "to": 16 },
    ],
    "sources": ["openzfs-2.4", "openzfs-1089", "openzfs-8163", "openzfs-11329", "openzfs-raidz-docs", "openzfs-draid-docs", "idema-lba1-03", "sff-8447"],
    "caveats": ["AVAIL matches libzpool 2.4 to within what an empty pool uses: 0.5 MB, or 2 to 4 MB on dRAID.", "Log, cache and spare devices add no space. Compression is not modelled.", "A special vdev is a mirror; up to 2.4.0, data stored on it was also deducted from AVAIL.", "After a RAID-Z expansion AVAIL keeps the old ratio and is too low (openzfs/zfs#18711); records from before keep their old parity until they are rewritten, and take more space than “what fits” counts.", "Random I/O of RAID-Z: that of one drive per vdev while records span all data drives, more for small records; caches are not modelled.", "Vdevs take the drives in the order of the list: keep drives of one size together."],
    "drawn": true, "simulated": false,
  },
  {
    "name": "mixed-drives", "modelVersion": 1, "title": "How much do drives of different sizes hold?", "summary": "SHR, btrfs, Unraid, SnapRAID and erasure codes on drives of any size, compared with RAID 5 and RAID 6.",
    "groups": [
      { "name": "array", "label": "Array", "folded": false },
      { "name": "advanced_speed", "label": "Drive speed", "folded": true },
      { "name": "advanced_scheme", "label": "Details of a scheme", "folded": true },
    ],
    "inputs": [
      { "name": "drives", "group": "array", "label": "Drives", "help": "Sizes as on the labels: `4x8TB + 2x4TB`.", "unit": "byte", "bare": ["TB", 1000000000000], "example": "4x8 TB", "nothing": null, "domain": { "kind": "drives" }, "default": "4x8TB+2x4TB", "when": [] },
      { "name": "scheme", "group": "array", "label": "Scheme", "help": "How the drives are combined.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "shr1", "label": "SHR" }, { "value": "shr2", "label": "SHR-2" }, { "value": "btrfs_raid1", "label": "btrfs RAID 1 (two copies)" }, { "value": "btrfs_raid1c3", "label": "btrfs RAID1C3 (three copies)" }, { "value": "btrfs_raid1c4", "label": "btrfs RAID1C4 (four copies)" }, { "value": "btrfs_raid10", "label": "btrfs RAID 10" }, { "value": "btrfs_raid5", "label": "btrfs RAID 5" }, { "value": "btrfs_raid6", "label": "btrfs RAID 6" }, { "value": "btrfs_raid0", "label": "btrfs RAID 0" }, { "value": "btrfs_single", "label": "btrfs single" }, { "value": "btrfs_dup", "label": "btrfs dup" }, { "value": "parity_drives", "label": "Unraid or SnapRAID" }, { "value": "erasure", "label": "Erasure code" }] }, "default": "shr1", "when": [] },
      { "name": "parity_drives", "group": "array", "label": "Parity drives (Unraid, SnapRAID)", "help": "Drives that hold only parity: at most two in Unraid, six in SnapRAID.", "unit": "count", "bare": ["", 1], "example": "1", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 6, "whole": true }, "default": 1, "when": [] },
      { "name": "drive_iops", "group": "advanced_speed", "label": "Random IOPS per drive", "help": "Random IOPS of one drive: 75 to 200 for a hard drive, tens of thousands for an SSD.", "unit": "operation_per_second", "bare": ["IOPS", 1], "example": "150 IOPS", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 100000000, "whole": false }, "default": 150, "when": [] },
      { "name": "read_share", "group": "advanced_speed", "label": "Read share", "help": "Percentage of I/Os that are reads.", "unit": "ratio", "bare": ["%", 0.01], "example": "70 %", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 1, "whole": false }, "default": 0.7, "when": [] },
      { "name": "drive_rate", "group": "advanced_speed", "label": "Rate per drive", "help": "Sequential rate of one drive; hard drives reach half of it on the inner tracks.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "200 MB/s", "nothing": null, "domain": { "kind": "between", "minimum": 1000000, "maximum": 100000000000, "whole": false }, "default": 200000000, "when": [] },
      { "name": "old_kernel", "group": "advanced_scheme", "label": "Linux before 5.15 (btrfs)", "help": "Before Linux 5.15 btrfs RAID 0 needed two devices with space, RAID 10 four; since then one and two.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "flag" }, "default": false, "when": [] },
      { "name": "data_pieces", "group": "advanced_scheme", "label": "Data pieces (erasure)", "help": "Data pieces of the erasure code.", "unit": "count", "bare": ["", 1], "example": "4", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 64, "whole": true }, "default": 4, "when": [] },
      { "name": "parity_pieces", "group": "advanced_scheme", "label": "Parity pieces (erasure)", "help": "Parity pieces of the erasure code.", "unit": "count", "bare": ["", 1], "example": "2", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 16, "whole": true }, "default": 2, "when": [] },
      { "name": "reserve", "group": "advanced_scheme", "label": "Reserved per drive", "help": "What the system takes from each drive first: 4.9 GB on Synology, 0 elsewhere.", "unit": "byte", "bare": ["GB", 1000000000], "example": "4.9 GB", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000000, "whole": true }, "default": 0, "when": [] },
    ],
    "outputs": [
      { "name": "usable", "label": "Usable capacity", "help": "Space for data.", "unit": "byte", "words": {} },
      { "name": "usable_low", "label": "Usable, at least", "help": "Usable capacity without what is uncertain: slices of three drives in SHR-2.", "unit": "byte", "words": {} },
      { "name": "raw", "label": "Raw capacity", "help": "All drives together, as on their labels.", "unit": "byte", "words": {} },
      { "name": "efficiency", "label": "Storage efficiency", "help": "Usable ÷ raw capacity.", "unit": "ratio", "words": {} },
      { "name": "tolerance", "label": "Fault tolerance", "help": "Drive failures survived, any drives.", "unit": "count", "words": {} },
      { "name": "verdict", "label": "In short", "help": "What to know first.", "unit": null, "words": { "whole": "every drive is used", "unreached": "the largest drives are partly unused", "uncertain": "calculators and DSM may differ", "small": "metadata may take a large share", "unprotected": "no redundancy" } },
      { "name": "wasted", "label": "Unused", "help": "Space that no stripe or copy can use.", "unit": "byte", "words": {} },
      { "name": "wasted_by", "label": "Unused on drives of", "help": "Size of the largest drives, which the others cannot match.", "unit": "byte", "words": { "null": "none" } },
      { "name": "redundancy", "label": "Copies and parity", "help": "Space for copies and parity.", "unit": "byte", "words": {} },
      { "name": "after_reserve", "label": "After the reserve", "help": "After what the system reserves on each drive.", "unit": "byte", "words": {} },
      { "name": "after_unreached", "label": "After unused space", "help": "After space that no stripe or copy can use.", "unit": "byte", "words": {} },
      { "name": "after_redundancy", "label": "After copies and parity", "help": "After copies and parity.", "unit": "byte", "words": {} },
      { "name": "df_available", "label": "df shows (btrfs)", "help": "What df shows as available on the new btrfs; wrong for drives of different sizes.", "unit": "byte", "words": { "null": "only for btrfs" } },
      { "name": "nearfull", "label": "Ceph warns at (erasure code)", "help": "How full an erasure-coded pool may be before Ceph warns (nearfull, 85 %).", "unit": "byte", "words": { "null": "only for erasure codes" } },
      { "name": "tiers", "label": "Tiers", "help": "Slices of equal width into which the drives are cut.", "unit": "count", "words": {} },
      { "name": "read_rate", "label": "Sequential read", "help": "One sequential reader of all data, slice after slice, before any shared link.", "unit": "byte_per_second", "words": { "null": "not modelled for this scheme" } },
      { "name": "write_rate", "label": "Sequential write", "help": "One sequential writer of all data, slice after slice, before any shared link.", "unit": "byte_per_second", "words": { "null": "not modelled for this scheme" } },
      { "name": "iops", "label": "Random IOPS", "help": "Random IOPS at this read share, over all data: the drive with the most data is the busiest.", "unit": "operation_per_second", "words": { "null": "not modelled for this scheme" } },
      { "name": "raid5", "label": "For comparison: RAID 5", "help": "The same drives in RAID 5, each counted as the smallest.", "unit": "byte", "words": { "null": "too few drives" } },
      { "name": "raid6", "label": "For comparison: RAID 6", "help": "The same drives in RAID 6 or, on paper, RAID-Z2, each counted as the smallest.", "unit": "byte", "words": { "null": "too few drives" } },
      { "name": "shr1", "label": "For comparison: SHR", "help": "The same drives in SHR.", "unit": "byte", "words": { "null": "too few drives" } },
      { "name": "shr2", "label": "For comparison: SHR-2", "help": "The same drives in SHR-2.", "unit": "byte", "words": { "null": "too few drives" } },
      { "name": "btrfs_raid1", "label": "For comparison: btrfs RAID 1", "help": "The same drives in btrfs RAID 1.", "unit": "byte", "words": { "null": "too few drives" } },
    ],
    "headlines": [
      { "value": "usable", "note": "usable in {scheme}, of {raw} raw", "range": null, "words": { "unstated": "Exact: capacity depends only on the sizes.", "why": "" }, "limit": "verdict" },
      { "value": "read_rate", "note": "for sequential reads in {scheme}, averaged over all data", "range": null, "words": { "unstated": "No range: too few such arrays were measured.", "why": "Sequential writes: {write_rate}. Random I/O: {iops}. Caches and shared links are not modelled." }, "limit": "" },
    ],
    "limits": {},
    "digits": 3,
    "phrases": {
      "scheme": { "shr1": "SHR", "shr2": "SHR-2", "btrfs_raid1": "btrfs RAID 1", "btrfs_raid1c3": "btrfs RAID1C3", "btrfs_raid1c4": "btrfs RAID1C4", "btrfs_raid10": "btrfs RAID 10", "btrfs_raid5": "btrfs RAID 5", "btrfs_raid6": "btrfs RAID 6", "btrfs_raid0": "btrfs RAID 0", "btrfs_single": "btrfs single", "btrfs_dup": "btrfs dup", "parity_drives": "a parity pool", "erasure": "an erasure-coded pool" },
      "verdict": { "whole": "Drive failures survived (any drives): {tolerance}. RAID 5 of the same drives: {raid5}.", "unreached": "{wasted} of the largest drives ({wasted_by}) stays unused: the others cannot match it.", "uncertain": "{usable_low} to {usable}: published calculators count a slice of three drives, but RAID 6 needs four. What DSM builds is unknown.", "small": "Below 16 GB, what btrfs sets aside for metadata is a large share, and is not counted here: less is usable.", "unprotected": "No redundancy: any failed drive loses data." },
      "wasted_by": { "null": "none" },
      "write_rate": { "null": "not modelled for this scheme" },
      "iops": { "null": "not modelled for this scheme" },
      "raid5": { "null": "not possible" },
    },
    "stages": [
      { "layer": "raw", "output": "raw", "label": "Raw capacity" },
      { "layer": "metadata", "output": "after_reserve", "label": "Reserve" },
      { "layer": "unused", "output": "after_unreached", "label": "Unused" },
      { "layer": "redundancy", "output": "after_redundancy", "label": "Copies and parity" },
      { "layer": "file_system", "output": "usable", "label": "Metadata" },
    ],
    "formula": [
      { "id": "after_redundancy", "of": "after_redundancy", "text": "{after_unreached} − {redundancy} = {after_redundancy}", "when": [], "wordsOnly": false },
      { "id": "efficiency", "of": "efficiency", "text": "{usable} ÷ {raw} = {efficiency}", "when": [], "wordsOnly": false },
      { "id": "read_rate", "of": "read_rate", "text": "all data over the time of its slices, each at {drive_rate} times the drives that one reader keeps busy = {read_rate}", "when": [{ "name": "read_rate", "not": ["null"] }], "wordsOnly": true },
      { "id": "write_rate", "of": "write_rate", "text": "the same for one writer of full stripes = {write_rate}", "when": [{ "name": "write_rate", "not": ["null"] }], "wordsOnly": true },
      { "id": "iops", "of": "iops", "text": "{drive_iops} over the I/Os that one of the array costs its busiest drive = {iops}", "when": [{ "name": "iops", "not": ["null"] }], "wordsOnly": true },
    ],
    "presets": [
      { "slug": "four-8-tb-two-4-tb-drives-shr", "question": "How much do four 8 TB and two 4 TB drives hold in SHR?", "inputs": { "drives": "4x8TB+2x4TB", "scheme": "shr1" }, "answer": "usable" },
      { "slug": "four-8-tb-two-4-tb-drives-read-shr", "question": "How fast do four 8 TB and two 4 TB drives read in SHR?", "inputs": { "drives": "4x8TB+2x4TB", "scheme": "shr1" }, "answer": "read_rate" },
      { "slug": "four-8-tb-two-4-tb-drives-shr-2", "question": "How much do four 8 TB and two 4 TB drives hold in SHR-2?", "inputs": { "drives": "4x8TB+2x4TB", "scheme": "shr2" }, "answer": "usable" },
      { "slug": "one-8-tb-three-4-tb-drives-shr-2", "question": "How much do one 8 TB and three 4 TB drives hold in SHR-2?", "inputs": { "drives": "8TB+3x4TB", "scheme": "shr2" }, "answer": "usable" },
      { "slug": "three-8-tb-one-4-tb-drive-shr-2", "question": "How much do three 8 TB and one 4 TB drive hold in SHR-2?", "inputs": { "drives": "3x8TB+4TB", "scheme": "shr2" }, "answer": "usable" },
      { "slug": "drives-4-1-1-tb-btrfs-raid1", "question": "How much do drives of 4, 1 and 1 TB hold in btrfs RAID 1?", "inputs": { "drives": "4TB+2x1TB", "scheme": "btrfs_raid1" }, "answer": "usable" },
      { "slug": "drives-1-2-4-tb-btrfs-raid0", "question": "How much do drives of 1, 2 and 4 TB hold in btrfs RAID 0?", "inputs": { "drives": "1TB+2TB+4TB", "scheme": "btrfs_raid0" }, "answer": "usable" },
      { "slug": "unraid-two-parity-drives", "question": "How much does Unraid hold with two parity drives?", "inputs": { "drives": "10TB+8TB+6TB+4TB", "scheme": "parity_drives", "parity_drives": 2 }, "answer": "usable" },
      { "slug": "16-drives-10-6-erasure-code", "question": "How much do 16 drives hold with a 10 + 6 erasure code?", "inputs": { "drives": "16x1TB", "scheme": "erasure", "data_pieces": 10, "parity_pieces": 6 }, "answer": "usable" },
    ],
    "charts": [
      { "question": "How much does one more of the first drives add?", "input": "drives", "output": "usable", "from": 1, "to": 24 },
    ],
    "sources": ["linux-btrfs-volumes", "carfax-btrfs-usage", "synology-shr-layout", "storage-planner-tests", "minio-erasure", "linux-md-raid5"],
    "caveats": ["SHR: tiers as in published descriptions, not checked against Synology's own tool. DSM and the file system take 2 to 4 % more.", "btrfs: data space by the kernel's allocator, less one chunk of metadata; real file systems held up to 3 GB less.", "Speed: SHR is md RAID 5, RAID 6 or a mirror per slice, one slice after the other (LVM). btrfs stripes RAID 0, RAID 10, RAID 5 and RAID 6 over all drives with space; single, dup and the RAID 1 profiles give one reader one drive.", "Random I/O: small writes cost as in RAID; copy-on-write and metadata of btrfs are not modelled, nor is the speed of Unraid, SnapRAID and erasure codes.", "Unraid and SnapRAID: surviving data drives stay readable one by one even when too many fail.", "Erasure codes: plan to fill Ceph to 85 % (nearfull); MinIO and Ceph each place pieces in their own way."],
    "drawn": true, "simulated": false,
  },
  {
    "name": "rebuild", "modelVersion": 1, "title": "How long does a rebuild take, and what can go wrong?", "summary": "Rebuild time of a failed drive, unreadable sectors, and the chance of losing data.",
    "groups": [
      { "name": "array", "label": "Array", "folded": false },
      { "name": "advanced_rebuild", "label": "Rebuild", "folded": true },
      { "name": "advanced_failures", "label": "Failures", "folded": true },
      { "name": "advanced_simulation", "label": "Simulation", "folded": true },
    ],
    "inputs": [
      { "name": "drives", "group": "array", "label": "Drives per group", "help": "Drives of one redundant group: 2 for a mirror, all of them for RAID 5 or RAID 6.", "unit": "count", "bare": ["", 1], "example": "8", "nothing": null, "domain": { "kind": "between", "minimum": 2, "maximum": 1000, "whole": true }, "default": 8, "when": [] },
      { "name": "tolerance", "group": "array", "label": "Fault tolerance", "help": "Drive failures that the group survives: 1 for RAID 5, RAID-Z1 and a mirror of two, 2 for RAID 6 and RAID-Z2.", "unit": "count", "bare": ["", 1], "example": "2", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 15, "whole": true }, "default": 2, "when": [] },
      { "name": "capacity", "group": "array", "label": "Drive capacity", "help": "Size of each drive.", "unit": "byte", "bare": ["TB", 1000000000000], "example": "16 TB", "nothing": null, "domain": { "kind": "between", "minimum": 1000000, "maximum": 1000000000000000, "whole": true }, "default": 16000000000000, "when": [] },
      { "name": "drive_rate", "group": "array", "label": "Average rate per drive", "help": "Average over the whole drive; inner tracks reach half the rate of outer ones.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "180 MB/s", "nothing": null, "domain": { "kind": "between", "minimum": 100000, "maximum": 100000000000, "whole": false }, "default": 180000000, "when": [] },
      { "name": "load", "group": "array", "label": "Other workload", "help": "Share of the drives' time that other I/O takes.", "unit": "ratio", "bare": ["%", 0.01], "example": "30 %", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 0.99, "whole": false }, "default": 0, "when": [] },
      { "name": "groups", "group": "advanced_rebuild", "label": "Groups", "help": "Groups of the pool; each can lose data.", "unit": "count", "bare": ["", 1], "example": "4", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 500, "whole": true }, "default": 1, "when": [] },
      { "name": "rebuilt_share", "group": "advanced_rebuild", "label": "Rebuilt share", "help": "Share of a drive that is rebuilt: all of it in RAID, what is in use in ZFS and btrfs.", "unit": "ratio", "bare": ["%", 0.01], "example": "60 %", "nothing": null, "domain": { "kind": "between", "minimum": 0.01, "maximum": 1, "whole": false }, "default": 1, "when": [] },
      { "name": "link_rate", "group": "advanced_rebuild", "label": "Shared link", "help": "Payload rate of the link that all drives of the group share. Leave empty if each has its own.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "4000 MB/s", "nothing": "none", "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "link_duplex", "group": "advanced_rebuild", "label": "Shared link carries", "help": "SATA carries data in one direction at a time: behind a port multiplier, writing the new drive takes its share of the link besides the reads.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "full", "label": "Both directions at once (PCIe, SAS, USB 3)" }, { "value": "half", "label": "One direction at a time (SATA, port multiplier)" }] }, "default": "full", "when": [] },
      { "name": "speed_limit", "group": "advanced_rebuild", "label": "md speed limit", "help": "md's limit in KiB/s, as `cat /proc/sys/dev/raid/speed_limit_max` prints it. Leave empty if there is none.", "unit": "byte_per_second", "bare": ["KiB/s", 1024], "example": "200000 KiB/s", "nothing": "none", "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "replace_time", "group": "advanced_rebuild", "label": "Time to replace", "help": "From the failure until a new drive is in place. With a hot spare the rebuild starts at once, and this is the time until the spare itself is replaced.", "unit": "second", "bare": ["h", 3600], "example": "24 h", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 31557600, "whole": false }, "default": 86400, "when": [] },
      { "name": "hot_spares", "group": "advanced_rebuild", "label": "Hot spares", "help": "Standby drives per group. At most 3: more make no measurable difference.", "unit": "count", "bare": ["", 1], "example": "1", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 3, "whole": true }, "default": 0, "when": [] },
      { "name": "afr", "group": "advanced_failures", "label": "Failure rate", "help": "Share of drives that fail in a year (AFR). Backblaze saw 1.57 % in 2024.", "unit": "ratio", "bare": ["% a year", 0.01], "example": "1.5 % a year", "nothing": null, "domain": { "kind": "between", "minimum": 0.0001, "maximum": 0.9, "whole": false }, "default": 0.0157, "when": [] },
      { "name": "correlation", "group": "advanced_failures", "label": "Failure-rate multiplier after the first failure", "help": "How much more often the other drives fail while one is down: drives of one batch tend to fail together, and a rebuild strains them. 1 means independent failures.", "unit": "count", "bare": ["", 1], "example": "2", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 1000, "whole": false }, "default": 1, "when": [] },
      { "name": "unreadable_rate", "group": "advanced_failures", "label": "Unreadable-bit rate", "help": "Non-recoverable read errors from the data sheet. It is an upper bound; drives in use do much better.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "1e-15", "label": "1 in 10¹⁵ (NAS and server hard drives)" }, { "value": "1e-14", "label": "1 in 10¹⁴ (desktop hard drives)" }, { "value": "1e-16", "label": "1 in 10¹⁶ (SSDs)" }, { "value": "1e-17", "label": "1 in 10¹⁷ (server SSDs)" }, { "value": "0", "label": "Never" }] }, "default": "1e-15", "when": [] },
      { "name": "parallel", "group": "advanced_failures", "label": "Parallel rebuilds", "help": "Whether several failed drives are rebuilt at the same time.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "flag" }, "default": false, "when": [] },
      { "name": "service_time", "group": "advanced_failures", "label": "Time in use", "help": "How long the array is in use.", "unit": "second", "bare": ["years", 31557600], "example": "5 years", "nothing": null, "domain": { "kind": "between", "minimum": 3600, "maximum": 3155760000, "whole": false }, "default": 157788000, "when": [] },
      { "name": "seed", "group": "advanced_simulation", "label": "Seed", "help": "For the simulation: the same number repeats the same random failures.", "unit": "count", "bare": ["", 1], "example": "7", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000, "whole": true }, "default": 1, "when": [] },
    ],
    "outputs": [
      { "name": "time", "label": "Rebuild time", "help": "Time to fill the replacement drive.", "unit": "second", "words": {} },
      { "name": "rate", "label": "Rebuild rate", "help": "Rate of the rebuild.", "unit": "byte_per_second", "words": {} },
      { "name": "limited_by", "label": "Limited by", "help": "What limits the rebuild.", "unit": null, "words": { "drive": "the drive", "link": "the shared link", "speed_limit": "md's speed limit" } },
      { "name": "idle_time", "label": "Rebuild time, idle", "help": "Rebuild time without other I/O.", "unit": "second", "words": {} },
      { "name": "md_time", "label": "Minimum time at md's default limit", "help": "Shortest rebuild time at md's default limit of 200,000 KiB/s.", "unit": "second", "words": {} },
      { "name": "window", "label": "Time without full redundancy", "help": "From the failure until redundancy is restored, with a hot spare at hand if there are any.", "unit": "second", "words": {} },
      { "name": "read", "label": "Read by the critical rebuild", "help": "Bytes read by a rebuild that has no redundancy left.", "unit": "byte", "words": {} },
      { "name": "unreadable", "label": "Chance of an unreadable sector", "help": "Chance that the critical rebuild meets an unreadable sector, at the data sheet's rate.", "unit": "chance", "words": {} },
      { "name": "year_loss", "label": "Data loss in a year", "help": "Chance that the system loses data in a year.", "unit": "chance", "words": {} },
      { "name": "loss", "label": "Data loss while in use", "help": "Chance that the system loses data while it is in use.", "unit": "chance", "words": {} },
      { "name": "loss_readable", "label": "Data loss from failed drives alone", "help": "Chance of data loss while in use if no sector were ever unreadable.", "unit": "chance", "words": {} },
      { "name": "window_loss", "label": "Data loss within one window", "help": "Chance that more drives of a group fail within one window without full redundancy than it survives, each at its annual rate times the window's share of a year; for all groups together. Some calculators show this figure; it is not per year, and a year has many windows.", "unit": "chance", "words": {} },
      { "name": "mttdl", "label": "MTTDL", "help": "Mean time until the system loses data.", "unit": "second", "words": {} },
      { "name": "mttdl_formula", "label": "MTTDL, textbook", "help": "The textbook formula: independent drives, no unreadable sectors, repairs much faster than failures.", "unit": "second", "words": {} },
      { "name": "first_failure", "label": "Time to first drive failure", "help": "Mean time until the first drive of the system fails.", "unit": "second", "words": {} },
      { "name": "mtbf", "label": "MTBF per drive", "help": "Mean time between failures of one drive, from its annual failure rate.", "unit": "second", "words": {} },
      { "name": "replaced", "label": "Drive failures in a year", "help": "Drives to replace in a year.", "unit": "count", "words": {} },
    ],
    "headlines": [
      { "value": "time", "note": "at least, to rebuild one drive at {rate}", "range": null, "words": { "unstated": "No range: too few rebuilds were measured. Other I/O and fragmented pools make it longer.", "why": "" }, "limit": "limited_by" },
      { "value": "unreadable", "note": "chance of an unreadable sector if the data sheet's bound were the true rate", "range": null, "words": { "unstated": "No range: the chance rests on failure rates that differ by model, age and batch.", "why": "The critical rebuild reads {read}. Chance of losing data in a year: {year_loss}. Drives in use do much better than the bound." }, "limit": "" },
      { "value": "year_loss", "note": "chance of losing data in a year", "range": null, "words": { "unstated": "No range: the chance rests on failure rates that differ by model, age and batch.", "why": "A rebuild takes {time} at least; redundancy is incomplete for {window} after each failure." }, "limit": "" },
    ],
    "limits": {},
    "digits": 3,
    "phrases": {
      "limited_by": { "drive": "The drive is the limit. Chance of losing data in a year: {year_loss}.", "link": "The shared link is the limit. Chance of losing data in a year: {year_loss}.", "speed_limit": "md's speed limit is reached. Chance of losing data in a year: {year_loss}." },
    },
    "stages": [],
    "formula": [
      { "id": "rate", "of": "rate", "text": "{link_rate} ÷ ({drives} − {tolerance}) × (1 − {load}) = {rate}", "when": [{ "name": "limited_by", "is": ["link"] }, { "name": "link_duplex", "is": ["full"] }], "wordsOnly": false },
      { "id": "rate2", "of": "rate", "text": "{link_rate} ÷ ({drives} − {tolerance} + 1) × (1 − {load}) = {rate}", "when": [{ "name": "limited_by", "is": ["link"] }, { "name": "link_duplex", "is": ["half"] }], "wordsOnly": false },
      { "id": "time", "of": "time", "text": "{capacity} × {rebuilt_share} ÷ {rate} = {time}", "when": [], "wordsOnly": false },
      { "id": "md_time", "of": "md_time", "text": "{capacity} × {rebuilt_share} ÷ 204.8 MB/s = {md_time}", "when": [], "wordsOnly": false },
      { "id": "window", "of": "window", "text": "{time} + {replace_time} = {window}", "when": [{ "name": "hot_spares", "is": ["0"] }], "wordsOnly": false },
      { "id": "read", "of": "read", "text": "({drives} − {tolerance}) × {capacity} × {rebuilt_share} = {read}", "when": [], "wordsOnly": false },
      { "id": "unreadable", "of": "unreadable", "text": "1 − exp(−8 × {read} × {unreadable_rate}) = {unreadable}", "when": [], "wordsOnly": false },
      { "id": "mtbf", "of": "mtbf", "text": "−8760 h ÷ ln(1 − {afr}) = {mtbf}", "when": [], "wordsOnly": false },
      { "id": "mttdl", "of": "mttdl", "text": "a Markov chain of failures every {mtbf} and repairs every {window}, by the number of groups = {mttdl}", "when": [], "wordsOnly": true },
      { "id": "mttdl_formula", "of": "mttdl_formula", "text": "({mtbf})^({tolerance} + 1) ÷ (C({drives}, {tolerance} + 1) × ({tolerance} + 1)! × ({window})^{tolerance}) ÷ {groups} = {mttdl_formula}", "when": [{ "name": "parallel", "is": ["false"] }], "wordsOnly": false },
      { "id": "mttdl_formula2", "of": "mttdl_formula", "text": "({mtbf})^({tolerance} + 1) ÷ (C({drives}, {tolerance} + 1) × ({tolerance} + 1) × ({window})^{tolerance}) ÷ {groups} = {mttdl_formula}", "when": [{ "name": "parallel", "is": ["true"] }], "wordsOnly": false },
      { "id": "window_loss", "of": "window_loss", "text": "1 − (1 − (more than {tolerance} of {drives}, each with min({afr} × {window} ÷ 8760 h, 1)))^{groups} = {window_loss}", "when": [], "wordsOnly": false },
      { "id": "loss", "of": "loss", "text": "the same Markov chain after {service_time} = {loss}", "when": [], "wordsOnly": true },
    ],
    "presets": [
      { "slug": "idle-rebuild-16-tb-180-mb-s", "question": "How long does an idle rebuild of 16 TB at 180 MB/s take?", "inputs": { "capacity": "16TB", "drive_rate": "180 MB/s" }, "answer": "time" },
      { "slug": "rebuild-16-tb-under-30-load", "question": "How long does a rebuild of 16 TB take under 30 % other I/O?", "inputs": { "capacity": "16TB", "drive_rate": "180 MB/s", "load": "30%" }, "answer": "time" },
      { "slug": "rebuild-16-tb-at-md-default-limit", "question": "How long does a rebuild of 16 TB take at md's default limit?", "inputs": { "capacity": "16TB", "drive_rate": "260 MB/s", "speed_limit": 204800000 }, "answer": "time" },
      { "slug": "rebuild-20-tb-at-md-default-limit", "question": "How long does a rebuild of 20 TB take at md's default limit?", "inputs": { "capacity": "20TB", "drive_rate": "280 MB/s", "speed_limit": 204800000 }, "answer": "time" },
      { "slug": "zfs-resilver-of-1-tib", "question": "How long does a ZFS resilver of 1.01 TiB at 102 MB/s take?", "inputs": { "capacity": 1110506744218, "drive_rate": "102 MB/s" }, "answer": "time" },
      { "slug": "remaining-233-gb-of-mdstat", "question": "How long does the remaining 233 GB take at mdstat's 12266 KiB/s?", "inputs": { "capacity": 232686354432, "drive_rate": "12266 KiB/s" }, "answer": "time" },
      { "slug": "rebuild-behind-300-mb-s-port-multiplier", "question": "How long does a rebuild behind a 300 MB/s port multiplier take?", "inputs": { "drives": 5, "tolerance": 1, "capacity": "16TB", "drive_rate": "180 MB/s", "link_rate": "300 MB/s", "link_duplex": "half" }, "answer": "time" },
      { "slug": "four-4-tb-drives-in-raid5", "question": "Is a rebuild of four 4 TB drives in RAID 5, 1 in 10¹⁴, certain to fail?", "inputs": { "drives": 4, "tolerance": 1, "capacity": "4TB", "drive_rate": "150 MB/s", "unreadable_rate": "1e-14" }, "answer": "unreadable" },
      { "slug": "four-4-tb-drives-in-raid6", "question": "How likely are the same four drives in RAID 6 to lose data?", "inputs": { "drives": 4, "tolerance": 2, "capacity": "4TB", "drive_rate": "150 MB/s", "unreadable_rate": "1e-14" }, "answer": "year_loss" },
      { "slug": "data-loss-with-a-hot-spare", "question": "How likely is data loss with a hot spare?", "inputs": { "hot_spares": 1, "replace_time": 604800 }, "answer": "year_loss" },
      { "slug": "data-loss-with-correlated-failures", "question": "How likely is data loss if the other drives fail ten times as often?", "inputs": { "correlation": 10 }, "answer": "year_loss" },
    ],
    "charts": [
      { "question": "How much risk do more drives add?", "input": "drives", "output": "year_loss", "from": 4, "to": 24 },
      { "question": "How much does other I/O slow a rebuild?", "input": "load", "output": "time", "from": 0, "to": 0.9 },
    ],
    "sources": ["backblaze-2024", "relling-mttdl", "thesys-mttdl", "linux-raid-status", "linux-md-speed-limit", "openzfs-16993", "steele-splitmix-2014", "amd-ug1085-sata"],
    "caveats": ["Failures come at a constant rate, and independently unless you say otherwise. Drives of one batch, heat and age make real arrays worse.", "A hot spare is rebuilt at once and itself replaced after the time to replace; without one, that wait comes before the rebuild.", "One rebuild after the other, unless parallel rebuilds are chosen; published formulas differ by a factor of 2 (two parities) or 6 (three).", "The unreadable-bit rate is an upper bound from data sheets: errors cluster, and drives in use do much better. It counts only in a rebuild that has no redundancy left.", "A ZFS resilver reads what is in use, in the order it was written: a fragmented pool is slower than its drives."],
    "drawn": false, "simulated": true,
  },
  {
    "name": "queue-depth", "modelVersion": 1, "title": "Which queue depth, how many IOPS, what latency?", "summary": "Enter any two of queue depth, IOPS and mean latency to get the third, and how the same drive does at another depth.",
    "groups": [
      { "name": "load", "label": "Workload", "folded": false },
      { "name": "drive", "label": "Drive", "folded": false },
      { "name": "advanced_threads", "label": "Threads", "folded": true },
    ],
    "inputs": [
      { "name": "depth", "group": "load", "label": "Requests in flight", "help": "All requests in flight: fio's iodepth × numjobs, DiskSpd's -o × -t, the Q × T of CrystalDiskMark. Leave empty to compute it. At most 65,535 queues of 65,536 entries, the NVMe limit, which no drive offers.", "unit": "count", "bare": ["", 1], "example": "32", "nothing": "computed", "domain": { "kind": "between", "minimum": 0, "maximum": 4300000000, "whole": false }, "default": 0, "when": [] },
      { "name": "iops", "group": "load", "label": "Request rate", "help": "Requests per second, as fio and DiskSpd print them. Leave empty to compute it, or if you have MB/s.", "unit": "operation_per_second", "bare": ["IOPS", 1], "example": "50000 IOPS", "nothing": "computed", "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "throughput", "group": "load", "label": "Throughput", "help": "The same in bytes per second: CrystalDiskMark's RND4K shows MB/s. Leave empty if you have IOPS.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "60 MB/s", "nothing": "computed", "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "latency", "group": "load", "label": "Mean latency", "help": "Mean time from issue to completion: fio's `lat … avg`, DiskSpd's AvgLat. Leave empty to compute it.", "unit": "second", "bare": ["µs", 1e-6], "example": "500 µs", "nothing": "computed", "domain": { "kind": "between", "minimum": 0, "maximum": 3600, "whole": false }, "default": 0, "when": [] },
      { "name": "block_size", "group": "load", "label": "Block size", "help": "Bytes of each request.", "unit": "byte", "bare": ["KiB", 1024], "example": "4 KiB", "nothing": null, "domain": { "kind": "between", "minimum": 512, "maximum": 1073741824, "whole": true }, "default": 4096, "when": [] },
      { "name": "unloaded_latency", "group": "drive", "label": "Latency at queue depth 1", "help": "Time of one request that waits for no other, used where fewer than two of the figures above are given. 51 to 68 µs are usual for 4 KiB reads of a flash drive, 10 ms for a hard drive.", "unit": "second", "bare": ["µs", 1e-6], "example": "68 µs", "nothing": null, "domain": { "kind": "between", "minimum": 1e-9, "maximum": 3600, "whole": false }, "default": 0.000068, "when": [] },
      { "name": "max_iops", "group": "drive", "label": "Ceiling of the drive", "help": "From the drive's data sheet, for this block size. Leave empty if unknown; the drive is then never the limit.", "unit": "operation_per_second", "bare": ["IOPS", 1], "example": "1000000 IOPS", "nothing": "unknown", "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "link_rate", "group": "drive", "label": "Link rate", "help": "Payload rate of the drive's link, from its calculator. Leave empty if unknown; the link is then never the limit.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "550 MB/s", "nothing": "unknown", "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "other_depth", "group": "drive", "label": "Another depth", "help": "The depth to compare with; data sheets state IOPS at 32 and more.", "unit": "count", "bare": ["", 1], "example": "32", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 65536, "whole": true }, "default": 32, "when": [] },
      { "name": "thread_depth", "group": "advanced_threads", "label": "Queue depth per thread", "help": "Requests that each thread keeps in flight; 1 if it waits for each, as most programs do.", "unit": "count", "bare": ["", 1], "example": "1", "nothing": null, "domain": { "kind": "between", "minimum": 1, "maximum": 65536, "whole": true }, "default": 1, "when": [] },
    ],
    "outputs": [
      { "name": "in_flight", "label": "Requests in flight", "help": "IOPS × mean latency.", "unit": "count", "words": {} },
      { "name": "rate", "label": "Request rate", "help": "Requests per second.", "unit": "operation_per_second", "words": {} },
      { "name": "mean_latency", "label": "Mean latency", "help": "Requests in flight ÷ IOPS.", "unit": "second", "words": {} },
      { "name": "data_rate", "label": "Throughput", "help": "IOPS × block size.", "unit": "byte_per_second", "words": {} },
      { "name": "limited_by", "label": "Limited by", "help": "What limits the rate.", "unit": null, "words": { "latency": "the latency of each request", "drive": "the drive", "link": "the link" } },
      { "name": "threads", "label": "Threads needed", "help": "Threads that keep that many requests in flight.", "unit": "count", "words": {} },
      { "name": "link_iops", "label": "Link IOPS", "help": "Blocks of this size that the link carries per second.", "unit": "operation_per_second", "words": { "null": "no limit" } },
      { "name": "most_iops", "label": "Ceiling", "help": "The lower of the IOPS of drive and link.", "unit": "operation_per_second", "words": { "null": "no limit" } },
      { "name": "alone", "label": "Latency below the ceiling", "help": "Mean time of a request before the ceiling makes it wait.", "unit": "second", "words": {} },
      { "name": "knee", "label": "Depth that reaches the ceiling", "help": "Queue depth that reaches the ceiling; more only adds latency.", "unit": "count", "words": { "null": "no ceiling" } },
      { "name": "other_rate", "label": "IOPS at the other depth", "help": "Maximum IOPS at the other depth, with constant latency up to the ceiling.", "unit": "operation_per_second", "words": {} },
      { "name": "other_latency", "label": "Latency at the other depth", "help": "Lowest mean latency at the other depth.", "unit": "second", "words": {} },
      { "name": "other_data_rate", "label": "Throughput at the other depth", "help": "IOPS at the other depth × block size.", "unit": "byte_per_second", "words": {} },
    ],
    "headlines": [
      { "value": "in_flight", "note": "in flight on average: {rate} of {block_size}, {mean_latency} each, {data_rate}", "range": null, "words": { "unstated": "No range: Little's law is exact for the means of a steady state.", "why": "" }, "limit": "limited_by" },
      { "value": "rate", "note": "with {in_flight} in flight, {mean_latency} each: {data_rate} in blocks of {block_size}", "range": null, "words": { "unstated": "No range: Little's law is exact for the means of a steady state.", "why": "" }, "limit": "limited_by" },
      { "value": "mean_latency", "note": "for each request on average, at {rate} with {in_flight} in flight", "range": null, "words": { "unstated": "No range: Little's law is exact for the means of a steady state.", "why": "" }, "limit": "limited_by" },
      { "value": "threads", "note": "threads at least, for {rate} at {mean_latency} with {thread_depth} in flight each", "range": null, "words": { "unstated": "No range: Little's law is exact for the means of a steady state.", "why": "{in_flight} requests are in flight on average." }, "limit": "" },
      { "value": "other_rate", "note": "at most with {other_depth} in flight: {other_data_rate} in blocks of {block_size}", "range": null, "words": { "unstated": "No range: this is the best case; requests that disturb each other take longer.", "why": "Each request takes {alone} up to the ceiling ({most_iops}), and waits past it." }, "limit": "" },
      { "value": "other_latency", "note": "at least for each request with {other_depth} in flight, at {other_rate}", "range": null, "words": { "unstated": "No range: this is the best case; requests that disturb each other take longer.", "why": "Each request takes {alone} up to the ceiling ({most_iops}), and waits past it." }, "limit": "" },
    ],
    "limits": {},
    "digits": 3,
    "phrases": {
      "max_iops": { "null": "unknown" },
      "link_rate": { "null": "unknown" },
      "limited_by": { "latency": "Each request takes {mean_latency}: more in flight give more IOPS, up to what the drive gives.", "drive": "The drive is the limit, {max_iops}: from {knee} in flight on, more only adds latency.", "link": "The link is the limit, {link_rate}: from {knee} in flight on, more only adds latency." },
      "most_iops": { "null": "unknown" },
      "knee": { "null": "no ceiling" },
    },
    "stages": [],
    "formula": [
      { "id": "in_flight", "of": "in_flight", "text": "{rate} × {mean_latency} = {in_flight}", "when": [], "wordsOnly": false },
      { "id": "rate", "of": "rate", "text": "{in_flight} ÷ {mean_latency} = {rate}", "when": [{ "name": "iops", "is": ["0"] }, { "name": "throughput", "is": ["0"] }], "wordsOnly": false },
      { "id": "mean_latency", "of": "mean_latency", "text": "{in_flight} ÷ {rate} = {mean_latency}", "when": [{ "name": "latency", "is": ["0"] }], "wordsOnly": false },
      { "id": "data_rate", "of": "data_rate", "text": "{rate} × {block_size} = {data_rate}", "when": [], "wordsOnly": false },
      { "id": "threads", "of": "threads", "text": "⌈{in_flight} ÷ {thread_depth}⌉ = {threads}", "when": [], "wordsOnly": false },
      { "id": "link_iops", "of": "link_iops", "text": "{link_rate} ÷ {block_size} = {link_iops}", "when": [{ "name": "link_rate", "not": ["0"] }, { "name": "link_iops", "not": ["null"] }], "wordsOnly": false },
      { "id": "most_iops", "of": "most_iops", "text": "the lower of {max_iops} and {link_iops} = {most_iops}", "when": [{ "name": "max_iops", "not": ["0"] }, { "name": "most_iops", "not": ["null"] }], "wordsOnly": false },
      { "id": "most_iops2", "of": "most_iops", "text": "{link_iops} = {most_iops}", "when": [{ "name": "max_iops", "is": ["0"] }, { "name": "most_iops", "not": ["null"] }], "wordsOnly": false },
      { "id": "knee", "of": "knee", "text": "{most_iops} × {alone} = {knee}", "when": [{ "name": "knee", "not": ["null"] }], "wordsOnly": false },
      { "id": "other_rate", "of": "other_rate", "text": "the lower of {other_depth} ÷ {alone} and {most_iops} = {other_rate}", "when": [], "wordsOnly": false },
      { "id": "other_latency", "of": "other_latency", "text": "{other_depth} ÷ {other_rate} = {other_latency}", "when": [], "wordsOnly": false },
      { "id": "other_data_rate", "of": "other_data_rate", "text": "{other_rate} × {block_size} = {other_data_rate}", "when": [], "wordsOnly": false },
    ],
    "presets": [
      { "slug": "rnd4k-q1t1-60-mb-s", "question": "RND4K Q1T1 shows 60 MB/s on a drive of 1 M IOPS: is it broken?", "inputs": { "depth": 1, "throughput": 60000000, "max_iops": 1000000 }, "answer": "mean_latency" },
      { "slug": "iops-at-queue-depth-32", "question": "How many IOPS does the same drive give at a queue depth of 32?", "inputs": { "depth": 1, "throughput": 60000000, "max_iops": 1000000 }, "answer": "other_rate" },
      { "slug": "50000-iops-within-500-us", "question": "Which queue depth gives 50,000 IOPS within 500 µs?", "inputs": { "iops": 50000, "latency": 0.0005 }, "answer": "in_flight" },
      { "slug": "threads-for-50000-iops-at-70-us", "question": "How many threads give 50,000 IOPS at 70 µs each?", "inputs": { "iops": 50000, "latency": 0.00007 }, "answer": "threads" },
      { "slug": "latency-drive-1-m-iops-queue-depth-256", "question": "What latency does a drive of 1 M IOPS have at a queue depth of 256?", "inputs": { "depth": 1, "latency": 0.00007, "max_iops": 1000000, "other_depth": 256 }, "answer": "other_latency" },
      { "slug": "iops-at-queue-depth-32-over-sata", "question": "How many IOPS does a queue depth of 32 give over SATA at 150 µs?", "inputs": { "depth": 32, "latency": 0.00015, "link_rate": 550000000 }, "answer": "rate" },
      { "slug": "fio-jobs-of-163-iops", "question": "fio shows 163 IOPS and 61.06 ms: how many jobs ran?", "inputs": { "iops": 163, "latency": 0.06106 }, "answer": "in_flight" },
      { "slug": "diskspd-queue-of-100-iops", "question": "DiskSpd shows 100 IOPS and 55 ms on a hard drive: how deep is its queue?", "inputs": { "iops": 100, "latency": 0.055 }, "answer": "in_flight" },
      { "slug": "fio-in-flight-at-iodepth-100", "question": "fio at iodepth=100 shows 14,757 IOPS and 1,239.84 µs: how many were in flight?", "inputs": { "iops": 14757, "latency": 0.00123984 }, "answer": "in_flight" },
    ],
    "charts": [
      { "question": "How many IOPS at each depth?", "input": "other_depth", "output": "other_rate", "from": 1, "to": 1024 },
      { "question": "What latency at each depth?", "input": "other_depth", "output": "other_latency", "from": 1, "to": 1024 },
    ],
    "sources": ["gunther-littles-law", "line-asymptotic-bounds", "pc-begriffe-random-4k", "longhorn-1804", "diskspd-106", "fio-559"],
    "caveats": ["Means only. A target for the slowest 1 % (p99) needs a measured curve: the chart of latency and queue depth shows them.", "The curve is the best case: constant latency up to the ceiling, then a queue. A real drive's curve bends earlier, because requests meet on one chip or one head.", "It holds for a steady state, in which new requests arrive as old ones complete. Pauses between batches lower the mean number in flight below the depth that was set.", "fio's depth is per job and DiskSpd's per thread and target; the number here is the sum.", "Where fewer than two of the three are given, one request is in flight and takes the latency at queue depth 1."],
    "drawn": false, "simulated": false,
  },
  {
    "name": "write-cache", "modelVersion": 1, "title": "How long does a large copy to an SSD take?", "summary": "Time to write past the SLC cache of a TLC or QLC drive, where the rate falls, and how much cache a fuller drive has.",
    "groups": [
      { "name": "copy", "label": "Copy", "folded": false },
      { "name": "drive", "label": "Drive", "folded": false },
      { "name": "advanced_cache", "label": "Cache", "folded": true },
    ],
    "inputs": [
      { "name": "size", "group": "copy", "label": "Size of the copy", "help": "Bytes written in one go, without a pause.", "unit": "byte", "bare": ["GB", 1000000000], "example": "300 GB", "nothing": null, "domain": { "kind": "between", "minimum": 1000000, "maximum": 1000000000000000, "whole": true }, "default": 300000000000, "when": [] },
      { "name": "source_rate", "group": "copy", "label": "Source rate", "help": "Rate of what the data comes from or through: another drive, a network, a USB link. Leave empty if it is faster than the drive.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "1177 MB/s", "nothing": "no limit", "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000000, "whole": false }, "default": 0, "when": [] },
      { "name": "capacity", "group": "drive", "label": "Drive capacity", "help": "Capacity of the drive that the copy is written to.", "unit": "byte", "bare": ["TB", 1000000000000], "example": "1 TB", "nothing": null, "domain": { "kind": "between", "minimum": 1000000000, "maximum": 1000000000000000, "whole": true }, "default": 1000000000000, "when": [] },
      { "name": "used", "group": "drive", "label": "Share in use", "help": "Share of the drive that already holds data. The cache is made of free cells, so a fuller drive has less of it.", "unit": "ratio", "bare": ["%", 0.01], "example": "80 %", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 0.99, "whole": false }, "default": 0, "when": [] },
      { "name": "empty_cache", "group": "drive", "label": "Cache of the empty drive", "help": "Size of the cache on an empty drive: where the rate drops in a review that fills the drive.", "unit": "byte", "bare": ["GB", 1000000000], "example": "113 GB", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000000000, "whole": true }, "default": 113000000000, "when": [] },
      { "name": "cache_rate", "group": "drive", "label": "Rate into the cache", "help": "Write rate while the cache lasts: the data sheet's sequential write.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "4000 MB/s", "nothing": null, "domain": { "kind": "between", "minimum": 100000, "maximum": 100000000000, "whole": false }, "default": 4000000000, "when": [] },
      { "name": "after_rate", "group": "drive", "label": "Rate past the cache", "help": "Write rate once the cache is full, from the same review; data sheets rarely state it.", "unit": "byte_per_second", "bare": ["MB/s", 1000000], "example": "1500 MB/s", "nothing": null, "domain": { "kind": "between", "minimum": 100000, "maximum": 100000000000, "whole": false }, "default": 1500000000, "when": [] },
      { "name": "static_cache", "group": "advanced_cache", "label": "Static cache", "help": "Part of the cache that stays however full the drive is: 4 GB on a 500 GB Samsung 970 EVO, 6 GB on larger ones. 0 if unknown; the whole cache then shrinks.", "unit": "byte", "bare": ["GB", 1000000000], "example": "6 GB", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000000000, "whole": true }, "default": 0, "when": [] },
      { "name": "cells", "group": "advanced_cache", "label": "Flash type", "help": "A cell used as cache holds one bit instead of this many.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "tlc", "label": "TLC (3 bits per cell)" }, { "value": "qlc", "label": "QLC (4 bits per cell)" }, { "value": "mlc", "label": "MLC (2 bits per cell)" }] }, "default": "tlc", "when": [] },
    ],
    "outputs": [
      { "name": "time", "label": "Copy time", "help": "Time of the whole copy.", "unit": "second", "words": {} },
      { "name": "time_low", "label": "Copy time, low", "help": "Lower end of what to expect.", "unit": "second", "words": {} },
      { "name": "time_high", "label": "Copy time, high", "help": "Upper end of what to expect.", "unit": "second", "words": {} },
      { "name": "range_basis", "label": "Basis of the range", "help": "Where the range comes from.", "unit": null, "words": { "fills": "measured on whole fills" } },
      { "name": "limited_by", "label": "Limited by", "help": "What sets the time.", "unit": null, "words": { "flash": "the drive past its cache", "cache": "the drive's cache", "source": "the source" } },
      { "name": "average", "label": "Average rate", "help": "Size over time.", "unit": "byte_per_second", "words": {} },
      { "name": "end_rate", "label": "Rate at the end", "help": "The rate when the last byte is written.", "unit": "byte_per_second", "words": {} },
      { "name": "free", "label": "Free before the copy", "help": "Free space before the copy.", "unit": "byte", "words": {} },
      { "name": "cell_share", "label": "Share of free cells used as cache", "help": "Share of the free cells that the drive uses as cache.", "unit": "ratio", "words": {} },
      { "name": "cell_bits", "label": "Bits per cell", "help": "Bits that one cell holds.", "unit": "bit", "words": {} },
      { "name": "cache", "label": "Cache", "help": "Size of the cache at this fill level.", "unit": "byte", "words": {} },
      { "name": "in_cache", "label": "Written to the cache", "help": "Bytes that fit in the cache.", "unit": "byte", "words": {} },
      { "name": "past_cache", "label": "Written past the cache", "help": "Bytes written once the cache is full.", "unit": "byte", "words": {} },
      { "name": "fast_rate", "label": "Rate while the cache lasts", "help": "Write rate while the cache lasts.", "unit": "byte_per_second", "words": {} },
      { "name": "slow_rate", "label": "Rate once the cache is full", "help": "Write rate once the cache is full.", "unit": "byte_per_second", "words": {} },
      { "name": "fast_time", "label": "Time while the cache lasts", "help": "Time until the cache is full or the copy is done.", "unit": "second", "words": {} },
      { "name": "slow_time", "label": "Time once the cache is full", "help": "Time from the full cache to the end of the copy.", "unit": "second", "words": {} },
      { "name": "source_limit", "label": "Source rate", "help": "Rate of the source; no limit if none is given.", "unit": "byte_per_second", "words": { "null": "no limit" } },
    ],
    "headlines": [
      { "value": "time", "note": "to write {size}: {average} on average", "range": { "low": "time_low", "high": "time_high", "basis": "range_basis" }, "words": { "unstated": "Expect exactly that where the rates hold: nothing goes past the cache, or the source is slower.", "why": "" }, "limit": "limited_by" },
      { "value": "cache", "note": "of cache with {used} of the drive in use", "range": null, "words": { "unstated": "No range: how drives shrink their cache is an assumption, and few reviews measure it.", "why": "The empty drive has {empty_cache}; of that, {static_cache} stays however full it is." }, "limit": "" },
      { "value": "end_rate", "note": "after {size}", "range": null, "words": { "unstated": "No range: past the cache the rate varies, and reviews give one figure.", "why": "" }, "limit": "limited_by" },
    ],
    "limits": {},
    "digits": 3,
    "phrases": {
      "source_rate": { "null": "no limit" },
      "limited_by": { "flash": "The cache takes {in_cache} at {fast_rate}; the other {past_cache} is written past it at {slow_rate}.", "cache": "All of it fits in the cache of {cache}, which takes {fast_rate}.", "source": "The source is the limit: it gives {source_rate}, no more than the drive takes." },
    },
    "stages": [],
    "formula": [
      { "id": "free", "of": "free", "text": "{capacity} × (1 − {used}) = {free}", "when": [], "wordsOnly": false },
      { "id": "cell_share", "of": "cell_share", "text": "({empty_cache} − {static_cache}) × {cell_bits} ÷ {capacity} = {cell_share}", "when": [], "wordsOnly": false },
      { "id": "cache", "of": "cache", "text": "{static_cache} + {cell_share} × {free} ÷ {cell_bits} = {cache}", "when": [], "wordsOnly": false },
      { "id": "in_cache", "of": "in_cache", "text": "the lower of {size} and {cache} = {in_cache}", "when": [], "wordsOnly": false },
      { "id": "past_cache", "of": "past_cache", "text": "{size} − {in_cache} = {past_cache}", "when": [], "wordsOnly": false },
      { "id": "fast_rate", "of": "fast_rate", "text": "the lower of {cache_rate} and {source_limit} = {fast_rate}", "when": [], "wordsOnly": false },
      { "id": "slow_rate", "of": "slow_rate", "text": "the lower of {after_rate} and {source_limit} = {slow_rate}", "when": [], "wordsOnly": false },
      { "id": "fast_time", "of": "fast_time", "text": "{in_cache} ÷ {fast_rate} = {fast_time}", "when": [], "wordsOnly": false },
      { "id": "slow_time", "of": "slow_time", "text": "{past_cache} ÷ {slow_rate} = {slow_time}", "when": [], "wordsOnly": false },
      { "id": "time", "of": "time", "text": "{fast_time} + {slow_time} = {time}", "when": [], "wordsOnly": false },
      { "id": "time_low", "of": "time_low", "text": "{fast_time} + {past_cache} ÷ the lower of {after_rate} ÷ 0.84 and {fast_rate} = {time_low}", "when": [], "wordsOnly": false },
      { "id": "time_high", "of": "time_high", "text": "{fast_time} + {past_cache} ÷ the lower of {after_rate} ÷ 1.14 and {fast_rate} = {time_high}", "when": [], "wordsOnly": false },
      { "id": "average", "of": "average", "text": "{size} ÷ {time} = {average}", "when": [], "wordsOnly": false },
    ],
    "presets": [
      { "slug": "copying-300-gb-samsung-980-pro-1-tb", "question": "How long does copying 300 GB to a Samsung 980 PRO 1 TB take?", "inputs": { "size": 300000000000, "capacity": 1000000000000, "empty_cache": 113000000000, "cache_rate": 4000000000, "after_rate": 1500000000 }, "answer": "time" },
      { "slug": "copying-100-gb-crucial-p1-500-gb", "question": "How long does copying 100 GB to a Crucial P1 500 GB take?", "inputs": { "size": 100000000000, "capacity": 500000000000, "empty_cache": 70000000000, "cache_rate": 950000000, "after_rate": 55000000, "cells": "qlc" }, "answer": "time" },
      { "slug": "copying-250-gb-wd-blue-sn580-1-tb", "question": "How long does copying 250 GB to a WD Blue SN580 1 TB take?", "inputs": { "size": 250000000000, "capacity": 1000000000000, "empty_cache": 341000000000, "cache_rate": 4000000000, "after_rate": 450000000 }, "answer": "time" },
      { "slug": "copying-150-gb-to-a-drive-80-full", "question": "How long does copying 150 GB take when the same drive is 80 % full?", "inputs": { "size": 150000000000, "capacity": 1000000000000, "used": 0.8, "empty_cache": 341000000000, "cache_rate": 4000000000, "after_rate": 450000000 }, "answer": "time" },
      { "slug": "cache-of-samsung-970-evo-80-full", "question": "How much cache does a Samsung 970 EVO 500 GB have left at 80 % full?", "inputs": { "size": 50000000000, "capacity": 500000000000, "used": 0.8, "empty_cache": 22000000000, "static_cache": 4000000000, "cache_rate": 2000000000, "after_rate": 600000000 }, "answer": "cache" },
      { "slug": "copying-300-gb-over-10-gbe-980-pro", "question": "How long does copying 300 GB over 10 GbE to a 980 PRO take?", "inputs": { "size": 300000000000, "source_rate": 1177000000 }, "answer": "time" },
      { "slug": "crucial-p1-1-tb-write-after-200-gb", "question": "How fast does a Crucial P1 1 TB write after 200 GB?", "inputs": { "size": 200000000000, "capacity": 1000000000000, "empty_cache": 140000000000, "cache_rate": 1600000000, "after_rate": 150000000, "cells": "qlc" }, "answer": "end_rate" },
      { "slug": "fill-crucial-t500-2-tb", "question": "How long does it take to fill a Crucial T500 2 TB?", "inputs": { "size": 2000000000000, "capacity": 2000000000000, "empty_cache": 700000000000, "cache_rate": 4000000000, "after_rate": 500000000 }, "answer": "time" },
    ],
    "charts": [
      { "question": "Where does the rate drop?", "input": "size", "output": "end_rate", "from": 1000000000, "to": 1000000000000 },
      { "question": "How long do larger copies take?", "input": "size", "output": "time", "from": 1000000000, "to": 1000000000000 },
      { "question": "How much cache does a fuller drive have left?", "input": "used", "output": "cache", "from": 0, "to": 0.99 },
    ],
    "sources": ["techpowerup-980-pro", "techpowerup-970-evo", "techpowerup-980", "techpowerup-p1", "techpowerup-p5", "techpowerup-sn580", "techpowerup-t500", "techreport-p1", "thefpsreview-970-evo", "sabrent-slc-caching", "newmaxx-slc-cache", "realhardwarereviews-p1"],
    "caveats": ["Assumed: the drive uses the same share of its free cells as cache at any fill level, so that all but the static cache shrinks with the free space. Drives differ: some keep the whole cache for longer; an Intel 660p has only the static cache left at 75 %.", "The cache is empty at the start and the copy does not pause. Idle time frees the cache, as the drive moves its data to slower cells: a second frees some of it. That is not modelled.", "One rate is assumed past the cache, though the drive moves data out of the cache meanwhile: whole fills in reviews took 0.84 to 1.14 times as long there, which is the range.", "The rate past the cache is the review's for an empty drive; heat, small files and existing data lower it.", "The 55 MB/s of the Crucial P1 500 GB is from a forum question, not from a review; its 70 GB of cache is 14 % of its capacity."],
    "drawn": false, "simulated": false,
  },
  {
    "name": "units", "modelVersion": 1, "title": "Which unit is that? MB, MiB, Gb/s and sectors converted", "summary": "Bytes, bits and sectors in powers of 1000 and 1024: what a tool shows, in the unit you need.",
    "groups": [
      { "name": "value", "label": "Value", "folded": false },
    ],
    "inputs": [
      { "name": "value", "group": "value", "label": "Value", "help": "The number that a box, a tool or a specification shows.", "unit": "count", "bare": ["", 1], "example": "18", "nothing": null, "domain": { "kind": "between", "minimum": 0, "maximum": 1000000000000000000, "whole": false }, "default": 18, "when": [] },
      { "name": "from", "group": "value", "label": "Unit", "help": "What it counts. B is a byte, b a bit; k, M, G and T are powers of 1000, Ki, Mi, Gi and Ti of 1024. Some tools print one and mean the other: see below.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "B", "label": "B" }, { "value": "kB", "label": "kB" }, { "value": "MB", "label": "MB" }, { "value": "GB", "label": "GB" }, { "value": "TB", "label": "TB" }, { "value": "PB", "label": "PB" }, { "value": "KiB", "label": "KiB" }, { "value": "MiB", "label": "MiB" }, { "value": "GiB", "label": "GiB" }, { "value": "TiB", "label": "TiB" }, { "value": "PiB", "label": "PiB" }, { "value": "Mb", "label": "Mb" }, { "value": "Gb", "label": "Gb" }, { "value": "sectors of 512 B", "label": "sectors of 512 B" }, { "value": "sectors of 4096 B", "label": "sectors of 4096 B" }, { "value": "kB/s", "label": "kB/s" }, { "value": "MB/s", "label": "MB/s" }, { "value": "GB/s", "label": "GB/s" }, { "value": "TB/s", "label": "TB/s" }, { "value": "KiB/s", "label": "KiB/s" }, { "value": "MiB/s", "label": "MiB/s" }, { "value": "GiB/s", "label": "GiB/s" }, { "value": "TiB/s", "label": "TiB/s" }, { "value": "kb/s", "label": "kb/s" }, { "value": "Mb/s", "label": "Mb/s" }, { "value": "Gb/s", "label": "Gb/s" }, { "value": "Tb/s", "label": "Tb/s" }] }, "default": "TB", "when": [] },
      { "name": "to", "group": "value", "label": "Target unit", "help": "The unit you need, or the one that people usually need instead.", "unit": "count", "bare": ["", 1], "example": "", "nothing": null, "domain": { "kind": "choice", "values": [{ "value": "auto", "label": "The usual counterpart" }, { "value": "B", "label": "B" }, { "value": "kB", "label": "kB" }, { "value": "MB", "label": "MB" }, { "value": "GB", "label": "GB" }, { "value": "TB", "label": "TB" }, { "value": "PB", "label": "PB" }, { "value": "KiB", "label": "KiB" }, { "value": "MiB", "label": "MiB" }, { "value": "GiB", "label": "GiB" }, { "value": "TiB", "label": "TiB" }, { "value": "PiB", "label": "PiB" }, { "value": "Mb", "label": "Mb" }, { "value": "Gb", "label": "Gb" }, { "value": "sectors of 512 B", "label": "sectors of 512 B" }, { "value": "sectors of 4096 B", "label": "sectors of 4096 B" }, { "value": "kB/s", "label": "kB/s" }, { "value": "MB/s", "label": "MB/s" }, { "value": "GB/s", "label": "GB/s" }, { "value": "TB/s", "label": "TB/s" }, { "value": "KiB/s", "label": "KiB/s" }, { "value": "MiB/s", "label": "MiB/s" }, { "value": "GiB/s", "label": "GiB/s" }, { "value": "TiB/s", "label": "TiB/s" }, { "value": "kb/s", "label": "kb/s" }, { "value": "Mb/s", "label": "Mb/s" }, { "value": "Gb/s", "label": "Gb/s" }, { "value": "Tb/s", "label": "Tb/s" }] }, "default": "auto", "when": [] },
    ],
    "outputs": [
      { "name": "converted", "label": "Converted", "help": "The value in the target unit.", "unit": "count", "words": {} },
      { "name": "converted_unit", "label": "Unit", "help": "The target unit.", "unit": null, "words": {} },
      { "name": "difference", "label": "Difference of the numbers", "help": "How much smaller or larger the number gets, where only the powers differ.", "unit": "ratio", "words": { "null": "not only powers differ" } },
      { "name": "change", "label": "Reason", "help": "Why the number changes.", "unit": null, "words": { "decimal_to_binary": "powers of 1024 instead of 1000", "binary_to_decimal": "powers of 1000 instead of 1024", "other": "another unit" } },
      { "name": "bytes", "label": "Bytes", "help": "Bytes, or bytes per second.", "unit": "count", "words": {} },
      { "name": "unit_bytes", "label": "Bytes per target unit", "help": "Bytes in one target unit.", "unit": "count", "words": {} },
      { "name": "megabytes", "label": "MB (or MB/s)", "help": "Powers of 1000.", "unit": "count", "words": {} },
      { "name": "gigabytes", "label": "GB (or GB/s)", "help": "Powers of 1000.", "unit": "count", "words": {} },
      { "name": "terabytes", "label": "TB (or TB/s)", "help": "Powers of 1000.", "unit": "count", "words": {} },
      { "name": "mebibytes", "label": "MiB (or MiB/s)", "help": "Powers of 1024.", "unit": "count", "words": {} },
      { "name": "gibibytes", "label": "GiB (or GiB/s)", "help": "Powers of 1024.", "unit": "count", "words": {} },
      { "name": "tebibytes", "label": "TiB (or TiB/s)", "help": "Powers of 1024.", "unit": "count", "words": {} },
      { "name": "megabits", "label": "Mb (or Mb/s)", "help": "Bits, powers of 1000, as links are sold.", "unit": "count", "words": {} },
      { "name": "gigabits", "label": "Gb (or Gb/s)", "help": "Bits, powers of 1000, as links are sold.", "unit": "count", "words": {} },
      { "name": "sectors_512", "label": "Sectors of 512 B", "help": "Blocks of 512 bytes in that many bytes; a drive sold with this capacity may have a few more.", "unit": "count", "words": { "null": "not for a rate" } },
      { "name": "sectors_4096", "label": "Sectors of 4096 B", "help": "Blocks of 4096 bytes.", "unit": "count", "words": { "null": "not for a rate" } },
      { "name": "drive_rule", "label": "Drive of this capacity, standard", "help": "The standard that sets how many blocks a drive of this capacity has.", "unit": null, "words": { "idema_lba1_03": "IDEMA LBA1-03 (up to 8 TB)", "sff_8447": "SFF-8447 (above 8 TB)", "neither": "not a drive's capacity" } },
      { "name": "drive_sectors_512", "label": "Drive of this capacity, sectors of 512 B", "help": "Blocks of 512 bytes on a drive sold with this capacity, by IDEMA LBA1-03 up to 8 TB and SFF-8447 above.", "unit": "count", "words": { "null": "not a drive's capacity" } },
      { "name": "drive_sectors_4096", "label": "Drive of this capacity, sectors of 4096 B", "help": "The same in blocks of 4096 bytes.", "unit": "count", "words": { "null": "not a drive's capacity" } },
      { "name": "drive_tebibytes", "label": "Drive of this capacity, TiB", "help": "What such a drive holds, in powers of 1024.", "unit": "count", "words": { "null": "not a drive's capacity" } },
    ],
    "headlines": [
      { "value": "converted", "note": "{converted_unit}, from {value} {from}", "range": null, "words": { "unstated": "No range: a conversion is exact.", "why": "" }, "limit": "change" },
    ],
    "limits": {},
    "digits": 5,
    "phrases": {
      "difference": { "null": "not only powers differ" },
      "change": { "decimal_to_binary": "Nothing is missing: powers of 1024 are larger, so the number changes by {difference}.", "binary_to_decimal": "Nothing is gained: powers of 1000 are smaller, so the number changes by {difference}.", "other": "The same in another unit: {bytes} bytes." },
    },
    "stages": [],
    "formula": [
      { "id": "bytes", "of": "bytes", "text": "{value} {from} = {bytes}", "when": [], "wordsOnly": false },
      { "id": "converted", "of": "converted", "text": "{bytes} ÷ {unit_bytes} = {converted}", "when": [], "wordsOnly": false },
      { "id": "drive_sectors_512", "of": "drive_sectors_512", "text": "97,696,368 + 1,953,504 × ({gigabytes} − 50) = {drive_sectors_512}", "when": [{ "name": "drive_rule", "is": ["idema_lba1_03"] }, { "name": "drive_sectors_512", "not": ["null"] }], "wordsOnly": false },
      { "id": "drive_sectors_5122", "of": "drive_sectors_512", "text": "⌈{gigabytes} × 10^9 B ÷ 1 GiB⌉ × 2,097,152 = {drive_sectors_512}", "when": [{ "name": "drive_rule", "is": ["sff_8447"] }, { "name": "drive_sectors_512", "not": ["null"] }], "wordsOnly": false },
    ],
    "presets": [
      { "slug": "18-tb-drive-16-4", "question": "Why does an 18 TB drive show 16.4?", "inputs": { "value": 18, "from": "TB" }, "answer": "converted" },
      { "slug": "500-gb-drive-465", "question": "Why does a 500 GB drive show 465?", "inputs": { "value": 500, "from": "GB" }, "answer": "converted" },
      { "slug": "fio-693mib-s-727mb-s", "question": "Why does fio say both 693MiB/s and 727MB/s?", "inputs": { "value": 693, "from": "MiB/s" }, "answer": "converted" },
      { "slug": "1-gb-s", "question": "How much is 1 Gb/s?", "inputs": { "value": 1, "from": "Gb/s" }, "answer": "converted" },
      { "slug": "hdparm-419-mb-sec", "question": "How many MB/s does hdparm mean by 419 MB/sec?", "inputs": { "value": 419, "from": "MiB/s" }, "answer": "converted" },
      { "slug": "drive-of-976773168-sectors", "question": "How large is a drive of 976773168 sectors?", "inputs": { "value": 976773168, "from": "sectors of 512 B" }, "answer": "converted" },
    ],
    "charts": [],
    "sources": ["idema-lba1-03", "sff-8447", "iec-80000-13", "fio-docs"],
    "caveats": ["fio prints both: MiB/s, and MB/s in parentheses.", "hdparm -t prints \"MB/sec\" and means MiB/s; so does AS SSD with \"MB/s\".", "dd prints MB/s in powers of 1000, and the size in both. CrystalDiskMark prints MB/s in powers of 1000.", "ATTO counts in either, by version and setting: note which.", "Windows prints KB, MB, GB and TB and means KiB, MiB, GiB and TiB; macOS counts in powers of 1000.", "df -h, lsblk and zpool list print G and T and mean GiB and TiB; df -H counts in powers of 1000.", "iperf3 counts bits in powers of 1000 and bytes in powers of 1024.", "What tools print is from their manuals and from use; versions differ. A network's 1 Gb/s is 125 MB/s on the line and 117.7 MB/s over TCP: see the Ethernet calculator.", "Block counts hold for drives that follow the two standards, as hard drives and most SATA drives do; a file system takes its own share."],
    "drawn": false, "simulated": false,
  },
];
