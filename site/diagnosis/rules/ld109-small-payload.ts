import { plural } from '../../../datasets/tools/language/plural.ts';
import { listed } from '../say/formatting.ts';
import { howOftenSmallPayload, withCommon } from './how-common.ts';
import { isVirtualFunction, nameOf, pcieTree } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  devices:
    'one {# device is set to payloads of {set} bytes where {most} are possible: {devices}} other {# devices are set to payloads of {set} bytes where {most} are possible: {devices}}',
};

export const smallPayload = rule('LD109', function* (machine) {
  const tree = pcieTree(machine);
  const small = tree.links.flatMap(({ device, port }) => {
    const [set, own, above] = [device.payload, device.payloadCapable, port?.payloadCapable];
    // All on the way have to take the larger payload, so each of them has to say what it can.
    const abilities = [...tree.way(device)].map((pciFunction) => pciFunction.payloadCapable?.value);
    if (!set || !own || !above || isVirtualFunction(device)) return [];
    if (device.port === 'Upstream Port' || abilities.includes(undefined)) return [];
    const most = Math.min(...abilities.filter((size) => size !== undefined));
    return set.value < most && port?.payload?.value === set.value ? [{ device, set, most }] : [];
  });
  const [first] = small;
  if (!first) return;
  yield {
    subject: nameOf(first.device),
    line: first.set.line,
    message: plural(small.length, words.devices, {
      set: `${first.set.value}`,
      most: `${first.most}`,
      devices: listed(small.map(({ device }) => nameOf(device))),
    }),
    causes: [withCommon(causeOf('LD109', 'firmware'), howOftenSmallPayload(first.device))],
  };
});
