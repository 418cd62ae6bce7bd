import { isDown } from './group-state.ts';
import { causeOf, rule } from './rule.ts';

export const noRedundancy = rule('LD505', function* ({ groups }) {
  for (const { name, system, line, level, vdevs, state } of groups) {
    if (isDown(state?.value)) continue;
    const data = vdevs.filter(({ role }) => role === 'data');
    const bare = data.filter(({ kind }) => kind === undefined);
    const drives = bare.reduce((sum, { count }) => sum + count, 0);
    const isBare = system === 'md' ? level === 'raid0' || level === 'linear' : drives > 0;
    if (!isBare) continue;
    yield {
      subject: name,
      line: bare.at(0)?.line ?? line,
      message:
        drives === 1
          ? `${name} does not survive the failure of its drive`
          : `${name} does not survive the failure of any one of its drives`,
      causes: [causeOf('LD505', system === 'md' ? 'builtArray' : 'builtPool', { name })],
    };
  }
});
