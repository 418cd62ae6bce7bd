// generated, do not edit; run `npm run gen`

export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date';

export interface Column {
  name: string;
  type: ColumnType;
  title: string;
  description: string;
  /** Base unit; absent where the column has none. */
  unit?: string;
  /** The only values allowed. */
  enum?: readonly (string | number)[];
  example?: string;
  required: boolean;
}

export interface Table {
  name: string;
  /** Name in the database. */
  sqlName: string;
  /** Where its rows come from. */
  kind: 'registry' | 'set' | 'computed' | 'view';
  title: string;
  description: string;
  primaryKey: readonly string[];
  columns: readonly Column[];
}

export type TableName = "dmi-generations" | "drives" | "link-generations" | "pcie-generations" | "platforms" | "predictions" | "results" | "runs" | "sources" | "measurements";

export const tables: Record<TableName, Table> = {
  "dmi-generations": {
    "name": "dmi-generations",
    "sqlName": "dmi_generations",
    "kind": "registry",
    "title": "DMI generations",
    "description": "Links between Intel processors and their chipsets: PCI Express under another name. The calculators' core is built from this table.",
    "primaryKey": [
      "generation"
    ],
    "columns": [
      {
        "name": "generation",
        "type": "string",
        "title": "Generation",
        "description": "Revision of DMI.",
        "example": "3.0",
        "required": true
      },
      {
        "name": "pcie_generation",
        "type": "string",
        "title": "PCIe generation",
        "description": "The generation of PCI Express that it is on the wire.",
        "example": "3.0",
        "required": true
      },
      {
        "name": "lanes",
        "type": "string",
        "title": "Widths",
        "description": "Lanes that exist, separated by one space, ascending.",
        "example": "4 8",
        "required": true
      },
      {
        "name": "expected_low",
        "type": "number",
        "title": "Expected, low",
        "description": "Lower end of what good hardware reaches, as a share of what the model says.",
        "example": "0.92",
        "required": true
      },
      {
        "name": "expected_high",
        "type": "number",
        "title": "Expected, high",
        "description": "Upper end of the same.",
        "example": "0.98",
        "required": true
      },
      {
        "name": "range_basis",
        "type": "string",
        "title": "Basis of the range",
        "description": "measured: on this generation. assumed: taken over from a related one, or from experience.",
        "enum": [
          "measured",
          "assumed"
        ],
        "example": "measured",
        "required": true
      },
      {
        "name": "confidence",
        "type": "string",
        "title": "Confidence",
        "description": "specified: the specification's own figures. assumed: from memory, or carried over from another generation. fitted: chosen so that a measurement is met.",
        "enum": [
          "specified",
          "assumed",
          "fitted"
        ],
        "example": "specified",
        "required": true
      },
      {
        "name": "sources",
        "type": "string",
        "title": "Sources",
        "description": "Keys of content/references.yaml, separated by one space.",
        "example": "kingye-dmi",
        "required": true
      },
      {
        "name": "note",
        "type": "string",
        "title": "Note",
        "description": "What is taken over, fitted or left open.",
        "example": "x8 since the 500 series",
        "required": false
      }
    ]
  },
  "drives": {
    "name": "drives",
    "sqlName": "drives",
    "kind": "registry",
    "title": "Drives",
    "description": "Drive models that runs refer to. Facts about the model, not measurements of it.",
    "primaryKey": [
      "drive_id"
    ],
    "columns": [
      {
        "name": "drive_id",
        "type": "string",
        "title": "Drive",
        "description": "Short name of the model: vendor, model and capacity where it matters.",
        "example": "patriot-hellfire-240gb",
        "required": true
      },
      {
        "name": "vendor",
        "type": "string",
        "title": "Vendor",
        "description": "Brand on the drive.",
        "example": "Patriot",
        "required": true
      },
      {
        "name": "model",
        "type": "string",
        "title": "Model",
        "description": "Model name without the vendor.",
        "example": "Hellfire",
        "required": true
      },
      {
        "name": "capacity_bytes",
        "type": "integer",
        "title": "Capacity",
        "description": "Raw capacity as sold, in decimal bytes, when the source names it.",
        "unit": "B",
        "example": "240000000000",
        "required": false
      },
      {
        "name": "medium",
        "type": "string",
        "title": "Medium",
        "description": "What stores the bits, when known.",
        "enum": [
          "nand",
          "nand_slc",
          "nand_mlc",
          "nand_tlc",
          "nand_qlc",
          "optane",
          "hdd_cmr",
          "hdd_smr"
        ],
        "example": "nand",
        "required": false
      },
      {
        "name": "protocol",
        "type": "string",
        "title": "Protocol",
        "description": "Command protocol that the drive speaks.",
        "enum": [
          "nvme",
          "sata",
          "sas",
          "usb"
        ],
        "example": "nvme",
        "required": true
      },
      {
        "name": "interface_generation_max",
        "type": "string",
        "title": "Newest generation",
        "description": "Newest generation of its link that the drive supports, when the source names it.",
        "example": "3.0",
        "required": false
      },
      {
        "name": "interface_lanes_max",
        "type": "integer",
        "title": "Most lanes",
        "description": "Widest link that the drive supports, when the source names it.",
        "unit": "lane",
        "example": "4",
        "required": false
      },
      {
        "name": "source_url",
        "type": "string",
        "title": "Source",
        "description": "Where these facts can be read.",
        "example": "https://www.example.org/review/4",
        "required": false
      },
      {
        "name": "source_note",
        "type": "string",
        "title": "Source in words",
        "description": "The source where it has no known address, or what it leaves open.",
        "example": "Named in ixbt-2017-pcie-modes.",
        "required": false
      }
    ]
  },
  "link-generations": {
    "name": "link-generations",
    "sqlName": "link_generations",
    "kind": "registry",
    "title": "Generations of SATA, SAS, USB, Thunderbolt and Ethernet",
    "description": "What a generation fixes about its wire format, and what was measured on it. The calculators' core is built from this table.",
    "primaryKey": [
      "interface",
      "generation"
    ],
    "columns": [
      {
        "name": "interface",
        "type": "string",
        "title": "Interface",
        "description": "The calculator that the row belongs to; Thunderbolt shares that of USB.",
        "enum": [
          "sata",
          "sas",
          "usb",
          "ethernet"
        ],
        "example": "sata",
        "required": true
      },
      {
        "name": "generation",
        "type": "string",
        "title": "Generation",
        "description": "As the standard writes it.",
        "example": "3.2 Gen 2x2",
        "required": true
      },
      {
        "name": "label",
        "type": "string",
        "title": "Label",
        "description": "The generation as a form shows it, with the rate that people know it by.",
        "example": "3.x (6 Gb/s)",
        "required": true
      },
      {
        "name": "transfer_rate_per_s",
        "type": "integer",
        "title": "Transfer rate",
        "description": "Bits per second on one lane, in one direction, before the line code.",
        "unit": "1/s",
        "example": "6000000000",
        "required": true
      },
      {
        "name": "lanes",
        "type": "integer",
        "title": "Lanes",
        "description": "Lanes of one link in each direction; wide ports are several links.",
        "unit": "lane",
        "example": "1",
        "required": true
      },
      {
        "name": "line_code",
        "type": "string",
        "title": "Line code",
        "description": "How payload bits become line bits. After code: the rate is already stated without it.",
        "enum": [
          "8b/10b",
          "64b/66b",
          "128b/132b",
          "128b/150b",
          "NRZI",
          "PAM3",
          "after code"
        ],
        "example": "8b/10b",
        "required": true
      },
      {
        "name": "code_payload_bits",
        "type": "integer",
        "title": "Payload bits per code block",
        "description": "Bits that a block of the line code carries.",
        "example": "8",
        "required": true
      },
      {
        "name": "code_line_bits",
        "type": "integer",
        "title": "Line bits per code block",
        "description": "Bits that the block takes on the wire.",
        "example": "10",
        "required": true
      },
      {
        "name": "clock_bytes",
        "type": "integer",
        "title": "Clock and error correction",
        "description": "Bytes for clock alignment or error correction in each period. Empty where there are none, or where they are not known.",
        "unit": "B",
        "example": "8",
        "required": false
      },
      {
        "name": "clock_period_bytes",
        "type": "integer",
        "title": "Clock period",
        "description": "Bytes from one such piece to the next, itself included.",
        "unit": "B",
        "example": "1024",
        "required": false
      },
      {
        "name": "packet_payload_bytes",
        "type": "integer",
        "title": "Packet payload",
        "description": "Most payload of one packet or frame. Empty where the reader sets it.",
        "unit": "B",
        "example": "8192",
        "required": false
      },
      {
        "name": "packet_overhead_bytes",
        "type": "integer",
        "title": "Packet overhead",
        "description": "Headers, framing, CRC and replies that come with each packet.",
        "unit": "B",
        "example": "16",
        "required": false
      },
      {
        "name": "packets_per_frame",
        "type": "integer",
        "title": "Packets per frame",
        "description": "Most bulk packets of full size that a frame or microframe holds. Empty where there are no frames.",
        "example": "13",
        "required": false
      },
      {
        "name": "frames_per_s",
        "type": "integer",
        "title": "Frames per second",
        "description": "Frames or microframes per second.",
        "unit": "1/s",
        "example": "8000",
        "required": false
      },
      {
        "name": "pcie_generations",
        "type": "string",
        "title": "Tunnelled PCIe generations",
        "description": "Generations of PCI Express at the ends of its tunnel, four lanes each, the usual one first. Empty where nothing is tunnelled.",
        "example": "3.0 4.0",
        "required": false
      },
      {
        "name": "pcie_cap_bytes_per_s",
        "type": "integer",
        "title": "Cap on PCIe data",
        "description": "What controllers let through for PCI Express, whatever the link could carry. Empty where no cap is known.",
        "unit": "B/s",
        "example": "2750000000",
        "required": false
      },
      {
        "name": "expected_low",
        "type": "number",
        "title": "Expected, low",
        "description": "Lower end of what good hardware reaches, as a share of what the model says.",
        "example": "0.92",
        "required": true
      },
      {
        "name": "expected_high",
        "type": "number",
        "title": "Expected, high",
        "description": "Upper end of the same.",
        "example": "0.98",
        "required": true
      },
      {
        "name": "range_basis",
        "type": "string",
        "title": "Basis of the range",
        "description": "measured: on this generation. assumed: taken over from a related one, or from experience.",
        "enum": [
          "measured",
          "assumed"
        ],
        "example": "measured",
        "required": true
      },
      {
        "name": "confidence",
        "type": "string",
        "title": "Confidence",
        "description": "specified: the specification's own figures. assumed: from memory, or carried over from another generation. fitted: chosen so that a measurement is met.",
        "enum": [
          "specified",
          "assumed",
          "fitted"
        ],
        "example": "specified",
        "required": true
      },
      {
        "name": "sources",
        "type": "string",
        "title": "Sources",
        "description": "Keys of content/references.yaml, separated by one space.",
        "example": "sata-3.5",
        "required": true
      },
      {
        "name": "note",
        "type": "string",
        "title": "Note",
        "description": "What is taken over, fitted or left open.",
        "example": "range taken over from 3.0",
        "required": false
      }
    ]
  },
  "pcie-generations": {
    "name": "pcie-generations",
    "sqlName": "pcie_generations",
    "kind": "registry",
    "title": "PCI Express generations",
    "description": "What a generation of PCI Express fixes about its wire format. The calculators' core is built from this table.",
    "primaryKey": [
      "generation"
    ],
    "columns": [
      {
        "name": "generation",
        "type": "string",
        "title": "Generation",
        "description": "Revision that introduced the transfer rate.",
        "example": "3.0",
        "required": true
      },
      {
        "name": "transfer_rate_per_s",
        "type": "integer",
        "title": "Transfer rate",
        "description": "Transfers per second on one lane, in one direction, before the line code.",
        "unit": "1/s",
        "example": "8000000000",
        "required": true
      },
      {
        "name": "line_code",
        "type": "string",
        "title": "Line code",
        "description": "How payload bits become line bits.",
        "enum": [
          "8b/10b",
          "128b/130b",
          "1b/1b"
        ],
        "example": "128b/130b",
        "required": true
      },
      {
        "name": "code_payload_bits",
        "type": "integer",
        "title": "Payload bits per code block",
        "description": "Bits that a block of the line code carries.",
        "example": "128",
        "required": true
      },
      {
        "name": "code_line_bits",
        "type": "integer",
        "title": "Line bits per code block",
        "description": "Bits that the block takes on the wire.",
        "example": "130",
        "required": true
      },
      {
        "name": "flit_required",
        "type": "boolean",
        "title": "FLIT required",
        "description": "Whether the rate can only be used in FLIT mode.",
        "example": "false",
        "required": true
      },
      {
        "name": "framing_bytes",
        "type": "integer",
        "title": "Framing per packet",
        "description": "Framing, sequence number and LCRC around one TLP outside FLIT mode.",
        "unit": "B",
        "example": "8",
        "required": true
      },
      {
        "name": "skp_bytes",
        "type": "integer",
        "title": "SKP ordered set",
        "description": "Size of one SKP ordered set on one lane.",
        "unit": "B",
        "example": "16",
        "required": true
      },
      {
        "name": "skp_period_bytes",
        "type": "integer",
        "title": "SKP period",
        "description": "Longest stretch of one lane between SKP ordered sets outside FLIT mode, with a common clock.",
        "unit": "B",
        "example": "6016",
        "required": false
      },
      {
        "name": "skp_period_sris_bytes",
        "type": "integer",
        "title": "SKP period, SRIS",
        "description": "The same with separate clocks and independent spread spectrum.",
        "unit": "B",
        "example": "608",
        "required": false
      },
      {
        "name": "flit_skp_bytes",
        "type": "integer",
        "title": "SKP ordered set, FLIT",
        "description": "Size of one SKP ordered set on one lane in FLIT mode.",
        "unit": "B",
        "example": "40",
        "required": true
      },
      {
        "name": "flit_skp_flits",
        "type": "integer",
        "title": "FLITs between SKP",
        "description": "FLITs between SKP ordered sets on a x16 link. Empty where SKP is scheduled by symbols.",
        "example": "748",
        "required": false
      },
      {
        "name": "flit_skp_sris_flits",
        "type": "integer",
        "title": "FLITs between SKP, SRIS",
        "description": "The same with separate clocks and independent spread spectrum.",
        "example": "74",
        "required": false
      },
      {
        "name": "confidence",
        "type": "string",
        "title": "Confidence",
        "description": "specified: read in the sources. assumed: carried over from another generation.",
        "enum": [
          "specified",
          "assumed"
        ],
        "example": "specified",
        "required": true
      },
      {
        "name": "sources",
        "type": "string",
        "title": "Sources",
        "description": "Keys of content/references.yaml, separated by one space.",
        "example": "intel-an-690 pcie-base-6.3",
        "required": true
      },
      {
        "name": "note",
        "type": "string",
        "title": "Note",
        "description": "What is taken over or left open.",
        "example": "FLIT layout taken over from 6.0",
        "required": false
      }
    ]
  },
  "platforms": {
    "name": "platforms",
    "sqlName": "platforms",
    "kind": "registry",
    "title": "Platforms",
    "description": "Computers that runs refer to.",
    "primaryKey": [
      "platform_id"
    ],
    "columns": [
      {
        "name": "platform_id",
        "type": "string",
        "title": "Platform",
        "description": "Short name of the computer or of the part that identifies it.",
        "example": "core-i7-5960x-sabertooth-x99",
        "required": true
      },
      {
        "name": "name",
        "type": "string",
        "title": "Name",
        "description": "How a reader would name it.",
        "example": "Core i7-5960X on Asus Sabertooth X99",
        "required": true
      },
      {
        "name": "cpu_model",
        "type": "string",
        "title": "Processor",
        "description": "Processor model, when known.",
        "example": "Intel Core i7-5960X",
        "required": false
      },
      {
        "name": "cpu_cores",
        "type": "integer",
        "title": "Cores",
        "description": "Physical cores of one processor, when the source names them.",
        "example": "8",
        "required": false
      },
      {
        "name": "chipset",
        "type": "string",
        "title": "Chipset",
        "description": "Chipset, when known.",
        "example": "Intel X99",
        "required": false
      },
      {
        "name": "board",
        "type": "string",
        "title": "Board or system",
        "description": "Motherboard or complete system, when known.",
        "example": "Asus Sabertooth X99",
        "required": false
      },
      {
        "name": "os",
        "type": "string",
        "title": "Operating system",
        "description": "Operating system and version, when known.",
        "example": "Ubuntu 14.04.1",
        "required": false
      },
      {
        "name": "source_url",
        "type": "string",
        "title": "Source",
        "description": "Where these facts can be read.",
        "example": "https://www.example.org/review/4",
        "required": false
      },
      {
        "name": "source_note",
        "type": "string",
        "title": "Source in words",
        "description": "The source where it has no known address, or what it leaves open.",
        "example": "Named in ixbt-2017-pcie-modes.",
        "required": false
      }
    ]
  },
  "predictions": {
    "name": "predictions",
    "sqlName": "predictions",
    "kind": "computed",
    "title": "Predictions",
    "description": "What the model says about measured rows: computed by the build, never contributed. One row per result whose run states enough to compute it.",
    "primaryKey": [
      "set_id",
      "result_id"
    ],
    "columns": [
      {
        "name": "set_id",
        "type": "string",
        "title": "Set",
        "description": "The set that holds the result.",
        "example": "habr-pcie-290",
        "required": true
      },
      {
        "name": "result_id",
        "type": "string",
        "title": "Result",
        "description": "The result that the prediction stands beside.",
        "example": "new-board-any-slot",
        "required": true
      },
      {
        "name": "calculator",
        "type": "string",
        "title": "Calculator",
        "description": "The calculator that made the prediction.",
        "example": "pcie",
        "required": true
      },
      {
        "name": "model_version",
        "type": "integer",
        "title": "Model version",
        "description": "Version of the calculator that made the prediction.",
        "example": "1",
        "required": true
      },
      {
        "name": "ceiling_bytes_per_s",
        "type": "number",
        "title": "Ceiling",
        "description": "Payload bandwidth that the wire format allows, per direction.",
        "unit": "B/s",
        "example": "456000000",
        "required": true
      },
      {
        "name": "expected_low_bytes_per_s",
        "type": "number",
        "title": "Expected, low end",
        "description": "Low end of what good silicon was measured to reach.",
        "unit": "B/s",
        "example": "424000000",
        "required": true
      },
      {
        "name": "expected_high_bytes_per_s",
        "type": "number",
        "title": "Expected, high end",
        "description": "High end of what good silicon was measured to reach.",
        "unit": "B/s",
        "example": "451000000",
        "required": true
      }
    ]
  },
  "results": {
    "name": "results",
    "sqlName": "results",
    "kind": "set",
    "title": "Results",
    "description": "Measured figures: one row per run, load and direction. A figure is per direction of the link and never a vendor's rating.",
    "primaryKey": [
      "set_id",
      "result_id"
    ],
    "columns": [
      {
        "name": "set_id",
        "type": "string",
        "title": "Set",
        "description": "The contribution that holds the row: the name of its folder.",
        "example": "habr-pcie-290",
        "required": true
      },
      {
        "name": "result_id",
        "type": "string",
        "title": "Result",
        "description": "Short name of the result, unique inside its set.",
        "example": "x99-1.0-x1-seq",
        "required": true
      },
      {
        "name": "run_id",
        "type": "string",
        "title": "Run",
        "description": "The run it belongs to.",
        "example": "x99-chipset-1.0-x1",
        "required": true
      },
      {
        "name": "direction",
        "type": "string",
        "title": "Direction",
        "description": "Which way the counted bytes moved. device_writes_host: a drive being read, GPU to host. device_reads_host: a drive being written, host to GPU. host_writes_device: stores by the processor. both: the source gives one figure for either way. unspecified: it does not say.",
        "enum": [
          "device_writes_host",
          "device_reads_host",
          "host_writes_device",
          "both",
          "unspecified"
        ],
        "example": "device_writes_host",
        "required": true
      },
      {
        "name": "duplex",
        "type": "string",
        "title": "Traffic",
        "description": "Whether similar traffic ran the other way at the same time. The figure stays per direction.",
        "enum": [
          "one_way",
          "two_way",
          "unknown"
        ],
        "example": "one_way",
        "required": true
      },
      {
        "name": "access",
        "type": "string",
        "title": "Access",
        "description": "Access pattern: sequential, random, a mixture, a bulk copy of memory, or not given.",
        "enum": [
          "seq",
          "rand",
          "mixed",
          "copy",
          "unspecified"
        ],
        "example": "seq",
        "required": true
      },
      {
        "name": "block_size_bytes",
        "type": "integer",
        "title": "Block size",
        "description": "Bytes per request of the load, when given.",
        "unit": "B",
        "example": "131072",
        "required": false
      },
      {
        "name": "queue_depth",
        "type": "integer",
        "title": "Queue depth",
        "description": "Requests kept in flight by each job, when given.",
        "example": "8",
        "required": false
      },
      {
        "name": "jobs",
        "type": "integer",
        "title": "Jobs",
        "description": "Threads or processes that each keep the queue depth, when given.",
        "example": "1",
        "required": false
      },
      {
        "name": "devices",
        "type": "integer",
        "title": "Devices",
        "description": "Drives or devices loaded at once; the figure is their sum. Empty when the source does not say.",
        "example": "3",
        "required": false
      },
      {
        "name": "bandwidth_bytes_per_s",
        "type": "number",
        "title": "Bandwidth",
        "description": "Measured bandwidth. Empty when the source gives only a range or a ratio.",
        "unit": "B/s",
        "example": "438304768",
        "required": false
      },
      {
        "name": "bandwidth_low_bytes_per_s",
        "type": "number",
        "title": "Bandwidth, low end",
        "description": "Low end of the range that the source gives. Alone: at least this much.",
        "unit": "B/s",
        "example": "188743680",
        "required": false
      },
      {
        "name": "bandwidth_high_bytes_per_s",
        "type": "number",
        "title": "Bandwidth, high end",
        "description": "High end of the range that the source gives.",
        "unit": "B/s",
        "example": "230686720",
        "required": false
      },
      {
        "name": "iops",
        "type": "number",
        "title": "Operations per second",
        "description": "Measured operations per second, when the source gives them.",
        "unit": "1/s",
        "example": "47399617.6",
        "required": false
      },
      {
        "name": "counted",
        "type": "string",
        "title": "Bytes counted",
        "description": "payload: the data that the user asked for. wire: packets with their overhead, as a counter on the link sees them.",
        "enum": [
          "payload",
          "wire"
        ],
        "example": "payload",
        "required": true
      },
      {
        "name": "link_limited",
        "type": "string",
        "title": "Link is the limit",
        "description": "Whether the wire rate of the link set the figure, as far as the source allows to judge.",
        "enum": [
          "yes",
          "partly",
          "no",
          "unknown"
        ],
        "example": "yes",
        "required": true
      },
      {
        "name": "precision",
        "type": "string",
        "title": "Precision",
        "description": "exact: as measured. approximate: rounded or estimated by the author. relative: only a ratio to another row is given.",
        "enum": [
          "exact",
          "approximate",
          "relative"
        ],
        "example": "approximate",
        "required": true
      },
      {
        "name": "relative_value",
        "type": "number",
        "title": "Ratio",
        "description": "How many times the row named in relative_to. A row that names itself with ratio 1 is a baseline for which the source gives no absolute figure.",
        "example": "2",
        "required": false
      },
      {
        "name": "relative_low_value",
        "type": "number",
        "title": "Ratio, low end",
        "description": "Low end of the ratio, when the source gives a range.",
        "example": "0.8",
        "required": false
      },
      {
        "name": "relative_high_value",
        "type": "number",
        "title": "Ratio, high end",
        "description": "High end of the ratio, when the source gives a range.",
        "example": "0.85",
        "required": false
      },
      {
        "name": "relative_to",
        "type": "string",
        "title": "Ratio to",
        "description": "The result that the ratio refers to, in the same set.",
        "example": "x99-1.0-x1-seq",
        "required": false
      },
      {
        "name": "value_origin",
        "type": "string",
        "title": "Figure taken from",
        "description": "How the figure reached this table.",
        "enum": [
          "raw_log",
          "reported_table",
          "reported_text",
          "digitised_chart",
          "computed"
        ],
        "example": "reported_text",
        "required": true
      },
      {
        "name": "reported_value",
        "type": "string",
        "title": "As reported",
        "description": "The author's own figure: a number, a range such as 180-220, or with ~, > or < before it.",
        "example": "180-220",
        "required": true
      },
      {
        "name": "reported_unit",
        "type": "string",
        "title": "Unit as printed",
        "description": "The unit that the source prints next to it: x for a ratio.",
        "example": "MB/s",
        "required": true
      },
      {
        "name": "reported_unit_means",
        "type": "string",
        "title": "Unit as meant",
        "description": "What the printed unit means. hdparm prints MB/s for MiB/s. The base-unit columns follow from this one.",
        "enum": [
          "B/s",
          "kB/s",
          "MB/s",
          "GB/s",
          "KiB/s",
          "MiB/s",
          "GiB/s",
          "Mb/s",
          "Gb/s",
          "1/s",
          "%",
          "x"
        ],
        "example": "MiB/s",
        "required": true
      },
      {
        "name": "note",
        "type": "string",
        "title": "Note",
        "description": "What a reader should know about this figure, in our own words.",
        "example": "Drive-limited: the link has room left.",
        "required": false
      }
    ]
  },
  "runs": {
    "name": "runs",
    "sqlName": "runs",
    "kind": "set",
    "title": "Runs",
    "description": "What was measured on what: one row per target, link and tool. Link columns hold the state negotiated under load, not what the parts are capable of.",
    "primaryKey": [
      "set_id",
      "run_id"
    ],
    "columns": [
      {
        "name": "set_id",
        "type": "string",
        "title": "Set",
        "description": "The contribution that holds the row: the name of its folder.",
        "example": "habr-pcie-290",
        "required": true
      },
      {
        "name": "run_id",
        "type": "string",
        "title": "Run",
        "description": "Short name of the run, unique inside its set.",
        "example": "x99-chipset-1.0-x1",
        "required": true
      },
      {
        "name": "source_id",
        "type": "string",
        "title": "Source",
        "description": "The source that reports this run.",
        "example": "ixbt-2017-pcie-modes",
        "required": true
      },
      {
        "name": "target_kind",
        "type": "string",
        "title": "Kind of target",
        "description": "What was loaded: one drive, several drives behind one figure, a controller with its drives, a GPU, a DMA engine, or another device.",
        "enum": [
          "drive",
          "array",
          "controller",
          "gpu",
          "dma_engine",
          "device"
        ],
        "example": "drive",
        "required": true
      },
      {
        "name": "target",
        "type": "string",
        "title": "Target",
        "description": "What was loaded, as a reader would name it.",
        "example": "Patriot Hellfire 240 GB",
        "required": true
      },
      {
        "name": "drive_id",
        "type": "string",
        "title": "Drive",
        "description": "The drive model, when the target is made of one model.",
        "example": "patriot-hellfire-240gb",
        "required": false
      },
      {
        "name": "platform_id",
        "type": "string",
        "title": "Platform",
        "description": "The computer it ran in, when known.",
        "example": "core-i7-5960x-sabertooth-x99",
        "required": false
      },
      {
        "name": "slot",
        "type": "string",
        "title": "Slot",
        "description": "Which slot or port carried the link, in words.",
        "example": "short slot (x1 cards only)",
        "required": false
      },
      {
        "name": "link_kind",
        "type": "string",
        "title": "Link",
        "description": "The link that the figure passed through and that the row is about. DMI is a PCI Express link between processor and chipset.",
        "enum": [
          "pcie",
          "dmi",
          "sata",
          "sas",
          "usb",
          "thunderbolt",
          "ethernet",
          "none"
        ],
        "example": "pcie",
        "required": true
      },
      {
        "name": "link_generation",
        "type": "string",
        "title": "Generation",
        "description": "Negotiated generation, as the standard names it: 3.0 for PCIe 3.0, DMI 3.0 and SATA at 6 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s, 4 Gen 3x2 for USB4 at 40 Gb/s, 3 for Thunderbolt 3.",
        "example": "3.2 Gen 2x1",
        "required": false
      },
      {
        "name": "link_lanes",
        "type": "integer",
        "title": "Lanes",
        "description": "Negotiated width of one link. Empty for USB, whose generation names it.",
        "unit": "lane",
        "example": "4",
        "required": false
      },
      {
        "name": "link_count",
        "type": "integer",
        "title": "Links",
        "description": "How many such links carried the figure side by side. Empty means one.",
        "example": "2",
        "required": false
      },
      {
        "name": "link_attachment",
        "type": "string",
        "title": "Attached to",
        "description": "Whether the link ends at the processor or at the chipset.",
        "enum": [
          "cpu",
          "chipset",
          "unknown"
        ],
        "example": "chipset",
        "required": true
      },
      {
        "name": "link_protocol",
        "type": "string",
        "title": "Protocol",
        "description": "How a USB drive is addressed, when the source states it. bot: bulk-only transport, one command at a time. uasp: USB attached SCSI, many at once.",
        "enum": [
          "bot",
          "uasp"
        ],
        "example": "uasp",
        "required": false
      },
      {
        "name": "max_payload_size_bytes",
        "type": "integer",
        "title": "Max payload size",
        "description": "PCIe Max_Payload_Size in force on the link.",
        "unit": "B",
        "enum": [
          128,
          256,
          512,
          1024,
          2048,
          4096
        ],
        "example": "256",
        "required": false
      },
      {
        "name": "max_payload_size_origin",
        "type": "string",
        "title": "Max payload size known from",
        "description": "stated: the source says so. assumed: usual for such a platform. fitted: chosen because the figure needs it, so the row cannot prove the model. unknown: no value is given.",
        "enum": [
          "stated",
          "assumed",
          "fitted",
          "unknown"
        ],
        "example": "stated",
        "required": true
      },
      {
        "name": "max_read_request_size_bytes",
        "type": "integer",
        "title": "Max read request size",
        "description": "PCIe Max_Read_Request_Size of the device, when the source states it.",
        "unit": "B",
        "enum": [
          128,
          256,
          512,
          1024,
          2048,
          4096
        ],
        "example": "512",
        "required": false
      },
      {
        "name": "read_completion_boundary_bytes",
        "type": "integer",
        "title": "Read completion boundary",
        "description": "PCIe Read Completion Boundary of the root complex, when the source states it.",
        "unit": "B",
        "enum": [
          64,
          128
        ],
        "example": "64",
        "required": false
      },
      {
        "name": "address_bits",
        "type": "integer",
        "title": "Address bits",
        "description": "Width of the addresses in the request headers, when the source states it.",
        "enum": [
          32,
          64
        ],
        "example": "64",
        "required": false
      },
      {
        "name": "tool",
        "type": "string",
        "title": "Tool",
        "description": "Benchmark that produced the figures, when the source names it.",
        "example": "hdparm",
        "required": false
      },
      {
        "name": "tool_version",
        "type": "string",
        "title": "Tool version",
        "description": "Version of the benchmark, when the source names it.",
        "example": "1.1.0",
        "required": false
      },
      {
        "name": "measured_on",
        "type": "date",
        "title": "Measured",
        "description": "Day of the measurement, when the source states it.",
        "example": "2016-01-05",
        "required": false
      },
      {
        "name": "note",
        "type": "string",
        "title": "Note",
        "description": "What else a reader should know about the set-up, in our own words.",
        "example": "A second board of the same model behaved alike.",
        "required": false
      }
    ]
  },
  "sources": {
    "name": "sources",
    "sqlName": "sources",
    "kind": "set",
    "title": "Sources",
    "description": "Where figures come from: one row per page, paper, log or file that a run cites.",
    "primaryKey": [
      "set_id",
      "source_id"
    ],
    "columns": [
      {
        "name": "set_id",
        "type": "string",
        "title": "Set",
        "description": "The contribution that holds the row: the name of its folder.",
        "example": "habr-pcie-290",
        "required": true
      },
      {
        "name": "source_id",
        "type": "string",
        "title": "Source",
        "description": "Short name of the source, unique inside its set. Where content/references.yaml holds the same source, the same key.",
        "example": "ixbt-2017-pcie-modes",
        "required": true
      },
      {
        "name": "kind",
        "type": "string",
        "title": "Kind",
        "description": "What sort of source it is. A vendor's data sheet states claims, so it backs drive facts, not results.",
        "enum": [
          "own_measurement",
          "paper",
          "review",
          "article",
          "vendor_documentation",
          "forum",
          "issue_thread",
          "source_code",
          "dataset"
        ],
        "example": "review",
        "required": true
      },
      {
        "name": "title",
        "type": "string",
        "title": "Title",
        "description": "The source's title, or our own description of it where it has none.",
        "example": "NVMe drives in different modes of PCI Express",
        "required": true
      },
      {
        "name": "author",
        "type": "string",
        "title": "Author",
        "description": "Person or account that published it, where known.",
        "example": "A. Tester",
        "required": false
      },
      {
        "name": "publisher",
        "type": "string",
        "title": "Publisher",
        "description": "Site, journal or project that published it.",
        "example": "ixbt.com",
        "required": true
      },
      {
        "name": "language",
        "type": "string",
        "title": "Language",
        "description": "Language of the source as a BCP 47 tag.",
        "example": "ru",
        "required": true
      },
      {
        "name": "url",
        "type": "string",
        "title": "Address",
        "description": "Where it can be read. Empty when the address is not known.",
        "example": "https://www.example.org/review/4",
        "required": false
      },
      {
        "name": "published_on",
        "type": "date",
        "title": "Published",
        "description": "Day of publication, where the source states one.",
        "example": "2017-01-24",
        "required": false
      },
      {
        "name": "accessed_on",
        "type": "date",
        "title": "Read",
        "description": "Day on which the figures were taken from it, where recorded.",
        "example": "2026-05-12",
        "required": false
      },
      {
        "name": "rights_basis",
        "type": "string",
        "title": "Rights",
        "description": "Why the figures may be published here: own work, a licence, a permission, or only facts with citation.",
        "enum": [
          "own",
          "licence",
          "permission",
          "facts_only"
        ],
        "example": "facts_only",
        "required": true
      },
      {
        "name": "licence_spdx",
        "type": "string",
        "title": "Licence",
        "description": "SPDX identifier of the source's own licence. Needed when the rights rest on it.",
        "example": "CC-BY-4.0",
        "required": false
      },
      {
        "name": "note",
        "type": "string",
        "title": "Note",
        "description": "What a reader should know before trusting the figures, in our own words.",
        "example": "The page prints MB/s and means MiB/s.",
        "required": false
      }
    ]
  },
  "measurements": {
    "name": "measurements",
    "sqlName": "measurements",
    "kind": "view",
    "title": "Measurements",
    "description": "Results with their run, source, drive, platform and prediction: the view to begin with.",
    "primaryKey": [
      "set_id",
      "result_id"
    ],
    "columns": [
      {
        "name": "set_id",
        "type": "string",
        "title": "Set",
        "description": "The contribution that holds the row: the name of its folder.",
        "example": "habr-pcie-290",
        "required": true
      },
      {
        "name": "result_id",
        "type": "string",
        "title": "Result",
        "description": "Short name of the result, unique inside its set.",
        "example": "x99-1.0-x1-seq",
        "required": true
      },
      {
        "name": "run_id",
        "type": "string",
        "title": "Run",
        "description": "The run it belongs to.",
        "example": "x99-chipset-1.0-x1",
        "required": true
      },
      {
        "name": "source_id",
        "type": "string",
        "title": "Source",
        "description": "The source that reports this run.",
        "example": "ixbt-2017-pcie-modes",
        "required": true
      },
      {
        "name": "source_title",
        "type": "string",
        "title": "Title",
        "description": "The source's title, or our own description of it where it has none.",
        "example": "NVMe drives in different modes of PCI Express",
        "required": true
      },
      {
        "name": "source_publisher",
        "type": "string",
        "title": "Publisher",
        "description": "Site, journal or project that published it.",
        "example": "ixbt.com",
        "required": true
      },
      {
        "name": "source_url",
        "type": "string",
        "title": "Address",
        "description": "Where it can be read. Empty when the address is not known.",
        "example": "https://www.example.org/review/4",
        "required": false
      },
      {
        "name": "source_published_on",
        "type": "date",
        "title": "Published",
        "description": "Day of publication, where the source states one.",
        "example": "2017-01-24",
        "required": false
      },
      {
        "name": "target_kind",
        "type": "string",
        "title": "Kind of target",
        "description": "What was loaded: one drive, several drives behind one figure, a controller with its drives, a GPU, a DMA engine, or another device.",
        "enum": [
          "drive",
          "array",
          "controller",
          "gpu",
          "dma_engine",
          "device"
        ],
        "example": "drive",
        "required": true
      },
      {
        "name": "target",
        "type": "string",
        "title": "Target",
        "description": "What was loaded, as a reader would name it.",
        "example": "Patriot Hellfire 240 GB",
        "required": true
      },
      {
        "name": "drive_id",
        "type": "string",
        "title": "Drive",
        "description": "The drive model, when the target is made of one model.",
        "example": "patriot-hellfire-240gb",
        "required": false
      },
      {
        "name": "drive_name",
        "type": "string",
        "title": "Drive",
        "description": "Vendor and model of the drive.",
        "example": "Patriot Hellfire",
        "required": false
      },
      {
        "name": "platform_id",
        "type": "string",
        "title": "Platform",
        "description": "The computer it ran in, when known.",
        "example": "core-i7-5960x-sabertooth-x99",
        "required": false
      },
      {
        "name": "platform_name",
        "type": "string",
        "title": "Name",
        "description": "How a reader would name it.",
        "example": "Core i7-5960X on Asus Sabertooth X99",
        "required": false
      },
      {
        "name": "slot",
        "type": "string",
        "title": "Slot",
        "description": "Which slot or port carried the link, in words.",
        "example": "short slot (x1 cards only)",
        "required": false
      },
      {
        "name": "link_kind",
        "type": "string",
        "title": "Link",
        "description": "The link that the figure passed through and that the row is about. DMI is a PCI Express link between processor and chipset.",
        "enum": [
          "pcie",
          "dmi",
          "sata",
          "sas",
          "usb",
          "thunderbolt",
          "ethernet",
          "none"
        ],
        "example": "pcie",
        "required": true
      },
      {
        "name": "link_generation",
        "type": "string",
        "title": "Generation",
        "description": "Negotiated generation, as the standard names it: 3.0 for PCIe 3.0, DMI 3.0 and SATA at 6 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s, 4 Gen 3x2 for USB4 at 40 Gb/s, 3 for Thunderbolt 3.",
        "example": "3.2 Gen 2x1",
        "required": false
      },
      {
        "name": "link_lanes",
        "type": "integer",
        "title": "Lanes",
        "description": "Negotiated width of one link. Empty for USB, whose generation names it.",
        "unit": "lane",
        "example": "4",
        "required": false
      },
      {
        "name": "link_count",
        "type": "integer",
        "title": "Links",
        "description": "How many such links carried the figure side by side. Empty means one.",
        "example": "2",
        "required": false
      },
      {
        "name": "link_attachment",
        "type": "string",
        "title": "Attached to",
        "description": "Whether the link ends at the processor or at the chipset.",
        "enum": [
          "cpu",
          "chipset",
          "unknown"
        ],
        "example": "chipset",
        "required": true
      },
      {
        "name": "link_protocol",
        "type": "string",
        "title": "Protocol",
        "description": "How a USB drive is addressed, when the source states it. bot: bulk-only transport, one command at a time. uasp: USB attached SCSI, many at once.",
        "enum": [
          "bot",
          "uasp"
        ],
        "example": "uasp",
        "required": false
      },
      {
        "name": "max_payload_size_bytes",
        "type": "integer",
        "title": "Max payload size",
        "description": "PCIe Max_Payload_Size in force on the link.",
        "unit": "B",
        "enum": [
          128,
          256,
          512,
          1024,
          2048,
          4096
        ],
        "example": "256",
        "required": false
      },
      {
        "name": "max_payload_size_origin",
        "type": "string",
        "title": "Max payload size known from",
        "description": "stated: the source says so. assumed: usual for such a platform. fitted: chosen because the figure needs it, so the row cannot prove the model. unknown: no value is given.",
        "enum": [
          "stated",
          "assumed",
          "fitted",
          "unknown"
        ],
        "example": "stated",
        "required": true
      },
      {
        "name": "max_read_request_size_bytes",
        "type": "integer",
        "title": "Max read request size",
        "description": "PCIe Max_Read_Request_Size of the device, when the source states it.",
        "unit": "B",
        "enum": [
          128,
          256,
          512,
          1024,
          2048,
          4096
        ],
        "example": "512",
        "required": false
      },
      {
        "name": "address_bits",
        "type": "integer",
        "title": "Address bits",
        "description": "Width of the addresses in the request headers, when the source states it.",
        "enum": [
          32,
          64
        ],
        "example": "64",
        "required": false
      },
      {
        "name": "tool",
        "type": "string",
        "title": "Tool",
        "description": "Benchmark that produced the figures, when the source names it.",
        "example": "hdparm",
        "required": false
      },
      {
        "name": "tool_version",
        "type": "string",
        "title": "Tool version",
        "description": "Version of the benchmark, when the source names it.",
        "example": "1.1.0",
        "required": false
      },
      {
        "name": "measured_on",
        "type": "date",
        "title": "Measured",
        "description": "Day of the measurement, when the source states it.",
        "example": "2016-01-05",
        "required": false
      },
      {
        "name": "direction",
        "type": "string",
        "title": "Direction",
        "description": "Which way the counted bytes moved. device_writes_host: a drive being read, GPU to host. device_reads_host: a drive being written, host to GPU. host_writes_device: stores by the processor. both: the source gives one figure for either way. unspecified: it does not say.",
        "enum": [
          "device_writes_host",
          "device_reads_host",
          "host_writes_device",
          "both",
          "unspecified"
        ],
        "example": "device_writes_host",
        "required": true
      },
      {
        "name": "duplex",
        "type": "string",
        "title": "Traffic",
        "description": "Whether similar traffic ran the other way at the same time. The figure stays per direction.",
        "enum": [
          "one_way",
          "two_way",
          "unknown"
        ],
        "example": "one_way",
        "required": true
      },
      {
        "name": "access",
        "type": "string",
        "title": "Access",
        "description": "Access pattern: sequential, random, a mixture, a bulk copy of memory, or not given.",
        "enum": [
          "seq",
          "rand",
          "mixed",
          "copy",
          "unspecified"
        ],
        "example": "seq",
        "required": true
      },
      {
        "name": "block_size_bytes",
        "type": "integer",
        "title": "Block size",
        "description": "Bytes per request of the load, when given.",
        "unit": "B",
        "example": "131072",
        "required": false
      },
      {
        "name": "queue_depth",
        "type": "integer",
        "title": "Queue depth",
        "description": "Requests kept in flight by each job, when given.",
        "example": "8",
        "required": false
      },
      {
        "name": "jobs",
        "type": "integer",
        "title": "Jobs",
        "description": "Threads or processes that each keep the queue depth, when given.",
        "example": "1",
        "required": false
      },
      {
        "name": "devices",
        "type": "integer",
        "title": "Devices",
        "description": "Drives or devices loaded at once; the figure is their sum. Empty when the source does not say.",
        "example": "3",
        "required": false
      },
      {
        "name": "bandwidth_bytes_per_s",
        "type": "number",
        "title": "Bandwidth",
        "description": "Measured bandwidth. Empty when the source gives only a range or a ratio.",
        "unit": "B/s",
        "example": "438304768",
        "required": false
      },
      {
        "name": "bandwidth_low_bytes_per_s",
        "type": "number",
        "title": "Bandwidth, low end",
        "description": "Low end of the range that the source gives. Alone: at least this much.",
        "unit": "B/s",
        "example": "188743680",
        "required": false
      },
      {
        "name": "bandwidth_high_bytes_per_s",
        "type": "number",
        "title": "Bandwidth, high end",
        "description": "High end of the range that the source gives.",
        "unit": "B/s",
        "example": "230686720",
        "required": false
      },
      {
        "name": "measured_bytes_per_s",
        "type": "number",
        "title": "Measured",
        "description": "One number to draw: the bandwidth, the middle of its range, or the one end that is known.",
        "unit": "B/s",
        "example": "438304768",
        "required": false
      },
      {
        "name": "iops",
        "type": "number",
        "title": "Operations per second",
        "description": "Measured operations per second, when the source gives them.",
        "unit": "1/s",
        "example": "47399617.6",
        "required": false
      },
      {
        "name": "counted",
        "type": "string",
        "title": "Bytes counted",
        "description": "payload: the data that the user asked for. wire: packets with their overhead, as a counter on the link sees them.",
        "enum": [
          "payload",
          "wire"
        ],
        "example": "payload",
        "required": true
      },
      {
        "name": "link_limited",
        "type": "string",
        "title": "Link is the limit",
        "description": "Whether the wire rate of the link set the figure, as far as the source allows to judge.",
        "enum": [
          "yes",
          "partly",
          "no",
          "unknown"
        ],
        "example": "yes",
        "required": true
      },
      {
        "name": "precision",
        "type": "string",
        "title": "Precision",
        "description": "exact: as measured. approximate: rounded or estimated by the author. relative: only a ratio to another row is given.",
        "enum": [
          "exact",
          "approximate",
          "relative"
        ],
        "example": "approximate",
        "required": true
      },
      {
        "name": "relative_value",
        "type": "number",
        "title": "Ratio",
        "description": "How many times the row named in relative_to. A row that names itself with ratio 1 is a baseline for which the source gives no absolute figure.",
        "example": "2",
        "required": false
      },
      {
        "name": "relative_low_value",
        "type": "number",
        "title": "Ratio, low end",
        "description": "Low end of the ratio, when the source gives a range.",
        "example": "0.8",
        "required": false
      },
      {
        "name": "relative_high_value",
        "type": "number",
        "title": "Ratio, high end",
        "description": "High end of the ratio, when the source gives a range.",
        "example": "0.85",
        "required": false
      },
      {
        "name": "relative_to",
        "type": "string",
        "title": "Ratio to",
        "description": "The result that the ratio refers to, in the same set.",
        "example": "x99-1.0-x1-seq",
        "required": false
      },
      {
        "name": "value_origin",
        "type": "string",
        "title": "Figure taken from",
        "description": "How the figure reached this table.",
        "enum": [
          "raw_log",
          "reported_table",
          "reported_text",
          "digitised_chart",
          "computed"
        ],
        "example": "reported_text",
        "required": true
      },
      {
        "name": "reported_value",
        "type": "string",
        "title": "As reported",
        "description": "The author's own figure: a number, a range such as 180-220, or with ~, > or < before it.",
        "example": "180-220",
        "required": true
      },
      {
        "name": "reported_unit",
        "type": "string",
        "title": "Unit as printed",
        "description": "The unit that the source prints next to it: x for a ratio.",
        "example": "MB/s",
        "required": true
      },
      {
        "name": "reported_unit_means",
        "type": "string",
        "title": "Unit as meant",
        "description": "What the printed unit means. hdparm prints MB/s for MiB/s. The base-unit columns follow from this one.",
        "enum": [
          "B/s",
          "kB/s",
          "MB/s",
          "GB/s",
          "KiB/s",
          "MiB/s",
          "GiB/s",
          "Mb/s",
          "Gb/s",
          "1/s",
          "%",
          "x"
        ],
        "example": "MiB/s",
        "required": true
      },
      {
        "name": "note",
        "type": "string",
        "title": "Note",
        "description": "What a reader should know about this figure, in our own words.",
        "example": "Drive-limited: the link has room left.",
        "required": false
      },
      {
        "name": "run_note",
        "type": "string",
        "title": "Note",
        "description": "What else a reader should know about the set-up, in our own words.",
        "example": "A second board of the same model behaved alike.",
        "required": false
      },
      {
        "name": "calculator",
        "type": "string",
        "title": "Calculator",
        "description": "The calculator that made the prediction.",
        "example": "pcie",
        "required": false
      },
      {
        "name": "model_version",
        "type": "integer",
        "title": "Model version",
        "description": "Version of the calculator that made the prediction.",
        "example": "1",
        "required": false
      },
      {
        "name": "ceiling_bytes_per_s",
        "type": "number",
        "title": "Ceiling",
        "description": "Payload bandwidth that the wire format allows, per direction.",
        "unit": "B/s",
        "example": "456000000",
        "required": false
      },
      {
        "name": "expected_low_bytes_per_s",
        "type": "number",
        "title": "Expected, low end",
        "description": "Low end of what good silicon was measured to reach.",
        "unit": "B/s",
        "example": "424000000",
        "required": false
      },
      {
        "name": "expected_high_bytes_per_s",
        "type": "number",
        "title": "Expected, high end",
        "description": "High end of what good silicon was measured to reach.",
        "unit": "B/s",
        "example": "451000000",
        "required": false
      },
      {
        "name": "measured_over_ceiling",
        "type": "number",
        "title": "Measured / ceiling",
        "description": "Measured bandwidth over the ceiling of the model.",
        "example": "0.96",
        "required": false
      }
    ]
  }
};

