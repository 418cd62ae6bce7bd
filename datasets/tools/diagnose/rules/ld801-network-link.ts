import type { NetworkLink } from '../../readers/network-link.ts';
import { bitsPerSecond } from '../say/saying.ts';
import type { Cause, DiagnosticRule, Found } from './finding.ts';

const words = {
  half: (name: string) =>
    `${name} runs half duplex: it sends and receives by turns, and frames collide`,
  below: (name: string, running: string, both: string) =>
    `${name} runs at ${running}, and both ends offer ${both}`,
  slow: (name: string, running: string, capable: string) =>
    `${name} runs at ${running}, and the card can do ${capable}`,
  partner: (first: string, offered: string) => `${first}; the other end offers ${offered} at most`,
};

/** From here on a port for cables is usual: slower ones fell back to it, or have a slow partner. */
const USUAL = 1e9;

export const networkLink: DiagnosticRule = {
  id: 'LD801',
  severity: 'problem',
  looksFor:
    'A link of Ethernet that runs half duplex, slower than both of its ends can, or at 100 Mb/s on a faster card.',
  why: 'Copies over the network end at its slowest link: 100 Mb/s are 12 MB/s at most, 1 GbE 118. Two ends agree on the fastest step that both offer and the cable lets pass; with a broken pair they agree on less.',
  sources: ['ieee-802.3', 'ti-ethtool'],
  *find({ network }) {
    for (const link of network) {
      const found = foundIn(link);
      if (found) yield found;
    }
  },
};

function foundIn(link: NetworkLink): Found | undefined {
  const { name, running, capable, offered, duplex } = link;
  // A port without a cable says half, too.
  if (duplex?.value === 'half' && running) {
    return { subject: name, line: duplex.line, message: words.half(name), causes: [forced, cable] };
  }
  if (!running || !capable) return undefined;
  const [now, most] = [bitsPerSecond(running.value), bitsPerSecond(capable.value)];
  const both = Math.min(capable.value, offered?.value ?? 0);
  if (running.value < both) {
    const message = words.below(name, now, bitsPerSecond(both));
    const causes = [cable, forced];
    return { subject: name, line: running.line, message, causes, lost: (both - running.value) / 8 };
  }
  if (running.value >= USUAL || capable.value < USUAL) return undefined;
  const slow = words.slow(name, now, most);
  return {
    subject: name,
    line: running.line,
    message: offered ? words.partner(slow, bitsPerSecond(offered.value)) : slow,
    causes: offered ? [partner, cable] : [cable, partner],
  };
}

const cable: Cause = {
  message: 'A cable or plug with a broken pair: 1 GbE needs four pairs, 100 Mb/s two',
  check: '`ethtool INTERFACE | grep -E "Speed|Link partner"` at both ends; try another cable',
  fix: 'Replace the cable, then read the speed again',
};
const partner: Cause = {
  message: 'The port at the other end is of a slower step, or was set to it',
  check: '`ethtool INTERFACE | grep -A3 "Link partner"`; the lamps or the page of the switch',
  fix: 'Use a faster port of the switch or router, or one that negotiates',
};
const forced: Cause = {
  message: 'Speed or duplex was set by hand at one end: the other cannot negotiate and falls back',
  check: '`ethtool INTERFACE | grep Auto-negotiation` at both ends: on or off?',
  fix: 'Let both ends negotiate: `sudo ethtool -s INTERFACE autoneg on`, and the same at the switch',
};
