// What an import says and asks on a terminal. What it writes into a set is English in every language: no words of these.
import type { Direction } from '../readers/measurement.ts';
import type { Unit } from '../schema/table-schema.ts';

export const words = {
  /** Questions. */
  intro: 'The output does not say the following. Leave a value empty if unknown.',
  inUnit: (unit: Exclude<Unit, 'lane'>) => `in ${unit}`,
  optional: 'optional',
  required: 'a value is required',
  ended: 'no more answers; what was said until here, to be given again:',
  nothing: 'nothing',
  missing: 'Missing from the output:',
  worth: (keys: string) => `Worth adding with --meta: ${keys}`,

  /** The set. */
  notWritten: (set: string) => `the set ${set} is not written`,
  written: (place: string, files: string) => `written: ${place} (${files})`,
  /** What is worth more than any other fact about an array, and no output tells. */
  chains:
    'An array is judged by the links in front of its drives: say which in chains.csv (the columns are those of datasets/schema/chains.json, sets such as fio-plot-microserver-gen10 show one).',
  notice: (place: string, level: string, message: string, fix: string) =>
    `${place} ${level} — ${message} · fix: ${fix}`,

  /** Measurements that are listed. */
  directions: {
    read: 'read',
    write: 'write',
    trim: 'trim',
    mixed: 'mixed',
    host_to_device: 'host_to_device',
    device_to_host: 'device_to_host',
    unspecified: 'unspecified',
  } satisfies Record<Direction, string>,
  jobs: 'one {# job} other {# jobs}',
  part: 'part of a sum',
  /** A note that a set would have of it, in English as there. */
  note: (note: string) => note,
  counts: {
    measurements: 'one {# measurement} other {# measurements}',
    facts: 'one {# fact} other {# facts}',
    notices: 'one {# notice} other {# notices}',
  },

  /** What cannot be followed. */
  notObject: (path: string) => `${path}: expected a JSON object such as { "runs.link_kind": "pcie" }`,
  tooMany: (count: number, most: number) => `${count} files are named, more than ${most}: name a smaller folder`,
  noMatch: (pattern: string) => `${pattern}: no file has that name`,
  notFile: (path: string) => `${path} is a pipe or a device: save the output in a file, and name that`,
  noPath: (path: string) => `${path}: no such file or folder`,
  noSet: (path: string, sets: string) =>
    `${path}: no such file or folder; ${sets ? `the sets are ${sets}` : 'check the name'}`,
  notSet: (path: string) => `${path}: neither a folder nor a CSV file`,
  tooLarge: (path: string, bytes: number, most: number) =>
    `${path} has ${bytes} bytes, more than ${most}: split it between two runs and give the parts`,
  notOwn: (folder: string) =>
    `${folder} is not a set, and --replace would overwrite its files: choose another name for the set`,
};
