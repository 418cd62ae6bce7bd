import type { APIRoute } from 'astro';
import type { DeviceList } from '../../../charts/devices.ts';
import { deviceValues } from '../../../charts/kinds/kind.ts';
import { configurations } from '../../../charts/rows-build.ts';

export const GET: APIRoute = async () => {
  const bySource = Map.groupBy(deviceValues(await configurations()), ({ group = '' }) => group);
  const list: DeviceList = [...bySource].map(([source, devices]) => [
    source,
    devices.map(({ value, text }) => [value, text]),
  ]);
  return Response.json(list);
};
