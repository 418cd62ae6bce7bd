import type { APIRoute } from 'astro';
import { words } from '../../../charts/compare.words.ts';
import type { DeviceList } from '../../../charts/devices.ts';
import { deviceValues } from '../../../charts/kinds/kind.ts';
import { configurations } from '../../../charts/rows-build.ts';
import { comparedDrives } from '../../../drives/compared-build.ts';

export const GET: APIRoute = async () => {
  const bySource = Map.groupBy(deviceValues(await configurations()), ({ detail }) => detail);
  const drives = (await comparedDrives()).map(({ key, name }): [string, string] => [key, name]);
  const runs: DeviceList = [...bySource].map(([source, devices]) => [
    source,
    devices.map(({ value, text }) => [value, text]),
  ]);
  return Response.json([[words.drives, drives], ...runs]);
};
