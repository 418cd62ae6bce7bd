/** `ethtool eth0` and `ethtool -S eth0`: what a link of Ethernet does, what either end can, and what it counted. */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS, told } from './figures.ts';
import { inxiNetworks } from './inxi.ts';
import { countedByInterface } from './ip-link.ts';
import { lshwNetworks } from './lshw.ts';
import { netAdapters } from './net-adapter.ts';
import type { NetworkLink } from './network-link.ts';

const BEGINS = /^\s{0,8}Settings for ([\w.@-]{2,20}):\s*$/;
const FIELD = /^\s{0,16}([A-Z][A-Za-z -]{2,40}):\s{0,12}(\S.{0,120})?$/;
/** More modes follow below the first, each line some of them. */
const PARTNER = 'Link partner advertised link modes';
const MODES = /^\s{1,60}[0-9]{2,6}base/;

export function networkLinks(lines: Lines): NetworkLink[] {
  const links = [
    ...ethtoolLinks(lines),
    ...inxiNetworks(lines),
    ...lshwNetworks(lines),
    ...countedLinks(lines),
    ...countedByInterface(lines),
    ...netAdapters(lines),
  ];
  return links.sort((a, b) => a.line - b.line);
}

const STATISTICS = /^\s{0,8}NIC statistics:\s*$/;
const ASKED = /\bethtool\s{1,4}(?:-S|--statistics)\s{1,4}([\w.@-]{2,20})/;
const COUNTER = /^\s{1,16}([a-z][\w.-]{2,40}):\s{1,20}([0-9]{1,18})\s*$/;
/** Sums of the whole card; a driver counts some of them again for each queue. */
const TOTAL =
  /^(?:[rt]x_(?:errors|dropped|crc_errors|fcs_errors|missed_errors|fifo_errors|over_errors|frame_errors|align_errors|symbol_err(?:ors)?|aborted_errors|carrier_errors|carrier_sense_errors|window_errors|mac_errors)|align_errors|(?:tx_)?(?:late_|excessive_)?collisions)$/;
/** More kinds of errors are no sentence. */
const MOST_COUNTERS = 12;

/** What `ethtool -S` counted of the link that its command names: a record of its own, for it may be of another computer. */
function countedLinks(lines: Lines): NetworkLink[] {
  const links: NetworkLink[] = [];
  for (const index of lines.all(STATISTICS, ['NIC statistics:'])) {
    if (links.length >= MOST_RECORDS) break;
    const counted: { name: string; count: number }[] = [];
    let at = index + 1;
    // Of the last line the end may be missing.
    for (; at < lines.length - 1; at++) {
      const [, name = '', digits] = COUNTER.exec(lines.at(at) ?? '') ?? [];
      if (digits === undefined) break;
      if (Number(digits) > 0 && TOTAL.test(name) && counted.length < MOST_COUNTERS)
        counted.push({ name, count: Number(digits) });
    }
    if (counted.length === 0) continue;
    const asked = ASKED.exec(`${lines.before(index - 1)}${lines.at(index - 1) ?? ''}`)?.[1];
    const link: NetworkLink = { line: index + 1, name: asked ?? '' };
    link.errors = told(counted, index + 1);
    links.push(link);
  }
  return links;
}

function ethtoolLinks(lines: Lines): NetworkLink[] {
  const links: NetworkLink[] = [];
  let link: NetworkLink | undefined;
  let list = '';
  /** The fastest of the list so far, which may have been cut before its last line. */
  let fastest: NetworkLink['capable'];
  const nextLink = lines.seeker(['Settings for ']);
  for (let index = nextLink(0); index < lines.length; index++) {
    if (!link) index = nextLink(index);
    const line = lines.at(index) ?? '';
    const number = index + 1;
    const name = BEGINS.exec(line)?.[1];
    if (name !== undefined) {
      if (links.length >= MOST_RECORDS) break;
      link = { line: number, name };
      links.push(link);
      list = '';
      continue;
    }
    if (!link) continue;
    const [, field, value = ''] = FIELD.exec(line) ?? [];
    if (field !== undefined) {
      if (list === 'Supported link modes') link.capable ??= fastest;
      if (list === 'Advertised link modes') link.advertised ??= fastest;
      if (list === PARTNER) link.offered ??= fastest;
      [list, fastest] = [field, undefined];
    }
    if (field === undefined && !MODES.test(line)) {
      list = '';
      // Its lines are indented; the next output is not, or begins with a name of its own.
      if (line.trim() !== '' && !/^\s/.test(line)) link = undefined;
      continue;
    }
    const most = fastestIn(field === undefined ? line : value);
    if (most > (fastest?.value ?? 0)) fastest = told(most, number);
    if (field !== undefined) readLine(link, field, value, number);
  }
  return links.filter(({ running, capable }) => running ?? capable);
}

function readLine(link: NetworkLink, field: string, value: string, line: number): void {
  if (field === 'Speed') {
    const digits = /^([0-9]{2,7})Mb\/s$/.exec(value.trim())?.[1];
    link.running ??= told(digits === undefined ? undefined : Number(digits) * 1e6, line);
  } else if (field === 'Duplex') {
    const duplex = /^(Full|Half)\b/.exec(value)?.[1]?.toLowerCase();
    link.duplex ??= told(duplex, line);
  }
}

/** Bits per second of the fastest of `100baseT/Full 2500baseT/Full`. */
function fastestIn(modes: string): number {
  const speeds = Array.from(modes.matchAll(/\b([0-9]{2,6})base/g), ([, digits]) => Number(digits));
  return Math.max(0, ...speeds) * 1e6;
}
