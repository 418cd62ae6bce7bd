// Words of the drives that the calculator of copies knows by name.
export const words = {
  drive: 'Drive',
  typed: 'as typed below',
  /** The link on the page of a drive. */
  link: 'Copy time with this drive',
  unknown: 'Nobody has measured sustained writes of this drive yet. Enter a review’s figures in the calculator.',
  calculator: 'Copy time calculator',
  add: 'Add a measured fill',
  bases: {
    measured: 'Cache and rates as a review measured them on an empty drive.',
    rated: 'Cache and rates as maker or reviews state them.',
  },
  spread: (low: string, high: string) => `Past the cache, the source saw ${low} to ${high}.`,
  page: 'This drive’s results and sources',
  missing: 'A drive that is not in the list: type its figures from a review below, or',
  list: 'Drives as links',
};
