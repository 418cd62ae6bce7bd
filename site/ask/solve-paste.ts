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
/** Where it stands once: of several lines none is the one that is asked about. */
function only(pattern: RegExp, text: string): RegExpExecArray | undefined {
  const [line, other] = text.matchAll(pattern);
  return other ? undefined : line;
}
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

function ofLink(given: Given, text: string): Found | undefined {
  const [line, transfers = '', lanes = '', port = ''] = only(AVAILABLE, text) ?? [];
  const own = line && linkOf(given, transfers, lanes);
  if (!own) return undefined;
  const at = port ? words.atPort(own.link, port.replace(/^0000:/, '')) : own.link;
  return carries(own.value, words.pasteLink(at, rate(own.value)), 'slot', at);
}

function ofStatus(given: Given, text: string): Found | undefined {
  const [state, transfers = '', lanes = ''] = only(STA, text) ?? [];
  const [cap, other] = text.matchAll(CAP);
  const own = state && !other && linkOf(given, transfers, lanes);
  if (!own) return undefined;
  const { value, link } = own;
  if (Number(transfers) === 2.5 && /\bVGA|GeForce|Radeon|NVIDIA|\bgpu\b|\b(?:rtx|gtx|rx) ?\d{3}/i.test(text))
    return { outcome: 'page', page, text: words.idleGraphics };
  const isNarrowed = cap
    ? Number(cap[1]) > Number(transfers) || Number(cap[2]) > Number(lanes)
    : /downgraded/.test(state);
  return carries(value, words.pasteLink(link, rate(value)), isNarrowed ? 'slot' : 'card', link);
}

function ofHdparm(_: Given, text: string): Found | undefined {
  const line = only(HDPARM, text);
  const value = Number(line?.[1]) * 2 ** 20;
  if (!line) return undefined;
  return carries(value, words.pasteHdparm(rate(value)), value < 300e6 ? 'drive' : undefined, words.outerTracks);
}

function ofScrub(_: Given, text: string): Found | undefined {
  const [line, passed = '', ofAll, outOf, pace = '', total = ofAll ?? outOf ?? ''] = only(SCRUB, text) ?? [];
  const value = (binaryOf(total) - binaryOf(passed)) / binaryOf(pace);
  if (!line || !(value > 0)) return undefined;
  return answer(page, value, 's', words.pasteScrub(time(value), rate(binaryOf(pace))));
}

function ofKernel(_: Given, text: string): Found | undefined {
  const [line, minutes, pace] = only(KERNEL, text) ?? [];
  const value = Number(minutes) * 60;
  if (!line || !(value > 0)) return undefined;
  return answer(page, value, 's', words.pasteKernel(time(value), rate(Number(pace) * 1024)));
}

function ofUsb(given: Given, text: string): Found | undefined {
  const [, driver, megabits = ''] = only(USB, text) ?? [];
  const generation: string | undefined = (forms.maps.lsusb as Record<string, string>)[megabits];
  const link = generation && usbCarries(given, generation, driver === 'usb-storage');
  if (!generation || !link) return undefined;
  const { usual: value, most } = link;
  const name = linkName({ kind: 'usb', generation, lanes: undefined });
  return carries(value, words.usbLink(name, rate(value), rate(most)), 'usb', amount(Number(megabits), 'Mb/s'));
}

function ofSata(given: Given, text: string): Found | undefined {
  const [line, most, current] = only(SATA, text) ?? [];
  const turns = ROTATES.exec(text)?.[1];
  if (!line || Number(current) !== 3 || Number(most) !== 6 || !turns) return undefined;
  const value = calculated(given, 'sata', { generation: '2.0' })?.most;
  return value ? carries(value, words.pasteSata(rate(value)), 'drive', words.spinning(turns)) : undefined;
}

/** A link as the kernel logs it when it comes up. */
function ofLinkUp(given: Given, text: string): Found | undefined {
  const speed = text.includes('\n') ? '' : (only(LINK_UP, text)?.[1] ?? '');
  const generation = SATA_GENERATIONS[speed] ?? '';
  const value = calculated(given, 'sata', { generation })?.most;
  const link = `${linkName({ kind: 'sata', generation, lanes: undefined })} (${Number(speed)} ${symbolOf('Gb/s')})`;
  return value ? carries(value, words.pasteLink(link, rate(value))) : undefined;
}

const READERS = [ofLink, ofStatus, ofUsb, ofSata, ofHdparm, ofScrub, ofKernel, ofLinkUp];

export function paste(given: Given, text: string): Found | undefined {
  if (!isPaste(text)) return undefined;
  const [found] = READERS.flatMap((read) => read(given, text) ?? []);
  if (found) return { ...found, url: '/diagnose/' };
  const diagnosis = given.diagnose?.(text);
  const isRead = diagnosis && (diagnosis.claims.length > 0 || diagnosis.machines.some(({ facts }) => facts.length > 0));
  return { outcome: 'page', page, url: '/diagnose/', text: isRead ? words.pasteRead : words.pasteUnread };
}
