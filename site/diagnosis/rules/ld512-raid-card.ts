import { plural } from '../../../datasets/tools/language/plural.ts';
import type { Controller, ControllerDrive } from '../../../datasets/tools/readers/controller.ts';
import { listed } from '../say/formatting.ts';
import { CARD_TOOLS } from './card-tools.ts';
import { conditionRule } from './condition-rule.ts';
import type { Candidate, DiagnosticRule } from './finding.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  degraded: (place: string, level: string) =>
    `Volume ${place} of the RAID card${level} is degraded: it works without one or more of its drives`,
  partly: (place: string, level: string) => `Volume ${place} of the RAID card${level} is partly degraded`,
  offline: (place: string, level: string) => `Volume ${place} of the RAID card${level} is offline: it gives no data`,
  rebuilding: (place: string, level: string) => `Volume ${place} of the RAID card${level} is being rebuilt`,
  busy: (place: string, level: string, state: string) =>
    `Volume ${place} of the RAID card${level} is busy: ${state}. Do not measure now`,
  failed: 'one {# drive of the RAID card has failed: {drives}} other {# drives of the RAID card have failed: {drives}}',
  missing:
    'one {# drive of the RAID card is missing from its bay: {drives}} other {# drives of the RAID card are missing from their bays: {drives}}',
  invalid:
    'one {# drive of the RAID card is offline, and the card treats its data as invalid: {drives}} other {# drives of the RAID card are offline, and the card treats their data as invalid: {drives}}',
  unconfigured:
    'one {# drive of the RAID card is in no volume and marked bad: {drives}} other {# drives of the RAID card are in no volume and marked bad: {drives}}',
  unwell:
    'one {# volume of the RAID card is degraded or offline} other {# volumes of the RAID card are degraded or offline}',
  predicted:
    'one {# drive of the RAID card reports that it is about to fail: {drives}} other {# drives of the RAID card report that they are about to fail: {drives}}',
  media:
    'one {# drive of the RAID card has had media errors: {drives}} other {# drives of the RAID card have had media errors: {drives}}',
  rebuilt: 'one {The RAID card rebuilds # drive: {drives}} other {The RAID card rebuilds # drives: {drives}}',
  drive: (place: string, state: string | number) => `${place} (${state})`,
  at: (level: string) => `, ${level},`,
  had: 'one {{place} had # media error} other {{place} had # media errors}',
  calls: (place: string, state: string) => `the card calls ${place} ${state}, not failed`,
};

type Out = 'failed' | 'missing' | 'invalid' | 'unconfigured';

/** What keeps a drive from working, in the words of storcli, MegaCli, sas2ircu, ssacli and arcconf. */
const OUT: readonly (readonly [kind: Out, state: RegExp])[] = [
  ['failed', /^(?:Failed|Defunct)/],
  ['missing', /^(?:Msng|Missing)/],
  ['invalid', /^(?:Offln|Offline)/],
  ['unconfigured', /^(?:UBad|Unconfigured\(bad\))/],
];
const REBUILT = /^(?:Rbld|Rebuild)/;
const PREDICTED = /^Predictive Failure/;
/** States of volumes in the words of the same tools; a volume in none of them is in order. */
const STATES: readonly (readonly [kind: 'degraded' | 'partly' | 'offline' | 'rebuilding' | 'busy', state: RegExp])[] = [
  ['degraded', /^(?:Dgrd|Degraded|Sub-?optimal|Interim Recovery|Ready for Re|Waiting for Re)/i],
  ['partly', /^Pdgd/],
  ['offline', /^(?:OfLn|Offline|Failed|Missing)/],
  ['rebuilding', /^(?:Recovering|Rebuilding)/],
  ['busy', /^(?:Impacted|Expanding|Transforming)/],
];
const kindOf = ({ state }: ControllerDrive): Out | undefined =>
  OUT.find(([, pattern]) => pattern.test(state?.value ?? ''))?.[0];

export const raidCard = rule('LD512', function* (machine) {
  for (const controller of machine.controllers) yield* foundIn(controller);
  yield* warned.find(machine, []);
});

/** What a card says without the drive. */
const warned = conditionRule('LD512');

