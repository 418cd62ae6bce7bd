// Every measured drive as the comparison takes it: its runs with the results that say something of the drive alone.

import { bestPoints, type Device } from '../charts/compare.ts';
import { keyOf } from '../charts/rows.ts';
import { configurations } from '../charts/rows-build.ts';
import { once } from '../common/once.ts';
import { runKey } from '../explorer/measurements.ts';
import { drives } from './drives-build.ts';

export const comparedDrives = once(async (): Promise<Device[]> => {
  const byKey = new Map((await configurations()).map((one) => [keyOf(one), one]));
  return (await drives()).map(({ part, free }) => {
    const results = Map.groupBy(free, runKey);
    const own = [...results].flatMap(([key, rows]) => {
      const configuration = byKey.get(key);
      const ids = new Set(rows.map(({ result_id }) => result_id));
      const points = configuration?.points.filter(({ result_id }) => ids.has(result_id)) ?? [];
      return configuration ? [{ ...configuration, points }] : [];
    });
    return { key: part.id, name: part.name, configurations: bestPoints(own) };
  });
});
