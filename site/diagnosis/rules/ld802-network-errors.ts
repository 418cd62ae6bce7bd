import { listed } from '../say/formatting.ts';
import type { Candidate, DiagnosticRule } from './finding.ts';

const words = {
  counted: (name: string, counters: string[]) =>
    `${name === '' ? 'The network card' : name} counted frames that failed, collided or were dropped: ${listed(counters)}`,
};

/** Frames that came in damaged, or during which the carrier was lost. */
const DAMAGED = /crc|fcs|align|frame|symbol|carrier/;
/** Frames that met another, which is of half duplex; the kernel counts late collisions as window errors. */
const COLLIDED = /collision|window/;
/** Frames that the driver or the system put aside, for want of room or because nothing takes them. */
const PUT_ASIDE = /^rx_dropped$/;

export const networkErrors: DiagnosticRule = {
  id: 'LD802',
  severity: 'hint',
  looksFor:
    'Counters of `ethtool -S`, `ip -s link` or `ifconfig` for frames that failed or collided, and of the first for those that were dropped.',
  why: 'TCP sends a lost segment again and slows down for it. The counters are kept while the link goes down and up, so they may be old; what counts is whether they grow while you copy.',
  sources: [
    'linux-if-link-statistics',
    'linux-net-statistics',
    'linux-twisted-pair-diagnostics',
    'rfc-5681',
    'redhat-hardware-buffer',
  ],
  *find({ network }) {
    for (const { name, errors } of network) {
      if (!errors) continue;
      yield {
        subject: name,
        line: errors.line,
        message: words.counted(
          name,
          errors.value.map((counter) => `${counter.name} ${counter.count}`),
        ),
        causes: causesOf(errors.value.map((counter) => counter.name)),
      };
    }
  },
};

function causesOf(counters: readonly string[]): Candidate[] {
  const isDamaged = counters.some((name) => DAMAGED.test(name));
  const isCollided = counters.some((name) => COLLIDED.test(name));
  const isAside = counters.every((name) => PUT_ASIDE.test(name));
  const named = (pattern: RegExp) => counters.filter((name) => pattern.test(name));
  return [
    { ...buffers, isRefuted: isCollided && !isDamaged },
    { ...cable, signs: named(DAMAGED), isRefuted: isAside },
    { ...duplex, signs: named(COLLIDED), isRefuted: !isCollided },
    { ...unused, isRefuted: !isAside },
  ];
}

const cable: Candidate = {
  message: 'Frames are damaged or cut off on the way: cable, plug, port, or a duplex that differs at the two ends',
  check: 'Copy for a minute and run `ethtool -S INTERFACE` again: do the counters of errors grow?',
  fix: 'Replace the cable or use another port, and let both ends negotiate',
};
const duplex: Candidate = {
  message:
    'Frames collide because this end runs half duplex, which it also takes where the other end was set to full duplex by hand',
  check: '`ethtool INTERFACE | grep -E "Duplex|Auto-negotiation"` at both ends',
  fix: 'Let both ends negotiate: `sudo ethtool -s INTERFACE autoneg on`, and the same at the switch',
};
const unused: Candidate = {
  message: 'Frames of protocols that this computer does not use: the system drops them at no cost',
  check: 'Does the counter grow as fast while nothing is copied?',
  fix: 'Nothing',
};
const buffers: Candidate = {
  message: 'Frames are dropped because the computer does not fetch them in time',
  check: '`ethtool -g INTERFACE`: are the rings smaller than they may be? `top`: is a core full of interrupts?',
  fix: 'Enlarge the rings: `sudo ethtool -G INTERFACE rx 4096`, as far as the card allows',
};
