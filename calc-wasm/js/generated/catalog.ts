// Generated from calc-wasm by `npm run gen`. Do not edit.

import type { Calculator } from '../declared.ts';
import declared from './catalog.json' with { type: 'json' };

export type { Domain, Input, Output, Headline, Phrases, When, FormulaLine, Calculator } from '../declared.ts';
/** Inputs that are no single number. */
export type StructureName = 'drives';

/** The names of the calculators, in the order of the site. */
export type CalculatorName = 'pcie' | 'nvme-queue' | 'sata' | 'sas' | 'usb' | 'dmi' | 'ethernet' | 'raid' | 'zfs' | 'mixed-drives' | 'rebuild' | 'queue-depth' | 'write-cache' | 'endurance' | 'units';

/** What takes from a rate or a capacity: all that a breakdown can draw. */
export const layers = ['line', 'encoding', 'clock', 'flit', 'frames', 'headers', 'flow_control', 'handshake', 'commands', 'sharing', 'tunnel', 'waiting', 'drives', 'chip', 'slot', 'raw', 'unused', 'spare', 'labels', 'redundancy', 'padding', 'metadata', 'log', 'slop', 'file_system'] as const;
export type LayerName = (typeof layers)[number];

export interface PcieInputs {
  /** Negotiated generation, not the maximum of the card or slot: `lspci -vv` shows it as LnkSta. */ generation: '1.0' | '2.0' | '3.0' | '4.0' | '5.0' | '6.0' | '7.0';
  /** Negotiated link width: `lspci -vv` shows it as LnkSta. A long slot often has fewer lanes wired than fit it. [lanes] */ lanes: number;
  /** Which way the data flows. In a drive read, the device writes to the host; in a drive write, it reads from the host. */ direction: 'device_writes_host' | 'device_reads_host' | 'both';
  /** Largest payload of one packet; the smallest setting along the path counts. `lspci -vv` shows it as the second MaxPayload. If unknown, the ceiling takes 512, the largest seen on any host, and the expected range starts from 256, the most common. [B] */ max_payload_size: number;
  /** Drives or cards behind this link that are busy at once, on an HBA or behind a switch. */ drives: number;
  /** Throughput of each drive on its own. Leave empty if unknown; the drives are then never the limit. [B/s] */ drive_rate: number;
  /** Largest read a device may request at once; matters only when the device reads from the host. If unknown, the ceiling takes 4 KiB, the largest there is, and the expected range starts from 512, the most common. [B] */ max_read_request_size: number;
  /** Boundary at which a root complex may split completions. [B] */ read_completion_boundary: number;
  /** Payload of each completion. Modern root complexes fill the Max Payload Size; old ones, and some between two devices, split at the Read Completion Boundary. [B] */ completion_size: 'max_payload_size' | 'read_completion_boundary' | '64' | '128' | '256' | '512' | '1024' | '2048' | '4096';
  /** Width of the host addresses in requests: buffers above 4 GiB need 64. The ceiling takes 64 for granted; where all buffers are below, drive reads may exceed it by 1.5 % with 256 B packets. [bit] */ address_bits: number;
  /** End-to-end CRC: 4 more bytes in every packet, rarely switched on. */ ecrc: boolean;
  /** Fixed 256-byte FLITs instead of packets of any length: always on from 6.0, possible below it between two devices that support 6.0. */ flit_mode: 'auto' | 'on' | 'off';
  /** Separate reference clocks with spread spectrum (some cables and backplanes): ten times as many SKP ordered sets. */ sris: boolean;
  /** Acknowledgements and credit updates in the direction of the completions, at any request size. Measured hosts send 0.8 to 4.3. The typical rate counts them, the ceiling does not. */ dllps_per_512_bytes: number;
  /** Size of one transfer or I/O. Small ones leave the last packet partly empty. At most 1 GiB; larger ones change nothing. [B] */ transfer_size: number;
  /** Read requests that may be outstanding at once: 32 without extended tags, 256 with them, 768 with 10-bit tags, up to 16 384 in FLIT mode. Leave empty if unknown; the round trip is then never the limit. */ tags: number;
  /** Time from a read request to its completion; it counts where the outstanding tags are known. 550 ns was measured on idle servers, over 1 µs on others. [s] */ round_trip_time: number;
  /** Share of the typical rate that hardware reaches at least. */ efficiency_low: number;
  /** Share of the ceiling that hardware reaches at most. */ efficiency_high: number;
}

