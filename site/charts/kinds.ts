// Every kind of chart of the dataset, by its name in the URL, in the order the site shows them.
import { kinds } from './kinds/generated.ts';

export { kinds };

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

/** Goes up when an address of today would show something else. */
export const CHART_VERSION = 1;

export const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);
