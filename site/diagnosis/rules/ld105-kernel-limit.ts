import type { PcieBandwidth } from '../../../datasets/tools/readers/kernel-log-pcie.ts';
import type { Machine, PciFunction } from '../join/machine.ts';
import { isTunnel } from '../join/tunnels.ts';
import { bitsPerSecond, linkName } from '../say/formatting.ts';
import type { Cause, DiagnosticRule, Found } from './finding.ts';
import { nameOf, pcieTree } from './pcie-ends.ts';

/** What ports of a tunnel claim; the registers of others say it, too. */
const FIRST_GENERATION = 2.5e9;
const TUNNEL_LANES = 4;

export const kernelLimit: DiagnosticRule = {
  id: 'LD105',
  severity: 'problem',
  looksFor: 'A device that the kernel reports as limited by a link on its way to the processor.',
  why: 'The kernel walks from the device up to the root and names the port with the slowest link. It reads this once, when it finds the device.',
  sources: ['linux-pcie-bandwidth', 'linux-usb4-link-speed'],
  *find(machine) {
    const tree = pcieTree(machine);
    for (const device of machine.functions) {
      const { bandwidth } = device;
      if (!bandwidth?.isLimited || !bandwidth.capable) continue;
      const { at, available, capable, link } = bandwidth;
      const named = tree.at(at);
      // What lspci shows of the same link is said by the rules about links, with both ends.
      const own = tree.links.find((one) => one.device === device);
      if (own && (at === device.address || at === device.parent)) continue;
      if (named && isTunnel(named)) continue;
      // x4 at 2.5 GT/s is what every port of a tunnel claims, and hardly any other.
      const isTunnelLike = link.rate === FIRST_GENERATION && link.lanes === TUNNEL_LANES;
      const mayBeTunnel = isTunnelLike && named?.capable === undefined;
      const hasTunnel = mayBeTunnel && machine.functions.some(isTunnel);
      yield {
        subject: nameOf(device),
        line: bandwidth.line,
        ...((mayBeTunnel || isEnoughForUsb(machine, device, available)) && { severity: 'hint' }),
        ...(hasTunnel && { severity: 'normal' }),
        ...said(nameOf(device), bandwidth, mayBeTunnel),
        causes: causesOf(at, mayBeTunnel),
        ...(!mayBeTunnel && { lost: (capable.available - available) / 8 }),
      };
    }
  },
};

function said(
  device: string,
  { at, available, capable, link }: PcieBandwidth,
  mayBeTunnel: boolean,
): Pick<Found, 'message'> {
  const [rate, name] = [bitsPerSecond(available), linkName(link)];
  if (mayBeTunnel) {
    return {
      message:
        at === undefined
          ? `The kernel counts ${rate} for ${device}, by a ${name} link; ports of Thunderbolt and USB4 claim that whatever they carry`
          : `The kernel counts ${rate} for ${device}, by the ${name} link at ${at}; ports of Thunderbolt and USB4 claim that whatever they carry`,
    };
  }
  const [most, own] = [bitsPerSecond(capable?.available ?? 0), linkName(capable?.link ?? link)];
  return {
    message:
      at === undefined
        ? `The kernel gives ${device} ${rate}, limited by the ${name} link at an unknown port; the device supports ${most} with ${own}`
        : `The kernel gives ${device} ${rate}, limited by the ${name} link at ${at}; the device supports ${most} with ${own}`,
  };
}

/** Whether it is a USB controller whose drives all have slower links of their own. */
function isEnoughForUsb({ usb }: Machine, { address }: PciFunction, available: number): boolean {
  const rates = usb.flatMap(({ controller, isHub, running }) =>
    controller === address && !isHub && running ? [running.value] : [],
  );
  return address !== undefined && rates.length > 0 && Math.max(...rates) <= available;
}

function causesOf(at: string | undefined, mayBeTunnel: boolean): Cause[] {
  const port: Cause = {
    message:
      at === undefined
        ? 'The slot or port at that place has fewer lanes or an older generation than the device'
        : `The slot or port at ${at} has fewer lanes or an older generation than the device`,
    check: `\`sudo lspci -vv -s ${at ?? 'ADDRESS'}\`: compare LnkCap, what the port supports, with LnkSta, what it runs at`,
    fix: 'If LnkSta equals LnkCap, use a faster slot; if it is less, look at riser, contacts and BIOS settings',
  };
  const tunnel: Cause = {
    message:
      at === undefined
        ? 'The port belongs to Thunderbolt or USB4: it claims 2.5 GT/s whatever the tunnel carries'
        : `${at} belongs to Thunderbolt or USB4: it claims 2.5 GT/s whatever the tunnel carries`,
    check: `\`lspci -s ${at ?? 'ADDRESS'}\`: does its name say Thunderbolt or USB4?`,
    fix: 'Ignore this line then, and measure',
  };
  return mayBeTunnel ? [tunnel, port] : [port];
}
