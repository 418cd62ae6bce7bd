// Causes by what was read: for every rule, and for machines that are put together here.
import { expect, test } from 'vitest';
import { diagnose } from '../answer/diagnosis.ts';
import { examples } from '../examples/examples.ts';
import type { Candidate } from './finding.ts';
import { weighed } from './weighed.ts';

const candidate = (message: string, known: Partial<Candidate>): Candidate => ({
  message,
  check: 'c',
  fix: 'f',
  ...known,
});

test('no cause is shown that was refuted, and those with more signs come first', () => {
  for (let seed = 0; seed < 3 ** 5; seed++) {
    const given = Array.from({ length: 5 }, (_, place) => {
      const digit = Math.floor(seed / 3 ** place) % 3;
      return candidate(`${place}`, { isRefuted: digit === 2, signs: digit === 1 ? ['seen'] : [] });
    });
    const shown = weighed(given);
    const wanted = given.filter(({ isRefuted }) => !isRefuted);
    expect(shown.map(({ message }) => message).sort()).toEqual(wanted.map(({ message }) => message).sort());
    const signs = shown.map((cause) => cause.signs?.length ?? 0);
    expect(signs).toEqual(signs.toSorted((a, b) => b - a));
  }
});

test('a check whose output was read is left out', () => {
  expect(weighed([candidate('a', { isChecked: true })])[0]).not.toHaveProperty('check');
});

/** Outputs of one machine, each of which says something else of sda and its port. */
const OUTPUTS: Readonly<Record<string, readonly string[]>> = {
  names: ['[    2.1] sd 0:0:0:0: [sda] 7814037168 512-byte logical blocks: (4.00 TB/3.64 TiB)'],
  failed: ['[ 91.5] blk_update_request: I/O error, dev sda, sector 2048 op 0x0:(READ) flags 0x0'],
  medium: ['[ 91.6] blk_update_request: critical medium error, dev sda, sector 4096 op 0x0:(READ) flags 0x0'],
  sound: [
    '$ sudo smartctl -A /dev/sda',
    'Device Model:     EXAMPLE HD4000',
    '197 Current_Pending_Sector  0x0012   100   100   000    Old_age   Always       -       0',
  ],
  crc: [
    '$ sudo smartctl -A /dev/sda',
    'Device Model:     EXAMPLE HD4000',
    '199 UDMA_CRC_Error_Count    0x003e   200   200   000    Old_age   Always       -       53',
  ],
  iostat: [
    'Device            r/s     rkB/s   rrqm/s  %rrqm r_await rareq-sz     w/s     wkB/s   wrqm/s  %wrqm w_await wareq-sz     d/s     dkB/s   drqm/s  %drqm d_await dareq-sz     f/s f_await  aqu-sz  %util',
    'sda              4.00     40.00     0.00   0.00  900.00    10.00    1.00      4.00     0.00   0.00  800.00     4.00    0.00      0.00     0.00   0.00    0.00     0.00    0.00    0.00    4.00  99.00',
  ],
};
const names = Object.keys(OUTPUTS);

/** What each finding says of its causes, of a paste of some of the outputs. */
function causesOf(chosen: readonly string[]): Map<string, string[]> {
  const text = chosen.flatMap((name) => [...(OUTPUTS[name] ?? []), '']).join('\n');
  const findings = diagnose('paste', text).machines.flatMap((machine) => machine.findings);
  return new Map(findings.map(({ id, causes }) => [id, causes.map(({ message }) => message)]));
}

const FAILING = /failing|bad sectors/;

test('the drive is not blamed where SMART counts no bad sector, and is where the log names its medium', () => {
  for (const id of ['LD405', 'LD407']) {
    const output = id === 'LD405' ? 'failed' : 'iostat';
    expect(causesOf(['names', output]).get(id)?.join()).toMatch(FAILING);
    expect(causesOf(['names', output, 'sound']).get(id)?.join()).not.toMatch(FAILING);
    expect(causesOf(['names', output, 'medium']).get(id)?.[0]).toMatch(FAILING);
    expect(causesOf(['names', output, 'sound', 'medium']).get(id)?.[0]).toMatch(FAILING);
  }
  expect(causesOf(['names', 'failed', 'crc']).get('LD405')?.[0]).toMatch(/cable/);
});

test('an output that speaks for nothing brings no refuted cause back, in any order', () => {
  const neutral = ['names', 'crc', 'iostat'];
  for (const first of ['failed', 'iostat']) {
    for (const more of neutral.flatMap((item) => [[item], ...neutral.map((other) => [item, other])])) {
      for (const chosen of [
        ['names', first, 'sound', ...more],
        [...more, 'names', 'sound', first],
      ]) {
        const found = causesOf([...new Set(chosen)]);
        for (const [id, causes] of found) {
          if (id === 'LD405' || id === 'LD407') expect(causes.join(), chosen.join()).not.toMatch(FAILING);
        }
      }
    }
  }
  expect(names.length).toBeGreaterThan(neutral.length);
});

test('a link that was reset alone blames no sector', () => {
  const text = '[ 41.2] ata4: hard resetting link\n[ 47.9] ata4: hard resetting link';
  const [machine] = diagnose('paste', `${text}\n`).machines;
  const finding = machine?.findings.find(({ id }) => id === 'LD405');
  expect(finding?.causes.length).toBeGreaterThan(0);
  expect(JSON.stringify(finding?.causes)).not.toMatch(/sectors that it cannot read/);
});

test('every example gives its causes once, and the first has as many signs as any', () => {
  for (const [id, { found }] of Object.entries(examples)) {
    for (const finding of diagnose('paste', found).machines.flatMap((machine) => machine.findings)) {
      const messages = finding.causes.map(({ message }) => message);
      expect(new Set(messages).size, id).toBe(messages.length);
      const signs = finding.causes.map((cause) => cause.signs?.length ?? 0);
      expect(signs[0] ?? 0, id).toBe(Math.max(0, ...signs));
    }
  }
});

const PROPERTIES = ['NAME        PROPERTY  VALUE   SOURCE', 'tank/share  sync      always  local', ''].join('\n');
const pool = (more: readonly string[]) =>
  [
    '  pool: tank',
    ' state: ONLINE',
    'config:',
    '',
    '\tNAME        STATE     READ WRITE CKSUM',
    '\ttank        ONLINE       0     0     0',
    '\t  mirror-0  ONLINE       0     0     0',
    '\t    sda     ONLINE       0     0     0',
    '\t    sdb     ONLINE       0     0     0',
    ...more,
    '',
    'errors: No known data errors',
    '',
  ].join('\n');

test('a missing log device is the cause of slow writes only where the pool has none', () => {
  const first = (text: string) =>
    diagnose('paste', text).machines[0]?.findings.find(({ id }) => id === 'LD517')?.causes;
  const bare = first(`${PROPERTIES}\n${pool([])}`);
  expect(bare?.[0]).toMatchObject({
    message: expect.stringMatching(/^Without a fast log device/),
    signs: [expect.any(String)],
  });
  const logged = first(`${PROPERTIES}\n${pool(['\tlogs', '\t  nvme0n1   ONLINE       0     0     0'])}`);
  expect(logged?.map(({ message }) => message)).toEqual([expect.stringMatching(/^The log device stores each write/)]);
});
