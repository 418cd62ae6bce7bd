// What calculators say less what kernels and tools print, a line for each tool.
import { quantity } from '../common/format.ts';
import { across, type Size, widths } from '../plot/grid.ts';
import { dot, type PlotOptions, text } from '../plot/marks.ts';
import { type Merged, merged, radii, titleOf } from '../plot/merged.ts';
import type { Difference } from './made-build.ts';
import { words as accuracy } from './words.ts';

const words = accuracy.made;

/** Pixels of a tool: its name, and below it its dots. */
const ROW = 40;
const MIB = 2 ** 20;
const TICKS = [0, MIB, 2 ** 30, 2 ** 40];

const off = ({ bytes }: Difference): number => Math.abs(bytes);

/** Differences of one tool that lie on each other are one dot. */
const cellOf = (difference: Difference): string =>
  [difference.array.tool, Boolean(difference.array.reason), Math.round(4 * Math.log2(1 + off(difference)))].join();

export function madeChart(all: readonly Difference[], drawnSize: Size): PlotOptions {
  const tools = [...new Set(all.map(({ array }) => array.tool))];
  const at = ({ array }: Difference): number => tools.indexOf(array.tool);
  const dots = merged(all, cellOf, 0);
  const ofTool = (tool: string): number =>
    new Set(all.filter(({ array }) => array.tool === tool).map(({ array }) => array)).size;
  return {
    width: widths[drawnSize],
    height: tools.length * ROW + 60,
    marginTop: 10,
    marginBottom: 44,
    marginLeft: 24,
    marginRight: 24,
    ariaLabel: words.caption,
    x: { type: 'symlog', constant: 2 ** 10, domain: [0, Math.max(2 ** 40, ...all.map(off))] },
    y: { domain: [-0.5, tools.length - 0.5], reverse: true, axis: null },
    r: { type: 'identity' },
    marks: [
      ...across({ ticks: TICKS, format: (bytes) => quantity(bytes, 'byte', { binary: true }), label: words.axis }),
      text(tools, {
        frameAnchor: 'left',
        y: (tool: string) => tools.indexOf(tool),
        dy: -10,
        text: (tool: string) => words.tool(words.tools[tool] ?? tool, ofTool(tool)),
        className: 'lw-plot-named',
        stroke: 'var(--lw-paper)',
        strokeWidth: 4,
      }),
      dot(dots, {
        x: ({ one }: Merged<Difference>) => off(one),
        y: ({ one }: Merged<Difference>) => at(one) + 0.2,
        r: radii(dots, 4),
        fill: ({ one }: Merged<Difference>) => (one.array.reason ? 'var(--lw-paper)' : 'var(--lw-measured)'),
        stroke: 'var(--lw-measured)',
        strokeWidth: 1.5,
        title: (dotted: Merged<Difference>) => {
          const { array } = dotted.one;
          const title = `${array.versions}, ${array.inputs.drives}: ${quantity(off(dotted.one), 'byte', { binary: true })}`;
          return titleOf(title, dotted);
        },
      }),
    ],
  };
}
