import type { Vdev } from '../join/machine.ts';
import { listed } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';

const words = { single: (count: number) => `single drives (${count})` };

export const mixedVdevs = rule('LD504', function* ({ groups }) {
  for (const { name, line, vdevs } of groups) {
    const data = vdevs.filter((vdev) => vdev.role === 'data' && !isCut(vdev));
    const kinds = new Set(
      data.map(({ kind, count }) => (kind === undefined ? words.single(count) : `${kind} (${count})`)),
    );
    if (kinds.size < 2) continue;
    yield {
      subject: name,
      line: data.at(1)?.line ?? line,
      message: `${name} mixes ${listed([...kinds])}`,
      causes: [causeOf('LD504', 'added', { name })],
    };
  }
});

/** No mirror has one drive: the paste ends in it. */
const isCut = ({ kind, count }: Vdev): boolean => kind === 'mirror' && count < 2;
