// Which version of a model answers on a page: today's, or the one that an embed was made with.
import type { Calc } from '../../calc-wasm/js/calc.ts';
import { addressOfCore, frozenCalc } from '../../calc-wasm/js/frozen-node.ts';
import type { Calculator } from '../../calc-wasm/js/generated/catalog.ts';
import { frozenCatalog } from '../../calc-wasm/js/generated/frozen-catalog.ts';
import { calculate } from '../../calc-wasm/js/node.ts';

interface Model {
  calculator: Calculator;
  calculate: Calc['calculate'];
  /** The address of the core that the browser loads, where it is not today's. */
  core?: string;
}

export async function modelOf(today: Calculator, version = today.modelVersion): Promise<Model> {
  if (version === today.modelVersion) return { calculator: today, calculate };
  const core = addressOfCore(today.name, version);
  const calculator = frozenCatalog[core];
  if (!calculator) throw new Error(`no catalogue is kept for ${core}: run npm run freeze`);
  const kept = await frozenCalc(today.name, version);
  return { calculator, core, calculate: kept.calculate };
}
