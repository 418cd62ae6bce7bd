/** `Get-NetAdapter` of PowerShell: what the links of a computer on Windows do, and what the names of its cards promise. */
import type { Lines } from '../paste/lines.ts';
import { told } from './figures.ts';
import type { NetworkLink } from './network-link.ts';

const HEADING = /^\s{0,8}Name\s{1,60}(?:InterfaceDescription\s.{0,120}\s)?LinkSpeed\s*$/;
const ROW =
  /^\s{0,8}(?<name>\S(?:.{0,60}?\S)?)(?:\s{2,60}(?<card>\S.{2,80}?)\s{1,20}\d{1,4}\s{1,12}(?<state>[A-Z][A-Za-z ]{1,20}?)\s{1,12}(?:[0-9A-Fa-fXx*]{2}-){5}[0-9A-Fa-fXx*]{2})?\s{1,60}(?<digits>\d{1,4}(?:[.,]\d)?) (?<unit>[KMGT]?)bps\s*$/;
const POWERS: Readonly<Record<string, number>> = { '': 1, K: 1e3, M: 1e6, G: 1e9, T: 1e12 };

/** What a card is called by its fastest speed. */
const CARDS: readonly (readonly [name: RegExp, rate: number])[] = [
  [/\b(?:10 ?G(?:b|BE|igabit)?|X5[24]0|X550|X710|AQC107|AQC113|Ethernet 10G)/i, 10e9],
  [/\b(?:5 ?GbE|AQC108|RTL8126|E5000)\b/i, 5e9],
  [/\b(?:2[.,]5 ?G(?:bE|igabit)?|I22[56]|RTL8125)/i, 2.5e9],
  [/\b(?:GbE|Gigabit|I21[0179]|1 ?GbE|RTL8111|RTL8168)/i, 1e9],
];

export function netAdapters(lines: Lines): NetworkLink[] {
  const links: NetworkLink[] = [];
  for (const start of lines.all(HEADING, ['LinkSpeed'])) {
    for (let index = start + 1; index < lines.length; index++) {
      const line = lines.at(index) ?? '';
      if (/^[\s-]*$/.test(line) && line.trim() !== '') continue;
      const link = linkOf(line, index + 1);
      if (link) links.push(link);
      else if (line.trim() === '' || !/bps\s*$/.test(line)) break;
    }
  }
  return links;
}

function linkOf(line: string, number: number): NetworkLink | undefined {
  const { name = '', card = '', state = 'Up', digits = '', unit = '' } = ROW.exec(line)?.groups ?? {};
  const rate = Number(digits.replace(',', '.')) * (POWERS[unit] ?? 0);
  if (!(rate > 0) || state !== 'Up') return undefined;
  const capable = CARDS.find(([pattern]) => pattern.test(card))?.[1];
  // A card that is faster than its name says is another one.
  const isNamed = capable !== undefined && capable >= rate;
  return {
    line: number,
    name,
    running: told(rate, number),
    capable: isNamed ? told(capable, number) : undefined,
    isOfWindows: true,
  };
}
