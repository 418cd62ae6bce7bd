// generated, do not edit; run `npm run gen`

export interface LinkSpeed {
  link: string;
  /** Its name in the generation tables. */
  generation: string;
  /** On one lane, in one direction, before the line code. */
  transfersPerSecond: number;
  /** What of them the line code leaves, 0 to 1. */
  codeShare: number;
  /** Absent where a link of the generation has as many as its slot. */
  lanes?: number;
}

export const linkSpeeds: readonly LinkSpeed[] = [
  { link: 'pcie', generation: '1.0', transfersPerSecond: 2_500_000_000, codeShare: 8 / 10 },
  { link: 'pcie', generation: '2.0', transfersPerSecond: 5_000_000_000, codeShare: 8 / 10 },
  { link: 'pcie', generation: '3.0', transfersPerSecond: 8_000_000_000, codeShare: 128 / 130 },
  { link: 'pcie', generation: '4.0', transfersPerSecond: 16_000_000_000, codeShare: 128 / 130 },
  { link: 'pcie', generation: '5.0', transfersPerSecond: 32_000_000_000, codeShare: 128 / 130 },
  { link: 'pcie', generation: '6.0', transfersPerSecond: 64_000_000_000, codeShare: 1 / 1 },
  { link: 'pcie', generation: '7.0', transfersPerSecond: 128_000_000_000, codeShare: 1 / 1 },
  { link: 'sata', generation: '1.0', transfersPerSecond: 1_500_000_000, codeShare: 8 / 10, lanes: 1 },
  { link: 'sata', generation: '2.0', transfersPerSecond: 3_000_000_000, codeShare: 8 / 10, lanes: 1 },
  { link: 'sata', generation: '3.0', transfersPerSecond: 6_000_000_000, codeShare: 8 / 10, lanes: 1 },
  { link: 'sas', generation: 'SAS-1', transfersPerSecond: 3_000_000_000, codeShare: 8 / 10, lanes: 1 },
  { link: 'sas', generation: 'SAS-2', transfersPerSecond: 6_000_000_000, codeShare: 8 / 10, lanes: 1 },
  { link: 'sas', generation: 'SAS-3', transfersPerSecond: 12_000_000_000, codeShare: 8 / 10, lanes: 1 },
  { link: 'sas', generation: 'SAS-4', transfersPerSecond: 22_500_000_000, codeShare: 128 / 150, lanes: 1 },
  { link: 'usb', generation: '1.1', transfersPerSecond: 12_000_000, codeShare: 1 / 1, lanes: 1 },
  { link: 'usb', generation: '2.0', transfersPerSecond: 480_000_000, codeShare: 1 / 1, lanes: 1 },
  { link: 'usb', generation: '3.2 Gen 1x1', transfersPerSecond: 5_000_000_000, codeShare: 8 / 10, lanes: 1 },
  { link: 'usb', generation: '3.2 Gen 1x2', transfersPerSecond: 5_000_000_000, codeShare: 8 / 10, lanes: 2 },
  { link: 'usb', generation: '3.2 Gen 2x1', transfersPerSecond: 10_000_000_000, codeShare: 128 / 132, lanes: 1 },
  { link: 'usb', generation: '3.2 Gen 2x2', transfersPerSecond: 10_000_000_000, codeShare: 128 / 132, lanes: 2 },
  { link: 'ethernet', generation: '1G', transfersPerSecond: 1_000_000_000, codeShare: 1 / 1, lanes: 1 },
  { link: 'ethernet', generation: '2.5G', transfersPerSecond: 2_500_000_000, codeShare: 1 / 1, lanes: 1 },
  { link: 'ethernet', generation: '5G', transfersPerSecond: 5_000_000_000, codeShare: 1 / 1, lanes: 1 },
  { link: 'ethernet', generation: '10G', transfersPerSecond: 10_000_000_000, codeShare: 1 / 1, lanes: 1 },
  { link: 'ethernet', generation: '25G', transfersPerSecond: 25_000_000_000, codeShare: 1 / 1, lanes: 1 },
  { link: 'ethernet', generation: '40G', transfersPerSecond: 40_000_000_000, codeShare: 1 / 1, lanes: 1 },
  { link: 'ethernet', generation: '50G', transfersPerSecond: 50_000_000_000, codeShare: 1 / 1, lanes: 1 },
  { link: 'ethernet', generation: '100G', transfersPerSecond: 100_000_000_000, codeShare: 1 / 1, lanes: 1 },
  { link: 'ethernet', generation: '200G', transfersPerSecond: 200_000_000_000, codeShare: 1 / 1, lanes: 1 },
  { link: 'ethernet', generation: '400G', transfersPerSecond: 400_000_000_000, codeShare: 1 / 1, lanes: 1 },
  { link: 'ethernet', generation: '800G', transfersPerSecond: 800_000_000_000, codeShare: 1 / 1, lanes: 1 },
  { link: 'ethernet', generation: 'InfiniBand EDR', transfersPerSecond: 25_781_250_000, codeShare: 64 / 66, lanes: 4 },
  { link: 'ethernet', generation: 'InfiniBand HDR', transfersPerSecond: 50_000_000_000, codeShare: 1 / 1, lanes: 4 },
  { link: 'ethernet', generation: 'InfiniBand NDR', transfersPerSecond: 100_000_000_000, codeShare: 1 / 1, lanes: 4 },
  { link: 'ethernet', generation: 'InfiniBand XDR', transfersPerSecond: 200_000_000_000, codeShare: 1 / 1, lanes: 4 },
];
