import { expect, test } from 'vitest';
import type { DriveTrouble } from '../../../datasets/tools/readers/kernel-log-trouble.ts';
import type { SmartHealth } from '../../../datasets/tools/readers/smart-health.ts';
import type { Figure, Machine } from '../join/machine.ts';
import { aMachine, ataPort, drive, group, told, usbLink, vdev } from '../join/machine-testing.ts';
import type { Judged } from '../judge/judged.ts';
import { findingsOf } from './catalog.ts';

const idsOf = (machine: Machine) => findingsOf(machine).map(({ id }) => id);
const findingOf = (machine: Machine, id: string) => findingsOf(machine).find((finding) => finding.id === id);
const firstCause = (machine: Machine, id: string) => findingOf(machine, id)?.causes[0]?.message;

const lowered = (names: string[]) =>
  aMachine({
    ata: [
      ataPort({
        running: told(1.5e9),
        limit: told(1.5e9),
        fallbacks: [told({ rate: 3e9, isForced: false }), told({ rate: 1.5e9, isForced: false })],
        errors: told(names),
      }),
    ],
  });

test('errors at waking point at power saving of the link, others at cable and power', () => {
  expect(firstCause(lowered(['PHYRdyChg', 'CommWake', '10B8B']), 'LD201')).toMatch(/Power saving/);
  expect(firstCause(lowered(['10B8B', 'Dispar']), 'LD201')).toMatch(/cable/);
  expect(findingOf(lowered([]), 'LD201')?.message).toContain('1.5\u202fGb/s');
});

test('a port that the kernel lets do all that SATA can is not limited', () => {
  const free = aMachine({ ata: [ataPort({ name: 'ata1.01', limit: told(6e9) })] });
  expect(idsOf(free)).toEqual([]);
});

test('what an option limits is not blamed on a cable', () => {
  const forced = aMachine({
    ata: [ataPort({ running: told(3e9), limit: told(3e9), fallbacks: [told({ rate: 3e9, isForced: true })] })],
  });
  expect(idsOf(forced)).toEqual(['LD202']);
});

test('ports of one limit and no errors are named once, and an option is their first cause', () => {
  const port = (name: string) => ataPort({ name, running: told(3e9), limit: told(3e9) });
  const [found, ...others] = findingsOf(aMachine({ ata: [port('ata1'), port('ata2'), port('ata4')] }));
  expect(others).toEqual([]);
  expect(found?.message).toMatch(/ata1, ata2, and ata4/);
  expect(found?.causes[0]?.message).toMatch(/libata\.force/);
  expect(firstCause(aMachine({ ata: [port('ata1')] }), 'LD201')).toMatch(/cable/);
});

const trouble = (kind: DriveTrouble['kind'], device: string) => ({ kind, device, count: 1, line: 1, listing: 0 });

test('failed commands point at what the log names: the cable, power saving, or the drive', () => {
  const failed = (errors?: string[], kind: DriveTrouble['kind'] = 'ata error') =>
    aMachine({
      ata: [ataPort({ name: 'ata3', ...(errors && { errors: told(errors) }) })],
      troubles: [trouble('ata error', 'ata3'), trouble(kind, 'ata3')],
    });
  expect(firstCause(failed(['BadCRC', '10B8B']), 'LD405')).toMatch(/cable/);
  expect(firstCause(failed(['PHYRdyChg', 'CommWake']), 'LD405')).toMatch(/^Power saving/);
  expect(firstCause(failed(undefined, 'medium error'), 'LD405')).toMatch(/sectors/);
  expect(firstCause(failed(), 'LD405')).not.toMatch(/sectors|^Power saving/);
});

test('an I/O error of an NVMe drive whose controller was reset follows from that', () => {
  const error = trouble('io error', 'nvme0n1');
  const reset = aMachine({ troubles: [error, trouble('nvme timeout', 'nvme0')] });
  expect(firstCause(reset, 'LD405')).toMatch(/controller/);
  const alone = aMachine({ troubles: [error, trouble('nvme timeout', 'nvme1')] });
  expect(firstCause(alone, 'LD405')).toMatch(/sectors/);
  const text = JSON.stringify(findingOf(reset, 'LD405')?.causes);
  expect(text).not.toContain('UDMA');
});

