// What the command says where it cannot do what was typed, and what it asks before it runs something.

export const words = {
  longQuestion: (most: number) =>
    `the question has more than ${most} characters: give only the inputs of the calculator`,
  chainMissing: 'the chain is missing: give JSON, a file, or -',
  placesMissing: 'the places are missing: give chains in "places", with a drive wherever one could be',
  questionMissing: 'the question is missing: give JSON, a file, or -',
  exists: (path: string) => `${path} exists: choose another name`,
  notWritten: (path: string, reason: string) => `${path} cannot be written: ${reason}`,

  ask: 'type a question, or - for standard input',
  notPair: (word: string) => `“${word}”: write an input as name=value`,
  typedTwice: (name: string) => `${name} is given twice: leave one of them out`,
  noCalculator: (name: string, all: string) => `there is no calculator “${name}”; there are ${all}`,

  diagnose: {
    noFile: 'name a file, or - for standard input',
    twice: 'standard input (-) is named twice: name it once',
    readsNoFile: (word: string) => `--collect reads no file: leave out “${word}”`,
    masksAnyway: '--collect masks anyway: leave out --mask',
    keepsOnly: (word: string, names: string) => `--keep ${word}: unknown kind of name; known are ${names}`,
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
};
