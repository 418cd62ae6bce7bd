/** Links of Ethernet. */
import type { NetworkLink } from '../../../datasets/tools/readers/network-link.ts';
import { addEach, type FactList } from './list.ts';

export function networkFacts(list: FactList, links: readonly NetworkLink[]): void {
  for (const { name, line, running, capable, advertised, offered, duplex, errors } of links) {
    const add = list.of('network-link', name, line);
    addEach(add, { rate: running, rate_capable: capable, rate_advertised: advertised, rate_offered: offered, duplex });
    for (const { name: counter, count } of errors?.value ?? [])
      add('errors', { value: `${counter} ${count}`, line: errors?.line ?? line });
  }
}
