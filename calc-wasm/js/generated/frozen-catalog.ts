// Generated from calc-wasm/frozen by `npm run gen`. Do not edit.
import type { Calculator } from './catalog.ts';

/** What the calculators of superseded versions declare, by the address of their embeds. */
export const frozenCatalog = {
} as unknown as Readonly<Record<string, Calculator>>;
