/** Source of a pattern: domain, bus, device and function of PCI as Linux writes them, 0000:01:00.0. */
export const PCI_ADDRESS = '[0-9a-f]{4,8}:[0-9a-f]{2}:[0-9a-f]{2}\\.[0-7]';
