// Which way data flows through each part of a chain.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { HOST } from './setting.ts';

/** Towards the processor, away from it, or both. */
export type Way = 'up' | 'down' | 'both';

type Asked = SizerAnswer['inputs'];

/** The two ends of a copy, from where and to where, as the core has them: loose drives before arrays, the first and the last. */
export function endsOf({ chain: { parts, arrays = [] }, load }: Pick<Asked, 'chain' | 'load'>): CopyEnd[] {
  const joined = new Set(arrays.flatMap(({ members }) => members));
  const loose = parts.filter(({ id, kind = 'drive' }) => kind === 'drive' && !joined.has(id));
  const sources = [...loose.map(({ id }) => ({ id, members: [id] })), ...arrays];
  const none: CopyEnd = { id: '', members: [] };
  const ends = [sources[0] ?? none, sources.at(-1) ?? none];
  return load === 'copy' ? ends : ends.toReversed();
}

interface CopyEnd {
  id: string;
  members: readonly string[];
}

/** Of the drives of a chain under a load, by their ids. */
function drivesIn({ chain: { parts, arrays = [] }, load }: Asked): Map<string, Way> {
  const drives = parts.filter(({ kind = 'drive' }) => kind === 'drive').map(({ id }) => id);
  const joined = new Set(arrays.flatMap(({ members }) => members));
  const all = (ids: readonly string[], way: Way) => new Map(ids.map((id) => [id, way]));
  const loose = drives.filter((id) => !joined.has(id));
  switch (load) {
    case 'rebuild':
      return all([...joined], 'both');
    case 'write':
    case 'copy_in':
      return all(drives, 'down');
    // Arrays with parity read before they write.
    case 'random_write':
      return all(loose, 'down');
    case 'copy':
    case 'copy_back': {
      const [from, to] = endsOf({ chain: { parts, arrays }, load }).map(({ members }) => members) as [
        string[],
        string[],
      ];
      return from === to ? all(from, 'both') : new Map([...all(from, 'up'), ...all(to, 'down')]);
    }
    default:
      return all(drives, 'up');
  }
}

/** Of every part that something flows through, by its id. */
export function waysOf(inputs: Asked): Map<string, Way> {
  const { chain, load } = inputs;
  const ways = drivesIn(inputs);
  if (load === 'copy_out' || load === 'copy_in')
    for (const { id, kind } of chain.parts) if (kind === 'nic') ways.set(id, load === 'copy_out' ? 'down' : 'up');
  const hosts = new Map(chain.parts.map(({ id, on = HOST }) => [id, on]));
  for (const [id, way] of [...ways]) {
    for (let host = hosts.get(id); host !== undefined && host !== HOST; host = hosts.get(host)) {
      const known = ways.get(host) ?? way;
      ways.set(host, known === way ? way : 'both');
    }
  }
  return ways;
}
