/** Output of tools: single lines are answered here, whole outputs by the diagnosis. */
import type { Found } from './answer.ts';
import { calculated } from './ask-core.ts';
import { isPaste } from './pasted.ts';
import { rate, time } from './show.ts';
import type { Given } from './talk.ts';
import { words } from './words.ts';

const GENERATIONS: Readonly<Record<string, string>> = {
  '2.5': '1.0',
  '5': '2.0',
  '8': '3.0',
  '16': '4.0',
  '32': '5.0',
  '64': '6.0',
};
const generationOf = (transfers: string): string | undefined => GENERATIONS[String(Number(transfers))];

const AVAILABLE =
  / Gb\/s available PCIe bandwidth, limited by ([\d.]{1,9}) GT\/s PCIe x(\d{1,3}) link(?: at ([\da-f:.]{1,20}))?/gi;
const CAP = /LnkCap:.{0,60}?Speed ([\d.]{1,9})GT\/s.{0,60}?Width x(\d{1,3})/gi;
const STA = /LnkSta:.{0,60}?Speed ([\d.]{1,9})GT\/s.{0,60}?Width x(\d{1,3})(?: \([a-z]{1,20}\))?/gi;
const HDPARM =
  /Timing buffered disk reads:\s{0,8}[\d.]{1,9} MB in\s{1,8}[\d.]{1,9} seconds\s{0,8}=\s{0,8}([\d.]{1,12}) MB\/sec/gi;
const SCRUB =
  /(?:(?<![\d.])([\d.]{1,9})([KMGTP]) \/ )?(?<![\d.])([\d.]{1,9})([KMGTP]) scanned[^\n]{0,60}?,\s{0,4}([\d.]{1,9})([KMGTP])(?: \/ ([\d.]{1,9})([KMGTP]))? issued at ([\d.]{1,9})([KMGTP])\/s/gi;
const SATA = /SATA Version is:[^\n]{0,60}?(?<![\d.])([\d.]{1,6}) Gb\/s \(current: ([\d.]{1,6}) Gb\/s\)/gi;
const ROTATES = /Rotation Rate:\s*(\d{4,5}) rpm/i;
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)];
const POWER = 'KMGTP';
const binaryOf = (value: string | undefined, unit: string | undefined): number =>
  Number(value) * 1024 ** (POWER.indexOf(unit ?? 'K') + 1);

const page = 'diagnose';
const pcie = (given: Given, generation: string, lanes: number) =>
  calculated(given, 'pcie', { generation, lanes })?.most;

function ofLink(given: Given, text: string): Found | undefined {
  const lines = all(AVAILABLE, text);
  const [line] = lines;
  if (!line || lines.length !== 1) return undefined;
  const [, transfers = '', lanes = '', port = ''] = line;
  const generation = generationOf(transfers);
  const value = generation && pcie(given, generation, Number(lanes));
  if (!value) return undefined;
  const link = `PCIe ${generation} x${lanes}`;
  const at = port ? words.atPort(link, port.replace(/^0000:/, '')) : link;
  return {
    outcome: 'answer',
    page,
    value,
    unit: 'B/s',
    limited_by: { key: 'slot', detail: at },
    text: words.pasteLink(at, rate(value)),
  };
}

function ofStatus(given: Given, text: string): Found | undefined {
  const states = all(STA, text);
  const caps = all(CAP, text);
  const [state] = states;
  if (!state || states.length !== 1 || caps.length > 1) return undefined;
  const [, transfers = '', lanes = ''] = state;
  const generation = generationOf(transfers);
  const value = generation && pcie(given, generation, Number(lanes));
  if (!value) return undefined;
  const link = `PCIe ${generation} x${lanes}`;
  if (generation === '1.0' && /\bVGA|GeForce|Radeon|NVIDIA|\bgpu\b|\b(?:rtx|gtx|rx) ?\d{3}/i.test(text))
    return { outcome: 'page', page, text: words.idleGraphics };
  const cap = caps[0];
  const isNarrowed = cap
    ? Number(cap[1]) > Number(transfers) || Number(cap[2]) > Number(lanes)
    : /downgraded/.test(state[0]);
  return {
    outcome: 'answer',
    page,
    value,
    unit: 'B/s',
    limited_by: { key: isNarrowed ? 'slot' : 'card', detail: link },
    text: words.pasteLink(link, rate(value)),
  };
}

function ofHdparm(text: string): Found | undefined {
  const lines = all(HDPARM, text);
  const [line] = lines;
  if (!line || lines.length !== 1) return undefined;
  const value = Number(line[1]) * 2 ** 20;
  return {
    outcome: 'answer',
    page,
    value,
    unit: 'B/s',
    ...(value < 300e6 && { limited_by: { key: 'drive', detail: words.outerTracks } }),
    text: words.pasteHdparm(rate(value)),
  };
}

function ofScrub(text: string): Found | undefined {
  const lines = all(SCRUB, text);
  const [line] = lines;
  if (!line || lines.length !== 1) return undefined;
  const total = line[7] ? binaryOf(line[7], line[8]) : binaryOf(line[3], line[4]);
  const issued = binaryOf(line[5], line[6]);
  const perSecond = binaryOf(line[9], line[10]);
  if (!(total > issued) || !(perSecond > 0)) return undefined;
  const value = (total - issued) / perSecond;
  return {
    outcome: 'answer',
    page,
    value,
    unit: 's',
    text: words.pasteScrub(time(value), rate(perSecond)),
  };
}

function ofSata(given: Given, text: string): Found | undefined {
  const lines = all(SATA, text);
  const [line] = lines;
  if (!line || lines.length !== 1 || Number(line[2]) !== 3 || Number(line[1]) !== 6 || !ROTATES.test(text))
    return undefined;
  const value = calculated(given, 'sata', { generation: '2.0' })?.most;
  const speed = ROTATES.exec(text)?.[1] ?? '';
  return value
    ? {
        outcome: 'answer',
        page,
        value,
        unit: 'B/s',
        limited_by: { key: 'drive', detail: words.spinning(speed) },
        text: words.pasteSata(rate(value)),
      }
    : undefined;
}

export function paste(given: Given, text: string): Found | undefined {
  if (!isPaste(text)) return undefined;
  const found = ofLink(given, text) ?? ofStatus(given, text) ?? ofHdparm(text) ?? ofScrub(text) ?? ofSata(given, text);
  if (found) return { ...found, url: '/diagnose/' };
  const diagnosis = given.diagnose?.(text);
  const isRead = diagnosis && (diagnosis.claims.length > 0 || diagnosis.machines.some(({ facts }) => facts.length > 0));
  return {
    outcome: 'page',
    page,
    url: '/diagnose/',
    text: isRead ? words.pasteRead : words.pasteUnread,
  };
}
