// Words of the machines that a reader saves, and of loading one from a file.
import { formOf } from '../common/plural.ts';

export const words = {
  title: 'Saved machines',
  help: 'Kept in this browser only. To take them elsewhere, export them and load the file there.',
  name: 'Name of this machine',
  save: 'Save',
  failed: 'Saved machines could not be loaded. Check the connection and try again.',
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  remove: 'Delete',
  removeNamed: (name: string) => `Delete ${name}`,
  newName: (name: string) => `New name of ${name}`,
  export: 'Export all as JSON',
  file: 'machines.json',
  undo: 'Undo',
  last: 'Open last machine',
  theLast: 'the last machine',

  saved: (name: string) => `Saved as ${name}.`,
  replaced: (name: string) => `Saved as ${name}, in place of the machine of that name.`,
  opened: (name: string) => `Opened ${name}.`,
  renamedTo: (name: string) => `Renamed to ${name}.`,
  removed: (name: string) => `Deleted ${name}.`,
  restored: (name: string) => `${name} is back.`,
  noName: 'Type a name, such as NAS.',
  taken: (name: string) => `Another machine is called ${name}. Choose a different name.`,
  gone: (name: string) => `${name} is no longer saved. Another window has renamed or deleted it.`,
  damaged: {
    text: 'Some saved machines cannot be listed: their data is damaged, or another machine has their name. They are still stored.',
    export: 'Download their data',
    file: 'damaged-machines.json',
    remove: 'Delete their data',
    removed: 'Their data is deleted.',
  },
  tooMany: (most: string) => `At most ${most} machines are kept. Delete one, then save again.`,
  full: 'The browser has no room left for this site. Delete a saved machine, then save again.',
  blocked:
    'The browser does not let this site store anything, as in a private window. Use “Copy link” or “Download JSON” instead.',
  unreadable: (name: string, problem: string) => `${name} cannot be opened: ${problem}`,
  stale: 'These inputs cannot be computed. Fix or undo them, then save.',

  load: 'Load JSON',
  loaded: (file: string) => `Loaded ${file}.`,
  added: (count: number) => formOf(count, { one: 'Added one saved machine.', other: `Added ${count} saved machines.` }),
  refused: (file: string, problem: string) => `${file} was not loaded: ${problem}`,
  tooLong: (length: string, most: string) =>
    `it has ${length} characters; at most ${most} are read. A build of 24 parts has about 10,000.`,
  notJson: 'it is not JSON. Choose a file that “Download JSON” or “Export all as JSON” saved.',
  noChain:
    'it holds no build. A build stands under “inputs”, as “Download JSON” writes it, or is an object with “parts”.',
};
