/** Output of tools: single lines are answered here, whole outputs by the diagnosis. */
import { linkName } from '../../calc-wasm/js/link.ts';
import { symbolOf } from '../../datasets/tools/language/figure.ts';
import type { Found, LimitKey } from './answer.ts';
import { answer, calculated, usbCarries } from './ask-core.ts';
import forms from './forms.json' with { type: 'json' };
import { isPaste } from './pasted.ts';
import { amount, rate, time } from './show.ts';
import type { Given } from './talk.ts';
import { words } from './words.ts';

const GENERATIONS: Readonly<Record<string, string>> = forms.maps.transfers;

const AVAILABLE =
  / Gb\/s available PCIe bandwidth, limited by ([\d.]{1,9}) GT\/s PCIe x(\d{1,3}) link(?: at ([\da-f:.]{1,20}))?/gi;
const CAP = /LnkCap:.{0,60}?Speed ([\d.]{1,9})GT\/s.{0,60}?Width x(\d{1,3})/gi;
const STA = /LnkSta:.{0,60}?Speed ([\d.]{1,9})GT\/s.{0,60}?Width x(\d{1,3})(?: \([a-z]{1,20}\))?/gi;
const HDPARM =
  /Timing (?:buffered|O_DIRECT) disk reads:\s{0,8}[\d.]{1,9} MB in\s{1,8}[\d.]{1,9} seconds\s{0,8}=\s{0,8}([\d.]{1,12}) MB\/sec/gi;
/** "9.62T / 87.3T issued at 603M/s", "4.02T issued at 359M/s, 30.5T total", "787M scanned out of 2.61T at 2.21M/s". */
const SCRUB =
  /(?<![\d.])([\d.]{1,9}[KMGTP]) (?:\/ ([\d.]{1,9}[KMGTP]) )?(?:issued at|scanned out of ([\d.]{1,9}[KMGTP]) at) ([\d.]{1,9}[KMGTP])\/s(?:,\s{0,4}([\d.]{1,9}[KMGTP]) total)?/gi;
/** "[==>…]  check = 12.4% (970000000/7813894144) finish=612.3min speed=186000K/sec" */
const KERNEL = /finish=\s{0,4}([\d.]{1,9})min\s{1,4}speed=(\d{1,9})K\/sec/gi;
/** A line of `lsusb -t`. */
const USB = /Class=Mass Storage, Driver=([\w-]{0,20})[^\n]{0,20}, (\d{3,5})M(?![\p{L}\d])/giu;
const SATA = /SATA Version is:[^\n]{0,60}?(?<![\d.])([\d.]{1,6}) Gb\/s \(current: ([\d.]{1,6}) Gb\/s\)/gi;
const LINK_UP = /SATA link up (1\.5|3\.0|6\.0) Gbps/gi;
const SATA_GENERATIONS: Readonly<Record<string, string>> = { '1.5': '1.0', '3.0': '2.0', '6.0': '3.0' };
const ROTATES = /Rotation Rate:\s*(\d{4,5}) rpm/i;
const binaryOf = (text: string): number => Number.parseFloat(text) * 1024 ** ('KMGTP'.indexOf(text.at(-1) ?? '') + 1);

const page = 'diagnose';
/** @param detail Which part of its kind limits, where one does. */
const carries = (value: number, text: string, key?: LimitKey, detail = ''): Found =>
  answer(page, value, 'B/s', text, key && { limited_by: { key, detail } });

/** What a link in GT/s and lanes carries, and its name. */
function linkOf(given: Given, transfers: string, lanes: string): { value: number; link: string } | undefined {
  const generation = `${GENERATIONS[String(Number(transfers))]}.0`;
  const value = calculated(given, 'pcie', { generation, lanes: Number(lanes) })?.most;
  return value ? { value, link: `PCIe ${generation} x${lanes}` } : undefined;
}

type Reader = (given: Given, line: RegExpExecArray, text: string) => Found | undefined;

const ofLink: Reader = (given, [, transfers = '', lanes = '', port]) => {
  const own = linkOf(given, transfers, lanes);
  const at = port && own ? words.atPort(own.link, port.replace(/^0000:/, '')) : (own?.link ?? '');
  return own && carries(own.value, words.pasteLink(at, rate(own.value)), 'slot', at);
};

