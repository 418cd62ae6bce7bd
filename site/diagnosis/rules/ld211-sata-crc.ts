import { plural } from '../../../datasets/tools/language/plural.ts';
import { inCommand } from './drive-ends.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  errors:
    'one {The link of {drive} has had # error in its lifetime} other {The link of {drive} has had # errors in its lifetime}',
};

export const sataCrc = rule('LD211', function* ({ drives }) {
  for (const drive of drives) {
    const errors = drive.health?.linkErrors;
    if (!errors) continue;
    yield {
      subject: drive.id,
      line: errors.line,
      message: plural(errors.value, words.errors, { drive: drive.id }),
      causes: [causeOf('LD211', 'cable', { drive: inCommand(drive) })],
    };
  }
});
