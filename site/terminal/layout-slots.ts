/** Where the drives of a layout go, from the drive to the slot: the core's answer says it part by part. */

import type { Candidate, Chain, ChainPart } from '../../calc-wasm/js/chain.ts';
import { linkName } from '../../calc-wasm/js/link.ts';
import { nameOf } from '../sizer/names.ts';
import { HOST } from '../sizer/setting.ts';
import { words } from './planner.words.ts';

function pluggedInto({ slot, link }: ChainPart, above: ChainPart | undefined): string[] {
  if (slot) return [words.slot(linkName(slot))];
  const port = above?.ports ?? link;
  return port ? [words.port(linkName(port))] : [];
}

function* wayOf(part: ChainPart, chain: Chain): Generator<string> {
  const above = chain.parts.find(({ id }) => id === part.on);
  const isHost = above === undefined || above.id === HOST;
  // A chipset is soldered to the board: nobody plugs it in.
  if (part.kind !== 'chipset') yield* pluggedInto(part, above);
  if (isHost) return;
  yield nameOf(chain, above.id);
  yield* wayOf(above, chain);
}

/** "6 × disk → SAS-3 port → LSI 9300-8i → PCIe 3.0 x4 slot" for every kind of drive. */
const placesText = ({ chain }: Candidate): string =>
  chain.parts
    .filter(({ kind = 'drive' }) => kind === 'drive')
    .map((drive) => [`${drive.count ?? 1} × ${drive.name ?? drive.id}`, ...wayOf(drive, chain)].join(' → '))
    .join('; ');

/** Of layouts that give the same, the places of the first, and at which others they are to be had. */
export function whereText([first, ...others]: readonly Candidate[]): string {
  if (!first) return '';
  const named = (candidate: Candidate) => `places[${candidate.place}]`;
  const same = others.length > 0 ? ` (${words.same(others.map(named).join(', '))})` : '';
  return `${named(first)}: ${placesText(first)}${same}`;
}
