// Words of the catalogue of parts, wherever it is offered.
export const words = {
  /** What a part is. */
  kinds: {
    chipset: 'chipset',
    machine: 'platform',
    hba: 'HBA',
    raid_card: 'RAID card',
    sata_controller: 'SATA controller',
    expander: 'SAS expander',
    multiplier: 'SATA port multiplier',
    switch: 'PCIe switch',
    adapter: 'adapter card',
    bridge: 'enclosure or bridge',
    usb_host: 'USB controller',
    nic: 'network card',
    drive: 'drive',
    link: 'link',
  } as Readonly<Record<string, string>>,
  proposals: 'Parts of the catalogue',
};
