// The fixture is ours: a root port, a switch and a drive behind it, in the words of pciutils 3.8 and later.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endsOf } from '../../../tests/support/fuzzing.ts';
import { DRESSINGS, wear } from '../../../tests/support/pasted-wrappings.ts';
import { cleaned } from '../paste/clean.ts';
import { lspciDevices, type PciLink } from './lspci.ts';
import type { Stated } from './stated.ts';

const TREE = readFileSync(join(import.meta.dirname, 'fixtures/lspci-tree.txt'), 'utf8');
const devicesOf = (text: string) => lspciDevices(cleaned(text).lines);
const shown = (link: Stated<PciLink> | undefined) => link && `${link.value.speed} x${link.value.lanes}`;

test('every device has its address, its port, its link and the bridge that it hangs on', () => {
  expect(
    devicesOf(TREE).map(({ address, port, capable, running, parent }) => [
      address,
      port,
      shown(capable),
      shown(running),
      parent,
    ]),
  ).toEqual([
    ['0000:00:00.0', undefined, undefined, undefined, undefined],
    ['0000:00:01.1', 'Root Port', '16GT/s x8', '8GT/s x8', undefined],
    ['0000:01:00.0', 'Upstream Port', '8GT/s x8', '8GT/s x8', '0000:00:01.1'],
    ['0000:02:04.0', 'Downstream Port', '8GT/s x4', '2.5GT/s x4', '0000:01:00.0'],
    ['0000:03:00.0', 'Endpoint', '16GT/s x4', '2.5GT/s x4', '0000:02:04.0'],
  ]);
});

test('names, sizes and the driver, each with the line that says it', () => {
  expect(devicesOf(TREE).at(-1)).toMatchObject({
    kind: 'Non-Volatile memory controller [0108]',
    name: 'Example Corporation NVMe SSD 4000 [1234:5678]',
    payloadCapable: { value: 256, line: 38 },
    payload: { value: 128, line: 41 },
    readRequest: { value: 512, line: 41 },
    boundary: { value: 128, line: 43 },
    running: { value: { rate: 2.5e9, lanes: 4 }, line: 44 },
    driver: { value: 'nvme', line: 45 },
  });
});

test('a port is told what speed it may run at, and a hidden device that it is hidden', () => {
  const [host, port] = devicesOf(TREE);
  expect([host?.isDenied, port?.isDenied]).toEqual([true, false]);
  expect(port?.allowed?.value.speed).toBe('16GT/s');
  expect(port?.bus).toEqual({ secondary: 1, subordinate: 3 });
});

test('pasted without its indentation or in any dressing it says the same', () => {
  const told = (text: string) =>
    devicesOf(text).map(({ address, capable, running, payload, parent }) =>
      JSON.stringify([address, capable?.value, running?.value, payload?.value, parent]),
    );
  const plain = told(TREE);
  expect(told(TREE.replace(/^\s+/gm, ''))).toEqual(plain);
  for (const dressing of DRESSINGS) expect(told(wear(TREE, [dressing]).text), dressing.name).toEqual(plain);
});

