import type { Judged } from '../judge/judged.ts';
import { bytesPerSecond, capital } from '../say/formatting.ts';
import type { Cause, Found } from './finding.ts';
import { causeOf, rule } from './rule.ts';

const words = { on: (rate: string, drive: string) => `${rate} on ${drive}` };

export const lowFigure = rule('LD602', function* (_, judged) {
  for (const item of judged) {
    const { subject, line, measured, ceiling, expectedLow, verdict } = item;
    if (verdict !== 'low') continue;
    const could = expectedLow ?? ceiling ?? 0;
    yield {
      subject,
      line,
      ...said(item, could),
      causes: causesOf(item),
      lost: could <= measured ? undefined : could - measured,
    };
  }
});

/** A link that is narrowed may give all that it can and still be the reason. */
function said({ subject, job, measured }: Judged, could: number): Pick<Found, 'message'> {
  const rate = bytesPerSecond(measured);
  const figure = subject === job ? rate : words.on(rate, subject);
  if (could === 0) return { message: `${job}: ${figure}` };
  return {
    message:
      could > measured
        ? `${job}: ${figure}, where ${bytesPerSecond(could)} or more is expected`
        : `${job}: ${figure}, which is the most this link allows at its current speed`,
  };
}

/** What the judge saw stands first; without it, what is likeliest. */
function causesOf({ reasons }: Judged): Cause[] {
  const seen = reasons.map((message): Cause => causeOf('LD602', 'seen', { reason: capital(message) }));
  const load = causeOf('LD602', 'load');
  const others = causeOf('LD602', 'others');
  const state = causeOf('LD602', 'state');
  return seen.length > 0 ? [...seen, others, state] : [load, others, state];
}
