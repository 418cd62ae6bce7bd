/** Links of Ethernet. */
import type { NetworkLink } from '../../../datasets/tools/readers/network-link.ts';
import type { FactList } from './list.ts';

export function networkFacts(list: FactList, links: readonly NetworkLink[]): void {
  for (const { name, line, running, capable, advertised, offered, duplex, errors } of links) {
    const add = list.of('network-link', name, line);
    add('rate', running);
    add('rate_capable', capable);
    add('rate_advertised', advertised);
    add('rate_offered', offered);
    add('duplex', duplex);
    for (const { name: counter, count } of errors?.value ?? [])
      add('errors', { value: `${counter} ${count}`, line: errors?.line ?? line });
  }
}
