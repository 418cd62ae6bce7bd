// The rows of the form: what each shows of a chain, at build time and in the browser.

import type { Chain, ChainArray, ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { arrayLevels, partKinds } from '../../calc-wasm/js/generated/chain.ts';
import { linkName } from '../../calc-wasm/js/link.ts';
import { capital, quantity } from '../common/format.ts';
import { visible } from '../common/visible.ts';
import { hostsFor } from './edit.ts';
import { words } from './form.words.ts';
import type { Member } from './members.ts';
import { nameOf } from './names.ts';
import { HOST } from './setting.ts';
import { words as sizer } from './words.ts';

export interface Option {
  value: string;
  label: string;
}

/** What a part is called at the head of its row and in the list of what to connect to. */
export const rowName = (chain: Chain, id: string): string =>
  id === HOST
    ? words.processor
    : capital(visible(chain.parts.find((part) => part.id === id)?.name ?? '').text || nameOf(chain, id, 2));

export const kindOptions: readonly Option[] = partKinds
  .filter((kind) => kind !== 'host')
  .map((kind) => ({ value: kind, label: words.kinds[kind] }));

export const levelOptions: readonly Option[] = arrayLevels.map((level) => ({
  value: level,
  label: words.levels[level],
}));

export const onOptions = (chain: Chain, id: string): Option[] =>
  hostsFor(chain, id).map((host) => ({ value: host, label: rowName(chain, host) }));

export const arrayOptions = ({ arrays = [] }: Chain): Option[] => [
  { value: '', label: words.loose },
  ...arrays.map(({ id }) => ({ value: id, label: words.array(id) })),
];

/** The array that drives are joined in; empty for none. */
export const arrayOf = ({ arrays = [] }: Chain, id: string): string =>
  arrays.find(({ members }) => members.includes(id))?.id ?? '';

/** What can do the work of an array: the processor, or a card with RAID of its own. */
export const raidOptions = ({ parts }: Chain): Option[] => [
  { value: HOST, label: words.processor },
  ...parts
    .filter(({ kind }) => kind === 'raid_card' || kind === 'bridge')
    .map(({ id }) => ({ value: id, label: rowName({ parts }, id) })),
];

/** A field of other kinds of parts is shown only where an address gave it a value. */
export const isShown = ({ shown, name, usual }: Member, part: ChainPart): boolean =>
  shown.includes(part.kind ?? 'drive') || (part[name] ?? usual) !== usual;

/** Numbers of an array, and what goes without saying. */
export const arrayNumbers = [
  { name: 'groups', usual: 1 },
  { name: 'copies', usual: 2 },
] as const satisfies readonly { name: keyof ChainArray; usual: number }[];

/** What the row of a part says while it is closed. */
export interface Head {
  id: string;
  name: string;
  /** Kind and link: "HBA · PCIe 2.0 x8 in a PCIe 2.0 x4 slot". */
  what: string;
  on: string;
  /** How much of the part is used, or that it is the limit. */
  load: string;
  limits: boolean;
  depth: number;
}

/** Deeper rows are not set in further: names need the room. */
const DEEPEST = 4;

/** Every part but the processor once, below what it connects to, and how many parts are between it and the processor. */
export function placed({ parts }: Chain): { part: ChainPart; depth: number }[] {
  const rows = parts.filter(({ id }) => id !== HOST);
  const below = Map.groupBy(rows, ({ on = HOST }) => on);
  const seen = new Map<ChainPart, number>();
  const add = (part: ChainPart, depth: number): void => {
    if (seen.has(part)) return;
    seen.set(part, depth);
    for (const child of below.get(part.id) ?? []) add(child, depth + 1);
  };
  for (const part of below.get(HOST) ?? []) add(part, 0);
  // Connected to nothing that there is, or in a circle: the core refuses it, and the reader has to see it.
  for (const part of rows) add(part, 0);
  return [...seen].map(([part, depth]) => ({ part, depth }));
}

/** The rows of a chain, each part below what it connects to. Loads are those of an answer to the same chain. */
export const headsOf = (chain: Chain, answer?: SizerAnswer): Head[] =>
  placed(chain).map(({ part, depth }) => {
    const { id, kind = 'drive', on = HOST, count = 1, link = '', slot = '', network = '' } = part;
    const name = rowName(chain, id);
    const own = linkName(link);
    const ends = [slot && own ? words.inSlot(own, linkName(slot)) : own, network && linkName(network)];
    const called = words.kinds[kind];
    const limits = answer?.limited_by === id;
    return {
      id,
      name: String(count) === '1' ? name : words.times(String(count), name),
      what: [called !== name && called, ...ends].filter(Boolean).join(' · '),
      on: on === HOST ? '' : words.onPart(rowName(chain, on)),
      load: limits ? sizer.map.limit : usedText(answer, id),
      limits,
      depth: Math.min(depth, DEEPEST),
    };
  });

function usedText(answer: SizerAnswer | undefined, id: string): string {
  const uses = answer?.parts.find((part) => part.id === id)?.uses ?? [];
  const most = Math.max(0, ...uses.map(({ use }) => use));
  return most > 0 ? words.used(quantity(most, 'ratio', { digits: 2, exact: true })) : '';
}

/** The row of an array: level, and which drives. */
export const arrayHead = (chain: Chain, { id, level, members }: ChainArray): Head => ({
  id,
  name: words.array(id),
  on: '',
  load: '',
  limits: false,
  depth: 0,
  what: [words.levels[level], members.map((member) => rowName(chain, member)).join(' + ')].filter(Boolean).join(' · '),
});
