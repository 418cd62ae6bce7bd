import type { Sizer } from '../../../calc-wasm/js/chain.ts';

/** What of the diagnosis needs the core of the chain; without it no figure is judged by a chain. */
export type Core = Pick<Sizer, 'size'>;
