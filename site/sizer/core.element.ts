// The core that answers for a sizer: today's, or that of the version which a frame was made with.
import type { Sizer } from '../../calc-wasm/js/chain.ts';

export type Core = Pick<Sizer, 'size'>;

export async function coreOf({ dataset }: HTMLElement): Promise<Core> {
  const { core } = dataset;
  if (core === undefined) return (await import('../../calc-wasm/js/chain-browser.ts')).loadSizer();
  return (await import('../../calc-wasm/js/frozen.ts')).loadFrozenSizer(core);
}
