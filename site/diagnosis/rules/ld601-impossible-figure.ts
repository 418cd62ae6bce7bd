import { bytesPerSecond, capital } from '../say/formatting.ts';
import type { Cause } from './finding.ts';
import { causeOf, rule } from './rule.ts';

export const impossibleFigure = rule('LD601', function* (_, judged) {
  for (const { subject, line, job, measured, ceiling, verdict, reasons } of judged) {
    if (verdict !== 'impossible' || ceiling === undefined) continue;
    yield {
      subject,
      line,
      message:
        measured > ceiling
          ? `${job}: ${bytesPerSecond(measured)} is more than the ${bytesPerSecond(ceiling)} that the links to ${subject} carry`
          : `${job}: ${bytesPerSecond(measured)} is faster than these hard disks read (${subject})`,
      causes: reasons.length > 0 ? reasons.map(seen) : CAUSES,
    };
  }
});

/** What the judge saw. */
const seen = (message: string): Cause => causeOf('LD601', 'seen', { reason: capital(message) });

const CAUSES: Cause[] = [causeOf('LD601', 'cache'), causeOf('LD601', 'compressed'), causeOf('LD601', 'unit')];