export interface PcieOutputs {
  /** The most payload the wire format allows, with no acknowledgements or credit updates. What is unknown takes the value that carries most, so that no device exceeds it. [B/s] */ ceiling: number;
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
  /** Outstanding requests × their size ÷ the round-trip time; no limit when the device only writes to the host, or where the number of requests is unknown. [B/s] */ latency_bound: number | null;
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
  /** Largest payload of one packet. If unknown, the ceiling takes 512, the largest seen on any host, and the expected range starts from 256, the most common. [B] */ max_payload_size: number;
  /** Commands submitted with one doorbell write and fetched together. 1 at a queue depth of 1. If unknown, the ceiling takes 64 and the low end of the range 8. */ batch: number;
  /** Interrupts for each command: 0 with polling, 1 without coalescing. */ interrupts: number;
}

export interface NvmeQueueOutputs {
  /** Most payload that the wire format allows; no real device exceeds it. [B/s] */ ceiling: number;
  /** The most you can reach here: the ceiling, less what waiting, sharing and the parts behind the link cost. [B/s] */ most: number;
  /** Lower end of what good hardware reaches here. [B/s] */ expected_low: number;
  /** Upper end of what good hardware reaches here. [B/s] */ expected_high: number;
  /** Whether the expected range was measured on this generation or assumed from others. */ range_basis: 'measured' | 'assumed';
  /** Where the figures of this generation come from: its specification, an assumption, or a fit to a measurement. */ confidence: 'specified' | 'assumed' | 'fitted';
  /** What limits the rate. */ limited_by: 'to_host' | 'to_device' | 'drive';
  /** Every bit on the wire, line-code bits included. [B/s] */ line_rate: number;
  /** After the line code. Data sheets call this the bandwidth. [B/s] */ encoded_rate: number;
  /** Share of the line rate left after the line code. */ code_efficiency: number;
  /** Commands per second: the lower of what the link carries and what the drive delivers. [IOPS] */ iops: number;
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
  /** The most you can reach here: the ceiling, less what waiting, sharing and the parts behind the link cost. [B/s] */ most: number;
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
  /** Negotiated link of each drive. Unless the expander buffers, a connection to a drive runs at the drive's rate, and the port's lane idles for the rest (SPL calls it rate matching). */ drive_link: 'auto' | '3G' | '6G' | '12G' | '24G';
  /** Whether the expander buffers for slower drives, so that a 12 Gb/s lane serves two of them at 6 Gb/s (sold as DataBolt or edge buffering). If unknown, the ceiling counts on it and the low end of the range does not. */ edge_buffering: 'auto' | 'on' | 'off';
}

export interface SasOutputs {
  /** Most payload that the wire format allows; no real device exceeds it. [B/s] */ ceiling: number;
  /** The most you can reach here: the ceiling, less what waiting, sharing and the parts behind the link cost. [B/s] */ most: number;
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
  /** What the low end of the range is a share of: the rate after connections without buffering, of SATA drives 85 % of it. [B/s] */ base_rate: number;
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
  /** Payload of each PCIe packet in the tunnel. 128 B is assumed; no host was found that sets 256, which may exceed the ceiling by up to 10 %. [B] */ tunnel_payload: number;
  /** Bandwidth that displays on the same link reserve; it takes priority. A 4K display at 60 Hz takes about 16 Gb/s. Leave empty without displays. [B/s] */ display_rate: number;
  /** USB4 2.0 and Thunderbolt 5 lend a lane of one direction to the other, as Bandwidth Boost does when displays need more than 80 Gb/s. */ balance: 'symmetric' | 'to_drive' | 'to_host';
  /** Data per command. Systems request 120 to 128 KiB by default. [B] */ transfer_size: number;
  /** Time between two commands, where each waits for the previous one (BOT). 250 µs is not in the specification; it is fitted so that BOT gives about 250 MB/s at 5 Gb/s. [s] */ command_gap: number;
  /** EHCI host controllers fit fewer packets into a microframe than the specification allows; the figure for xHCI is unknown. */ controller: 'xhci' | 'ehci';
  /** Packets of 512 bytes in each USB 2.0 microframe: 13 by the specification, 10 for reads and 8 for writes on EHCI. Leave empty for the controller's own number. */ packets_per_microframe: number;
}

