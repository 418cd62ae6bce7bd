// Where the figures of a part come from: its entry of the catalogue, and the figures that are the reader's own.

import { refused } from '../../calc-wasm/js/calc.ts';
import type { ChainPart, Sizer, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { linkName } from '../../calc-wasm/js/link.ts';
import { count } from '../common/format.ts';
import { type Catalog, type CatalogPart, type CitedSource, shortName } from '../parts/catalog.ts';
import { partNamed } from '../parts/find.ts';
import { words } from './catalog.words.ts';
import { withNamed } from './edit.ts';
import { words as form } from './form.words.ts';
import { fieldText, type MemberName, members } from './members.ts';
import { HOST } from './setting.ts';

/** Parts that a chain may hold. Slots are places for parts. */
export const chainParts = ({ parts }: Catalog): CatalogPart[] => parts.filter(({ kind }) => kind !== 'slot');

/** As a chain takes it: named so that the name leads back to it. */
export const namedPart = (entry: CatalogPart) => ({ name: shortName(entry), part: entry.part });

export const entryOf = (catalog: Catalog, { name, kind = 'drive' }: ChainPart) =>
  name
    ? partNamed(
        chainParts(catalog).filter((entry) => entry.kind === kind),
        name,
      )
    : undefined;

/** What tells an entry from others: "HBA · PCIe 2.0 x8 · ports SAS-2 · 2.5 GB/s". */
export function summary({ kind, part, rates }: CatalogPart): string {
  const { link, ports, network, read } = part;
  const rate = members.find(({ name }) => name === 'read');
  return [
    kind === 'slot' ? '' : form.kinds[kind],
    link && linkName(link),
    ports && words.ports(linkName(ports)),
    network && linkName(network),
    read && rate && (rates === 'assumed' ? words.assumed : String)(fieldText(rate, read)),
    rates === 'link' && words.noRate,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What the reader chose; the rest is the part's own. */
const CHOSEN: readonly MemberName[] = ['name', 'count', 'slot'];

interface OwnFigure {
  member: MemberName;
  text: string;
}

/** Figures in which a part differs from the catalogue, both as the core understood them. */
export const ownFigures = (part: ChainPart, catalogs: ChainPart): OwnFigure[] =>
  members.flatMap((member): OwnFigure[] => {
    const { name, usual } = member;
    if (CHOSEN.includes(name)) return [];
    const [own, theirs] = [part[name] ?? usual, catalogs[name] ?? usual];
    if (own === theirs) return [];
    const text = typeof theirs === 'boolean' ? '' : fieldText(member, theirs);
    return [{ member: name, text: text ? words.own(text) : words.ownAlone }];
  });

/** The figures of an entry as the core writes them where the part is. */
export function asCatalog(
  inputs: SizerAnswer['inputs'],
  part: ChainPart,
  entry: CatalogPart,
  { size }: Pick<Sizer, 'size'>,
): ChainPart {
  const chain = withNamed(inputs.chain, part.id, namedPart(entry));
  const answer = size({ ...inputs, chain });
  return (refused(answer) ? chain : answer.inputs.chain).parts.find(({ id }) => id === part.id) ?? part;
}

/** Members that are no figures. */
const BARE = new Set(['id', 'kind', 'name', 'on']);

/** Whose the figures of a part are: those of the catalogue with its sources, or those of the build. */
export function whoseOf(
  catalog: Catalog,
  inputs: SizerAnswer['inputs'],
  part: ChainPart,
  core: Pick<Sizer, 'size'>,
): Pick<Origin, 'text' | 'sources'> {
  const entry = entryOf(catalog, part);
  if (!entry) {
    const isBare = part.id === HOST && Object.keys(part).every((name) => BARE.has(name));
    return { text: isBare ? words.noFigures : words.entered, sources: [] };
  }
  const { text, isUnverified, sources } = originOf(catalog, entry);
  const own = ownFigures(part, asCatalog(inputs, part, entry, core)).map(({ member }) => labelOf(member));
  const texts = [
    text,
    isUnverified && words.unverified,
    sources.length === 0 && words.noSource,
    own.length > 0 && words.owns(own),
  ];
  return { text: texts.filter(Boolean).join(' '), sources };
}

const labelOf = (member: MemberName): string => members.find(({ name }) => name === member)?.label ?? member;

export interface Origin {
  /** "Catalogue: LSI (Broadcom) 9211-8i, reported." */
  text: string;
  isUnverified: boolean;
  note: string;
  sources: CitedSource[];
  /** Of a chipset: what slots the processor of its platform has. */
  slots: string[];
  isPlatform: boolean;
}

export function originOf(catalog: Catalog, entry: CatalogPart): Origin {
  // What is unverified has a sentence of its own.
  const how = [
    ...(entry.confidence === 'unverified' ? [] : [words.confidence[entry.confidence]]),
    ...(entry.rates ? [words.rates[entry.rates]] : []),
  ];
  return {
    text: words.from(entry.name, how),
    isUnverified: entry.confidence === 'unverified',
    note: entry.note ?? '',
    sources: entry.sources.flatMap((key) => (Object.hasOwn(catalog.sources, key) ? (catalog.sources[key] ?? []) : [])),
    slots: slotsOf(catalog, entry),
    isPlatform: entry.kind === 'chipset',
  };
}

const slotsOf = ({ parts }: Catalog, { id }: CatalogPart): string[] =>
  parts
    .filter((slot) => slot.kind === 'slot' && slot.id.startsWith(`${id}/`))
    .map(({ places, part, purpose = '', splits, confidence }) =>
      words.slot(
        count(places ?? 1),
        linkName(part.slot ?? ''),
        [
          words.purposes[purpose],
          splits && splits.length > 1 && words.splits(splits),
          confidence === 'unverified' && words.confidence.unverified,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    );
