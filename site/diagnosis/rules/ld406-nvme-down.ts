import { plural } from '../../../datasets/tools/language/plural.ts';
import type { DriveTrouble } from '../../../datasets/tools/readers/kernel-log-trouble.ts';
import type { Machine } from '../join/machine.ts';
import { driveNameOf, nvmeControllerOf } from '../join/names.ts';
import type { Candidate, DiagnosticRule, Found } from './finding.ts';
import { signalSigns } from './pcie-ends.ts';

const words = {
  hot: (device: string) => `${device} is hotter than it warns at`,
  media: (device: string) => `${device} counted errors of its medium`,
  down: 'one {{device} stopped answering # time and was reset} other {{device} stopped answering # times and was reset}',
  // One command is told of twice: when it is aborted, and when that does not help.
  slow: 'one {A command of {device} timed out} other {Commands of {device} timed out # times}',
  lost: (device: string) => `${device} did not come back after a reset: the kernel gave it up`,
};

const KINDS = new Set<DriveTrouble['kind']>(['nvme down', 'nvme timeout', 'nvme lost']);

export const nvmeDown: DiagnosticRule = {
  id: 'LD406',
  severity: 'problem',
  looksFor: 'An NVMe drive that stops answering and is reset.',
  why: 'The kernel resets a controller whose registers read as all ones or whose commands time out. Until it is back nothing is read or written; drives that do not come back are lost until power is taken away.',
  sources: ['rpi-linux-6661', 'linux-kernel-parameters'],
  *find(machine) {
    const { troubles } = machine;
    const own = troubles.filter(({ kind }) => KINDS.has(kind));
    for (const [device, all] of Map.groupBy(own, (trouble) => trouble.device)) {
      const found = said(machine, device, all);
      if (found) yield { ...found, isRisk: true };
    }
  },
};

function said(machine: Machine, device: string, all: readonly DriveTrouble[]): Found | undefined {
  const of = (kind: DriveTrouble['kind']) => all.find((one) => one.kind === kind);
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
    {
      message: 'Power saving of the drive or of its PCIe link: it does not wake up',
      check:
        'Start the kernel with `nvme_core.default_ps_max_latency_us=0 pcie_aspm.policy=performance` and watch the log: does it stop?',
      fix: 'Keep the option that helps, then update the firmware of the drive and the BIOS and try without it',
    },
    { ...nvmeLink, signs: signalSigns(own, port) },
    {
      message: 'The drive is too hot, or it is failing',
      check: `\`sudo nvme smart-log /dev/${/^nvme[0-9]/.test(name) ? name : 'nvme0'}\`: temperature, critical_warning, media_errors`,
      fix: 'Cool it; save the data and replace a drive that reports errors',
      signs: [...(isHot ? [words.hot(device)] : []), ...(drive?.health?.mediaErrors ? [words.media(device)] : [])],
    },
  ];
}

export const nvmeLink: Candidate = {
  message: 'The link: a riser, adapter, cable or contact, or too little power at the slot',
  check: '`sudo dmesg | grep -E "AER|PCIe Bus Error"`; plug the drive straight into the board',
  fix: 'Seat the drive again, leave out riser and adapter, set the slot one generation lower to test',
};
