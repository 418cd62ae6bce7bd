/** lspci -vv: the link that a drive has negotiated, what it could, and the sizes in force. */

import { generationAt, unknownSpeed } from '../readers/link-speed.ts';
import { lspciDevices, type PciDevice, type PciLink } from '../readers/lspci.ts';
import { type Extraction, type Notice, nothing } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import type { Stated } from '../readers/stated.ts';
import { hasLine, type Importer } from './importer.ts';

/** What can be loaded, as lspci names the class. */
const STORAGE =
  /Non-Volatile memory|SATA controller|RAID bus|Serial Attached SCSI|Mass storage|SCSI storage|VGA|3D controller|Display controller/;

/** What lspci prints in place of link and sizes where its user is not root. */
const DENIED = /^\s*Capabilities: <access denied>/;

export const lspci: Importer = {
  tool: 'lspci',
  reads: 'lspci -vv, best for one device: lspci -vv -s 01:00.0',
  recognises: (source) =>
    hasLine(source, /^\s*(?:LnkSta|LnkCap):/, 'Lnk') || hasLine(source, DENIED, '<access denied>'),
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const devices = lspciDevices(source.lines).filter(({ kind }) => kind === '' || STORAGE.test(kind));
  const known = devices.filter(hasLink);
  const [device] = known;
  if (device && known.length === 1) {
    take(device, source, extraction);
    return extraction;
  }
  const denied = devices.find(({ isDenied }) => isDenied);
  if (denied && known.length === 0) {
    extraction.notices.push(withoutRoot(denied, source));
    return extraction;
  }
  extraction.notices.push(
    source.notice(
      'warning',
      known[1]?.line ?? 1,
      known.length === 0
        ? 'no drive with a link was found'
        : `${known.length} drives or GPUs with a link were found; which was loaded is unknown`,
      'give lspci -vv of the one device as root: lspci -vv -s 01:00.0',
    ),
  );
  return extraction;
}

function hasLink({ capable, running, payload }: PciDevice): boolean {
  const isKnown = (link: Stated<PciLink> | undefined) =>
    link !== undefined && (link.value.rate !== undefined || (link.value.lanes ?? 0) > 0);
  return isKnown(capable) || isKnown(running) || payload !== undefined;
}

const withoutRoot = ({ line, address = '01:00.0' }: PciDevice, source: SourceText): Notice =>
  source.notice(
    'warning',
    line,
    'lspci ran without root, which hides the link and the payload size',
    `run it as root: sudo lspci -vv -s ${address}`,
  );

function take(device: PciDevice, source: SourceText, { facts, notices }: Extraction): void {
  const add = (line: number, key: string, value: string | number) =>
    facts.push({ key, value: String(value), file: source.name, line });
  const addLink = (link: Stated<PciLink> | undefined, suffix: string) => {
    if (!link) return;
    const { speed, rate, lanes } = link.value;
    const generation = rate === undefined ? undefined : generationAt('pcie', rate);
    if (generation) add(link.line, `runs.link_generation${suffix}`, generation);
    else if (speed) {
      const { message, fix } = unknownSpeed('PCIe', speed);
      notices.push(source.notice('warning', link.line, message, fix));
    }
    if (lanes) add(link.line, `runs.link_lanes${suffix}`, lanes);
  };
  const { payload, readRequest, boundary, driver } = device;
  add(device.line, 'runs.link_kind', 'pcie');
  addLink(device.capable, '_max');
  addLink(device.running, '');
  if (payload) {
    add(payload.line, 'runs.max_payload_size_bytes', payload.value);
    add(payload.line, 'runs.max_payload_size_origin', 'stated');
  }
  if (readRequest) add(readRequest.line, 'runs.max_read_request_size_bytes', readRequest.value);
  if (boundary) add(boundary.line, 'runs.read_completion_boundary_bytes', boundary.value);
  if (driver && device.kind !== '') {
    const value = `${device.name.slice(0, 130)}, driver ${driver.value}`;
    add(driver.line, 'targets.controller', value);
  }
}
