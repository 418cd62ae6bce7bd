// The models that are frozen: every calculator, the sizer and the planner, as the core of today answers them.
import { plan, size } from '../../../calc-wasm/js/chain-node.ts';
import { catalog } from '../../../calc-wasm/js/declared.ts';
import { modelVersions } from '../../../calc-wasm/js/generated/chain.ts';
import { calculate } from '../../../calc-wasm/js/node.ts';
import type { Ask } from './answers.ts';
import { type State, statesOf, statesOfPlanner, statesOfSizer } from './states.ts';

export interface Model {
  model: string;
  version: number;
  states(): State[];
  ask: Ask;
}

export const models: Model[] = [
  ...catalog.map((calculator) => ({
    model: calculator.name,
    version: calculator.modelVersion,
    states: () => statesOf(calculator),
    ask: (inputs: object) => calculate(calculator.name, inputs as Parameters<typeof calculate>[1]),
  })),
  {
    model: 'sizer',
    version: modelVersions.sizer,
    states: statesOfSizer,
    ask: (inputs) => size(inputs as Parameters<typeof size>[0]),
  },
  {
    model: 'planner',
    version: modelVersions.planner,
    states: statesOfPlanner,
    ask: (inputs) => plan(inputs as Parameters<typeof plan>[0]),
  },
];
