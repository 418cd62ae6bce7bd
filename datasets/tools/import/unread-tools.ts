/** Outputs that are known and not read, each with the reason: a refusal then names the tool. */
import type { SourceText } from '../readers/source-text.ts';
import { hasLine } from './importer.ts';
import tools from './unread-tools.json' with { type: 'json' };

interface UnreadTool {
  name: string;
  /** A word that stands in each line that shows it, and such a line. */
  word: string;
  line: RegExp;
  /** Why nothing is read of it. */
  reason: string;
}

const words = {
  metadata: 'it counts files and folders, not bytes of a drive',
  processor: 'it loads the processor and the memory, not a drive',
  database: 'it counts what a database answers, not bytes of a drive',
  card: 'it says which card it is, and measures nothing',
  drive: 'it says what a drive is and counted, and measures nothing: the diagnosis reads smartctl',
  typed: 'its figures can be typed in by hand, on the page that makes a set',
  load: 'it counts what a machine does at the time, whatever asks for it: the diagnosis reads it where it can',
  objects: 'it measures a store of objects over a network, not a drive',
  network: 'it measures a network, not a drive',
  cut: 'its last lines are missing: give the complete output',
  headless: 'its first lines are missing: give the complete output',
  headOfIozone: 'its head says the size of file and record: give the output from “Iozone: Performance Test” on',
  bare: 'it prints neither size nor drive',
  flows: 'its flows are not told apart',
  noBlock: 'its load has no size of block',
  headOfDiskSpd: 'its head says the size of block: give the output from “Command Line” on',
  histograms: 'its JSON has the percentiles',
  matrix: 'its matrix is not read yet',
  smartctl: 'it says which drive it is, and measures nothing: the diagnosis reads it',
  lsblk: 'it lists drives, and measures nothing: the diagnosis reads it',
  kernelLog: 'it is a kernel log and measures nothing: the diagnosis reads it',
  headOfSysbench: 'its head says the size of block: give the output from “sysbench 1” on',
};

const TOOLS: readonly UnreadTool[] = tools.map(({ name, word, line, reason }) => ({
  name,
  word,
  line: new RegExp(line),
  reason: words[reason as keyof typeof words],
}));

/** The tool whose output a text is, where it is known and not read. */
export const unreadTool = (source: SourceText): UnreadTool | undefined =>
  TOOLS.find(({ word, line }) => hasLine(source, line, word, WITHIN));

/** Outputs name their tool early. */
const WITHIN = 2_000;
