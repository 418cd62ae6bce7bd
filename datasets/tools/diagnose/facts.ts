/** All that the readers were told, one fact each: nothing is derived, nothing identifies a person or a part. */
import type { SourceText } from '../import/source-text.ts';
import type { Fact } from './diagnosis.ts';
import { mdadmFacts, mdstatFacts, shiftFacts, spaceFacts, zpoolFacts } from './facts/array.ts';
import { controllerFacts } from './facts/controller.ts';
import {
  lsblkFacts,
  lsscsiFacts,
  nvmeListFacts,
  nvmeReportFacts,
  smartFacts,
  windowsFacts,
} from './facts/drive.ts';
import { figureFacts } from './facts/figure.ts';
import { FactList } from './facts/list.ts';
import { loadFacts } from './facts/load.ts';
import { kernelPciFacts, lspciFacts, topologyFacts, treeFacts } from './facts/pci.ts';
import { kernelDriveFacts } from './facts/sata.ts';
import { kernelUsbFacts, lsusbFacts, usbTreeFacts } from './facts/usb.ts';
import type { Records } from './reading.ts';

/** In the order of the text. */
export function factsOf(records: Records, source: SourceText): Fact[] {
  const list = new FactList(source);
  lspciFacts(list, records.lspci);
  treeFacts(list, records.lspciTree);
  topologyFacts(list, records.lstopo);
  kernelPciFacts(list, records.kernelLog);
  kernelDriveFacts(list, records.kernelLog);
  kernelUsbFacts(list, records.kernelLog);
  lsusbFacts(list, records.lsusb);
  usbTreeFacts(list, records.lsusbTree);
  lsscsiFacts(list, records.lsscsi);
  lsblkFacts(list, records.lsblk);
  nvmeListFacts(list, records.nvmeList);
  nvmeReportFacts(list, records.nvmeReports);
  smartFacts(list, records.smartctl);
  zpoolFacts(list, records.zpool);
  spaceFacts(list, records.zpoolList);
  shiftFacts(list, records.zpoolAshift, records.zpoolIostat);
  mdstatFacts(list, records.mdstat);
  mdadmFacts(list, records.mdadm);
  loadFacts(list, records.iostat);
  controllerFacts(list, records.controllers);
  windowsFacts(list, records.windows);
  figureFacts(list, records.measurements);
  return list.facts.sort((a, b) => a.line - b.line);
}