/** A row of DMI generations. Dates are ISO text. */
export interface DmiGenerationsRow {
  /** Revision of DMI. */
  generation: string;
  /** The generation of PCI Express that it is on the wire. */
  pcie_generation: string;
  /** Lanes that exist, separated by one space, ascending. */
  lanes: string;
  /** Lower end of what good hardware reaches, as a share of what the model says. */
  expected_low: number;
  /** Upper end of the same. */
  expected_high: number;
  /** measured: on this generation. assumed: taken over from a related one, or from experience. */
  range_basis: "measured" | "assumed";
  /** specified: the specification's own figures. assumed: from memory, or carried over from another generation. fitted: chosen so that a measurement is met. */
  confidence: "specified" | "assumed" | "fitted";
  /** Keys of content/references.yaml, separated by one space. */
  sources: string;
  /** What is taken over, fitted or left open. */
  note: string | null;
}

/** A row of Drives. Dates are ISO text. */
export interface DrivesRow {
  /** Short name of the model: vendor, model and capacity where it matters. */
  drive_id: string;
  /** Brand on the drive. */
  vendor: string;
  /** Model name without the vendor. */
  model: string;
  /** Raw capacity as sold, in decimal bytes, when the source names it. [B] */
  capacity_bytes: number | null;
  /** What stores the bits, when known. */
  medium: "nand" | "nand_slc" | "nand_mlc" | "nand_tlc" | "nand_qlc" | "optane" | "hdd_cmr" | "hdd_smr" | null;
  /** Command protocol that the drive speaks. */
  protocol: "nvme" | "sata" | "sas" | "usb";
  /** Newest generation of its link that the drive supports, when the source names it. */
  interface_generation_max: string | null;
  /** Widest link that the drive supports, when the source names it. [lane] */
  interface_lanes_max: number | null;
  /** Where these facts can be read. */
  source_url: string | null;
  /** The source where it has no known address, or what it leaves open. */
  source_note: string | null;
}

