import { bitsPerSecond, listed } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';

export const fasterHop = rule('LD209', function* ({ drives }) {
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
      causes: [causeOf('LD209', 'hop')],
    };
  }
});
