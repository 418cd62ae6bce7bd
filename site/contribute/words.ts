// Every word of the contributor's pages. What is wrong with the data is said by the rules themselves.
import { formOf } from '../common/plural.ts';

const access = { seq: 'sequential', rand: 'random', mixed: 'mixed', copy: 'copy', unspecified: '' };

const direction = {
  read: 'read',
  write: 'write',
  trim: 'trim',
  mixed: 'read and write',
  host_to_device: 'to the device',
  device_to_host: 'from the device',
  unspecified: '',
};

export const words = {
  title: 'How do I add a measurement?',
  description:
    'Drop a benchmark’s output, choose the drive, and send the result: as an issue, a file or a pull request.',
  lede: 'Drop or paste what your tool printed, choose the drive, send it. Nothing leaves your browser until you send it.',

  commands: {
    title: 'With a clone of the repository and npm',
    import: 'turns the file into a set; it asks for what the file does not say (drive, link, licence).',
    check: 'says what is wrong in which line, what was expected and how to fix it.',
    afterwards:
      'Then commit the folder and open a pull request. A comment there says the same as your terminal, plus what changes in the data.',
  },

  browser: {
    title: 'Other ways',
    check:
      'makes a set from what a tool printed (fio, CrystalDiskMark, DiskSpd …), or checks a CSV, a folder or a zip and fixes what can be fixed automatically. Nothing leaves your browser.',
    form: 'makes a set from results that a tool only shows in a window: ATTO, AS SSD, Anvil’s, PCMark, NIOBench.',
    issue: 'Or post the output in an issue: somebody else makes the set, with or without your name.',
    issueLink: 'Report measurements',
  },

  rulesOfThumb: {
    title: 'Before you start',
    items: [
      'Base units only: 3500000000, not 3500 MB/s. The tool’s own number and unit stay beside it.',
      'Direction is seen from the link: reading a drive is device_writes_host, writing it device_reads_host.',
      'Link generation and width are those negotiated under load (LnkSta of lspci -vv).',
      'A rating from a data sheet is not a measurement: it goes into claims.csv.',
      'Nothing is invented. What you do not know stays empty.',
      'No host names, serial numbers or home folders.',
    ],
    rules: 'Every rule, with an example',
    columns: 'What each column means',
  },

  correct: {
    title: 'A result is wrong',
    text: 'Every row of the data names its file and line. Change the cell and raise the version in datapackage.json, or say so in an issue.',
    issueLink: 'Report a wrong result',
  },

  form: {
    title: 'Does your tool only show results in a window?',
    description:
      'Type in what ATTO, AS SSD, Anvil’s, PCMark, NIOBench or another tool shows, and get a set that passes the checks. Nothing leaves your browser.',
    lede: 'Type in what it shows, with the unit as it is printed. You get a folder for a pull request, checked.',
    noScript:
      'The form needs JavaScript, since the set is made in this page. Without it, fill in the template by hand:',
    template: 'an example set as a zip',
    templateText: 'If you prefer a spreadsheet:',
    tool: 'Tool',
    toolHint: 'Its name, such as AS SSD, ATTO, Anvil’s Storage Utilities, PCMark 8 or NIOBench.',
    version: 'Version',
    date: 'Measured on',
    dateHint: 'Such as 2026-05-12; a month or a year will do.',
    figures: 'Results',
    figure: (number: number) => `Result ${number}`,
    on: 'Target',
    ons: { drive: 'drive', array: 'array of these drives' },
    access: 'Access',
    accesses: { seq: 'sequential', rand: 'random', copy: 'copy', unspecified: 'not shown' },
    direction: 'Direction',
    directions: { read: 'read', write: 'write', mixed: 'both in one result' },
    block: 'Block size',
    blockHint: 'Such as 4K or 1 MiB (powers of 1024).',
    depth: 'Queue depth',
    jobs: 'Threads',
    value: 'Value as shown',
    unit: 'Unit as shown',
    means: 'Unit meant',
    meansHint:
      'Many tools print MB/s and mean MiB/s (powers of 1024): AS SSD does, CrystalDiskMark does not. If you are not sure, look it up first.',
    add: 'Add a result',
    remove: 'Remove this result',
    next: 'Continue',
    ambiguous: (one: string, other: string) => `This can be read in two ways. Write ${one} or ${other}.`,
    bad: {
      tool: 'Required. Type the tool’s name, such as AS SSD.',
      date: 'Write it like 2026-05-12, 2026-05 or 2026.',
      block: 'Write it like 4K, 128 KiB or 1M, or leave it empty.',
      whole: 'Write a whole number of at least 1, or leave it empty.',
      value: 'Write the number alone, such as 3487.5.',
      means: 'Required. Choose powers of 1000 or of 1024.',
    },
  },

  rules: {
    title: 'What do the checks look for?',
    description:
      'Every rule that measurements must pass before they are published, each with an example and its fixed version.',
    descriptionOf: (id: string, looksFor: string) =>
      `${id}, a check of the measurements: ${looksFor} With an example, what the check says about it, and the same data fixed.`,
    lede: 'The same rules run in your terminal, on the check page and on every pull request. Each names the file, line and column, what it expected and how to fix it.',
    groups: { 1: 'The files', 2: 'Single cells', 3: 'Plausibility', 4: 'Provenance' },
    level: { error: 'error', warning: 'warning', note: 'note' },
    levels: {
      error: 'An error: the data cannot be published with it.',
      warning: 'A warning: it may be right; a person has to check.',
      note: 'A note: nothing has to change.',
    },
    mend: 'To fix it,',
    says: 'What it says',
    about: 'About this data',
    mended: 'Fixed',
    columnsOf: (table: string) => `${table}: the columns that matter`,
    others: (table: string) => `${table} of other sets`,
    registry: (table: string) => `${table} of the registry`,
    empty: 'empty',
    all: 'All rules',
  },

  check: {
    title: 'Check and convert your results',
    description:
      'Check measurements before you publish them: drop a CSV, a folder or a zip and see what is wrong, where, and how to fix it. Nothing leaves your browser.',
    lede: 'Drop a set or a table and see what the checks of a pull request would say: which line, what is wrong, how to fix it. Drop a tool’s output and get a complete set back.',
    link: 'Check your own data',
    private:
      'Nothing leaves your browser: everything runs in this page, and its policy allows contact only with the host it came from, which only serves files.',
    noScript: 'The check runs in this page, so it needs JavaScript. In a terminal the same check is:',
    command: 'npm run dataset -- check <folder>',

    drop: {
      label: 'What to check',
      files: 'Files',
      filesHint:
        'CSV tables with datapackage.json, a zip of them, or what a tool printed: fio, CrystalDiskMark, DiskSpd, hdparm …',
      folder: 'Or a folder',
      folderHint: 'a set with its tables, or all of datasets/',
      here: 'or drop them here',
      paste: 'Or paste a table or a tool’s output',
      pasteHint:
        'rows of a CSV with their header, from a text editor or a spreadsheet, or the lines that a tool printed',
      pasteButton: 'Check the pasted text',
      pasteNothing: 'The field is empty: paste the rows of a table, or what a tool printed.',
    },
    /** Figures that came from the diagnosis of a machine. */
    handed: {
      from: (figures: number) =>
        formOf(figures, {
          one: 'From your diagnosis: 1 result, with its link and drive where the output names them. Serial numbers and names are masked.',
          other: `From your diagnosis: ${figures} results, with their link and drive where the output names them. Serial numbers and names are masked.`,
        }),
      forget: 'Discard these results',
      forgotten: 'The results are discarded.',
    },
    status: {
      noWorker:
        'This browser did not let the check start. An extension or a policy may block background scripts. The check also runs in a terminal: npm run dataset -- check',
      server: (status: string) =>
        `The tables’ descriptions could not be loaded: the server answered with an error (HTTP ${status}). Choose the files again to try again.`,
      reading: (read: number, of: number) => `Reading, ${read} of ${of} files …`,
      checking: 'Checking …',
      stopped: 'Stopped.',
      failed: (reason: string) => `The check failed: ${reason}.`,
      noReference:
        'The tables’ descriptions could not be loaded. Are you offline? Choose the files again to try again.',
      stop: 'Stop',
      progress: 'Files read',
    },
    result: {
      noTable: (measured: number) =>
        measured === 0
          ? 'None of these files is a table of the dataset.'
          : `${measured} ${measured === 1 ? 'result' : 'results'}, not a set yet`,
      nothingHint: (names: string) => `Tables are recognised by their names: ${names}, each with .csv.`,
      fine: 'No problem found',
      checked: (rows: string, tables: number) =>
        `${rows} ${rows === '1' ? 'row' : 'rows'} in ${tables} ${tables === 1 ? 'table' : 'tables'} checked.`,
      alone:
        'Without datapackage.json they were checked alone: references to tables that are not here were not checked.',
      unread: (names: string) => `Not read: ${names}.`,
      andMore: (count: number) => ` and ${count} more`,
      text: 'As the terminal prints it',
    },
    findings: {
      title: 'What to fix',
      label: 'Findings',
      show: 'Show',
      all: (count: number) => `all ${count}`,
      columns: { level: 'Level', rule: 'Rule', where: 'Where', what: 'What is wrong', fix: 'How to fix it' },
      expected: 'Expected:',
      goTo: (place: string) => `${place}, show the cell`,
      more: (count: number) => `${count} more like this in the column`,
      fixable: 'The button above fixes this.',
    },
    make: {
      title: 'Add the details',
      lede: 'A result means little without its conditions. What you leave empty stays unknown; nothing is guessed.',
      drive: 'Drive: type a part of its name',
      anonymous: 'Anonymous',
      issue: 'Send it as an issue',
      share: 'Share',
      inSet: 'in the set',
      attach: 'The set is longer than an address takes: download it as a zip and attach it here.',
      id: 'Name of the set',
      idHint: 'Lower case, digits and hyphens, such as samsung-990-pro-b650. Left empty, it is made of the drive.',
      badId: 'Lower case letters, digits and single hyphens, at most 64, such as samsung-990-pro-b650.',
      required: 'Required: the output does not say.',
      optional: 'Name, and what is worth adding: nobody can ask you later',
      example: (text: string) => `For example ${text}.`,
      raw: 'Include the tool’s output: I may publish it, and it contains no name, host or serial number',
      /** Questions about an array that was measured beside its drive, by column. */
      array: { target: 'Name of the array', array_kind: 'Kind of array', drive_count: 'Drives in the array' } as Record<
        string,
        string
      >,
      button: 'Make and check the set',
      made: (id: string, verdict: string) => `${id}: ${verdict}`,
      /** What to do with the zip: words, the words of the link, words. */
      next: {
        upload: ['Unpack the zip, then ', 'upload its folder to datasets/sets', ' and open a pull request.'],
        clone: ['Unpack the zip into datasets/sets/ of your clone and ', 'open a pull request', '.'],
      },
    },
    mend: {
      button: (count: number) => `Fix ${count} of them`,
      title: 'What was fixed',
      save: 'Download as zip',
      name: 'fixed',
    },
    extracted: {
      title: 'What the tools measured',
      label: 'Results read from benchmark output',
      lede: (count: number, files: number) =>
        `${count} ${count === 1 ? 'result' : 'results'} in ${files} ${files === 1 ? 'file' : 'files'}, in base units. A tool’s output is not a set yet: it does not say which drive and link were measured, or by whom.`,
      command: 'In a clone of the repository, this makes the set:',
      columns: {
        job: 'Job',
        load: 'Workload',
        bandwidth: 'Throughput',
        iops: 'IOPS',
        mean: 'Mean latency',
        p99: 'p99',
        place: 'Where',
      },
      part: 'one of several side by side',
      facts: 'About the set-up',
      notices: 'Note',
      /** "4 KiB random read": what was done how; the size is empty where it is unknown. */
      done: (size: string, how: keyof typeof access, what: keyof typeof direction) =>
        [size, access[how], direction[what]].filter(Boolean).join(' '),
      depth: (depth: number) => `queue depth ${depth}`,
      jobs: (jobs: number) => `${jobs} jobs`,
    },
    preview: {
      title: 'The rows',
      table: 'Table',
      line: 'Line',
      caption: (from: number, to: number, total: string) =>
        to < from ? 'No rows' : `Rows ${from} to ${to} of ${total}`,
      hint: 'Columns without a value are left out.',
      wrong: (rules: string[]) => ` (${rules.join(', ')})`,
    },
    chart: {
      title: 'The results as read',
      label: 'The dropped results as bars from zero',
      hint: 'A bar that is only outlined has an error in its row.',
      cut: (count: number) => `The first ${count} results.`,
      failed:
        'The chart could not be loaded. The findings are complete without it; choose the files again to try again.',
    },

    /** Why a dropped file was not taken. */
    refused: {
      damaged: 'the archive is damaged here: pack it again',
      encrypted: 'it is encrypted: pack it without a password',
      method: 'its compression method is not supported: use a plain zip',
      tooLarge: 'the archive is in Zip64 format, for more than 4 GB: a set needs far less',
      tooMany: (count: number, most: number) => `${count} files, more than the ${most} that are read`,
      tooMuch: (megabytes: number) =>
        `all files together are larger than the ${megabytes} MiB that are read here: check them in a terminal, npm run dataset -- check`,
      tooManyLines: (lines: string) =>
        `all files together have more than the ${lines} lines that are read here: check them in a terminal, npm run dataset -- check`,
      tooManyCells: (cells: string) =>
        `all files together have more than the ${cells} cells that are read here: check them in a terminal, npm run dataset -- check`,
      bomb: (ratio: number) => `not unpacked: it would grow to ${ratio} times its size, far more than any table does`,
      nested: 'an archive inside an archive: unpack it first',
      twice: 'another file has the same path',
      outside: 'its path leads out of the folder',
      longPath: (most: number) => `its path has more than ${most} characters`,
      control: 'its path holds control characters',
    },
  },
};
