import { plural } from '../../plural.ts';
import { isHardDisk } from '../drive-ends.ts';
import type { DiagnosticRule, Found } from '../finding.ts';
import { driveLinkRate } from '../link-rates.ts';
import type { Drive } from '../machine.ts';
import { bytesPerSecond } from '../saying.ts';

/** Lanes of the cable between card and expander: one wide port. */
const LANES = 4;
/** What a hard disk moves at most. */
const HARD_DISK_RATE = 300e6;

const words = {
  drives:
    'one {# drive behind an expander could move {wanted} together; one cable of four lanes carries {carried}} other {# drives behind an expander could move {wanted} together; one cable of four lanes carries {carried}}',
};

export const expander: DiagnosticRule = {
  id: 'LD208',
  severity: 'hint',
  looksFor: 'More drives behind SAS expanders than one wide link carries at once.',
  why: 'Drives behind an expander share the cable to the card, usually four lanes. One drive alone never shows it; a scrub or a rebuild of all of them does.',
  sources: ['spl-4', 'thomas-krenn-expander'],
  *find({ drives }) {
    // Each card has a cable of its own; drives whose card is not known are counted as one.
    const cards = Map.groupBy(
      drives.filter((drive) => drive.isBehindExpander),
      ({ address }) => address,
    );
    for (const behind of cards.values()) {
      const found = shared(behind);
      if (found) yield found;
    }
  },
};

function shared(behind: readonly Drive[]): Found | undefined {
  const [first] = behind;
  const slowest = Math.min(...behind.map(({ running }) => running?.value ?? Number.NaN));
  const lane = driveLinkRate(slowest);
  if (!first || lane === undefined) return undefined;
  const wanted = behind.reduce(
    (sum, drive) => sum + (isHardDisk(drive) ? Math.min(lane, HARD_DISK_RATE) : lane),
    0,
  );
  if (wanted <= LANES * lane) return undefined;
  return {
    subject: first.id,
    line: first.line,
    message: plural(behind.length, words.drives, {
      wanted: bytesPerSecond(wanted),
      carried: bytesPerSecond(LANES * lane),
    }),
    causes: [
      {
        message: 'One cable joins the expander to the card',
        check:
          '`lsscsi -v`, or `ls /sys/class/sas_port`; count the cables between card and backplane',
        fix: 'Connect a second cable to the expander, if both have the ports for it, or spread the drives over two cards',
      },
    ],
  };
}
