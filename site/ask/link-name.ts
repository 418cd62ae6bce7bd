/** A link of a part as readers know it: `pcie 3.0 x4` is PCIe 3.0 x4, `sata 3.0` SATA 3.0, `ethernet 10G` 10GbE. */
export const linkName = (link: string): string =>
  link
    .replace(/^pcie/, 'PCIe')
    .replace(/^dmi/, 'DMI')
    .replace(/^sata/, 'SATA')
    .replace(/^ethernet (\S+)G$/, '$1GbE');
