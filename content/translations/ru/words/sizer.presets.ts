// Вопросы расчёта цепочки, по адресу каждого.
import type { Words } from '../../../../site/common/in-english.ts';
export const words: Words<typeof import('../../../../site/sizer/presets.words.ts').words> = {
  'sata-ssds-on-9211-8i-in-x4-slot': 'Какую скорость дадут 8 SATA SSD на 9211-8i в слоте x4?',
  'hard-disks-on-9211-8i-in-x4-slot': 'Хватит ли слота x4 для 8 жёстких дисков на 9211-8i?',
  'ssds-on-jmb585': 'Какую скорость дадут 5 SATA SSD на JMB585?',
  'ssds-on-jmb585-in-x1-slot': 'Какую скорость даст карта JMB585 в слоте x1?',
  '10gbe-in-x1-slot': 'Какую часть 10 GbE пропустит слот PCIe 3.0 x1?',
  'nvme-raid0-behind-dmi-3': 'Выйдет ли 7 ГБ/с у RAID0 из двух накопителей NVMe через DMI 3.0?',
  'three-gen-4-drives-on-b650': 'Какую скорость дадут три накопителя PCIe 4.0 через чипсет B650?',
  'three-gen-4-drives-on-z790': 'Какую скорость дадут три накопителя PCIe 4.0 через чипсет Z790?',
  'gen-4-drive-in-gen-3-slot': 'Какую скорость даст накопитель на 7 ГБ/с в слоте PCIe 3.0 x4?',
  'gen-4-drive-with-two-lanes': 'Какую скорость даст накопитель на 7 ГБ/с всего на двух линиях?',
  'nvme-switch-on-one-lane':
    'Какую скорость дадут 4 накопителя NVMe за коммутатором на одной линии PCIe 2.0?',
  'port-multiplier-3-gbps':
    'Какую скорость получат 5 жёстких дисков за умножителем портов на 3 Гбит/с?',
  'port-multiplier-6-gbps':
    'Какую скорость получат 5 жёстких дисков за умножителем портов на 6 Гбит/с?',
  '24-drives-one-sas-2-cable': 'Какую скорость дадут 24 диска по одному кабелю SAS-2?',
  '24-drives-one-sas-3-cable': 'Какую скорость дадут 24 диска по одному кабелю SAS-3?',
  '24-drives-two-sas-2-cables': 'Какую скорость дадут 24 диска по двум кабелям SAS-2?',
  'nvme-in-thunderbolt-3': 'Какую скорость даст накопитель на 7 ГБ/с в боксе Thunderbolt 3?',
  'nvme-in-usb4': 'Какую скорость даст накопитель на 7 ГБ/с в боксе USB4?',
  'nvme-in-thunderbolt-5': 'Какую скорость даст накопитель на 7 ГБ/с в боксе Thunderbolt 5?',
  'raidz2-over-10gbe': 'Хватит ли 8 дисков в RAID-Z2, чтобы загрузить 10 GbE?',
  'raidz2-over-25gbe': 'Хватит ли 8 дисков в RAID-Z2, чтобы загрузить 25 GbE?',
  'ahci-card-in-a-short-slot': 'Почему три накопителя на карте x1 вместе пишут 290 МиБ/с?',
  'four-ssds-on-z87': 'Какую скорость даст RAID0 из 4 SATA SSD на Z87?',
  'four-ssds-on-z77': 'Почему 4 SATA SSD на Z77 дают не больше, чем 2?',
  'gen-3-drive-in-a-slot-of-h97':
    'Какую скорость даст накопитель PCIe 3.0 в слоте PCIe 2.0 на H97?',
  'nvme-mirror-in-u2-bays': 'Какую скорость даст зеркало из двух накопителей NVMe в отсеках U.2?',
  'sas-mirror-behind-an-hba': 'Какую скорость даст зеркало из двух SSD SAS-3?',
};
