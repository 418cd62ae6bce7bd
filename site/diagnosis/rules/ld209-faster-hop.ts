import { bitsPerSecond, listed } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';

export const fasterHop: DiagnosticRule = {
  id: 'LD209',
  severity: 'normal',
  looksFor: 'Drives that are slower than the link that the controller reports for them.',
  why: 'An expander or a card of 12 Gb/s talks to a drive of 6 Gb/s at the speed of the drive. Both figures stand side by side and look like a fault.',
  sources: ['spl-4', 'huawei-sas-module', 'linux-libsas-sata-rate'],
  *find({ drives }) {
    const alike = Map.groupBy(
      drives.filter(({ hop, capable }) => hop && capable),
      ({ hop, capable }) => `${hop?.value} ${capable?.value}`,
    );
    for (const [first, ...others] of alike.values()) {
      if (!first?.hop || !first.capable) continue;
      const names = [first, ...others].map(({ id }) => id);
      yield {
        subject: first.id,
        line: first.hop.line,
        message: `Drives of ${bitsPerSecond(first.capable.value)} behind a link of ${bitsPerSecond(first.hop.value)}, which is normal: ${listed(names)}`,
        causes: [
          {
            message: 'The link is that of the expander or the card; the drive runs at the speed that it supports',
            check: 'Compare Device Speed with Link Speed of each drive: the first is what it runs at',
            fix: 'Nothing',
          },
        ],
      };
    }
  },
};
