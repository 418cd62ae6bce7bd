/** The same of `smartctl --json`, whose keys are those of smartmontools 7. */

import type { Lines } from '../paste/lines.ts';
import { asNumber, asObject, asText, type JsonObject } from '../text/json-text.ts';
import { bitRateOf, MOST_RECORDS, plainName, textOf, told } from './figures.ts';
import { type JsonPaste, jsonPastes } from './json-lines.ts';
import { driveAt, phyAt, type SasPhy, type SmartDrive } from './smart-drive.ts';
import { jsonHealth } from './smart-health.ts';

export function smartJsonDrives(lines: Lines): SmartDrive[] {
  const drives: SmartDrive[] = [];
  for (const paste of jsonPastes(lines, ['smartctl'])) {
    if (!asObject(paste.value.smartctl)) continue;
    // A scan lists devices and says nothing of them.
    if (drives.length < MOST_RECORDS && !paste.value.devices) drives.push(driveOf(paste));
  }
  return drives;
}

function driveOf(paste: JsonPaste): SmartDrive {
  const { value, lineOf } = paste;
  const drive = driveAt(lineOf(value));
  const device = asObject(value.device);
  const text = (key: string) => told(textOf(asText(value[key])), lineOf(value, key));
  const number = (key: string) => told(asNumber(value[key]), lineOf(value, key));
  if (device) {
    drive.name = told(plainName(asText(device.name)), lineOf(device, 'name'));
    drive.access = told(textOf(asText(device.type)), lineOf(device, 'type'));
    if (device.protocol === 'NVMe') drive.transport = told('NVMe', lineOf(device, 'protocol'));
  }
  drive.vendor = text('scsi_vendor');
  drive.model = text('model_name') ?? text('scsi_product') ?? text('scsi_model_name');
  const capacity = asObject(value.user_capacity);
  if (capacity) drive.bytes = told(asNumber(capacity.bytes), lineOf(capacity, 'bytes'));
  drive.bytes ??= number('nvme_total_capacity');
  drive.logicalSector = number('logical_block_size');
  drive.physicalSector = number('physical_block_size');
  drive.rotation = number('rotation_rate');
  if (asText(asObject(value.scsi_transport_protocol)?.name)?.startsWith('SAS')) {
    drive.transport ??= told('SAS', lineOf(value, 'scsi_transport_protocol'));
  }
  const version = asObject(value.sata_version);
  if (version) {
    drive.transport ??= told('SATA', lineOf(value, 'sata_version'));
    drive.sataVersion = told(textOf(asText(version.string)), lineOf(version, 'string'));
  }
  const speed = asObject(value.interface_speed);
  drive.capable = rateOf(asObject(speed?.max), lineOf);
  drive.running = rateOf(asObject(speed?.current), lineOf);
  drive.phys = physOf(value, lineOf);
  const health = jsonHealth(paste);
  if (health) drive.health = health;
  return drive;
}

/** The words and not `sata_value`, which is a code in one place and a mask of speeds in the other. */
const rateOf = (speed: JsonObject | undefined, lineOf: JsonPaste['lineOf']) =>
  speed && told(bitRateOf(asText(speed.string)), lineOf(speed, 'string'));

function physOf(value: JsonObject, lineOf: JsonPaste['lineOf']): SasPhy[] {
  const phys: SasPhy[] = [];
  for (const key of Object.keys(value)) {
    const port = asObject(value[key]);
    if (!/^scsi_sas_port_[0-9]{1,3}$/.test(key) || !port) continue;
    const phyKeys = Object.keys(port).filter((name) => /^phy_[0-9]{1,3}$/.test(name));
    for (const object of phyKeys.map((name) => asObject(port[name]))) {
      if (object) phys.push(phyOf(object, asNumber(port.relative_target_port_id), lineOf));
    }
  }
  return phys.slice(0, MOST_RECORDS);
}

function phyOf(object: JsonObject, port: number | undefined, lineOf: JsonPaste['lineOf']): SasPhy {
  const state = textOf(asText(object.negotiated_logical_link_rate));
  const stateLine = lineOf(object, 'negotiated_logical_link_rate');
  return {
    ...phyAt(lineOf(object), port),
    phy: asNumber(object.identifier),
    state: told(state, stateLine),
    running: told(bitRateOf(state?.split(';').at(-1)), stateLine),
    attached: told(textOf(asText(object.attached_device_type)), lineOf(object, 'attached_device_type')),
  };
}
