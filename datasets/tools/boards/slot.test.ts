import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { namedSlot } from './slot.ts';

const slot = (designation: string, type: string, lanes?: number) =>
  namedSlot({ line: 1, designation, type, lanes, isInUse: false, length: undefined, address: undefined });

describe('a slot is read from its name and its type', () => {
  test.each([
    ['PCIEX16_2', 'x1 PCI Express 4 x1', 1, { form: 'pcie', length: 16, lanes: 1, generation: '4.0' }],
    [
      'CPU SLOT6 PCI-E 3.0 X8(IN X16)',
      'x8 PCI Express 3 x8',
      8,
      { length: 16, lanes: 8, generation: '3.0', attached: 'processor' },
    ],
    ['PCH SLOT4 PCI-E 3.0 X4(IN X8)', 'x4 PCI Express 3 x4', 4, { length: 8, lanes: 4, attached: 'chipset' }],
    ['SLOT3 PCI-E 4.0 X16', 'x16 <OUT OF SPEC>', 16, { form: 'pcie', lanes: 16, generation: '4.0' }],
    ['PCIEX16(G5)', 'x16 PCI Express', 16, { length: 16, lanes: 16, generation: '5.0' }],
    ['PCIE2', 'x16 PCI Express', 16, { form: 'pcie', lanes: 16, generation: undefined }],
    ['M.2_1(SOCKET3)', 'x4 M.2 Socket 3', 4, { form: 'm2', lanes: 4, length: undefined }],
    ['Slot6 / M2 SSD', 'x4 PCI Express 3 x4', 4, { form: 'm2', lanes: 4, generation: '3.0' }],
    ['PCIe SSD Slot 0 in Bay 0', 'x4 PCI Express 3 SFF-8639', 4, { form: 'u2', lanes: 4 }],
    ['OCU1', 'x4 PCI Express 4 x4', 4, { form: 'oculink' }],
    ['SLSAS_0', 'x4 PCI Express 4 x4', 4, { form: 'slimsas' }],
    ['PEG Gen1/Gen2/Gen3 X16', 'x16 PCI Express', 16, { generation: '3.0' }],
    ['X4', 'x4 PCI Express', 4, { length: 4, lanes: 4, isLengthOfName: true }],
    ['PCIE_X8_2', 'x16 PCI Express', 16, { length: 16, isLengthOfName: false }],
    ['X4', 'x4 PCI Express 2 x4', 4, { length: 4, isLengthOfName: false }],
    ['SLOT 3 PCIe x8 (4)', 'x4 PCI Express', 4, { length: 8, isLengthOfName: false }],
    ['CPU SLOT7 PCI-E 3.0 X8', 'x8 PCI Express 3', 8, { length: 8, isLengthOfName: false }],
  ])('%s, %s', (name, type, lanes, wanted) => expect(slot(name, type, lanes)).toMatchObject({ name, ...wanted }));

  test.each(tableOf<[string, string][]>(import.meta.filename, 'no slots'))(
    '%s takes neither cards nor drives, or is no name',
    (name, type) => expect(slot(name, type)).toBeUndefined(),
  );
});
