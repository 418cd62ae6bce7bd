/** The command that measures a drive. */
import { SET_OPTIONS } from '../commands/set-options.ts';
import { type Command, said } from '../terminal/command.ts';
import { words } from './help.words.ts';
import { PLANS } from './jobs.ts';

export const benchmarking: Command = {
  name: 'bench',
  ...said(words),
  more: [words.more, words.asked],
  options: [
    ...SET_OPTIONS,
    { name: 'jobs', choices: PLANS.map(({ name }) => name), does: words.jobs },
    { name: 'size', takes: 'size', does: words.size },
    { name: 'runtime', takes: 'seconds', does: words.runtime },
    { name: 'iterations', takes: 'number', does: words.iterations },
    { name: 'fio', takes: 'path', does: words.fio },
    { name: 'dry-run', does: words.dryRun },
    { name: 'yes', does: words.yes },
    { name: 'i-know-this-destroys-data', does: words.destroys },
  ],
  examples: [['bench . --set my-drive', words.here]],
  load: () => import('./bench.ts'),
};
