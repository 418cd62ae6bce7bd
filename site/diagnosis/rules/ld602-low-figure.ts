import type { Judged } from '../judge/judged.ts';
import { bytesPerSecond, capital } from '../say/formatting.ts';
import type { Candidate, Found } from './finding.ts';
import { causeOf, rule } from './rule.ts';

const words = { on: (rate: string, drive: string) => `${rate} on ${drive}` };

/** Figures of one drive that are low for one reason are told of once, by that which loses most; the answer lists all. */
export const lowFigure = rule('LD602', function* (_, judged) {
  const low = judged.filter(({ verdict }) => verdict === 'low');
  for (const all of Map.groupBy(low, ({ subject, reasons }) => [subject, ...reasons].join('\n')).values()) {
    const [item] = all.toSorted((a, b) => lossOf(b) - lossOf(a));
    if (!item) continue;
    const { subject, line, measured } = item;
    const could = couldBe(item);
    yield {
      subject,
      line,
      ...said(item, could),
      causes: causesOf(item),
      lost: could <= measured ? undefined : could - measured,
    };
  }
});

const couldBe = ({ expectedLow, ceiling }: Judged): number => expectedLow ?? ceiling ?? 0;

/** The share that is missing, where it is more than two runs of one test differ by. */
function lossOf(item: Judged): number {
  const share = 1 - item.measured / couldBe(item);
  return share > SCATTER ? share : 0;
}
const SCATTER = 0.05;

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

/** The judge names a workload that is too small itself. */
const causesOf = ({ reasons }: Judged): Candidate[] => [
  ...reasons.map((message) => causeOf('LD602', 'seen', { reason: capital(message) })),
  causeOf('LD602', 'load', { isRefuted: reasons.length > 0 }),
  causeOf('LD602', 'others'),
  causeOf('LD602', 'state'),
];
