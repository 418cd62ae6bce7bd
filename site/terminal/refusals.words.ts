// What the command says where it cannot do what was typed, and what it asks before it runs something.

export const words = {
  noCommand: 'no command is named',
  unknownCommand: (name: string, near: string) => `there is no command “${name}”${near}`,
  howUsed: (typed: string) => `${typed} says how it is used.`,
  allCommands: (typed: string) => `${typed} lists the commands.`,

  unknownOption: (option: string, command: string, all: string) =>
    `${option}: ${command} has no such option; there are ${all}. A word that begins with a hyphen goes after --`,
  noValue: (option: string, value: string) => `${option}=${value}: it takes no value; write ${option}`,
  valueMissing: (option: string, written: string) => `${option}: its value is missing; write ${written}`,

  longQuestion: (most: number) =>
    `the question has more than ${most} characters: give only the inputs of the calculator`,
  standardInput: 'standard input',
  waiting: (name: string) => `Waiting for ${name}: nothing has been written to it yet. Ctrl+C ends the wait.`,
  tooLarge: (name: string, most: string) => `${name} has more than ${most}: give the part about drives and links`,
  empty: (name: string) => `${name} is empty: give the output of a tool`,
  emptyJson: (name: string) => `${name} is empty: give JSON`,
  unreadable: (name: string, reason: string) => `${name} cannot be read: ${reason}`,
  /** Why the system could not read a file. */
  reasons: {
    missing: 'there is no such file; check the name',
    folder: 'it is a folder; name a file in it',
    denied: 'you may not read it; change its permissions, or run this as another user',
    full: 'there is no room left',
  },
  notPrinted: (reason: string) => `what is printed cannot be written: ${reason}`,
  chainMissing: 'the chain is missing: give JSON, a file, or -',
  placesMissing: 'the places are missing: give chains in "places", with a drive wherever one could be',
  questionMissing: 'the question is missing: give JSON, a file, or -',
  oneJson: (word: string) => `“${word}” is one word too many: put the JSON between quotes`,

  notThere: (path: string) => `${path}: there is no such file or folder; check the name`,
  exists: (path: string) => `${path} exists: choose another name`,
  unwritable: (path: string) => `${path} cannot be written: choose a folder that you may write to`,
  notWritten: (path: string, reason: string) => `${path} cannot be written: ${reason}`,
  setExists: (path: string) => `${path} exists: choose another name for the set`,
  setExistsOr: (path: string) => `${path} exists: choose another name for the set, or give --replace`,
  badSetName: (name: string) =>
    `--set ${name}: the name of the folder may have lower case letters, digits and hyphens, at most 64`,
  badMeta: (pair: string) => `--meta ${pair}: expected <key>=<value>`,

  ask: 'type a question, or - for standard input',
  notPair: (word: string) => `“${word}”: write an input as name=value`,
  typedTwice: (name: string) => `${name} is given twice: leave one of them out`,
  noCalculator: (name: string, all: string) => `there is no calculator “${name}”; there are ${all}`,
  noSet: 'no set is named: name its folder',
  noTool: (name: string, all: string) => `there is no tool “${name}”: write auto before the files, or one of ${all}`,
  noFile: 'no file is named: name a file, a folder or a pattern',

  diagnose: {
    noFile: 'name a file, or - for standard input',
    twice: 'standard input (-) is named twice: name it once',
    readsNoFile: (word: string) => `--collect reads no file: leave out “${word}”`,
    masksAnyway: '--collect masks anyway: leave out --mask',
    belongs: (option: string) => `${option} belongs to --collect: add that, or leave it out`,
  },
  collect: {
    notLinux: (platform: string) =>
      `--collect knows the commands of Linux, and this is ${platform}: save the output of your tools, and name the files`,
    lists: 'These commands only read. What they print is masked and written into one file; nothing is sent.',
    notInstalled: 'not installed',
    allNotInstalled: (names: string) => `Not installed: ${names}.`,
    stopped: (seconds: number) => `stopped after ${seconds} s`,
    cut: (megabytes: number) => `cut at ${megabytes} MB`,
    sudo: 'Run it with sudo to see what was denied.',
    nothing: 'none of the commands printed anything: install pciutils and util-linux',
    written: (path: string) => `Written: ${path}`,
    look: (typed: string) => `Look it over before you share it. What it shows: ${typed}`,
  },

  nobodyToAsk: 'nothing was run: add --yes to run it without being asked',
  runThem: 'Run it? [y/N]',
  /** What means yes, in lower case. */
  yes: ['y', 'yes'],
  nothingRun: 'Nothing was run.',
};
