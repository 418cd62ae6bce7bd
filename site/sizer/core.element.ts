// The core that answers for a sizer: today's, with the ranges of the page, or that of the version which a frame was made
// with.
import type { Sizer } from '../../calc-wasm/js/chain.ts';

export type Core = Pick<Sizer, 'size'>;

export async function coreOf({ dataset }: HTMLElement): Promise<Core> {
  const { core, ranges } = dataset;
  if (core === undefined) {
    const [{ loadSizer }, { withChainRanges }] = await Promise.all([
      import('../../calc-wasm/js/chain-browser.ts'),
      import('../../calc-wasm/js/chain-ranges.ts'),
    ]);
    return { size: withChainRanges((await loadSizer()).size, JSON.parse(ranges ?? '{}')) };
  }
  return (await import('../../calc-wasm/js/frozen.ts')).loadFrozenSizer(core);
}
