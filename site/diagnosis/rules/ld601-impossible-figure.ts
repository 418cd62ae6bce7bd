import { bytesPerSecond, capital } from '../say/formatting.ts';
import type { Cause, DiagnosticRule } from './finding.ts';

export const impossibleFigure: DiagnosticRule = {
  id: 'LD601',
  severity: 'problem',
  looksFor: 'A pasted figure above what the links carry.',
  why: 'Nothing is faster than its slowest link. Such a figure measures a cache, or it has another unit than it says.',
  sources: ['fio-docs'],
  *find(_, judged) {
    for (const { subject, line, job, measured, ceiling, verdict, reasons } of judged) {
      if (verdict !== 'impossible' || ceiling === undefined) continue;
      yield {
        subject,
        line,
        message: `${job}: ${bytesPerSecond(measured)} is more than the ${bytesPerSecond(ceiling)} that the links to ${subject} carry`,
        causes: reasons.length > 0 ? reasons.map(seen) : CAUSES,
      };
    }
  },
};

/** What the judge saw. */
const seen = (message: string): Cause => ({
  message: capital(message),
  check: 'Measure again with direct I/O, or with a second tool: `fio --direct=1`',
  fix: 'Use the figure that stays below what the links carry',
});

const CAUSES: Cause[] = [
  {
    message: 'The page cache: the data came from memory, or went there first',
    check: 'Bypass the page cache: `fio --direct=1`, `dd oflag=direct` or `dd conv=fdatasync`, `hdparm --direct -t`',
    fix: 'Use direct I/O, or a file several times as large as memory',
  },
  {
    message: 'Compressible data, such as zeros, on a file system or drive that compresses',
    check: '`zfs get compression`; which data does the tool write?',
    fix: 'Measure with random data: `fio --refill_buffers`',
  },
  {
    message: 'Bits taken for bytes, or MB for MiB',
    check: 'Compare with what a second tool prints',
    fix: 'Read the unit in the manual of the tool',
  },
];
