/** Drives on USB in the log of FreeBSD: what the link runs at, and what the device says it is made for. */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS, textOf, told } from './figures.ts';
import type { UsbDevice } from './lsusb.ts';

/** `da0 at umass-sim0 bus 0 scbus0 target 0 lun 0` */
const ATTACHED = /(?:^|\s)(da[0-9]{1,4}) at umass-sim([0-9]{1,3}) bus /;
/** `da0: 40.000MB/s transfers`: what umass writes of full, high and super speed. */
const RUNS = /(?:^|\s)(da[0-9]{1,4}): (1|40|400)\.000MB\/s transfers\s*$/;
/** `umass0: <ASMedia AS2115, class 0/0, rev 2.10/0.01, addr 15> on usbus1` */
const FOUND =
  /(?:^|\s)umass([0-9]{1,3}): <([^<>]{2,80}), class [0-9]{1,3}\/[0-9]{1,3}, rev ([0-9])\.([0-9]{2})\/\S{1,8}, addr ([0-9]{1,3})> on /;
const RATES: Readonly<Record<string, number>> = { 1: 12e6, 40: 480e6, 400: 5e9 };
/** A device that tells of itself in the way of USB 3 on a port of USB 2 has this revision. */
const REVISION_OF_USB_3 = 2.1;
const SUPER_SPEED = 5e9;

interface Umass {
  line: number;
  name: string;
  revision: number;
  device: number;
}

export function freebsdUsb(lines: Lines): UsbDevice[] {
  const umassByName = new Map<string, Umass>();
  const buses = new Map<string, { sim: string; line: number }>();
  const devices: UsbDevice[] = [];
  for (const [index, line] of lines.entriesHolding(['umass', 'MB/s transfers'])) {
    const number = index + 1;
    const [, sim, name = '', major, minor, device] = FOUND.exec(line) ?? [];
    if (sim !== undefined)
      umassByName.set(sim, { line: number, name, revision: Number(`${major}.${minor}`), device: Number(device) });
    const [, disk, own] = ATTACHED.exec(line) ?? [];
    if (disk !== undefined && own !== undefined) buses.set(disk, { sim: own, line: number });
    const [, running, speed = ''] = RUNS.exec(line) ?? [];
    const at = running === undefined ? undefined : buses.get(running);
    if (running === undefined || !at || devices.length >= MOST_RECORDS) continue;
    const umass = umassByName.get(at.sim);
    const isOfUsb3 = (umass?.revision ?? 0) >= REVISION_OF_USB_3;
    devices.push({
      line: at.line,
      listing: 0,
      path: running,
      bus: 0,
      device: umass?.device ?? 0,
      id: '',
      name: textOf(umass?.name) ?? '',
      negotiated: told(RATES[speed], number),
      capable: isOfUsb3 && umass ? { value: SUPER_SPEED, line: umass.line } : undefined,
      storage: [],
      isStorage: true,
      controller: undefined,
    });
  }
  return devices;
}
