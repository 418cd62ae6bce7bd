import { expect, test } from 'vitest';
import { Boards, boardsFile, placeNamed } from '../../datasets/tools/names/boards.ts';
import { registryRows } from '../../datasets/tools/names/load.ts';
import { asked } from './testing.ts';

test('no name of a board with a slot of it is answered with more lanes than the table has', { timeout: 60_000 }, () => {
  const file = boardsFile(registryRows().rows);
  const boards = new Boards(file);
  // Every eleventh: a prime number meets each maker.
  for (const [id, name, , places] of file.filter((_, index) => index % 11 === 0)) {
    const own = boards.exact(name);
    if (own.length !== 1 || !own[0]) continue;
    expect(own[0].id).toBe(id);
    for (const [slot, form, lanes, generation] of places) {
      const place = placeNamed(own[0], slot);
      if (!place || form !== 0 || lanes === 0 || generation === '') continue;
      const { value, assumed } = asked(`9300-8i in ${slot} of ${name}`);
      if (value === undefined) continue;
      expect(assumed.join()).toContain(`x${lanes}`);
      const wide = asked(`9300-8i in a pcie ${generation} x${Math.min(lanes, 8)} slot`);
      expect(value, `${slot} of ${name}`).toBeLessThanOrEqual((wide.value ?? 0) * 1.001);
    }
  }
});
