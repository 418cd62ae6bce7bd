import { crystalDiskMark } from './crystaldiskmark.ts';
import { dd } from './dd.ts';
import { diskSpdText, diskSpdXml } from './diskspd.ts';
import { fioJson } from './fio-json.ts';
import { fioText } from './fio-text.ts';
import { hdparm } from './hdparm.ts';
import type { Importer } from './importer.ts';
import { ioMeter } from './iometer.ts';
import { iozone } from './iozone.ts';
import { kDiskMark } from './kdiskmark.ts';
import { lspci } from './lspci.ts';
import { nvBandwidth } from './nvbandwidth.ts';
import { nvme } from './nvme.ts';
import { phoronix } from './phoronix.ts';

/** Every importer, in the order in which the outputs of one file are given. */
export const importers: readonly Importer[] = [
  fioJson,
  fioText,
  crystalDiskMark,
  kDiskMark,
  diskSpdXml,
  diskSpdText,
  ioMeter,
  iozone,
  hdparm,
  dd,
  phoronix,
  nvBandwidth,
  lspci,
  nvme,
];

/** Names that a command line may give. */
export const tools: readonly string[] = [...new Set(importers.map(({ tool }) => tool))];
