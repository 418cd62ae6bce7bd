/** What NVMe drives say of themselves: the size of a command, and heat. */

import type { NvmeReport } from '../../../datasets/tools/readers/nvme-controller.ts';
import { type SmartHealth, withHealth } from '../../../datasets/tools/readers/smart-health.ts';
import type { SmartHeat } from '../../../datasets/tools/readers/smart-heat.ts';
import { KIB } from '../../../datasets/tools/text/units.ts';
import type { Records } from '../reading/records.ts';
import { lineName } from '../say/formatting.ts';
import type { Drives } from './drives.ts';
import { isSameModel } from './names.ts';

/** The smallest page of a controller: 4 KiB of every drive that was seen. */
const PAGE = 4 * KIB;
/** Beyond it a size is none: the field has eight bits. */
const LARGEST_POWER = 20;

export function addReports(drives: Drives, { nvmeReports }: Records): void {
  for (const report of nvmeReports) {
    const drive = driveFor(drives, report);
    if (!drive) continue;
    drive.protocol ??= 'NVMe';
    drive.model ??= report.model;
    const { mdts } = report;
    if (mdts && mdts.value > 0 && mdts.value <= LARGEST_POWER)
      drive.commandBytes = { value: PAGE * 2 ** mdts.value, line: mdts.line };
    const health = healthOf(report);
    if (health) drive.health = withHealth(drive.health, health);
    const heat = heatOf(report);
    const told = Object.entries(heat).filter(([, value]) => value !== undefined);
    // id-ctrl and smart-log each say a part of it.
    if (told.length > 0) drive.heat = { ...drive.heat, ...Object.fromEntries(told) };
  }
}

/** Of the bits of the critical warning, the one of heat. */
const OF_HEAT = 2;

function healthOf({ warnings, mediaErrors }: NvmeReport): SmartHealth | undefined {
  if (!warnings?.value) return mediaErrors && { mediaErrors };
  const told = { value: true as const, line: warnings.line };
  const own = warnings.value === OF_HEAT ? { isHot: told } : { isFailing: told };
  return { ...own, ...(mediaErrors && { mediaErrors }) };
}

/** By its name, else by its model, else the only one; what warns is a drive, whatever it is called. */
function driveFor(drives: Drives, report: NvmeReport) {
  const { name, model, line, warnings } = report;
  if (name) return drives.at(name.value, line);
  const nvme = drives.all.filter(({ protocol }) => protocol === 'NVMe');
  const alike = model ? nvme.filter((drive) => drive.model && isSameModel(drive.model.value, model.value)) : nvme;
  const [only, ...others] = alike;
  if (only && others.length === 0) return only;
  const unnamed = warnings?.value ? lineName(line) : undefined;
  const known = model?.value ?? unnamed;
  return known !== undefined && alike.length === 0 ? drives.at(known, line) : undefined;
}

function heatOf(report: NvmeReport): SmartHeat {
  const { temperature, warnsAt, criticalAt, warmMinutes, criticalMinutes } = report;
  const { lightThrottles: light, heavyThrottles: heavy } = report;
  const [longest] = [warmMinutes, criticalMinutes]
    .filter((minutes) => minutes !== undefined)
    .sort((a, b) => b.value - a.value);
  const throttles = light ?? heavy;
  return {
    temperature,
    warnsAt,
    criticalAt,
    hotMinutes: longest,
    throttles: throttles && { value: (light?.value ?? 0) + (heavy?.value ?? 0), line: throttles.line },
  };
}
