// The words of the pages about findings. What each finding looks for and says, its rule says itself.
import type { Severity } from '../rules/finding.ts';

export const words = {
  title: 'What can the diagnosis find?',
  description:
    'All findings of the diagnosis by topic: PCIe, SATA, SAS, USB, drives, arrays and results. Each has an example, its likely causes and the commands that tell them apart.',
  lede: 'Paste the output of lspci, dmesg, smartctl or other tools, and these rules check it. Each names the line that shows it, the likely causes in order, a command that tells them apart, and a fix.',
  descriptionOf: (id: string, looksFor: string, why: string) => `${id}, a finding of the diagnosis: ${looksFor} ${why}`,
  groups: {
    1: 'PCIe links',
    2: 'SATA and SAS',
    3: 'USB',
    4: 'Drives',
    5: 'Arrays and pools',
    6: 'Measured results',
    7: 'What the paste does not show',
  },
  severity: { problem: 'problem', hint: 'worth a look', normal: 'normal' } satisfies Record<Severity, string> as Record<
    Severity,
    string
  >,
  severities: {
    problem: 'A problem: it costs speed or safety.',
    hint: 'Worth a look: it may cost speed or safety.',
    normal: 'Normal: it looks wrong and is not.',
  } satisfies Record<Severity, string> as Record<Severity, string>,
  paste: 'What it looks like',
  pasteNote: 'An example, cut down to the lines that matter. The marked line is the one the finding refers to.',
  says: 'What the diagnosis says',
  causes: 'Likely causes, the likeliest first',
  cause: 'Likely cause',
  signs: 'Because:',
  check: 'Check:',
  fix: 'Fix:',
  clean: 'What is not a finding',
  cleanNote: 'The same without the fault:',
  all: 'All findings',
  diagnose: 'Paste the output of your machine',
};
