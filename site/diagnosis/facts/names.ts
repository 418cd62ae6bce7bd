/**
 * The vocabulary of facts: kinds of things, what is said of each, and in which unit. It is part of what the terminal
 * prints with `--json`, so a name that stands here keeps its meaning.
 */

export type Unit =
  | 'byte'
  | 'byte_per_second'
  | 'bit_per_second'
  | 'operation_per_second'
  | 'transfer_per_second'
  | 'second'
  | 'lanes'
  | 'rotation_per_minute'
  | 'degree_celsius'
  /** Counts, shares from 0 to 1, words, yes and no. */
  | '';

export const FACTS = {
  /** A function of PCI, by its address: 0000:01:00.0. */
  'pci-function': {
    /** Class and name as lspci or hwloc has them. */
    class: '',
    name: '',
    /** Endpoint, Root Port, Upstream Port and others. */
    port: '',
    /** Driver in use. */
    driver: '',
    /** Address of the bridge above. */
    parent: '',
    /** Buses below a bridge. */
    bus_secondary: '',
    bus_subordinate: '',
    /** Whether its registers were hidden from a user who is not root. */
    denied: '',
    /** A port with nothing in it. */
    empty: '',
    /** Power states that its link may enter while it is idle: L1. */
    aspm: '',
  },
  /** The link of a function of PCI. */
  'pcie-link': {
    /** Per lane: as the link runs, as the device can, as it is allowed to. */
    rate: 'transfer_per_second',
    rate_capable: 'transfer_per_second',
    rate_allowed: 'transfer_per_second',
    lanes: 'lanes',
    lanes_capable: 'lanes',
    /** Max_Payload_Size in force and at most, Max_Read_Request_Size, Read Completion Boundary. */
    payload: 'byte',
    payload_capable: 'byte',
    read_request: 'byte',
    read_completion_boundary: 'byte',
    /** What the link carries after its encoding, by hwloc. */
    carried: 'byte_per_second',
    /** What the kernel calls available up to the processor, and what the device alone could. */
    available: 'bit_per_second',
    available_capable: 'bit_per_second',
    /** The slowest link on the way: whether it limits, the port above it, its speed and width. */
    limited: '',
    limited_at: '',
    limiting_rate: 'transfer_per_second',
    limiting_lanes: 'lanes',
    /** PCIe generation as a tool of a controller or of Windows names it. */
    generation: '',
    generation_capable: '',
  },
  /** What the maker says of the machine: system or board. */
  system: { maker: '', model: '' },
  processor: { name: '', socket: '', cores: '' },
  memory: { bytes: 'byte', type: '', rate: 'transfer_per_second' },
  /** A slot by its name on the board. */
  slot: {
    type: '',
    lanes: 'lanes',
    in_use: '',
    length: '',
    /** Address of the function in it, or of the port that leads to it. */
    function: '',
  },
  /** What the kernel wrote of the payload of a device. */
  'pcie-payload': {
    /** set, bridge set, refused, differs. */
    event: '',
    size: 'byte',
    size_before: 'byte',
    size_most: 'byte',
    bridge: '',
    bridge_size: 'byte',
  },
  /** Errors that a device reported, of one severity. */
  'pcie-error': {
    /** corrected, non-fatal, fatal. */
    severity: '',
    /** Messages of a port about it, and reports with their details. */
    announced: '',
    detailed: '',
    /** Layer or error, a colon, how many: Physical Layer: 3. */
    layer: '',
    error: '',
  },
  /** How long a request takes: altogether, at the drives, of a scrub. */
  wait: { seconds: 'second', at_drives: 'second', scrub: 'second' },
  /** A volume of Storage Spaces. */
  space: { resiliency: '', columns: '', interleave: 'byte', allocation_unit: 'byte' },
  /** What a tool says of a setting or a state, by the kind of line, and the figure as it printed it. */
  condition: { kind: '', value: '' },
  /** What a device failed at in the kernel's log, and how often: sda, nvme0, ata3, 2-1, 0000:00:14.0. */
  trouble: {
    'io error': '',
    /** The kernel says that the medium failed; a controller reported an event; a device was reset. */
    'medium error': '',
    'scsi log': '',
    'scsi reset': '',
    'usb abort': '',
    'usb gone': '',
    'usb host dead': '',
    'nvme down': '',
    'nvme timeout': '',
    'nvme lost': '',
    'ata error': '',
    'ata down': '',
    'ata reset': '',
    'ata lost': '',
    'scsi abort': '',
    'scsi lost': '',
    'scsi host': '',
    'scsi fault': '',
    'sense error': '',
    'array drop': '',
  },
  /** A link of SATA, by its port (ata1) or by the drive. */
  'sata-link': {
    rate: 'bit_per_second',
    rate_capable: 'bit_per_second',
    /** The most that the kernel lets the port try. */
    rate_limit: 'bit_per_second',
    /** Speed that the kernel fell back to after errors, or was told to use at most. */
    rate_lowered: 'bit_per_second',
    rate_forced: 'bit_per_second',
    /** Ports of a port multiplier on it. */
    multiplier_ports: '',
    /** Commands in flight: used, and what the drive holds at most. */
    queue_depth: '',
    queue_depth_capable: '',
    /** Why commands are not queued: not used, errors. */
    queue_off: '',
    /** The drive takes packet commands: an optical drive or a tape. */
    packet_commands: '',
    /** Version of the standard, which is no speed. */
    version: '',
    /** Mode as a tool of Windows names it: SATA/600. */
    mode: '',
    mode_capable: '',
  },
  /** A phy of a SAS drive: sda phy 0; or the link of a drive behind a controller. */
  'sas-link': {
    rate: 'bit_per_second',
    rate_capable: 'bit_per_second',
    /** phy enabled; 6 Gbps */
    state: '',
    /** Port of the drive that the phy belongs to. */
    port: '',
    /** What the other end is: expander device, end device. */
    attached: '',
  },
  /** A device on USB, by its ports (2-1.3) or by bus and number. */
  'usb-link': {
    name: '',
    /** 174c:55aa */
    id: '',
    /** Of all lanes. */
    rate: 'bit_per_second',
    /** On one lane, the fastest that the device says it can. */
    rate_capable: 'bit_per_second',
    /** As the kernel calls it: SuperSpeed Plus Gen 2x1. */
    speed: '',
    lanes_sent: 'lanes',
    lanes_received: 'lanes',
    /** Hub above, ports of a hub. */
    parent: '',
    ports: '',
    /** Class of an interface, and its driver: uas, usb-storage. */
    interface: '',
    driver: '',
    /** What its interfaces offer: bulk-only, uas. */
    protocol: '',
    /** Whether the kernel was told not to use UAS, and whether the port lacks what UAS needs. */
    uas_ignored: '',
    streams_missing: '',
    /** The kernel says that it could run faster. */
    below_top: '',
    /** Flags of what the kernel works around, in hexadecimal. */
    quirks: '',
    /** PCI function of the controller. */
    controller: '',
  },
  /** A drive or a volume, by the name of the system, by its unit or by its place in a shelf. */
  drive: {
    model: '',
    vendor: '',
    bytes: 'byte',
    logical_sector: 'byte',
    physical_sector: 'byte',
    /** HDD or SSD. */
    medium: '',
    /** 0 of a drive that does not rotate. */
    rotation: 'rotation_per_minute',
    /** Whether the kernel takes it for a rotating disk. */
    rotates: '',
    /** disk, part, raid1 and others. */
    type: '',
    /** SATA, SAS, NVMe, USB: in the words of the tool. */
    transport: '',
    /** What smartctl was told to speak: sat, usbjmicron. */
    access: '',
    /** Host, channel, target and logical unit. */
    unit: '',
    /** Name of the system, where the paste gives it. */
    node: '',
    /** What it lies on. */
    parent: '',
    queue_depth: '',
    /** Of a drive behind a controller, in the words of its tool: Onln, Failed. */
    state: '',
    /** On the way to it: PCI functions, SATA port, USB path, ports of SAS and expanders. */
    function: '',
    ata: '',
    usb: '',
    sas_port: '',
    expander: '',
    /** Controllers of NVMe that lead to it. */
    controller: '',
    /** Its own account of its health: that it fails, sectors that were replaced, wait to be or cannot be read. */
    failing: '',
    reallocated_sectors: '',
    pending_sectors: '',
    uncorrectable_sectors: '',
    media_errors: '',
    /** Errors of the link in the life of the drive. */
    link_errors: '',
  },
  /** A controller of NVMe, by its name: nvme0. */
  nvme: {
    node: '',
    model: '',
    transport: '',
    /** PCI function. */
    address: '',
    /** A command moves at most two to the power of this many of the smallest pages; 0: any size. */
    mdts: '',
    temperature: 'degree_celsius',
    warns_at: 'degree_celsius',
    critical_at: 'degree_celsius',
    /** Bits of the critical warning. */
    warnings: '',
    warm: 'second',
    critical: 'second',
    /** How many times it slowed down a little, and heavily. */
    light_throttles: '',
    heavy_throttles: '',
    /** Data that it could not give back. */
    media_errors: '',
  },
  /** A link of Ethernet, by its interface. */
  'network-link': {
    rate: 'bit_per_second',
    rate_capable: 'bit_per_second',
    /** The most that this end offers, and the other. */
    rate_advertised: 'bit_per_second',
    rate_offered: 'bit_per_second',
    /** full or half. */
    duplex: '',
    /** A counter of frames that failed, as the driver names it, and how many: rx_crc_errors 12. */
    errors: '',
  },
  /** A file system of btrfs, by its line: the tools say no name. */
  btrfs: {
    bytes: 'byte',
    allocated: 'byte',
    unallocated: 'byte',
    missing: 'byte',
    /** Where the tool says no size of it. */
    device_missing: '',
    used: 'byte',
    /** single, dup, raid1 and others. */
    data: '',
    metadata: '',
    system: '',
    /** running, finished, aborted, interrupted; of what, how fast, with how many errors that stay. */
    scrub: '',
    scrub_bytes: 'byte',
    scrub_rate: 'byte_per_second',
    scrub_uncorrectable: '',
    scrub_corrected: '',
  },
  /** A file system of bcachefs, by its line: how full, and what lacks copies or parity. */
  bcachefs: { bytes: 'byte', used: 'byte', degraded: 'byte' },
  /** rw, ro, evacuating, spare, failed, offline. */
  'bcachefs-device': { state: '' },
  /** A device of btrfs: errors since they were last set to zero. */
  'btrfs-device': { write_errors: '', read_errors: '', flush_errors: '', corruption_errors: '', generation_errors: '' },
  /** A logical drive of a RAID controller, by its group and number: 0/1. */
  volume: {
    level: '',
    /** In the words of the tool: Optl, Dgrd. */
    state: '',
    cache: '',
    bytes: 'byte',
  },
  /** A partition, by its name: sda1. */
  partition: { start: 'byte' },
  /** A card for drives, by its PCI address or its tool. */
  controller: {
    tool: '',
    model: '',
    firmware: '',
    address: '',
    /** What keeps its cache through a power cut, in the words of the tool: Optimal, Failed. */
    cache_backup: '',
    /** Volumes that are degraded or offline, where the tool counts them. */
    unwell_volumes: '',
    /** Driver of a SCSI host. */
    driver: '',
    usb: '',
  },
  /** An array of md, by its name: md0. */
  array: {
    level: '',
    bytes: 'byte',
    member_bytes: 'byte',
    chunk: 'byte',
    layout: '',
    state: '',
    active: '',
    /** read-only, auto-read-only. */
    access: '',
    members: '',
    working: '',
    failed: '',
    spare: '',
    /** resync, recovery, reshape, check; how far from 0 to 1, on each member how fast, what it waits for. */
    action: '',
    action_done: '',
    action_rate: 'byte_per_second',
    action_waits: '',
  },
  /** A member of an array: md0/sda1. */
  'array-member': { number: '', flags: '', state: '' },
  /** A pool of ZFS, by its name. */
  pool: {
    state: '',
    /** scrub or resilver, whether it runs, how far, how fast it looks and how fast it checks. */
    scan: '',
    scan_running: '',
    scan_done: '',
    scan_rate: 'byte_per_second',
    scan_issued_rate: 'byte_per_second',
    /** expansion or removal: data that is moved, how far from 0 to 1 and how fast. */
    work: '',
    work_done: '',
    work_rate: 'byte_per_second',
    /** What it could not repair: whether there is any, and how many errors where it counts them. */
    damaged: '',
    data_errors: '',
    /** Bits of the sector size that it uses. */
    ashift: '',
    /** Reports of zpool iostat, and what the last of them says. */
    reports: '',
    reads: 'operation_per_second',
    read_rate: 'byte_per_second',
    writes: 'operation_per_second',
    write_rate: 'byte_per_second',
    bytes: 'byte',
    allocated: 'byte',
    free: 'byte',
    /** From 0 to 1. */
    fragmented: '',
    full: '',
  },
  /** A group or a drive of a pool: tank/mirror-0, tank/sda. */
  'pool-member': {
    /** data, logs, cache, spares, special, dedup. */
    role: '',
    /** mirror, raidz2 and others. */
    group: '',
    /** Group that it is in. */
    parent: '',
    state: '',
    read_errors: '',
    write_errors: '',
    checksum_errors: '',
    reads: 'operation_per_second',
    read_rate: 'byte_per_second',
    writes: 'operation_per_second',
    write_rate: 'byte_per_second',
    bytes: 'byte',
    allocated: 'byte',
    free: 'byte',
    fragmented: '',
    full: '',
  },
  /** What a disk had to do in one report of iostat. */
  'disk-load': {
    /** Requests a second, bytes of each on average, and how long each waited. */
    reads: 'operation_per_second',
    read_rate: 'byte_per_second',
    read_size: 'byte',
    read_wait: 'second',
    writes: 'operation_per_second',
    write_rate: 'byte_per_second',
    write_size: 'byte',
    write_wait: 'second',
    /** Share of the time with a request in flight, from 0 to 1. */
    busy: '',
  },
  /** What a benchmark printed, by the device that it loaded or by its tool. */
  figure: {
    tool: '',
    job: '',
    direction: '',
    access: '',
    block_size: 'byte',
    queue_depth: '',
    jobs: '',
    duration: 'second',
    bandwidth: 'byte_per_second',
    iops: 'operation_per_second',
    latency_mean: 'second',
    latency_p99: 'second',
    /** yes, no, unknown: whether the page cache was bypassed. */
    direct: '',
    test_size: 'byte',
    score: '',
    /** No where memory was measured, or where the job failed. */
    usable: '',
    /** Number of the tool's error. */
    error: '',
  },
} as const satisfies Record<string, Record<string, Unit>>;

export type Kind = keyof typeof FACTS;
export type NameOf<Of extends Kind> = Extract<keyof (typeof FACTS)[Of], string>;
