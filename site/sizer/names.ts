// What parts of a chain, and what of them limits, are called in a sentence.
import type { Chain, ChainPart, SizedPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { Place } from '../../calc-wasm/js/generated/chain.ts';
import { visible } from '../common/visible.ts';
import { HOST } from './setting.ts';
import { words } from './words.ts';

/** A part as the sentence goes on after "the": its own name, else what it is. */
export function nameOf({ parts, arrays = [] }: Chain, id: string, count = 1): string {
  const part = parts.find((chainPart) => chainPart.id === id);
  if (!part) return id === HOST ? words.kinds.host : (arrays.find((array) => array.id === id)?.id ?? id);
  // A name that people begin with an article has one in the sentence already. Addresses are written by anybody: what would
  // turn the text around is shown as what it is.
  if (part.name) return visible(part.name).text.replace(/^the\s+(?=\S)/i, '');
  const { kind = 'drive' } = part;
  const isDrive = kind === 'drive';
  const alike = parts.filter((other) => !other.name && (other.kind ?? 'drive') === kind);
  if (alike.length < 2) return isDrive ? words.drives(count) : words.kinds[kind];
  const called = isDrive ? words.map.drives[driveKind(part)](count) : words.kinds[kind];
  const isOnly = isDrive && alike.filter((other) => driveKind(other) === driveKind(part)).length === 1;
  return isOnly ? called : `${called} (${id})`;
}

/** The fastest hard disk of one actuator in the registry, Exos 15E900; SATA and SAS SSDs that it claims rates of write faster. */
const FASTEST_DISK = 315e6;

/** What drives without a name are called where there are several kinds of them. */
export function driveKind({ link = '', slow_end, solid, read, write }: ChainPart): keyof typeof words.map.drives {
  if (Number(slow_end ?? 1) < 1) return 'disk';
  if (link.startsWith('pcie ')) return 'nvme';
  const most = Math.max(Number(read ?? 0), Number(write ?? 0));
  if (solid) return 'ssd';
  return most > 0 && most <= FASTEST_DISK && /^s(ata|as)/i.test(link) ? 'disk' : 'drive';
}

/** Why a link comes up slower than the part could: its slot, or what it is plugged into. */
export const narrowedBy = ({ slot }: ChainPart, narrowed: boolean): 'slot' | 'port' | undefined =>
  narrowed ? (slot ? 'slot' : 'port') : undefined;

/** What of a part limits, inside a sentence: "the slot of the LSI 9211-8i". */
export function placeOf(
  answer: Pick<SizerAnswer, 'inputs'> & { parts: Pick<SizedPart, 'id' | 'instances' | 'narrowed'>[] },
  id: string,
  place: Place,
): { text: string; many: boolean } {
  const { chain } = answer.inputs;
  const part = chain.parts.find((chainPart) => chainPart.id === id);
  const sized = answer.parts.find((item) => item.id === id);
  const name = nameOf(chain, id, sized?.instances);
  const key = part ? keyOf(part, place, sized?.narrowed ?? false) : 'link';
  const many = key === 'media' && !part?.name && (sized?.instances ?? 1) > 1;
  return { text: words.places[key](name), many };
}

function keyOf(part: ChainPart, place: Place, narrowed: boolean): keyof typeof words.places {
  if (place === 'sends' || place === 'receives') return 'network';
  if (place !== 'link_up' && place !== 'link_down') return place;
  return narrowedBy(part, narrowed) ?? LINKS[part.kind ?? 'drive'] ?? 'link';
}

const LINKS: Partial<Record<NonNullable<ChainPart['kind']>, keyof typeof words.places>> = {
  chipset: 'uplink',
  expander: 'cable',
  multiplier: 'cable',
};
