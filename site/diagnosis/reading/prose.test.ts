import { expect, test } from 'vitest';
import { isProse } from './prose.ts';

test.each([
  'Any idea what else I could try before I send it back?',
  'and after that it looks like this:',
  'Using the old default:',
  'It runs at 300 MB/s, but the box says 3500 MB/s.',
])('people write: %s', (line) => expect(isProse(line)).toBe(true));

test.each([
  'LnkSta: Speed 8GT/s (ok), Width x4 (downgraded)',
  '[    1.000000] ata1: SATA link up 6.0 Gbps (SStatus 133 SControl 300)',
  '  5 Reallocated_Sector_Ct   0x0033   100   100   010    Pre-fail  Always       -       0',
  'md0 : active raid1 sdb1[1] sda1[0]',
  'unused devices: <none>',
  '-----',
  '',
])('a tool prints: %s', (line) => expect(isProse(line)).toBe(false));