const onLink = (parts: Parameters<typeof drive>[0]) => aMachine({ drives: [drive({ capable: told(6e9), ...parts })] });

test('3 Gb/s holds back an SSD and no hard disk; 1.5 Gb/s holds back both', () => {
  expect(findingOf(onLink({ running: told(3e9) }), 'LD203')?.severity).toBe('problem');
  const disk = { medium: told('HDD' as const) };
  expect(idsOf(onLink({ ...disk, running: told(3e9) }))).toEqual(['LD204']);
  expect(findingOf(onLink({ ...disk, running: told(1.5e9) }), 'LD203')?.severity).toBe('hint');
});

const spinning = (bytes: number | undefined, rotation: number | undefined) =>
  findingOf(
    onLink({
      medium: told('HDD'),
      running: told(3e9),
      bytes: bytes === undefined ? undefined : told(bytes),
      rotation: rotation === undefined ? undefined : told(rotation),
    }),
    'LD204',
  );

test.each([
  ['nothing is known', undefined, undefined],
  ['it holds as much as the first of them', 14e12, undefined],
  ['it spins as they do', undefined, 7200],
  ['it holds as much and spins so', 18e12, 7200],
  ['lsblk rounded its size', 12.7 * 1024 ** 4, 7200],
])('a hard disk at 3 Gb/s that may have two actuators is neither in order nor at fault: %s', (_, bytes, rotation) => {
  const finding = spinning(bytes, rotation);
  expect(finding?.severity).toBe('hint');
  expect(finding?.message).toMatch(/with one actuator; one with two reads up to 554\u202fMB\/s$/);
  expect(finding?.causes[0]?.check).toContain('independent_access_ranges');
});

test.each([
  ['it is too small', 12e12, 7200],
  ['it spins slower', 18e12, 5400],
  ['it is too small, whatever its speed', 4e12, undefined],
])('a hard disk at 3 Gb/s that cannot have two actuators is in order: %s', (_, bytes, rotation) => {
  const finding = spinning(bytes, rotation);
  expect(finding?.severity).toBe('normal');
  expect(finding?.message).toMatch(/does not limit a hard disk$/);
});

test('where the kernel sets no limit, the port itself is the first cause', () => {
  const ata = [ataPort({ running: told(3e9) })];
  const drives = [drive({ ata: 'ata1', running: told(3e9), capable: told(6e9) })];
  const finding = findingOf(aMachine({ ata, drives }), 'LD203');
  expect(finding?.causes[0]?.message).toContain('SControl 300');
  expect(finding?.causes).toHaveLength(2);
});

test('a slow link inside an enclosure is one of its bridge', () => {
  expect(firstCause(onLink({ running: told(3e9), isUsb: true, usb: '2-1' }), 'LD203')).toMatch(
    /bridge in the enclosure/,
  );
});

const slowUsb = (hub: { rate: number }[], capable = 5e9) =>
  aMachine({
    usb: [
      usbLink({ path: 'usb1', parent: undefined, isHub: true }),
      ...hub.map(({ rate }) => usbLink({ path: '1-1', parent: 'usb1', isHub: true, running: told(rate) })),
      usbLink({
        path: '1-1.2',
        parent: hub.length > 0 ? '1-1' : 'usb1',
        driver: told('usb-storage'),
        running: told(480e6),
        capable: told(capable),
      }),
    ],
  });

test('a drive at USB 2 speed has its cable checked first, and a hub of USB 2 before that', () => {
  expect(firstCause(slowUsb([]), 'LD301')).toMatch(/^The cable/);
  expect(firstCause(slowUsb([{ rate: 480e6 }]), 'LD301')).toMatch(/USB 2.0 hub/);
});

test('a drive that can do no more than USB 2 is not told to do more', () => {
  expect(idsOf(slowUsb([], 480e6))).toEqual([]);
});

