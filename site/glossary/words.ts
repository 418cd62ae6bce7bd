// Words around the glossary. Its terms and their definitions are content.
export const words = {
  title: 'What does this term mean?',
  name: 'Glossary',
  description:
    'Terms of storage links and arrays, each in a sentence: PCIe, SATA, SAS, USB, SSDs, RAID, ZFS and networks, with source and unit.',
  lede: 'Each term in a sentence, with its source and the calculator that uses it. In articles, a term underlined with dots shows the same sentence.',
  index: 'Terms from A to Z',
  topics: {
    links: 'Links',
    pcie: 'PCI Express',
    'sata-sas': 'SATA and SAS',
    usb: 'USB and Thunderbolt',
    performance: 'Performance',
    ssd: 'SSDs',
    reliability: 'Reliability',
    raid: 'RAID',
    zfs: 'ZFS',
    network: 'Network',
    units: 'Units',
  },
  also: 'Also:',
  unit: 'Unit:',
  source: 'Source:',
  related: 'See:',
  untranslated: 'The definitions have not been translated yet. They are in English.',
  wrong: 'Is a definition wrong or a term missing? Each is a few lines of a file:',
  /** At the end of a definition that an article shows. */
  more: 'In the glossary',
};

export type Topic = keyof typeof words.topics;