/** A row of Generations of SATA, SAS, USB, Thunderbolt and Ethernet. Dates are ISO text. */
export interface LinkGenerationsRow {
  /** The calculator that the row belongs to; Thunderbolt shares that of USB. */
  interface: "sata" | "sas" | "usb" | "ethernet";
  /** As the standard writes it. */
  generation: string;
  /** The generation as a form shows it, with the rate that people know it by. */
  label: string;
  /** Bits per second on one lane, in one direction, before the line code. [1/s] */
  transfer_rate_per_s: number;
  /** Lanes of one link in each direction; wide ports are several links. [lane] */
  lanes: number;
  /** How payload bits become line bits. After code: the rate is already stated without it. */
  line_code: "8b/10b" | "64b/66b" | "128b/132b" | "128b/150b" | "NRZI" | "PAM3" | "after code";
  /** Bits that a block of the line code carries. */
  code_payload_bits: number;
  /** Bits that the block takes on the wire. */
  code_line_bits: number;
  /** Bytes for clock alignment or error correction in each period. Empty where there are none, or where they are not known. [B] */
  clock_bytes: number | null;
  /** Bytes from one such piece to the next, itself included. [B] */
  clock_period_bytes: number | null;
  /** Most payload of one packet or frame. Empty where the reader sets it. [B] */
  packet_payload_bytes: number | null;
  /** Headers, framing, CRC and replies that come with each packet. [B] */
  packet_overhead_bytes: number | null;
  /** Most bulk packets of full size that a frame or microframe holds. Empty where there are no frames. */
  packets_per_frame: number | null;
  /** Frames or microframes per second. [1/s] */
  frames_per_s: number | null;
  /** Generations of PCI Express at the ends of its tunnel, four lanes each, the usual one first. Empty where nothing is tunnelled. */
  pcie_generations: string | null;
  /** What controllers let through for PCI Express, whatever the link could carry. Empty where no cap is known. [B/s] */
  pcie_cap_bytes_per_s: number | null;
  /** Lower end of what good hardware reaches, as a share of what the model says. */
  expected_low: number;
  /** Upper end of the same. */
  expected_high: number;
  /** measured: on this generation. assumed: taken over from a related one, or from experience. */
  range_basis: "measured" | "assumed";
  /** specified: the specification's own figures. assumed: from memory, or carried over from another generation. fitted: chosen so that a measurement is met. */
  confidence: "specified" | "assumed" | "fitted";
  /** Keys of content/references.yaml, separated by one space. */
  sources: string;
  /** What is taken over, fitted or left open. */
  note: string | null;
}

