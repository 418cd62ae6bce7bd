import { USUAL_RATES } from '../chain/assumptions.ts';
import type { Judged } from '../judge/judged.ts';
import { bytesPerSecond, capital } from '../say/formatting.ts';
import type { Cause, DiagnosticRule, Found } from './finding.ts';

const words = { on: (rate: string, drive: string) => `${rate} on ${drive}` };

export const lowFigure: DiagnosticRule = {
  id: 'LD602',
  severity: 'problem',
  looksFor: 'A pasted figure below what drives of its kind and its links reach.',
  why: 'The links allow more and comparable hardware does more. Look at the other findings first: one of them may be the reason.',
  sources: ['fio-docs', USUAL_RATES],
  *find(_, judged) {
    for (const one of judged) {
      const { subject, line, measured, ceiling, expectedLow, verdict } = one;
      if (verdict !== 'low') continue;
      const could = expectedLow ?? ceiling ?? 0;
      yield {
        subject,
        line,
        ...said(one, could),
        causes: causesOf(one),
        lost: could <= measured ? undefined : could - measured,
      };
    }
  },
};

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
  const seen = reasons.map(
    (message): Cause => ({
      message: capital(message),
      check: 'Measure again without it: `fio --direct=1 --rw=read --bs=1M --iodepth=32 --ioengine=libaio`',
      fix: 'Fix the other findings first',
    }),
  );
  const load: Cause = {
    message: 'The workload is too small to fill the link: queue depth 1, small blocks, one thread',
    check: 'Measure with more in flight: `fio --direct=1 --rw=read --bs=1M --iodepth=32 --ioengine=libaio`',
    fix: 'Judge a drive by the workload you will run, a link by the heaviest one',
  };
  const others: Cause = {
    message: 'Something else uses the drive or the processor at the same time',
    check: '`iostat -x 1` and `top` while you measure: is the drive busy before you start?',
    fix: 'Measure when the machine is idle',
  };
  const state: Cause = {
    message: 'The drive is full, hot, or past its fast cache',
    check: '`df -h`; `sudo smartctl -x /dev/sdX`; does the figure fall after the first gigabytes?',
    fix: 'Leave room on the drive, let it rest and cool, and measure again',
  };
  return seen.length > 0 ? [...seen, others, state] : [load, others, state];
}
