/** The text report of Hard Disk Sentinel: what it says of a drive's model and of its bad sectors. */
import type { Lines } from '../paste/lines.ts';
import { countOf, MOST_RECORDS, textOf, told } from './figures.ts';
import { driveAt, type SmartDrive } from './smart-drive.ts';
import { type SmartHealth, withHealth } from './smart-health.ts';

const HEAD = /^\s{0,8}(?:-- )?Physical Disk Information - Disk: #\d{1,3}: (?<model>\S.{1,80}?)(?: --)?\s*$/;
const COUNTS: readonly (readonly [count: keyof SmartHealth, pattern: RegExp])[] = [
  ['reallocated', /\bThere (?:are|is) (\d{1,9}) bad sectors? on the (?:disk|drive) surface/],
  ['pending', /\bThere (?:are|is) (\d{1,9}) weak sectors? found/],
  ['linkErrors', /communication of the disk and the host (\d{1,9}) times/],
];
const FAILING = /^\s{0,8}(?:Drive failure predicted\b|Failure Predicted\b)/i;

export function sentinelDrives(lines: Lines): SmartDrive[] {
  const drives: SmartDrive[] = [];
  for (const start of lines.all(HEAD, ['Physical Disk Information'])) {
    if (drives.length >= MOST_RECORDS) break;
    const drive = driveAt(start + 1);
    drive.model = told(textOf(HEAD.exec(lines.at(start) ?? '')?.groups?.model), start + 1);
    for (let index = start + 1; index < lines.length; index++) {
      const line = lines.at(index) ?? '';
      if (HEAD.test(line)) break;
      const health = healthOf(line, index + 1);
      if (health) drive.health = withHealth(drive.health, health);
    }
    drives.push(drive);
  }
  return drives;
}

function healthOf(line: string, number: number): SmartHealth | undefined {
  if (FAILING.test(line)) return { isFailing: { value: true, line: number } };
  const [count, pattern] = COUNTS.find(([, one]) => one.test(line)) ?? [];
  const value = countOf(pattern?.exec(line)?.[1]);
  return count !== undefined && value ? { [count]: { value, line: number } } : undefined;
}