/** A row of PCI Express generations. Dates are ISO text. */
export interface PcieGenerationsRow {
  /** Revision that introduced the transfer rate. */
  generation: string;
  /** Transfers per second on one lane, in one direction, before the line code. [1/s] */
  transfer_rate_per_s: number;
  /** How payload bits become line bits. */
  line_code: "8b/10b" | "128b/130b" | "1b/1b";
  /** Bits that a block of the line code carries. */
  code_payload_bits: number;
  /** Bits that the block takes on the wire. */
  code_line_bits: number;
  /** Whether the rate can only be used in FLIT mode. */
  flit_required: boolean;
  /** Framing, sequence number and LCRC around one TLP outside FLIT mode. [B] */
  framing_bytes: number;
  /** Size of one SKP ordered set on one lane. [B] */
  skp_bytes: number;
  /** Longest stretch of one lane between SKP ordered sets outside FLIT mode, with a common clock. [B] */
  skp_period_bytes: number | null;
  /** The same with separate clocks and independent spread spectrum. [B] */
  skp_period_sris_bytes: number | null;
  /** Size of one SKP ordered set on one lane in FLIT mode. [B] */
  flit_skp_bytes: number;
  /** FLITs between SKP ordered sets on a x16 link. Empty where SKP is scheduled by symbols. */
  flit_skp_flits: number | null;
  /** The same with separate clocks and independent spread spectrum. */
  flit_skp_sris_flits: number | null;
  /** specified: read in the sources. assumed: carried over from another generation. */
  confidence: "specified" | "assumed";
  /** Keys of content/references.yaml, separated by one space. */
  sources: string;
  /** What is taken over or left open. */
  note: string | null;
}

