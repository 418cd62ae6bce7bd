import { expect, test } from 'vitest';
import type { Machine } from '../join/machine.ts';
import { aDrive, aFunction, aMachine, told } from '../join/machine-testing.ts';
import type { Judged } from '../judge/judged.ts';
import type { Finding } from '../rules/finding.ts';
import type { MachineDiagnosis } from './diagnosis.ts';
import { linkRows } from './links.ts';
import { comparisonOf, reportOf } from './report.ts';

const finding = (known: Partial<Finding>): Finding => ({
  id: 'LD101',
  severity: 'problem',
  subject: '0000:01:00.0',
  line: 1,
  message: 'The link runs at 8 GT/s x2, and could run at 16 GT/s x4',
  causes: [
    {
      message: 'The slot has two lanes',
      check: 'Look at `sudo lspci -vv -s 01:00.0 | grep LnkSta`',
      fix: 'Use another slot',
    },
    { message: 'A second cause', check: 'Another look', fix: 'Another way' },
  ],
  ...known,
});

const diagnosed = (machine: Partial<Machine>, known: Partial<MachineDiagnosis> = {}) => ({
  machine: aMachine(machine),
  facts: [],
  findings: [finding({})],
  built: undefined,
  sized: undefined,
  judged: [],
  links: linkRows(aMachine(machine)),
  coverage: { judged: [], isFull: true, unjudged: [] },
  verdict: { message: 'Your drive runs at half its speed.', next: undefined },
  ...known,
});

const PORT = aFunction('0000:00:01.0', {
  kind: 'PCI bridge',
  port: 'Root Port',
  capable: told({ speed: '16GT/s', rate: 16e9, lanes: 16 }),
  running: told({ speed: '8GT/s', rate: 8e9, lanes: 2 }),
});
const LINK = aFunction('0000:01:00.0', {
  name: 'Example NVMe',
  parent: '0000:00:01.0',
  capable: told({ speed: '32GT/s', rate: 32e9, lanes: 4 }),
  running: told({ speed: '8GT/s', rate: 8e9, lanes: 2 }),
});
const NVME = aDrive('nvme0n1', { model: told('Example SSD'), protocol: 'NVMe', address: '0000:01:00.0' });
const JUDGED: Judged = {
  subject: 'nvme0n1',
  line: 4,
  job: 'Sequential read',
  measured: 1.5e9,
  ceiling: 1.9e9,
  expectedLow: 1.6e9,
  expectedHigh: 1.75e9,
  verdict: 'low',
  reasons: ['One job with queue depth 1 does not fill the link'],
};

test('a range that nobody has measured is called assumed', () => {
  const normal: Judged = { ...JUDGED, verdict: 'normal' };
  expect(comparisonOf({ ...normal, basis: 'assumed' })).toEqual(['assumed range 1.60–1.75 GB/s']);
  expect(comparisonOf({ ...normal, basis: 'measured' })).toEqual(['expect 1.60–1.75 GB/s']);
});

test('a report says what limits, what runs and could run, why, and how to see it', () => {
  const report = reportOf(diagnosed({ functions: [PORT, LINK], drives: [NVME] }, { judged: [JUDGED] }), {
    sizerLink: 'https://example.org/sizer/?nvme0n1=drive',
  });
  expect(report).toBe(`**Your drive runs at half its speed.**

| Link or drive | Runs at | Could run at |
| --- | --- | --- |
| nvme0n1 Example SSD | 8\u202fGT/s x2 | 16\u202fGT/s x4 |

**Problems**

- The link runs at 8 GT/s x2, and could run at 16 GT/s x4 (LD101).
  - Likeliest cause: The slot has two lanes.
  - Check: Look at \`sudo lspci -vv -s 01:00.0 | grep LnkSta\`.
  - Fix: Use another slot.

**Figures**

- nvme0n1 Sequential read: 1.50\u202fGB/s measured; less than the parts allow; expect 1.60–1.75\u202fGB/s.
  - One job with queue depth 1 does not fill the link

[This build, computed](https://example.org/sizer/?nvme0n1=drive)
`);
});

test('a report of little says what to paste next', () => {
  const verdict = { message: 'Nothing was found.', next: 'Paste `sudo lspci -vv`.' };
  expect(reportOf(diagnosed({}, { findings: [], verdict }), {})).toBe(
    '**Nothing was found.**\n\nPaste `sudo lspci -vv`.\n',
  );
});

test('names that strangers chose stay text', () => {
  const hostile = '`x` | [a](javascript:alert(1)) <img src=x> @team #12 http://evil.example ![i](j)\n# Title';
  const report = reportOf(
    diagnosed(
      { drives: [aDrive('sda', { model: told(hostile), running: told(6e9), protocol: 'SATA' })] },
      { findings: [finding({ message: hostile })] },
    ),
    { sizerLink: 'https://example.org/a(b) [c]' },
  );
  const prose = report.replace(/`[^`\n]*`/g, '');
  expect(prose).not.toMatch(/\]\(javascript|<img|@team|(?<!&)#12|http:\/\/evil|!\[|^# /m);
  const row = report.split('\n').find((line) => line.includes('sda'));
  expect(row?.match(/\|/g)).toHaveLength(4);
  expect(report).toContain('(https://example.org/a%28b%29%20%5bc%5d)');
});

test('what looks private is masked once more', () => {
  const report = reportOf(
    diagnosed({}, { findings: [finding({ message: 'ata-X1_Y2_S3NZNX0K112233A of jane@example.org is slow' })] }),
    {},
  );
  expect(report).not.toMatch(/S3NZNX0K112233A|jane/);
});
