/** Outputs that are known and not read, each with the reason: a refusal then names the tool. */
import type { SourceText } from '../readers/source-text.ts';
import { hasLine } from './importer.ts';

interface UnreadTool {
  name: string;
  /** A word that stands in each line that shows it, and such a line. */
  word: string;
  line: RegExp;
  /** Why nothing is read of it. */
  reason: string;
}

const METADATA = 'it counts files and folders, not bytes of a drive';
const PROCESSOR = 'it loads the processor and the memory, not a drive';
const DATABASE = 'it counts what a database answers, not bytes of a drive';
const WHOLE_FIO = 'its summary has no size of block; the JSON files of fio that it names have the whole';
const HEADLESS = 'its head says the size of file and record: give the output from “Iozone: Performance Test” on';
const CARD = 'it says which card it is, and measures nothing';
const DRIVE = 'it says what a drive is and counted, and measures nothing: the diagnosis reads smartctl';
const TYPED = 'its figures can be typed in by hand, on the page that makes a set';
const LOAD = 'it counts what a machine does at the time, whatever asks for it: the diagnosis reads it where it can';
const OBJECTS = 'it measures a store of objects over a network, not a drive';
const NETWORK = 'it measures a network, not a drive';

const TOOLS: readonly UnreadTool[] = [
  { name: 'mdtest', word: 'mdtest', line: /^-- started at|^mdtest-[0-9]/, reason: METADATA },
  { name: 'mdtest', word: 'SUMMARY rate', line: /^SUMMARY rate: \(of /, reason: METADATA },
  { name: 'warp', word: 'obj/s', line: /^ ?\* Average: .*\bobj\/s/, reason: OBJECTS },
  {
    name: 't/io_uring of fio',
    word: 'inflight=(',
    line: /^\s*IOPS=\S+ .*inflight=\(/,
    reason: 'it prints neither size nor drive',
  },
  { name: 'fs_mark', word: 'fs_mark', line: /^#\s+(?:\.\/)?fs_mark /, reason: METADATA },
  { name: 'PostMark', word: 'PostMark', line: /^PostMark v/, reason: METADATA },
  { name: 'filebench', word: 'IO Summary', line: /IO Summary: *[0-9]+ ops/, reason: 'its flows are not told apart' },
  {
    name: 'dbench',
    word: 'Throughput',
    line: /^Throughput [0-9.]+ MB\/sec .*procs/,
    reason: 'its load has no size of block',
  },
  { name: 'stress-ng', word: 'stress-ng', line: /^stress-ng: /, reason: PROCESSOR },
  { name: 'sysbench (another test than fileio)', word: 'sysbench', line: /^sysbench [0-9]/, reason: PROCESSOR },
  { name: 'UnixBench', word: 'UnixBench', line: /UnixBench|System Benchmarks Index/, reason: PROCESSOR },
  { name: 'Geekbench', word: 'Geekbench', line: /Geekbench [0-9]/, reason: PROCESSOR },
  { name: 'STREAM', word: 'STREAM', line: /^STREAM version/, reason: PROCESSOR },
  { name: '7-Zip', word: '7-Zip', line: /^7-Zip .*Igor Pavlov/, reason: PROCESSOR },
  { name: 'mbw', word: 'MEMCPY', line: /Method: MEMCPY/, reason: PROCESSOR },
  { name: 'HammerDB', word: 'TEST RESULT', line: /TEST RESULT : System achieved [0-9]/, reason: DATABASE },
  { name: 'pgbench', word: 'tps = ', line: /^tps = [0-9.]+ \((?:without|including|excluding) /, reason: DATABASE },
  { name: 'kbench', word: 'FIO Benchmark Summary', line: /^FIO Benchmark Summary$/, reason: WHOLE_FIO },
  { name: 'iozone without its head', word: 'Children see', line: /^\s*Children see throughput for /, reason: HEADLESS },
  { name: 'ATTO Disk Benchmark', word: 'ATTO', line: /^ATTO Disk Benchmark/, reason: TYPED },
  { name: 'vmstat', word: '-----io----', line: /^procs -+memory-+ -+swap-+ -+io-+/, reason: LOAD },
  { name: 'iostat', word: 'tps', line: /^Device:? +tps +/, reason: LOAD },
  { name: 'arcstat', word: 'miss%', line: /^ *time +read .*miss%/, reason: LOAD },
  { name: 'sas2flash or sas3flash', word: 'Flash Utility', line: /SAS[23] Flash Utility/, reason: CARD },
  { name: 'lsiutil', word: 'PhyNum', line: /^PhyNum +Link +MinRate +MaxRate /, reason: CARD },
  {
    name: 'openSeaChest',
    word: 'openSeaChest_',
    line: /^\s*openSeaChest_\w+ - openSeaChest drive utilities/,
    reason: DRIVE,
  },
  {
    name: 'DiskSpd without its head',
    word: 'thread |',
    line: /^thread \| +bytes +\| +I\/Os +\|/,
    reason: 'its head says the size of block: give the output from “Command Line” on',
  },
  {
    name: 'rados bench, cut off',
    word: 'Maintaining',
    line: /^Maintaining [0-9]+ concurrent [a-z]+ of /,
    reason: 'its last lines are missing: give the complete output',
  },
  {
    name: 'ioping, cut off',
    word: 'requests completed in',
    line: /^[0-9]+ requests completed in [0-9]/,
    reason: 'its last lines are missing: give the complete output',
  },
  { name: 'perftest within a log', word: '#bytes', line: /#bytes +#iterations +BW peak/, reason: NETWORK },
  { name: 'HD Tune', word: 'HD Tune', line: /HD Tune/, reason: TYPED },
  { name: 'PCMark', word: 'PCMark', line: /PCMark [0-9]/, reason: TYPED },
  { name: "Anvil's Storage Utilities", word: 'Anvil', line: /Anvil.s Storage/, reason: TYPED },
  {
    name: 'fio, a log of latency histograms',
    word: ', ',
    line: /^[0-9]+, [0-9]+, [0-9]+(?:, [0-9]+){60,}\s*$/,
    reason: 'its JSON has the percentiles',
  },
  { name: 'iperf 2', word: 'TCP window size', line: /TCP window size/, reason: NETWORK },
  { name: 'netperf', word: 'MIGRATED', line: /^MIGRATED .* TEST/, reason: NETWORK },
  { name: 'qperf', word: '_bw:', line: /^(?:tcp|udp|rc|uc)_\w*bw:$/, reason: NETWORK },
  {
    name: 'rocm-bandwidth-test',
    word: 'RocmBandwidthTest',
    line: /RocmBandwidthTest/,
    reason: 'its matrix is not read yet',
  },
  {
    name: 'smartctl',
    word: 'smartctl',
    line: /^smartctl [0-9]/,
    reason: 'it says which drive it is, and measures nothing: the diagnosis reads it',
  },
  {
    name: 'lsblk',
    word: 'NAME',
    line: /^NAME +MAJ:MIN/,
    reason: 'it lists drives, and measures nothing: the diagnosis reads it',
  },
  {
    name: 'dmesg',
    word: '] ',
    line: /^\[ *[0-9]+\.[0-9]{6}\] /,
    reason: 'it is a kernel log and measures nothing: the diagnosis reads it',
  },
  {
    name: 'sysbench without its head',
    word: 'written, MiB/s:',
    line: /^ +written, MiB\/s: +[0-9]/,
    reason: 'its head says the size of block: give the output from “sysbench 1” on',
  },
];

/** The tool whose output a text is, where it is known and not read. */
export const unreadTool = (source: SourceText): UnreadTool | undefined =>
  TOOLS.find(({ word, line }) => hasLine(source, line, word, WITHIN));

/** Outputs name their tool early. */
const WITHIN = 2_000;
