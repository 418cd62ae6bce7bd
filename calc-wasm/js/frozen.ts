// Superseded versions of models in a page: an embed of an earlier version loads the core that it was made with, and no
// other.
import { type Calc, calcFrom } from './calc.ts';
import { type Sizer, sizerFrom } from './chain.ts';
import { cores } from './generated/frozen.ts';

/** By address. A failed download is forgotten, so that the next need tries again. */
const ready = new Map<string, Promise<unknown>>();

async function started(address: string): Promise<unknown> {
  const core = await cores[address]?.();
  if (!core) throw new Error(`no core is kept for ${address}`);
  await core.default();
  return core;
}

function load(address: string): Promise<unknown> {
  const known = ready.get(address);
  if (known) return known;
  const loading = started(address).catch((reason) => {
    ready.delete(address);
    throw reason;
  });
  ready.set(address, loading);
  return loading;
}

export const loadFrozenCalc = async (address: string): Promise<Calc> =>
  calcFrom((await load(address)) as Parameters<typeof calcFrom>[0]);

export const loadFrozenSizer = async (address: string): Promise<Pick<Sizer, 'size'>> =>
  sizerFrom((await load(address)) as Parameters<typeof sizerFrom>[0]);
