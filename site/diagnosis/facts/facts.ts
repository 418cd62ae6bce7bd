/** All that the readers were told, one fact each: nothing is derived, nothing identifies a person or a part. */
import type { SourceText } from '../../../datasets/tools/readers/source-text.ts';
import type { Records } from '../reading/records.ts';
import { mdadmFacts, mdstatFacts, shiftFacts, spaceFacts, zpoolFacts } from './array.ts';
import { bcachefsFacts, btrfsFacts } from './btrfs.ts';
import { controllerFacts } from './controller.ts';
import { describedFacts } from './described.ts';
import { dmiFacts } from './dmi.ts';
import { lsblkFacts, lsscsiFacts, nvmeListFacts, nvmeReportFacts, smartFacts, windowsFacts } from './drive.ts';
import type { Fact } from './fact.ts';
import { figureFacts } from './figure.ts';
import { FactList } from './list.ts';
import { conditionFacts, loadFacts, spaceUnitFacts, waitFacts } from './load.ts';
import { networkFacts } from './network.ts';
import { kernelPciFacts, lspciFacts, topologyFacts, treeFacts } from './pci.ts';
import { kernelDriveFacts } from './sata.ts';
import { kernelUsbFacts, lsusbFacts, usbTreeFacts } from './usb.ts';

/** In the order of the text. */
export function factsOf(records: Records, source: SourceText): Fact[] {
  const list = new FactList(source);
  lspciFacts(list, records.lspci);
  lspciFacts(list, records.pciconf);
  dmiFacts(list, records.dmi);
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
  describedFacts(list, records.described);
  networkFacts(list, records.network);
  btrfsFacts(list, records.btrfs);
  bcachefsFacts(list, records.bcachefs);
  waitFacts(list, records.waits);
  spaceUnitFacts(list, records.spaces);
  conditionFacts(list, records.conditions);
  figureFacts(list, records.measurements);
  return list.facts.sort((a, b) => a.line - b.line);
}
