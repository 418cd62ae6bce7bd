// Слова каталога компонентов, где бы он ни предлагался.
import type { Words } from '../../../../site/common/in-english.ts';

const inChain = {
  chipset: 'чипсет',
  hba: 'HBA',
  raid_card: 'RAID-карта',
  sata_controller: 'контроллер SATA',
  expander: 'экспандер SAS',
  multiplier: 'умножитель портов SATA',
  switch: 'коммутатор PCIe',
  adapter: 'карта-переходник',
  bridge: 'бокс или мост',
  usb_host: 'контроллер USB',
  nic: 'сетевая карта',
  drive: 'накопитель',
};

export const words: Words<typeof import('../../../../site/parts/words.ts').words> = {
  inChain,
  kinds: { ...inChain, machine: 'платформа', link: 'соединение' },
  proposals: 'Компоненты из каталога',
};
