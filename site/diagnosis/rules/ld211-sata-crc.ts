import { plural } from '../../../datasets/tools/language/plural.ts';
import { conditionRule } from './condition-rule.ts';
import { inCommand } from './drive-ends.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  errors:
    'one {The link of {drive} has had # error in its lifetime} other {The link of {drive} has had # errors in its lifetime}',
};

const checked = conditionRule('LD211');

export const sataCrc = rule('LD211', function* (machine) {
  yield* checked.find(machine, []);
  for (const drive of machine.drives) {
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
