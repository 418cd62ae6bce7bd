// One journey in each further engine that this machine has; the lab does all of them each night.
import { expect, test } from 'vitest';
import { ENGINES, isInstalled } from '../lab/engines/browser.ts';
import { JOURNEYS } from '../lab/engines/journeys.ts';
import { travel } from '../lab/engines/run.ts';

const smokes = JOURNEYS.filter(({ smoke }) => smoke);

for (const engine of ENGINES) {
  test.skipIf(!isInstalled(engine))(
    `${engine.name} answers, or is counted as skipped where it is not installed`,
    async () => {
      expect(smokes).not.toHaveLength(0);
      expect(await travel(engine, smokes)).toEqual([]);
    },
  );
}
