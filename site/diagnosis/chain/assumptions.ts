/** What a chain needs and pastes do not say: usual rates and links, each with its ground. */
import { MB } from '../../../datasets/tools/text/units.ts';
import type { Drive, UsbLink } from '../join/machine.ts';

/** A value and why it was taken. */
export interface Assumed<Value> {
  value: Value;
  message: string;
}

/** The rates that the sizer and the planner take for drives of which nothing else is known. */
const HARD_DISK: Assumed<number> = {
  value: 250 * MB,
  message: 'the usual rate of a hard disk at 7200 rpm on its outer tracks',
};
const SLOW_HARD_DISK: Assumed<number> = {
  value: 180 * MB,
  message: 'the usual rate of a hard disk below 7200 rpm on its outer tracks',
};
const SATA_SSD: Assumed<number> = { value: 550 * MB, message: 'the usual rate of a SATA SSD' };
/** From here on hard disks pass 250 MB/s. */
const FAST_ROTATION = 7000;

export const NVME_LINK: Assumed<string> = {
  value: 'pcie 4.0 x4',
  message: 'the usual link of an NVMe drive; `sudo lspci -vv` shows the real one',
};
export const SATA_LINK: Assumed<string> = {
  value: 'sata 3.0',
  message: 'the usual link of a SATA drive; `smartctl -i` shows the real one',
};
export const SAS_LINK: Assumed<string> = {
  value: 'sas 3',
  message: 'the usual link of a SAS drive; `smartctl -x` shows the real one',
};
export const USB_LINK: Assumed<string> = {
  value: 'usb 3.2 Gen 1x1',
  message: 'the usual link of a USB enclosure; `lsusb -tv` shows the real one',
};
const NVME_ENCLOSURE: Assumed<string> = {
  value: 'pcie 3.0 x4',
  message: 'the usual link inside an enclosure for NVMe drives',
};
const SATA_ENCLOSURE: Assumed<string> = {
  value: 'sata 3.0',
  message: 'the usual link inside an enclosure for SATA drives',
};
/** What SATA carries does not need more than it of USB. */
const FASTEST_FOR_SATA = 5e9;

/** The link between a drive and the bridge that it is behind. */
export function insideOf({ name, running }: Pick<UsbLink, 'name' | 'running'>): Assumed<string> {
  const isNvme = /nvme/i.test(name ?? '') || (running?.value ?? 0) > FASTEST_FOR_SATA;
  return isNvme ? NVME_ENCLOSURE : SATA_ENCLOSURE;
}
export const EXPANDER_CABLE: Assumed<string> = {
  value: 'sas 3 x4',
  message: 'one cable of four lanes; the paste does not show how the expander is attached',
};
export const ON_HOST: Assumed<'host'> = { value: 'host', message: 'the paste does not show what it is attached to' };

export const BEHIND_TUNNEL = {
  message: 'it is behind Thunderbolt or USB4, whose speed no register shows',
} as const;

export const ON_CONTROLLER: Assumed<'host'> = {
  value: 'host',
  message: 'the paste does not show the link of its controller; `sudo lspci -vv` does',
};
export const ONLY_PORT = { message: 'the only SATA port in the log, assigned to the only drive without one' } as const;

/** Share of the rate that the inner tracks of a hard disk give. */
export const INNER_TRACKS = 0.5;

/** What a drive reads, where its medium limits it; of NVMe and SAS SSDs the link says it. */
export function usualRate({ medium, rotation, protocol }: Drive): Assumed<number> | undefined {
  if (medium?.value === 'HDD') {
    const isSlow = rotation !== undefined && rotation.value < FAST_ROTATION;
    return isSlow ? SLOW_HARD_DISK : HARD_DISK;
  }
  return medium?.value === 'SSD' && protocol === 'SATA' ? SATA_SSD : undefined;
}
