import type { NetworkLink } from '../../../datasets/tools/readers/network-link.ts';
import { bitsPerSecond } from '../say/formatting.ts';
import type { Candidate, Found } from './finding.ts';
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
  fallback: 'it runs half duplex, as an end does that the other does not negotiate with',
  offers: (most: string) => `it offers ${most} at most`,
  partnerOffers: (most: string) => `the other end offers ${most} at most`,
  partner: (first: string, offered: string) => `${first}; the other end offers ${offered} at most`,
};

/** From here on a port for cables is usual: slower ones fell back to it, or have a slow partner. */
const USUAL = 1e9;

export const networkLink = rule('LD801', function* ({ network }) {
  for (const link of network) {
    // Tools know different speeds of one card: lshw of some drivers none above 1 Gb/s.
    const capable = network
      .flatMap((other) => (other.name === link.name && other.capable) || [])
      .reduce((most, other) => (other.value > (most?.value ?? 0) ? other : most), link.capable);
    const found = foundIn({ ...link, capable });
    if (found) yield found;
  }
});

function foundIn(link: NetworkLink): Found | undefined {
  const { name, running, capable, advertised, offered, duplex } = link;
  const causes = causesOf(link);
  // A port without a cable says half, too.
  if (duplex?.value === 'half' && running)
    return { subject: name, line: duplex.line, message: words.half(name), causes };
  if (!running || !capable) return undefined;
  const at = { subject: name, line: running.line, causes };
  const now = bitsPerSecond(running.value);
  const own = advertised && bitsPerSecond(advertised.value);
  const { possible, agreed } = mostOf(link);
  if (running.value < agreed) {
    const message = (advertised ? words.below : words.able)(name, now, bitsPerSecond(agreed));
    return { ...at, message, lost: (agreed - running.value) / 8 };
  }
  if (own !== undefined && running.value < possible) {
    const message = words.cut(name, now, own, bitsPerSecond(possible));
    return { ...at, message, lost: (possible - running.value) / 8 };
  }
  if (running.value >= USUAL || capable.value < USUAL) return undefined;
  const slow = words.slow(name, now, bitsPerSecond(capable.value));
  if (offered) return { ...at, message: words.partner(slow, bitsPerSecond(offered.value)) };
  return { ...at, message: own !== undefined && (advertised?.value ?? 0) < USUAL ? words.own(slow, own) : slow };
}

/** What both ends could, and of that what both offer; without a list of what this end offers, what it could. */
function mostOf({ capable, advertised, offered }: NetworkLink): { possible: number; agreed: number } {
  const possible = Math.min(capable?.value ?? 0, offered?.value ?? 0);
  return { possible, agreed: Math.min(advertised?.value ?? possible, possible) };
}

function causesOf({ running, capable, advertised, offered, duplex }: NetworkLink): Candidate[] {
  const isHalf = duplex?.value === 'half';
  const most = capable?.value ?? 0;
  const isOffered = (offered?.value ?? 0) > (running?.value ?? 0);
  const isReduced = advertised !== undefined && advertised.value < most && (isOffered || advertised.value < USUAL);
  const isLower = offered !== undefined && !isOffered && offered.value < most;
  return [
    causeOf('LD801', 'cable'),
    // Two ends that list what they offer negotiate.
    causeOf('LD801', 'forced', {
      signs: isHalf ? [words.fallback] : [],
      isRefuted: !isHalf && (offered === undefined) === (advertised === undefined),
    }),
    causeOf('LD801', 'reduced', {
      signs: isReduced ? [words.offers(bitsPerSecond(advertised.value))] : [],
      isRefuted: isHalf || !isReduced,
    }),
    causeOf('LD801', 'partner', {
      signs: isLower ? [words.partnerOffers(bitsPerSecond(offered.value))] : [],
      isRefuted: isHalf || isOffered,
    }),
  ];
}
