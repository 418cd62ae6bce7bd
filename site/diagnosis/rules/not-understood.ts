/**
 * What the paste may say in a line that nobody understood: nothing is called missing from it that such a line may name.
 */
import type { Machine } from '../join/machine.ts';

/** A speed, a width or a word for a link, in whichever tool's words. */
const LINK =
  /[0-9] ?(?:[KMGT]i?[Bb](?:it)?(?:\/s|ps)?|[GM]T\/s)\b|\bx(?:1|2|4|8|16)\b|\b(?:Gen ?[1-6]|PCIe|SATA|SAS|USB|NVMe|link|speed|transfers)\b/i;
/** What a link runs at, beside its unit or in a register. */
const SPEED = /\bLnk(?:Sta|Cap)\b|[0-9] ?(?:[GM]T\/s|[KMG]b(?:it)?(?:\/s|ps))(?!\w)|_link_(?:speed|width)/;
/** A device by the name of a system. */
const DEVICE =
  /(?<![\w/-])(?:\/dev\/)?(?:sd[a-z]{1,2}|nvme[0-9]{1,2}(?:n[0-9]{1,2})?|a?da[0-9]{1,2}|nda[0-9]{1,2}|disk[0-9]{1,2}|ata[0-9]{1,2}|md[0-9]{1,3})(?![\w-])/;

/** The first line that names one of these devices and something of a link. */
export function lineNaming({ unread }: Machine, names: readonly string[]): number | undefined {
  const wanted = names.filter((name) => name.length > 2);
  if (wanted.length === 0) return undefined;
  return unread.find(({ text }) => LINK.test(text) && wanted.some((name) => isNamedIn(text, name)))?.line;
}

/** The first that names any device and something of a link. */
export const lineOfDevice = ({ unread }: Machine): number | undefined =>
  unread.find(({ text }) => LINK.test(text) && DEVICE.test(text))?.line;

/** The first that gives a speed or a width as tools do. */
export const lineOfSpeed = ({ unread }: Machine): number | undefined =>
  unread.find(({ text }) => SPEED.test(text))?.line;

/** As a word of its own: sda is not named by sdaa. */
function isNamedIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isWord = !/[\w]/.test(text[at - 1] ?? '') && !/[\w]/.test(text[at + name.length] ?? '');
    if (isWord) return true;
  }
  return false;
}
