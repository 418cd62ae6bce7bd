/** How programs, file systems, makers and publishers are spelled, so that a query by name finds all of their rows. */

const TOOLS = [
  ...['AmorphousDiskMark', 'AS SSD', 'ATTO Disk Benchmark', 'bandwidthTest', 'Blackmagic Disk Speed Test', 'bonnie++'],
  ...['CrystalDiskMark', 'dd', 'DiskSpd', 'elbencho', 'fio', 'gdsio', 'hdparm', 'Iometer', 'ioping', 'IOR', 'iozone'],
  ...['iperf3', 'KDiskMark', 'nccl-tests', 'nvbandwidth', 'perftest', 'Phoronix Test Suite', 'PiBenchmarks'],
  ...['rados bench', 'SPDK', 'sysbench', 'Vdbench', 'WinSAT', 'YABS'],
];
const FILE_SYSTEMS = 'APFS bcachefs btrfs exFAT ext3 ext4 F2FS FAT32 NTFS ReFS XFS ZFS'.split(' ');
const MAKERS = ['ADATA', 'HGST', 'KIOXIA', 'SanDisk', 'SK hynix', 'Team Group', 'WD'];
const PUBLISHERS = ['Digit', 'Pastebin', 'The FPS Review', 'thestorageguy', "Tom's Hardware", "Tom's Hardware Italia"];

/** Other names than spellings of the same. */
const ALIASES: Readonly<Record<string, string>> = {
  'AS SSD Benchmark': 'AS SSD',
  ATTO: 'ATTO Disk Benchmark',
  Blackmagic: 'Blackmagic Disk Speed Test',
  bonnie: 'bonnie++',
  Phoronix: 'Phoronix Test Suite',
  'digit.in': 'Digit',
  'pastebin.com': 'Pastebin',
  'thestorageguy.net': 'thestorageguy',
  'Western Digital': 'WD',
  Hynix: 'SK hynix',
  'Team Group Inc': 'Team Group',
};

/** By table and column: the names that are known. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'runs.tool': TOOLS,
  'targets.filesystem': FILE_SYSTEMS,
  'drives.vendor': MAKERS,
  'sources.publisher': PUBLISHERS,
};

const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}+]/gu, '');

const known = new Map(
  Object.entries(COLUMNS).map(([column, names]) => {
    const aliases = Object.entries(ALIASES).filter(([, name]) => names.includes(name));
    return [
      column,
      new Map([...names.map((name) => [name, name]), ...aliases].map(([from, to]) => [keyOf(from ?? ''), to])),
    ];
  }),
);

/** Columns in which names are spelled one way, as `runs.tool`. */
export const spelled: readonly string[] = [...known.keys(), 'runs.kernel'];

/** A name as the tables spell it; unchanged where it is unknown. */
export function canonical(column: string, text: string): string {
  if (column === 'runs.kernel') return kernelOf(text);
  return known.get(column)?.get(keyOf(text)) ?? text;
}

/** Linux by its version alone, Windows by its name: `linux 6.18.44`, `10.0 Build 19042`. */
const kernelOf = (text: string): string =>
  text.replace(/^linux (?=\d)/i, '').replace(/^(?=\d+\.\d+ Build \d+$)/, 'Windows ');
