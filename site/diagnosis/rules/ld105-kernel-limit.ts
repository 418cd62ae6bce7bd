import { plural } from '../../../datasets/tools/language/plural.ts';
import type { PcieBandwidth } from '../../../datasets/tools/readers/kernel-log-pcie.ts';
import type { Machine, PciFunction } from '../join/machine.ts';
import { isTunnel, mayBeTunnelAt } from '../join/tunnels.ts';
import { bitsPerSecond, linkName, listed } from '../say/formatting.ts';
import { conditionRule } from './condition-rule.ts';
import type { Candidate, Found } from './finding.ts';
import { isByKernel, isSameDevice, nameOf, pcieTree } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

/** What ports of a tunnel claim; the registers of others say it, too. */
const FIRST_GENERATION = 2.5e9;
const TUNNEL_LANES = 4;

/** What the kernel says of a device that a link on its way holds back. */
interface Limited {
  device: PciFunction;
  bandwidth: PcieBandwidth;
  capable: NonNullable<PcieBandwidth['capable']>;
}

export const kernelLimit = rule('LD105', function* (machine) {
  const alike = Map.groupBy(limitedIn(machine), ({ device, bandwidth: { at, link } }) =>
    at === undefined ? nameOf(device) : `${at} ${linkName(link)}`,
  );
  for (const all of alike.values()) yield* foundOf(machine, devicesOf(all));
  yield* narrowCards.find(machine, []);
});

/** Of drivers that say themselves that the slot is too slow for their card. */
const narrowCards = conditionRule('LD105');

/** Without those of which lspci shows the same link with both ends, which other rules say, and those behind a tunnel. */
function limitedIn(machine: Machine): Limited[] {
  const tree = pcieTree(machine);
  return machine.functions.flatMap((device): Limited[] => {
    const { bandwidth } = device;
    if (!bandwidth?.isLimited || !bandwidth.capable) return [];
    const { at, capable } = bandwidth;
    const named = tree.at(at);
    const isShown = tree.links.some(
      (link) =>
        isSameDevice(link.device.address ?? '', device) &&
        !isByKernel(link.device) &&
        (at === device.address || at === device.parent),
    );
    return isShown || (named && isTunnel(named)) ? [] : [{ device, bandwidth, capable }];
  });
}

/** Functions of one device are held back as one. */
const devicesOf = (all: readonly Limited[]): Limited[] =>
  all.filter(
    ({ device }, index) => !all.slice(0, index).some((item) => isSameDevice(item.device.address ?? '', device)),
  );

function* foundOf(machine: Machine, all: readonly Limited[]): Generator<Found> {
  const [first] = all;
  if (!first) return;
  const { device, bandwidth } = first;
  const { at, available, link, line } = bandwidth;
  // x4 at 2.5 GT/s is what every port of a tunnel claims; on others it is real.
  const isClaim = link.rate === FIRST_GENERATION && link.lanes === TUNNEL_LANES;
  const mayBeTunnel = isClaim && pcieTree(machine).at(at)?.capable === undefined && mayBeTunnelAt(at, machine);
  const isEnough = all.every((item) => isEnoughForUsb(machine, item.device, available));
  const most = all.reduce((sum, { capable }) => sum + capable.available, 0);
  yield {
    subject: nameOf(device),
    line,
    ...((mayBeTunnel || isEnough) && { severity: 'hint' }),
    ...(mayBeTunnel && machine.functions.some(isTunnel) && { severity: 'normal' }),
    message: all.length > 1 && !mayBeTunnel ? sharing(all, bandwidth, most) : said(first, mayBeTunnel),
    causes: causesOf(machine, all, mayBeTunnel),
    ...(!mayBeTunnel && { lost: (most - available) / 8 }),
  };
}

function said({ device, bandwidth, capable }: Limited, mayBeTunnel: boolean): string {
  const { at, available, link } = bandwidth;
  const [rate, name] = [bitsPerSecond(available), linkName(link)];
  if (mayBeTunnel) return words.claimed(rate, nameOf(device), name, at ?? words.somewhere);
  const [most, own] = [bitsPerSecond(capable.available), linkName(capable.link)];
  return words.limited(nameOf(device), rate, name, at ?? words.somewhere, most, own);
}

const sharing = (all: readonly Limited[], { at, available, link }: PcieBandwidth, most: number): string =>
  plural(all.length, words.shared, {
    names: listed(all.map(({ device }) => nameOf(device))),
    rate: bitsPerSecond(available),
    link: linkName(link),
    at: at ?? words.somewhere,
    most: bitsPerSecond(most),
  });

/** Whether it is a USB controller whose drives all have slower links of their own. */
function isEnoughForUsb({ usb }: Machine, { address }: PciFunction, available: number): boolean {
  const rates = usb.flatMap(({ controller, isHub, running }) =>
    controller === address && !isHub && running ? [running.value] : [],
  );
  return address !== undefined && rates.length > 0 && Math.max(...rates) <= available;
}

function causesOf(machine: Machine, all: readonly Limited[], mayBeTunnel: boolean): Candidate[] {
  const [{ at, link } = { at: undefined, link: undefined }] = all.map(({ bandwidth }) => bandwidth);
  const named = pcieTree(machine).at(at);
  const port = named?.capable?.value;
  const isPortSlow = port && link && (port.rate ?? 0) <= (link.rate ?? 0) && (port.lanes ?? 0) <= (link.lanes ?? 0);
  const isPortFaster = port !== undefined && !isPortSlow;
  const held = plural(all.length, words.held, { at: at ?? words.somewhere });
  const slot = causeOf('LD105', 'slot', {
    at: at ?? words.somewhere,
    address: at ?? words.address,
    signs: [
      ...(port && isPortSlow ? [words.portIs(at ?? words.somewhere, linkName(port))] : []),
      ...(all.length > 1 ? [held] : []),
    ],
    isRefuted: isPortFaster,
    isChecked: port !== undefined,
  });
  const contact = causeOf('LD105', 'contact', {
    at: at ?? words.address,
    signs: port && isPortFaster ? [words.portIs(at ?? words.somewhere, linkName(port))] : [],
    isRefuted: isPortSlow,
    isChecked: port !== undefined,
  });
  const tunnel = causeOf('LD105', 'tunnel', {
    at: at ?? words.somewhere,
    address: at ?? words.address,
    signs: mayBeTunnel ? [words.place] : [],
    isRefuted: !mayBeTunnel,
  });
  return [slot, contact, tunnel];
}

const words = {
  limited: (device: string, rate: string, link: string, at: string, most: string, own: string) =>
    `The kernel gives ${device} ${rate}, limited by the ${link} link at ${at}; the device supports ${most} with ${own}`,
  claimed: (rate: string, device: string, link: string, at: string) =>
    `The kernel counts ${rate} for ${device}, by the ${link} link at ${at}; ports of Thunderbolt and USB4 claim that whatever they carry`,
  shared:
    'one {The kernel reports {rate} for {names}, limited by the {link} link at {at}} other {# devices, {names}, share {rate}: the {link} link at {at}; on their own they support {most} together}',
  somewhere: 'an unknown port',
  address: 'ADDRESS',
  place:
    'the paste shows Thunderbolt or USB4 in use, or the port is for hot plug, or it has the address of such a port on Intel processors',
  portIs: (at: string, link: string) => `${at} supports ${link}`,
  held: 'one {# device is held back at {at}} other {# devices are held back at {at}, so none of them is the cause}',
};
