import { plural } from '../../../datasets/tools/language/plural.ts';
import type { Controller } from '../../../datasets/tools/readers/controller.ts';
import { listed } from '../say/formatting.ts';
import { CARD_TOOLS } from './card-tools.ts';
import { conditionRule } from './condition-rule.ts';
import type { Candidate, DiagnosticRule } from './finding.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  says: (state: string) => `the card says of its battery: ${state}`,
  backup: (state: string) => `The battery or CacheVault of the RAID card is not in order: it reports ${state}`,
  and: (first: string, second: string) => `${first}; ${second}`,
  through: 'one {volume {places} writes without the cache} other {# volumes write without the cache: {places}}',
  alone:
    'one {Volume {places} of the RAID card writes without its cache} other {# volumes of the RAID card write without its cache: {places}}',
};

/** In the words of storcli, of ssacli and of arcconf. */
const IN_ORDER = /^(?:(?:ZMM )?Optimal|OK|Okay|Ready|Operational)$/;
/** Write-through: NRWTD, RAWTC; NR,WT of storcli2. */
const THROUGH = /WT/;

export const raidCache = rule('LD513', function* (machine) {
  for (const controller of machine.controllers) yield* foundIn(controller);
  yield* ofVolumes.find(machine, []);
});

/** What omreport says of a volume. */
const ofVolumes = conditionRule('LD513');

function* foundIn({ backup, volumes, tool }: Controller): ReturnType<DiagnosticRule['find']> {
  const through = volumes.filter(({ cache }) => THROUGH.test(cache?.value ?? ''));
  const isBad = backup !== undefined && !IN_ORDER.test(backup.value);
  const places = { places: listed(through.map(({ place }) => place)) };
  const [first] = through;
  if (isBad) {
    const broken = words.backup(backup.value);
    yield {
      ...(first && { severity: 'problem' }),
      subject: first?.place ?? '',
      line: backup.line,
      message: first ? words.and(broken, plural(through.length, words.through, places)) : broken,
      causes: causesOf(tool, backup.value),
    };
  } else if (first) {
    yield {
      subject: first.place,
      line: first.cache?.line ?? first.line,
      message: plural(through.length, words.alone, places),
      causes: causesOf(tool, backup?.value),
    };
  }
}

const FAILED = /fail|replace|missing|absent|not present|degraded|dead|bad|no battery/i;
const CHARGING = /charg|learn|recharging|relearn/i;

/** By the state that the card names; without one, each of them may be. */
function causesOf(tool: Controller['tool'], state: string | undefined): Candidate[] {
  const { backup, setting } = CARD_TOOLS[tool];
  const isFine = state !== undefined && IN_ORDER.test(state);
  const says = (pattern: RegExp) => (state !== undefined && pattern.test(state) ? [words.says(state)] : []);
  return [
    causeOf('LD513', 'battery', {
      backup,
      signs: says(FAILED),
      isRefuted: isFine || (says(CHARGING).length > 0 && says(FAILED).length === 0),
      isChecked: says(FAILED).length > 0,
    }),
    causeOf('LD513', 'charging', {
      backup,
      signs: says(CHARGING),
      isRefuted: isFine || (says(FAILED).length > 0 && says(CHARGING).length === 0),
      isChecked: says(CHARGING).length > 0,
    }),
    causeOf('LD513', 'set', { setting, signs: isFine ? [words.says(state)] : [], isRefuted: says(FAILED).length > 0 }),
  ];
}
