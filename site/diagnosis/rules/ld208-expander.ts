import { plural } from '../../../datasets/tools/language/plural.ts';
import { driveLinkRate } from '../join/link-rates.ts';
import type { Drive } from '../join/machine.ts';
import { bytesPerSecond } from '../say/formatting.ts';
import { isHardDisk } from './drive-ends.ts';
import type { Candidate, Found } from './finding.ts';
import { causeOf, rule } from './rule.ts';

/** Lanes of the cable between card and expander: one wide port. */
const LANES = 4;
/** What a hard disk moves at most. */
const HARD_DISK_RATE = 300e6;

/** What lanes of SAS-2 and SAS-3 run at, in bits per second. */
const SAS_2 = 6e9;
const SAS_3 = 12e9;

const words = {
  unmeasured:
    'one {# drive is behind an expander; one cable of four lanes carries {slow} at 6 Gb/s, {fast} at 12 Gb/s} other {# drives are behind an expander and share its cable: four lanes carry {slow} at 6 Gb/s, {fast} at 12 Gb/s}',
  drives:
    'one {# drive behind an expander could move {wanted} together; one cable of four lanes carries {carried}} other {# drives behind an expander could move {wanted} together; one cable of four lanes carries {carried}}',
};

export const expander = rule('LD208', function* ({ drives }) {
  // Each card has a cable of its own; drives whose card is unknown are counted as one.
  const cards = Map.groupBy(
    drives.filter((drive) => drive.isBehindExpander),
    ({ address }) => address,
  );
  for (const behind of cards.values()) {
    const found = shared(behind);
    if (found) yield found;
  }
});

function shared(behind: readonly Drive[]): Found | undefined {
  const [first] = behind;
  const slowest = Math.min(...behind.map(({ running }) => running?.value ?? Number.NaN));
  const lane = driveLinkRate(slowest);
  if (!first) return undefined;
  if (lane === undefined) return behind.length > LANES ? unmeasured(first, behind) : undefined;
  const wanted = behind.reduce((sum, drive) => sum + (isHardDisk(drive) ? Math.min(lane, HARD_DISK_RATE) : lane), 0);
  if (wanted <= LANES * lane) return undefined;
  return {
    subject: first.id,
    line: first.line,
    message: plural(behind.length, words.drives, {
      wanted: bytesPerSecond(wanted),
      carried: bytesPerSecond(LANES * lane),
    }),
    causes: CAUSES,
  };
}

/** The tools that show an expander and no speed: what its cable carries depends on it. */
function unmeasured(first: Drive, behind: readonly Drive[]): Found {
  const [slow, fast] = [driveLinkRate(SAS_2) ?? 0, driveLinkRate(SAS_3) ?? 0];
  return {
    subject: first.id,
    line: first.line,
    message: plural(behind.length, words.unmeasured, {
      slow: bytesPerSecond(LANES * slow),
      fast: bytesPerSecond(LANES * fast),
    }),
    causes: CAUSES,
  };
}

const CAUSES: Candidate[] = [causeOf('LD208', 'cable')];
