// English words of calculators that are not part of a declaration. A language is a folder beside this one.

import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { list } from '../common/list.ts';

export const words = {
  matrix: (output: string) => `${output} at a glance`,
  answer: 'Answer',
  /** By where the range comes from. */
  expect: {
    measured: (range: string) => `Expect ${range} (9 of 10 measured links fall in this range).`,
    few: (range: string, count: string) => `Measured: ${range} (all ${count} measurements we found; yours may differ).`,
    fills: (range: string) => `Expect ${range} (range of measured drive fills).`,
    assumed: (range: string) => `Assumed range: ${range}.`,
  },
  /** Of PCIe with FLITs. */
  unmeasured: (range: string) => `Assumed range: ${range}; our data has no measurement of a link with FLITs.`,
  /** The key of the band in the picture. */
  bands: {
    measured: 'Solid band: the range of measured links.',
    few: 'Solid band: from the lowest measurement to the highest.',
    fills: 'Solid band: the range of measured drive fills.',
    assumed: 'Dashed band: an assumed range.',
  },
  isLimit: 'the limit',
  answerShows: 'Answer shows',
  takes: (layer: string, share: string, first: boolean) =>
    first ? `${share} of the line rate goes to ${layer}` : `${share} to ${layer}`,
  and: (parts: string[]) => list(parts, 'and'),
  breakdown: (unit: UnitName) =>
    unit === 'byte'
      ? {
          title: 'Where the space goes',
          help: 'From the drives to your data. Each row shows what is left after a layer.',
        }
      : {
          title: 'Where the rate goes',
          help: 'From the wires to your data, one direction. Each row shows what is left after a layer.',
        },
  layer: 'Layer',
  left: 'Left',
  taken: 'Taken',
  outputs: 'All results',
  figure: 'Figure',
  value: 'Value',
  formula: 'How this is computed',
  formulaHelp: 'With your numbers.',
  charts: 'What if',
  sources: 'Sources',
  caveats: 'What the model leaves out or assumes',
  presets: 'Questions people ask',
  units: 'Units',
  decimal: 'MB, powers of 1000',
  binary: 'MiB, powers of 1024',
  reset: 'Reset',
  copyLink: 'Copy link',
  copied: 'Link copied',
  /** Before what they are. */
  change: 'Change the inputs',
  openFull: 'Open the full calculator with these inputs',
  openDefault: 'Open the full calculator',
  /** An answer and the inputs that are not the defaults, as a caption. */
  caption: (answer: string, inputs: string[]) => (inputs.length > 0 ? `${answer} (${list(inputs, 'and')})` : answer),
  coreFailed:
    'The calculator could not be loaded. The answer shown is this page’s example, not the answer to its address or to what you type. Change an input to try again.',
  /** The unit of the drives of a list. */
  ofEach: (unit: string) => `${unit} each`,
  noChart:
    'The chart of this answer could not be loaded. Change an input to try again; the answer is complete without it.',
  /** Of a help that goes on. */
  more: 'more',
  understood: (value: string) => `= ${value}`,
  model: (version: number) => `Model version ${version}`,
  /** Beside a field that cannot be read, of the answer that stays. */
  stale: 'This answer is for the last inputs that could be computed, not for what is typed now.',
  /** Of a chart of bars. */
  yours: 'Labelled bar: your input.',
  tableOf: 'Values of this chart',
};
