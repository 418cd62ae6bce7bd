/** lspci -vv: the link that a drive has negotiated, what it could, and the sizes in force. */
import { hasLine, type Importer } from './importer.ts';
import { generationAt, unknownSpeed } from './link-speed.ts';
import { type Extraction, type Fact, type Notice, nothing } from './measurement.ts';
import type { SourceText } from './source-text.ts';

const DEVICE = /^((?:[0-9a-f]{4}:)?[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]) ([^:]{1,80}): (.{1,300})$/;

/** What can be loaded, as lspci names the class. */
const STORAGE =
  /Non-Volatile memory|SATA controller|RAID bus|Serial Attached SCSI|Mass storage|SCSI storage|VGA|3D controller|Display controller/;

interface Device {
  line: number;
  kind: string;
  name: string;
  facts: Fact[];
  notices: Notice[];
}

export const lspci: Importer = {
  tool: 'lspci',
  reads: 'lspci -vv, best of the one device: lspci -vv -s 01:00.0',
  recognises: (source) => hasLine(source, /^\s*(?:LnkSta|LnkCap):/),
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const devices: Device[] = [];
  let capabilities = '';
  for (const [index, line] of source.lines.entries()) {
    const [, , kind, name] = DEVICE.exec(line) ?? [];
    if (kind && name) {
      devices.push({ line: index + 1, kind, name, facts: [], notices: [] });
      continue;
    }
    // Pasted without the line of the device: one device all the same.
    if (devices.length === 0 && /^\s*(?:LnkCap|DevCap|Capabilities):/.test(line)) {
      devices.push({ line: index + 1, kind: '', name: '', facts: [], notices: [] });
    }
    const device = devices.at(-1);
    if (!device) continue;
    capabilities = /^\s*(DevCap|DevCtl|LnkCap|LnkCtl|LnkSta)2?:/.exec(line)?.[1] ?? capabilities;
    readLine(line, capabilities, device, {
      fact: (key, value) => device.facts.push({ key, value, file: source.name, line: index + 1 }),
      speed: (speed) => {
        const { message, fix } = unknownSpeed('PCIe', speed);
        device.notices.push(source.notice('warning', index + 1, message, fix));
      },
    });
  }
  const known = devices.filter(
    ({ kind, facts }) => (kind === '' || STORAGE.test(kind)) && facts.length > 0,
  );
  const [device] = known;
  if (device && known.length === 1) {
    extraction.facts.push(
      { key: 'runs.link_kind', value: 'pcie', file: source.name, line: device.line },
      ...device.facts,
    );
    extraction.notices.push(...device.notices);
  } else {
    extraction.notices.push(
      source.notice(
        'warning',
        known[1]?.line ?? 1,
        known.length === 0
          ? 'no drive with a link was found'
          : `${known.length} drives or GPUs with a link were found; which was loaded is not known`,
        'give lspci -vv of the one device as root: lspci -vv -s 01:00.0',
      ),
    );
  }
  return extraction;
}

function readLine(
  line: string,
  register: string,
  device: Device,
  found: { fact(key: string, value: string): void; speed(unknown: string): void },
): void {
  const add = found.fact;
  const isStatus = /^\s*LnkSta:/.test(line);
  const isCapability = /^\s*LnkCap:/.test(line);
  if (isStatus || isCapability) {
    const suffix = isStatus ? '' : '_max';
    // A speed that lspci does not know it calls unknown.
    const [, speed, rate] = /Speed (([0-9.]+) ?GT\/s|unknown)/.exec(line) ?? [];
    const generation = rate ? generationAt('pcie', Number(rate) * 1e9) : undefined;
    const lanes = /Width x([0-9]+)/.exec(line)?.[1];
    if (generation) add(`runs.link_generation${suffix}`, generation);
    else if (speed) found.speed(speed);
    if (lanes && Number(lanes) > 0) add(`runs.link_lanes${suffix}`, lanes);
  }
  if (register === 'DevCtl') {
    const payload = /MaxPayload ([0-9]+) bytes/.exec(line)?.[1];
    const request = /MaxReadReq ([0-9]+) bytes/.exec(line)?.[1];
    if (payload) {
      add('runs.max_payload_size_bytes', payload);
      add('runs.max_payload_size_origin', 'stated');
    }
    if (request) add('runs.max_read_request_size_bytes', request);
  }
  if (/^\s*LnkCtl:/.test(line)) {
    const boundary = /RCB ([0-9]+) bytes/.exec(line)?.[1];
    if (boundary) add('runs.read_completion_boundary_bytes', boundary);
  }
  const driver = /^\s*Kernel driver in use: (\S{1,60})/.exec(line)?.[1];
  if (driver && device.kind !== '') {
    add(
      'targets.controller',
      `${device.name.replace(/ \(rev [0-9a-f]+\).*$/, '').slice(0, 130)}, driver ${driver}`,
    );
  }
}