test('a second listing of the same devices is told from the first', () => {
  const after = TREE.replace('Speed 2.5GT/s (downgraded), Width x4 (ok)', 'Speed 16GT/s, Width x4');
  const devices = devicesOf(`before:\n${TREE}\nafter:\n${after}`);
  expect(devices.map(({ listing }) => listing)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
  expect(shown(devices.at(-1)?.running)).toBe('16GT/s x4');
  expect(devices.at(-1)?.parent).toBe('0000:02:04.0');
});

test('devices of other domains hang on bridges of their own', () => {
  const far = TREE.replace(/^([0-9a-f]{2}:[0-9a-f]{2}\.[0-7] )/gm, '10000:$1');
  expect(devicesOf(TREE + far).map(({ parent }) => parent?.split(':')[0])).toEqual([
    undefined,
    undefined,
    '0000',
    '0000',
    '0000',
    undefined,
    undefined,
    '10000',
    '10000',
    '10000',
  ]);
});

test('a part without the line of its device is a device without an address', () => {
  const [device, ...others] = devicesOf('LnkCap: Port #0, Speed unknown, Width x0\nLnkSta: Width x4\n');
  expect(others).toEqual([]);
  expect(device).toMatchObject({ address: undefined, kind: '', parent: undefined });
  expect(device?.capable?.value).toEqual({ speed: 'unknown', rate: undefined, lanes: 0 });
  expect(device?.running?.value).toEqual({ speed: undefined, rate: undefined, lanes: 4 });
});

test('any cut says nothing that the whole does not say', () => {
  const figures = (text: string) =>
    devicesOf(text).flatMap((device) => [
      `${device.address} ${shown(device.capable)}`,
      `${device.address} ${device.payload?.value}`,
    ]);
  const whole = new Set([...figures(TREE), ...devicesOf(TREE).flatMap(({ address }) => [`${address} undefined`])]);
  for (const end of endsOf(TREE)) {
    // Digits before a cut may be a part of more.
    const cut = TREE.slice(0, end).replace(/[^\n]*$/, '');
    expect(figures(cut).filter((figure) => !whole.has(figure))).toEqual([]);
  }
});

test('where the output was searched for some lines, the command names the device', () => {
  const text = [
    '$ sudo lspci -vv -s 01:00.0 | grep Lnk',
    '\t\tLnkCap:\tPort #0, Speed 16GT/s, Width x4',
    '\t\tLnkSta:\tSpeed 16GT/s, Width x4',
    'user@host [05:32] [~]',
    '-> % sudo lspci -vvs 0000:0e:00.0 | grep Lnk',
    '\t\tLnkCap:\tPort #0, Speed 16GT/s, Width x4',
    '\t\tLnkSta:\tSpeed 16GT/s, Width x2 (downgraded)',
    '',
  ].join('\n');
  expect(devicesOf(text).map(({ line, address, running }) => [line, address, shown(running)])).toEqual([
    [1, '0000:01:00.0', '16GT/s x4'],
    [5, '0000:0e:00.0', '16GT/s x2'],
  ]);
});

test('a command of another device does not add to the device above it', () => {
  const text = `${TREE}\n$ lspci -vv | grep LnkSta2\n\t\tLnkSta2: Current De-emphasis Level: -6dB\n\t\tKernel driver in use: other\n`;
  expect(devicesOf(text)).toEqual(devicesOf(TREE));
});

test('of a search for what links do alone, each is told', () => {
  const text = '$ lspci -vv | grep LnkSta:\n\t\tLnkSta:\tSpeed 8GT/s, Width x4\n\t\tLnkSta:\tSpeed 5GT/s, Width x1\n';
  expect(devicesOf(text).map(({ running }) => shown(running))).toEqual(['8GT/s x4', '5GT/s x1']);
});

test('links without devices are told one by one', () => {
  const text = [
    '\t\tLnkCap:\tPort #0, Speed 8GT/s, Width x4',
    '\t\tLnkSta:\tSpeed 8GT/s, Width x4',
    '\t\tLnkCap:\tPort #1, Speed 16GT/s, Width x8',
    '\t\tLnkSta:\tSpeed 2.5GT/s, Width x1',
    '',
  ].join('\n');
  expect(devicesOf(text).map(({ address, running }) => [address, shown(running)])).toEqual([
    [undefined, '8GT/s x4'],
    [undefined, '2.5GT/s x1'],
  ]);
});

const slot = (...registers: string[]) =>
  devicesOf(
    [
      '00:01.0 PCI bridge: Example Root Port',
      '\t\tLnkCap:\tPort #1, Speed 8GT/s, Width x4, ASPM L1',
      ...registers,
    ].join('\n'),
  )[0];

test('a port says by its own registers that nothing is in it', () => {
  const reports = '\t\t\tClockPM- Surprise- LLActRep+ BwNot+ ASPMOptComp+';
  const link = (state: string) =>
    `\t\tLnkSta:\tSpeed 2.5GT/s, Width x4, TrErr- Train- SlotClk+ DLActive${state} BWMgmt-`;
  const presence = (sign: string) => `\t\tSltSta:\tStatus: AttnBtn- PowerFlt- MRL- CmdCplt- PresDet${sign} Interlock-`;
  expect(slot(reports, link('-'))?.empty).toEqual({ value: true, line: 4 });
  expect(slot(link('-'), presence('-'))?.empty).toEqual({ value: true, line: 4 });
  // A port that does not report the state of its link has the sign always off.
  expect(slot(link('-'))?.empty).toBeUndefined();
  // A link that is up holds something, whatever the slot says.
  expect(slot(reports, link('+'), presence('-'))?.empty).toBeUndefined();
  expect(slot(reports, link('+'), presence('+'))?.empty).toBeUndefined();
});

test('the power states that a link may enter are told, and none where ASPM is off', () => {
  expect(slot('\t\tLnkCtl:\tASPM L0s L1 Enabled; RCB 64 bytes, LnkDisable- CommClk+')?.aspm?.value).toBe('L0s L1');
  expect(slot('\t\tLnkCtl:\tASPM L1 Enabled; RCB 64 bytes')?.aspm?.value).toBe('L1');
  expect(slot('\t\tLnkCtl:\tASPM Disabled; RCB 64 bytes')?.aspm).toBeUndefined();
});

test('what lspci calls downgraded is told, of a link that has lanes', () => {
  const lowered = (status: string) =>
    devicesOf(`01:00.0 Non-Volatile memory controller: Example\n\t\tLnkSta:\t${status}\n`)[0]?.lowered?.value;
  expect(lowered('Speed 8GT/s (downgraded), Width x2 (downgraded)')).toEqual(['speed', 'width']);
  expect(lowered('Speed 8GT/s (ok), Width x2 (downgraded)')).toEqual(['width']);
  expect(lowered('Speed 16GT/s, Width x4')).toBeUndefined();
  expect(lowered('Speed 16GT/s (ok), Width x0 (downgraded)')).toBeUndefined();
});
