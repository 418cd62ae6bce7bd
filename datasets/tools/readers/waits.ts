/** How long requests wait, by `ceph osd perf`, `zpool iostat -l` and `pveperf`. */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS } from './figures.ts';
import { isPart } from './zpool-tree.ts';

export interface Wait {
  line: number;
  /** Which of several outputs in one paste, from 0. */
  listing: number;
  tool: 'ceph osd perf' | 'zpool iostat' | 'pveperf';
  /** osd.0, a pool, or what was tested. */
  name: string;
  /** Seconds that a request takes altogether: the longer of reads and writes, a commit, a flush. */
  wait: number;
  /** Seconds of it at the drives themselves, where the tool tells them apart. */
  atDrives?: number;
  /** Seconds that a request of a scrub or resilver waits. */
  scrub?: number;
  /** Drives of it that one USB bridge has, by their names. */
  onBridge?: number;
}

const OSD_HEAD = /^\s{0,8}osd\s+commit_latency\(ms\)\s+apply_latency\(ms\)\s*$/;
const OSD = /^\s{0,8}(\d{1,5})\s+(\d{1,7})\s+(\d{1,7})\s*$/;
const POOL_HEAD =
  /^\s*pool\s+alloc\s+free\s+read\s+write\s+read\s+write\s+read\s+write\s+read\s+write\s+read\s+write\s+read\s+write\s+wait\b/;
const TIME = '(?:-|\\d{1,4}(?:\\.\\d{1,2})?(?:ns|us|ms|s|m|h))';
const POOL = new RegExp(`^(\\s{0,40})(\\S{1,160})(?:\\s+\\S{1,8}){6}((?:\\s+${TIME}){9})`);
/** One drive of several behind a bridge, which gives all of them its own serial number. */
const BRIDGED = /^usb-(\S{4,100})-0:[0-9]{1,2}$/;
const FLUSHES = /^\s{0,8}FSYNCS\/SECOND:\s{1,20}(\d{1,7}(?:\.\d{1,4})?)\s*$/;
const TESTED = /^\s{0,8}HD SIZE:\s{1,20}[\d.]{1,12} \S{2} \(([^()\s]{1,120})\)/;

const UNITS: Readonly<Record<string, number>> = { ns: 1e-9, us: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 };

function secondsOf(text: string | undefined): number | undefined {
  const [, digits, unit = ''] = /^([\d.]+)([a-z]+)$/.exec(text ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits) * (UNITS[unit] ?? 0);
}

export function waitsIn(lines: Lines): Wait[] {
  const waits: Wait[] = [];
  let listing = -1;
  let table: 'osd' | 'pool' | undefined;
  let tested = '';
  let bridged = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (waits.length >= MOST_RECORDS) break;
    const place = { line: index + 1, listing };
    if (OSD_HEAD.test(line) || POOL_HEAD.test(line)) {
      listing++;
      table = OSD_HEAD.test(line) ? 'osd' : 'pool';
      continue;
    }
    tested = TESTED.exec(line)?.[1] ?? tested;
    const flushes = Number(FLUSHES.exec(line)?.[1]);
    if (flushes > 0) waits.push({ ...place, tool: 'pveperf', name: tested, wait: 1 / flushes });
    if (table === 'osd') {
      const [, id, commit] = OSD.exec(line) ?? [];
      if (id === undefined) table = undefined;
      else waits.push({ ...place, tool: 'ceph osd perf', name: `osd.${id}`, wait: Number(commit) / 1000 });
    } else if (table === 'pool') {
      const [, indent, name = '', times = ''] = POOL.exec(line) ?? [];
      const bridge = BRIDGED.exec(name)?.[1];
      const last = waits.at(-1);
      if (indent === '' && !isPart(name)) {
        bridged = new Map();
        const wait = poolWait(times);
        if (wait) waits.push({ ...place, tool: 'zpool iostat', name, ...wait });
      } else if (bridge !== undefined && last) {
        const count = (bridged.get(bridge) ?? 0) + 1;
        bridged.set(bridge, count);
        if (count > 1) last.onBridge = Math.max(last.onBridge ?? 0, count);
      } else if (line.trim() === '') table = undefined;
    }
  }
  return waits;
}

/** Total, at the drives, in the queues of synchronous and of other requests, each of reads and writes; of a scrub. */
function poolWait(times: string): Pick<Wait, 'wait' | 'atDrives' | 'scrub'> | undefined {
  const cells = times.trim().split(/\s+/).map(secondsOf);
  const longest = (...places: number[]) => {
    const figures = places.flatMap((place) => cells[place] ?? []);
    return figures.length === 0 ? undefined : Math.max(...figures);
  };
  const [wait, atDrives, scrub] = [longest(0, 1), longest(2, 3), cells[8]];
  if (wait === undefined) return undefined;
  return { wait, ...(atDrives !== undefined && { atDrives }), ...(scrub !== undefined && { scrub }) };
}
