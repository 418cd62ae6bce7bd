import { expect, test } from 'vitest';
import { deviceText } from '../../site/explorer/measurement-text.ts';

test.each([
  ['Samsung 980 PRO 1 TB', 'Samsung 980 PRO 1\u00a0TB'],
  ['Disk, 7200 rpm, 512 MiB', 'Disk, 7200\u00a0rpm, 512\u00a0MiB'],
  ['4 x Intel P4510 4 TB, RAID 0', '4 x Intel P4510 4\u00a0TB, RAID 0'],
  ['Bus at 8 GT/s', 'Bus at 8\u00a0GT/s'],
])('a size in the name of “%s” stays in one piece', (target, text) => expect(deviceText({ target })).toBe(text));

test.each(['980 PRO', 'Gen 4 TBD', 'PCIe 3.0 x4'])('“%s” names no size', (target) => {
  expect(deviceText({ target })).toBe(target);
});
