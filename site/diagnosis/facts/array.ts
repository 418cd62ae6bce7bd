/** Arrays of md and pools of ZFS. */
import { plainName } from '../../../datasets/tools/readers/figures.ts';
import type { MdDetail } from '../../../datasets/tools/readers/mdadm.ts';
import type { MdArray } from '../../../datasets/tools/readers/mdstat.ts';
import type { Pool } from '../../../datasets/tools/readers/zpool.ts';
import type { PoolShift } from '../../../datasets/tools/readers/zpool-ashift.ts';
import type { PoolReports } from '../../../datasets/tools/readers/zpool-iostat.ts';
import type { PoolSpace } from '../../../datasets/tools/readers/zpool-list.ts';
import { addEach, addFields, addParts, type FactList, part, placeAt, share } from './list.ts';

export function mdstatFacts(list: FactList, arrays: readonly MdArray[]): void {
  for (const array of arrays) {
    const subject = plainName(array.name) ?? placeAt(array.line);
    const add = list.of('array', subject, array.line);
    add('active', array.isActive);
    addFields(add, array, 'access', 'level', 'bytes', 'chunk');
    addParts(add, array.devices, { wanted: 'members', working: 'working' });
    const { action } = array;
    addParts(add, action, { kind: 'action', waits: 'action_waits' });
    addEach(add, { action_done: share(action?.value.percent), action_rate: action?.value.rate });
    for (const { line, name, number, flags } of array.members) {
      const member = list.of('array-member', `${subject}/${name ?? `#${number}`}`, line);
      addEach(member, { number, flags: flags.join('') });
    }
  }
}

export function mdadmFacts(list: FactList, details: readonly MdDetail[]): void {
  for (const detail of details) {
    const subject = plainName(detail.name) ?? placeAt(detail.line);
    const add = list.of('array', subject, detail.line);
    addFields(add, detail, 'level', 'bytes', 'member_bytes', 'chunk', 'layout', 'state');
    add('members', detail.wanted);
    addFields(add, detail, 'working', 'failed', 'spare');
    addParts(add, detail.action, { kind: 'action' });
    add('action_done', share(part(detail.action, ({ percent }) => percent)));
    for (const { line, name, state } of detail.members)
      list.of('array-member', `${subject}/${name}`, line)('state', state);
  }
}

export function zpoolFacts(list: FactList, pools: readonly Pool[]): void {
  for (const { line, name, state, scan, work, damage, members } of pools) {
    const add = list.of('pool', name, line);
    add('state', state);
    if (scan) {
      add('scan', scan.kind, scan.line);
      add('scan_running', scan.isRunning, scan.line);
      addEach(add, { scan_done: share(scan.percent), scan_rate: scan.scannedRate, scan_issued_rate: scan.issuedRate });
    }
    if (work) {
      add('work', work.kind, work.line);
      addEach(add, { work_done: share(work.percent), work_rate: work.rate });
    }
    if (damage) add('damaged', true, damage.line);
    addParts(add, damage, { errors: 'data_errors' });
    const groups = new Map(members.map((member) => [member.line, member.name]));
    for (const member of members) {
      const subject = `${name}/${member.name ?? placeAt(member.line)}`;
      const of = list.of('pool-member', subject, member.line);
      addFields(of, member, 'role', 'group');
      addEach(of, { parent: member.parent === undefined ? undefined : groups.get(member.parent), state: member.state });
      addParts(of, member.errors, { read: 'read_errors', write: 'write_errors', checksum: 'checksum_errors' });
    }
  }
}

export function shiftFacts(list: FactList, shifts: readonly PoolShift[], reports: readonly PoolReports[]): void {
  for (const { line, name, ashift } of shifts) list.of('pool', name, line)('ashift', ashift);
  for (const report of reports) reportFacts(list, report);
}

/** Without -v a pool is all that a report tells of. */
function reportFacts(list: FactList, report: PoolReports): void {
  const { name: pool, line, count, parts } = report;
  const add = list.of('pool', pool, line);
  add('reports', count);
  for (const part of parts) {
    const { name = placeAt(part.line), role } = part;
    const of = list.of('pool-member', `${pool}/${name}`, part.line);
    of('role', role);
    addFields(of, part, 'reads', 'read_rate', 'writes', 'write_rate');
  }
  addFields(add, report, 'reads', 'read_rate', 'writes', 'write_rate');
}

type OfSpace = 'bytes' | 'allocated' | 'free' | 'fragmented' | 'full' | 'state';

export function spaceFacts(list: FactList, spaces: readonly PoolSpace[]): void {
  let pool = '';
  for (const space of spaces) {
    const { line, kind, name = placeAt(line) } = space;
    if (kind === 'pool') pool = name;
    const add = kind === 'pool' ? list.of('pool', name, line) : list.of('pool-member', `${pool}/${name}`, line);
    addEach<OfSpace>(add, { bytes: space.bytes, allocated: space.allocated, free: space.free });
    addEach<OfSpace>(add, { fragmented: share(space.fragmented), full: share(space.full), state: space.health });
  }
}
