import type { NetworkLink } from '../../../datasets/tools/readers/network-link.ts';
import { bitsPerSecond } from '../say/formatting.ts';
import type { Cause, DiagnosticRule, Found } from './finding.ts';

const words = {
  half: (name: string) => `${name} runs half duplex: it sends and receives by turns, and frames can collide`,
  below: (name: string, running: string, both: string) => `${name} runs at ${running}, and both ends offer ${both}`,
  able: (name: string, running: string, both: string) =>
    `${name} runs at ${running}; it supports ${both}, and the other end offers that, too`,
  cut: (name: string, running: string, advertised: string, possible: string) =>
    `${name} runs at ${running} and offers ${advertised} at most; it supports ${possible}, which the other end offers`,
  slow: (name: string, running: string, capable: string) =>
    `${name} runs at ${running}, and the card can do ${capable}`,
  own: (first: string, advertised: string) => `${first}, but offers ${advertised} at most`,
  partner: (first: string, offered: string) => `${first}; the other end offers ${offered} at most`,
};

/** From here on a port for cables is usual: slower ones fell back to it, or have a slow partner. */
const USUAL = 1e9;

export const networkLink: DiagnosticRule = {
  id: 'LD801',
  severity: 'problem',
  looksFor:
    'A link of Ethernet that runs half duplex, slower than both of its ends can, or at 100 Mb/s on a faster card.',
  why: 'Copies over the network end at its slowest link: 100 Mb/s are 12 MB/s at most, 1 GbE 118. Two ends agree on the fastest step that both offer. Over a cable with a broken pair that step fails: a port with downshift then falls back to the next slower one, another gets no link.',
  sources: ['ieee-802.3', 'linux-twisted-pair-diagnostics', 'linux-phy-downshift', 'linux-phy-core', 'ti-ethtool'],
  *find({ network }) {
    for (const link of network) {
      const found = foundIn(link);
      if (found) yield found;
    }
  },
};

function foundIn(link: NetworkLink): Found | undefined {
  const { name, running, capable, advertised, offered, duplex } = link;
  // A port without a cable says half, too.
  if (duplex?.value === 'half' && running) {
    return { subject: name, line: duplex.line, message: words.half(name), causes: [forced, cable] };
  }
  if (!running || !capable) return undefined;
  const at = { subject: name, line: running.line };
  const now = bitsPerSecond(running.value);
  const own = advertised && bitsPerSecond(advertised.value);
  /** What both could, and of that what both offer; without a list of what this end offers, what it could. */
  const possible = Math.min(capable.value, offered?.value ?? 0);
  const agreed = Math.min(advertised?.value ?? possible, possible);
  if (running.value < agreed) {
    const message = (advertised ? words.below : words.able)(name, now, bitsPerSecond(agreed));
    const lost = (agreed - running.value) / 8;
    return { ...at, message, causes: [cable, forced], lost };
  }
  if (own !== undefined && running.value < possible) {
    const message = words.cut(name, now, own, bitsPerSecond(possible));
    const lost = (possible - running.value) / 8;
    return { ...at, message, causes: [reduced, cable], lost };
  }
  if (running.value >= USUAL || capable.value < USUAL) return undefined;
  const slow = words.slow(name, now, bitsPerSecond(capable.value));
  if (offered) {
    const message = words.partner(slow, bitsPerSecond(offered.value));
    return { ...at, message, causes: [partner, cable] };
  }
  if (own !== undefined && (advertised?.value ?? 0) < USUAL)
    return { ...at, message: words.own(slow, own), causes: [reduced, cable, partner] };
  return { ...at, message: slow, causes: [cable, partner] };
}

const cable: Cause = {
  message: 'A cable or plug with a broken pair: 1 GbE needs four pairs, 100 Mb/s two',
  check:
    '`sudo dmesg | grep -i downshift`; `sudo ethtool --cable-test INTERFACE`, which interrupts the link; try another cable',
  fix: 'Replace the cable, then read the speed again',
};
const partner: Cause = {
  message: 'The port at the other end is of a slower step, or was set to it',
  check: '`ethtool INTERFACE | grep -A3 "Link partner"`; the lamps or the page of the switch',
  fix: 'Use a faster port of the switch or router, or one that negotiates',
};
const forced: Cause = {
  message:
    'Speed or duplex was set by hand at one end: the other cannot negotiate, finds the speed by itself and takes half duplex',
  check:
    '`ethtool INTERFACE | grep -E "Auto-negotiation|Link partner"` at both ends: off, or no modes of the other end?',
  fix: 'Let both ends negotiate: `sudo ethtool -s INTERFACE autoneg on`, and the same at the switch',
};
const reduced: Cause = {
  message: 'This end offers less than it supports: set by hand, by power saving or by its driver',
  check: '`ethtool INTERFACE | grep -A4 "Advertised link modes"`; `sudo dmesg | grep -i downshift`: did it fall back?',
  fix: 'Let it offer all of its modes: `sudo ethtool -s INTERFACE autoneg on`, and take out the setting that cut them',
};
