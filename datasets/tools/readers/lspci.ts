/**
 * What `lspci -vv` prints of each device, by its words and not by its indentation, which pastes lose. The words
 * `downgraded`, `strange` and `overdriven` are passed over: versions of lspci do not agree on them, and which of two
 * ends a link is held back by only both tell.
 */
import type { Lines } from '../paste/lines.ts';
import signs from './signs.json' with { type: 'json' };
import type { Stated } from './stated.ts';

export interface PciLink {
  /** As printed: `16GT/s`, or `unknown` of a speed that this lspci does not know. */
  speed: string | undefined;
  /** Transfers per second on one lane. */
  rate: number | undefined;
  /** None where nothing is attached. */
  lanes: number | undefined;
}

export interface PciDevice {
  line: number;
  /** Which of several listings in one paste it stands in, from 0: an address that comes again begins the next. */
  listing: number;
  /** With its domain: 0000:01:00.0; nothing where the paste begins below the line of the device. */
  address: string | undefined;
  /** Class and name as lspci calls them; empty where that line is missing. */
  kind: string;
  name: string;
  /** Endpoint, Root Port, Upstream Port and others. */
  port?: string | undefined;
  /** LnkCap, LnkSta, and the speed that LnkCtl2 allows. */
  capable?: Stated<PciLink> | undefined;
  running?: Stated<PciLink> | undefined;
  allowed?: Stated<PciLink> | undefined;
  /** Bytes: what it can take, what is set, what it may ask for at once, what reads are cut at. */
  payloadCapable?: Stated<number> | undefined;
  payload?: Stated<number> | undefined;
  readRequest?: Stated<number> | undefined;
  boundary?: Stated<number> | undefined;
  driver?: Stated<string> | undefined;
  /** Buses of a bridge. */
  bus?: { secondary: number; subordinate: number } | undefined;
  /** Its registers were hidden from a user who is not root. */
  isDenied: boolean;
  /** A port whose own registers say that nothing is in it; its speed and width then mean nothing. */
  empty?: Stated<true> | undefined;
  /** What lspci calls downgraded, which it knows of the device alone. */
  lowered?: Stated<('speed' | 'width')[]>;
  /** Power states that its link may enter while it is idle: L1, L0s L1. */
  aspm?: Stated<string> | undefined;
  /** Whether it tells by DLActive if its link is up. */
  reportsState?: true;
  /** A tool of Windows told of it. */
  isOfWindows?: true;
  isActive?: true;
  /** Address of the bridge that it is attached to, where the listing holds it. */
  parent?: string | undefined;
}

