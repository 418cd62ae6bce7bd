// generated, do not edit; run `npm run gen`

import { crystalDiskMark } from '../tools/import/crystaldiskmark.ts';
import { dd } from '../tools/import/dd.ts';
import { diskSpdText, diskSpdXml } from '../tools/import/diskspd.ts';
import { fioJson } from '../tools/import/fio-json.ts';
import { fioLog } from '../tools/import/fio-log.ts';
import { fioTerse } from '../tools/import/fio-terse.ts';
import { fioText } from '../tools/import/fio-text.ts';
import { hdparm } from '../tools/import/hdparm.ts';
import { ioMeter } from '../tools/import/iometer.ts';
import { iozone } from '../tools/import/iozone.ts';
import { kDiskMark } from '../tools/import/kdiskmark.ts';
import { lspci } from '../tools/import/lspci.ts';
import { nvBandwidth } from '../tools/import/nvbandwidth.ts';
import { nvme } from '../tools/import/nvme.ts';
import { phoronix, phoronixJson } from '../tools/import/phoronix.ts';
import type { Importer } from '../tools/import/importer.ts';

/** Every importer. Their outputs of one file are given in this order. */
export const importers: readonly Importer[] = [
  crystalDiskMark,
  dd,
  diskSpdXml,
  diskSpdText,
  fioJson,
  fioLog,
  fioTerse,
  fioText,
  hdparm,
  ioMeter,
  iozone,
  kDiskMark,
  lspci,
  nvBandwidth,
  nvme,
  phoronix,
  phoronixJson,
];
