// Имена интерфейсов, как их пишут стандарты.
export const words: typeof import('../../../../site/common/interface.words.ts').words = {
  pcie: 'PCIe',
  dmi: 'DMI',
  sata: 'SATA',
  sas: 'SAS',
  usb: 'USB',
  ethernet: 'Ethernet',
};
