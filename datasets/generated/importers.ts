// generated, do not edit; run `npm run gen`

import { asSsd } from '../tools/import/as-ssd.ts';
import { bandwidthTest } from '../tools/import/bandwidth-test.ts';
import { bonnie } from '../tools/import/bonnie.ts';
import { amorphousDiskMark, atto, blackmagic, winsat } from '../tools/import/by-hand.ts';
import { crystalDiskMark } from '../tools/import/crystaldiskmark.ts';
import { dd } from '../tools/import/dd.ts';
import { diskSpdText } from '../tools/import/diskspd-text.ts';
import { diskSpdXml } from '../tools/import/diskspd.ts';
import { elbenchoCsv } from '../tools/import/elbencho-csv.ts';
import { elbencho } from '../tools/import/elbencho.ts';
import { fioJson } from '../tools/import/fio-json.ts';
import { fioLog } from '../tools/import/fio-log.ts';
import { fioTerse } from '../tools/import/fio-terse.ts';
import { fioText } from '../tools/import/fio-text.ts';
import { gdsio } from '../tools/import/gdsio.ts';
import { hdparm } from '../tools/import/hdparm.ts';
import { ioMeter } from '../tools/import/iometer.ts';
import { ioping } from '../tools/import/ioping.ts';
import { ior } from '../tools/import/ior.ts';
import { iozone } from '../tools/import/iozone.ts';
import { iperf3 } from '../tools/import/iperf3.ts';
import { kbench } from '../tools/import/kbench.ts';
import { kDiskMark } from '../tools/import/kdiskmark.ts';
import { lspci } from '../tools/import/lspci.ts';
import { ncclTests } from '../tools/import/nccl-tests.ts';
import { nvBandwidth } from '../tools/import/nvbandwidth.ts';
import { nvme } from '../tools/import/nvme.ts';
import { perftest } from '../tools/import/perftest.ts';
import { phoronix, phoronixJson } from '../tools/import/phoronix.ts';
import { piBenchmarks } from '../tools/import/pibenchmarks.ts';
import { radosBench } from '../tools/import/rados-bench.ts';
import { spdk } from '../tools/import/spdk.ts';
import { sysbench } from '../tools/import/sysbench.ts';
import { vdbenchFiles } from '../tools/import/vdbench-files.ts';
import { vdbenchFlatfile } from '../tools/import/vdbench-flatfile.ts';
import { vdbench } from '../tools/import/vdbench.ts';
import { yabs } from '../tools/import/yabs.ts';
import type { Importer } from '../tools/import/importer.ts';

/** Every importer. Their outputs of one file are given in this order. */
export const importers: readonly Importer[] = [
  asSsd,
  bandwidthTest,
  bonnie,
  atto,
  amorphousDiskMark,
  blackmagic,
  winsat,
  crystalDiskMark,
  dd,
  diskSpdText,
  diskSpdXml,
  elbenchoCsv,
  elbencho,
  fioJson,
  fioLog,
  fioTerse,
  fioText,
  gdsio,
  hdparm,
  ioMeter,
  ioping,
  ior,
  iozone,
  iperf3,
  kbench,
  kDiskMark,
  lspci,
  ncclTests,
  nvBandwidth,
  nvme,
  perftest,
  phoronix,
  phoronixJson,
  piBenchmarks,
  radosBench,
  spdk,
  sysbench,
  vdbenchFiles,
  vdbenchFlatfile,
  vdbench,
  yabs,
];
