/** Tools whose figures people type: they show them in a window, or print them without saying what their MB is. */
import type { Importer } from './importer.ts';
import { typedImporter } from './typed-figures.ts';

/** Transfers of growing size, one behind the other. */
export const atto: Importer = typedImporter({
  tool: 'atto',
  name: 'ATTO Disk Benchmark',
  reads: 'ATTO Disk Benchmark, typed figures that state the size of MB',
  title: /^[\s#*]{0,6}ATTO Disk Benchmark(?: v?([0-9][0-9.]{0,10}\w?))?(?: results?)?:? *$/i,
  access: 'seq',
});

export const amorphousDiskMark: Importer = typedImporter({
  tool: 'amorphousdiskmark',
  name: 'AmorphousDiskMark',
  reads: 'AmorphousDiskMark, typed figures that state the size of MB',
  title: /^[\s#*]{0,6}Amorphous ?Disk ?Mark(?: v?([0-9][0-9.]{0,10}))?(?: results?)?:? *$/i,
  access: 'unspecified',
});

/** One large file, written and read from its begin to its end. */
export const blackmagic: Importer = typedImporter({
  tool: 'blackmagic',
  name: 'Blackmagic Disk Speed Test',
  reads: 'Blackmagic Disk Speed Test, typed figures that state the size of MB',
  title: /^[\s#*]{0,6}Blackmagic (?:Design )?Disk Speed Test(?: v?([0-9][0-9.]{0,10}))?(?: results?)?:? *$/i,
  access: 'seq',
});

/** Sizes of requests are in KiB: with -v it prints 65536 and 16384 for 64.0 and 16.0. */
const DISK =
  /^[> ]{0,6}Disk {1,4}(Sequential|Random) ([0-9]{1,5})[.,]0 (Read|Write) {1,40}([0-9][0-9.,]{0,15}) MB\/s(?: {1,20}[0-9.,]{1,5})? *$/;

/** Its lines keep these units in every language; the rest of the words are translated. */
export const winsat: Importer = typedImporter({
  tool: 'winsat',
  name: 'winsat disk',
  reads: 'winsat disk, its text with a line that states the size of MB',
  title: DISK,
  access: 'unspecified',
  plain: (line) => {
    const [, access, size, way, rate] = DISK.exec(line) ?? [];
    return rate === undefined ? undefined : `${access} ${size} KB ${way} ${rate} MB/s`;
  },
  passed:
    /^[> ]{0,6}\S.{0,80}? (?:[0-9.,]{1,15} (?:MB\/s|F\/s|ms|ms\/IO|s|units)(?: +[0-9.,]{1,5})?| [0-9.,]{1,15}|[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{2}) *$/,
});