const DEVICE = /^\s{0,8}((?:[0-9a-f]{4,8}:)?[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]) (\S[^:]{1,80}): (.{1,300})$/;
/** Registers, of which each takes several lines; what follows the first belongs to it until the next. */
const REGISTER = /^\s*(DevCap|DevCtl|DevSta|LnkCap|LnkCtl|LnkSta)(2?):/;
/** Where a device may begin whose own line was not pasted. */
const BODY = /^\s*(?:(?:LnkCap|LnkSta|DevCap|DevCtl):|Capabilities: [[<])/;
const PORT = /Express \(v[0-9]\) ([A-Z][A-Za-z/ -]{2,40}?)(?: \((?:Slot[+-])\))?,? (?:MSI|IntMsgNum) /;
const BUS = /^\s*Bus: primary=[0-9a-f]{2}, secondary=([0-9a-f]{2}), subordinate=([0-9a-f]{2})/;

/** More devices than any machine has. */
const MOST_DEVICES = 10_000;

/** What was asked for, which is all that names a device where the output was searched for some lines. */
const COMMAND =
  /^(?:[^|]{0,80}[#$%>›!])?\s{0,8}(?:sudo\s)?(?:\/[a-z/]{1,20}\/)?lspci(?=\s|$)(?:[^|;&]{0,60}\s-[a-z]{0,6}s\s{0,2}((?:[0-9a-f]{4,8}:)?[0-9a-f]{2}:[0-9a-f]{2}\.[0-7])(?=\s|$))?/;

/** One of them stands in each line that tells something but that of a device itself. */
const SIGNS = signs.lspci;
/** What an address may begin with. */
const HEX = '0123456789abcdef';

export function lspciDevices(lines: Lines): PciDevice[] {
  const devices: PciDevice[] = [];
  const listings = new Listings();
  let device: PciDevice | undefined;
  let asked: { address: string; index: number } | undefined;
  let register = '';
  const nextSign = lines.seeker(SIGNS);
  for (let index = 0; index < lines.length && devices.length < MOST_DEVICES; index++) {
    const hasSign = nextSign(index) === index;
    if (!hasSign && !lines.mayBegin(index, HEX)) continue;
    const line = lines.at(index) ?? '';
    const [, short, kind = '', name = ''] = DEVICE.exec(line) ?? [];
    if (short !== undefined) {
      const address = withDomain(short);
      device = deviceAt(index, listings.of(address), address, kind, name);
      devices.push(device);
      [asked, register] = [undefined, ''];
      continue;
    }
    if (!hasSign) continue;
    const command = line.includes('lspci') ? COMMAND.exec(line) : null;
    if (command) {
      asked = command[1] === undefined ? undefined : { address: withDomain(command[1]), index };
      [device, register] = [undefined, ''];
      continue;
    }
    const begun = REGISTER.exec(line);
    if (BODY.test(line) && (!device || isNext(device, begun, line))) {
      device = asked
        ? deviceAt(asked.index, listings.of(asked.address), asked.address, '', '')
        : deviceAt(index, listings.current, undefined, '', '');
      devices.push(device);
      asked = undefined;
    }
    if (!device) continue;
    if (begun) register = `${begun[1]}${begun[2]}`;
    readLine(line, index + 1, register, begun !== null, device);
  }
  attach(devices);
  return devices;
}

const withDomain = (address: string): string => (/^[0-9a-f]{2}:/.test(address) ? `0000:${address}` : address);

/** Lines searched for in a list of many devices name none: the next begins where one of them comes again. */
function isNext(device: PciDevice, begun: RegExpExecArray | null, line: string): boolean {
  const [, register, second] = begun ?? [];
  if (device.address !== undefined) return false;
  if (!begun) return (device.capable ?? device.running) !== undefined && PORT.test(line);
  if (second !== '') return false;
  return (
    (register === 'LnkCap' && (device.capable ?? device.running) !== undefined) ||
    (register === 'LnkSta' && device.running !== undefined)
  );
}

/** An address that comes again begins the next listing. */
class Listings {
  readonly #seen = new Set<string>();
  current = 0;

  of(address: string): number {
    if (this.#seen.has(address)) {
      this.#seen.clear();
      this.current++;
    }
    this.#seen.add(address);
    return this.current;
  }
}

export const deviceAt = (
  index: number,
  listing: number,
  address: string | undefined,
  kind: string,
  name: string,
): PciDevice => ({
  line: index + 1,
  listing,
  address,
  kind,
  name: name.replace(/ \(rev [0-9a-f]+\).*$/, '').replace(/ \(prog-if .*$/, ''),
  isDenied: false,
});

function readLine(line: string, number: number, register: string, isFirst: boolean, device: PciDevice): void {
  const told = <Value>(value: Value | undefined) => (value === undefined ? undefined : { value, line: number });
  const bytes = (pattern: RegExp) => {
    const text = pattern.exec(line)?.[1];
    return told(text === undefined ? undefined : Number(text));
  };
  if (isFirst && register === 'LnkCap') device.capable ??= told(linkIn(line));
  if (isFirst && register === 'LnkSta') device.running ??= told(linkIn(line));
  const lowered = isFirst && register === 'LnkSta' ? told(loweredIn(line)) : undefined;
  if (lowered) device.lowered ??= lowered;
  if (register === 'LnkCtl2' && line.includes('Target Link Speed')) device.allowed ??= told(linkIn(line));
  if (register === 'DevCap') device.payloadCapable ??= bytes(/MaxPayload ([0-9]{2,5}) bytes/);
  if (register === 'DevCtl') {
    device.payload ??= bytes(/MaxPayload ([0-9]{2,5}) bytes/);
    device.readRequest ??= bytes(/MaxReadReq ([0-9]{2,5}) bytes/);
  }
  if (register === 'LnkCtl') {
    device.boundary ??= bytes(/RCB ([0-9]{2,4}) bytes/);
    device.aspm ??= told(/\bASPM (L0s L1|L0s|L1) Enabled/.exec(line)?.[1]);
  }
  // Only a port that reports the state of its link says by it whether something is there.
  if (register === 'LnkCap' && line.includes('LLActRep+')) device.reportsState = true;
  if (register === 'LnkSta' && line.includes('DLActive+')) device.isActive = true;
  const isDown = register === 'LnkSta' && device.reportsState && line.includes('DLActive-');
  const isAbsent = !device.isActive && /^\s*SltSta:.*\bPresDet-/.test(line);
  if (isDown || isAbsent) device.empty ??= told(true as const);
  if (isFirst) return;
  device.port ??= PORT.exec(line)?.[1]?.trim();
  device.driver ??= told(/^\s*Kernel driver in use: (\S{1,60})/.exec(line)?.[1]);
  if (/^\s*Capabilities: <access denied>/.test(line)) device.isDenied = true;
  const [, secondary, subordinate] = BUS.exec(line) ?? [];
  if (secondary !== undefined && subordinate !== undefined) {
    const [first, last] = [Number.parseInt(secondary, 16), Number.parseInt(subordinate, 16)];
    device.bus ??= { secondary: first, subordinate: last };
  }
}

/** What lspci calls less than the device supports: of its speed and its width, in this order. */
function loweredIn(line: string): ('speed' | 'width')[] | undefined {
  const statements = [
    ...(/Speed [^,(]{1,20} \(downgraded\)/.test(line) ? (['speed'] as const) : []),
    ...(/Width x[1-9][0-9]? \(downgraded\)/.test(line) ? (['width'] as const) : []),
  ];
  return statements.length > 0 ? statements : undefined;
}

function linkIn(line: string): PciLink {
  const [, speed, digits] = /Speed:? (([0-9]{1,3}(?:\.[0-9]{1,2})?) ?GT\/s|unknown)/i.exec(line) ?? [];
  const lanes = /Width x([0-9]{1,2})\b/.exec(line)?.[1];
  return {
    speed,
    rate: digits === undefined ? undefined : Number(digits) * 1e9,
    lanes: lanes === undefined ? undefined : Number(lanes),
  };
}

/** Hangs each device on the bridge of its listing and domain whose secondary bus it sits on. */
function attach(devices: readonly PciDevice[]): void {
  const bridges = new Map<string, string>();
  for (const { listing, address, bus } of devices) {
    const domain = address?.slice(0, -BUS_ON);
    if (address && bus && bus.secondary > 0) bridges.set(`${listing} ${domain} ${bus.secondary}`, address);
  }
  for (const device of devices) {
    const { listing, address = '' } = device;
    const bus = Number.parseInt(address.slice(-BUS_ON), 16);
    device.parent = bridges.get(`${listing} ${address.slice(0, -BUS_ON)} ${bus}`);
  }
}

/** Characters from the bus on: 01:00.0. */
const BUS_ON = 7;