/** A row of Platforms. Dates are ISO text. */
export interface PlatformsRow {
  /** Short name of the computer or of the part that identifies it. */
  platform_id: string;
  /** How a reader would name it. */
  name: string;
  /** Processor model, when known. */
  cpu_model: string | null;
  /** Physical cores of one processor, when the source names them. */
  cpu_cores: number | null;
  /** Chipset, when known. */
  chipset: string | null;
  /** Motherboard or complete system, when known. */
  board: string | null;
  /** Operating system and version, when known. */
  os: string | null;
  /** Where these facts can be read. */
  source_url: string | null;
  /** The source where it has no known address, or what it leaves open. */
  source_note: string | null;
}

/** A row of Predictions. Dates are ISO text. */
export interface PredictionsRow {
  /** The set that holds the result. */
  set_id: string;
  /** The result that the prediction stands beside. */
  result_id: string;
  /** The calculator that made the prediction. */
  calculator: string;
  /** Version of the calculator that made the prediction. */
  model_version: number;
  /** Payload bandwidth that the wire format allows, per direction. [B/s] */
  ceiling_bytes_per_s: number;
  /** Low end of what good silicon was measured to reach. [B/s] */
  expected_low_bytes_per_s: number;
  /** High end of what good silicon was measured to reach. [B/s] */
  expected_high_bytes_per_s: number;
}

