// The embeds of calculators, by their names in addresses.
import type { Calculator } from '../../calc-wasm/js/generated/catalog.ts';
import { calculatorNamed } from '../common/query.ts';

export type Preset = Calculator['presets'][number];

/** The embed of any inputs, and of a preset that one. */
export const calculatorEmbed = (name: string, slug?: string): string => (slug === undefined ? name : `${name}/${slug}`);

export const valueEmbed = (name: string): string => `value/${name}`;

export const isValueEmbed = (embed: string): boolean => embed.startsWith('value/');

/** Whether an embed is of a calculator: `pcie`, `pcie/nvme-drive-gen-3-x4-slot`. */
export const isCalculatorEmbed = (embed: string): boolean =>
  !/^(?:chart|sizer|value|compare-arrays)(?:\/|$)/.test(embed);

/** The calculator of an embed that was published, and its preset where it is one's. */
export function calculatorOfEmbed(embed: string): { calculator: Calculator; preset?: Preset } {
  const [name = '', slug] = embed.split('/');
  const calculator = calculatorNamed(name);
  if (slug === undefined) return { calculator };
  const preset = calculator.presets.find((item) => item.slug === slug);
  if (!preset) throw new Error(`${embed} was published as an embed: there is no such preset now`);
  return { calculator, preset };
}
