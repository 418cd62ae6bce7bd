// Whether a text may be something that the box computes, so that looking for a name or a page loads nothing of it.

/** A figure with what it counts or measures, a link with its generation or lanes, a level. */
const COMPUTED = [
  /\d\s?(?:[kmgtкмгт]i?[bб]|gbe|gig|гбит|iops|µs|us|ms|hdds?|ssds?|nvmes?|drives?|disks?|диск)/iu,
  /\d\s?[x×х]\s?\d|[x×х]\s?(?:1|2|4|8|16)(?![\p{L}\p{N}])|\d[x×х]\s/iu,
  /(?:pci-?e?|express|gen|usb|sata|sas|dmi|thunderbolt|tb)\s?-?\d/iu,
  /(?:raid|рейд)[- ]?z?\d|shr|draid/iu,
];
const SHORTEST = 5;

export const looksComputed = (text: string): boolean =>
  text.trim().length >= SHORTEST && COMPUTED.some((item) => item.test(text));
