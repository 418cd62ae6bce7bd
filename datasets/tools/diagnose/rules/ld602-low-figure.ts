import type { Judged } from '../diagnosis.ts';
import type { Cause, DiagnosticRule } from '../finding.ts';
import type { Machine } from '../machine.ts';
import { bytesPerSecond } from '../saying.ts';

export const lowFigure: DiagnosticRule = {
  id: 'LD602',
  severity: 'problem',
  looksFor: 'A pasted figure below what drives of its kind and its links reach.',
  why: 'The links allow more and comparable hardware does more. Look at the other findings first: one of them may be the reason.',
  sources: ['fio-docs'],
  *find(machine, judged) {
    for (const one of judged) {
      const { subject, line, job, measured, ceiling, expectedLow, verdict } = one;
      if (verdict !== 'low') continue;
      const could = expectedLow ?? ceiling;
      yield {
        subject,
        line,
        message: `${job}: ${bytesPerSecond(measured)} on ${subject}${could === undefined ? '' : `, where ${bytesPerSecond(could)} or more is expected`}`,
        causes: causesOf(machine, one),
        lost: could === undefined || could <= measured ? undefined : could - measured,
      };
    }
  },
};

function causesOf({ groups }: Machine, { subject }: Judged): Cause[] {
  const busy = groups.find(
    ({ name, action, vdevs }) =>
      action &&
      !action.value.isWaiting &&
      (name === subject || vdevs.some(({ members }) => members.includes(subject))),
  );
  const work: Cause = {
    message: `${busy?.name ?? 'The array'} is rebuilding or checking itself meanwhile`,
    check: '`cat /proc/mdstat`, `zpool status`',
    fix: 'Measure again when it is done',
  };
  const load: Cause = {
    message: 'The load is too small to fill the link: queue depth 1, small blocks, one thread',
    check:
      'Measure with more in flight: `fio --direct=1 --rw=read --bs=1M --iodepth=32 --ioengine=libaio`',
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
  return busy ? [work, load, others] : [load, others, state];
}
