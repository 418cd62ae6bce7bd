import { plural } from '../../language/plural.ts';
import type { Controller, ControllerDrive } from '../../readers/controller.ts';
import { listed } from '../say/saying.ts';
import type { Cause, DiagnosticRule } from './finding.ts';

const words = {
  degraded: (place: string, level: string) =>
    `Volume ${place} of the RAID card${level} is degraded: it works without one or more of its drives`,
  partly: (place: string, level: string) =>
    `Volume ${place} of the RAID card${level} is partly degraded`,
  offline: (place: string, level: string) =>
    `Volume ${place} of the RAID card${level} is offline: it gives no data`,
  failed:
    'one {# drive of the RAID card has failed: {drives}} other {# drives of the RAID card have failed: {drives}}',
  missing:
    'one {# drive of the RAID card is missing from its bay: {drives}} other {# drives of the RAID card are missing from their bays: {drives}}',
  invalid:
    'one {# drive of the RAID card is offline, and the card treats its data as invalid: {drives}} other {# drives of the RAID card are offline, and the card treats their data as invalid: {drives}}',
  unconfigured:
    'one {# drive of the RAID card is in no volume and marked bad: {drives}} other {# drives of the RAID card are in no volume and marked bad: {drives}}',
  rebuilt:
    'one {The RAID card rebuilds # drive: {drives}} other {The RAID card rebuilds # drives: {drives}}',
  drive: (place: string, state: string) => `${place} (${state})`,
  at: (level: string) => `, ${level},`,
};

type Out = 'failed' | 'missing' | 'invalid' | 'unconfigured';

/** What keeps a drive from working, in the words of storcli and MegaCli. */
const OUT: readonly (readonly [kind: Out, state: RegExp])[] = [
  ['failed', /^Failed/],
  ['missing', /^(?:Msng|Missing)/],
  ['invalid', /^(?:Offln|Offline)/],
  ['unconfigured', /^(?:UBad|Unconfigured\(bad\))/],
];
const REBUILT = /^(?:Rbld|Rebuild)/;
/** In the words of storcli, which alone tells of volumes. */
const STATES: Readonly<Record<string, 'degraded' | 'partly' | 'offline'>> = {
  Dgrd: 'degraded',
  Pdgd: 'partly',
  OfLn: 'offline',
};

const kindOf = ({ state }: ControllerDrive): Out | undefined =>
  OUT.find(([, pattern]) => pattern.test(state?.value ?? ''))?.[0];

export const raidCard: DiagnosticRule = {
  id: 'LD512',
  severity: 'problem',
  looksFor:
    'Volumes of a RAID card that are degraded or offline, and drives that failed, were pulled, are marked bad or are rebuilt.',
  why: 'The card hides its drives from the system: a failed one shows in the tool of the card, not among the drives of the system. A degraded volume goes on working, but survives fewer failures; with parity it computes what is missing from the other drives, which is slower.',
  sources: [
    'intel-raid-states',
    'dell-perc10-degraded',
    '3ware-9650se-degraded',
    'storcli-legend',
    'wikipedia-degraded-mode',
  ],
  *find({ controllers }) {
    for (const controller of controllers) yield* foundIn(controller);
  },
};

function* foundIn({ drives, volumes }: Controller): ReturnType<DiagnosticRule['find']> {
  const out = drives.filter((drive) => kindOf(drive) !== undefined);
  for (const { place, level, state } of volumes) {
    const kind = STATES[state?.value ?? ''];
    if (!kind || !state) continue;
    yield {
      subject: place,
      line: state.line,
      message: words[kind](place, level ? words.at(level.value) : ''),
      causes: causesOf(out),
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
      causes: causesOf(alike),
    };
  }
  const rebuilt = drives.filter(({ state }) => REBUILT.test(state?.value ?? ''));
  const [begun] = rebuilt;
  if (begun) {
    yield {
      severity: 'hint',
      subject: begun.place,
      line: begun.state?.line ?? begun.line,
      message: said(rebuilt, words.rebuilt),
      causes: [rebuild],
    };
  }
}

function said(drives: readonly ControllerDrive[], message: string): string {
  const named = drives.map(({ place, state }) => words.drive(place, state?.value ?? ''));
  return plural(drives.length, message, { drives: listed(named) });
}

const rebuild: Cause = {
  message:
    'A drive was replaced, or a spare stepped in; until it is done, all drives of the volume are read',
  check: '`sudo storcli64 /c0/eall/sall show rebuild` says how far it is',
  fix: 'Let it end before you measure; do not pull another drive meanwhile',
};

/** What is likely of drives that are out of use, by their states. */
function causesOf(out: readonly ControllerDrive[]): Cause[] {
  const [place] = out.map((drive) => /^([0-9]+):([0-9]+)$/.exec(drive.place));
  const path = place ? `/c0/e${place[1]}/s${place[2]}` : '/c0/eall/sall';
  const failed: Cause = {
    message: 'A drive failed',
    check: `\`sudo storcli64 ${path} show all\`: media errors, other errors, predictive failures`,
    fix: 'Save what is not saved, replace the drive, and let the card rebuild it',
  };
  const kinds = new Set(out.map(kindOf));
  if (kinds.size === 1 && kinds.has('unconfigured')) return [failed, unready, pulled];
  const isSound = kinds.size > 0 && !kinds.has('failed') && !kinds.has('unconfigured');
  return isSound ? [pulled, failed] : [failed, pulled];
}

const pulled: Cause = {
  message:
    'A drive was pulled or lost its cable or power for a moment, and the card no longer trusts it',
  check: '`sudo storcli64 /c0 show events`: what stands at the time when the drive left?',
  fix: 'Check cable, bay and power; a drive that is sound can be set good and rebuilt',
};
const unready: Cause = {
  message: 'The card could not initialize a drive that it was given',
  check: 'Is the drive new in this card? Does it come up in another bay?',
  fix: 'Use a drive that the card supports',
};
