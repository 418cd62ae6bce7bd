// Links as texts: read as `calc-wasm/src/chain/notation.rs` reads them, written for the core, and named for readers.
import { type LinkKind, linkKinds, links } from './generated/chain.ts';

export interface Link {
  kind: LinkKind;
  /** As the core names it: `3.0`, `SAS-2`, `3.2 Gen 2x1`, `10G`. */
  generation: string;
  /** Missing where the text leaves it out or the kind has no widths. */
  lanes?: number | undefined;
}

/** Names of kinds as their standards write them, in every language. */
export const kindNames: Readonly<Record<LinkKind, string>> = {
  pcie: 'PCIe',
  dmi: 'DMI',
  sata: 'SATA',
  sas: 'SAS',
  usb: 'USB',
  ethernet: 'Ethernet',
};

/** A width as a word of its own: `x4`, `×4`, `4x`. The `x2` of `Gen 2x2` is part of a generation. */
const WIDTH = /(?<![^\s@,(])(?:[x×]\s?(\d{1,2})|(\d{1,2})[x×])(?![^\s@,)])/;

const squashed = (text: string): string => text.toLowerCase().replace(/[^a-z0-9.]/g, '');

const numberIn = (text: string): number => (/^[\d.]+$/.test(text) ? Number(text) : Number.NaN);

/** The generation of a kind that a squashed text names. */
function generationIn(text: string, kind: LinkKind): string | undefined {
  const after = text.startsWith(kind) ? text.slice(kind.length) : undefined;
  const bare = after?.replace(/^gen/, '');
  return links[kind].generations.find((name) => {
    const whole = squashed(name);
    const short = whole.startsWith(kind) ? whole.slice(kind.length) : whole;
    // A name that starts with a letter names its kind itself: SAS-2, Thunderbolt 3.
    if (whole === text && /^[a-z]/.test(whole)) return true;
    return after === whole || bare === short || numberIn(bare ?? '') === numberIn(short.replace(/g$/, ''));
  });
}

/**
 * Reads a link: `pcie 3.0 x4`, `PCIe gen3 ×4`, `x4 @ 3.0`, `SAS-2 x4`, `ethernet 10G`. A width without a kind is one of
 * PCI Express. Beyond what the core reads, the width may stand first and its x may be Cyrillic.
 */
export function parseLink(typed: string | undefined): Link | undefined {
  const text = (typed ?? '').replace(/[хХX]/g, 'x');
  const [word = '', after, before] = WIDTH.exec(text) ?? [];
  const rest = squashed(text.replace(word, ' ')).replace(/^pciexpress/, 'pcie');
  const named = linkKinds.some((kind) => rest.startsWith(kind)) || word === '' ? rest : `pcie${rest}`;
  for (const kind of linkKinds) {
    const generation = generationIn(named, kind);
    if (generation === undefined) continue;
    const { widths } = links[kind];
    if (word === '' || widths.length === 0) return { kind, generation };
    const lanes = Number(after ?? before);
    return widths.includes(lanes) ? { kind, generation, lanes } : undefined;
  }
  return undefined;
}

export interface PcieLink {
  generation: string;
  lanes: number;
}

/** A link of PCI Express whose text gives both its generation and its lanes. */
export function pcieIn(typed: string | undefined): PcieLink | undefined {
  const { kind, generation, lanes } = parseLink(typed) ?? {};
  return kind === 'pcie' && generation && lanes ? { generation, lanes } : undefined;
}

/** A link as the core writes it: `pcie 3.0 x4`, `SAS-2 x4`. */
export function linkText({ kind, generation, lanes }: Link): string {
  const named = /^[A-Z]/.test(generation) ? generation : `${kind} ${generation}`;
  return lanes ? `${named} x${lanes}` : named;
}

/** A link with other lanes; without a number, for a kind of link whatever its width. */
export function withLanes(link: string, lanes?: number): string {
  const known = parseLink(link);
  return known ? linkText({ ...known, lanes }) : link;
}

/** A link for readers: "PCIe 3.0 x4", "SAS-2 x4", "10 GbE"; as it is where it cannot be read. `times` precedes the lanes. */
export function linkName(link: Link | string, { space = ' ', times = 'x' } = {}): string {
  const known = typeof link === 'string' ? parseLink(link) : link;
  if (!known) return String(link);
  const { kind, generation, lanes } = known;
  const named = generation.replace(/^([\d.]+)G$/, '$1 GbE');
  const isWhole = /^[A-Z]/.test(named) || named.endsWith('GbE');
  const name = isWhole ? named : `${kindNames[kind]} ${named}`.trim();
  return (lanes ? `${name} ${times}${lanes}` : name).replaceAll(' ', space);
}