/** A row of Results. Dates are ISO text. */
export interface ResultsRow {
  /** The contribution that holds the row: the name of its folder. */
  set_id: string;
  /** Short name of the result, unique inside its set. */
  result_id: string;
  /** The run it belongs to. */
  run_id: string;
  /** Which way the counted bytes moved. device_writes_host: a drive being read, GPU to host. device_reads_host: a drive being written, host to GPU. host_writes_device: stores by the processor. both: the source gives one figure for either way. unspecified: it does not say. */
  direction: "device_writes_host" | "device_reads_host" | "host_writes_device" | "both" | "unspecified";
  /** Whether similar traffic ran the other way at the same time. The figure stays per direction. */
  duplex: "one_way" | "two_way" | "unknown";
  /** Access pattern: sequential, random, a mixture, a bulk copy of memory, or not given. */
  access: "seq" | "rand" | "mixed" | "copy" | "unspecified";
  /** Bytes per request of the load, when given. [B] */
  block_size_bytes: number | null;
  /** Requests kept in flight by each job, when given. */
  queue_depth: number | null;
  /** Threads or processes that each keep the queue depth, when given. */
  jobs: number | null;
  /** Drives or devices loaded at once; the figure is their sum. Empty when the source does not say. */
  devices: number | null;
  /** Measured bandwidth. Empty when the source gives only a range or a ratio. [B/s] */
  bandwidth_bytes_per_s: number | null;
  /** Low end of the range that the source gives. Alone: at least this much. [B/s] */
  bandwidth_low_bytes_per_s: number | null;
  /** High end of the range that the source gives. [B/s] */
  bandwidth_high_bytes_per_s: number | null;
  /** Measured operations per second, when the source gives them. [1/s] */
  iops: number | null;
  /** payload: the data that the user asked for. wire: packets with their overhead, as a counter on the link sees them. */
  counted: "payload" | "wire";
  /** Whether the wire rate of the link set the figure, as far as the source allows to judge. */
  link_limited: "yes" | "partly" | "no" | "unknown";
  /** exact: as measured. approximate: rounded or estimated by the author. relative: only a ratio to another row is given. */
  precision: "exact" | "approximate" | "relative";
  /** How many times the row named in relative_to. A row that names itself with ratio 1 is a baseline for which the source gives no absolute figure. */
  relative_value: number | null;
  /** Low end of the ratio, when the source gives a range. */
  relative_low_value: number | null;
  /** High end of the ratio, when the source gives a range. */
  relative_high_value: number | null;
  /** The result that the ratio refers to, in the same set. */
  relative_to: string | null;
  /** How the figure reached this table. */
  value_origin: "raw_log" | "reported_table" | "reported_text" | "digitised_chart" | "computed";
  /** The author's own figure: a number, a range such as 180-220, or with ~, > or < before it. */
  reported_value: string;
  /** The unit that the source prints next to it: x for a ratio. */
  reported_unit: string;
  /** What the printed unit means. hdparm prints MB/s for MiB/s. The base-unit columns follow from this one. */
  reported_unit_means: "B/s" | "kB/s" | "MB/s" | "GB/s" | "KiB/s" | "MiB/s" | "GiB/s" | "Mb/s" | "Gb/s" | "1/s" | "%" | "x";
  /** What a reader should know about this figure, in our own words. */
  note: string | null;
}

