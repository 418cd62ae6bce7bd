/** The answer in one sentence, the same on the page, in the terminal and in a post. */
import type { MachineDiagnosis } from './diagnosis.ts';
import { type Finding, SEVERITIES, type Severity } from './finding.ts';
import { bytesPerSecond } from './saying.ts';

const words = {
  fine: 'Nothing in this output limits the machine',
  low: (job: string, measured: string, low: string, high: string) =>
    `${job} reaches ${measured}; expect ${low} to ${high}`,
  impossible: (job: string, measured: string) =>
    `${job} cannot have reached ${measured}: a cache answered, or the unit is another`,
};

export function verdictOf({ findings, judged }: MachineDiagnosis): string {
  const of = (severity: Severity) => findings.find((finding) => finding.severity === severity);
  const problem = of('problem');
  if (problem) return problem.message;
  const low = judged.find(({ verdict }) => verdict === 'low');
  if (low?.expectedLow !== undefined && low.expectedHigh !== undefined) {
    const [measured, from, to] = [low.measured, low.expectedLow, low.expectedHigh];
    return words.low(low.job, bytesPerSecond(measured), bytesPerSecond(from), bytesPerSecond(to));
  }
  const impossible = judged.find(({ verdict }) => verdict === 'impossible');
  if (impossible) return words.impossible(impossible.job, bytesPerSecond(impossible.measured));
  return of('hint')?.message ?? words.fine;
}

/** By severity, for a heading each. */
export function bySeverity(
  findings: readonly Finding[],
): { severity: Severity; findings: Finding[] }[] {
  return SEVERITIES.map((severity) => ({
    severity,
    findings: findings.filter((finding) => finding.severity === severity),
  })).filter((group) => group.findings.length > 0);
}
