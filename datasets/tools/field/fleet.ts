/** Dumps of somebody's own machines, a file each: counted like those of a database, and no machine is named. */
import { cleaned } from '../paste/clean.ts';
import { lspciDevices } from '../readers/lspci.ts';
import { pciconfDevices } from '../readers/pciconf.ts';
import { addLinks, emptyHarvest, emptyReport, type Harvest, sourceId } from './harvest.ts';
import { isVirtual, knownOf, linksOf } from './links.ts';

/** What a fleet's machines are called: whoever counts them knows, and nobody else. */
const MACHINE_KIND = 'fleet';

/** Texts of `lspci -vvnn` as root, or of `pciconf -lvbc`. */
export function fleet(id: string, texts: Iterable<string>): Harvest {
  const all = emptyHarvest();
  const report = emptyReport({ name: id, commit: '', date: '' });
  all.reports.push(report);
  for (const text of texts) {
    const { lines } = cleaned(text);
    const listed = lspciDevices(lines).flatMap((device) => knownOf(device) ?? []);
    const devices = [...listed, ...pciconfDevices(lines)].filter(({ listing }) => listing === 0);
    const links = linksOf(devices);
    if (text.trim() === '') report.empty++;
    else if (isVirtual(devices)) report.virtual++;
    else if (links.length === 0) report.nothingCounted++;
    else {
      addLinks(all, sourceId(id), MACHINE_KIND, links);
      report.counted++;
    }
  }
  return all;
}
