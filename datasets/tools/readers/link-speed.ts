/** Which generation a link runs at, from the speed that a system prints. */
import rows from '../../generated/link-speeds.json' with { type: 'json' };

export interface LinkSpeed {
  link: string;
  /** Its name in the generation tables. */
  generation: string;
  /** On one lane, in one direction, before the line code. */
  transfersPerSecond: number;
  /** What of them the line code leaves, 0 to 1. */
  codeShare: number;
  /** Absent where a link of the generation has as many as its slot. */
  lanes?: number;
}

export const linkSpeeds: readonly LinkSpeed[] = rows;

/**
 * The generation of a link by its transfers per second on one lane, in one direction; `lanes` where
 * the link has generations that differ in lanes only. Nothing where the registry has none such.
 */
export const generationAt = (
  link: 'pcie' | 'sata' | 'sas' | 'usb',
  transfersPerSecond: number,
  lanes?: number,
): string | undefined =>
  linkSpeeds.find(
    (row) =>
      row.link === link &&
      row.transfersPerSecond === transfersPerSecond &&
      (lanes === undefined || row.lanes === lanes),
  )?.generation;

/** What a reader is told of a speed that has no generation. */
export const unknownSpeed = (link: string, speed: string): { message: string; fix: string } => ({
  message: `no ${link} generation runs at "${speed.slice(0, 40)}": the link generation is left out`,
  fix: 'state runs.link_generation yourself; a new generation needs a row in datasets/registry',
});
