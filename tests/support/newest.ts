import { addressOf, versionsWhere } from '../../site/embed/addresses.ts';

/**
 * The version of today of an embed or calculator. Tests of what pages and frames do take it, so that a model that
 * answers better turns none of them red.
 *
 * @throws where there is no such embed
 */
export function versionToday(embed: string): number {
  const versions = versionsWhere((one) => one === embed).map(({ version }) => version);
  if (versions.length === 0) throw new Error(`no embed is called ${embed}`);
  return Math.max(...versions);
}

/** An embed in its version of today, as it stands in addresses: `sizer/v3`. */
export const newest = (embed: string): string => addressOf({ embed, version: versionToday(embed) });
