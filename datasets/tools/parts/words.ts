/** What the catalogue says of a drive that no source rates. English, as notes of the registry are. */
const megabytes = (rate: number): string => String(Math.round(rate / 1e6));

export const words = {
  noRate: 'No source here gives its rate.',
  link: 'Its generation is not stated; the usual one of its kind is assumed.',
  disks: (count: number, low: number, high: number) =>
    `Makers rate the ${count} hard disks of about this capacity at ${megabytes(low)} to ${megabytes(high)} MB/s.`,
};
