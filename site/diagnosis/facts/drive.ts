/** Drives as lists and smartctl describe them. */
import { plainName } from '../../../datasets/tools/readers/figures.ts';
import type { BlockDevice } from '../../../datasets/tools/readers/lsblk-listing.ts';
import type { ScsiDevice } from '../../../datasets/tools/readers/lsscsi.ts';
import type { NvmeReport } from '../../../datasets/tools/readers/nvme-controller.ts';
import type { NvmeList } from '../../../datasets/tools/readers/nvme-list.ts';
import type { SmartDrive } from '../../../datasets/tools/readers/smart-drive.ts';
import type { SmartHealth } from '../../../datasets/tools/readers/smart-health.ts';
import type { WindowsDisk } from '../../../datasets/tools/readers/windows-disk.ts';
import { type Add, addEach, addFields, addParts, type FactList, part, placeAt } from './list.ts';

export function lsblkFacts(list: FactList, devices: readonly BlockDevice[]): void {
  // Volumes are often named after the host.
  const lines = new Map(devices.map(({ listing, name, line }) => [`${listing} ${name}`, line]));
  for (const device of devices) {
    const add = list.of('drive', plainName(device.name) ?? placeAt(device.line), device.line);
    addFields(add, device, 'bytes', 'type', 'transport', 'rotates', 'model', 'logical_sector', 'physical_sector');
    add('unit', device.hctl);
    for (const parent of device.parents) {
      const line = lines.get(`${device.listing} ${parent}`);
      add('parent', plainName(parent) ?? (line === undefined ? undefined : placeAt(line)));
    }
  }
}

export function lsscsiFacts(list: FactList, devices: readonly ScsiDevice[]): void {
  for (const { line, unit, kind, name, transport, node, size, path, queueDepth } of devices) {
    const add = list.of('drive', plainName(node) ?? unit, line);
    addEach(add, { unit, type: kind, model: name, transport, bytes: size, queue_depth: queueDepth });
    for (const address of path?.value.functions ?? []) add('function', address, path?.line);
    addParts(add, path, { ata: 'ata', usb: 'usb' });
    for (const port of path?.value.ports ?? []) add('sas_port', port, path?.line);
    for (const expander of path?.value.expanders ?? []) add('expander', expander, path?.line);
  }
}

export function nvmeListFacts(list: FactList, { namespaces, controllers }: NvmeList): void {
  for (const { line, name, model, bytes, sector, controllers: ways } of namespaces) {
    const add = list.of('drive', name, line);
    addEach(add, { model, bytes, logical_sector: sector });
    for (const controller of ways) add('controller', controller);
  }
  for (const controller of controllers)
    addFields(list.of('nvme', controller.name, controller.line), controller, 'model', 'transport', 'address');
}

const MINUTE = 60;

export function nvmeReportFacts(list: FactList, reports: readonly NvmeReport[]): void {
  for (const report of reports) {
    const add = list.of('nvme', report.name?.value ?? placeAt(report.line), report.line);
    add('node', report.name);
    addFields(add, report, 'model', 'mdts', 'temperature', 'warns_at', 'critical_at', 'warnings');
    add(
      'warm',
      part(report.warmMinutes, (minutes) => minutes * MINUTE),
    );
    add(
      'critical',
      part(report.criticalMinutes, (minutes) => minutes * MINUTE),
    );
    addFields(add, report, 'light_throttles', 'heavy_throttles', 'media_errors');
  }
}

function healthFacts(add: Add<'drive'>, health: SmartHealth | undefined): void {
  addEach(add, { failing: health?.isFailing ?? health?.isTestFailed, reallocated_sectors: health?.reallocated });
  addEach(add, { pending_sectors: health?.pending, uncorrectable_sectors: health?.uncorrectable });
  addEach(add, { media_errors: health?.mediaErrors, link_errors: health?.linkErrors });
}

export function smartFacts(list: FactList, drives: readonly SmartDrive[]): void {
  for (const drive of drives) {
    const subject = drive.name?.value ?? placeAt(drive.line);
    const add = list.of('drive', subject, drive.line);
    add('node', drive.name);
    addFields(add, drive, 'access', 'vendor', 'model', 'transport', 'bytes', 'logical_sector', 'physical_sector');
    addFields(add, drive, 'rotation');
    healthFacts(add, drive.health);
    const heat = list.of('nvme', subject, drive.line);
    addEach(heat, { temperature: drive.heat?.temperature, warns_at: drive.heat?.warnsAt });
    heat('critical_at', drive.heat?.criticalAt);
    const link = list.of('sata-link', subject, drive.line);
    addEach(link, { version: drive.sataVersion, rate_capable: drive.capable, rate: drive.running });
    for (const { line, port, phy, state, running, attached } of drive.phys) {
      const way = list.of('sas-link', phy === undefined ? subject : `${subject} phy ${phy}`, line);
      addEach(way, { port, state, rate: running, attached });
    }
  }
}

export function windowsFacts(list: FactList, disks: readonly WindowsDisk[]): void {
  for (const disk of disks) {
    const { line, running, capable } = disk;
    const add = list.of('drive', placeAt(line), line);
    addEach(add, { model: disk.model, transport: disk.bus });
    addFields(add, disk, 'medium', 'bytes', 'logical_sector', 'physical_sector', 'rotation');
    healthFacts(add, disk.health);
    const sata = list.of('sata-link', placeAt(line), line);
    const pcie = list.of('pcie-link', placeAt(line), line);
    for (const [mode, suffix] of [
      [running, ''],
      [capable, '_capable'],
    ] as const) {
      const isPcie = mode?.value.generation !== undefined;
      if (!isPcie) addParts(sata, mode, { name: `mode${suffix}`, rate: `rate${suffix}` });
      addParts(pcie, mode, { generation: `generation${suffix}`, lanes: `lanes${suffix}` });
    }
  }
}
