import { listed } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';

export const virtualDrive = rule('LD404', function* ({ drives }) {
  const virtual = drives.filter(({ isVirtual }) => isVirtual);
  const [first] = virtual;
  if (!first) return;
  yield {
    subject: first.id,
    line: first.line,
    message: `${listed(virtual.map(({ id }) => id))}: a virtual disk has no link to compare with`,
    causes: [causeOf('LD404', 'virtual')],
  };
});
