// Какой размер полезной нагрузки обычен: для пояснений к полям, которые о нём спрашивают.
import type { Words } from '../../../../site/common/in-english.ts';

export const words: Words<typeof import('../../../../site/field/usual.words.ts').words> = {
  said: (sizes) => `По открытым базам оборудования, обычно установлено ${sizes}.`,
  size: (size, kinds) => `${size}\u00a0Б у ${kinds}`,
  kinds: {
    nvme: 'накопителей NVMe',
    sas: 'HBA SAS',
    raid: 'RAID-контроллеров',
    sata: 'контроллеров SATA на PCIe',
    ethernet: 'контроллеров Ethernet',
    usb: 'контроллеров USB на PCIe',
    graphics: 'видеокарт',
  },
  counted: (kind, share, total) => `${kind} (${share} из ${total})`,
  link: 'Как это подсчитано',
};
