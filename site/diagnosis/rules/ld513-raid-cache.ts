import { plural } from '../../../datasets/tools/language/plural.ts';
import type { Controller } from '../../../datasets/tools/readers/controller.ts';
import { listed } from '../say/formatting.ts';
import { CARD_TOOLS } from './card-tools.ts';
import type { Cause, DiagnosticRule } from './finding.ts';

const words = {
  backup: (state: string) => `The battery or CacheVault of the RAID card is not in order: it says ${state}`,
  and: (first: string, second: string) => `${first}; ${second}`,
  through: 'one {volume {places} writes without the cache} other {# volumes write without the cache: {places}}',
  alone:
    'one {Volume {places} of the RAID card writes without its cache} other {# volumes of the RAID card write without its cache: {places}}',
};

/** In the words of storcli, of ssacli and of arcconf. */
const IN_ORDER = /^(?:(?:ZMM )?Optimal|OK|Okay|Ready|Operational)$/;
/** Write-through: NRWTD, RAWTC; NR,WT of storcli2. */
const THROUGH = /WT/;

export const raidCache: DiagnosticRule = {
  id: 'LD513',
  severity: 'hint',
  looksFor: 'A RAID card that writes without its cache, or whose battery or CacheVault is not in order.',
  why: 'With a cache the card says at once that a write is done. Where the battery is missing, charging or failed, a MegaRAID card writes through, unless it is set to always write back: each write then waits for the drives, and a small one in RAID 5 or 6 for the reads that parity needs.',
  sources: [
    'intel-raid-write-policy',
    'lenovo-megaraid-write-policy',
    'megaraid-write-policy',
    'dell-perc10-learn-cycle',
    'oracle-learn-cycle',
    'hpe-mr-fastpath',
    'hitachi-vsp-raid5-penalty',
    'storcli-legend',
  ],
  *find({ controllers }) {
    for (const controller of controllers) yield* foundIn(controller);
  },
};

function* foundIn({ backup, volumes, tool }: Controller): ReturnType<DiagnosticRule['find']> {
  const through = volumes.filter(({ cache }) => THROUGH.test(cache?.value ?? ''));
  const isBad = backup !== undefined && !IN_ORDER.test(backup.value);
  const isOther = tool === 'ssacli' || tool === 'arcconf';
  const places = { places: listed(through.map(({ place }) => place)) };
  const [first] = through;
  if (isBad) {
    const broken = words.backup(backup.value);
    yield {
      ...(first && { severity: 'problem' }),
      subject: first?.place ?? '',
      line: backup.line,
      message: first ? words.and(broken, plural(through.length, words.through, places)) : broken,
      causes: isOther ? [capacitor(tool)] : [battery, learning],
    };
  } else if (first) {
    yield {
      subject: first.place,
      line: first.cache?.line ?? first.line,
      message: plural(through.length, words.alone, places),
      causes: isOther ? [capacitor(tool)] : backup ? [setting] : [battery, learning, setting],
    };
  }
}

const battery: Cause = {
  message: 'The battery or the capacitor is missing, worn out or failed',
  check:
    '`sudo storcli64 /c0/cv show all` or `sudo storcli64 /c0/bbu show all`: state, and whether a replacement is required',
  fix: 'Replace it; the card then uses its cache again',
};
/** Of cards whose tool is another than storcli. */
const capacitor = (tool: Controller['tool']): Cause => ({
  message: 'The battery or the capacitor is missing, worn out, failed or still charging',
  check: `\`${CARD_TOOLS[tool].backup}\`: its state, and whether the cache is set to be used`,
  fix: 'Wait until it is charged, or replace it; the card then uses its cache again',
});
const learning: Cause = {
  message: 'The battery is charging, or an older card learns how much it holds; both end after hours',
  check: '`sudo storcli64 /c0/bbu show status`: Learn Cycle Active, Charging Status',
  fix: 'Wait until it ends, and measure then',
};
const setting: Cause = {
  message: 'Somebody set the volume to write through, as some guides say for SSDs',
  check: '`sudo storcli64 /c0/vall show all | grep -i "write cache"`',
  fix: 'With a battery in order: `sudo storcli64 /c0/v0 set wrcache=wb`, with the number of the volume',
};