test('the same enclosure at a faster port shows what it can do', () => {
  const at = (path: string, rate: number) =>
    usbLink({ path, id: '1234:5678', driver: told('uas'), running: told(rate) });
  const both = aMachine({ usb: [at('1-2', 480e6), { ...at('2-1', 5e9), hasMoved: true }] });
  expect(findingOf(both, 'LD301')?.message).toContain('5\u202fGb/s');
  const alone = aMachine({ usb: [at('1-2', 480e6)] });
  expect(findingOf(alone, 'LD301')?.severity).toBe('hint');
});

const syncing = (count: number, rate: number, isWaiting = false) =>
  aMachine({
    groups: [
      group({
        level: 'raid6',
        bytes: told(4e12 * (count - 2)),
        vdevs: [vdev(count, 'raid6')],
        action: told({ kind: 'resync', isWaiting, done: 0.5, rate }),
      }),
    ],
  });

test('a resync says how long it takes, by what each drive holds', () => {
  expect(findingOf(syncing(8, 100e6), 'LD501')?.message).toContain('5\u202fh\u202f33\u202fmin');
});

test('an action that waits does not disturb', () => {
  expect(idsOf(syncing(8, 100e6, true))).toEqual([]);
});

test('a slow resync of many drives points at the kernel, of few it does not', () => {
  expect(firstCause(syncing(36, 39e6), 'LD501')).toMatch(/older kernels/);
  expect(firstCause(syncing(8, 39e6), 'LD501')).not.toMatch(/older kernels/);
});

test('a pool that is down is not told what it would survive', () => {
  const down = group({ system: 'zfs', name: 'tank', state: told('UNAVAIL'), vdevs: [vdev(2)] });
  expect(idsOf(aMachine({ groups: [down] }))).toEqual(['LD502']);
});

const low = (reasons: string[]): Judged => ({
  subject: 'md0',
  line: 4,
  job: 'Sequential read',
  measured: 60e6,
  ceiling: 600e6,
  expectedLow: 400e6,
  expectedHigh: 560e6,
  verdict: 'low',
  reasons,
});

test('what the judge saw of a low figure is its first cause', () => {
  const causeOf = (judged: Judged) =>
    findingsOf(aMachine({}), [judged]).find(({ id }) => id === 'LD602')?.causes[0]?.message;
  expect(causeOf(low(['a resync of md0 runs on the same drives']))).toBe('A resync of md0 runs on the same drives');
  expect(causeOf(low([]))).toMatch(/too small/);
});

test('of several writes through the page cache the fastest is named', () => {
  const written = (bandwidth: number, line: number): Figure => ({
    measurement: {
      tool: 'dd',
      file: 'paste',
      line,
      job: 'dd',
      scope: 'whole',
      direction: 'write',
      duplex: 'one_way',
      access: 'seq',
      direct: 'no',
      bandwidth,
      precision: 'exact',
      error: 0,
      warnings: [],
    },
    target: undefined,
  });
  const finding = findingOf(aMachine({ figures: [written(65e6, 1), written(1.5e9, 2)] }), 'LD604');
  expect([finding?.line, finding?.message]).toEqual([2, expect.stringContaining('1.50\u202fGB/s')]);
});

test('a job that is its own subject is named once', () => {
  const figure: Judged = {
    subject: 'dd',
    line: 1,
    job: 'dd',
    measured: 20e6,
    ceiling: undefined,
    expectedLow: 100e6,
    expectedHigh: 120e6,
    verdict: 'low',
    reasons: [],
  };
  const [found] = findingsOf(aMachine({}), [figure]);
  expect(found?.message).toBe('dd: 20.0\u202fMB/s, where 100\u202fMB/s or more is expected');
});

test('drives of 6 Gb/s behind an expander of 12 are normal, and named once together', () => {
  const slower = { capable: told(6e9), running: told(6e9), hop: told(12e9) };
  const shelf = aMachine({ drives: [drive({ ...slower, id: '32:1' }), drive({ ...slower, id: '32:2' })] });
  expect(findingOf(shelf, 'LD209')).toMatchObject({
    severity: 'normal',
    message: expect.stringContaining('32:1 and 32:2'),
  });
});

