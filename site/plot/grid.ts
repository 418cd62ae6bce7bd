// What drawings have in common: their sizes, and hairlines at round values with what each of them stands for.
import { withoutZeros } from '../common/format.ts';
import { axisX, axisY, gridX, gridY, type Markish } from './marks.ts';

/** Drawn twice, for a phone and for more, in pixels: type keeps its size. */
export const widths = { narrow: 340, wide: 720 } as const;
export type Size = keyof typeof widths;

interface Steps {
  ticks: readonly number[];
  format(value: number): string;
  label: string;
}

/** A format as the ticks of an axis have it. */
export const tickText = (format: (value: number) => string) => (value: number) => withoutZeros(format(value));

export const HAIRLINE = { stroke: 'var(--lw-hairline)', strokeOpacity: 1 };

/** Along the bottom. */
export const across = ({ ticks, format, label }: Steps): Markish[] => [
  gridX({ ticks, ...HAIRLINE }),
  axisX({ ticks, tickFormat: tickText(format), tickSize: 0, label, labelAnchor: 'center', labelArrow: 'none' }),
];

/** Up the left side. */
export const upwards = ({ ticks, format, label }: Steps): Markish[] => [
  gridY({ ticks, ...HAIRLINE }),
  axisY({ ticks, tickFormat: tickText(format), tickSize: 0, label, labelArrow: 'none' }),
];