/** A row of Runs. Dates are ISO text. */
export interface RunsRow {
  /** The contribution that holds the row: the name of its folder. */
  set_id: string;
  /** Short name of the run, unique inside its set. */
  run_id: string;
  /** The source that reports this run. */
  source_id: string;
  /** What was loaded: one drive, several drives behind one figure, a controller with its drives, a GPU, a DMA engine, or another device. */
  target_kind: "drive" | "array" | "controller" | "gpu" | "dma_engine" | "device";
  /** What was loaded, as a reader would name it. */
  target: string;
  /** The drive model, when the target is made of one model. */
  drive_id: string | null;
  /** The computer it ran in, when known. */
  platform_id: string | null;
  /** Which slot or port carried the link, in words. */
  slot: string | null;
  /** The link that the figure passed through and that the row is about. DMI is a PCI Express link between processor and chipset. */
  link_kind: "pcie" | "dmi" | "sata" | "sas" | "usb" | "thunderbolt" | "ethernet" | "none";
  /** Negotiated generation, as the standard names it: 3.0 for PCIe 3.0, DMI 3.0 and SATA at 6 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s, 4 Gen 3x2 for USB4 at 40 Gb/s, 3 for Thunderbolt 3. */
  link_generation: string | null;
  /** Negotiated width of one link. Empty for USB, whose generation names it. [lane] */
  link_lanes: number | null;
  /** How many such links carried the figure side by side. Empty means one. */
  link_count: number | null;
  /** Whether the link ends at the processor or at the chipset. */
  link_attachment: "cpu" | "chipset" | "unknown";
  /** How a USB drive is addressed, when the source states it. bot: bulk-only transport, one command at a time. uasp: USB attached SCSI, many at once. */
  link_protocol: "bot" | "uasp" | null;
  /** PCIe Max_Payload_Size in force on the link. [B] */
  max_payload_size_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** stated: the source says so. assumed: usual for such a platform. fitted: chosen because the figure needs it, so the row cannot prove the model. unknown: no value is given. */
  max_payload_size_origin: "stated" | "assumed" | "fitted" | "unknown";
  /** PCIe Max_Read_Request_Size of the device, when the source states it. [B] */
  max_read_request_size_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** PCIe Read Completion Boundary of the root complex, when the source states it. [B] */
  read_completion_boundary_bytes: 64 | 128 | null;
  /** Width of the addresses in the request headers, when the source states it. */
  address_bits: 32 | 64 | null;
  /** Benchmark that produced the figures, when the source names it. */
  tool: string | null;
  /** Version of the benchmark, when the source names it. */
  tool_version: string | null;
  /** Day of the measurement, when the source states it. */
  measured_on: string | null;
  /** What else a reader should know about the set-up, in our own words. */
  note: string | null;
}

