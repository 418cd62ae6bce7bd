/** How the dataset's links are called elsewhere: by the calculators and in the generation tables. */

export interface Link {
  calculator: string;
  /** The calculator's and the tables' name of a generation, where the dataset has another one. */
  generation?(name: string): string;
  /** The calculator's names of directions, likewise. */
  directions?: Record<string, string>;
  /** What a protocol of the dataset means for the inputs of the calculator, where it is not one of them. */
  protocols?: Record<string, Record<string, string | boolean>>;
}

const BUS_DIRECTIONS = { device_writes_host: 'read', device_reads_host: 'write' };

export const LINKS: Record<string, Link> = {
  pcie: { calculator: 'pcie' },
  dmi: { calculator: 'dmi' },
  sata: { calculator: 'sata' },
  sas: { calculator: 'sas', generation: (name) => `SAS-${name}` },
  usb: {
    calculator: 'usb',
    generation: (name) => name.replace(/^4 /, 'USB4 '),
    directions: BUS_DIRECTIONS,
  },
  thunderbolt: {
    calculator: 'usb',
    generation: (name) => `Thunderbolt ${name}`,
    directions: BUS_DIRECTIONS,
  },
  ethernet: {
    calculator: 'ethernet',
    generation: (name) => `${name}G`,
    protocols: { tcp_no_timestamps: { timestamps: false }, tcp_ipv6: { protocol: 'ipv6' } },
  },
};
