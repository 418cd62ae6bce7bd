// What pages of parts say of the machines that the part was seen in.
import { count, listed, quantity } from '../common/format.ts';

const share = (value: number): string => quantity(value, 'ratio', { digits: 3 });

export const words = {
  title: 'As found in machines',
  links: (links: number) =>
    links === 1
      ? `${count(links)} link in public hardware databases`
      : `${count(links)} links in public hardware databases`,
  id: 'Devices with the PCI ID',
  shared: 'Other products report the same ID, so this counts them as well.',
  drives: (drives: number) =>
    drives === 1
      ? `${count(drives)} drive in public hardware databases that calls itself`
      : `${count(drives)} drives in public hardware databases that call themselves`,
  wide: 'At full width',
  fast: 'At full speed',
  rate: (rate: number) => `At ${listed(rate / 1e9)} Gb/s`,
  payloads: 'Max Payload Size set',
  sectors: 'Logical / physical sector',
  logical: 'Logical sector',
  share: (value: number, low: string, high: string, part: number, total: number) =>
    `${share(value)} (${count(part)} of ${count(total)}; 95 % interval ${low}–${high})`,
  of: (what: string, value: number) => `${what}: ${share(value)}`,
  bytes: (sizes: string) => `${sizes.replace('/', ' / ')} B`,
  more: 'How this was counted, and all other devices',
  moreDrives: 'How this was counted, and all other drives',
};
