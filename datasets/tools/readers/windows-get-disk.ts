/**
 * `Get-Disk` of PowerShell as it prints by itself: columns whose headings have spaces in them and break in two. Of the
 * bus it says nothing there.
 */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS, sizeOf, textOf, told } from './figures.ts';
import type { WindowsDisk } from './windows-disk.ts';

const HEADING = /^\s{0,4}Number\s+Friendly Name\s+Serial Number\s+HealthStatus\s/;
const RULE = /^\s{0,4}-{3,}\s[\s-]*$/;
/** The heading may take three lines. */
const MOST_HEADING = 3;
const ROW = /^\s{0,4}([0-9]{1,3})\s/;
const SIZE = /\s([0-9]{1,4}(?:[.,][0-9]{1,2})? [KMGTP]?B)(?:\s|$)/;

export function getDisks(lines: Lines): WindowsDisk[] {
  const disks: WindowsDisk[] = [];
  let name: { start: number; end: number } | undefined;
  const nextHeading = lines.seeker(['Friendly Name']);
  for (let index = nextHeading(0); index < lines.length; index++) {
    if (!name) index = nextHeading(index);
    const line = lines.at(index) ?? '';
    if (HEADING.test(line)) {
      name = nameColumn(lines, index);
      continue;
    }
    if (!name || RULE.test(line) || /^\s{4,}\S/.test(line)) continue;
    if (!ROW.test(line)) {
      if (line.trim() !== '') name = undefined;
      continue;
    }
    if (disks.length >= MOST_RECORDS) break;
    const cell = line.slice(name.start, name.end).trim();
    const size = SIZE.exec(line)?.[1];
    const isWhole = line[name.start - 1] === ' ' && (line[name.end] ?? ' ') === ' ';
    // A column that is too narrow cuts the name, with dots or without.
    const isCut = /(?:\.{3}|…)$/.test(cell) || cell.length > name.end - name.start - 1;
    const disk: WindowsDisk = { line: index + 1 };
    disk.model = told(isWhole && !isCut ? textOf(cell) : undefined, index + 1);
    disk.bytes = told(sizeOf(size, 'binary'), index + 1);
    if (disk.bytes) disks.push(disk);
  }
  return disks;
}

function nameColumn(lines: Lines, index: number): { start: number; end: number } | undefined {
  const heading = lines.at(index) ?? '';
  for (let below = 1; below <= MOST_HEADING; below++) {
    if (!RULE.test(lines.at(index + below) ?? '')) continue;
    return { start: heading.indexOf('Friendly'), end: heading.indexOf('Serial') - 1 };
  }
  return undefined;
}
