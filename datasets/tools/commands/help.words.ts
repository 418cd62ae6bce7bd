// The help of the commands about data, and what is wrong with the sets that are named.

export const words = {
  does: 'the dataset of this repository',
  ofRepository: 'In the repository all sets and the registry are meant where none is named.',
  never: 'nothing that this command does',
  set: 'write the measurements as a set into this folder',
  meta: 'what the output does not say, such as runs.link_kind=pcie; may be repeated',
  metaFile: 'the same as a JSON object',

  import: {
    takes: '<tool|auto> <file|folder|pattern>...',
    does: 'read the output of benchmarks, and make a set of it',
    more: 'A folder is read with everything in it; files that are not output are named and skipped. With --set a set is written; on a terminal you are asked for what the output does not say.',
    keepRaw: 'copy the outputs into the folder raw of the set',
    replace: 'overwrite an existing set',
    append: 'add the measurements to an existing set',
    measured: 'what it measured',
    toContribute: 'a set to contribute',
    one: 'something could not be read, or an answer is missing',
    members: {
      measurements: 'each figure in base units, and where it stands; facts are about the drive',
      notices: 'what was skipped, and why',
      set: 'with --set: its folder; files are those that were written',
    },
  },
  check: {
    takes: '[<folder|file.csv>...]',
    does: 'list what is wrong in a set and how to fix it',
    more: 'Names, references and figures are checked against the dataset of this package: a set that repeats the figures of another one is found. Sets added since are compared when it is contributed.',
    format: 'github: annotations for GitHub Actions, and the text',
    before: 'a set before it is contributed',
    one: 'there are errors to fix',
    compared: (sets: number, version: string) =>
      `Compared with the ${sets} sets of lanewise ${version}. Sets added since are compared when it is contributed.`,
    members: {
      passes: 'whether there is no error',
      counts: 'findings by level; folders, rows and exceptions are what was looked at',
      version: 'of the findings; without_core says whether the models were missing',
      findings: 'level, rule, file, line, column, message, expected, fix, fixable',
      compared: 'with how many sets of this package it was compared, and the version of it',
    },
  },
  fix: {
    takes: '[<folder>...]',
    does: 'fix what can mean only one thing in a set, then check it',
    what: 'what check says can be fixed',
    one: 'there are errors that a person has to fix',
  },
  diff: {
    takes: '<before> <after>',
    does: 'list the rows and figures that differ between two datasets folders',
    more: 'Both folders hold registry/ and sets/, such as datasets/ of two commits.',
    format: 'markdown: as in a comment on a pull request',
    since: 'what changed since another checkout',
    two: (count: number) => `expected two folders, got ${count}`,
    noSets: (folder: string) => `${folder} holds no sets/`,
    members: {
      sets: 'changes by set, and of each table its rows; shared are those of the registry',
      ranges: 'how the expected ranges of calculators move; held are figures that are new to them',
    },
  },
  promote: {
    takes: '[<set>...]',
    does: 'move the drives, platforms and other parts that sets bring into the registry',
    ofSet: 'the parts of one set',
    noSet: (name: string, all: string) => `${name}: no set; there are ${all}`,
    done: (moved: number, left: number) => `${moved} moved, ${left} left`,
    nothing: 'nothing was moved: fix the errors first',
    moved: (set: string, row: string) => `${set}: ${row} is in the registry now`,
    left: (set: string, row: string, other: string) =>
      `${set}: ${row} stays: the row of ${other} differs and takes precedence`,
    members: {
      moved: 'rows that are in the registry now: set, table, key',
      left: 'rows that differ from one that takes precedence, which counts names',
    },
  },

  setExists: (path: string) => `${path} exists: choose another name for the set`,
  setExistsOr: (path: string) => `${path} exists: choose another name for the set, or give --replace or --append`,
  noSetToAppend: '--append takes --set with a set that exists',
  badSetName: (name: string) =>
    `--set ${name}: the name of the folder may have lower case letters, digits and hyphens, at most 64`,
  badMeta: (pair: string) => `--meta ${pair}: expected <key>=<value>`,
  noSet: 'no set is named: name its folder',
  notFolder: (path: string) => `${path} is no folder: name the folder of a set`,
  noTool: (name: string, all: string) => `there is no tool “${name}”: write auto before the files, or one of ${all}`,
  noFile: 'no file is named: name a file, a folder or a pattern',
};
