// Every drive of the registry by name, with the kind of link that it has, as a form lets one choose.
import { once } from '../common/once.ts';
import { partsOf } from '../sets/measured-build.ts';

const LINKS: Record<string, string> = { nvme: 'pcie', sata: 'sata', sas: 'sas', usb: 'usb' };

export const catalogue = once(async () =>
  (await partsOf('drives'))
    .map(({ id, name, facts }) => {
      const protocol = facts.find(({ column }) => column.name === 'protocol')?.value;
      return { id, name, link: LINKS[String(protocol)] ?? '' };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true })),
);
