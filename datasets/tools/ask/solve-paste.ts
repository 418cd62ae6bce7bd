/** Output of tools: single lines are answered here, whole outputs by the diagnosis. */
import type { Found } from './answer.ts';
import { calculated } from './ask-core.ts';
import type { Given } from './core.ts';
import { rate, time } from './show.ts';
import { words } from './words.ts';

const GENERATIONS: Readonly<Record<string, string>> = {
  '2.5': '1.0',
  '5': '2.0',
  '8': '3.0',
  '16': '4.0',
  '32': '5.0',
  '64': '6.0',
};
const generationOf = (transfers: string): string | undefined =>
  GENERATIONS[String(Number(transfers))];

const AVAILABLE =
  /([\d.]+) Gb\/s available PCIe bandwidth, limited by ([\d.]+) GT\/s PCIe x(\d+) link(?: at ([\da-f:.]+))?(?: \(capable of ([\d.]+) Gb\/s with ([\d.]+) GT\/s PCIe x(\d+) link\))?/gi;
const CAP = /LnkCap:.*?Speed ([\d.]+)GT\/s.*?Width x(\d+)/gi;
const STA = /LnkSta:.*?Speed ([\d.]+)GT\/s.*?Width x(\d+)(?: \([a-z]+\))?/gi;
const HDPARM =
  /Timing buffered disk reads:\s*[\d.]+ MB in\s+[\d.]+ seconds\s*=\s*([\d.]+) MB\/sec/gi;
const SCRUB =
  /(?:([\d.]+)([KMGTP]) \/ )?([\d.]+)([KMGTP]) scanned[^\n]*?,\s*([\d.]+)([KMGTP])(?: \/ ([\d.]+)([KMGTP]))? issued at ([\d.]+)([KMGTP])\/s/gi;
const SATA = /SATA Version is:.*?([\d.]+) Gb\/s \(current: ([\d.]+) Gb\/s\)/gi;
const ROTATES = /Rotation Rate:\s*(\d{4,5}) rpm/i;
const SIGNS =
  /LnkSta:|LnkCap:|Gb\/s available PCIe bandwidth, limited|Timing buffered disk reads|scanned at|SATA Version is:|^\s*(?:read|write|READ|WRITE): (?:IOPS=|bw=)|bw=\d|\bnvme nvme\d+:|Model Family:|Device Model:|^(?:[\da-f]{4}:)?[\da-f]{2}:[\da-f]{2}\.\d [A-Z"]|^md\w+ : (?:in)?active |\[\s*\d+\.\d+\] |zpool |^\s*pool: |\bSMART\b.*\bsection\b|Fusion-MPT|^\/dev\/|^(?:ata\d+(?:\.\d+)?|usb \d+-[\d.]+|nvme nvme\d+): |^Bus \d{3} |\|__ Port/im;

export const isPaste = (text: string): boolean => SIGNS.test(text);

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
  const [, , transfers = '', lanes = '', port = ''] = line;
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
    limited_by: `${words.role.slot}: ${at}`,
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
  const cap = caps[0];
  const isNarrowed = cap
    ? Number(cap[1]) > Number(transfers) || Number(cap[2]) > Number(lanes)
    : /downgraded/.test(state[0]);
  return {
    ...{
      outcome: 'answer',
      page,
      value,
      unit: 'B/s',
      limited_by: `${isNarrowed ? words.role.slot : words.role.card}: ${link}`,
    },
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
    ...(value < 300e6 && { limited_by: `${words.role.drive}: ${words.outerTracks}` }),
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
  if (
    !line ||
    lines.length !== 1 ||
    Number(line[2]) !== 3 ||
    Number(line[1]) !== 6 ||
    !ROTATES.test(text)
  )
    return undefined;
  const value = calculated(given, 'sata', { generation: '2.0' })?.most;
  const speed = ROTATES.exec(text)?.[1] ?? '';
  return value
    ? {
        outcome: 'answer',
        page,
        value,
        unit: 'B/s',
        limited_by: `${words.role.drive}: ${words.spinning(speed)}`,
        text: words.pasteSata(rate(value)),
      }
    : undefined;
}

export function paste(given: Given, text: string): Found | undefined {
  if (!isPaste(text)) return undefined;
  const found =
    ofLink(given, text) ??
    ofStatus(given, text) ??
    ofHdparm(text) ??
    ofScrub(text) ??
    ofSata(given, text);
  if (found) return { ...found, url: '/diagnose/' };
  const read = given.diagnose?.(text);
  const isRead =
    read && (read.claims.length > 0 || read.machines.some(({ facts }) => facts.length > 0));
  return {
    outcome: 'page',
    page,
    url: '/diagnose/',
    text: isRead ? words.pasteRead : words.pasteUnread,
  };
}
