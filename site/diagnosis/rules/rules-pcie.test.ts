import { expect, test } from 'vitest';
import { size } from '../../../calc-wasm/js/chain-node.ts';
import { diagnose } from '../answer/diagnosis.ts';
import type { Machine, PciFunction } from '../join/machine.ts';
import { aMachine, linked, pcie, pciFunction, told, wireErrors } from '../join/machine-testing.ts';
import { findingsOf } from './catalog.ts';

const graphics = { kind: 'VGA compatible controller', name: 'Example Graphics' };
const idsOf = (machine: Machine) => findingsOf(machine).map(({ id }) => id);
const findingOf = (machine: Machine, id: string) => findingsOf(machine).find((finding) => finding.id === id);
const firstCause = (machine: Machine, id: string) => findingOf(machine, id)?.causes[0]?.message;

test('a link can do what the lesser of its ends can: a faster port than its drive is no fault', () => {
  const machine = linked('32 x8', '16 x4', '16 x4');
  expect(findingsOf(machine).map(({ id, severity }) => [id, severity])).toEqual([['LD127', 'normal']]);
});

test('a link says what it loses: half of the lanes are half of the rate after the line code', () => {
  const finding = findingOf(linked('8 x4', '8 x4', '8 x2'), 'LD101');
  expect(finding?.lost).toBeCloseTo((2 * 8e9 * 128) / 130 / 8);
  expect(finding?.message).toContain('8\u202fGT/s x2');
});

test('a drive in a slot at its own maximum is told of a faster slot, not of a fault', () => {
  expect(idsOf(linked('5 x1', '8 x8', '5 x1'))).toEqual(['LD103']);
  expect(findingOf(linked('5 x1', '8 x8', '5 x1'), 'LD103')?.severity).toBe('hint');
});

test('where the port is not shown, the slot is the likely limit', () => {
  const alone = aMachine({ functions: [pciFunction({ capable: pcie('16 x4'), running: pcie('16 x2') })] });
  expect(idsOf(alone)).toEqual(['LD104']);
  expect(findingOf(alone, 'LD104')?.message).toContain('likely');
});

test('what says that its slot is empty is a port, with its first line or without', () => {
  const machine = aMachine({
    functions: [
      pciFunction({
        address: undefined,
        name: '',
        kind: '',
        port: undefined,
        capable: pcie('5 x1'),
        running: pcie('2.5 x1'),
        empty: told(true),
      }),
    ],
  });
  expect(idsOf(machine)).toEqual(['LD704', 'LD124']);
});

test('without a name, the lowest speed on many lanes may be an idle graphics card; on four it is not', () => {
  const unnamed = (running: string, capable: string) =>
    aMachine({
      functions: [
        pciFunction({ address: undefined, name: '', kind: '', capable: pcie(capable), running: pcie(running) }),
      ],
    });
  const idle = findingOf(unnamed('2.5 x16', '16 x16'), 'LD104');
  expect(idle?.severity).toBe('hint');
  expect(idle?.causes[0]?.message).toMatch(/Power saving/);
  expect(findingOf(unnamed('2.5 x4', '16 x4'), 'LD104')?.severity).toBe('problem');
  expect(findingOf(unnamed('8 x16', '16 x16'), 'LD104')?.severity).toBe('problem');
});

test('errors of the wire put contact and signal before all other causes', () => {
  const device = { errors: wireErrors };
  expect(firstCause(linked('16 x4', '16 x4', '16 x2', { device }), 'LD101')).toMatch(/contact/);
  expect(firstCause(linked('16 x4', '16 x4', '16 x2'), 'LD101')).toMatch(/slot/);
  expect(firstCause(linked('16 x4', '16 x4', '8 x4', { device }), 'LD102')).toMatch(/signal/);
});

test('a port that is told to go slower is the first cause of a slow link', () => {
  const port = { allowed: pcie('8 x0') };
  expect(firstCause(linked('16 x4', '16 x4', '8 x4', { port }), 'LD102')).toMatch(/8\u202fGT\/s/);
  expect(firstCause(linked('16 x4', '16 x4', '8 x4'), 'LD102')).toMatch(/BIOS/);
});

test('graphics may idle at a low speed, but not on few lanes', () => {
  expect(idsOf(linked('16 x16', '16 x16', '2.5 x16', { device: graphics }))).toEqual(['LD121']);
  expect(idsOf(linked('16 x16', '16 x16', '2.5 x8', { device: graphics }))).toEqual(['LD101', 'LD121']);
});

test('the functions of one device share its link and are told of once', () => {
  const machine = linked('16 x4', '16 x4', '16 x2');
  const [, device] = machine.functions;
  const second = pciFunction({ ...device, address: '0000:01:00.1' });
  expect(idsOf(aMachine({ functions: [...machine.functions, second] }))).toEqual(['LD101']);
});

