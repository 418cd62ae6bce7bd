// Which version of a model answers on a page: today's with the ranges of this build, also in frames that name it, or an
// earlier one that a frame was made with, whose core says its ranges, too.
import type { Calc } from '../../calc-wasm/js/calc.ts';
import { addressOfCore, frozenCalc } from '../../calc-wasm/js/frozen-node.ts';
import type { Calculator } from '../../calc-wasm/js/generated/catalog.ts';
import { frozenCatalog } from '../../calc-wasm/js/generated/frozen-catalog.ts';
import { ranged, rangesText } from '../common/ranges-build.ts';

interface Model {
  calculator: Calculator;
  calculate: Calc['calculate'];
  /** The address of the core that the browser loads, where it is not today's. */
  core?: string;
  /** The ranges that the browser puts over the core's answers. */
  ranges?: string | undefined;
}

export async function modelOf(today: Calculator, version?: number): Promise<Model> {
  if (version === undefined || version === today.modelVersion) {
    return { calculator: today, calculate: ranged.calculate, ranges: rangesText(today.name) };
  }
  const core = addressOfCore(today.name, version);
  const calculator = frozenCatalog[core];
  if (!calculator) throw new Error(`no catalogue is kept for ${core}: run npm run freeze`);
  const kept = await frozenCalc(today.name, version);
  return { calculator, core, calculate: kept.calculate };
}