/** A row of Sources. Dates are ISO text. */
export interface SourcesRow {
  /** The contribution that holds the row: the name of its folder. */
  set_id: string;
  /** Short name of the source, unique inside its set. Where content/references.yaml holds the same source, the same key. */
  source_id: string;
  /** What sort of source it is. A vendor's data sheet states claims, so it backs drive facts, not results. */
  kind: "own_measurement" | "paper" | "review" | "article" | "vendor_documentation" | "forum" | "issue_thread" | "source_code" | "dataset";
  /** The source's title, or our own description of it where it has none. */
  title: string;
  /** Person or account that published it, where known. */
  author: string | null;
  /** Site, journal or project that published it. */
  publisher: string;
  /** Language of the source as a BCP 47 tag. */
  language: string;
  /** Where it can be read. Empty when the address is not known. */
  url: string | null;
  /** Day of publication, where the source states one. */
  published_on: string | null;
  /** Day on which the figures were taken from it, where recorded. */
  accessed_on: string | null;
  /** Why the figures may be published here: own work, a licence, a permission, or only facts with citation. */
  rights_basis: "own" | "licence" | "permission" | "facts_only";
  /** SPDX identifier of the source's own licence. Needed when the rights rest on it. */
  licence_spdx: string | null;
  /** What a reader should know before trusting the figures, in our own words. */
  note: string | null;
}

/** A row of Measurements. Dates are ISO text. */
export interface MeasurementsRow {
  /** The contribution that holds the row: the name of its folder. */
  set_id: string;
  /** Short name of the result, unique inside its set. */
  result_id: string;
  /** The run it belongs to. */
  run_id: string;
  /** The source that reports this run. */
  source_id: string;
  /** The source's title, or our own description of it where it has none. */
  source_title: string;
  /** Site, journal or project that published it. */
  source_publisher: string;
  /** Where it can be read. Empty when the address is not known. */
  source_url: string | null;
  /** Day of publication, where the source states one. */
  source_published_on: string | null;
  /** What was loaded: one drive, several drives behind one figure, a controller with its drives, a GPU, a DMA engine, or another device. */
  target_kind: "drive" | "array" | "controller" | "gpu" | "dma_engine" | "device";
  /** What was loaded, as a reader would name it. */
  target: string;
  /** The drive model, when the target is made of one model. */
  drive_id: string | null;
  /** Vendor and model of the drive. */
  drive_name: string | null;
  /** The computer it ran in, when known. */
  platform_id: string | null;
  /** How a reader would name it. */
  platform_name: string | null;
  /** Which slot or port carried the link, in words. */
  slot: string | null;
  /** The link that the figure passed through and that the row is about. DMI is a PCI Express link between processor and chipset. */
  link_kind: "pcie" | "dmi" | "sata" | "sas" | "usb" | "thunderbolt" | "ethernet" | "none";
  /** Negotiated generation, as the standard names it: 3.0 for PCIe 3.0, DMI 3.0 and SATA at 6 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s, 4 Gen 3x2 for USB4 at 40 Gb/s, 3 for Thunderbolt 3. */
  link_generation: string | null;
  /** Negotiated width of one link. Empty for USB, whose generation names it. [lane] */
  link_lanes: number | null;
  /** How many such links carried the figure side by side. Empty means one. */
  link_count: number | null;
  /** Whether the link ends at the processor or at the chipset. */
  link_attachment: "cpu" | "chipset" | "unknown";
  /** How a USB drive is addressed, when the source states it. bot: bulk-only transport, one command at a time. uasp: USB attached SCSI, many at once. */
  link_protocol: "bot" | "uasp" | null;
  /** PCIe Max_Payload_Size in force on the link. [B] */
  max_payload_size_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** stated: the source says so. assumed: usual for such a platform. fitted: chosen because the figure needs it, so the row cannot prove the model. unknown: no value is given. */
  max_payload_size_origin: "stated" | "assumed" | "fitted" | "unknown";
  /** PCIe Max_Read_Request_Size of the device, when the source states it. [B] */
  max_read_request_size_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** Width of the addresses in the request headers, when the source states it. */
  address_bits: 32 | 64 | null;
  /** Benchmark that produced the figures, when the source names it. */
  tool: string | null;
  /** Version of the benchmark, when the source names it. */
  tool_version: string | null;
  /** Day of the measurement, when the source states it. */
  measured_on: string | null;
  /** Which way the counted bytes moved. device_writes_host: a drive being read, GPU to host. device_reads_host: a drive being written, host to GPU. host_writes_device: stores by the processor. both: the source gives one figure for either way. unspecified: it does not say. */
  direction: "device_writes_host" | "device_reads_host" | "host_writes_device" | "both" | "unspecified";
  /** Whether similar traffic ran the other way at the same time. The figure stays per direction. */
  duplex: "one_way" | "two_way" | "unknown";
  /** Access pattern: sequential, random, a mixture, a bulk copy of memory, or not given. */
  access: "seq" | "rand" | "mixed" | "copy" | "unspecified";
  /** Bytes per request of the load, when given. [B] */
  block_size_bytes: number | null;
  /** Requests kept in flight by each job, when given. */
  queue_depth: number | null;
  /** Threads or processes that each keep the queue depth, when given. */
  jobs: number | null;
  /** Drives or devices loaded at once; the figure is their sum. Empty when the source does not say. */
  devices: number | null;
  /** Measured bandwidth. Empty when the source gives only a range or a ratio. [B/s] */
  bandwidth_bytes_per_s: number | null;
  /** Low end of the range that the source gives. Alone: at least this much. [B/s] */
  bandwidth_low_bytes_per_s: number | null;
  /** High end of the range that the source gives. [B/s] */
  bandwidth_high_bytes_per_s: number | null;
  /** One number to draw: the bandwidth, the middle of its range, or the one end that is known. [B/s] */
  measured_bytes_per_s: number | null;
  /** Measured operations per second, when the source gives them. [1/s] */
  iops: number | null;
  /** payload: the data that the user asked for. wire: packets with their overhead, as a counter on the link sees them. */
  counted: "payload" | "wire";
  /** Whether the wire rate of the link set the figure, as far as the source allows to judge. */
  link_limited: "yes" | "partly" | "no" | "unknown";
  /** exact: as measured. approximate: rounded or estimated by the author. relative: only a ratio to another row is given. */
  precision: "exact" | "approximate" | "relative";
  /** How many times the row named in relative_to. A row that names itself with ratio 1 is a baseline for which the source gives no absolute figure. */
  relative_value: number | null;
  /** Low end of the ratio, when the source gives a range. */
  relative_low_value: number | null;
  /** High end of the ratio, when the source gives a range. */
  relative_high_value: number | null;
  /** The result that the ratio refers to, in the same set. */
  relative_to: string | null;
  /** How the figure reached this table. */
  value_origin: "raw_log" | "reported_table" | "reported_text" | "digitised_chart" | "computed";
  /** The author's own figure: a number, a range such as 180-220, or with ~, > or < before it. */
  reported_value: string;
  /** The unit that the source prints next to it: x for a ratio. */
  reported_unit: string;
  /** What the printed unit means. hdparm prints MB/s for MiB/s. The base-unit columns follow from this one. */
  reported_unit_means: "B/s" | "kB/s" | "MB/s" | "GB/s" | "KiB/s" | "MiB/s" | "GiB/s" | "Mb/s" | "Gb/s" | "1/s" | "%" | "x";
  /** What a reader should know about this figure, in our own words. */
  note: string | null;
  /** What else a reader should know about the set-up, in our own words. */
  run_note: string | null;
  /** The calculator that made the prediction. */
  calculator: string | null;
  /** Version of the calculator that made the prediction. */
  model_version: number | null;
  /** Payload bandwidth that the wire format allows, per direction. [B/s] */
  ceiling_bytes_per_s: number | null;
  /** Low end of what good silicon was measured to reach. [B/s] */
  expected_low_bytes_per_s: number | null;
  /** High end of what good silicon was measured to reach. [B/s] */
  expected_high_bytes_per_s: number | null;
  /** Measured bandwidth over the ceiling of the model. */
  measured_over_ceiling: number | null;
}
