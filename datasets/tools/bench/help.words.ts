// Words of `lanewise bench`: its help, and what it says.

export const words = {
  takes: '<folder|new file|device>',
  does: 'measure the drive of a folder with fio, and make a set of it',
  more: 'It says what it will write and asks before it writes: a test file in the folder, which is removed at the end, and the set. Whatever ends it, what was measured until then is kept. fio has to be installed.',
  asked:
    'On a terminal you are asked for what the computer does not say, such as your name and the licence; elsewhere give it with --meta.',
  jobs: 'quick (six workloads, two minutes; if left out), full, or snia (until writes are steady)',
  size: 'of the test file, 4g if left out; better larger than the memory of the computer',
  runtime: 'of each workload',
  iterations: 'repetitions of each workload, or the most rounds of snia',
  fio: 'the fio to use',
  dryRun: 'print the commands of fio, and run nothing',
  yes: 'start without being asked',
  destroys: 'measure a whole block device and lose the data on it',
  here: 'the drive of the current folder',
  one: 'an answer is missing, or the set is not written; 130 after an interruption',
  members: {
    set: 'the folder of the set; files are those that were written',
    commands: 'with --dry-run: what would be run',
  },

  /** What it says before it starts. */
  plan: {
    writes: 'This will write',
    file: (path: string, size: string) => `a test file of ${size}, removed at the end: ${path}`,
    device: (path: string) => `the whole of ${path}: what is on it is lost`,
    set: (path: string) => `the set, with the outputs of fio: ${path}`,
    takes: (runs: number, minutes: number) =>
      `fio fills the file, then runs ${runs} workloads: at most about ${minutes} min. Nothing is sent anywhere.`,
  },
  ready: (path: string) =>
    `Ready to contribute: ${path}. Add it to datasets/sets of the repository in a pull request, or drop it on the page Contribute of the site.`,

  folderMissing: 'no folder is named: name one on the drive to measure, a new file or a device',
  oneFolder: (word: string) => `“${word}” is one word too many: name one folder`,
  noFolder: (path: string) => `${path}: no such folder`,
  isDevice: (path: string) =>
    `${path} is a block device: writing to it destroys its data. Name a folder on it instead, or give --i-know-this-destroys-data`,
  mounted: (path: string, places: string) => `${path} is mounted at ${places}: it is not touched`,
  inUse: (path: string, reason: string) => `${path} cannot be opened exclusively (${reason}): it is not touched`,
  overwritten: (path: string) =>
    `${path} exists and would be overwritten: name a folder, or a file that does not exist`,
  unnameable: (path: string) =>
    `fio cannot name ${path}: choose a name that does not begin or end with a blank, holds no “;” or “#”, and is not “-”`,
  left: (path: string) => `${path} exists: it may be left from an interrupted run; remove it first`,
  full: (path: string, free: string, needed: string) =>
    `${path} has ${free} free, and the test file needs ${needed}: give a smaller --size`,
  setMissing: '--set is missing: name the folder to write, such as --set my-drive',
  value: (option: string, value: string, accepted: string) => `--${option} ${value}: expected ${accepted}`,
  accepted: {
    size: 'at least 1m, such as 8g',
    runtime: 'whole seconds from 1 to 3600',
    iterations: 'a whole number from 1 to 100',
  },
  noFio: (fio: string) => `${fio} cannot be run: install fio (such as sudo apt install fio), or name it with --fio`,
};
