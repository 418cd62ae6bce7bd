// Words of the page that reads what a machine prints. Findings, causes, verdicts and what was
// read are said by the tools themselves.

import { formOf } from '../../common/plural.ts';
import type { Severity } from '../rules/finding.ts';
import type { examples } from './examples.ts';

const lines = (count: number, text: string) => `${text} ${formOf(count, { one: 'line', other: 'lines' })}`;
const drives = (count: number, text: string) => `${text} ${formOf(count, { one: 'drive', other: 'drives' })}`;

export const words = {
  title: 'What is slowing my drives down?',
  description:
    'Paste what lspci, dmesg, lsblk, smartctl, lsusb, zpool, fio or CrystalDiskInfo print and see which link or setting limits your drives, why, and how to confirm it. Nothing leaves your browser.',
  lead: 'Paste the output of lspci, dmesg, smartctl and the like. You see which link, port or setting limits the drives, the probable cause, and the command that confirms it.',
  private:
    'Nothing leaves your browser: the text is read in this page, and the page’s security policy blocks every other host.',
  noScript: 'The text is read in this page, which needs JavaScript. In a terminal the same is:',
  command: 'npm run -s diagnose -- <files>',

  input: {
    label: 'Output of your machine',
    hint: 'Paste several outputs one after another, in any order; other text in between is ignored. Known tools: lspci, dmesg, lsblk, lsscsi, lsusb, smartctl, nvme, lstopo, mdadm, zpool, storcli and its relatives, CrystalDiskInfo, Get-PhysicalDisk, fio and other benchmarks.',
    files: 'Or choose text files',
    filesHint: 'You can also drop files anywhere on this page.',
    clear: 'Clear',
    given: 'Files to read',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    sized: (name: string, size: string) => `${name}, ${size}`,
    pasted: 'Long pasted text',
  },
  commands: {
    title: 'Best commands to run',
    lede: 'On Linux, these three. One is enough to start.',
    list: [
      ['sudo lspci -vv', 'how fast each PCIe link runs, and what both ends can do'],
      ['lsblk -O -J', 'the drives, their models and how they are connected'],
      ['sudo dmesg', 'SATA and USB link speeds, errors, and what the kernel lowered'],
    ],
    copy: 'Copy',
    copyNamed: (command: string) => `Copy ${command}`,
    copied: 'Copied',
    notCopied: 'The browser did not allow copying. Select the text and copy it by hand.',
  },
  examples: {
    title: 'No output at hand? Try an example',
    list: {
      nvme: 'An NVMe drive at half its speed',
      usb: 'A USB SSD at 41 MB/s',
      card: 'Four SSDs that share 900 MB/s',
    } satisfies Record<keyof typeof examples, string>,
  },

  status: {
    reading: (read: number, of: number) => `Reading, ${read} of ${of} files …`,
    diagnosing: 'Reading …',
    progress: 'Reading progress',
    stop: 'Stop',
    toAnswer: 'Go to the answer',
    stopped: 'Stopped. Change the text to read it again.',
    noWorker:
      'This browser did not let the reading start. Something forbids scripts in the background: an extension, a policy. It works in a terminal, too: npm run -s diagnose',
    failed: (reason: string) => `The text could not be read: ${reason}. Change it to try again.`,
  },
  refused: {
    tooLarge: (size: string, most: string) =>
      `with it the text has ${size}, and at most ${most} are read. Keep the part about drives and links, such as the output of: sudo dmesg | grep -iE "ata|nvme|usb|pci|scsi"`,
    because: (message: string, fix: string) => `${message}; ${fix}`,
    kinds: {
      picture:
        'it is a picture, and only text is read. Copy the text out of the terminal window, or save it: sudo lspci -vv > lspci.txt',
      archive: 'it is an archive. Unpack it and choose the text files in it.',
      document: 'it is a PDF. Copy its text and paste it above.',
    },
    file: (name: string, reason: string) => `${name} is not read: ${reason}`,
  },
  places: {
    typed: 'pasted text',
    inFile: (name: string, line: number) => `${name}, line ${line}`,
    line: (line: number) => `line ${line}`,
  },

  answer: 'Answer',
  nothing: 'No known tool’s output was found in this text.',
  unreadable: 'A tool’s output was recognised, and nothing could be read from it.',
  noMachine: 'The text was read, but it names no drive and no link.',
  next: 'Paste the output itself, from its first line on, not a description. The best start is `sudo lspci -vv`.',
  machines: {
    label: (count: number) => `The text shows ${count} machines. Show`,
    option: (number: number, count: number, text: string, place: string) =>
      count === 0 ? `Machine ${number}, from ${place}` : `Machine ${number}: ${drives(count, text)}, from ${place}`,
  },
  findings: {
    title: 'Findings',
    none: 'No rule found a fault in what this output shows. The first sentence says what could not be judged.',
    unjudged: 'Read but not judged',
    severity: { problem: 'Problem', hint: 'Worth a look', normal: 'Normal' } satisfies Record<
      Severity,
      string
    > as Record<Severity, string>,
    causes: 'Probable causes',
    cause: 'Probable cause',
    more: (count: number, text: string) =>
      `${text} ${formOf(count, { one: 'other possible cause', other: 'other possible causes' })}`,
    signs: 'Because',
    check: 'Check',
    fix: 'Fix',
    why: (id: string) => `${id}: why this matters`,
    show: (place: string) => `Show ${place}`,
    further: (count: number, text: string) =>
      `Show ${text} more ${formOf(count, { one: 'finding', other: 'findings' })}`,
    normal: (count: number, text: string) =>
      `${text} ${formOf(count, { one: 'thing looks', other: 'things look' })} wrong but ${formOf(count, { one: 'is', other: 'are' })} normal`,
  },
  chain: {
    title: 'What the machine should give',
    lede: 'From the output, as the sizer computes it: the width of a bar is what a part can carry, the filled part is what flows through it when all drives are read at once.',
    assumed: 'Assumed',
    assumedOf: (member: string, ground: string) => `${member}: ${ground}`,
    hint: 'Parts marked “Assumed” have a value that the output does not state. Open the sizer to type the real one.',
    none: 'No drive could be matched to its link, so there is no picture. The output of sudo lspci -vv and lsblk -O -J usually provides it.',
    noCore: 'The picture could not be computed: the core did not load. Change the text to try again.',
  },
  judged: {
    title: 'Your results against the build',
    columns: {
      job: 'Figure',
      measured: 'Measured',
      ceiling: 'Ceiling',
      expected: 'Expected over these links',
      verdict: 'Verdict',
    },
    none: '–',
  },
  read: {
    title: 'What was read',
    recognised: (list: string) => `Recognised: ${list}.`,
    reader: (name: string, count: number, text: string) => `${name} (${lines(count, text)})`,
    unread: (count: number, text: string) =>
      `${lines(count, text)} ${formOf(count, { one: 'was', other: 'were' })} not recognised. Nothing in the answer comes from ${formOf(count, { one: 'it', other: 'them' })}.`,
    all: 'Every line was recognised.',
    next: 'Next unrecognised line',
    by: (names: string) => `Read as ${names}`,
    report: 'Report a line that was not understood',
    notRead: 'Not recognised',
    plain: 'Empty lines',
    more: (count: string) => `… and ${count} more characters`,
    label: 'The text, line by line',
    line: 'Line',
    text: 'Text',
  },
  facts: {
    title: (count: number, text: string) =>
      `All ${text} ${formOf(count, { one: 'fact', other: 'facts' })} in this output`,
    columns: { subject: 'About', kind: 'Kind', name: 'Fact', value: 'Value', line: 'Where' },
    yes: 'yes',
    no: 'no',
  },
  take: {
    title: 'Share or export',
    sizer: 'Open in the sizer',
    link: 'Copy link to this build',
    report: 'Copy report as Markdown',
    contribute: 'Contribute these results',
    hint: 'Link and report hold the parts, findings and results, never the pasted text. The link is a sizer address: it names the drive models, and this site’s host reads it when the page is opened. Serial numbers, host names and the like are masked.',
    notHanded:
      'This browser did not let the page pass the results on. Save the output as a file and drop it on the check page.',
  },
  related: {
    sizer: 'Build it yourself in the sizer',
    questions: 'Forum questions and answers',
    check: 'Contribute a measurement',
  },
};