const load = (name: string, busy: number, count: number, wait: number, rate = count * 4096) => ({
  line: 1,
  listing: 0,
  name,
  busy,
  reads: { count, rate, size: 4096, wait },
  writes: { count: 0, rate: 0, size: undefined, wait: 0 },
});

test('busy drives whose requests wait are named once, and hardly any requests point at bad sectors', () => {
  const busy = aMachine({ loads: [load('sda', 0.99, 180, 0.02), load('sdb', 0.9, 150, 0.03)] });
  expect(findingOf(busy, 'LD407')?.message).toMatch(/^sda and sdb are busy at least 90%/);
  expect(firstCause(busy, 'LD407')).toMatch(/small/);
  expect(firstCause(aMachine({ loads: [load('sdb', 0.98, 4, 0.48)] }), 'LD407')).toMatch(/failing/);
});

test('a drive that moves much, answers soon or is busy before the last report is not at its limit', () => {
  const free = [
    [load('sda', 0.99, 140, 0.05, 140e6)],
    [load('nvme0n1', 0.99, 9000, 0.0002)],
    [load('sda', 0.99, 180, 0.02), { ...load('sda', 0.1, 5, 0.004), listing: 1 }],
    [load('dm-0', 0.99, 180, 0.02)],
  ];
  for (const loads of free) expect(findingOf(aMachine({ loads }), 'LD407')).toBeUndefined();
});

test('a drive that the kernel gave up is said first; a link that was reset alone is a hint', () => {
  const port = (...kinds: DriveTrouble['kind'][]) =>
    findingOf(aMachine({ troubles: kinds.map((kind) => trouble(kind, 'ata4')) }), 'LD405');
  expect(port('ata error', 'ata reset', 'ata lost')?.message).toMatch(/gave up the drive at ata4/);
  expect(port('ata error', 'ata reset')?.message).toMatch(/1 command failed/);
  expect(port('ata reset')).toMatchObject({ severity: 'hint', message: expect.stringContaining('reset the link') });
});

test('devices of SCSI that no longer answer are said together, and first what all of them share', () => {
  const aborted = [trouble('scsi abort', 'sda'), { ...trouble('scsi abort', 'sdb'), count: 3 }];
  const finding = findingOf(aMachine({ troubles: aborted }), 'LD405');
  expect(finding).toMatchObject({
    severity: 'problem',
    message: '4 commands took too long, so the kernel aborted them: sda and sdb',
  });
  expect(finding?.causes[0]?.message).toMatch(/^The controller/);
  const lost = aMachine({ troubles: [trouble('scsi lost', '7:0:14:0'), trouble('io error', 'sdc')] });
  expect(findingsOf(lost).map(({ message }) => message)).toEqual([
    expect.stringMatching(/1 I\/O error of sdc/),
    'The kernel took offline what no longer answered: 7:0:14:0',
  ]);
  const failed = aMachine({ troubles: [...aborted, trouble('io error', 'sdc')] });
  expect(findingsOf(failed)).toHaveLength(1);
});

test('what a drive says of its medium counts where the kernel names no command that failed of it', () => {
  const sense = trouble('sense error', 'sdf');
  const message = (...troubles: DriveTrouble[]) => findingsOf(aMachine({ troubles })).map((finding) => finding.message);
  expect(message(sense)).toEqual(['The kernel logged 1 I/O error of sdf']);
  expect(message(sense, trouble('io error', 'sdf1'))).toEqual(['The kernel logged 1 I/O error of sdf']);
});

test('members that md dropped and a controller that stopped are said beside errors of drives', () => {
  const messages = findingsOf(
    aMachine({
      troubles: [
        trouble('io error', 'sdc'),
        trouble('array drop', 'sdc1'),
        trouble('array drop', 'sdd1'),
        trouble('scsi fault', 'mpt3sas_cm0'),
      ],
    }),
  ).map(({ message }) => message);
  expect(messages).toEqual([
    'The kernel logged 1 I/O error of sdc',
    'The firmware of mpt3sas_cm0 stopped with a fault',
    'The kernel dropped 2 drives from their arrays: sdc1 and sdd1',
  ]);
});

