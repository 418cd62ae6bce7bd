import { bytesPerSecond, capital } from '../say/formatting.ts';
import type { Candidate } from './finding.ts';
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
      causes: causesOf(reasons),
    };
  }
});

/** Where the judge saw why, nothing else is asked for. */
function causesOf(reasons: readonly string[]): Candidate[] {
  const isRefuted = reasons.length > 0;
  return [
    ...reasons.map((message) => causeOf('LD601', 'seen', { reason: capital(message) })),
    causeOf('LD601', 'cache', { isRefuted }),
    causeOf('LD601', 'compressed', { isRefuted }),
    causeOf('LD601', 'unit', { isRefuted }),
  ];
}
