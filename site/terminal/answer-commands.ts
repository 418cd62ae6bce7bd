/** Commands that answer questions about a machine. */
import { type Command, said } from '../../datasets/tools/terminal/command.ts';
import { words } from './words.ts';

const { ask, calc, sizer, planner, diagnose } = words;

export const ANSWERS: readonly Command[] = [
  {
    name: 'ask',
    ...said(ask),
    more: [ask.more],
    options: [],
    examples: [
      ['ask "6x 8TB HDD on ASM1166 in pcie 3.0 x1"', ask.rates],
      ['ask raidz2 10x3TB', ask.pool],
    ],
    load: () => import('./commands/ask.ts'),
  },
  {
    name: 'calc',
    ...said(calc),
    more: [calc.more, words.refused],
    first: async () => (await import('../../calc-wasm/js/declared.ts')).catalog.map(({ name }) => name),
    options: [{ name: 'jsonl', does: words.jsonl }],
    examples: [
      ['calc pcie generation=3.0 lanes=4', calc.link],
      [`calc raid '{"level":"raid6","drives":"8x18TB"}' --json`, calc.sameAsJson],
    ],
    helpOn: async (name) => (await import('./commands/calc.ts')).helpOn(name),
    load: () => import('./commands/calc.ts'),
  },
  {
    name: 'sizer',
    ...said(sizer),
    more: [sizer.more, words.refused],
    options: [{ name: 'jsonl', does: words.jsonl }],
    examples: [
      [
        `sizer '{"chain":{"parts":[{"id":"hba","kind":"hba","link":"pcie 2.0 x8","slot":"pcie 2.0 x4","ports":"sas 2"},{"id":"ssd","on":"hba","count":8,"link":"sata 3.0","read":"550 MB/s"}]}}'`,
        sizer.short,
      ],
      ['sizer chain.json --json', sizer.everyFigure],
    ],
    load: () => import('./commands/sizer.ts'),
  },
  {
    name: 'planner',
    ...said(planner),
    more: [planner.more, words.refused],
    options: [{ name: 'jsonl', does: words.jsonl }],
    examples: [
      [
        `planner '{"usable":"40 TB","failures":2,"places":[{"parts":[{"id":"disk","count":8,"size":"12 TB","link":"sata 3.0","read":"200 MB/s"}]}]}'`,
        planner.eight,
      ],
    ],
    load: () => import('./commands/planner.ts'),
  },
  {
    name: 'diagnose',
    ...said(diagnose),
    more: [diagnose.more, diagnose.collects],
    options: [
      { name: 'mask', does: diagnose.mask },
      { name: 'keep', takes: 'names', does: diagnose.keep },
      { name: 'collect', does: diagnose.collect },
      { name: 'yes', does: diagnose.yes },
      { name: 'output', takes: 'file', does: diagnose.output },
    ],
    examples: [
      ['diagnose lspci.txt dmesg.txt', diagnose.two],
      ['diagnose --mask lspci.txt', diagnose.post],
      ['diagnose --collect', diagnose.see],
    ],
    load: () => import('./commands/diagnose.ts'),
  },
];