test('an optical drive needs no more than 1.5 Gb/s', () => {
  const slow = { name: 'ata3', running: told(1.5e9) };
  expect(idsOf(aMachine({ ata: [ataPort(slow)] }))).toEqual(['LD210']);
  expect(idsOf(aMachine({ ata: [ataPort({ ...slow, isOptical: true })] }))).toEqual([]);
});

test('at a controller without USB 3 the port is the first cause', () => {
  const slow = { path: '1-1.3', parent: '1-1', running: told(480e6), driver: told('usb-storage') };
  const at = (more: object) => aMachine({ usb: [usbLink({ ...slow, ...more })] });
  expect(firstCause(at({ isOnOldHost: true }), 'LD301')).toMatch(/port/);
  expect(firstCause(at({}), 'LD301')).toMatch(/cable/);
});

test('a drive that calls only its temperature out of bounds is hot, and not failing', () => {
  const drive = onLink({ running: told(6e9), health: { isHot: told(true) } });
  expect(findingOf(drive, 'LD401')?.message).toMatch(/its temperature is out of bounds$/);
  expect(findingOf(drive, 'LD408')).toBeUndefined();
});

test('a drive that fails comes before sectors that it cannot read, and those before replaced ones', () => {
  const ailing = (health: SmartHealth) => findingOf(onLink({ running: told(6e9), health }), 'LD408');
  const [pending, reallocated] = [told(8), told(24)];
  expect(ailing({ isFailing: told(true), pending })?.message).toMatch(/failing$/);
  expect(ailing({ pending, reallocated })?.message).toMatch(/has 8 sectors that it cannot read/);
  expect(ailing({ reallocated })).toMatchObject({ severity: 'hint' });
  expect(ailing({ reallocated, writeErrors: told(2) })?.message).toMatch(/could not store data 2 times$/);
  expect(ailing({ linkErrors: told(3) })).toBeUndefined();
});

test('errors of drives at once are said together, and those of an array or of a virtual disk are no sectors of it', () => {
  const errors = (...devices: string[]) => aMachine({ troubles: devices.map((device) => trouble('io error', device)) });
  const several = errors('sda', 'sdb1', 'sdc');
  expect(findingsOf(several)).toHaveLength(1);
  expect(findingOf(several, 'LD405')?.message).toMatch(/3 I\/O errors of sda, sdb, and sdc$/);
  expect(firstCause(several, 'LD405')).toMatch(/^The controller/);
  expect(findingsOf(errors('sda', 'sdb'))).toHaveLength(2);
  expect(firstCause(errors('md0'), 'LD405')).toMatch(/^md0 consists of other drives/);
  expect(firstCause(errors('vda'), 'LD405')).toMatch(/^The host/);
  const reset = aMachine({ troubles: [trouble('scsi abort', 'sda'), trouble('scsi reset', 'mpt2sas_cm0')] });
  expect(findingOf(reset, 'LD405')?.message).toMatch(/^1 command .*: sda$/);
  expect(JSON.stringify(findingOf(reset, 'LD405')?.causes)).toContain('resets of mpt2sas_cm0');
});

test('commands that fail at several ports are one fault, and a link that comes up alone again and again is none of sleep', () => {
  const ports = aMachine({ troubles: ['ata1', 'ata2', 'ata3'].map((device) => trouble('ata error', device)) });
  expect(findingsOf(ports).map(({ message }) => message)).toEqual(['3 commands failed at ata1, ata2, and ata3']);
  const links = (...ups: number[]) =>
    findingsOf(aMachine({ ata: ups.map((count, index) => ataPort({ name: `ata${index}`, ups: count })) }));
  expect(links(5, 1)[0]?.message).toMatch(/^The link of ata0 came up 5 times/);
  expect(links(5, 4)).toEqual([]);
  expect(links(3, 1)).toEqual([]);
});

test('a command that ended at the host names no sector of the drive', () => {
  const gone = aMachine({ troubles: [trouble('io error', 'sdb'), trouble('scsi host', 'sdb')] });
  expect(firstCause(gone, 'LD405')).toMatch(/dropped the drive$/);
});
