// Pictures of machines as they are committed, in any language.
import type { Machine } from '../../site/machine/model.ts';

type Drawing = Pick<typeof import('../../site/sizer/drawing.ts'), 'mapPicture' | 'colours'>;

/** Machines of every shape; their pictures are looked at where a change redraws them. */
export const PICTURED = [
  ...(['sata-ssds-on-9211-8i-in-x4-slot', 'hard-disks-on-9211-8i-in-x4-slot', 'ssds-on-jmb585-in-x1-slot'] as const),
  ...(['10gbe-in-x1-slot', 'raidz2-over-10gbe', 'nvme-raid0-behind-dmi-3', 'three-gen-4-drives-on-b650'] as const),
  ...(['24-drives-one-sas-2-cable', 'port-multiplier-3-gbps', 'nvme-in-thunderbolt-3'] as const),
  ...(['nvme-switch-on-one-lane', 'nvme-mirror-in-u2-bays'] as const),
];

/** Every width of a machine below one another, in both schemes side by side. */
export function contactSheet(machine: Machine, { mapPicture, colours }: Drawing): string {
  const frame = 1000;
  const rows = [960, 600, 320].map((width) => mapPicture(machine, width, 'light').height + 20);
  const height = rows.reduce((sum, row) => sum + row, 0);
  const maps = (['light', 'dark'] as const).map((scheme, at) => {
    let y = 10;
    const drawn = [960, 600, 320].map((width, row) => {
      const map = `<g transform="translate(${at * frame + 20} ${Math.ceil(y)})">${mapPicture(machine, width, scheme).svg}</g>`;
      y += rows[row] ?? 0;
      return map;
    });
    return `<rect x="${at * frame}" width="${frame}" height="100%" fill="${colours.paper[scheme]}"/>\n${drawn.join('\n')}`;
  });
  const box = `viewBox="0 0 ${2 * frame} ${Math.ceil(height)}"`;
  const font = 'font-family="system-ui, sans-serif"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${font}>\n${maps.join('\n')}\n</svg>\n`.replaceAll(
    '<g data-of',
    '\n<g data-of',
  );
}
