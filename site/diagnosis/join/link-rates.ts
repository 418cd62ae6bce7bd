/** What a link carries by its speed alone, from the generations of the registry. */
import { linkSpeeds } from '../../../datasets/tools/readers/link-speed.ts';

/** Bytes per second in one direction after the line code, without what packets take. */
function carried(link: string, transfersPerSecond: number, lanes: number): number | undefined {
  const linkSpeed = linkSpeeds.find((speed) => speed.link === link && speed.transfersPerSecond === transfersPerSecond);
  return linkSpeed && (transfersPerSecond * linkSpeed.codeShare * lanes) / 8;
}

export const pcieRate = (transfersPerSecond: number, lanes: number): number | undefined =>
  carried('pcie', transfersPerSecond, lanes);

/** SATA and SAS are known by the bits per second of their one lane. */
export const driveLinkRate = (bits: number): number | undefined => carried('sata', bits, 1) ?? carried('sas', bits, 1);

/** USB is known by the bits per second of all lanes: 20 Gb/s are two of 10. */
export const usbRate = (bits: number): number | undefined => carried('usb', bits, 1) ?? carried('usb', bits / 2, 2);
