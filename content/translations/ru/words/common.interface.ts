// Имена интерфейсов, как их пишут стандарты.
import type { Words } from '../../../../site/common/in-english.ts';
export const words: Words<typeof import('../../../../site/common/interface.words.ts').words> = {
  pcie: 'PCIe',
  dmi: 'DMI',
  sata: 'SATA',
  sas: 'SAS',
  usb: 'USB',
  ethernet: 'Ethernet',
};