const ofStatus: Reader = (given, [state, transfers = '', lanes = ''], text) => {
  const [cap, other] = text.matchAll(CAP);
  const own = other ? undefined : linkOf(given, transfers, lanes);
  if (!own) return undefined;
  const { value, link } = own;
  if (Number(transfers) === 2.5 && /\bVGA|GeForce|Radeon|NVIDIA|\bgpu\b|\b(?:rtx|gtx|rx) ?\d{3}/i.test(text))
    return { outcome: 'page', page, text: words.idleGraphics };
  const isNarrowed = cap
    ? Number(cap[1]) > Number(transfers) || Number(cap[2]) > Number(lanes)
    : /downgraded/.test(state);
  return carries(value, words.pasteLink(link, rate(value)), isNarrowed ? 'slot' : 'card', link);
};

const ofHdparm: Reader = (_, [, megabytes]) => {
  const value = Number(megabytes) * 2 ** 20;
  return carries(value, words.pasteHdparm(rate(value)), value < 300e6 ? 'drive' : undefined, words.outerTracks);
};

const ofScrub: Reader = (_, [, passed = '', ofAll, outOf, pace = '', total = ofAll ?? outOf ?? '']) =>
  lasting((binaryOf(total) - binaryOf(passed)) / binaryOf(pace), binaryOf(pace), words.pasteScrub);

const ofKernel: Reader = (_, [, minutes, pace]) =>
  lasting(Number(minutes) * 60, Number(pace) * 1024, words.pasteKernel);

const lasting = (value: number, pace: number, say: (time: string, rate: string) => string): Found | undefined =>
  value > 0 ? answer(page, value, 's', say(time(value), rate(pace))) : undefined;

const ofUsb: Reader = (given, [, driver, megabits = '']) => {
  const generation: string | undefined = (forms.maps.lsusb as Record<string, string>)[megabits];
  const link = generation && usbCarries(given, generation, driver === 'usb-storage');
  if (!generation || !link) return undefined;
  const { usual: value, most } = link;
  const name = linkName({ kind: 'usb', generation, lanes: undefined });
  return carries(value, words.usbLink(name, rate(value), rate(most)), 'usb', amount(Number(megabits), 'Mb/s'));
};

const ofSata: Reader = (given, [, most, current], text) => {
  const turns = ROTATES.exec(text)?.[1];
  if (Number(current) !== 3 || Number(most) !== 6 || !turns) return undefined;
  const value = calculated(given, 'sata', { generation: '2.0' })?.most;
  return value ? carries(value, words.pasteSata(rate(value)), 'drive', words.spinning(turns)) : undefined;
};

/** A link as the kernel logs it when it comes up. */
const ofLinkUp: Reader = (given, [, speed = ''], text) => {
  const generation = SATA_GENERATIONS[speed] ?? '';
  const value = text.includes('\n') ? undefined : calculated(given, 'sata', { generation })?.most;
  const link = `${linkName({ kind: 'sata', generation, lanes: undefined })} (${Number(speed)} ${symbolOf('Gb/s')})`;
  return value ? carries(value, words.pasteLink(link, rate(value))) : undefined;
};

/** Each with what it reads, where that stands once: of several lines none is the one that is asked about. */
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [AVAILABLE, ofLink],
  [STA, ofStatus],
  [USB, ofUsb],
  [SATA, ofSata],
  [HDPARM, ofHdparm],
  [SCRUB, ofScrub],
  [KERNEL, ofKernel],
  [LINK_UP, ofLinkUp],
];

export function paste(given: Given, text: string): Found | undefined {
  if (!isPaste(text)) return undefined;
  const [found] = READERS.flatMap(([pattern, read]) => {
    const [line, other] = text.matchAll(pattern);
    return (line && !other && read(given, line, text)) || [];
  });
  if (found) return found;
  const diagnosis = given.diagnose?.(text);
  const isRead = diagnosis && (diagnosis.claims.length > 0 || diagnosis.machines.some(({ facts }) => facts.length > 0));
  return { outcome: 'page', page, text: isRead ? words.pasteRead : words.pasteUnread };
}