export interface UsbOutputs {
  /** Most payload that the wire format allows; no real device exceeds it. [B/s] */ ceiling: number;
  /** The most you can reach here: the ceiling, less what waiting, sharing and the parts behind the link cost. [B/s] */ most: number;
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
  /** After the PCIe link at the tunnel's ends and the controller cap; no loss without a tunnel. [B/s] */ after_tunnel: number;
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
  /** Largest payload of one packet on this link; `lspci -vv` shows it as the second MaxPayload. If unknown, the ceiling takes 512 and the expected range starts from 256, as for any PCIe link; some chipsets have 128. [B] */ max_payload_size: number;
}

export interface DmiOutputs {
  /** Most payload that the wire format allows; no real device exceeds it. [B/s] */ ceiling: number;
  /** The most you can reach here: the ceiling, less what waiting, sharing and the parts behind the link cost. [B/s] */ most: number;
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
  /** The same with as many acknowledgements and credit updates as hosts usually send, and with packets of 256 bytes where the Max Payload Size is unknown. [B/s] */ typical: number;
  /** What all drives deliver together; no limit if their rate is unknown. [B/s] */ drives_rate: number | null;
  /** Rate left for each drive when all are busy. [B/s] */ per_drive: number;
  /** All drives together ÷ one drive alone on this link: the most that striping can gain. */ speedup: number;
}

export interface EthernetInputs {
  /** Negotiated rate: `ethtool` shows 1000Mb/s, 2500Mb/s and so on. */ generation: '1G' | '2.5G' | '5G' | '10G' | '25G' | '40G' | '50G' | '100G' | '200G' | '400G' | '800G' | 'InfiniBand EDR' | 'InfiniBand HDR' | 'InfiniBand NDR' | 'InfiniBand XDR';
  /** Largest IP packet in one frame: usually 1500, 9000 for jumbo frames; every device on the path must agree. From 576, which every IPv4 host must accept, to 9216, the limit of common switches. [B] */ mtu: number;
  /** Throughput of the drives or the array at the end. Leave empty if unknown; the storage is then never the limit. [B/s] */ drive_rate: number;
  /** Network protocol. Each adds headers to a request's data; RDMA has its own packets. */ transport: 'tcp' | 'nfs' | 'smb' | 'smb_signed' | 'smb_encrypted' | 'iscsi' | 'nvme_tcp' | 'rocev2';
  /** Data of one request: at most rsize of NFS, the negotiated maximum of SMB, or the block size of the program. [B] */ block_size: number;
  /** Requests that each stream keeps in flight. Leave empty if there are always enough; the round trip is then never the limit. */ queue_depth: number;
  /** Connections or programs that ask at once. */ streams: number;
  /** From a request until its answer starts, storage included; `ping` shows the network's part. At most 0.6 s, a hop over a geostationary satellite. [s] */ round_trip_time: number;
  /** Equal ports used as one. Switches spread streams evenly over 2, 4 or 8 ports. */ ports: number;
  /** Whether each stream uses every port, as with SMB Multichannel, NFS session trunking or iSCSI multipathing. In an LACP bond, each stream stays on one port. */ multichannel: boolean;
  /** IPv6 headers take 40 bytes, IPv4 headers 20. */ protocol: 'ipv4' | 'ipv6';
  /** TCP timestamps take 12 bytes of each packet; Linux sends them, Windows usually does not. If unknown, the ceiling leaves them out and the low end of the range counts them. */ timestamps: 'auto' | 'on' | 'off';
  /** A VLAN tag takes 4 bytes of each frame. */ vlan: boolean;
}

