/** Functions of a tunnel through Thunderbolt or USB4: their link registers are made up. */
import type { Machine, PciFunction } from './machine.ts';

const TUNNEL = /thunderbolt|usb4|\bJHL[0-9]{4}|(?:alpine|titan|maple|barlow|goshen) ridge/i;

/** Intel's controllers by their ids, of Linux's drivers/thunderbolt/nhi.h. */
const IDS =
  /^8086:(?:1513|151[ab]|154[789]|156[6-9a-d]|157[5-8]|15bf|15c0|15d[239a]|15e[78abf]|113[4-7]|578[0-7]|8a0d|8a17)$/;

export const isTunnel = ({ name, ids }: Pick<PciFunction, 'name' | 'ids'>): boolean =>
  TUNNEL.test(name) || IDS.test(ids ?? '');

/** Where Intel's processors have their ports of Thunderbolt and USB4. */
const PORT_OF_INTEL = /^0000:00:07\.[0-3]$/;

/** Whether something that was read speaks for a tunnel at a port whose name is not known. */
export const mayBeTunnelAt = (at: string | undefined, { functions, plugged }: Machine): boolean =>
  PORT_OF_INTEL.test(at ?? '') ||
  functions.some(isTunnel) ||
  plugged.some(({ address }) => address === undefined || address === at);
