import { bytes } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';

export const splitCommands = rule('LD403', function* ({ drives, figures }) {
  for (const { id, commandBytes } of drives) {
    const most = commandBytes?.value;
    if (most === undefined) continue;
    const block = figures
      .filter(({ target }) => target === id)
      .flatMap(({ measurement }) => measurement.block_size ?? [])
      .filter((size) => size > most)
      .at(0);
    if (block === undefined) continue;
    yield {
      subject: id,
      line: commandBytes?.line ?? 1,
      message: `${id} moves at most ${bytes(most)} a command (mdts), so each block of ${bytes(block)} is split into ${Math.ceil(block / most)}`,
      causes: [causeOf('LD403', 'limit', { most: bytes(most) })],
    };
  }
});