function* foundIn(controller: Controller): ReturnType<DiagnosticRule['find']> {
  const { drives, volumes, tool, unwell } = controller;
  const out = drives.filter((drive) => kindOf(drive) !== undefined);
  if (unwell && volumes.length === 0) {
    yield {
      subject: controller.model?.value ?? tool,
      line: unwell.line,
      message: plural(unwell.value, words.unwell),
      causes: causesOf(out, tool),
      isRisk: true,
    };
  }
  for (const { place, level, state } of volumes) {
    const kind = STATES.find(([, pattern]) => pattern.test(state?.value ?? ''))?.[0];
    if (!kind || !state) continue;
    const named = level ? words.at(level.value) : '';
    const found = { subject: place, line: state.line };
    if (kind === 'busy') {
      const message = words.busy(place, named, state.value);
      yield { ...found, severity: 'hint', message, causes: [work(tool)] };
    } else
      yield {
        ...found,
        message: words[kind](place, named),
        causes: kind === 'rebuilding' ? [rebuild(tool)] : causesOf(out, tool),
        isRisk: true,
      };
  }
  for (const [kind] of OUT) {
    const alike = out.filter((drive) => kindOf(drive) === kind);
    const [first] = alike;
    if (!first) continue;
    yield {
      // Of no volume, it takes nothing from any.
      ...(kind === 'unconfigured' ? { severity: 'hint' } : { isRisk: true }),
      subject: first.place,
      line: first.state?.line ?? first.line,
      message: said(alike, words[kind]),
      causes: causesOf(alike, tool),
    };
  }
  yield* wornIn(drives, tool);
  const rebuilt = drives.filter(({ state }) => REBUILT.test(state?.value ?? ''));
  const [begun] = rebuilt;
  if (begun) {
    yield {
      severity: 'hint',
      subject: begun.place,
      line: begun.state?.line ?? begun.line,
      message: said(rebuilt, words.rebuilt),
      causes: [rebuild(tool)],
    };
  }
}

/** Drives that work and have had errors, or expect to fail. */
function* wornIn(drives: readonly ControllerDrive[], tool: Controller['tool']): ReturnType<DiagnosticRule['find']> {
  const warns = ({ failing, state }: ControllerDrive) =>
    failing ?? (PREDICTED.test(state?.value ?? '') ? state : undefined);
  const predicted = drives.filter(warns);
  const [first] = predicted;
  if (first) {
    yield {
      subject: first.place,
      line: warns(first)?.line ?? first.line,
      message: plural(predicted.length, words.predicted, { drives: listed(predicted.map(({ place }) => place)) }),
      causes: [worn(tool, predicted)],
      isRisk: true,
    };
  }
  const had = drives.filter((drive) => drive.mediaErrors && !warns(drive));
  const [most] = had;
  if (!most) return;
  yield {
    severity: 'hint',
    subject: most.place,
    line: most.mediaErrors?.line ?? most.line,
    message: plural(had.length, words.media, {
      drives: listed(had.map(({ place, mediaErrors }) => words.drive(place, mediaErrors?.value ?? 0))),
    }),
    causes: [worn(tool, had)],
  };
}

function said(drives: readonly ControllerDrive[], message: string): string {
  const named = drives.map(({ place, state }) => words.drive(place, state?.value ?? ''));
  return plural(drives.length, message, { drives: listed(named) });
}

const rebuild = (tool: Controller['tool']): Candidate =>
  causeOf('LD512', 'rebuild', { command: CARD_TOOLS[tool].progress });

const work = (tool: Controller['tool']): Candidate => causeOf('LD512', 'work', { command: CARD_TOOLS[tool].progress });

const worn = (tool: Controller['tool'], drives: readonly ControllerDrive[]): Candidate =>
  causeOf('LD512', 'worn', { command: CARD_TOOLS[tool].drives(drives[0]?.place) });

/** What is likely of drives that are out of use, by what the card says of them. */
function causesOf(out: readonly ControllerDrive[], tool: Controller['tool']): Candidate[] {
  const { drives, events } = CARD_TOOLS[tool];
  const of = (...kinds: Out[]) => out.filter((drive) => kinds.some((kind) => kind === kindOf(drive)));
  const had = out.filter(({ mediaErrors }) => mediaErrors);
  const away = of('missing', 'invalid');
  return [
    causeOf('LD512', 'failed', {
      command: drives(out[0]?.place),
      signs: had.map(({ place, mediaErrors }) => plural(mediaErrors?.value ?? 0, words.had, { place })),
    }),
    causeOf('LD512', 'unready', { isRefuted: out.length === 0 || of('unconfigured').length < out.length }),
    causeOf('LD512', 'pulled', {
      command: events,
      signs: away.length === out.length ? away.map(({ place, state }) => words.calls(place, state?.value ?? '')) : [],
    }),
  ];
}
