// The fixture is ours, in the words of nvme-cli 2.x.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import { nvmeReports } from './nvme-controller.ts';
import { expectCutsToSayNothingNew, expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';

const TEXT = readFileSync(join(import.meta.dirname, 'fixtures/nvme-controller.txt'), 'utf8');
const reportsOf = (text: string) => nvmeReports(cleaned(text).lines);

test('id-ctrl: the largest command and the limits of heat', () => {
  expect(reportsOf(TEXT)[0]).toEqual({
    line: 2,
    name: { value: 'nvme0', line: 1 },
    model: { value: 'EXAMPLE NV1000', line: 6 },
    mdts: { value: 5, line: 8 },
    temperature: undefined,
    warnsAt: { value: 79, line: 11 },
    criticalAt: { value: 81, line: 12 },
    warnings: undefined,
    warmMinutes: undefined,
    criticalMinutes: undefined,
    lightThrottles: undefined,
    heavyThrottles: undefined,
  });
});

test('smart-log: temperature, warnings and how many times heat slowed the drive', () => {
  expect(reportsOf(TEXT)[1]).toMatchObject({
    name: { value: 'nvme0', line: 14 },
    warnings: { value: 2, line: 15 },
    temperature: { value: 81, line: 16 },
    warmMinutes: { value: 1234, line: 19 },
    criticalMinutes: { value: 12, line: 20 },
    lightThrottles: { value: 7, line: 22 },
    heavyThrottles: { value: 1, line: 23 },
  });
});

test('JSON of both, whose temperatures are in kelvin; a limit of 0 is none', () => {
  const [, , controller, health] = reportsOf(TEXT);
  expect(controller).toMatchObject({
    name: { value: 'nvme1', line: 25 },
    model: { value: 'EXAMPLE NV2000', line: 29 },
    mdts: { value: 9, line: 30 },
    warnsAt: undefined,
    criticalAt: { value: 90, line: 32 },
  });
  expect(health).toMatchObject({
    temperature: { value: 36, line: 37 },
    warnings: { value: 0, line: 36 },
    lightThrottles: { value: 2, line: 41 },
  });
});

test.each([
  ['35 C', 35],
  ['35°C (308 Kelvin)', 35],
  ['95 °F (308 K)', 35],
  ['95 °F', undefined],
])('temperature: %s', (text, expected) => {
  const [report] = reportsOf(`critical_warning : 0\ntemperature : ${text}\n`);
  expect(report?.temperature?.value).toBe(expected);
});

test('one line that grep found is enough, and a temperature of another tool is none', () => {
  expect(reportsOf('nvme id-ctrl /dev/nvme4 | grep mdts\nmdts : 6')).toMatchObject([
    { name: { value: 'nvme4' }, mdts: { value: 6, line: 2 } },
  ]);
  expect(reportsOf('Temperature:                        35 Celsius\ntemperature : 35 C\n')).toEqual([]);
});

test('no serial number comes out', () => {
  expect(JSON.stringify(reportsOf(TEXT))).not.toContain('EX0000');
});

test('what is cut, dressed or torn', () => {
  expectCutsToSayNothingNew(TEXT, nvmeReports);
  expectDressingsToChangeNothing(TEXT, nvmeReports);
  expectNoiseToBeRead(TEXT, nvmeReports);
});
