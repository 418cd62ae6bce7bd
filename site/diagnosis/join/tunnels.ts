/** Functions of a tunnel through Thunderbolt or USB4: their link registers are made up. */
import type { PciFunction } from './machine.ts';

const TUNNEL = /thunderbolt|usb4|\bJHL[0-9]{4}|(?:alpine|titan|maple|barlow|goshen) ridge/i;

export const isTunnel = ({ name }: Pick<PciFunction, 'name'>): boolean => TUNNEL.test(name);
