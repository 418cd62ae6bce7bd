import type { NetworkLink } from '../../../datasets/tools/readers/network-link.ts';
import { bitsPerSecond } from '../say/formatting.ts';
import type { Found } from './finding.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  half: (name: string) => `${name} runs half duplex: it sends and receives in turn, and frames can collide`,
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

export const networkLink = rule('LD801', function* ({ network }) {
  for (const link of network) {
    const found = foundIn(link);
    if (found) yield found;
  }
});

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

const cable = causeOf('LD801', 'cable');
const partner = causeOf('LD801', 'partner');
const forced = causeOf('LD801', 'forced');
const reduced = causeOf('LD801', 'reduced');
