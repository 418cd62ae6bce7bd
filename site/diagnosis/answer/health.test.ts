// What the answer says of drives that fail by their own account. The texts are ours, in the words of each tool.
import { expect, test } from 'vitest';
import { CLEAR, ids, only, said, smartctl } from './answer-testing.ts';

const LOG = 'SMART Self-test log structure revision number 1';
const HEAD = 'Num  Test_Description    Status                  Remaining  LifeTime(hours)  LBA_of_first_error';
const FAILED = 'Extended offline    Completed: read failure       90%     30502         268435455';
const PASSED = 'Short offline       Completed without error       00%     30490         -';
const ABORTED = 'Extended offline    Aborted by host               90%     30510         -';
const tested = (...tests: string[]) =>
  only(
    ...smartctl('sda', '6.0'),
    'SMART overall-health self-assessment test result: PASSED',
    LOG,
    HEAD,
    ...tests.map((row, index) => `# ${index + 1}  ${row}`),
  );

test('a drive whose newest self-test found a fault is not cleared', () => {
  expect(ids(tested(FAILED, PASSED))).toEqual(['problem LD408']);
  expect(ids(tested(ABORTED, FAILED, PASSED))).toEqual(['problem LD408']);
  expect(tested(PASSED, FAILED).verdict.message).toMatch(CLEAR);
  expect(tested(ABORTED, PASSED).verdict.message).toMatch(CLEAR);
});

test('the same of SAS, and of JSON', () => {
  const sas = only(
    'Vendor:               EXAMPLE',
    'Product:              HD4000SAS',
    'Transport protocol:   SAS (SPL-3)',
    'SMART Health Status: OK',
    '# 1  Background long   Failed in segment -->       -   45671         123456 [0x3 0x11 0x0]',
    '# 2  Background short  Completed                   -   45000                 - [-   -    -]',
  );
  expect(ids(sas)).toContain('problem LD408');
  const json = (passed: boolean) =>
    only(
      JSON.stringify(
        {
          smartctl: { version: [7, 4] },
          device: { name: '/dev/sda', type: 'sat', protocol: 'ATA' },
          model_name: 'EXAMPLE DRIVE 500',
          smart_status: { passed: true },
          ata_smart_self_test_log: {
            standard: {
              table: [
                { status: { value: 16, string: 'Aborted by host' } },
                { status: { value: 121, string: 'Completed', passed } },
              ],
            },
          },
        },
        undefined,
        2,
      ),
    );
  expect(ids(json(false))).toContain('problem LD408');
  expect(ids(json(true))).not.toContain('problem LD408');
});

test('an attribute below its threshold is said although the check passes; heat is no reason to replace', () => {
  const row = (name: string, failed: string) =>
    only(
      ...smartctl('sda', '6.0'),
      'SMART overall-health self-assessment test result: PASSED',
      'ID# ATTRIBUTE_NAME          FLAG     VALUE WORST THRESH TYPE      UPDATED  WHEN_FAILED RAW_VALUE',
      `${name} 0x0032   001   001   099    Old_age   Always   ${failed} 7`,
    );
  expect(ids(row('184 End-to-End_Error       ', 'FAILING_NOW'))).toEqual(['problem LD408']);
  expect(row('184 End-to-End_Error       ', 'In_the_past').verdict.message).toMatch(CLEAR);
  expect(row('190 Airflow_Temperature_Cel', 'FAILING_NOW').verdict.message).toMatch(CLEAR);
  expect(
    ids(only(...smartctl('sda', '6.0'), '184 End-to-End_Error        -O--CK   001   001   099    NOW  7')),
  ).toEqual(['problem LD408']);
});

test('the same of JSON', () => {
  const json = (name: string) =>
    only(
      JSON.stringify(
        {
          smartctl: { version: [7, 4] },
          device: { name: '/dev/sda', type: 'sat', protocol: 'ATA' },
          model_name: 'EXAMPLE DRIVE 500',
          smart_status: { passed: true },
          ata_smart_attributes: {
            table: [{ id: 184, name, when_failed: 'now', raw: { value: 7 } }],
          },
        },
        undefined,
        2,
      ),
    );
  expect(ids(json('End-to-End_Error'))).toContain('problem LD408');
  expect(ids(json('Airflow_Temperature_Cel'))).not.toContain('problem LD408');
});

test('smartd in the log of the system names drives that begin to fail', () => {
  expect(
    said('Jun  3 10:12:01 box smartd[812]: Device: /dev/sdc [SAT], 8 Currently unreadable (pending) sectors'),
  ).toMatch(/^sdc has 8 sectors that it cannot read/);
  expect(said('* Device: /dev/da4 [SAT], FAILED SMART self-check. BACK UP DATA NOW!')).toMatch(/^da4 says of itself/);
  const other = only(
    'Device: /dev/sdc [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from 64 to 65',
    ...smartctl('sda', '6.0'),
  );
  expect(ids(other)).toEqual([]);
});

test('a volume of Storage Spaces is no drive, and a drive that Windows warns of is said in a list, too', () => {
  const table = only(
    'Number FriendlyName      SerialNumber MediaType CanPool OperationalStatus HealthStatus Usage            Size',
    '------ ------------      ------------ --------- ------- ----------------- ------------ -----            ----',
    '1      EXAMPLE HD8000    EX0000A1     HDD       False   OK                Healthy      Auto-Select   7.28 TB',
    '',
    'FriendlyName ResiliencySettingName FaultDomainRedundancy OperationalStatus HealthStatus    Size',
    '------------ --------------------- --------------------- ----------------- ------------    ----',
    'Data         Mirror                1                     Degraded          Warning      14.5 TB',
  );
  expect(ids(table)).not.toContain('problem LD408');
  const list = (health: string) =>
    only(
      'FriendlyName       : EXAMPLE HD8000',
      'MediaType          : HDD',
      'BusType            : SATA',
      `HealthStatus       : ${health}`,
      'Size               : 8001563222016',
    );
  expect(ids(list('Warning'))).toContain('problem LD408');
  expect(ids(list('Healthy'))).not.toContain('problem LD408');
});

test('btrfs without a device is said where no tool says its size', () => {
  const shown = only(
    "Label: 'data'  uuid: 7745e2f7-5c67-4b18-844b-8e93399f7b0b",
    '\tTotal devices 2 FS bytes used 5.05TiB',
    '\tdevid    1 size 7.28TiB used 3.11TiB path /dev/sda',
    '\t*** Some devices missing',
  );
  expect(ids(shown)).toEqual(['problem LD514']);
  expect(shown.facts).toContainEqual(
    expect.objectContaining({ kind: 'btrfs', name: 'device_missing', value: true, line: 4 }),
  );
});
