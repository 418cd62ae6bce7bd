import { isVirtualFunction, nameOf, pcieTree } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

/** Bytes that a device may ask for at once when it comes up. */
const DEFAULT = 512;
/** What moves much data: drives, their controllers, networks. */
const BUSY = /controller/i;
const QUIET = /usb|audio|serial|smbus|communication|encryption|signal processing/i;

export const smallReadRequest = rule('LD110', function* (machine) {
  for (const { device } of pcieTree(machine).links) {
    const { readRequest, kind } = device;
    if (!readRequest || readRequest.value >= DEFAULT || isVirtualFunction(device)) continue;
    if (device.port === 'Upstream Port' || !BUSY.test(kind) || QUIET.test(kind)) continue;
    yield {
      subject: nameOf(device),
      line: readRequest.line,
      message: `${nameOf(device)} may ask for ${readRequest.value} bytes at a time (MaxReadReq); the default is ${DEFAULT}`,
      causes: [causeOf('LD110', 'option')],
    };
  }
});
