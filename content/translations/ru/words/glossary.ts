// Слова вокруг глоссария. Термины и определения — содержание.
import type { Words } from '../../../../site/common/in-english.ts';
export const words: Words<typeof import('../../../../site/glossary/words.ts').words> = {
  title: 'Что значит этот термин?',
  name: 'Глоссарий',
  description:
    'Термины о соединениях и массивах накопителей, каждый в одном предложении: PCIe, SATA, SAS, USB, SSD, RAID, ZFS и сети, с источником и единицей.',
  lede: 'Каждый термин в одном предложении, с источником и калькулятором, где он встречается. В статьях термин, подчёркнутый точками, показывает то же предложение.',
  index: 'Термины по алфавиту',
  topics: {
    links: 'Соединения',
    pcie: 'PCI Express',
    'sata-sas': 'SATA и SAS',
    usb: 'USB и Thunderbolt',
    performance: 'Производительность',
    ssd: 'SSD',
    reliability: 'Надёжность',
    raid: 'RAID',
    zfs: 'ZFS',
    network: 'Сеть',
    units: 'Единицы',
  },
  also: 'Также:',
  unit: 'Единица:',
  source: 'Источник:',
  related: 'См.:',
  untranslated: 'Определения ещё не переведены. Они на английском.',
  wrong: 'Определение неверно или термина не хватает? Каждый — несколько строк в файле:',
  more: 'В глоссарии',
};
