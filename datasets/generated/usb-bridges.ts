// generated, do not edit; run `npm run gen`

/** A chip between USB and a drive, with the most that its link does, all lanes together. */
export interface UsbBridge {
  model: string;
  bitsPerSecond: number;
}

export const usbBridges: readonly UsbBridge[] = [
  { model: 'ASM2362', bitsPerSecond: 10_000_000_000 },
  { model: 'ASM2364', bitsPerSecond: 20_000_000_000 },
  { model: 'JMS583', bitsPerSecond: 10_000_000_000 },
  { model: 'JMS567', bitsPerSecond: 5_000_000_000 },
  { model: 'RTL9210B', bitsPerSecond: 10_000_000_000 },
  { model: 'µPD720230', bitsPerSecond: 5_000_000_000 },
  { model: 'JMS578', bitsPerSecond: 5_000_000_000 },
  { model: 'JMS580', bitsPerSecond: 10_000_000_000 },
  { model: 'JMS586U', bitsPerSecond: 20_000_000_000 },
  { model: 'ASM1051', bitsPerSecond: 5_000_000_000 },
  { model: 'ASM1153E', bitsPerSecond: 5_000_000_000 },
  { model: 'ASM235CM', bitsPerSecond: 10_000_000_000 },
];
