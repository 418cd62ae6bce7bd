/** Processors and chipsets by name, with their lanes, as a form that asks for a board knows them. */

import { type HostLanes, hostLanes } from '../parts/lanes.ts';
import type { Rows } from '../parts/part.ts';
import { platformModels } from '../parts/platforms.ts';
import { squash } from './normalised-name.ts';
import { isSeries, Series } from './series.ts';

export interface NamedHost {
  name: string;
  lanes: HostLanes;
}

/** Each name once: chipsets by their models, processors by what people call them. */
export function namedHosts(rows: Rows): NamedHost[] {
  const hostsNamed = (names: readonly string[], id: string, isChipset: boolean): NamedHost[] => {
    const lanes = hostLanes(rows, id, isChipset);
    return lanes ? names.map((name) => ({ name, lanes })) : [];
  };
  const platforms = rows('socket-platforms').flatMap((row) =>
    hostsNamed(platformModels(row), String(row.socket_platform_id), true),
  );
  const called = rows('names')
    .filter((row) => row.registry_table === 'socket-platforms')
    .flatMap((row) => hostsNamed([String(row.name)], String(row.row_id), false));
  return [...platforms, ...called];
}

/** "2x EPYC 7302", "dual Xeon Gold 6230". */
const PAIR = /^(?:2\s?[x×]|2\s|dual\s|two\s)\s*/i;

/** Hosts that can be looked up by what somebody typed. */
export class Hosts {
  readonly #bySquash: Map<string, NamedHost>;
  readonly #series: Series<NamedHost>;

  constructor(all: readonly NamedHost[]) {
    this.#bySquash = new Map(
      all.filter(({ name }) => !isSeries(name)).map((namedHost) => [squash(namedHost.name), namedHost]),
    );
    this.#series = new Series(all.filter(({ name }) => isSeries(name)));
  }

  find(typed: string): { lanes: HostLanes; sockets: number } | undefined {
    const singular = typed.replace(PAIR, '');
    const key = squash(singular.replace(/^(?:intel|amd)\s+/i, ''));
    const host = this.#bySquash.get(key) ?? this.#series.of(key)[0];
    return host && { lanes: host.lanes, sockets: singular === typed ? 1 : 2 };
  }
}
