import { plural } from '../../../datasets/tools/language/plural.ts';
import type { SmartHealth } from '../../../datasets/tools/readers/smart-health.ts';
import type { Stated } from '../../../datasets/tools/readers/stated.ts';
import type { Drive } from '../join/machine.ts';
import { conditionRule } from './condition-rule.ts';
import { inCommand } from './drive-ends.ts';
import type { Candidate, Found } from './finding.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  failing: (drive: string) => `${drive} is failing, by its own SMART report`,
  tested: (drive: string) => `${drive} failed a self-test`,
  unread: 'one {{drive} has # sector that it cannot read} other {{drive} has # sectors that it cannot read}',
  media: 'one {{drive} could not read stored data # time} other {{drive} could not read stored data # times}',
  unwritten: 'one {{drive} could not store data # time} other {{drive} could not store data # times}',
  replaced: 'one {{drive} has replaced # bad sector} other {{drive} has replaced # bad sectors}',
};

export const failingDrive = rule('LD408', function* (machine) {
  const found = machine.drives.flatMap((drive) => (drive.health && said(drive, drive.health)) ?? []);
  yield* found;
  // The counts of a drive say it with its name.
  if (found.length === 0) yield* logged.find(machine, []);
});

const logged = conditionRule('LD408');

function said(drive: Drive, health: SmartHealth): Found | undefined {
  const { isFailing, isTestFailed, pending, uncorrectable, mediaErrors, writeErrors, reallocated } = health;
  const found = (told: Stated<unknown>, message: string): Found => ({
    subject: drive.id,
    line: told.line,
    message,
    causes: causesOf(inCommand(drive)),
    isRisk: true,
  });
  if (isFailing) return found(isFailing, words.failing(drive.id));
  if (isTestFailed) return found(isTestFailed, words.tested(drive.id));
  const counted = (told: Stated<number>, message: string): Found =>
    found(told, plural(told.value, message, { drive: drive.id }));
  const unread = pending ?? uncorrectable;
  if (unread) return counted(unread, words.unread);
  if (mediaErrors) return counted(mediaErrors, words.media);
  if (writeErrors) return counted(writeErrors, words.unwritten);
  if (!reallocated) return undefined;
  // It has other sectors for them; whether there will be more is unknown.
  const { isRisk, ...hint } = counted(reallocated, words.replaced);
  return { ...hint, severity: 'hint' };
}

const causesOf = (name: string): Candidate[] => [causeOf('LD408', 'worn', { name })];
