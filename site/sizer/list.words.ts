// Words of a pasted list of parts.
import { formOf } from '../common/plural.ts';

export const words = {
  paste: 'Paste a list of parts',
  label: 'List of parts',
  help: 'A list from PCPartPicker (text, Markdown or BBCode), or a table with a name and a count in each line.',
  build: 'Build from this list',
  understood: 'Understood',
  assumed: 'Assumed, as no list says how parts are connected',
  unread: 'Not understood, and left out',
  idle: 'No part of a storage path',
  failed: 'The catalogue of names could not be loaded. Try again when there is a connection.',
  built: (unread: number) =>
    unread === 0
      ? 'The build comes from the list. Each part can be changed below.'
      : formOf(unread, {
          one: 'The build comes from the list without one line that was not understood.',
          other: `The build comes from the list without ${unread} lines that were not understood.`,
        }),
};
