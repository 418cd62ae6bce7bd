/** Every command, in the order of the help: the one definition of what can be typed. */
import type { Command } from './command.ts';
import { SHELLS } from './shells.ts';

const MASKED =
  'Serial numbers and the names of people and computers are masked in everything printed.';

export const COMMANDS: readonly Command[] = [
  {
    name: 'ask',
    takes: '<question>... | -',
    does: 'answer a machine in words, a question or a paste',
    more: ['English and Russian, as you would write it in a forum; - reads standard input.'],
    hasFiles: false,
    options: [],
    examples: [
      ['ask "6x 8TB HDD on ASM1166 in pcie 3.0 x1"', 'what the drives read together'],
      ['ask raidz2 10x3TB', 'what a pool holds'],
    ],
    one: 'the question is not understood, or needs another fact',
    load: () => import('./commands/ask.ts'),
  },
  {
    name: 'calc',
    takes: '<calculator> [<input>=<value>... | <json> | -]',
    does: 'ask one calculator',
    more: [
      'A number alone counts base units (bytes, bytes/s, seconds); with a unit it is read as typed. What is left out has its default. - reads the JSON from standard input. Without a calculator, all are listed; "calc <calculator> --help" lists the inputs of one.',
    ],
    first: async () =>
      (await import('../../calc-wasm/js/generated/catalog.ts')).catalog.map(({ name }) => name),
    hasFiles: false,
    options: [],
    examples: [
      ['calc pcie generation=3.0 lanes=4', 'what a PCIe link carries'],
      [`calc raid '{"level":"raid6","drives":"8x18TB"}' --json`, 'the same question as JSON'],
    ],
    one: 'an input is refused',
    helpOn: async (name) => (await import('./commands/calc.ts')).helpOn(name),
    load: () => import('./commands/calc.ts'),
  },
  {
    name: 'sizer',
    takes: '<json> | <file> | -',
    does: 'find what limits a whole chain of parts',
    more: [
      'The JSON holds "chain", with its "parts" and "arrays", and may hold "load" and "block_size". A part has an "id", a "kind", the part it is attached to ("on"), a "link", a "slot", "ports", a "count", a "read" rate.',
    ],
    hasFiles: true,
    options: [],
    examples: [
      [
        `sizer '{"chain":{"parts":[{"id":"hba","kind":"hba","link":"pcie 2.0 x8","slot":"pcie 2.0 x4","ports":"sas 2"},{"id":"ssd","on":"hba","count":8,"link":"sata 3.0","read":"550 MB/s"}]}}'`,
        'eight SSDs on an HBA in a short slot',
      ],
      ['sizer chain.json --json', 'every figure of a chain in a file'],
    ],
    one: 'the chain is refused',
    load: () => import('./commands/sizer.ts'),
  },
  {
    name: 'planner',
    takes: '<json> | <file> | -',
    does: 'rank the layouts of an array',
    more: [
      'The JSON holds "places", chains with a drive wherever one could be, and may hold "usable", "failures", "rate", "most_drives" and "family" (any, raid, zfs).',
    ],
    hasFiles: true,
    options: [],
    examples: [
      [
        `planner '{"usable":"40 TB","failures":2,"places":[{"parts":[{"id":"disk","count":8,"size":"12 TB","link":"sata 3.0","read":"200 MB/s"}]}]}'`,
        'layouts of up to eight disks',
      ],
    ],
    one: 'the question is refused, or nothing fits',
    load: () => import('./commands/planner.ts'),
  },
  {
    name: 'diagnose',
    takes: '[<file>... | -]',
    does: 'say what limits the machine that printed this',
    more: [
      `Files hold what lspci -vv, dmesg, smartctl, lsusb, zpool status, fio, CrystalDiskInfo and others print, with prose around it or without; without a file, or for -, standard input is read. All files are taken as one machine unless they contradict each other. ${MASKED}`,
      'With --collect it lists commands that only read, and asks before it runs them; what they print is masked and written into one new text file. Linux only.',
    ],
    hasFiles: true,
    options: [
      { name: 'mask', does: 'print the text of the files, masked, to share with others' },
      { name: 'collect', does: 'gather what this machine prints into a text file' },
      { name: 'yes', does: 'with --collect: run the commands without asking' },
      {
        name: 'output',
        takes: 'file',
        does: 'with --collect: the file to write, which must not exist',
      },
    ],
    examples: [
      ['diagnose lspci.txt dmesg.txt', 'two outputs of one machine'],
      ['diagnose --mask lspci.txt', 'the text to post in a forum'],
      ['diagnose --collect', 'what there is to see on this machine'],
    ],
    one: 'a problem was found, or nothing could be read',
    load: () => import('./commands/diagnose.ts'),
  },
  {
    name: 'import',
    takes: '<tool|auto> <file|folder|pattern>...',
    does: 'read the output of benchmarks, and make a set of it',
    more: [
      'A folder is read with everything in it; files that are not output are named and skipped. With --set a set is written; on a terminal you are asked for what the output does not say.',
    ],
    first: async () => ['auto', ...(await import('../../datasets/tools/import/catalog.ts')).tools],
    hasFiles: true,
    options: [
      { name: 'set', takes: 'folder', does: 'write the measurements as a set into this folder' },
      {
        name: 'meta',
        takes: 'key=value',
        does: 'what the output does not say, such as runs.link_kind=pcie; may be repeated',
      },
      { name: 'meta-file', takes: 'file', does: 'the same as a JSON object' },
      { name: 'keep-raw', does: 'copy the outputs into the folder raw of the set' },
      { name: 'replace', does: 'overwrite an existing set' },
    ],
    examples: [
      ['import auto fio.json', 'what it measured'],
      ['import auto fio.json --set my-set', 'a set to contribute'],
    ],
    one: 'something could not be read, or an answer is missing',
    load: () => import('./commands/import.ts'),
  },
  {
    name: 'check',
    takes: '<folder|file.csv>...',
    does: 'list what is wrong in a set and how to fix it',
    more: [
      'Names and references are checked against the tables of this package. Whether a set repeats the figures of another one is checked where it is contributed.',
    ],
    hasFiles: true,
    options: [],
    examples: [['check my-set', 'a set before it is contributed']],
    one: 'there are errors to fix',
    load: () => import('./commands/check.ts'),
  },
  {
    name: 'fix',
    takes: '<folder>...',
    does: 'fix what can mean only one thing in a set, then check it',
    more: [],
    hasFiles: true,
    options: [],
    examples: [['fix my-set', 'what check says can be fixed']],
    one: 'there are errors that a person has to fix',
    load: () => import('./commands/fix.ts'),
  },
  {
    name: 'completion',
    takes: SHELLS.join(' | '),
    does: 'print the completion for a shell',
    more: [
      'bash: put the line eval "$(lanewise completion bash)" into ~/.bashrc. zsh: eval "$(lanewise completion zsh)" into ~/.zshrc, after compinit. fish: lanewise completion fish > ~/.config/fish/completions/lanewise.fish',
    ],
    first: async () => SHELLS,
    hasFiles: false,
    options: [],
    examples: [['completion bash', 'for bash']],
    one: 'never',
    load: () => import('./commands/completion.ts'),
  },
];
