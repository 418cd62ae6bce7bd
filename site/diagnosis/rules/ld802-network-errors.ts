import { listed } from '../say/formatting.ts';
import type { Candidate } from './finding.ts';
import { causeOf, rule } from './rule.ts';

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

export const networkErrors = rule('LD802', function* ({ network }) {
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
});

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

const cable = causeOf('LD802', 'cable');
const duplex = causeOf('LD802', 'duplex');
const unused = causeOf('LD802', 'unused');
const buffers = causeOf('LD802', 'buffers');