test('devices behind a tunnel are not judged by the speed that it claims', () => {
  const port = { name: 'Example Thunderbolt 4 PCI Express Root Port' };
  expect(idsOf(linked('2.5 x4', '8 x4', '2.5 x4', { port }))).toEqual(['LD122']);
});

const limitedAt = (at: string, rate: number, lanes = 2): PciFunction['bandwidth'] => ({
  line: 1,
  listing: 0,
  address: '0000:01:00.0',
  available: rate * 2,
  link: { speed: undefined, rate, lanes },
  isLimited: true,
  at,
  capable: { available: rate * 4, link: { speed: undefined, rate, lanes: 4 } },
});

test('what the kernel says of a link that lspci shows is said once', () => {
  const device = { bandwidth: limitedAt('0000:00:01.0', 8e9) };
  expect(idsOf(linked('8 x4', '8 x4', '8 x2', { device }))).toEqual(['LD101']);
  const far = { bandwidth: limitedAt('0000:00:1c.0', 8e9) };
  expect(idsOf(linked('8 x4', '8 x4', '8 x4', { device: far }))).toEqual(['LD105']);
});

test('a limit of 2.5 GT/s at a port that is not shown may be a tunnel', () => {
  const alone = (rate: number, lanes = 4) =>
    aMachine({ functions: [pciFunction({ bandwidth: limitedAt('0000:00:07.0', rate, lanes) })] });
  expect(firstCause(alone(2.5e9), 'LD105')).toMatch(/Thunderbolt/);
  // A tunnel claims four lanes; one is a slow slot.
  expect(firstCause(alone(2.5e9, 1), 'LD105')).toMatch(/slot or port/);
  expect(firstCause(alone(8e9), 'LD105')).toMatch(/slot or port/);
});

test('corrected errors are worth a look, uncorrected ones are a problem', () => {
  const reporting = (severity: 'corrected' | 'fatal') =>
    aMachine({ functions: [pciFunction({ errors: wireErrors.map((wireError) => ({ ...wireError, severity })) })] });
  expect(findingOf(reporting('corrected'), 'LD107')?.severity).toBe('hint');
  expect(findingOf(reporting('fatal'), 'LD107')?.severity).toBe('problem');
  expect(findingOf(reporting('fatal'), 'LD107')?.message).toContain('at least 3 reports');
});

test('payloads are only called small where all on the way can take larger ones', () => {
  const sizes = (can: number | undefined, set: number) => ({
    payloadCapable: can === undefined ? undefined : told(can),
    payload: told(set),
  });
  const at = (port: number | undefined, device: number) =>
    idsOf(linked('16 x4', '16 x4', '16 x4', { port: sizes(port, 128), device: sizes(device, 128) }));
  expect(at(512, 256)).toEqual(['LD109']);
  expect(at(128, 256)).toEqual([]);
  expect(at(undefined, 256)).toEqual([]);
});

test('a card in a slot that firmware names is sent to the slot that has the lanes', () => {
  const text = `00:01.3 PCI bridge: Example Root Port
\tCapabilities: [58] Express (v2) Root Port (Slot+), MSI 00
\t\tLnkCap:\tPort #0, Speed 8GT/s, Width x1, ASPM L1
\t\tLnkSta:\tSpeed 8GT/s, Width x1
\tBus: primary=00, secondary=02, subordinate=02, sec-latency=0
02:00.0 Serial Attached SCSI controller: Example SAS3008
\tCapabilities: [68] Express (v2) Endpoint, MSI 00
\t\tLnkCap:\tPort #0, Speed 8GT/s, Width x8, ASPM L0s
\t\tLnkSta:\tSpeed 8GT/s, Width x1 (downgraded)

Handle 0x0040, DMI type 9, 17 bytes
System Slot Information
\tDesignation: PCIEX16_1
\tType: x16 PCI Express 4 x16
\tCurrent Usage: Available
\tBus Address: 0000:00:1f.7

Handle 0x0041, DMI type 9, 17 bytes
System Slot Information
\tDesignation: PCIEX16_2
\tType: x1 PCI Express 3 x16
\tCurrent Usage: In Use
\tBus Address: 0000:02:00.0
`;
  const findings = diagnose('paste', text, { size }).machines[0]?.findings ?? [];
  const [found] = findings.filter(({ id }) => id === 'LD103');
  expect(found?.causes[0]).toMatchObject({
    message: expect.stringContaining('PCIEX16_2'),
    fix: expect.stringContaining('PCIEX16_1 if it needs more lanes: the firmware reports 16'),
  });
  // A template names no slot that a person could look for.
  const template = diagnose('paste', text.replaceAll(/PCIEX16_(\d)/g, 'J6B$1'), { size });
  expect(JSON.stringify(template.machines)).not.toContain('the firmware reports');
});
