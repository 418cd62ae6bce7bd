/** What the core says of the chains of a set, for the rules: whether it can read them, and what their links carry. */
import { refused } from '../../../calc-wasm/js/calc.ts';
import type { Sizer } from '../../../calc-wasm/js/chain.ts';
import type { Row } from '../tables/records.ts';
import type { Subject } from '../tables/rule.ts';
import { chainOf } from './chain-of.ts';
import { reader } from './reader.ts';

/** By run. */
type Chained = ReadonlyMap<string, Judged>;

interface Judged {
  /** What the core refuses, in its words. */
  refusal?: string;
  /** Bytes per second that the links carry for the array at most, whatever its drives give. */
  read?: number;
  write?: number;
}

/** Bytes: the most that PCI Express allows. A figure above what packets of this size carry breaks physics, not a habit. */
const LARGEST_PAYLOAD = 4096;

const bounded = (run: Row): Row => ({ ...run, max_payload_size_bytes: run.max_payload_size_bytes ?? LARGEST_PAYLOAD });

/** The answers of a core of the chain. A set is asked once. */
export function judgeOf(size: Sizer['size']): NonNullable<Subject['chained']> {
  const known = new WeakMap<Subject, Chained>();
  return (subject) => {
    const judgement = known.get(subject) ?? judged(subject, size);
    known.set(subject, judgement);
    return judgement;
  };
}

function judged(subject: Subject, size: Sizer['size']): Chained {
  const rows = reader(subject);
  const runs = new Map(rows('runs').map((run) => [run.run_id, run]));
  const targets = new Map(rows('targets').map((target) => [target.target_id, target]));
  const drives = new Map(rows('drives').map((drive) => [drive.drive_id, drive]));
  return new Map(
    rows('chains').flatMap((chain): [string, Judged][] => {
      const run = runs.get(chain.run_id ?? null);
      const target = targets.get(run?.target_id ?? null);
      const drive = drives.get(target?.drive_id ?? null);
      const asked = run && target && chainOf(rows, { chain, run: bounded(run), target, drive });
      if (!asked) return [];
      const ask = (load: 'read' | 'write') => size({ chain: asked, load });
      const [read, write] = [ask('read'), ask('write')];
      const id = String(chain.run_id);
      if (refused(read)) return [[id, { refusal: `${read.error.input} ${read.error.value}` }]];
      return [[id, { read: read.ceiling, ...(!refused(write) && { write: write.ceiling }) }]];
    }),
  );
}
