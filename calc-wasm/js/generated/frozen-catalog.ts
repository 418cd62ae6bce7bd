// Generated from calc-wasm/frozen by `npm run gen`. Do not edit.
import type { Calculator } from './catalog.ts';
import raid_v1 from '../../frozen/raid-v1/catalogue.json' with { type: 'json' };

/** What the calculators of superseded versions declare, by the address of their embeds. */
export const frozenCatalog = {
  'raid/v1': raid_v1,
} as unknown as Readonly<Record<string, Calculator>>;
