import { expect, test } from 'vitest';
import { packetSizes } from './config-space.ts';

/** A function's 256 bytes: power management at 40h, then PCI Express at 70h with the given registers. */
function config(deviceControl: number, linkControl = 0): Uint8Array {
  const bytes = new Uint8Array(256);
  const view = new DataView(bytes.buffer);
  view.setUint16(0x06, 0x0010, true);
  view.setUint8(0x34, 0x40);
  view.setUint16(0x40, 0x7001, true);
  view.setUint16(0x70, 0x0010, true);
  view.setUint16(0x78, deviceControl, true);
  view.setUint16(0x80, linkControl, true);
  return bytes;
}

test.each([
  // Relaxed ordering, extended tags and error reports stand in other bits of the same register.
  [0x2810, 0x0000, { payload: 128, readRequest: 512, boundary: 64 }],
  [0x293f, 0x0042, { payload: 256, readRequest: 512, boundary: 64 }],
  [0x5950, 0x0048, { payload: 512, readRequest: 4096, boundary: 128 }],
  [0x00a0, 0x0000, { payload: 4096, readRequest: 128, boundary: 64 }],
])('Device Control %# names the sizes in force', (device, link, sizes) => {
  expect(packetSizes(config(device, link))).toEqual(sizes);
});

test('reserved values are no sizes', () =>
  expect(packetSizes(config(0x70e0))).toEqual({ payload: undefined, readRequest: undefined, boundary: 64 }));

test('the header alone, which is all that a user who is not root reads, has no sizes', () => {
  expect(packetSizes(config(0x293f).subarray(0, 64))).toBeUndefined();
  expect(packetSizes(new Uint8Array())).toBeUndefined();
});

test('a function without PCI Express has no sizes', () => {
  const bytes = config(0x293f);
  bytes[0x41] = 0;
  expect(packetSizes(bytes)).toBeUndefined();
  bytes[0x06] = 0;
  expect(packetSizes(bytes)).toBeUndefined();
});

test('a list of capabilities that runs in a circle or out of its bytes ends', () => {
  const circle = config(0x293f);
  circle[0x41] = 0x40;
  expect(packetSizes(circle)).toBeUndefined();
  const outside = config(0x293f);
  outside[0x41] = 0xfc;
  expect(packetSizes(outside)).toBeUndefined();
  expect(packetSizes(config(0x293f).subarray(0, 0x81))).toBeUndefined();
});
