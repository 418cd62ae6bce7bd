/** The commands about data: the one definition of what can be typed of them. */
import { type Command, said } from '../terminal/command.ts';
import { words } from './help.words.ts';
import { SET_OPTIONS } from './set-options.ts';

const imports = words.import;

export const importing: Command = {
  name: 'import',
  ...said(imports),
  more: [imports.more],
  first: async () => ['auto', ...(await import('../import/catalog.ts')).tools],
  options: [
    ...SET_OPTIONS,
    { name: 'keep-raw', does: imports.keepRaw },
    { name: 'replace', does: imports.replace },
    { name: 'append', does: imports.append },
  ],
  examples: [
    ['import auto fio.json', imports.measured],
    ['import auto fio.json --set my-set', imports.toContribute],
  ],
  load: () => import('./import.ts'),
};

export const checking: Command = {
  name: 'check',
  ...said(words.check),
  more: [words.check.more, words.ofRepository],
  options: [{ name: 'format', choices: ['text', 'github'], does: words.check.format }],
  examples: [['check my-set', words.check.before]],
  load: () => import('./check.ts'),
};

export const fixing: Command = {
  name: 'fix',
  takes: words.fix.takes,
  does: words.fix.does,
  more: [words.ofRepository],
  options: [],
  examples: [['fix my-set', words.fix.what]],
  one: words.fix.one,
  members: words.check.members,
  load: () => import('./fix.ts'),
};

/** Commands of those who look after the repository. */
export const MAINTAINING: readonly Command[] = [
  {
    name: 'diff',
    takes: words.diff.takes,
    does: words.diff.does,
    more: [words.diff.more],
    options: [{ name: 'format', choices: ['text', 'markdown'], does: words.diff.format }],
    examples: [['diff ../before/datasets datasets', words.diff.since]],
    one: words.never,
    members: words.diff.members,
    load: () => import('./diff.ts'),
  },
  {
    name: 'promote',
    takes: words.promote.takes,
    does: words.promote.does,
    more: [words.ofRepository],
    options: [],
    examples: [['promote my-set', words.promote.ofSet]],
    one: words.fix.one,
    members: words.promote.members,
    load: () => import('./promote.ts'),
  },
];
