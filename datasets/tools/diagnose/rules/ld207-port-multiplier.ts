import { plural } from '../../plural.ts';
import type { DiagnosticRule } from '../finding.ts';
import { driveLinkRate } from '../link-rates.ts';
import type { Drive } from '../machine.ts';
import { bytesPerSecond, listed } from '../saying.ts';

const words = { drives: 'one {# drive shares} other {# drives share}' };

export const portMultiplier: DiagnosticRule = {
  id: 'LD207',
  severity: 'hint',
  looksFor: 'Several drives behind a SATA port multiplier.',
  why: 'All drives behind a port multiplier share one SATA link. Some controllers also talk to one drive at a time only.',
  sources: ['sata-io-port-multipliers'],
  *find({ drives, ata }) {
    const ports = new Map<string, Drive[]>();
    for (const drive of drives) {
      const port = drive.isBehindMultiplier ? drive.ata?.split('.')[0] : undefined;
      if (port !== undefined) ports.set(port, [...(ports.get(port) ?? []), drive]);
    }
    for (const [name, shared] of ports) {
      const [first] = shared;
      if (shared.length < 2 || !first) continue;
      const running = ata.find((one) => one.name === name)?.running?.value;
      const rate = running === undefined ? undefined : driveLinkRate(running);
      yield {
        subject: name,
        line: first.line,
        message: `${plural(shared.length, words.drives)} one SATA link, ${name}${rate === undefined ? '' : `, of ${bytesPerSecond(rate)}`}: ${listed(shared.map(({ id }) => id))}`,
        causes: [
          {
            message: 'A port multiplier in the enclosure or on the card',
            check:
              '`sudo dmesg | grep -i "port multiplier"`; measure one drive alone, then all at once',
            fix: 'Give each drive a port of its own: a card with as many ports, or SAS with an expander',
          },
        ],
      };
    }
  },
};
