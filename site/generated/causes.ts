// generated, do not edit; run `npm run gen`

/** What the words of each cause leave open, by rule. */
export interface CauseHoles {
  LD101: {
    contact: 'device';
    slot: 'lanes';
    split: 'lanes';
    riser: 'device' | 'lanes';
  };
  LD102: {
    limited: 'rate' | 'port';
    signal: never;
    riser: 'device' | 'rate';
    setting: never;
    idle: 'device';
  };
  LD103: {
    slotRoomier: 'slot' | 'link' | 'at' | 'place' | 'lanes';
    slotNamed: 'slot' | 'link' | 'at';
    slot: 'link' | 'at';
    setting: never;
  };
  LD104: {
    slot: 'likely';
    setting: never;
    riser: 'device';
  };
  LD105: {
    slot: 'at' | 'address';
    contact: 'at';
    tunnel: 'at' | 'address';
  };
  LD106: {
    uplink: never;
  };
  LD107: {
    aspm: 'saving';
    wire: 'address';
    transaction: 'address';
  };
  LD108: {
    firmware: never;
    plugged: never;
  };
  LD109: {
    firmware: never;
  };
  LD110: {
    option: never;
  };
  LD111: {
    limited: 'port';
    device: never;
    signal: never;
    setting: never;
  };
  LD112: {
    idle: 'device';
    moved: 'device';
  };
  LD121: {
    powerSaving: 'device';
  };
  LD122: {
    registers: never;
  };
  LD123: {
    virtual: never;
    inner: never;
  };
  LD124: {
    empty: never;
  };
  LD125: {
    newer: never;
  };
  LD126: {
    silent: never;
    wrongPort: never;
    wrongDevice: never;
  };
  LD127: {
    faster: never;
  };
  LD128: {
    ownSwitch: 'port';
  };
  LD129: {
  };
  LD201: {
    wire: 'port' | 'drive';
    saving: never;
    failing: never;
  };
  LD202: {
    kernelOption: never;
  };
  LD203: {
    bridge: 'rate';
    freePort: 'rate';
    port: 'rate';
    cable: 'drive';
    kernel: never;
  };
  LD204: {
    port: never;
    doubtful: 'drive';
  };
  LD205: {
    afterErrors: 'name' | 'drive';
    mode: never;
    option: never;
    depth: 'drive';
  };
  LD206: {
    generation: never;
    cable: never;
  };
  LD207: {
    multiplier: never;
  };
  LD208: {
    cable: never;
  };
  LD209: {
    hop: never;
  };
  LD210: {
    generation: never;
    lowered: never;
    optical: never;
  };
  LD211: {
    cable: 'drive';
  };
  LD301: {
    cable: never;
    port: never;
    betweenUnnamed: never;
    between: 'hub';
    itself: never;
  };
  LD302: {
    rootPort: 'rate';
    hubPort: 'rate';
    port: never;
    cable: never;
    firmware: never;
  };
  LD303: {
    listed: never;
    driver: never;
    unknown: never;
  };
  LD304: {
    hub: never;
  };
  LD305: {
    bridge: never;
  };
  LD306: {
    earlierCable: never;
    laterCable: never;
    port: never;
  };
  LD307: {
    draws: never;
    driver: never;
    uas: never;
    power: never;
    cable: never;
  };
  LD308: {
    halfLinkCable: never;
    halfLinkPort: never;
    halfUpstreamCable: never;
    halfUpstreamPort: never;
  };
  LD309: {
    slowCardReader: 'names';
    slowCardCard: never;
  };
  LD401: {
    cooling: 'drive';
  };
  LD402: {
    alignedPool: never;
    alignedPartition: never;
  };
  LD403: {
    limit: 'most';
  };
  LD404: {
    virtual: never;
  };
  LD405: {
    wire: 'name';
    sectors: 'name';
    dropped: never;
    silent: never;
    members: 'device';
    host: never;
  };
  LD406: {
    saving: never;
    failing: 'drive';
    nvmeLink: never;
  };
  LD407: {
    flushes: never;
    seeks: never;
    failing: 'name';
    shingled: 'name';
  };
  LD408: {
    worn: 'name';
  };
  LD409: {
    trim: never;
    failing: never;
    scrub: never;
    bridge: never;
    demand: never;
    disks: never;
    withoutProtection: never;
  };
  LD410: {
    slowCipherProcessor: never;
    slowCipherVirtual: never;
  };
  LD411: {
    eventResetSaving: never;
    eventResetCable: never;
    eventResetDrive: never;
    eventRetriedSaving: never;
    eventRetriedCable: never;
    eventRetriedDrive: never;
    eventControllerCable: never;
    eventControllerDrive: never;
    eventBadBlockDrive: never;
  };
  LD412: {
    readOnlyDrive: never;
    readOnlyDamage: never;
    forcedReadOnlyDrive: never;
    forcedReadOnlyDamage: never;
    shutDownDrive: never;
    shutDownDamage: never;
  };
  LD501: {
    stuck: 'name';
    waiting: 'name';
    alsoBusy: 'kind' | 'name';
    check: 'name';
    resync: 'name' | 'most';
    change: 'name' | 'most';
    unmerged: 'size' | 'most';
    mergedNow: 'size';
    oldKernel: 'most';
    slowest: 'name';
    limits: 'name';
    otherLoad: 'name';
    failingSource: 'name';
    expansion: 'name';
    removal: 'name';
    resilver: 'name';
    scrub: 'name';
  };
  LD502: {
    leftWorking: 'name';
    leftArray: 'name';
    downArray: 'name';
    leftPool: 'name';
    leftBcachefs: never;
  };
  LD503: {
    data: 'name';
  };
  LD504: {
    added: 'name';
  };
  LD505: {
    builtArray: 'name';
    builtPool: 'name';
  };
  LD506: {
    blocks: 'stripe' | 'size';
  };
  LD507: {
    presented: 'name';
  };
  LD508: {
    fileSystem: never;
    stripes: never;
  };
  LD509: {
    dropped: 'name';
    writeMostly: 'name';
  };
  LD510: {
    bays: never;
    places: never;
    left: never;
  };
  LD511: {
    lost: 'pool';
    drive: 'pool';
    way: 'pool';
  };
  LD512: {
    rebuild: 'command';
    work: 'command';
    worn: 'command';
    failed: 'command';
    pulled: 'command';
    unready: never;
  };
  LD513: {
    battery: 'backup';
    charging: 'backup';
    set: 'setting';
  };
  LD514: {
    gone: never;
    drive: never;
    way: never;
    lost: never;
  };
  LD515: {
    defaults: never;
    oneByOne: never;
    meant: never;
  };
  LD516: {
    unit: never;
    shingled: never;
  };
  LD517: {
    syncAlwaysLog: never;
    dedupTable: never;
    noDataCacheSet: never;
    heavyCompressionLevel: never;
    syncAlwaysDevice: never;
  };
  LD518: {
    failedPathWay: never;
    fullOsdSpread: never;
    downOsdDrive: never;
    notStartedOlder: never;
    hungTaskDrive: never;
    hungTaskKernel: never;
  };
  LD519: {
    thinFullData: never;
    thinFailedMeta: never;
    volumePartialGone: never;
  };
  LD601: {
    seen: 'reason';
    cache: never;
    compressed: never;
    unit: never;
  };
  LD602: {
    seen: 'reason';
    load: never;
    others: never;
    state: never;
  };
  LD603: {
    option: never;
  };
  LD604: {
    cache: never;
  };
  LD605: {
    change: never;
    other: never;
    slower: never;
  };
  LD606: {
    limit: never;
    cable: never;
    port: never;
    load: never;
    slot: never;
  };
  LD701: {
    user: never;
  };
  LD702: {
    unprinted: 'controller';
  };
  LD703: {
    unprintedSas: never;
    unprintedSata: never;
  };
  LD704: {
    cut: never;
  };
  LD705: {
    unprinted: never;
  };
  LD706: {
    first: never;
  };
  LD801: {
    cable: never;
    partner: never;
    forced: never;
    reduced: never;
  };
  LD802: {
    cable: never;
    duplex: never;
    unused: never;
    buffers: never;
  };
  LD803: {
    nfsSyncOption: never;
    nfsUdpOption: never;
    smallTransfersOption: never;
    oldSmbOption: never;
    uncachedOption: never;
    oneCoreCard: never;
  };
}
