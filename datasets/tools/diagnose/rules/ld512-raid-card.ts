import { plural } from '../../language/plural.ts';
import type { Controller, ControllerDrive } from '../../readers/controller.ts';
import { listed } from '../say/saying.ts';
import type { Cause, DiagnosticRule } from './finding.ts';

const words = {
  degraded: (place: string, level: string) =>
    `Volume ${place} of the RAID card${level} is degraded: it works without a drive`,
  partly: (place: string, level: string) =>
    `Volume ${place} of the RAID card${level} is partly degraded: it works without a drive`,
  offline: (place: string, level: string) =>
    `Volume ${place} of the RAID card${level} is offline: it gives no data`,
  drives:
    'one {# drive of the RAID card has failed: {drives}} other {# drives of the RAID card have failed: {drives}}',
  rebuilt:
    'one {The RAID card rebuilds # drive: {drives}} other {The RAID card rebuilds # drives: {drives}}',
  drive: (place: string, state: string) => `${place} (${state})`,
  at: (level: string) => `, ${level},`,
};

/** In the words of storcli and MegaCli. */
const FAILED = /^(?:Failed|UBad|Offln|Msng|Offline|Unconfigured\(bad\)|Missing)/;
const REBUILT = /^(?:Rbld|Rebuild)/;
const STATES: Readonly<Record<string, 'degraded' | 'partly' | 'offline'>> = {
  Dgrd: 'degraded',
  Degraded: 'degraded',
  Pdgd: 'partly',
  OfLn: 'offline',
  Offline: 'offline',
};

export const raidCard: DiagnosticRule = {
  id: 'LD512',
  severity: 'problem',
  looksFor:
    'Volumes of a RAID card that are degraded or offline, and drives that failed or are rebuilt.',
  why: 'The card hides its drives from the system: a failed one shows in its own tool alone. A degraded volume reads what is missing from the other drives, slower, and survives fewer failures.',
  sources: ['storcli-legend'],
  *find({ controllers }) {
    for (const controller of controllers) yield* foundIn(controller);
  },
};

function* foundIn({ drives, volumes }: Controller): ReturnType<DiagnosticRule['find']> {
  const failed = drives.filter(({ state }) => FAILED.test(state?.value ?? ''));
  for (const { place, level, state } of volumes) {
    const kind = STATES[state?.value ?? ''];
    if (!kind || !state) continue;
    yield {
      subject: place,
      line: state.line,
      message: words[kind](place, level ? words.at(level.value) : ''),
      causes: causesOf(failed),
      isRisk: true,
    };
  }
  const [first] = failed;
  if (first) {
    yield {
      subject: first.place,
      line: first.state?.line ?? first.line,
      message: said(failed, words.drives),
      causes: causesOf(failed),
      isRisk: true,
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

function causesOf(failed: readonly ControllerDrive[]): Cause[] {
  const [place] = failed.map((drive) => /^([0-9]+):([0-9]+)$/.exec(drive.place));
  const path = place ? `/c0/e${place[1]}/s${place[2]}` : '/c0/eall/sall';
  return [
    {
      message: 'A drive failed',
      check: `\`sudo storcli64 ${path} show all\`: media errors, other errors, predictive failures`,
      fix: 'Save what is not saved, replace the drive, and let the card rebuild it',
    },
    {
      message:
        'A drive was pulled or lost its cable or power for a moment, and the card no longer trusts it',
      check: '`sudo storcli64 /c0 show events`: what stands at the time when the drive left?',
      fix: 'Check cable, bay and power; a drive that is sound can be set good and rebuilt',
    },
  ];
}
