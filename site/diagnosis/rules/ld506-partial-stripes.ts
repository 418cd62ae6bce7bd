import { bytes } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';

/** Drives of a stripe that hold parity. */
const PARITY: Readonly<Record<string, number>> = { raid4: 1, raid5: 1, raid6: 2 };

export const partialStripes = rule('LD506', function* ({ groups, figures }) {
  for (const { name, line, level, chunk, vdevs } of groups) {
    const parity = PARITY[level ?? ''];
    const members = vdevs.find(({ role }) => role === 'data')?.count ?? 0;
    if (parity === undefined || chunk === undefined || members <= parity) continue;
    const stripe = chunk * (members - parity);
    const written = figures.find(
      ({ target, measurement }) =>
        target === name &&
        measurement.direction !== 'read' &&
        measurement.access !== 'seq' &&
        (measurement.block_size ?? stripe) < stripe,
    );
    if (!written) continue;
    yield {
      subject: name,
      line,
      message: `${name} has stripes of ${bytes(stripe)} (${members - parity} × ${bytes(chunk)}); writes of ${bytes(written.measurement.block_size ?? 0)} read before they write`,
      causes: [causeOf('LD506', 'blocks', { stripe: bytes(stripe), size: stripe })],
    };
  }
});
