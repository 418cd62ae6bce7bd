import { plural } from '../../../datasets/tools/language/plural.ts';
import type { DriveTrouble } from '../../../datasets/tools/readers/kernel-log-trouble.ts';
import type { Machine } from '../join/machine.ts';
import { driveNameOf, nvmeControllerOf } from '../join/names.ts';
import type { Candidate, Found } from './finding.ts';
import { signalSigns } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  hot: (device: string) => `${device} is above its warning temperature`,
  media: (device: string) => `${device} counted media errors`,
  down: 'one {{device} stopped answering # time and was reset} other {{device} stopped answering # times and was reset}',
  // One command is told of twice: when it is aborted, and when that does not help.
  slow: 'one {A command of {device} timed out} other {Commands of {device} timed out # times}',
  lost: (device: string) => `${device} did not come back after a reset: the kernel gave it up`,
};

const KINDS = new Set<DriveTrouble['kind']>(['nvme down', 'nvme timeout', 'nvme lost']);

export const nvmeDown = rule('LD406', function* (machine) {
  const { troubles } = machine;
  const own = troubles.filter(({ kind }) => KINDS.has(kind));
  for (const [device, all] of Map.groupBy(own, (trouble) => trouble.device)) {
    const found = said(machine, device, all);
    if (found) yield { ...found, isRisk: true };
  }
});

function said(machine: Machine, device: string, all: readonly DriveTrouble[]): Found | undefined {
  const of = (kind: DriveTrouble['kind']) => all.find((driveTrouble) => driveTrouble.kind === kind);
  const [lost, down, slow] = [of('nvme lost'), of('nvme down'), of('nvme timeout')];
  const worst = lost ?? down ?? slow;
  if (!worst) return undefined;
  const message =
    worst === lost ? words.lost(device) : plural(worst.count, worst === down ? words.down : words.slow, { device });
  return { subject: device, line: worst.line, message, causes: causesOf(machine, device) };
}

function causesOf({ drives, functions }: Machine, device: string): Candidate[] {
  const name = driveNameOf(device);
  const drive = drives.find(({ id }) => nvmeControllerOf(id) === device);
  const own = functions.find(({ address }) => address !== undefined && address === drive?.address);
  const port = functions.find(({ address }) => address !== undefined && address === own?.parent);
  const { temperature, warnsAt } = drive?.heat ?? {};
  const isHot = temperature && warnsAt && temperature.value >= warnsAt.value;
  return [
    causeOf('LD406', 'saving'),
    { ...nvmeLink, signs: signalSigns(own, port) },
    causeOf('LD406', 'failing', {
      drive: /^nvme[0-9]/.test(name) ? name : 'nvme0',
      signs: [...(isHot ? [words.hot(device)] : []), ...(drive?.health?.mediaErrors ? [words.media(device)] : [])],
    }),
  ];
}

export const nvmeLink = causeOf('LD406', 'nvmeLink');
