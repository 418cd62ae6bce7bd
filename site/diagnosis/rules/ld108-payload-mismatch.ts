import type { Machine, PciFunction } from '../join/machine.ts';
import { listed } from '../say/formatting.ts';
import type { Candidate, Found } from './finding.ts';
import { isVirtualFunction, nameOf, type PcieTree, pcieTree } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

export const payloadMismatch = rule('LD108', function* (machine) {
  const tree = pcieTree(machine);
  for (const device of machine.functions) {
    const found = logged(device) ?? registered(tree, device);
    if (found) yield { ...found, causes: causesOf(machine), isRisk: true };
  }
});

type Unexplained = Omit<Found, 'causes'>;

function logged(device: PciFunction): Unexplained | undefined {
  const payloadMessage = device.payloadMessages.findLast(({ kind }) => kind === 'refused' || kind === 'differs');
  if (!payloadMessage) return undefined;
  const subject = nameOf(device);
  const own = device.payloadCapable?.value;
  return {
    subject,
    line: payloadMessage.line,
    ...(payloadMessage.kind === 'refused'
      ? refused(subject, payloadMessage.size, own)
      : differing(subject, payloadMessage.size, payloadMessage.bridge, payloadMessage.bridgeSize)),
  };
}

type Said = Pick<Found, 'message'>;

const refused = (device: string, size: number, own: number | undefined): Said => ({
  message:
    own !== undefined && own < size
      ? `The kernel could not set the payload of ${device} to the ${size} bytes of the port above: the device supports ${own}`
      : `The kernel could not set the payload of ${device} to the ${size} bytes of the port above`,
});

function differing(device: string, size: number, port: string | undefined, other: number | undefined): Said {
  if (port === undefined || other === undefined) {
    return { message: `${device} is set to payloads of ${size} bytes and its port to others` };
  }
  return {
    message: `${device} is set to payloads of ${size} bytes and its port ${port} to ${other}`,
  };
}

/** What lspci shows of both ends, unless the kernel set them to one size later. */
function registered(tree: PcieTree, device: PciFunction): Unexplained | undefined {
  const port = tree.portOf(device);
  const [own, above] = [device.payload, port?.payload];
  if (!port || !own || !above || own.value === above.value) return undefined;
  if (isVirtualFunction(device) || !/\.0$/.test(device.address ?? '')) return undefined;
  const lanes = device.running?.value.lanes ?? 0;
  if (lanes === 0) return undefined;
  return {
    subject: nameOf(device),
    line: own.line,
    ...differing(nameOf(device), own.value, nameOf(port), above.value),
  };
}

const words = { hotPlug: (ports: string) => `the log names ports for hot plug: ${ports}` };

const causesOf = ({ plugged }: Machine): Candidate[] => [
  causeOf('LD108', 'firmware'),
  causeOf('LD108', 'plugged', {
    signs: plugged.some(({ address }) => address !== undefined)
      ? [words.hotPlug(listed(plugged.flatMap(({ address }) => address ?? [])))]
      : [],
  }),
];
