// The rows of the form: what each shows of a chain, at build time and in the browser.
import type { Chain, ChainArray, ChainPart } from '../../calc-wasm/js/chain.ts';
import { arrayLevels, partKinds } from '../../calc-wasm/js/generated/chain.ts';
import { hostsFor } from './edit.ts';
import { words } from './form.words.ts';
import type { Member } from './members.ts';
import { capital, nameOf } from './names.ts';
import { HOST } from './setting.ts';

export interface Option {
  value: string;
  label: string;
}

/** What a part is called at the head of its row and in the list of what to connect to. */
export const rowName = (chain: Chain, id: string): string =>
  id === HOST ? words.processor : capital(nameOf(chain, id, 2));

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

/** A field that its kind of part has not is shown only where an address gave it a value. */
export const isShown = ({ kinds, name, usual }: Member, part: ChainPart): boolean =>
  kinds.includes(part.kind ?? 'drive') || (part[name] ?? usual) !== usual;

/** Numbers of an array, and what goes without saying. */
export const arrayNumbers = [
  { name: 'groups', usual: 1 },
  { name: 'copies', usual: 2 },
] as const satisfies readonly { name: keyof ChainArray; usual: number }[];