export interface EthernetOutputs {
  /** Most payload that the wire format allows; no real device exceeds it. [B/s] */ ceiling: number;
  /** The most you can reach here: the ceiling, less what waiting, sharing and the parts behind the link cost. [B/s] */ most: number;
  /** Lower end of what good hardware reaches here. [B/s] */ expected_low: number;
  /** Upper end of what good hardware reaches here. [B/s] */ expected_high: number;
  /** Whether the expected range was measured on this generation or assumed from others. */ range_basis: 'measured' | 'assumed';
  /** Where the figures of this generation come from: its specification, an assumption, or a fit to a measurement. */ confidence: 'specified' | 'assumed' | 'fitted';
  /** What limits the rate. */ limited_by: 'link' | 'streams' | 'waiting' | 'drives';
  /** Every bit on the wire, line-code bits included. [B/s] */ line_rate: number;
  /** After the line code. Data sheets call this the bandwidth. [B/s] */ encoded_rate: number;
  /** Share of the line rate left after the line code. */ code_efficiency: number;
  /** After preamble, addresses, checksum and the gap between frames. [B/s] */ after_frames: number;
  /** After the headers of IP and of TCP or RDMA. [B/s] */ after_headers: number;
  /** Ports that the streams can fill. */ ports_used: number;
  /** What the streams can fill of the ports. [B/s] */ after_streams: number;
  /** After waiting for answers, where too few requests are in flight. [B/s] */ after_latency: number;
  /** Base of the low end: as many ports as the streams use nine times in ten, each at the least measured, with the timestamps that most senders add. [B/s] */ base_rate: number;
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
  /** Size of one I/O, to show how many drives it touches. [B] */ io_size: number;
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
  /** Drives in each RAID-Z vdev when it was created, where drives were attached since (RAID-Z expansion). AVAIL keeps counting by that width; what fits is for records written now. Leave empty if never expanded. */ expanded_from: number;
  /** Sector size as a power of two: 12 is 4 KiB. */ ashift: number;
  /** OpenZFS version, which decides how much space is kept back. */ version: '2.1+' | '2.0' | '0.7' | '0.6';
  /** ZFS on Linux partitions whole drives; TrueNAS CORE also took 2 GiB from each for swap. */ partition: 'linux' | 'whole' | 'truenas_core';
  /** Whether a 4TB drive has the 4 000 787 030 016 bytes that makers agreed on, or exactly 4 × 10¹². */ marketed: boolean;
  /** Data drives of a dRAID group. */ draid_data: number;
  /** Distributed spares of a dRAID. */ draid_spares: number;
  /** Drives of a special vdev for metadata and small blocks, as one mirror; 0 for none. Log and cache devices add no space and have no field here. */ special_drives: number;
  /** Size of each drive of the special vdev, as on the label. [B] */ special_size: number;
  /** Metadata as a share of the data: about 0.1 % with records of 128 KiB and long files, 1 % and more with many small ones. `zdb -bbb` prints it for a pool that exists. */ metadata_share: number;
  /** Share of the data in blocks no larger than `special_small_blocks`, which go to the special vdev as well. 0 where that is not set. */ small_share: number;
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
  /** Plan for this: Oracle advises staying below 80 % if files are rewritten in small pieces, below 90 % otherwise. [B] */ planned: number;
  /** Data drives × their size: what the labels promise. [B] */ nominal: number;
  /** Drive failures that every vdev survives. */ tolerance: number;
  /** Drive failures that the pool survives in the best case. */ best_tolerance: number;
  /** What to know first. */ verdict: 'even' | 'wasted' | 'padded' | 'unprotected' | 'mismatched' | 'weak_special';
  /** Space on larger drives that their vdev cannot use. [B] */ wasted: number;
  /** Smallest drive size that leaves space on larger drives unused. [B] */ wasted_by: number | null;
  /** Capacity of the special vdev. It counts toward SIZE, not AVAIL, since data may never go there. [B] */ special: number;
  /** What a special vdev must hold for a full pool: ZFS keeps a quarter of it for metadata alone. [B] */ special_needed: number;
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
  /** After reserving one metaslab per vdev for the log. [B] */ after_log: number;
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
  /** Drives in one redundancy group: 2 for a mirror, all drives for RAID 5 or RAID 6. */ drives: number;
  /** Drive failures that the group survives: 1 for RAID 5, RAID-Z1 and a mirror of two, 2 for RAID 6 and RAID-Z2. */ tolerance: number;
  /** Size of each drive. [B] */ capacity: number;
  /** Average over the whole drive; with an inner-track rate, that of the outer tracks, as data sheets print it. [B/s] */ drive_rate: number;
  /** Share of the drives' time that other I/O takes. */ load: number;
  /** The pool's groups; each can lose data. */ groups: number;
  /** Share of a drive that is rebuilt: all of it in RAID, what is in use in ZFS and btrfs. */ rebuilt_share: number;
  /** Share of the drive's rate that its inner tracks reach, where that rate is of the outer tracks: about 50 % for hard disks. 100 % where it is an average, and for SSDs. */ slow_end: number;
  /** Data and parity drives of one dRAID stripe, where the rebuild fills spare space on all drives, which then share the work. Leave empty if it fills a new drive. */ stripe_drives: number;
  /** Payload rate of the link that all drives of the group share. Leave empty if each has its own. [B/s] */ link_rate: number;
  /** SATA carries data in one direction at a time: behind a port multiplier, writing the new drive takes its share of the link besides the reads. */ link_duplex: 'full' | 'half';
  /** md's limit in KiB/s, as `cat /proc/sys/dev/raid/speed_limit_max` prints it. Leave empty if there is none. [B/s] */ speed_limit: number;
  /** From the failure until a new drive is in place. With a hot spare the rebuild starts at once, and this is the time until the spare itself is replaced. [s] */ replace_time: number;
  /** Standby drives per group. At most 3: more make no measurable difference. */ hot_spares: number;
  /** Share of drives that fail in a year (AFR). Backblaze saw 1.57 % in 2024. */ afr: number;
  /** How much more often the other drives fail while one is down: drives from one batch tend to fail together, and a rebuild strains them. 1 means independent failures. */ correlation: number;
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
  /** Time of one request on its own, used if fewer than two of the values above are given. 51 to 68 µs are usual for 4 KiB reads of a flash drive, 10 ms for a hard drive. [s] */ unloaded_latency: number;
  /** From the drive's data sheet, for this block size. Leave empty if unknown; the drive is then never the limit. [IOPS] */ max_iops: number;
  /** Payload rate of the drive's link, from its calculator. Leave empty if unknown; the link is then never the limit. [B/s] */ link_rate: number;
  /** The queue depth to compare with; data sheets state IOPS at 32 or more. */ other_depth: number;
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

export interface EnduranceInputs {
  /** TBW on the data sheet. Where it states DWPD: DWPD × capacity × days of the warranty. [B] */ rated_writes: number;
  /** Capacity of one drive. [B] */ capacity: number;
  /** The maker's warranty; drive writes per day (DWPD) count over it. [s] */ warranty: number;
  /** Data that programs write in a day, before copies and parity. [B] */ written: number;
  /** Bytes that reach the array for each that programs write: file systems, databases and copy-on-write add theirs. About 1 for long files, more for small synchronous writes. */ amplification: number;
  /** Drives of the array that share the writes. */ drives: number;
  /** Copies of all data: 2 for mirrors and RAID 10, 1 otherwise. */ copies: number;
  /** Drives' worth of parity: 1 for RAID 5 and RAID-Z1, 2 for RAID 6 and RAID-Z2. */ parity: number;
  /** Small writes that update parity in place, as in RAID 5 and 6, write it again for each block. RAID-Z and long writes fill whole stripes. */ small_writes: boolean;
}

export interface EnduranceOutputs {
  /** From new until the rated writes are reached; never where nothing is written. [s] */ lifetime: number;
  /** What ends first, the rated writes or the warranty. */ limited_by: 'rating' | 'warranty';
  /** What each drive is written in a day. [B] */ drive_writes: number;
  /** What all drives are written for each byte that reaches the array. */ layout_writes: number;
  /** Drive writes per day: the share of its capacity that each drive is written in a day. */ used_dwpd: number;
  /** The same as the rating allows over the warranty. */ rated_dwpd: number;
  /** Share of the rated writes that is used when the warranty ends. */ warranty_use: number;
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
  'endurance': { inputs: EnduranceInputs; outputs: EnduranceOutputs };
  'units': { inputs: UnitsInputs; outputs: UnitsOutputs };
}

export const catalog = declared as unknown as Calculator[];
